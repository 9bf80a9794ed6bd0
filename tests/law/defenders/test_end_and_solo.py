"""Chapters 15 and 16: the end of the game; the lone player."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import until
from tests.law import law
from tests.law.defenders.helpers import RULESET, acting, allowed, around, at, begun, faction_of, machine, scene, told
from weald.engine.errors import BadValue
from weald.engine.journal import Result
from weald.games.defenders import tables
from weald.scenario import Scenario

SIX = "A1 A2 C5 C6 F1 F2"
DONE = {"gone": True, "camps": "E1 E2 E3 F3 F4 F5"}


def outcome(s: Scenario) -> Result:
    found = s.table.outcome
    assert found is not None
    return found


@law("15.1")
def test_all_win_with_the_last_camp() -> None:
    """D-X5: every camp stands and no factory does: won at once, by all, with no machine card."""
    s = acting(own={"at": "D1", "camps": "A1 A2 A3 A4 B2", "support": 6}, council=DONE)
    s.play("camp")
    assert (outcome(s).law, outcome(s).winners) == ("15.1", ["order", "council"])
    assert s.asked is None
    assert s.see(None)["ending"] == "victory"


@law("15.1")
def test_all_win_with_the_last_rewilding() -> None:
    """All camps were built before; the last factory falls in a player's turn."""
    s = acting(own={"at": "C3", "camps": "A1 A2 A3 A4 B2 D1"}, council=DONE, factories={"5": "C3 N"})
    s.play("rewild")
    assert (outcome(s).law, outcome(s).winners) == ("15.1", ["order", "council"])


@law("15.1")
def test_no_victory_while_a_factory_stands_or_a_camp_is_missing() -> None:
    s = acting(own={"at": "C3", "camps": "A1 A2 A3 A4 B2"}, council=DONE, factories={"5": "C3 N"})
    s.play("rewild")
    assert s.table.outcome is None


BUILT = {
    "5": f"{at(3, 0)} N wild",
    "4": f"{at(0, 3)} N wild",
    "3": f"{at(-3, 3)} N wild",
    "2": f"{at(-3, 0)} N wild",
    "1": f"{at(0, -3)} N wild",
}


@law("15.2")
@pytest.mark.parametrize("card", ["factories", "reboot"])
def test_a_sixth_factory_loses(card: str) -> None:
    """D-F6: five are built, rewilded or not, and one more hex is enclosed when a card orders to build."""
    s = acting(own={"at": "C3"}, factories=BUILT, walls=around(2, -2))
    machine(s, card)
    assert (outcome(s).law, outcome(s).winners) == ("15.2", [])
    assert s.see(None)["ending"] == "core-completed"


@law("15.2")
def test_five_factories_alone_do_not_lose() -> None:
    s = acting(own={"at": "C3"}, factories=BUILT, core="N")
    machine(s, "factories")
    assert s.table.outcome is None


@law("15.3")
def test_a_seventh_toxic_site_loses() -> None:
    """D-F6: six lie on the board, and a chute adds the third token to a hex."""
    s = acting(
        own={"at": "C3"}, toxic=SIX, pollution=f"{at(0, 1)}x2 {at(1, 0)}x2 {at(-1, 0)}x2 {at(0, -1)}x2", core="N"
    )
    machine(s, "factories")
    assert (outcome(s).law, outcome(s).winners) == ("15.3", [])


@law("15.3")
def test_a_sixth_toxic_site_does_not() -> None:
    five = " ".join(SIX.split()[:5])
    s = acting(own={"at": "C3"}, toxic=five, pollution=f"{at(0, 1)}x2", core="S")
    machine(s, "factories")
    assert s.table.outcome is None


