"""Chapter 9: points."""

from __future__ import annotations

import pytest

from tests.law import law
from weald.scenario import Scenario

SPARE = ["A1", "A2", "A3", "A4", "A5", "A6"]


@law("9.1")
def test_a_battle_fought_out_is_worth_six_points() -> None:
    """Nobody withdrew: the winner has six points more, the loser as many as before."""
    s = Scenario("critters", south={"hand": "A6", "land": "L6", "score": 3}, north={"sea": "S6", "score": 4})
    s.play("south: deploy A6 to air")
    assert s.see(None)["scores"] == {"south": 9, "north": 4}


@law("9.2")
@pytest.mark.parametrize(("left", "points"), [(6, 2), (5, 2), (4, 2), (3, 3), (2, 3), (1, 4)])
@pytest.mark.parametrize(("quitter", "winner"), [("south", "north"), ("north", "south")])
def test_what_the_first_players_withdrawal_is_worth(quitter: str, winner: str, left: int, points: int) -> None:
    """The first player's commander gives 2 points down to four cards in hand, then 3, 3 and 4."""
    hands = {quitter: {"hand": " ".join(SPARE[:left])}, winner: {"hand": "S1 S2"}}
    s = Scenario("critters", first=quitter, turn=quitter, south=hands["south"], north=hands["north"])
    s.play(f"{quitter}: withdraw")
    assert s.see(None)["scores"] == {winner: points, quitter: 0}


@law("9.2")
@pytest.mark.parametrize(("left", "points"), [(6, 2), (5, 2), (4, 3), (3, 3), (2, 4), (1, 6)])
@pytest.mark.parametrize(("quitter", "winner"), [("south", "north"), ("north", "south")])
def test_what_the_second_players_withdrawal_is_worth(quitter: str, winner: str, left: int, points: int) -> None:
    """The second player's commander gives 2 points down to five cards in hand, then 3, 3, 4 and 6."""
    hands = {quitter: {"hand": " ".join(SPARE[:left])}, winner: {"hand": "S1 S2"}}
    s = Scenario("critters", first=winner, turn=quitter, south=hands["south"], north=hands["north"])
    s.play(f"{quitter}: withdraw")
    assert s.see(None)["scores"] == {winner: points, quitter: 0}


@law("9.2")
def test_the_hand_of_the_one_who_withdraws_is_counted() -> None:
    """The winner's cards do not matter, nor do the cards on the table."""
    s = Scenario("critters", south={"hand": "A1", "air": "A6 A5 A4"}, north={"hand": "S1 S2 S3 S4 S5 S6", "land": "L1"})
    s.play("south: withdraw")
    assert s.see(None)["scores"] == {"south": 0, "north": 4}


@law("9.2")
def test_points_are_added_to_those_of_earlier_battles() -> None:
    """A withdrawal adds to the winner's points."""
    s = Scenario("critters", south={"hand": "A1", "score": 5}, north={"hand": "S1", "score": 7})
    s.play("south: withdraw")
    assert s.see(None)["scores"] == {"south": 5, "north": 11}


@law("9.2", "11.1")
@pytest.mark.parametrize(
    ("before", "after", "ends"), [(4, 8, "battle"), (7, 11, "battle"), (8, 12, "war"), (11, 15, "war")]
)
def test_the_price_of_a_withdrawal_is_told_beforehand(before: int, after: int, ends: str) -> None:
    """What the opponent gets, how the war would then stand, and whether that ends it: and so it comes."""
    s = Scenario("critters", south={"hand": "A1", "score": 5}, north={"hand": "S1", "score": before})
    told = s.table.about(s.table.read("withdraw"))
    assert told == {
        "other_seat": "north",
        "points": 4,
        "score": after,
        "own_score": 5,
        "target": 12,
        "ends": ends,
    }
    s.play("south: withdraw")
    assert s.see(None)["scores"] == {"south": 5, "north": after}
    assert (s.table.outcome is not None) is (ends == "war")


@law("9.3")
def test_the_next_battle_is_prepared_if_nobody_has_won() -> None:
    """Eleven points are not enough: new hands are dealt."""
    s = Scenario("critters", south={"hand": "A1"}, north={"hand": "S1", "score": 7})
    s.play("south: withdraw")
    assert s.see(None)["battle"] == 2
    s.dice(["deal A1 A2 A3 L1 L2 L3", "deal A4 A5 A6 L4 L5 L6"])
    assert s.see(None)["hands"] == {"south": 6, "north": 6}
    assert s.asked == "north"


@law("9.3")
def test_no_battle_is_prepared_after_the_last() -> None:
    """Twelve points are enough: nothing is dealt and nobody is asked."""
    s = Scenario("critters", south={"hand": "A1"}, north={"hand": "S1", "score": 8})
    s.play("south: withdraw")
    assert s.asked is None
    assert s.see(None)["battle"] == 1
    assert s.see(None)["winner"] == "north"
