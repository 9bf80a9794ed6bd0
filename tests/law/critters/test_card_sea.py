"""The six cards of the sea."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.critters.helpers import cards_told, pile, total
from weald.scenario import Scenario


@law("S1")
def test_transport_may_move_any_card_of_its_owner() -> None:
    """Covered and uncovered, faceup and facedown, and the Transport itself; never the opponent's."""
    s = Scenario(
        "critters",
        south={"hand": "S1 A1", "land": "L4x L6", "sea": "S6"},
        north={"hand": "L5", "air": "A6", "sea": "S5"},
    )
    s.play("south: deploy S1 to sea")
    assert set(s.offers()) == {"decline", "move land 1", "move land 2", "move sea 1", "move sea 2"}
    assert s.why("move air 1") == ("S1", "no-card-there")
    assert s.why("move sea 3") == ("S1", "no-card-there")


@law("S1")
def test_transport_moves_a_covered_card() -> None:
    """Heavy Tanks are taken out from beneath another card and carried to the air."""
    s = Scenario("critters", south={"hand": "S1 A1", "land": "L6 L4"}, north={"hand": "L5"})
    s.play("south: deploy S1 to sea", "south: move land 1", "south: to air")
    assert s.see("north")["piles"]["south"] == {"air": ["L6"], "land": ["L4"], "sea": ["S1"]}
    assert s.asked == "north"


@law("S1")
def test_transport_moves_a_facedown_card_without_showing_it() -> None:
    """It arrives facedown; north and spectators learn nothing of it."""
    s = Scenario("critters", south={"hand": "S1 A1", "land": "L6x"}, north={"hand": "L5"})
    s.play("south: deploy S1 to sea", "south: move land 1", "south: to air")
    assert pile(s, "south", "air") == ["L6x"]
    assert s.see("north")["piles"]["south"]["air"] == ["x"]
    assert "L6" not in cards_told(s.table, "north") | cards_told(s.table, None)


@law("S1")
def test_transport_may_move_itself() -> None:
    """It goes to another theater and counts there; its ability is not used again."""
    s = Scenario("critters", south={"hand": "S1 A1", "air": "A6"}, north={"hand": "L5"})
    s.play("south: deploy S1 to sea", "south: move sea 1", "south: to air")
    assert pile(s, "south", "air") == ["A6", "S1"]
    assert s.asked == "north"


@law("S1")
def test_transport_moves_one_card_only() -> None:
    """After the first card the turn passes."""
    s = Scenario("critters", south={"hand": "S1 A1", "air": "A6", "land": "L6"}, north={"hand": "L5"})
    s.play("south: deploy S1 to sea", "south: move air 1", "south: to land")
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}


@law("S1", "6.6")
def test_transport_may_be_declined() -> None:
    """Nothing moves; but once a card is chosen it must go somewhere."""
    s = Scenario("critters", south={"hand": "S1 A1", "air": "A6"}, north={"hand": "L5"})
    s.play("south: deploy S1 to sea")
    s.play("south: decline")
    assert pile(s, "south", "air") == ["A6"]
    s = Scenario("critters", south={"hand": "S1 A1", "air": "A6"}, north={"hand": "L5"})
    s.play("south: deploy S1 to sea", "south: move air 1")
    assert s.refused("south: decline") == "7.7"


@law("S1")
def test_transport_turned_up_by_the_opponent_moves_its_owners_cards() -> None:
    """North flips south's Transport: south is asked, and about south's cards."""
    s = Scenario("critters", turn="north", south={"hand": "A1", "air": "S1x"}, north={"hand": "L2 L6", "sea": "S5"})
    s.play("north: deploy L2 to land", "north: flip south air")
    assert (s.asked, s.offers()) == ("south", ["decline", "move air 1"])


