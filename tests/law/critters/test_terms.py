"""Chapter 7: the words that abilities use."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.critters.helpers import cards_told, pile, total
from weald.scenario import Scenario


@law("7.1")
def test_flipping_turns_a_faceup_card_facedown() -> None:
    """The flipped card stays where it is, facedown."""
    s = Scenario("critters", south={"hand": "L2 A1"}, north={"hand": "S1", "air": "A4 A6"})
    s.play("south: deploy L2 to land", "south: flip north air")
    assert pile(s, "north", "air") == ["A4", "A6x"]


@law("7.1")
def test_flipping_turns_a_facedown_card_faceup() -> None:
    """The flipped card stays where it is, and everybody sees it now."""
    s = Scenario("critters", south={"hand": "L2 A1"}, north={"hand": "S1", "air": "A4 S6x"})
    s.play("south: deploy L2 to land", "south: flip north air")
    for viewer in ("south", "north", None):
        assert s.see(viewer)["piles"]["north"]["air"] == ["A4", "S6"]


@law("7.1")
def test_a_flip_may_take_either_players_card() -> None:
    """An ability that does not say whose card it flips may flip one's own or the opponent's."""
    s = Scenario("critters", south={"hand": "A3 A1", "land": "L6"}, north={"hand": "S1", "land": "L5x"})
    s.play("south: deploy A3 to air")
    assert set(s.offers()) == {"flip south land", "flip north land"}


@law("7.1", "7.2")
def test_there_must_be_a_card_to_flip() -> None:
    """A side of a theater without cards cannot be chosen."""
    s = Scenario("critters", south={"hand": "L2 A1"}, north={"hand": "S1", "air": "A6"})
    s.play("south: deploy L2 to land")
    assert s.why("flip north sea") == ("7.2", "no-card-there")


@law("7.2")
def test_an_ability_for_uncovered_cards_reaches_no_covered_one() -> None:
    """Of a pile of three only the top card is flipped; the two beneath stay as they were."""
    s = Scenario("critters", south={"hand": "A3 A1"}, north={"hand": "S1", "land": "L1x L4 L6x"})
    s.play("south: deploy A3 to air", "south: flip north land")
    assert pile(s, "north", "land") == ["L1x", "L4", "L6"]


@law("7.2")
def test_an_ability_that_does_not_say_so_reaches_covered_cards_too() -> None:
    """Transport may move, and Redeploy may take back, a card that lies beneath others."""
    s = Scenario("critters", south={"hand": "S1 A1", "land": "L4x L6"}, north={"hand": "S6"})
    s.play("south: deploy S1 to sea")
    assert {"move land 1", "move land 2", "move sea 1"} < set(s.offers())
    s = Scenario("critters", south={"hand": "S4 A1", "land": "L4x L6"}, north={"hand": "S6"})
    s.play("south: deploy S4 to sea")
    assert s.offers() == ["decline", "return land 1"]


@law("7.3")
def test_a_card_played_by_an_ability_must_match_its_theater_if_faceup() -> None:
    """The card played after Redeploy's return is deployed where its type belongs, or improvised anywhere."""
    s = Scenario("critters", south={"hand": "S4", "air": "L6x"}, north={"hand": "S6"})
    s.play("south: deploy S4 to sea", "south: return air 1")
    assert s.refused("south: deploy L6 to air") == "5.4"
    assert set(s.offers()) == {
        "deploy L6 to land",
        "improvise L6 to air",
        "improvise L6 to land",
        "improvise L6 to sea",
    }


@law("7.3")
def test_a_card_played_by_an_ability_lies_on_its_players_side_on_top() -> None:
    """Redeploy and Reinforce put a card over one's own cards, and leave the other side alone."""
    s = Scenario("critters", south={"hand": "S4 A1", "air": "L6x", "land": "L4"}, north={"hand": "S6", "land": "L5"})
    s.play("south: deploy S4 to sea", "south: return air 1", "south: deploy L6 to land")
    assert pile(s, "south", "land") == ["L4", "L6"]
    assert pile(s, "north", "land") == ["L5"]
    s = Scenario("critters", dice="draw A5", south={"hand": "L1 A1", "sea": "S5"}, north={"hand": "S6", "sea": "S3"})
    s.play("south: deploy L1 to land", "south: reinforce sea")
    assert pile(s, "south", "sea") == ["S5", "A5x"]
    assert pile(s, "north", "sea") == ["S3"]


@law("7.3")
def test_a_card_played_by_an_ability_sets_off_its_own_ability() -> None:
    """A Maneuver deployed after Redeploy's return flips a card, as it does in a turn."""
    s = Scenario("critters", south={"hand": "S4 A1", "air": "L3x"}, north={"hand": "S6", "air": "A6"})
    s.play("south: deploy S4 to sea", "south: return air 1", "south: deploy L3 to land", "south: flip north air")
    assert pile(s, "north", "air") == ["A6x"]
    assert s.asked == "north"