@law("15.4")
def test_two_dead_of_one_habitat_lose() -> None:
    """D-X4: whichever factions they belonged to."""
    own = {"at": "C3", "damage": 3, "hand": "pyromancy-b"}
    s = acting(own=own, mechs="C3", dead="break-bread-b")
    s.play("destroy", "chance: roll 1", "chance: kill pyromancy-b")
    assert (outcome(s).law, outcome(s).winners) == ("15.4", [])
    s = acting(own=own, mechs="C3", dead="break-bread-a")
    s.play("destroy", "chance: roll 1", "chance: kill pyromancy-b")
    assert s.table.outcome is None


# the lone player


def alone(**position: Any) -> Scenario:
    """The lone player with Order and Council, in planning unless it is somebody's turn."""
    return scene(solo=True, factions="order council", **position)


@law("16.1")
def test_one_seat_with_two_factions() -> None:
    """Set up as for two: six markers and five camps each; other numbers of factions are refused."""
    table = begun(solo="yes")
    assert table.seats == ("solo",)
    for name in ("order", "council"):
        faction = faction_of(table, name)
        assert (faction["player"], faction["markers"], faction["camps_left"]) == ("solo", 6, 5)
    with pytest.raises(BadValue):
        RULESET.check_options({"solo": "yes", "coven": "yes"})


@law("16.2")
def test_the_first_hand_is_any_mixture() -> None:
    """The player says from which deck each of the three cards comes."""
    from weald.engine.table import Table

    table = Table(RULESET, {"solo": "yes"}, "mixture")
    until(table, "choose-deck")
    for deck in ("order", "council", "council"):
        assert table.offers() == ["from order", "from council"]
        table.play(f"from {deck}")
    hand: Any = table.show("solo")["hand"]
    assert len(hand) == 3
    assert (faction_of(table, "order")["deck"], faction_of(table, "council")["deck"]) == (11, 10)


@law("16.3")
def test_no_marker_and_no_silence() -> None:
    s = alone(hand="archives-a field-kitchen-a")
    assert s.see(None)["first"] is None
    assert s.see("solo")["talking"]["open"] is True
    assert s.see("solo")["talking"]["of_hands"] == "everything"
    s = alone(hand="order-comrade-a")
    s.play("plan order-comrade-a")
    assert s.see(None)["first"] is None


@law("16.4")
def test_any_card_is_the_next_active_defender() -> None:
    """Its faction has the turn, with its own leader and board; a machine card follows each turn."""
    s = alone(hand="archives-a field-kitchen-a", council={"at": "G1"}, order={"at": "D1"})
    assert set(s.offers()) == {"plan archives-a", "plan field-kitchen-a"}
    s.play("plan field-kitchen-a")
    assert (s.asked, s.see(None)["turn"], s.see(None)["points"]) == ("solo", "council", 3)
    assert "F1" in allowed(s, "move")
    machine(s, "engines")
    assert (s.asked, s.see(None)["phase"]) == ("solo", "planning")
    assert s.offers() == ["plan archives-a", "top council"]


@law("16.5")
def test_the_top_of_a_deck_if_the_hand_has_no_card_of_it() -> None:
    s = alone(hand="archives-a")
    assert s.why("top order") == ("16.5", "cards-in-hand")
    s.play("top council")
    assert len(s.offers()) == 12
    s.play("chance: draw caravans-a")
    assert (s.see(None)["turn"], faction_of(s, "council")["active"]["card"]) == ("council", "caravans-a")


@law("4.7", "16.5")
def test_the_top_card_of_an_empty_deck_is_not_the_last_active_defender() -> None:
    """The deck is made anew before the active defender is covered, so that card stays out of it."""
    cards = [tables.CARD_NAMES[card] for card in tables.DECK[0]]
    used = [card for card in cards if card != "archives-a"]
    s = alone(order={"active": "archives-a", "used": " ".join(used)}, hand="field-kitchen-a")
    s.play("top order")
    assert sorted(s.offers()) == sorted(f"draw {card}" for card in used)
    assert faction_of(s, "order")["active"]["card"] == "archives-a"
    s.play("chance: draw order-comrade-a")
    assert faction_of(s, "order")["active"]["card"] == "order-comrade-a"
    assert faction_of(s, "order")["used"] == ["archives-a"]