@law("S2")
def test_escalation_makes_all_facedown_cards_of_its_owner_four() -> None:
    """In every theater, covered ones too; faceup cards keep their strength."""
    s = Scenario(
        "critters", south={"hand": "S2 A1", "air": "A6x", "land": "L1x L2 L6x", "sea": "S6x"}, north={"hand": "L5"}
    )
    assert s.see(None)["totals"]["south"] == {"air": 2, "land": 6, "sea": 2}
    s.play("south: deploy S2 to sea")
    assert s.see(None)["totals"]["south"] == {"air": 4, "land": 10, "sea": 6}


@law("S2")
def test_escalation_helps_its_owner_only() -> None:
    """The opponent's facedown cards count 2."""
    s = Scenario("critters", south={"hand": "A1", "sea": "S2"}, north={"hand": "L5", "air": "A6x"})
    assert total(s, "north", "air") == 2


@law("S2")
def test_escalation_counts_for_cards_laid_later() -> None:
    """A card improvised while Escalation lies faceup has strength 4 from the start."""
    s = Scenario("critters", south={"hand": "A1 A2", "sea": "S2"}, north={"hand": "L5"})
    s.play("south: improvise A1 to land")
    assert total(s, "south", "land") == 4


@law("S2", "6.5")
def test_escalation_ends_and_begins_in_the_middle_of_a_chain() -> None:
    """Disrupt turns south's Escalation down: before north has answered, south's facedown cards count 2 again."""
    s = Scenario("critters", south={"hand": "L5 A1", "sea": "S2", "air": "A6x"}, north={"hand": "L6", "air": "A4"})
    s.play("south: deploy L5 to land")
    assert total(s, "south", "air") == 4
    s.play("south: flip south sea")
    assert s.asked == "north"
    assert s.see(None)["totals"]["south"] == {"air": 2, "land": 5, "sea": 2}


@law("S2", "6.5")
def test_escalation_turned_up_in_a_chain_counts_at_once() -> None:
    """Disrupt turns south's Escalation up: before north has answered, south's facedown cards count 4."""
    s = Scenario("critters", south={"hand": "L5 A1", "sea": "S2x", "air": "A6x"}, north={"hand": "L6", "air": "A4"})
    s.play("south: deploy L5 to land", "south: flip south sea")
    assert s.asked == "north"
    assert s.see(None)["totals"]["south"] == {"air": 4, "land": 5, "sea": 2}


@law("S3")
def test_a_sea_maneuver_flips_an_uncovered_card_next_to_it() -> None:
    """From the sea at the end of the row: the middle, either side."""
    s = Scenario(
        "critters",
        row="sea air land",
        south={"hand": "S3 A1", "air": "A4 A6", "land": "L6"},
        north={"hand": "L4", "air": "A5x", "sea": "S5"},
    )
    s.play("south: deploy S3 to sea")
    assert set(s.offers()) == {"flip south air", "flip north air"}
    assert s.refused("south: flip south land") == "S3"
    assert s.refused("south: flip north sea") == "S3"
    s.play("south: flip north air")
    assert pile(s, "north", "air") == ["A5"]


@law("S4")
def test_redeploy_takes_back_a_facedown_card_and_plays_a_card() -> None:
    """Heavy Tanks that lay facedown in the air are returned to hand and deployed to land."""
    s = Scenario("critters", south={"hand": "S4 A1", "air": "L6x"}, north={"hand": "L5"})
    s.play("south: deploy S4 to sea", "south: return air 1")
    assert s.asked == "south"
    assert s.see("south")["hand"] == ["A1", "L6"]
    assert s.see(None)["hands"]["south"] == 2
    s.play("south: deploy L6 to land")
    assert s.see("south")["piles"]["south"] == {"air": [], "land": ["L6"], "sea": ["S4"]}
    assert s.asked == "north"


