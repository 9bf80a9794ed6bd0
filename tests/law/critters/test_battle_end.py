"""Chapter 8: the end of a battle."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.critters.helpers import begin
from weald.scenario import Scenario


@law("8.1")
def test_a_withdrawal_ends_the_battle_at_once() -> None:
    """North has cards left and the better of it; south withdraws, and there is no further turn."""
    s = Scenario("critters", south={"hand": "A6 A5 A4"}, north={"hand": "L6 L5", "air": "A3"})
    s.play("south: withdraw")
    assert s.see(None)["battle"] == 2
    assert s.asked == "chance"


@law("8.1")
def test_the_opponent_of_the_one_who_withdraws_wins() -> None:
    """It does not matter that south controls all theaters."""
    s = Scenario("critters", south={"hand": "A2", "air": "A6", "land": "L6", "sea": "S6"}, north={"hand": "L5"})
    s.play("south: withdraw")
    assert s.see(None)["scores"]["south"] == 0
    assert s.see(None)["scores"]["north"] > 0


@law("8.1")
def test_a_player_withdraws_only_as_the_action_of_a_turn() -> None:
    """In the middle of an ability nobody may withdraw, neither its owner nor the opponent who has to flip a card."""
    s = Scenario("critters", south={"hand": "L5 A2", "air": "A6"}, north={"hand": "L6", "sea": "S6"})
    s.play("south: deploy L5 to land")
    s.refused("south: withdraw")
    s.play("south: flip south air")
    assert s.asked == "north"
    s.refused("north: withdraw")


@law("8.2")
def test_a_battle_ends_when_both_have_played_all_their_cards() -> None:
    """Twelve turns, six cards each; after the last of them the battle is counted."""
    table = begin()
    for turn in range(12):
        assert table.show(None)["battle"] == 1
        assert table.actor == ("north" if turn % 2 else "south")
        table.play(next(offer for offer in table.offers() if offer.startswith("improvise")))
    assert table.show(None)["battle"] == 2
    assert table.show(None)["scores"] in ({"south": 6, "north": 0}, {"south": 0, "north": 6})


@law("8.2")
def test_the_last_cards_ability_comes_before_the_end() -> None:
    """South's last card is an Ambush: the flip is made, and turns the battle, before it is counted."""
    s = Scenario(
        "critters",
        first="north",
        turn="south",
        south={"hand": "L2", "sea": "S4"},
        north={"air": "A6", "sea": "S5"},
    )
    s.play("south: deploy L2 to land")
    assert (s.asked, s.see(None)["battle"]) == ("south", 1)
    s.play("south: flip north sea")
    assert s.see(None)["scores"] == {"south": 6, "north": 0}


@law("8.2")
@pytest.mark.parametrize("winner", ["south", "north"])
def test_who_controls_more_theaters_wins(winner: str) -> None:
    """Two narrow theaters beat one by a mile."""
    loser = "north" if winner == "south" else "south"
    position: dict[str, dict[str, str]] = {
        winner: {"hand": "A1", "land": "L2", "sea": "S2"},
        loser: {"air": "A6 A5 A4", "land": "L1", "sea": "S1"},
    }
    s = Scenario("critters", first=loser, turn=winner, south=position["south"], north=position["north"])
    s.play(f"{winner}: deploy A1 to air")
    assert s.see(None)["scores"] == {winner: 6, loser: 0}


@law("8.2")
def test_all_three_theaters_are_as_good_as_two() -> None:
    """Who controls all of them scores what any winner scores."""
    s = Scenario("critters", south={"hand": "A6", "land": "L2", "sea": "S2"}, north={})
    s.play("south: deploy A6 to air")
    assert s.see(None)["scores"] == {"south": 6, "north": 0}


@law("8.3")
@pytest.mark.parametrize("first", ["south", "north"])
def test_equal_totals_give_control_to_the_first_player(first: str) -> None:
    """Three against three at sea: the theater is the first player's, whoever that is."""
    s = Scenario("critters", first=first, south={"hand": "A1", "sea": "S3"}, north={"hand": "A2", "sea": "S1 A6x"})
    assert s.see(None)["totals"]["south"]["sea"] == s.see(None)["totals"]["north"]["sea"] == 3
    assert s.see(None)["control"]["sea"] == first


@law("8.3")
@pytest.mark.parametrize("first", ["south", "north"])
def test_an_empty_theater_is_the_first_players(first: str) -> None:
    """No card on either side is a tie of nothing to nothing."""
    s = Scenario("critters", first=first, south={"hand": "A1"}, north={"hand": "A2"})
    assert s.see(None)["control"] == {"air": first, "land": first, "sea": first}


@law("8.3")
@pytest.mark.parametrize("first", ["south", "north"])
def test_one_point_more_is_control_for_the_second_player(first: str) -> None:
    """The first player's advantage counts only when the totals are equal."""
    second = "north" if first == "south" else "south"
    piles = {first: {"hand": "A1", "sea": "S3"}, second: {"hand": "A2", "sea": "S4"}}
    s = Scenario("critters", first=first, south=piles["south"], north=piles["north"])
    assert s.see(None)["control"]["sea"] == second


@law("8.3")
@pytest.mark.parametrize("first", ["south", "north"])
def test_ties_decide_a_battle_for_the_first_player(first: str) -> None:
    """One theater each and one tie: the first player wins the battle."""
    s = Scenario(
        "critters",
        first=first,
        turn="south",
        south={"hand": "A6", "sea": "S3"},
        north={"land": "L6", "sea": "A3"},
    )
    s.play("south: deploy A6 to air")
    second = "north" if first == "south" else "south"
    assert s.see(None)["scores"] == {first: 6, second: 0}


@law("8.3")
def test_a_battle_that_is_played_out_tells_who_held_what() -> None:
    """Each theater in its order with both totals, a tie as such: the reasons of the step that tells the winner."""
    s = Scenario(
        "critters",
        first="south",
        south={"hand": "A6", "sea": "S3"},
        north={"land": "L6", "sea": "A3"},
    )
    s.play("south: deploy A6 to air")
    told = s.table.numbered_events(None)
    held = [event for event in told if event["what"] == "held"]
    assert sorted((e["theater"], e["seat"], e["total"], e["other_total"], e["by"]) for e in held) == [
        ("air", "south", 6, 0, "strength"),
        ("land", "north", 6, 0, "strength"),
        ("sea", "south", 3, 3, "tie"),
    ]
    first, *rest = s.see(None)["row"]  # it has moved on since
    assert [event["theater"] for event in held] == [*rest, first]
    won = next(event for event in told if event["what"] == "battle-won")
    assert {event["step"] for event in held} == {won["step"]}
    assert {event["role"] for event in held} == {"reason"}


@law("8.1")
def test_a_withdrawal_needs_no_reasons() -> None:
    """Nobody asks who held what."""
    s = Scenario("critters", south={"hand": "A6 A5 A4"}, north={"hand": "L6 L5", "air": "A3"})
    s.play("south: withdraw")
    assert "held" not in [event["what"] for event in s.table.events(None)]
