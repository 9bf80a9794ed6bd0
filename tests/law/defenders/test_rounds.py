"""Chapters 2 to 4: rounds, the board, the decks."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.defenders.helpers import (
    RULESET,
    acting,
    allowed,
    begun,
    faction_of,
    hex_of,
    machine,
    neighbours,
    scene,
    told,
)
from weald.games.defenders import tables
from weald.games.defenders.geometry import EDGES, HABITAT_HEXES, IS_RIM

FOUR = {
    "factions": "order council coven sect",
    "order": {"hand": "archives-a"},
    "council": {"hand": "field-kitchen-a"},
    "coven": {"hand": "bubbling-brew-a"},
    "sect": {"hand": "arsenal-a"},
}


@law("2.1", "2.9")
def test_a_round_is_planning_and_then_a_turn_for_each() -> None:
    """Both plan, both take a turn clockwise, and the next round begins with planning; defenders are used then."""
    s = scene(order={"hand": "archives-a archives-b"}, council={"hand": "field-kitchen-a field-kitchen-b"})
    assert s.see(None)["phase"] == "planning"
    s.play("order: plan archives-a", "council: plan field-kitchen-a")
    assert (s.asked, s.see(None)["phase"], s.see(None)["round"]) == ("order", "actions", 1)
    machine(s, "engines")
    assert s.asked == "council"
    machine(s, "engines")
    assert (s.see(None)["phase"], s.see(None)["round"]) == ("planning", 2)
    assert faction_of(s, "order")["used"] == ["archives-a"]
    assert faction_of(s, "order")["active"] is None


@law("2.2")
def test_active_defenders_are_chosen_in_secret() -> None:
    """Others learn that a player has chosen, and not what; only cards of the hand can be chosen."""
    s = scene(**FOUR)
    assert s.refused("order: plan archives-b") == "2.2"
    s.play("order: plan archives-a")
    assert faction_of(s, "order")["chosen"]
    assert s.see("order")["choice"]["card"] == "archives-a"
    for other in ("council", "coven", "sect", None):
        assert s.see(other)["choice"] is None
        assert "archives-a" not in str(s.see(other))
        chosen = [event for event in s.table.events(other) if event["what"] == "chose"]
        assert "card" not in chosen[0]


@law("2.3")
def test_without_a_card_the_top_of_the_deck_is_used() -> None:
    """Nobody asks a player without cards; chance turns up any card of the deck."""
    s = scene(order={}, council={"hand": "field-kitchen-a"})
    assert s.asked == "council"
    s.play("council: plan field-kitchen-a")
    assert s.asked == "chance"
    assert len(s.offers()) == 12
    s.play("chance: draw archives-b")
    assert faction_of(s, "order")["active"]["card"] == "archives-b"
    assert faction_of(s, "order")["deck"] == 11


@law("2.4")
def test_all_are_revealed_together() -> None:
    """Nothing is shown while one player has not chosen; then all active defenders are."""
    s = scene(**FOUR)
    s.play("order: plan archives-a", "council: plan field-kitchen-a", "coven: plan bubbling-brew-a")
    assert [faction_of(s, name)["active"] for name in ("order", "council", "coven", "sect")] == [None] * 4
    s.play("sect: plan arsenal-a")
    cards = [faction_of(s, name)["active"]["card"] for name in ("order", "council", "coven", "sect")]
    assert cards == ["archives-a", "field-kitchen-a", "bubbling-brew-a", "arsenal-a"]
    assert s.see("council")["choice"] is None


@law("2.5")
def test_reveal_abilities_come_before_turns() -> None:
    """The last player's item is there before the first player acts."""
    s = scene(**FOUR)
    s.play("order: plan archives-a", "council: plan field-kitchen-a", "coven: plan bubbling-brew-a")
    s.play("sect: plan arsenal-a")
    assert s.asked == "order"
    assert faction_of(s, "sect")["items"] == ["rockets"]


