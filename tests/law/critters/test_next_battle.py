"""Chapter 10: preparing the next battle."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.law import law
from tests.law.critters.helpers import THEATERS, begin, cards_told, deal
from weald.engine import procedure
from weald.scenario import Scenario


@law("10.1")
def test_all_cards_are_gathered_and_dealt_anew() -> None:
    """Cards on the table, in hands, destroyed or in the deck: all 18 are shuffled, and six dealt to each."""
    s = Scenario(
        "critters",
        south={"hand": "A1 L6", "air": "A6 A4x", "land": "L4"},
        north={"hand": "S1", "sea": "S6x", "air": "A5"},
        destroyed="L1* L2/north",
    )
    s.play("south: withdraw")
    assert s.asked == "chance"
    assert len(procedure.outcomes(s.table.game)) == 18564
    s.dice("deal A6 L6 S6 L1 S1 A4")
    assert len(procedure.outcomes(s.table.game)) == 924
    s.dice("deal A1 L2 L4 A5 S2 S3")
    assert s.see("north")["hand"] == ["A4", "A6", "L1", "L6", "S1", "S6"]
    assert s.see("south")["hand"] == ["A1", "A5", "L2", "L4", "S2", "S3"]
    assert s.see(None)["deck"] == 6


@law("10.1")
def test_the_table_is_cleared() -> None:
    """No card lies in a theater, none is destroyed, no hand is known when the next battle begins."""
    s = Scenario(
        "critters",
        south={"hand": "A1 L6", "air": "A6 A4x", "shown": "A1"},
        north={"hand": "S1", "sea": "S6x"},
        destroyed="L1*",
    )
    s.play("south: withdraw")
    s.dice(["deal A6 L6 S6 L1 S1 A4", "deal A1 L2 L4 A5 S2 S3"])
    shown = s.see(None)
    assert shown["piles"] == {seat: {"air": [], "land": [], "sea": []} for seat in ("south", "north")}
    assert shown["totals"] == {seat: {"air": 0, "land": 0, "sea": 0} for seat in ("south", "north")}
    assert (shown["destroyed"], shown["shown"]) == ([], {"south": [], "north": []})


@law("10.1")
def test_abilities_of_the_last_battle_are_over() -> None:
    """Neither Air Drop's permission nor Containment, Blockade, Aerodrome or Escalation outlive their battle."""
    s = Scenario(
        "critters",
        first="north",
        turn="south",
        south={"hand": "L1", "air_drop": True, "air": "A4 A5", "sea": "S2 S5"},
        north={"hand": "S1"},
    )
    s.play("south: withdraw")
    s.dice(["deal A1 L2 L4 S1 S2 S3", "deal A6 L6 S6 L1 A2 A3"])
    assert s.asked == "south"
    assert s.refused("south: deploy S1 to land") == "5.4"
    s.play("south: improvise S3 to land")
    assert s.see("south")["piles"]["south"]["land"] == ["S3x"]
    assert s.see("south")["totals"]["south"]["land"] == 2


@law("10.1")
def test_what_was_known_in_the_last_battle_says_nothing_of_the_next() -> None:
    """New hands are as secret as the first ones: each player is told of the own hand only."""
    table = begin()
    table.play("withdraw", "south")
    since = len(table.actions)
    deal(table, south="A3 A5 L3 L5 S1 S4", north="A1 A4 L2 L6 S3 S5")
    dealt = [event["cards"] for event in table.events("south", since) if "cards" in event]
    assert dealt == [["A3", "A5", "L3", "L5", "S1", "S4"]]
    assert not [event for event in table.events(None, since) if "cards" in event]
    assert cards_told(table, None) == set()


@law("10.2")
@pytest.mark.parametrize("row", list(permutations(THEATERS)))
def test_every_theater_moves_one_place_to_the_right(row: tuple[str, ...]) -> None:
    """The rightmost board goes to the far left; the two others follow it."""
    s = Scenario("critters", row=" ".join(row), south={"hand": "A1"}, north={"hand": "A2"})
    s.play("south: withdraw")
    assert s.see(None)["row"] == [row[2], row[0], row[1]]


@law("10.2")
def test_after_three_battles_the_row_is_the_old_one() -> None:
    """Air land sea, sea air land, land sea air, and air land sea again."""
    table = begin(row="air-land-sea", target=99)
    rows = [table.show(None)["row"]]
    for _ in range(3):
        table.play("withdraw")
        deal(table)
        rows.append(table.show(None)["row"])
    assert rows == [
        ["air", "land", "sea"],
        ["sea", "air", "land"],
        ["land", "sea", "air"],
        ["air", "land", "sea"],
    ]


@law("10.2")
def test_the_new_row_is_the_one_that_counts() -> None:
    """Air was next to land only; after the boards have moved it lies between sea and land."""
    table = begin(row="air-land-sea")
    table.play("withdraw", "south")
    deal(table, north="A1 A2 A4 A5 A6 L6", south="A3 L1 L2 L3 S1 S6")
    table.play("deploy A1 to air", "north")
    assert table.show(None)["totals"] == {
        "south": {"air": 0, "land": 0, "sea": 0},
        "north": {"air": 1, "land": 3, "sea": 3},
    }


@law("10.3")
@pytest.mark.parametrize("first", ["south", "north"])
@pytest.mark.parametrize("quitter", ["south", "north"])
def test_the_commanders_are_swapped(first: str, quitter: str) -> None:
    """The first player becomes the second, whoever won the battle, and has the second turn."""
    s = Scenario("critters", first=first, turn=quitter, south={"hand": "A1"}, north={"hand": "A2"})
    s.play(f"{quitter}: withdraw")
    s.dice(["deal A1 A2 A3 L1 L2 L3", "deal A4 A5 A6 L4 L5 L6"])
    second = "north" if first == "south" else "south"
    assert s.see(None)["first"] == second
    assert s.asked == second


@law("10.3")
def test_the_new_commander_card_is_read() -> None:
    """South withdraws with two cards in hand as the second player of the second battle: 4 points, not 3."""
    table = begin(target=99)
    table.play("withdraw", "south")
    deal(table)
    for _ in range(9):
        table.play(next(offer for offer in table.offers() if offer.startswith("improvise")))
    assert table.show(None)["hands"] == {"south": 2, "north": 1}
    table.play("withdraw", "south")
    assert table.show(None)["scores"] == {"south": 0, "north": 2 + 4}
