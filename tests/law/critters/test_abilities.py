"""Chapter 6: tactical abilities."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.critters.helpers import HOME, pile, total
from weald.scenario import Scenario


@law("6.1")
def test_an_ability_takes_effect_at_once_when_its_card_is_deployed() -> None:
    """The ability comes before the opponent's turn."""
    s = Scenario("critters", south={"hand": "S3 A6"}, north={"hand": "L6 A5", "land": "L4"})
    s.play("south: deploy S3 to sea", "south: flip north land")
    assert pile(s, "north", "land") == ["L4x"]
    assert s.asked == "north"


@law("6.1")
def test_an_ability_takes_effect_at_once_when_its_card_is_turned_up() -> None:
    """North's Escalation, turned up by south, makes north's facedown cards stronger there and then."""
    s = Scenario("critters", south={"hand": "L2 A6"}, north={"hand": "L6", "sea": "S2x", "air": "A5x"})
    assert total(s, "north", "air") == 2
    s.play("south: deploy L2 to land", "south: flip north sea")
    assert total(s, "north", "air") == 4


@law("6.1")
def test_turning_a_card_facedown_sets_off_nothing() -> None:
    """Transport turned from faceup to facedown asks nobody."""
    s = Scenario("critters", south={"hand": "L2 A6"}, north={"hand": "L6", "sea": "S1"})
    s.play("south: deploy L2 to land", "south: flip north sea")
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("6.1")
def test_uncovering_a_faceup_card_sets_off_nothing() -> None:
    """When the card over a faceup Maneuver is moved away, the Maneuver is neither played nor turned up."""
    s = Scenario("critters", south={"hand": "S1 A6", "land": "L3 L6"}, north={"hand": "S6", "air": "A4"})
    s.play("south: deploy S1 to sea", "south: move land 2", "south: to air")
    assert pile(s, "south", "land") == ["L3"]
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("6.2")
def test_an_instant_takes_effect_once() -> None:
    """A Maneuver that lies faceup after its flip does nothing more in later turns."""
    s = Scenario("critters", south={"hand": "A3 L6 S6"}, north={"hand": "S5 S4", "land": "L4"})
    s.play("south: deploy A3 to air", "south: flip north land", "north: deploy S5 to sea")
    s.play("south: deploy S6 to sea")
    assert s.asked == "north"
    assert pile(s, "north", "land") == ["L4x"]


@law("6.2")
def test_an_instant_takes_effect_again_when_its_card_is_turned_up_again() -> None:
    """Transport is used when deployed, turned facedown by a Maneuver, turned up by another, and used again."""
    s = Scenario("critters", south={"hand": "S1 A6 L6"}, north={"hand": "L3 L2 S6"})
    s.play("south: deploy S1 to sea", "south: decline")
    s.play("north: deploy L3 to land", "north: flip south sea")
    assert s.see(None)["question"]["law"] == "5.2"
    s.play("south: deploy A6 to air", "north: deploy L2 to land", "north: flip south sea")
    assert (s.asked, s.see(None)["question"]["law"]) == ("south", "S1")


@law("6.3")
def test_instants_take_effect_in_the_order_in_which_they_were_revealed() -> None:
    """Disrupt turns up south's Transport, then north's Redeploy: Transport is carried out first."""
    s = Scenario(
        "critters",
        south={"hand": "L5 A6", "air": "S1x"},
        north={"hand": "L6", "sea": "S4x", "air": "A4x"},
    )
    s.play("south: deploy L5 to land", "south: flip south air")
    assert (s.asked, s.see(None)["waiting"]) == ("north", ["S1"])
    s.play("north: flip north sea")
    assert (s.asked, s.see(None)["question"]["law"], s.see(None)["waiting"]) == ("south", "S1", ["S4"])
    s.play("south: decline")
    assert (s.asked, s.see(None)["question"]["law"], s.see(None)["waiting"]) == ("north", "S4", [])


@law("6.3")
def test_the_order_is_that_of_revealing_whoever_plays_the_turn() -> None:
    """North deploys Disrupt: north's revealed card comes first, though south's is the first player's."""
    s = Scenario(
        "critters",
        turn="north",
        south={"hand": "A6", "air": "S1x"},
        north={"hand": "L5 L6", "sea": "S3x"},
    )
    s.play("north: deploy L5 to land", "north: flip north sea", "south: flip south air")
    assert (s.asked, s.see(None)["waiting"]) == ("north", ["S1"])
    s.play("north: flip north land")
    assert (s.asked, s.see(None)["question"]["law"]) == ("south", "S1")


