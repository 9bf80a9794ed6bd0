"""Chapter 5: turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.critters.helpers import begin, cards_told, pile, total
from weald.engine.errors import NotYourQuestion
from weald.scenario import Scenario


@law("5.1")
@pytest.mark.parametrize(("first", "second"), [("south", "north"), ("north", "south")])
def test_the_first_player_begins_and_the_turns_alternate(first: str, second: str) -> None:
    """The holder of the first player's commander has the first turn, then each has one in turn."""
    table = begin(first=first)
    asked = []
    for _ in range(8):
        asked.append(table.actor)
        table.play(next(offer for offer in table.offers() if offer.startswith("improvise")))
    assert asked == [first, second] * 4


@law("5.1")
def test_nobody_acts_in_the_others_turn() -> None:
    """North cannot play or withdraw while it is south's turn."""
    s = Scenario("critters", south={"hand": "A6"}, north={"hand": "L6"})
    with pytest.raises(NotYourQuestion):
        s.play("north: deploy L6 to land")
    with pytest.raises(NotYourQuestion):
        s.play("north: withdraw")


@law("5.2")
def test_a_turn_offers_deploying_improvising_and_withdrawing() -> None:
    """These three are all there is to do in a turn; to do nothing is not among them."""
    s = Scenario("critters", south={"hand": "A6"}, north={"hand": "L6", "air": "A5x"})
    assert set(s.offers()) == {
        "deploy A6 to air",
        "improvise A6 to air",
        "improvise A6 to land",
        "improvise A6 to sea",
        "withdraw",
    }
    assert s.refused("south: decline") == "5.2"
    assert s.refused("south: flip north air") == "5.2"


@law("5.2")
@pytest.mark.parametrize("action", ["deploy A6 to air", "improvise A6 to air"])
def test_a_turn_is_one_action(action: str) -> None:
    """After one action the turn is over: south may not play a second card."""
    s = Scenario("critters", south={"hand": "A6 L6"}, north={"hand": "S6"})
    s.play(f"south: {action}")
    assert s.asked == "north"


@law("5.3")
def test_deploying_plays_one_card_from_hand_faceup_onto_ones_own_side() -> None:
    """The card leaves the hand and lies faceup, for everybody to see, on its player's side."""
    s = Scenario("critters", south={"hand": "A6 L6"}, north={"hand": "S6"})
    s.play("south: deploy A6 to air")
    assert s.see("south")["hand"] == ["L6"]
    for viewer in ("south", "north", None):
        assert s.see(viewer)["piles"]["south"] == {"air": ["A6"], "land": [], "sea": []}
        assert s.see(viewer)["piles"]["north"] == {"air": [], "land": [], "sea": []}


@law("5.3")
def test_only_cards_in_hand_can_be_deployed() -> None:
    """A card in the other hand, on the table or in the deck cannot be deployed."""
    s = Scenario("critters", south={"hand": "A6", "sea": "S5x"}, north={"hand": "S6"})
    assert s.refused("south: deploy S6 to sea") == "5.3"
    assert s.refused("south: deploy S5 to sea") == "5.3"
    assert s.refused("south: deploy L6 to land") == "5.3"
    assert s.why("deploy S6 to sea") == ("5.3", "not-in-hand")


@law("5.4")
def test_a_card_is_deployed_only_where_its_type_belongs() -> None:
    """A sea card may be deployed to the sea, and not to land or air."""
    s = Scenario("critters", south={"hand": "S6"}, north={"hand": "L6"})
    assert s.refused("south: deploy S6 to land") == "5.4"
    assert s.refused("south: deploy S6 to air") == "5.4"
    s.play("south: deploy S6 to sea")
    assert s.see("north")["piles"]["south"]["sea"] == ["S6"]


@law("5.5")
def test_a_deployed_card_covers_ones_own_cards_in_the_theater() -> None:
    """The new card lies on top of its player's pile; the opponent's pile is not touched."""
    s = Scenario("critters", south={"hand": "S6 A1", "sea": "S4 L2x"}, north={"hand": "L6", "sea": "S5"})
    s.play("south: deploy S6 to sea")
    assert pile(s, "south", "sea") == ["S4", "L2x", "S6"]
    assert pile(s, "north", "sea") == ["S5"]