@law("2.6")
def test_each_comrade_passes_the_marker() -> None:
    """D-P1: with two comrades the marker goes two seats to the left, and the turns begin there."""
    position = {**FOUR, "council": {"hand": "council-comrade-a"}, "sect": {"hand": "sect-comrade-a"}}
    s = scene(**position)
    s.play("order: plan archives-a", "council: plan council-comrade-a", "coven: plan bubbling-brew-a")
    s.play("sect: plan sect-comrade-a")
    assert s.see(None)["first"] == "coven"
    order = []
    while s.see(None)["phase"] == "actions":
        order.append(s.asked)
        machine(s, "engines" if s.see(None)["machines"].get("engines") else "mechs")
    assert order == ["coven", "sect", "order", "council"]


@law("2.7", "4.2")
def test_as_many_actions_as_points() -> None:
    """Each action costs a point; with none left only items, helpers and the end are offered."""
    s = acting(own={"at": "D1", "hand": "archives-b"}, mechs="D1x9")
    assert s.see(None)["points"] == 3
    for left in (2, 1, 0):
        s.play("destroy", "chance: roll 0")
        assert s.see(None)["points"] == left
    assert s.refused("destroy") == "4.2"
    assert s.offers() == ["end"]


@law("2.7")
def test_actions_may_be_left_unused() -> None:
    s = acting()
    s.play("end")
    assert s.asked == "chance"


@law("2.8")
def test_a_machine_card_follows_the_actions() -> None:
    s = acting()
    s.play("end")
    assert set(s.offers()) == {"machine engines", "machine factories", "machine mechs", "machine reboot"}
    s.play("chance: machine reboot")
    assert told(s, "machine")[0]["machine"] == "reboot"


@law("2.10")
def test_talking_is_closed_while_defenders_are_chosen() -> None:
    """The view tells every client whether players may talk."""
    s = scene(**FOUR)
    assert s.see("order")["talking"] == {"open": False, "of_hands": "habitats", "law": "2.10"}
    for sentence in ("plan archives-a", "plan field-kitchen-a", "plan bubbling-brew-a", "plan arsenal-a"):
        assert s.see(None)["talking"]["open"] is False
        s.play(sentence)
    assert s.see(None)["talking"]["open"] is True


@law("2.11")
def test_of_hands_only_habitats_may_be_told() -> None:
    """Hands are in no other view, and the talking rule says what may be told of them."""
    table = begun(coven="yes")
    for seat in table.seats:
        held = {card["card"] for card in table.show(seat)["hand"]}  # type: ignore[attr-defined]  # plain data
        for other in (*table.seats, None):
            if other != seat:
                assert not any(f"'{card}'" in str(table.show(other)) for card in held)
        assert table.show(seat)["talking"]["of_hands"] == "habitats"  # type: ignore[index]  # plain data


@law("3.1")
def test_hexes_and_edges() -> None:
    """36 habitat hexes around the core, each with six edges; 42 of the 132 edges lie on the rim."""
    assert len(HABITAT_HEXES) == 36
    assert (EDGES, sum(IS_RIM)) == (132, 42)
    assert len(neighbours("D4")) == 6
    assert len(neighbours("A1")) == 3


@law("3.2")
@pytest.mark.parametrize(
    ("faction", "home"), [("order", "forest"), ("council", "plains"), ("coven", "marsh"), ("sect", "mountain")]
)
def test_homes(faction: str, home: str) -> None:
    assert tables.HABITAT_NAMES[tables.HOME[tables.FACTION_NAMES.index(faction)]] == home


@law("3.3")
def test_no_action_touches_an_engine() -> None:
    """Whatever stands beside an engine, no offer names it: the verbs of the game know no engine."""
    s = acting(own={"at": "D2", "items": "rockets maps bread potions", "hand": "archives-b"}, engines="D2>D3 E1>E2")
    before = s.see(None)["engines"]
    assert not any("engine" in verb.sentence for verb in RULESET.grammar.verbs.values())
    for offer in s.offers():
        if offer != "end":
            twin = s.table.clone()
            twin.play(offer)
            assert twin.show(None)["engines"] == before


@law("3.4")
def test_nobody_enters_the_core() -> None:
    """Not by moving, not through a breach, not by Secret Paths; and it is never rewilded."""
    s = acting(own={"at": "D3"}, breaches="D3-D4")
    assert s.refused("move D4") == "3.4"
    assert s.why("move D4") == ("3.4", "core")
    assert s.refused("rewild") == "7.18"


