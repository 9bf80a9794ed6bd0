"""The six cards of the land."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.critters.helpers import cards_told, pile, total
from weald.engine import procedure
from weald.scenario import Scenario

# With Reinforce and Support in the hand of south and two destroyed cards, these are all cards: no unseen one is left.
NORTH_HAND = "A6 S6"
NORTH_AIR = "A2 A3 A4 A5x"  # facedown, or Containment would destroy what Reinforce plays
NORTH_LAND = "L2 L3 L4 L5"
NORTH_SEA = "S1 S2 S3 S4"


@law("L1")
def test_reinforce_draws_from_the_unseen_cards_with_equal_chance() -> None:
    """Any card that is neither in a hand nor on the table nor destroyed may be on top of the deck."""
    s = Scenario(
        "critters",
        south={"hand": "L1 A1"},
        north={"hand": NORTH_HAND, "air": "A2 A3x", "land": NORTH_LAND, "sea": NORTH_SEA},
        destroyed="L6*",
    )
    s.play("south: deploy L1 to land")
    assert s.asked == "chance"
    assert s.offers() == ["draw A4", "draw A5", "draw S5"]
    assert {weight for _, weight in procedure.outcomes(s.table.game)} == {1}


@law("L1")
def test_reinforce_plays_the_drawn_card_facedown_next_to_itself() -> None:
    """From the middle of the row: to either end, onto its owner's side, over the cards there."""
    s = Scenario("critters", dice="draw A5", south={"hand": "L1 A1", "sea": "S5"}, north={"hand": "L6"})
    s.play("south: deploy L1 to land")
    assert (s.asked, s.offers()) == ("south", ["reinforce air", "reinforce sea"])
    s.play("south: reinforce sea")
    assert pile(s, "south", "sea") == ["S5", "A5x"]
    assert total(s, "south", "sea") == 5 + 2
    assert s.asked == "north"


@law("L1")
def test_reinforce_reaches_only_adjacent_theaters() -> None:
    """From the end of the row only the middle is open."""
    s = Scenario("critters", row="land air sea", dice="draw A5", south={"hand": "L1 A1"}, north={"hand": "L6"})
    s.play("south: deploy L1 to land")
    assert s.offers() == ["reinforce air"]
    assert s.why("reinforce sea") == ("L1", "not-adjacent")
    assert s.why("reinforce land") == ("L1", "not-adjacent")


@law("L1")
def test_reinforce_does_not_touch_the_hand() -> None:
    """The drawn card goes to the table; the hand is one smaller for the Reinforce itself, the deck for the draw."""
    s = Scenario("critters", dice="draw A5", south={"hand": "L1 A1"}, north={"hand": "L6"})
    deck = s.see(None)["deck"]
    s.play("south: deploy L1 to land")
    assert s.see("south")["hand"] == ["A1"]
    s.play("south: reinforce air")
    assert s.see("south")["hand"] == ["A1"]
    assert s.see(None)["deck"] == deck - 1


@law("L1")
def test_the_drawn_card_is_seen_by_its_owner_only() -> None:
    """South sees it before choosing where it goes and ever after; north and spectators see a card back."""
    s = Scenario("critters", dice="draw A5", south={"hand": "L1 A1"}, north={"hand": "L6"})
    s.play("south: deploy L1 to land")
    assert s.see("south")["held"] == "A5x"
    assert s.see("north")["held"] == s.see(None)["held"] == "x"
    s.play("south: reinforce air")
    assert pile(s, "south", "air") == ["A5x"]
    assert s.see("north")["piles"]["south"]["air"] == ["x"]
    assert "A5" not in cards_told(s.table, "north") | cards_told(s.table, None)
    assert "A5" in cards_told(s.table, "south")


@law("L1")
def test_the_ability_of_the_drawn_card_is_not_used() -> None:
    """It is played facedown: a drawn Ambush flips nothing."""
    s = Scenario("critters", dice="draw L2", south={"hand": "L1 A1"}, north={"hand": "L6", "air": "A6"})
    s.play("south: deploy L1 to land", "south: reinforce air")
    assert s.asked == "north"
    assert pile(s, "north", "air") == ["A6"]


