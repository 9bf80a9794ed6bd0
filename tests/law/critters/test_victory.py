"""Chapter 11: winning the game."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.critters.helpers import begin, deal
from weald.engine.errors import GameOver
from weald.scenario import Scenario


@law("11.1")
@pytest.mark.parametrize("winner", ["south", "north"])
def test_twelve_points_win_the_game(winner: str) -> None:
    """Whoever has 12 points after a battle has won; nobody is asked any more."""
    quitter = "north" if winner == "south" else "south"
    seats = {winner: {"hand": "A1", "score": 10}, quitter: {"hand": "A2 A3 A4 A5 A6 L1", "score": 10}}
    s = Scenario("critters", turn=quitter, south=seats["south"], north=seats["north"])
    s.play(f"{quitter}: withdraw")
    assert s.see(None)["scores"] == {winner: 12, quitter: 10}
    assert s.see(None)["winner"] == winner
    assert s.asked is None
    with pytest.raises(GameOver):
        s.play(f"{winner}: withdraw")


@law("11.1")
def test_more_than_twelve_points_win_too() -> None:
    """Eleven and six are seventeen: more than enough."""
    s = Scenario("critters", south={"hand": "A6", "land": "L6", "score": 11}, north={})
    s.play("south: deploy A6 to air")
    assert s.see(None)["scores"]["south"] == 17
    assert s.see(None)["winner"] == "south"


@law("11.1")
def test_eleven_points_are_not_enough() -> None:
    """One point is missing: the game goes on."""
    s = Scenario("critters", south={"hand": "A1 A2 A3 A4 A5 A6"}, north={"hand": "L1", "score": 9})
    s.play("south: withdraw")
    assert s.see(None)["scores"]["north"] == 11
    assert s.see(None)["winner"] is None
    assert s.asked == "chance"


@law("11.1")
def test_a_whole_game_of_withdrawals() -> None:
    """South gives up every battle at once; after six battles of 2 points each north has won."""
    table = begin()
    for battle in range(1, 7):
        if table.actor == "north":
            table.play("improvise A6 to sea", "north")
        table.play("withdraw", "south")
        assert table.show(None)["scores"] == {"south": 0, "north": 2 * battle}
        if battle < 6:
            deal(table)
    assert table.actor is None
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.law) == (["north"], "11.1")


@law("11.2")
@pytest.mark.parametrize("target", [7, 18, 25])
def test_another_number_of_points_may_be_agreed_on(target: int) -> None:
    """18 for a longer game, or any other number: it takes exactly that many."""
    for short, winner in ((1, None), (0, "south")):
        s = Scenario(
            "critters",
            target=target,
            south={"hand": "A6", "land": "L6", "score": target - 6 - short},
            north={},
        )
        s.play("south: deploy A6 to air")
        assert s.see(None)["scores"]["south"] == target - short
        assert s.see(None)["winner"] == winner


@law("11.2")
def test_the_number_is_chosen_before_the_game() -> None:
    """A new table plays to the number it was told, and to 12 if it was told nothing."""
    assert begin().show(None)["target"] == 12
    assert begin(target=18).show(None)["target"] == 18
