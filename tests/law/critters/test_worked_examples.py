"""The worked examples of the rulebook, C-1 to C-14: south is the first player unless a test says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.critters.helpers import HOME, begin, deal, pile, total
from weald.scenario import Scenario


@law("3.1", "3.2", "7.6")
def test_c1_the_middle_of_a_battle() -> None:
    """C-1: three cards at sea, one of south's and two of north's; the sea lies between air and land."""
    position: dict[str, Any] = {
        "row": "air sea land",
        "south": {"hand": "S3 L3", "air": "A6x", "sea": "S1", "land": "L5 L1"},
        "north": {"hand": "L2", "air": "A3", "sea": "S6 S2", "land": "L4"},
    }
    s = Scenario("critters", **position)
    assert (len(pile(s, "south", "sea")), len(pile(s, "north", "sea"))) == (1, 2)
    s.play("south: deploy S3 to sea")
    assert set(s.offers()) == {"flip south air", "flip north air", "flip south land", "flip north land"}
    s = Scenario("critters", **position)
    s.play("south: deploy L3 to land")
    assert set(s.offers()) == {"flip south sea", "flip north sea"}


@law("4.9")
def test_c2_covered_and_uncovered() -> None:
    """C-2: Transport lies over Escalation: only Transport can be flipped, and Escalation holds though covered."""
    s = Scenario("critters", turn="north", south={"hand": "A1", "sea": "S2 S1", "air": "A6x"}, north={"hand": "L2 L6"})
    assert total(s, "south", "air") == 4
    s.play("north: deploy L2 to land", "north: flip south sea")
    assert pile(s, "south", "sea") == ["S2", "S1x"]
    assert total(s, "south", "air") == 4


@law("5.3", "5.4", "5.5", "5.6", "S3", "A1")
def test_c3_deploying_a_maneuver() -> None:
    """C-3: the Maneuver covers two cards at sea, turns up south's own Support on land, and that helps at sea."""
    s = Scenario(
        "critters",
        row="air land sea",
        south={"hand": "S3 L5 L1 S4", "sea": "S2 S1", "land": "A1x"},
        north={"hand": "L2", "land": "L4", "air": "A3", "sea": "S6"},
    )
    assert s.refused("south: deploy S3 to land") == "5.4"
    assert s.refused("south: deploy S3 to air") == "5.4"
    s.play("south: deploy S3 to sea")
    assert pile(s, "south", "sea") == ["S2", "S1", "S3"]
    assert set(s.offers()) == {"flip south land", "flip north land"}
    assert s.refused("south: flip north sea") == "S3"
    assert s.refused("south: flip south sea") == "S3"
    s.play("south: flip south land")
    assert s.see("north")["piles"]["south"]["land"] == ["A1"]
    assert s.see(None)["totals"]["south"] == {"air": 3, "land": 1, "sea": 2 + 1 + 3 + 3}


@law("5.7", "4.6", "4.7")
def test_c4_improvising() -> None:
    """C-4: Disrupt is improvised to the air: it lies on top, counts 2 and not 5, and nothing is flipped."""
    s = Scenario("critters", south={"hand": "L5 A1", "air": "A4"}, north={"hand": "L2", "air": "A3"})
    s.play("south: improvise L5 to air")
    assert pile(s, "south", "air") == ["A4", "L5x"]
    assert total(s, "south", "air") == 4 + 2
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("6.2", "S1", "7.7")
def test_c5_transport() -> None:
    """C-5: Transport takes covered Heavy Tanks from land to the air, faceup and on top; or is declined."""
    s = Scenario("critters", south={"hand": "S1 L5", "land": "L6 L4", "air": "A4"}, north={"hand": "L2"})
    s.play("south: deploy S1 to sea")
    assert "decline" in s.offers()
    s.play("south: move land 1", "south: to air")
    assert pile(s, "south", "air") == ["A4", "L6"]
    assert total(s, "south", "air") == 10
    assert s.asked == "north"


@law("6.2", "S1")
def test_c5_transport_turned_up() -> None:
    """C-5: the same is offered when Transport is turned faceup."""
    s = Scenario("critters", south={"hand": "A3 L5", "land": "L6 S1x"}, north={"hand": "L2"})
    s.play("south: deploy A3 to air", "south: flip south land")
    assert set(s.offers()) == {"decline", "move air 1", "move land 1", "move land 2"}


@law("6.5", "S2")
def test_c6_escalation_off_and_on() -> None:
    """C-6: facedown cards count 4, 2 and 4 as Escalation is turned down and up again."""
    s = Scenario(
        "critters",
        turn="north",
        south={"hand": "A4 A5 A1", "sea": "S2", "air": "A6x", "land": "L1x"},
        north={"hand": "L3 L2 L6"},
    )
    assert s.see(None)["totals"]["south"] == {"air": 4, "land": 4, "sea": 2}
    s.play("north: deploy L3 to land", "north: flip south sea")
    assert s.see(None)["totals"]["south"] == {"air": 2, "land": 2, "sea": 2}
    s.play("south: deploy A4 to air", "north: deploy L2 to land", "north: flip south sea")
    assert s.see(None)["totals"]["south"] == {"air": 4 + 4, "land": 4, "sea": 2}


@law("7.1")
def test_c7_a_flip_may_choose_either_side() -> None:
    """C-7: both players have an uncovered card next to the Maneuver: both may be flipped."""
    s = Scenario("critters", south={"hand": "A3 L5", "land": "L6"}, north={"hand": "L2", "land": "L4"})
    s.play("south: deploy A3 to air")
    assert set(s.offers()) == {"flip south land", "flip north land"}