@law("7.4")
def test_a_card_in_a_theater_of_another_type_counts_in_full() -> None:
    """Heavy Tanks carried to sea have strength 6 there, and stay there."""
    s = Scenario("critters", south={"hand": "S1 A1", "land": "L6"}, north={"hand": "S6 S5"})
    s.play("south: deploy S1 to sea", "south: move land 1", "south: to air")
    assert pile(s, "south", "air") == ["L6"]
    assert total(s, "south", "air") == 6
    s.play("north: deploy S5 to sea", "south: improvise A1 to land")
    assert pile(s, "south", "air") == ["L6"]


@law("7.4")
def test_a_card_turned_up_in_a_theater_of_another_type_stays_and_works_there() -> None:
    """A Maneuver improvised to sea and turned up there flips a card next to the sea, not next to land."""
    s = Scenario(
        "critters",
        south={"hand": "L2 A1", "sea": "L3x"},
        north={"hand": "S6", "air": "A6", "land": "L6"},
    )
    s.play("south: deploy L2 to land", "south: flip south sea")
    assert set(s.offers()) == {"flip south land", "flip north land"}
    assert pile(s, "south", "sea") == ["L3"]
    assert total(s, "south", "sea") == 3


@law("7.5")
def test_a_destroyed_card_goes_under_the_deck() -> None:
    """It leaves the table and the hand, and the deck is one card larger."""
    s = Scenario("critters", south={"hand": "L6 A1"}, north={"hand": "S6", "air": "A5"})
    deck = s.see(None)["deck"]
    s.play("south: improvise L6 to sea")
    assert pile(s, "south", "sea") == []
    assert s.see("south")["hand"] == ["A1"]
    assert s.see("south")["destroyed"] == ["L6x"]
    assert s.see(None)["deck"] == deck + 1


@law("7.5")
def test_the_bottom_of_the_deck_is_drawn_last() -> None:
    """A destroyed card is not among the cards that Reinforce may draw while unseen cards are left."""
    s = Scenario(
        "critters",
        south={"hand": "L1 A1"},
        north={"hand": "S6 A6", "land": "L4 L5", "air": "A2 A3 A4 A5", "sea": "S1 S2 S3 S4"},
        destroyed="L6* S5*",
    )
    s.play("south: deploy L1 to land")
    assert s.asked == "chance"
    assert s.offers() == ["draw L2", "draw L3"]


@law("7.5")
def test_destroyed_cards_are_drawn_in_the_order_in_which_they_were_destroyed() -> None:
    """Once no unseen card is left, the card destroyed first lies on top: it is drawn without dice."""
    s = Scenario(
        "critters",
        south={"hand": "L1 A1"},
        north={"hand": "S6 A6", "land": "L2 L3 L4 L5", "air": "A2 A3 A4 A5", "sea": "S1 S2 S3 S4"},
        destroyed="L6* S5*",
    )
    s.play("south: deploy L1 to land")
    assert s.asked == "south"
    assert s.see("south")["held"] == "L6x"
    assert s.see(None)["destroyed"] == ["S5x"]


@law("7.5")
def test_a_card_destroyed_as_it_is_played_does_not_use_its_ability() -> None:
    """A Maneuver deployed into Blockade's reach is destroyed, and flips nothing."""
    s = Scenario(
        "critters",
        south={"hand": "L3 A1"},
        north={"hand": "S6", "sea": "S5", "land": "L4 L5 L6", "air": "A4"},
    )
    s.play("south: deploy L3 to land")
    assert s.see(None)["destroyed"] == ["L3x"]
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("7.5")
def test_an_ongoing_ability_does_not_hold_when_its_card_is_destroyed() -> None:
    """A Support destroyed as it is played helps its owner nowhere."""
    s = Scenario(
        "critters",
        row="sea air land",
        south={"hand": "A1 S1", "air": "A2 A3"},
        north={"hand": "S6", "sea": "S5", "air": "A6"},
    )
    s.play("south: deploy A1 to air")
    assert s.see(None)["totals"]["south"] == {"air": 5, "land": 0, "sea": 0}


@law("7.5")
def test_a_card_destroyed_facedown_is_known_to_its_player_only() -> None:
    """Under the deck it lies facedown: who played it remembers it, the others never saw it."""
    s = Scenario("critters", south={"hand": "L6 A1"}, north={"hand": "S6", "air": "A5"})
    s.play("south: improvise L6 to sea")
    assert s.see("south")["destroyed"] == ["L6x"]
    assert s.see("north")["destroyed"] == s.see(None)["destroyed"] == ["x"]
    assert "L6" not in cards_told(s.table, "north") | cards_told(s.table, None)


@law("7.5")
def test_a_card_destroyed_faceup_has_been_seen_by_everybody() -> None:
    """What was deployed before it was destroyed is no secret."""
    s = Scenario("critters", south={"hand": "L3 A1"}, north={"hand": "S6", "sea": "S5", "land": "L4 L5 L6"})
    s.play("south: deploy L3 to land")
    for viewer in ("south", "north", None):
        assert s.see(viewer)["destroyed"] == ["L3x"]