@law("L1")
def test_reinforce_turned_up_by_the_opponent_works_for_its_owner() -> None:
    """North flips south's Reinforce, which lies in the air: south draws, sees and places the card next to the air."""
    s = Scenario("critters", dice="draw A5", turn="north", south={"hand": "A1", "air": "L1x"}, north={"hand": "L2 L6"})
    s.play("north: deploy L2 to land", "north: flip south air")
    assert (s.asked, s.offers()) == ("south", ["reinforce land"])
    s.play("south: reinforce land")
    assert pile(s, "south", "land") == ["A5x"]
    assert "A5" not in cards_told(s.table, "north")


@law("L1", "7.5")
def test_reinforce_draws_destroyed_cards_when_no_other_is_left() -> None:
    """No dice are needed: the first destroyed card is on top. South looks at it, though north destroyed it facedown."""
    s = Scenario(
        "critters",
        south={"hand": "L1 A1"},
        north={"hand": NORTH_HAND, "air": NORTH_AIR, "land": NORTH_LAND, "sea": NORTH_SEA},
        destroyed="L6/north S5/south",
    )
    assert s.see("south")["destroyed"] == ["x", "S5x"]
    s.play("south: deploy L1 to land")
    assert s.asked == "south"
    assert s.see("south")["held"] == "L6x"


@law("L1", "7.5")
def test_who_knows_a_destroyed_card_that_is_drawn() -> None:
    """The player who destroyed it remembers it, the player who draws it sees it, a spectator has never seen it."""
    s = Scenario(
        "critters",
        south={"hand": "L1 A1"},
        north={"hand": NORTH_HAND, "air": "A2 A3 A4", "land": NORTH_LAND, "sea": NORTH_SEA},
        destroyed="L6/north S5* A5/south",
    )
    s.play("south: deploy L1 to land", "south: reinforce air")
    assert s.see("south")["piles"]["south"]["air"] == ["L6x"]
    assert s.see("north")["piles"]["south"]["air"] == ["L6x"]
    assert s.see(None)["piles"]["south"]["air"] == ["x"]
    assert s.see(None)["destroyed"] == ["S5x", "x"]
    assert "L6" not in cards_told(s.table, None)


@law("L1", "7.5")
def test_a_card_that_only_the_drawer_destroyed_stays_the_drawers_secret() -> None:
    """South draws a card that south itself played into Containment: north still does not know it."""
    s = Scenario(
        "critters",
        south={"hand": "L1 A1"},
        north={"hand": NORTH_HAND, "air": "A2 A3 A4", "land": NORTH_LAND, "sea": NORTH_SEA},
        destroyed="L6/south S5* A5*",
    )
    s.play("south: deploy L1 to land", "south: reinforce sea")
    assert pile(s, "south", "sea") == ["L6x"]
    assert s.see("north")["piles"]["south"]["sea"] == ["x"]
    assert "L6" not in cards_told(s.table, "north")


@law("L1", "7.5")
def test_a_card_destroyed_faceup_is_known_to_everybody_when_it_is_drawn() -> None:
    """The deck is not shuffled: everybody can tell which card it is, though it is drawn and played facedown."""
    s = Scenario(
        "critters",
        south={"hand": "L1 A1"},
        north={"hand": NORTH_HAND, "air": NORTH_AIR, "land": NORTH_LAND, "sea": NORTH_SEA},
        destroyed="L6* S5*",
    )
    s.play("south: deploy L1 to land", "south: reinforce air")
    for viewer in ("south", "north", None):
        assert s.see(viewer)["piles"]["south"]["air"] == ["L6x"]
    assert total(s, "south", "air") == 2


@law("L1", "6.6")
def test_reinforce_is_no_choice() -> None:
    """The card must be played, however little its owner likes it."""
    s = Scenario("critters", dice="draw A5", south={"hand": "L1 A1"}, north={"hand": "L6", "air": "A6"})
    s.play("south: deploy L1 to land")
    assert s.refused("south: decline") == "L1"