@law("S4")
def test_redeploy_takes_back_covered_cards_and_only_facedown_ones() -> None:
    """A facedown card beneath others will do; a faceup card will not, nor the opponent's."""
    s = Scenario("critters", south={"hand": "S4 A1", "land": "L6x L4", "air": "A5"}, north={"hand": "L5", "air": "A6x"})
    s.play("south: deploy S4 to sea")
    assert s.offers() == ["decline", "return land 1"]
    assert s.why("return land 2") == ("S4", "not-facedown")
    assert s.why("return air 1") == ("S4", "not-facedown")
    assert s.why("return air 2") == ("S4", "no-card-there")
    s.play("south: return land 1")
    assert pile(s, "south", "land") == ["L4"]


@law("S4")
def test_any_card_of_the_hand_may_be_played_after_the_return() -> None:
    """It need not be the returned one, and it may be played faceup or facedown."""
    s = Scenario("critters", south={"hand": "S4 A1", "air": "L6x"}, north={"hand": "L5"})
    s.play("south: deploy S4 to sea", "south: return air 1")
    assert set(s.offers()) == {
        "deploy A1 to air",
        "improvise A1 to air",
        "improvise A1 to land",
        "improvise A1 to sea",
        "deploy L6 to land",
        "improvise L6 to air",
        "improvise L6 to land",
        "improvise L6 to sea",
    }
    s.play("south: improvise A1 to sea")
    assert s.see("south")["hand"] == ["L6"]


@law("S4")
def test_after_the_return_a_card_must_be_played() -> None:
    """It is no turn: there is no withdrawing, and no declining either."""
    s = Scenario("critters", south={"hand": "S4 A1", "air": "L6x"}, north={"hand": "L5"})
    s.play("south: deploy S4 to sea", "south: return air 1")
    assert s.why("withdraw") == ("S4", "must-play-a-card")
    assert s.refused("south: withdraw") == "S4"
    assert s.refused("south: decline") == "S4"


@law("S4", "6.6")
def test_redeploy_may_be_declined() -> None:
    """Without a return no card is played."""
    s = Scenario("critters", south={"hand": "S4 A1", "air": "L6x"}, north={"hand": "L5"})
    s.play("south: deploy S4 to sea", "south: decline")
    assert s.see("south")["hand"] == ["A1"]
    assert s.asked == "north"


@law("S4")
def test_redeploy_works_with_the_last_card() -> None:
    """South's hand is empty after Redeploy is deployed: the returned card comes to it and is played again."""
    s = Scenario("critters", south={"hand": "S4", "air": "L6x"}, north={"hand": "L5"})
    s.play("south: deploy S4 to sea", "south: return air 1", "south: deploy L6 to land")
    assert s.see(None)["hands"] == {"south": 0, "north": 1}
    assert s.asked == "north"


@law("S4")
def test_redeploy_turned_up_by_the_opponent_is_its_owners() -> None:
    """North flips south's Redeploy in north's turn: south returns and plays; then it is south's turn as usual."""
    s = Scenario("critters", turn="north", south={"hand": "A1", "air": "L6x S4x"}, north={"hand": "L2 L5"})
    s.play("north: deploy L2 to land", "north: flip south air")
    assert (s.asked, s.offers()) == ("south", ["decline", "return air 1"])
    s.play("south: return air 1", "south: deploy L6 to land")
    assert (s.asked, s.see(None)["question"]["law"]) == ("south", "5.2")


@law("S4", "4.8")
def test_a_returned_card_is_as_secret_as_it_was() -> None:
    """What nobody saw faceup is a secret in hand; what everybody saw is known to be in that hand."""
    s = Scenario("critters", south={"hand": "S4 A1", "air": "L6x"}, north={"hand": "L5"})
    s.play("south: deploy S4 to sea", "south: return air 1")
    assert s.see("north")["shown"] == {"south": [], "north": []}
    assert "L6" not in cards_told(s.table, "north") | cards_told(s.table, None)
    s = Scenario("critters", south={"hand": "S4 A1", "air": "L6x*"}, north={"hand": "L5"})
    s.play("south: deploy S4 to sea", "south: return air 1")
    assert s.see("north")["shown"] == {"south": ["L6"], "north": []}