@law("3.5")
def test_a_rewilded_factory_is_home_to_all() -> None:
    """Any faction may camp there, and it belongs to every corridor."""
    s = acting(own={"at": "C3", "support": 2}, factories={"5": "C3 N wild"})
    assert "camp" in s.offers()
    s = acting("council", "field-kitchen-a", own={"at": "C3", "support": 2}, factories={"5": "C3 N wild"})
    assert "camp" in s.offers()
    s = acting(own={"at": "C3", "support": 2}, factories={"5": "C3 N"})
    assert "camp" not in s.offers()


@law("4.1")
@pytest.mark.parametrize("leader", range(8))
def test_a_deck_is_six_base_cards_and_six_of_the_leader(leader: int) -> None:
    own, other = set(tables.DECK[leader]), set(tables.DECK[leader ^ 1])
    assert len(own) == 12
    assert len(own & other) == 6


@law("4.2")
def test_actions_happen_in_the_leaders_own_hex() -> None:
    """What lies next door can be neither cleared nor destroyed."""
    s = acting(own={"at": "C3"}, pollution="C4", mechs="B2")
    assert s.why("clear") == ("7.11", "no-pollution")
    assert s.why("destroy") == ("7.14", "no-mech")


@law("4.3")
@pytest.mark.parametrize("leader", range(8))
def test_half_of_a_deck_is_at_home(leader: int) -> None:
    home = tables.HOME[leader // 2]
    assert sum(1 for card in tables.DECK[leader] if tables.HABITAT[card] == home) == 6


@law("4.4", "4.5")
def test_a_helper_of_the_same_habitat_gives_one_point() -> None:
    """D-T1: only when all points are spent, only of the active defender's habitat; one point and no ability."""
    s = acting(own={"at": "D1", "hand": "order-comrade-a archives-b"}, mechs="D1x9", council={})
    assert s.why("team order-comrade-a") == ("4.4", "points-left")
    for _ in range(3):
        s.play("destroy", "chance: roll 0")
    assert allowed(s, "team") == ["order-comrade-a"]
    assert s.why("team archives-b") == ("4.4", "other-habitat")
    s.play("team order-comrade-a")
    assert s.see(None)["points"] == 1
    assert s.see(None)["first"] == "order"  # the comrade's ability does not count
    assert faction_of(s, "order")["teamed"] == ["order-comrade-a"]


@law("4.6")
def test_helpers_come_one_at_a_time() -> None:
    """The second only when the first one's point is spent; both lie under the active defender."""
    s = acting(own={"at": "D1", "hand": "order-comrade-a almanac-printing-a"}, mechs="D1x9", points=0)
    s.play("team order-comrade-a")
    assert s.why("team almanac-printing-a") == ("4.4", "points-left")
    s.play("destroy", "chance: roll 0", "team almanac-printing-a")
    assert faction_of(s, "order")["teamed"] == ["order-comrade-a", "almanac-printing-a"]
    assert faction_of(s, "order")["active"]["card"] == "archives-a"


@law("4.7")
def test_an_empty_deck_is_made_from_the_used_pile() -> None:
    """When a card must be drawn, and not before; the active defender and its helpers stay out."""
    cards = [tables.CARD_NAMES[card] for card in tables.DECK[0]]
    used = [card for card in cards if card not in ("archives-a", "order-comrade-a")]
    s = acting(
        own={"at": "D1", "camps": "A4", "support": 2, "hand": "order-comrade-a", "used": " ".join(used)}, points=0
    )
    assert faction_of(s, "order")["deck"] == 0
    s.play("team order-comrade-a")
    assert faction_of(s, "order")["deck"] == 0
    s.play("camp")
    assert s.asked == "chance"
    assert faction_of(s, "order")["deck"] == 10
    assert sorted(s.offers()) == sorted(f"draw {card}" for card in used)


@law("2.9")
def test_whoever_has_left_is_passed_over() -> None:
    """A faction that has built all its camps neither plans nor takes a turn."""
    s = scene(
        order={"gone": True, "camps": "A1 A2 A3 B2 B3 B4"},
        council={"hand": "field-kitchen-a field-kitchen-b"},
        first="order",
    )
    assert s.asked == "council"
    s.play("council: plan field-kitchen-a")
    assert s.asked == "council"
    machine(s, "engines")
    assert s.asked == "council"
    assert hex_of(s, "A1")["camp"] == "order"
