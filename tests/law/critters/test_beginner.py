"""Chapter 12: beginner mode."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.critters.helpers import begin, deal
from weald.scenario import Scenario


@law("12.1")
def test_a_battle_fought_out_is_worth_one_point() -> None:
    """The winner scores 1, not 6."""
    s = Scenario("critters", mode="beginner", south={"hand": "A6", "land": "L6"}, north={"sea": "S6", "score": 1})
    s.play("south: deploy A6 to air")
    assert s.see(None)["scores"] == {"south": 1, "north": 1}


@law("12.2")
def test_three_points_win() -> None:
    """The third battle won wins the game; the second does not."""
    for score, winner in ((1, None), (2, "south")):
        s = Scenario("critters", mode="beginner", south={"hand": "A6", "land": "L6", "score": score}, north={})
        s.play("south: deploy A6 to air")
        assert s.see(None)["winner"] == winner


@law("12.2")
def test_a_new_beginners_table_plays_to_three() -> None:
    """South gives up three battles: the game is over, and was not before."""
    table = begin(mode="beginner")
    assert (table.show(None)["mode"], table.show(None)["target"]) == ("beginner", 3)
    for lost in (1, 2, 3):
        if table.actor == "north":
            table.play("improvise A6 to sea", "north")
        table.play("withdraw", "south")
        assert table.show(None)["scores"] == {"south": 0, "north": lost}
        if lost < 3:
            deal(table)
    assert table.actor is None
    assert table.show(None)["winner"] == "north"
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.law) == (["north"], "12.2")


@law("12.3")
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("first", ["south", "north"])
def test_a_withdrawal_is_worth_one_point_however_late(left: int, first: str) -> None:
    """Neither the number of cards in hand nor the commander matters."""
    cards = ["A1", "A2", "A3", "A4", "A5", "A6"]
    s = Scenario(
        "critters",
        mode="beginner",
        first=first,
        turn="south",
        south={"hand": " ".join(cards[:left])},
        north={"hand": "L1"},
    )
    s.play("south: withdraw")
    assert s.see(None)["scores"] == {"south": 0, "north": 1}