@law("L2")
def test_ambush_flips_an_uncovered_card_anywhere() -> None:
    """Both players' top cards in all three theaters, the Ambush itself included."""
    s = Scenario(
        "critters",
        row="land air sea",
        south={"hand": "L2 A1", "sea": "S4 S6", "land": "L6"},
        north={"hand": "L4", "air": "A6", "land": "L5"},
    )
    s.play("south: deploy L2 to land")
    assert set(s.offers()) == {"flip south land", "flip south sea", "flip north air", "flip north land"}
    s.play("south: flip south sea")
    assert pile(s, "south", "sea") == ["S4", "S6x"]


@law("L2", "6.6")
def test_ambush_alone_on_the_table_must_flip_itself() -> None:
    """It is uncovered, and there is no other card: it turns itself facedown."""
    s = Scenario("critters", south={"hand": "L2 A1"}, north={"hand": "L4"})
    s.play("south: deploy L2 to land")
    assert s.offers() == ["flip south land"]
    s.play("south: flip south land")
    assert pile(s, "south", "land") == ["L2x"]
    assert s.asked == "north"


@law("L3")
def test_a_land_maneuver_flips_an_uncovered_card_next_to_it() -> None:
    """From land in the middle: air and sea, either side; not land itself."""
    s = Scenario(
        "critters",
        south={"hand": "L3 A1", "sea": "S6x", "land": "L6"},
        north={"hand": "L4", "air": "A6", "land": "L5"},
    )
    s.play("south: deploy L3 to land")
    assert set(s.offers()) == {"flip south sea", "flip north air"}
    assert s.refused("south: flip north land") == "L3"
    s.play("south: flip south sea")
    assert pile(s, "south", "sea") == ["S6"]


@law("L3")
def test_a_maneuver_is_its_owners_choice_whoever_turned_it_up() -> None:
    """North flips south's Maneuver: south chooses what it flips."""
    s = Scenario("critters", turn="north", south={"hand": "A1", "air": "L3x"}, north={"hand": "L2 L6"})
    s.play("north: deploy L2 to land", "north: flip south air")
    assert (s.asked, s.offers()) == ("south", ["flip north land"])


@law("L4")
def test_cards_beneath_cover_fire_have_strength_four() -> None:
    """A one rises to 4, a six falls to 4, a facedown card counts 4; Cover Fire itself counts 4 as well."""
    s = Scenario("critters", south={"hand": "A1", "land": "L1 L6 S6x L4"}, north={"hand": "L5"})
    assert total(s, "south", "land") == 4 + 4 + 4 + 4


@law("L4")
def test_cover_fire_lowers_a_six() -> None:
    """Deployed over Heavy Tanks it adds 4 and takes 2 away."""
    s = Scenario("critters", south={"hand": "L4 A1", "land": "L6"}, north={"hand": "L5"})
    assert total(s, "south", "land") == 6
    s.play("south: deploy L4 to land")
    assert total(s, "south", "land") == 8


@law("L4")
def test_cards_above_cover_fire_keep_their_strength() -> None:
    """Covered itself, it goes on for the cards beneath, and does nothing for those above."""
    s = Scenario("critters", south={"hand": "A1", "land": "L1 L4 L6 L5"}, north={"hand": "S6"})
    assert total(s, "south", "land") == 4 + 4 + 6 + 5


@law("L4")
def test_cover_fire_works_in_its_own_stack_only() -> None:
    """Neither the opponent's cards in the theater nor one's own elsewhere are touched."""
    s = Scenario("critters", south={"hand": "A1", "land": "L4", "air": "A6 A2"}, north={"hand": "L5", "land": "L1 L6"})
    assert total(s, "north", "land") == 7
    assert total(s, "south", "air") == 8