@law("7.6")
@pytest.mark.parametrize(
    ("south", "north"),
    [("L1 L2 L4", ""), ("L1 L2", "L4"), ("L1", "L2 L4"), ("", "L1 L2 L4"), ("L1x", "L2x L4x")],
)
def test_both_players_cards_count_in_a_theater(south: str, north: str) -> None:
    """Three cards are three, however they are divided between the sides: Blockade destroys the next one."""
    s = Scenario("critters", south={"hand": "L6 A1", "land": south}, north={"hand": "S6", "sea": "S5", "land": north})
    s.play("south: deploy L6 to land")
    assert s.see(None)["destroyed"] == ["L6x"]


@law("7.7")
def test_a_moved_card_stays_on_its_owners_side() -> None:
    """South's card goes to another theater on south's side of it."""
    s = Scenario("critters", south={"hand": "S1 A1", "land": "L6"}, north={"hand": "S6", "air": "A4"})
    s.play("south: deploy S1 to sea", "south: move land 1", "south: to air")
    assert pile(s, "south", "air") == ["L6"]
    assert pile(s, "north", "air") == ["A4"]
    assert pile(s, "south", "land") == []


@law("7.7")
def test_a_moved_card_covers_the_cards_where_it_arrives() -> None:
    """It lies on top there, even if it lay at the bottom before; the pile it left closes up."""
    s = Scenario("critters", south={"hand": "S1 A1", "land": "L6 L4 L5", "air": "A4 A6"}, north={"hand": "S6"})
    s.play("south: deploy S1 to sea", "south: move land 1", "south: to air")
    assert pile(s, "south", "air") == ["A4", "A6", "L6"]
    assert pile(s, "south", "land") == ["L4", "L5"]


@law("7.7")
def test_a_card_moves_to_another_theater() -> None:
    """The theater where the card lies is no destination."""
    s = Scenario("critters", south={"hand": "S1 A1", "land": "L6 L4"}, north={"hand": "S6"})
    s.play("south: deploy S1 to sea", "south: move land 1")
    assert s.why("to land") == ("7.7", "already-there")
    assert set(s.offers()) == {"to air", "to sea"}


@law("7.7")
@pytest.mark.parametrize(("card", "seen_by_north"), [("L6", "L6"), ("L6x", "x"), ("L6x*", "L6x")])
def test_a_moved_card_keeps_its_side_up(card: str, seen_by_north: str) -> None:
    """A faceup card arrives faceup, a facedown one facedown and as secret as it was."""
    s = Scenario("critters", south={"hand": "S1 A1", "land": card}, north={"hand": "S6"})
    s.play("south: deploy S1 to sea", "south: move land 1", "south: to air")
    assert s.see("north")["piles"]["south"]["air"] == [seen_by_north]
    assert pile(s, "south", "air") == [card.rstrip("*")]


@law("7.8")
def test_blockade_does_not_stop_a_moved_card() -> None:
    """A card may be moved next to Blockade into a theater with three cards, where a played one is destroyed."""
    s = Scenario(
        "critters", south={"hand": "S1 A1", "air": "A6"}, north={"hand": "S6", "sea": "S5", "land": "L4 L5 L6"}
    )
    s.play("south: deploy S1 to sea", "south: move air 1", "south: to land")
    assert pile(s, "south", "land") == ["A6"]
    assert s.see(None)["destroyed"] == []


@law("7.8")
def test_containment_does_not_stop_a_moved_facedown_card() -> None:
    """Containment destroys what is played facedown; a facedown card that is moved is safe."""
    s = Scenario("critters", south={"hand": "S1 A1", "air": "A6x"}, north={"hand": "S6", "air": "A5"})
    s.play("south: deploy S1 to sea", "south: move air 1", "south: to land")
    assert pile(s, "south", "land") == ["A6x"]


@law("7.8")
def test_moving_a_card_sets_off_no_ability_and_is_bound_to_no_type() -> None:
    """A moved Ambush flips nothing again, and goes where it could not be deployed."""
    s = Scenario("critters", south={"hand": "S1 A1", "land": "L2"}, north={"hand": "S6", "air": "A5"})
    s.play("south: deploy S1 to sea", "south: move land 1", "south: to air")
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("7.8")
def test_moving_a_card_does_not_use_up_air_drop() -> None:
    """Air Drop waits for the next card played: a moved card is none."""
    s = Scenario(
        "critters",
        turn="north",
        south={"hand": "S6 A1", "air_drop": True, "sea": "S1x", "land": "L4"},
        north={"hand": "L2 L6"},
    )
    s.play("north: deploy L2 to land", "north: flip south sea", "south: move land 1", "south: to air")
    s.play("south: deploy S6 to land")
    assert pile(s, "south", "land") == ["S6"]
