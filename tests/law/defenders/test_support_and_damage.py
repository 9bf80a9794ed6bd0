"""Chapters 5 and 6: support and camps, damage and death."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.defenders.helpers import RULESET, acting, allowed, at, faction_of, hex_of, machine, outcomes, told
from weald.drawings import drawing
from weald.games.defenders import tables
from weald.games.defenders.tables import DIE
from weald.texts import Texts

TWO = {"at": "D1", "camps": "A4"}


@law("5.1")
def test_what_gives_support() -> None:
    """A mech, a wall, a hex, a factory: one each."""
    s = acting(own={"at": "C3", "camps": "A4 D1"}, points=9, factories={"5": "C3 N"}, mechs="C3", pollution="C3")
    steps = [("destroy", 1), ("clear", 2), ("breach B2-C3", 3)]
    for sentence, support in steps:
        s.play(sentence)
        if s.asked == "chance":
            s.play("chance: roll 0")
        assert faction_of(s, "order")["support"] == support
    s = acting(own={"at": "C3"}, factories={"5": "C3 N"})
    s.play("rewild")
    assert faction_of(s, "order")["support"] == 1


@law("5.2")
def test_a_full_track_gains_nothing_and_hinders_nothing() -> None:
    """D-T2: two mechs fill the track; a third can be destroyed all the same; and now a camp can be built."""
    s = acting(own=TWO, mechs="D1x5", points=4)
    for support in (1, 2, 2):
        s.play("destroy", "chance: roll 0")
        assert faction_of(s, "order")["support"] == support
    assert "camp" in s.offers()


@law("5.2")
@pytest.mark.parametrize("support", [0, 1])
def test_no_camp_without_full_support(support: int) -> None:
    s = acting(own={**TWO, "support": support})
    assert s.why("camp") == ("5.2", "support-missing")


@law("5.3", "7.7")
def test_a_camp_brings_cards_and_sends_the_tracker_back() -> None:
    """D-T6: with three camps built the next space shows 6: cards are drawn up to six."""
    own = {"at": "D1", "camps": "A4 A1 A2 A3", "support": 5, "hand": "archives-b"}
    s = acting(own=own)
    s.play("camp")
    for _ in range(5):
        s.play(f"chance: {s.offers()[0]}")
    assert s.see(None)["hands"]["order"] == 6
    order = faction_of(s, "order")
    assert (order["support"], order["camps_left"]) == (0, 1)
    assert hex_of(s, "D1")["camp"] == "order"
    assert s.see(None)["points"] == 2


@law("5.3", "6.2")
def test_everybody_sees_what_is_printed_on_track_and_die() -> None:
    """The number on the space of the next camp, and the faces of the die: in every view and in the terminal."""
    s = acting(own={"at": "D1", "camps": "A4 A1 A2 A3", "support": 5})
    for seat in (None, "order", "council"):
        shown = s.see(seat)
        assert [shown["seats"][name]["next_hand"] for name in ("order", "council")] == [6, 4]
        assert shown["die"] == DIE
    words = "\n".join(drawing(RULESET, Texts("defenders")).lines(s.table.view("order")))
    assert "camps left 2 (the next fills the hand to 6)" in words
    assert f"Damage die: {', '.join(map(str, DIE))}." in words


@law("5.3")
def test_a_full_hand_draws_nothing() -> None:
    own = {"at": "D1", "camps": "A4", "support": 2, "hand": "archives-b order-comrade-a order-comrade-b pyromancy-a"}
    s = acting(own=own)
    s.play("camp")
    assert s.asked == "order"
    assert s.see(None)["hands"]["order"] == 4


LAST = {"at": "D1", "camps": "A1 A2 A3 A4 B2", "support": 6}


@law("5.4")
def test_the_last_camp_ends_a_players_part() -> None:
    """The leader leaves the board and no more actions are taken, though points are left; D-X6."""
    s = acting(own=LAST)
    s.play("camp")
    assert faction_of(s, "order")["gone"]
    assert faction_of(s, "order")["at"] is None
    assert hex_of(s, "D1")["leaders"] == []
    assert told(s, "left")


@law("5.6")
def test_a_machine_card_is_drawn_after_the_last_camp() -> None:
    s = acting(own=LAST)
    s.play("camp")
    assert s.asked == "chance"
    assert "machine engines" in s.offers()


@law("5.5")
def test_the_last_player_stays_while_factories_stand() -> None:
    """D-X5: the other has left; a factory stands: the last builder draws cards and plays on until it is rewilded."""
    s = acting(
        own={**LAST, "hand": "archives-b"},
        council={"gone": True, "camps": "E1 E2 E3 F1 F2 F3"},
        factories={"5": "C3 N"},
    )
    s.play("camp")
    while s.asked == "chance":
        s.play(f"chance: {s.offers()[0]}")
    assert not faction_of(s, "order")["gone"]
    assert s.asked == "order"
    assert s.see(None)["hands"]["order"] == 7
    assert faction_of(s, "order")["support_needed"] == 0


@law("6.1")
def test_snipers_and_hunters() -> None:
    """A mech is a sniper on a factory or the core, a hunter elsewhere."""
    s = acting(mechs="C3 D4 E2", factories={"5": "C3 N"})
    assert [hex_of(s, name)["mechs_are"] for name in ("C3", "D4", "E2")] == ["snipers", "snipers", "hunters"]


def hurt_by(face: int, **position: object) -> int:
    """The damage a Coven leader in (1, 0) takes when the die shows this face after an action."""
    s = acting("coven", "bubbling-brew-a", own={"at": at(1, 0)}, **position)
    s.play("end" if not allowed(s, "move") else f"move {allowed(s, 'move')[0]}", f"chance: roll {face}")
    return int(faction_of(s, "coven")["damage"])


@law("6.4")
@pytest.mark.parametrize(("face", "damage"), [(0, 0), (1, 1), (2, 0)])
def test_snipers_hurt_with_a_one_only(face: int, damage: int) -> None:
    """D-T3 A and B: next to a factory with a sniper."""
    assert hurt_by(face, factories={"5": f"{at(2, 0)} N"}, mechs=at(2, 0)) == damage


@law("6.4")
def test_mechs_on_the_core_are_snipers_for_its_neighbours() -> None:
    assert hurt_by(1, mechs="D4") == 1


@law("6.3")
@pytest.mark.parametrize(("face", "damage"), [(0, 0), (1, 1), (2, 2)])
def test_among_mechs_every_face_hurts(face: int, damage: int) -> None:
    """D-T3 C: with a mech in the hex; with snipers next door too it is melee."""
    assert hurt_by(face, mechs=at(1, 0)) == damage
    assert hurt_by(face, mechs=f"{at(1, 0)} D4") == damage


@law("6.3")
def test_on_a_factory_with_a_mech_it_is_melee() -> None:
    """D-T3 D."""
    s = acting("coven", "bubbling-brew-a", own={"at": "C3"}, factories={"5": "C3 N"}, mechs="C3")
    s.play("destroy", "chance: roll 2")
    assert faction_of(s, "coven")["damage"] == 2


@law("6.2")
def test_one_roll_after_the_action_by_where_it_began() -> None:
    """Moving away from a mech is rolled for, once for three mechs, after the move; moving towards one is not."""
    s = acting(own={"at": "C3"}, mechs="C3x3 B2")
    s.play("move C2")
    assert faction_of(s, "order")["at"] == "C2"
    assert s.asked == "chance"
    s.play("chance: roll 0")
    s.play("move B2")
    assert s.asked == "order"


@law("6.2")
def test_destroying_the_only_mech_is_rolled_for() -> None:
    s = acting(own={"at": "C3"}, mechs="C3")
    s.play("destroy")
    assert outcomes(s.table) == {f"roll {face}": DIE.count(face) for face in set(DIE)}


@law("6.2")
def test_without_mechs_nothing_is_rolled() -> None:
    s = acting(own={"at": "C3"}, mechs="C5", pollution="C3")
    s.play("clear")
    assert s.asked == "order"


@law("6.5", "7.11")
def test_a_toxic_site_costs_a_damage() -> None:
    """D-T8 B: the token goes back, one support, one damage; with potions too."""
    for sentence in ("clear", "pour"):
        s = acting(own={"at": "C3", "items": "potions"}, factions="order coven", toxic="C3")
        s.play(sentence)
        order = faction_of(s, "order")
        assert (order["support"], order["damage"]) == (1, 1)
        assert s.see(None)["toxic_left"] == 6


@law("6.6")
def test_damage_beyond_three_kills_a_random_card() -> None:
    """D-X4: any card of the hand with equal chance; all damage is removed; the dead are seen by all."""
    s = acting(own={"at": "C3", "damage": 3, "hand": "archives-b pyromancy-b"}, mechs="C3")
    s.play("destroy", "chance: roll 1")
    assert outcomes(s.table) == {"kill archives-b": 1, "kill pyromancy-b": 1}
    s.play("chance: kill pyromancy-b")
    assert s.see(None)["dead"] == {"pyromancy-b": "mountain"}
    assert faction_of(s, "order")["damage"] == 0
    assert s.see(None)["hands"]["order"] == 1


@law("6.6")
def test_two_damage_on_two_tokens_kill_once() -> None:
    """Counted one by one the second is one too many; the rest is dropped."""
    s = acting(own={"at": "C3", "damage": 3, "hand": "archives-b"}, mechs="C3")
    s.play("destroy", "chance: roll 2", "chance: kill archives-b")
    assert faction_of(s, "order")["damage"] == 0
    s = acting(own={"at": "C3", "damage": 2, "hand": "archives-b"}, mechs="C3")
    s.play("destroy", "chance: roll 2")
    assert s.offers() == ["kill archives-b"]


@law("6.6")
def test_three_tokens_kill_nobody() -> None:
    s = acting(own={"at": "C3", "damage": 2, "hand": "archives-b"}, mechs="C3")
    s.play("destroy", "chance: roll 1")
    assert (s.asked, faction_of(s, "order")["damage"]) == ("order", 3)


@law("6.7")
def test_without_a_hand_the_top_of_the_deck_dies() -> None:
    s = acting(own={"at": "C3", "damage": 3}, mechs="C3")
    s.play("destroy", "chance: roll 1")
    assert len(s.offers()) == 11
    s.play("chance: kill order-comrade-b")
    assert faction_of(s, "order")["deck"] == 10


@law("6.7")
def test_without_hand_and_deck_the_used_pile_is_shuffled_first() -> None:
    """The active defender stays out of it."""
    used = " ".join(tables.CARD_NAMES[card] for card in tables.DECK[0] if tables.CARD_NAMES[card] != "archives-a")
    s = acting(own={"at": "C3", "damage": 3, "used": used}, mechs="C3")
    s.play("destroy", "chance: roll 1")
    assert len(s.offers()) == 11
    assert "kill archives-a" not in s.offers()


@law("5.6")
def test_no_machine_card_after_the_victory() -> None:
    s = acting(own=LAST, council={"gone": True, "camps": "E1 E2 E3 F1 F2 F3"})
    s.play("camp")
    assert s.asked is None


@law("5.4")
def test_whoever_has_left_is_not_hurt_any_more() -> None:
    """The last camp among mechs: the leader is off the board, nothing is rolled."""
    s = acting(own=LAST, mechs="D1")
    s.play("camp")
    assert "machine engines" in s.offers()
    assert not told(s, "rolled")


def test_machine_helper_draws_the_card() -> None:
    """What the other tests rely on: the card that was named is the one that is carried out."""
    s = acting()
    machine(s, "reboot")
    assert told(s, "direction")