@law("L4")
def test_a_facedown_cover_fire_does_nothing() -> None:
    """Turned facedown it counts 2, and the cards beneath count as printed."""
    s = Scenario("critters", south={"hand": "L2 A1"}, north={"hand": "L5", "land": "L1 L6 L4"})
    assert total(s, "north", "land") == 12
    s.play("south: deploy L2 to land", "south: flip north land")
    assert total(s, "north", "land") == 1 + 6 + 2


@law("L4", "7.7")
def test_cover_fire_follows_its_stack_when_it_is_moved() -> None:
    """Moved to sea it lies over the cards there, and the cards it left count as printed."""
    s = Scenario("critters", south={"hand": "S1 A1", "land": "L6 L4", "air": "A2 A6"}, north={"hand": "L5"})
    s.play("south: deploy S1 to sea", "south: move land 2", "south: to air")
    assert total(s, "south", "land") == 6
    assert total(s, "south", "air") == 4 + 4 + 4


@law("L5")
def test_disrupt_has_its_owner_flip_first_and_then_the_opponent() -> None:
    """Each flips an uncovered card of their own, in this order."""
    s = Scenario(
        "critters",
        south={"hand": "L5 A1", "air": "A6", "sea": "S4 S6"},
        north={"hand": "L6", "air": "A5x", "sea": "S5"},
    )
    s.play("south: deploy L5 to land")
    assert (s.asked, set(s.offers())) == ("south", {"flip south air", "flip south land", "flip south sea"})
    s.play("south: flip south sea")
    assert (s.asked, set(s.offers())) == ("north", {"flip north air", "flip north sea"})
    s.play("north: flip north air")
    assert pile(s, "south", "sea") == ["S4", "S6x"]
    assert pile(s, "north", "air") == ["A5"]
    assert s.asked == "north"
    assert s.see(None)["question"]["law"] == "5.2"


@law("L5")
def test_disrupt_turned_up_by_the_opponent_begins_with_its_owner() -> None:
    """North flips south's Disrupt: south flips first all the same."""
    s = Scenario(
        "critters", turn="north", south={"hand": "A1", "air": "L5x", "sea": "S6"}, north={"hand": "L2 L6", "sea": "S5"}
    )
    s.play("north: deploy L2 to land", "north: flip south air")
    assert (s.asked, set(s.offers())) == ("south", {"flip south air", "flip south sea"})
    s.play("south: flip south sea")
    assert (s.asked, set(s.offers())) == ("north", {"flip north land", "flip north sea"})


@law("L5")
@pytest.mark.parametrize("refused", ["flip north air", "flip north sea"])
def test_disrupt_flips_no_card_of_the_other_side(refused: str) -> None:
    """South may not flip north's cards by it."""
    s = Scenario("critters", south={"hand": "L5 A1"}, north={"hand": "L6", "air": "A5", "sea": "S5"})
    s.play("south: deploy L5 to land")
    assert s.why(refused) == ("L5", "not-your-card")


@law("L5", "6.3")
def test_both_flips_of_disrupt_come_before_what_they_reveal() -> None:
    """South turns up a Maneuver: north flips first, then the Maneuver may take what north has just turned up."""
    s = Scenario(
        "critters",
        south={"hand": "L5 A1", "air": "A3x"},
        north={"hand": "L6", "land": "L4x"},
    )
    s.play("south: deploy L5 to land", "south: flip south air")
    assert (s.asked, s.offers()) == ("north", ["flip north land"])
    s.play("north: flip north land")
    assert (s.asked, set(s.offers())) == ("south", {"flip south land", "flip north land"})
    s.play("south: flip north land")
    assert pile(s, "north", "land") == ["L4x"]


@law("L6")
def test_heavy_tanks_have_no_ability() -> None:
    """Strength 6, and nothing else happens: no question, no other number changes."""
    s = Scenario("critters", south={"hand": "L6 A1", "land": "L4"}, north={"hand": "S6", "sea": "S4x"})
    s.play("south: deploy L6 to land")
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}
    assert s.see(None)["totals"] == {
        "south": {"air": 0, "land": 10, "sea": 0},
        "north": {"air": 0, "land": 0, "sea": 2},
    }