@law("7.8", "S5")
def test_c8_moving_is_not_playing() -> None:
    """C-8: with Blockade at sea and three cards on land, a card moved to land stays and a played one is destroyed."""
    s = Scenario(
        "critters",
        south={"hand": "S1 L2 L5", "air": "A6", "land": "L6"},
        north={"hand": "S6 S4", "sea": "S5", "land": "L4 L3"},
    )
    s.play("south: deploy S1 to sea", "south: move air 1", "south: to land", "north: deploy S6 to sea")
    assert pile(s, "south", "land") == ["L6", "A6"]
    s.play("south: deploy L2 to land")
    assert pile(s, "south", "land") == ["L6", "A6"]
    assert s.see(None)["destroyed"] == ["L2x"]
    assert s.asked == "north"


@law("7.5", "S5")
def test_c9_destroyed_right_after_it_is_played() -> None:
    """C-9: Ambush is destroyed as it is deployed: nothing is flipped, the turn passes, the hand is one smaller."""
    s = Scenario("critters", south={"hand": "L2 A1"}, north={"hand": "S6", "sea": "S5", "land": "L4 L5 L6"})
    s.play("south: deploy L2 to land")
    assert s.see(None)["destroyed"] == ["L2x"]
    assert s.see("north")["piles"]["north"] == {"air": [], "land": ["L4", "L5", "L6"], "sea": ["S5"]}
    assert s.see(None)["hands"]["south"] == 1
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("8.2", "8.3", "9.1")
def test_c10_a_tie_at_the_end() -> None:
    """C-10: air is south's by 6 to 3, land north's by 4 to 1; the tie at sea makes the battle the first player's."""
    s = Scenario(
        "critters",
        south={"hand": "S1", "air": "A2 A4", "land": "L1", "sea": "S2"},
        north={"air": "A3", "land": "L4", "sea": "S3"},
    )
    s.play("south: deploy S1 to sea")
    assert s.see(None)["totals"] == {
        "south": {"air": 6, "land": 1, "sea": 3},
        "north": {"air": 3, "land": 4, "sea": 3},
    }
    assert s.see(None)["control"] == {"air": "south", "land": "north", "sea": "south"}
    s.play("south: decline")
    assert s.see(None)["scores"] == {"south": 6, "north": 0}


@law("9.2")
@pytest.mark.parametrize(("quitter", "points"), [("south", [2, 2, 2, 3, 3, 4]), ("north", [2, 2, 3, 3, 4, 6])])
def test_c11_withdrawal_points(quitter: str, points: list[int]) -> None:
    """C-11: what the opponent scores when the first or the second player withdraws with 6, 5, 4, 3, 2 and 1 cards."""
    winner = "north" if quitter == "south" else "south"
    scored = []
    for left in (6, 5, 4, 3, 2, 1):
        hands = {quitter: {"hand": " ".join(f"A{n}" for n in range(1, left + 1))}, winner: {"hand": "L1"}}
        s = Scenario("critters", turn=quitter, south=hands["south"], north=hands["north"])
        s.play(f"{quitter}: withdraw")
        scored.append(s.see(None)["scores"][winner])
    assert scored == points


@law("10.1", "10.2", "10.3")
def test_c12_the_next_battle() -> None:
    """C-12: new hands out of all 18 cards, the boards one place on, the other player first, the points kept."""
    table = begin(row="air-land-sea", first="south", target=99)
    table.play("withdraw", "south")
    deal(table)
    shown = table.show(None)
    assert shown["row"] == ["sea", "air", "land"]
    assert (shown["first"], table.actor) == ("north", "north")
    assert (shown["hands"], shown["deck"]) == ({"south": 6, "north": 6}, 6)
    assert shown["scores"] == {"south": 0, "north": 2}
    for _ in range(2):
        table.play("withdraw")
        deal(table)
    assert table.show(None)["row"] == ["air", "land", "sea"]
    assert table.show(None)["first"] == "north"


@law("11.1", "11.2", "12.1", "12.2")
@pytest.mark.parametrize(
    ("mode", "target", "scores"),
    [("standard", 12, [6, 12]), ("standard", 18, [6, 12, 18]), ("beginner", 0, [1, 2, 3])],
)
def test_c13_the_end_of_a_game(mode: str, target: int, scores: list[int]) -> None:
    """C-13: two battles fought out win, three in the longer game, and three for beginners."""
    south, north = "A4 A6 L4 L6 S2 S6", "A1 A2 A3 L1 L2 L3"
    table = begin(south=south, north=north, mode=mode, target=target)
    for score in scores:
        cards = {"south": iter(south.split()), "north": iter(north.split())}
        for _ in range(12):
            seat = str(table.actor)
            card = next(cards[seat])
            table.play(f"deploy {card} to {HOME[card[0]]}" if seat == "south" else f"improvise {card} to sea")
        assert table.show(None)["scores"] == {"south": score, "north": 0}
        if score != scores[-1]:
            deal(table, south, north)
    assert table.actor is None
    assert table.show(None)["winner"] == "south"


@law("7.4")
def test_c14_in_the_wrong_theater() -> None:
    """C-14: a Super Battleship carried to land counts 6 there and wins the theater."""
    s = Scenario(
        "critters",
        first="north",
        turn="south",
        south={"hand": "S1 A1", "sea": "S6"},
        north={"hand": "L1", "land": "L5"},
    )
    s.play("south: deploy S1 to sea", "south: move sea 1", "south: to land")
    assert total(s, "south", "land") == 6
    assert s.see(None)["control"]["land"] == "south"