@law("S4", "4.8")
def test_a_card_known_in_hand_is_a_secret_again_once_a_card_is_played_facedown() -> None:
    """It may or may not have been the one: the others are not told which."""
    s = Scenario("critters", south={"hand": "S4 A6", "air": "L6x*"}, north={"hand": "L5"})
    s.play("south: deploy S4 to sea", "south: return air 1", "south: improvise L6 to land")
    assert s.see("north")["piles"]["south"]["land"] == ["x"]
    assert s.see("north")["shown"] == {"south": [], "north": []}


@law("S5")
@pytest.mark.parametrize(("others", "destroyed"), [("L4 L5", False), ("L4 L5 L1", True), ("L4 L5 L1 L2", True)])
def test_blockade_destroys_a_card_played_next_to_three_others(others: str, destroyed: bool) -> None:
    """Two cards in the theater are not enough, three are; the played card does not count itself."""
    s = Scenario("critters", south={"hand": "L6 A1"}, north={"hand": "S6", "sea": "S5", "land": others})
    s.play("south: deploy L6 to land")
    assert (pile(s, "south", "land") == []) == destroyed
    assert s.see(None)["destroyed"] == (["L6x"] if destroyed else [])
    assert s.asked == "north"


@law("S5")
def test_blockade_destroys_facedown_cards_too() -> None:
    """A card improvised next to it is destroyed, and stays its player's secret."""
    s = Scenario("critters", south={"hand": "A6 A1"}, north={"hand": "S6", "sea": "S5", "land": "L4 L5 L6"})
    s.play("south: improvise A6 to land")
    assert s.see("south")["destroyed"] == ["A6x"]
    assert "A6" not in cards_told(s.table, "north") | cards_told(s.table, None)


@law("S5")
def test_blockade_destroys_its_owners_cards_too() -> None:
    """It does not ask whose card is played."""
    s = Scenario("critters", south={"hand": "L6 A1", "sea": "S5", "land": "L4"}, north={"hand": "S6", "land": "L5 L1"})
    s.play("south: deploy L6 to land")
    assert s.see(None)["destroyed"] == ["L6x"]


@law("S5")
def test_blockade_never_works_in_its_own_theater() -> None:
    """However many cards lie with it."""
    s = Scenario("critters", south={"hand": "S6 A1", "sea": "S1 S2"}, north={"hand": "L6", "sea": "S3 S5"})
    s.play("south: deploy S6 to sea")
    assert pile(s, "south", "sea") == ["S1", "S2", "S6"]


@law("S5")
def test_blockade_does_not_reach_the_far_end() -> None:
    """A theater that is not adjacent is open, however full it is."""
    s = Scenario("critters", south={"hand": "A6 A1"}, north={"hand": "L6", "sea": "S5", "air": "A3 A4 A2"})
    s.play("south: deploy A6 to air")
    assert pile(s, "south", "air") == ["A6"]


@law("S5")
def test_blockade_reaches_both_sides_from_the_middle() -> None:
    """From the middle of the row both ends are adjacent."""
    for theater, card in (("air", "A6"), ("land", "L6")):
        s = Scenario(
            "critters",
            row="air sea land",
            south={"hand": "A6 L6"},
            north={"hand": "S6", "sea": "S5", "air": "A3 A4 A2", "land": "L1 L2 L3"},
        )
        s.play(f"south: deploy {card} to {theater}")
        assert s.see(None)["destroyed"] == [card + "x"]


@law("S5")
def test_blockade_does_not_touch_the_cards_that_lie_there() -> None:
    """Turned up next to a full theater, it destroys nothing that was played before."""
    s = Scenario("critters", south={"hand": "S5 A1", "land": "L1 L2"}, north={"hand": "S6", "land": "L4 L5"})
    s.play("south: deploy S5 to sea")
    assert pile(s, "south", "land") == ["L1", "L2"]
    assert pile(s, "north", "land") == ["L4", "L5"]
    assert s.see(None)["destroyed"] == []