@law("6.3")
def test_an_instant_is_carried_out_completely_before_the_next_begins() -> None:
    """Transport asks for the card and for its destination before the waiting Maneuver begins."""
    s = Scenario(
        "critters",
        south={"hand": "L5 A6", "air": "S1x"},
        north={"hand": "L6", "sea": "S3x", "land": "L4"},
    )
    s.play("south: deploy L5 to land", "south: flip south air", "north: flip north sea")
    s.play("south: move land 1")
    assert (s.asked, set(s.offers()), s.see(None)["waiting"]) == ("south", {"to air", "to sea"}, ["S3"])
    s.play("south: to air")
    assert pile(s, "south", "air") == ["S1", "L5"]
    assert (s.asked, s.offers(), s.see(None)["waiting"]) == ("north", ["flip north land"], [])


@law("6.3")
def test_an_instant_set_off_by_another_joins_the_end() -> None:
    """South's Ambush turns up south's Redeploy while north's Transport waits: Transport was first, Redeploy is last."""
    s = Scenario(
        "critters",
        south={"hand": "L5 A6", "air": "A4x L2x", "sea": "S4x"},
        north={"hand": "L6", "sea": "S1x"},
    )
    s.play("south: deploy L5 to land", "south: flip south air", "north: flip north sea")
    s.play("south: flip south sea")
    assert (s.asked, s.see(None)["question"]["law"], s.see(None)["waiting"]) == ("north", "S1", ["S4"])
    s.play("north: decline")
    assert (s.asked, s.see(None)["question"]["law"]) == ("south", "S4")


@law("6.4")
def test_an_instant_that_turns_its_own_card_down_is_finished() -> None:
    """South's Disrupt flips itself facedown; north must still flip one of its cards."""
    s = Scenario("critters", south={"hand": "L5 A6"}, north={"hand": "L6", "air": "A4"})
    s.play("south: deploy L5 to land", "south: flip south land")
    assert pile(s, "south", "land") == ["L5x"]
    assert (s.asked, s.offers()) == ("north", ["flip north air"])
    s.play("north: flip north air")
    assert pile(s, "north", "air") == ["A4x"]


@law("6.4")
def test_an_instant_that_has_not_begun_is_lost_when_its_card_is_turned_down() -> None:
    """South's Ambush turns north's waiting Transport facedown again: a facedown card has no ability to begin."""
    s = Scenario(
        "critters",
        south={"hand": "L5 A6", "air": "L2x"},
        north={"hand": "L6", "sea": "S1x"},
    )
    s.play("south: deploy L5 to land", "south: flip south air", "north: flip north sea")
    assert s.see(None)["waiting"] == ["S1"]
    s.play("south: flip north sea")
    assert s.see(None)["waiting"] == []
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("6.4")
def test_a_lost_instant_takes_effect_when_its_card_is_turned_up_once_more() -> None:
    """The Transport that was lost in one turn is set off anew by a flip in the next."""
    s = Scenario(
        "critters",
        south={"hand": "L5 A6", "air": "L2x"},
        north={"hand": "L3 L6", "sea": "S1x"},
    )
    s.play("south: deploy L5 to land", "south: flip south air", "north: flip north sea", "south: flip north sea")
    s.play("north: deploy L3 to land", "north: flip north sea")
    assert (s.asked, s.see(None)["question"]["law"]) == ("north", "S1")


@law("6.4")
def test_an_ability_that_has_taken_effect_outlasts_its_card() -> None:
    """Air Drop turned facedown after it was carried out still lets its owner's next card go anywhere."""
    s = Scenario("critters", south={"hand": "A2 S6"}, north={"hand": "L2 L6"})
    s.play("south: deploy A2 to air", "north: deploy L2 to land", "north: flip south air")
    s.play("south: deploy S6 to land")
    assert pile(s, "south", "land") == ["S6"]


@law("6.5")
def test_an_ongoing_ability_holds_while_its_card_is_faceup() -> None:
    """Escalation is turned down and up again: south's facedown card has strength 4, 2 and 4 again."""
    s = Scenario(
        "critters", south={"hand": "A4 L4", "sea": "S2", "air": "A6x"}, north={"hand": "L3 L2 S6"}, turn="north"
    )
    assert total(s, "south", "air") == 4
    s.play("north: deploy L3 to land", "north: flip south sea")
    assert total(s, "south", "air") == 2
    s.play("south: deploy L4 to land", "north: deploy L2 to land", "north: flip south sea")
    assert total(s, "south", "air") == 4