@law("16.6")
def test_reveal_abilities_take_effect_at_once() -> None:
    s = alone(hand="archives-a")
    s.play("plan archives-a")
    assert faction_of(s, "order")["items"] == ["maps"]


@law("16.7")
def test_an_ongoing_ability_lasts_while_its_card_is_on_top() -> None:
    """Caravans help in the Order's turn, until the Council's next defender covers them."""
    s = alone(hand="caravans-a archives-a field-kitchen-a", order={"at": "A1"}, council={"at": "G1"})
    s.play("plan caravans-a")
    machine(s, "engines")
    s.play("plan archives-a")
    assert faction_of(s, "council")["active"]["card"] == "caravans-a"
    assert "D7" in allowed(s, "move"), "mountains all over are a corridor for a forest defender"
    machine(s, "engines")
    s.play("plan field-kitchen-a")
    assert faction_of(s, "council")["used"] == ["caravans-a"]


@law("16.8")
def test_an_ability_is_for_its_own_faction() -> None:
    """Field Kitchen gives bread to the Council only, Break Bread to both factions."""
    s = alone(hand="field-kitchen-a")
    s.play("plan field-kitchen-a")
    assert (faction_of(s, "council")["items"], faction_of(s, "order")["items"]) == (["bread"], [])
    s = alone(hand="break-bread-a")
    s.play("plan break-bread-a")
    assert (faction_of(s, "council")["items"], faction_of(s, "order")["items"]) == (["bread"], ["bread"])


@law("16.9")
def test_helpers_are_of_the_active_defenders_faction() -> None:
    """Council Comrade of the forest cannot help the Order."""
    s = alone(turn="order", order={"active": "archives-a"}, hand="council-comrade-b order-comrade-a", points=0)
    assert allowed(s, "team") == ["order-comrade-a"]
    assert s.why("team council-comrade-b") == ("16.9", "other-faction")


@law("16.10")
def test_a_camp_draws_from_its_factions_deck() -> None:
    s = alone(turn="order", order={"active": "archives-a", "at": "D1", "camps": "A4", "support": 2})
    s.play("camp")
    for _ in range(4):
        s.play(f"chance: {s.offers()[0]}")
    assert (faction_of(s, "order")["deck"], faction_of(s, "council")["deck"]) == (7, 12)
    assert s.see(None)["hands"] == {"solo": 4}


@law("16.11")
def test_a_death_takes_any_card_of_the_hand() -> None:
    s = alone(
        turn="order",
        order={"active": "archives-a", "at": "C3", "damage": 3},
        hand="archives-b field-kitchen-a",
        mechs="C3",
    )
    s.play("destroy", "chance: roll 1")
    assert s.offers() == ["kill archives-b", "kill field-kitchen-a"]
    s.play("chance: kill field-kitchen-a")
    assert (faction_of(s, "order")["damage"], s.see(None)["hands"]) == (0, {"solo": 1})


@law("16.12")
def test_a_factions_cards_leave_with_its_last_camp() -> None:
    """They go to its used pile; the other faction plays on; only its cards can be chosen."""
    s = alone(
        turn="order",
        order={"active": "archives-a", "at": "D1", "camps": "A1 A2 A3 A4 B2", "support": 6},
        council={"at": "G1"},
        hand="archives-b field-kitchen-a",
    )
    s.play("camp")
    assert told(s, "left")
    assert s.see(None)["hands"] == {"solo": 1}
    s.play("chance: machine engines")
    assert set(faction_of(s, "order")["used"]) == {"archives-a", "archives-b"}
    assert s.offers() == ["plan field-kitchen-a"]
    assert s.why("top order") == ("16.12", "faction-gone")