@law("S5", "7.4")
def test_blockade_works_from_where_it_lies() -> None:
    """Lying on land at the end of the row, it watches the sea in the middle, and not the air beyond."""
    s = Scenario(
        "critters",
        row="air sea land",
        south={"hand": "A6 S6 L6"},
        north={"hand": "L4 L5", "land": "S5", "air": "A1 A2 A3", "sea": "S1 S2 S3"},
    )
    s.play("south: deploy S6 to sea", "north: deploy L4 to land", "south: deploy A6 to air")
    assert s.see(None)["destroyed"] == ["S6x"]
    assert pile(s, "south", "air") == ["A6"]


@law("S5")
def test_a_facedown_blockade_does_nothing_and_a_covered_one_works() -> None:
    """It is only the side that is up that matters."""
    s = Scenario("critters", south={"hand": "L6 A1"}, north={"hand": "A6", "sea": "S5x", "land": "L1 L2 L3"})
    s.play("south: deploy L6 to land")
    assert pile(s, "south", "land") == ["L6"]
    s = Scenario("critters", south={"hand": "L6 A1"}, north={"hand": "A6", "sea": "S5 S6x", "land": "L1 L2 L3"})
    s.play("south: deploy L6 to land")
    assert pile(s, "south", "land") == []


@law("S5", "L1")
def test_blockade_destroys_the_card_played_by_reinforce() -> None:
    """Reinforce plays its card into a full theater next to Blockade: it is destroyed."""
    s = Scenario(
        "critters",
        row="sea air land",
        dice="draw L6",
        south={"hand": "L1 A1"},
        north={"hand": "S6", "sea": "S5", "air": "A3 A4 A2"},
    )
    s.play("south: deploy L1 to land", "south: reinforce air")
    assert pile(s, "south", "air") == []
    assert s.see("south")["destroyed"] == ["L6x"]


@law("S5", "S4")
def test_blockade_destroys_a_card_played_by_redeploy() -> None:
    """The returned card left its theater: three others must lie there without it."""
    s = Scenario(
        "critters", south={"hand": "S4 A1", "land": "L6x"}, north={"hand": "S6", "sea": "S5", "land": "L1 L2 L3"}
    )
    s.play("south: deploy S4 to sea", "south: return land 1", "south: deploy L6 to land")
    assert s.see(None)["destroyed"] == ["L6x"]
    s = Scenario("critters", south={"hand": "S4 A1", "land": "L6x"}, north={"hand": "S6", "sea": "S5", "land": "L1 L2"})
    s.play("south: deploy S4 to sea", "south: return land 1", "south: deploy L6 to land")
    assert pile(s, "south", "land") == ["L6"]


@law("S5", "A2")
def test_blockade_destroys_air_dropped_cards() -> None:
    """A card that may go anywhere is played like any other: its ability is lost with it."""
    s = Scenario(
        "critters",
        south={"hand": "S3 A1", "air_drop": True},
        north={"hand": "S6", "sea": "S5", "land": "L1 L2 L3", "air": "A6"},
    )
    s.play("south: deploy S3 to land")
    assert s.see(None)["destroyed"] == ["S3x"]
    assert s.asked == "north"


@law("S6")
def test_the_super_battleship_has_no_ability() -> None:
    """Strength 6, and nothing else happens: no question, no other number changes."""
    s = Scenario("critters", south={"hand": "S6 A1", "land": "L4"}, north={"hand": "A6", "sea": "S4x"})
    s.play("south: deploy S6 to sea")
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}
    assert s.see(None)["totals"] == {
        "south": {"air": 0, "land": 4, "sea": 6},
        "north": {"air": 0, "land": 0, "sea": 2},
    }
