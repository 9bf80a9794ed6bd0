"""Chapter 2: what a game is."""

from __future__ import annotations

from tests.law import law
from tests.law.critters.helpers import HOME, begin
from weald.scenario import Scenario


@law("2.1")
def test_a_battle_is_won_by_controlling_more_theaters_once_all_cards_are_played() -> None:
    """North controls air and land when the last card is played, and so wins the battle."""
    s = Scenario(
        "critters",
        turn="north",
        south={"sea": "S6", "air": "A1x"},
        north={"hand": "L6", "air": "A6"},
    )
    s.play("north: deploy L6 to land")
    assert s.see(None)["scores"] == {"south": 0, "north": 6}


@law("2.1")
def test_a_battle_is_won_by_the_opponents_withdrawal() -> None:
    """North wins a battle, in which it controls nothing, when south withdraws."""
    s = Scenario("critters", south={"hand": "L2", "air": "A6", "land": "L6", "sea": "S6"}, north={"hand": "L1"})
    s.play("south: withdraw")
    assert s.see(None)["scores"]["south"] == 0
    assert s.see(None)["scores"]["north"] > 0


@law("2.1")
def test_a_game_is_a_series_of_battles() -> None:
    """A battle that does not end the game is followed by another."""
    table = begin()
    assert table.show(None)["battle"] == 1
    table.play("withdraw", "south")
    assert table.show(None)["battle"] == 2
    assert table.outcome is None


@law("2.2")
def test_the_first_to_reach_twelve_points_wins_the_game() -> None:
    """Two battles fought out and won are 12 points, and the game."""
    s = Scenario("critters", south={"hand": "A6", "score": 6, "land": "L6"}, north={"score": 6, "sea": "S6"})
    assert s.see(None)["target"] == 12
    s.play("south: deploy A6 to air")
    assert s.see(None)["scores"] == {"south": 12, "north": 6}
    assert s.see(None)["winner"] == "south"


@law("2.2")
def test_eleven_points_do_not_win_the_game() -> None:
    """With 11 points the game goes on."""
    s = Scenario("critters", south={"hand": "A6", "score": 5, "land": "L6"}, north={"score": 6})
    s.play("south: deploy A6 to air")
    assert s.see(None)["scores"] == {"south": 11, "north": 6}
    assert s.see(None)["winner"] is None
    assert s.see(None)["battle"] == 2


@law("2.3")
def test_the_players_take_turns_and_play_one_card_in_each() -> None:
    """After each played card the other player is asked, and the hand is one card smaller."""
    table = begin()
    table.play("deploy L6 to land", "south")
    assert table.show(None)["hands"] == {"south": 5, "north": 6}
    assert table.actor == "north"
    table.play("improvise S6 to land", "north")
    assert table.show(None)["hands"] == {"south": 5, "north": 5}
    assert table.actor == "south"


@law("2.4")
def test_no_card_is_drawn_in_a_turn() -> None:
    """Hands only shrink, and the deck stays as it is, turn after turn."""
    table = begin()
    for turn, card in enumerate(("A4", "A6", "L6", "L4", "S5", "S2", "A1", "S6"), start=1):
        table.play(f"deploy {card} to {HOME[card[0]]}")
        assert table.show(None)["deck"] == 6
        assert table.show(None)["hands"] == {"south": 6 - (turn + 1) // 2, "north": 6 - turn // 2}


@law("2.4")
def test_an_ability_may_say_that_a_card_is_drawn() -> None:
    """Reinforce says so: the deck is one card smaller after it."""
    table = begin(first="north")
    table.play("deploy L1 to land", "north")
    assert table.actor == "chance"
    table.play("draw L5", "chance")
    table.play("reinforce air", "north")
    assert table.show(None)["deck"] == 5
