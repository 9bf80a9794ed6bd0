"""Chapter 3: theaters."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.law import law
from tests.law.critters.helpers import THEATERS, pile, total
from weald.engine.errors import NotASentence
from weald.scenario import Scenario


@law("3.1")
def test_cards_are_played_into_one_of_three_theaters() -> None:
    """Air, land and sea are all the places that a card can be played to."""
    s = Scenario("critters", south={"hand": "S6"}, north={"hand": "L6"})
    places = {offer.split(" to ")[1] for offer in s.offers() if offer != "withdraw"}
    assert places == {"air", "land", "sea"}
    with pytest.raises(NotASentence):
        s.play("south: improvise S6 to space")


@law("3.1")
def test_both_players_cards_in_a_column_are_in_the_same_theater() -> None:
    """A theater is a column with two sides: the cards on both fight over the same control."""
    s = Scenario("critters", south={"hand": "A4", "sea": "S1"}, north={"hand": "A6", "sea": "S2"})
    assert s.see(None)["control"]["air"] == "south"
    s.play("south: deploy A4 to air", "north: deploy A6 to air")
    assert s.see(None)["control"]["air"] == "north"


@law("3.1")
def test_a_card_lies_in_its_theater_from_then_on() -> None:
    """A played card stays in the theater where it was played, and in no other, while the battle goes on."""
    s = Scenario("critters", south={"hand": "A6 L6"}, north={"hand": "S5 S6"})
    s.play("south: improvise A6 to sea", "north: deploy S5 to sea", "south: deploy L6 to land")
    assert s.see("south")["piles"]["south"] == {"air": [], "land": ["L6"], "sea": ["A6x"]}


@law("3.2")
@pytest.mark.parametrize("row", list(permutations(THEATERS)))
@pytest.mark.parametrize("maneuver", ["A3", "L3", "S3"])
def test_theaters_next_to_each_other_are_adjacent(row: tuple[str, ...], maneuver: str) -> None:
    """A Maneuver in the middle reaches both outer theaters; one in an outer theater reaches the middle only."""
    home = {"A3": "air", "L3": "land", "S3": "sea"}[maneuver]
    s = Scenario(
        "critters",
        row=" ".join(row),
        south={"hand": maneuver},
        north={"hand": "S1", "air": "A6", "land": "L6", "sea": "S6"},
    )
    s.play(f"south: deploy {maneuver} to {home}")
    reached = {row[0], row[2]} if home == row[1] else {row[1]}
    assert set(s.offers()) == {f"flip north {theater}" for theater in reached}


@law("3.3")
def test_a_card_is_played_onto_its_players_side() -> None:
    """Both players' cards in a theater lie on their own sides, however they were played."""
    s = Scenario("critters", south={"hand": "A6 L6"}, north={"hand": "A5 S6"})
    s.play("south: deploy A6 to air", "north: deploy A5 to air")
    assert (pile(s, "south", "air"), pile(s, "north", "air")) == (["A6"], ["A5"])
    assert (total(s, "south", "air"), total(s, "north", "air")) == (6, 5)


@law("3.3")
def test_a_card_turned_up_by_the_opponent_is_still_its_owners() -> None:
    """North turns south's Transport up: it counts for south, and south decides what it does."""
    s = Scenario("critters", turn="north", south={"hand": "A6", "sea": "S1x"}, north={"hand": "L2 L6"})
    s.play("north: deploy L2 to land", "north: flip south sea")
    assert s.asked == "south"
    assert s.see("south")["question"]["law"] == "S1"
    assert (total(s, "south", "sea"), total(s, "north", "sea")) == (1, 0)


@law("3.3")
def test_ones_own_cards_are_those_on_ones_own_side() -> None:
    """Disrupt has each player flip a card of their own: the other side's is refused."""
    s = Scenario("critters", south={"hand": "L5 A1", "sea": "S6"}, north={"hand": "L6", "air": "A6"})
    s.play("south: deploy L5 to land")
    assert s.refused("south: flip north air") == "L5"
    s.play("south: flip south sea")
    assert s.refused("north: flip south land") == "L5"