@law("5.6")
def test_the_ability_of_a_deployed_card_takes_effect() -> None:
    """An instant is carried out before the turn passes; an ongoing ability holds at once."""
    s = Scenario("critters", south={"hand": "A3 A1 L6"}, north={"hand": "S6 S5", "land": "L4"})
    s.play("south: deploy A3 to air")
    assert (s.asked, s.offers()) == ("south", ["flip north land"])
    s.play("south: flip north land", "north: deploy S6 to sea")
    assert total(s, "south", "land") == 0
    s.play("south: deploy A1 to air")
    assert total(s, "south", "land") == 3


@law("5.7")
@pytest.mark.parametrize("theater", ["air", "land", "sea"])
def test_improvising_plays_a_card_facedown_into_any_theater(theater: str) -> None:
    """Any card, any theater; on top of one's own cards there; its face is told to nobody else."""
    s = Scenario("critters", south={"hand": "S6 L6", theater: "A4"}, north={"hand": "L5"})
    s.play(f"south: improvise S6 to {theater}")
    assert pile(s, "south", theater) == ["A4", "S6x"]
    assert s.see("south")["hand"] == ["L6"]
    assert s.see("north")["piles"]["south"][theater] == ["A4", "x"]
    assert "S6" not in cards_told(s.table, "north") | cards_told(s.table, None)


@law("5.7")
def test_only_cards_in_hand_can_be_improvised() -> None:
    """A card in the other hand, on the table or in the deck cannot be improvised."""
    s = Scenario("critters", south={"hand": "A6", "sea": "S5"}, north={"hand": "S6"})
    assert s.refused("south: improvise S6 to sea") == "5.7"
    assert s.refused("south: improvise S5 to land") == "5.7"
    assert s.refused("south: improvise L6 to land") == "5.7"


@law("5.7")
def test_a_refusal_says_nothing_of_where_a_card_is() -> None:
    """A card in the opponent's hand and one in the deck are refused in the same words."""
    s = Scenario("critters", south={"hand": "A6"}, north={"hand": "S6", "air": "A5x"})
    assert s.why("improvise S6 to sea") == s.why("improvise L6 to sea") == s.why("improvise A5 to sea")
    assert s.why("deploy S6 to sea") == s.why("deploy L6 to land") == s.why("deploy A5 to air")


@law("5.8")
@pytest.mark.parametrize(("quitter", "winner"), [("south", "north"), ("north", "south")])
def test_who_withdraws_gives_the_battle_to_the_opponent(quitter: str, winner: str) -> None:
    """The battle is over at once and the opponent has scored, whoever is ahead on the table."""
    position: dict[str, Any] = {quitter: {"hand": "A2", "air": "A6", "sea": "S6"}, winner: {"hand": "S1"}}
    s = Scenario("critters", turn=quitter, **position)
    s.play(f"{quitter}: withdraw")
    assert s.see(None)["battle"] == 2
    assert s.see(None)["scores"][winner] > 0
    assert s.see(None)["scores"][quitter] == 0


@law("5.9")
def test_the_turn_passes_after_the_action_and_all_it_set_off() -> None:
    """The opponent's turn comes when the deployed card's ability has been carried out, not before."""
    s = Scenario("critters", south={"hand": "L2 A6"}, north={"hand": "S6"})
    s.play("south: deploy L2 to land")
    assert s.asked == "south"
    s.play("south: flip south land")
    assert s.asked == "north"
    assert s.see(None)["question"]["law"] == "5.2"


@law("5.9")
def test_turns_go_on_until_both_have_played_all_their_cards() -> None:
    """After south's last card north still plays its own last card; then the battle is over."""
    s = Scenario("critters", south={"hand": "A6 S6"}, north={"hand": "L6 L5"})
    s.play("south: deploy A6 to air", "north: deploy L6 to land", "south: deploy S6 to sea")
    assert s.asked == "north"
    assert s.see(None)["battle"] == 1
    s.play("north: improvise L5 to land")
    assert s.see(None)["battle"] == 2


@law("5.9")
@pytest.mark.parametrize(("has", "has_not"), [("south", "north"), ("north", "south")])
def test_a_player_without_cards_is_skipped(has: str, has_not: str) -> None:
    """If only one player has cards left, that player has all remaining turns."""
    position: dict[str, Any] = {has: {"hand": "A6 S6 L6"}, has_not: {"air": "A4"}}
    s = Scenario("critters", turn=has_not, **position)
    assert s.asked == has
    s.play(f"{has}: deploy A6 to air")
    assert s.asked == has
    s.play(f"{has}: deploy S6 to sea", f"{has}: deploy L6 to land")
    assert s.see(None)["scores"] == {has: 6, has_not: 0}