@law("6.5")
def test_a_covered_card_goes_on_having_its_ongoing_ability() -> None:
    """Escalation is covered: it lies faceup all the same, and holds."""
    s = Scenario("critters", south={"hand": "S6 A1", "sea": "S2", "air": "A6x"}, north={"hand": "L6"})
    s.play("south: deploy S6 to sea")
    assert total(s, "south", "air") == 4


@law("6.5")
def test_an_ongoing_ability_ends_in_the_middle_of_a_chain() -> None:
    """Disrupt has north turn Containment down; the card that south plays by Redeploy in the same turn is safe."""
    s = Scenario(
        "critters",
        south={"hand": "L5 A6", "sea": "S4x", "land": "S6x"},
        north={"hand": "L6", "air": "A5"},
    )
    s.play("south: deploy L5 to land", "south: flip south sea", "north: flip north air")
    s.play("south: return land 1", "south: improvise S6 to sea")
    assert pile(s, "south", "sea") == ["S4", "S6x"]
    assert s.see(None)["destroyed"] == []


@law("6.6")
@pytest.mark.parametrize("card", ["A3", "L1", "L2", "L3", "L5", "S3"])
def test_an_ability_without_may_must_be_used(card: str) -> None:
    """Maneuver, Reinforce, Ambush and Disrupt cannot be declined."""
    s = Scenario(
        "critters",
        dice="draw A6" if card == "L1" else (),
        south={"hand": f"{card} L6"},
        north={"hand": "S6", "air": "A4", "land": "L4", "sea": "S5"},
    )
    s.play(f"south: deploy {card} to {HOME[card[0]]}")
    assert s.asked == "south"
    assert "decline" not in s.offers()
    s.refused("south: decline")
    s.refused("south: withdraw")


@law("6.6")
def test_an_ability_must_be_used_even_to_ones_harm() -> None:
    """The only card next to south's Maneuver is south's own: it must be flipped."""
    s = Scenario("critters", south={"hand": "A3 L6", "land": "L4"}, north={"hand": "S6", "sea": "S5"})
    s.play("south: deploy A3 to air")
    assert s.offers() == ["flip south land"]


@law("6.6")
@pytest.mark.parametrize("card", ["S1", "S4"])
def test_an_ability_with_may_can_be_declined(card: str) -> None:
    """Transport and Redeploy change nothing if their owner does not want them."""
    s = Scenario("critters", south={"hand": f"{card} L6", "land": "L4", "air": "A6x"}, north={"hand": "S6"})
    s.play(f"south: deploy {card} to sea", "south: decline")
    assert s.see("south")["piles"]["south"] == {"air": ["A6x"], "land": ["L4"], "sea": [card]}
    assert s.see("south")["hand"] == ["L6"]
    assert s.asked == "north"


@law("6.7")
@pytest.mark.parametrize("card", ["A3", "S3"])
def test_a_maneuver_without_a_target_is_left_out(card: str) -> None:
    """Land is empty, so a Maneuver next to it has nothing to flip: nobody is asked."""
    s = Scenario("critters", south={"hand": f"{card} L6", "air": "A4"}, north={"hand": "S6", "sea": "S5"})
    s.play(f"south: deploy {card} to {HOME[card[0]]}")
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("6.7")
def test_half_of_a_disrupt_is_left_out_for_a_player_without_cards() -> None:
    """North has no card to flip; south flips one and the turn passes."""
    s = Scenario("critters", south={"hand": "L5 L6", "air": "A4"}, north={"hand": "S6"})
    s.play("south: deploy L5 to land", "south: flip south air")
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("6.7")
def test_redeploy_without_a_facedown_card_is_left_out() -> None:
    """South has only faceup cards: there is nothing to take back, and nothing is asked."""
    s = Scenario("critters", south={"hand": "S4 L6", "air": "A4"}, north={"hand": "S6", "land": "L1x"})
    s.play("south: deploy S4 to sea")
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("6.7")
def test_reinforce_with_an_empty_deck_is_left_out() -> None:
    """All 18 cards are in hands and on the table: there is nothing to draw."""
    s = Scenario(
        "critters",
        south={"hand": "L1 A6 L6", "air": "A1 A2 A3", "land": "L2 L3 L4"},
        north={"hand": "S6 A5 L5", "air": "A4", "sea": "S1 S2 S3 S4 S5"},
    )
    assert s.see(None)["deck"] == 0
    s.play("south: deploy L1 to land")
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}
