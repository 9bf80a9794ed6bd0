"""The six cards of the air."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.critters.helpers import cards_told, pile, total
from weald.scenario import Scenario


@law("A1")
def test_support_adds_three_in_both_theaters_next_to_the_middle() -> None:
    """From the middle of the row Support helps on both sides, and never in its own theater."""
    s = Scenario("critters", row="land air sea", south={"hand": "A6 A5"}, north={"hand": "A1 L6", "sea": "S4"})
    s.play("south: deploy A6 to air", "north: deploy A1 to air")
    assert s.see(None)["totals"]["north"] == {"air": 1, "land": 3, "sea": 7}


@law("A1")
def test_support_helps_only_next_to_itself() -> None:
    """From the end of the row Support reaches the middle and not the other end."""
    s = Scenario("critters", south={"hand": "L6", "air": "A1", "land": "L2", "sea": "S2"}, north={"hand": "S6"})
    assert s.see(None)["totals"]["south"] == {"air": 1, "land": 5, "sea": 2}


@law("A1")
def test_support_helps_its_owner_only() -> None:
    """The opponent's totals are as printed."""
    s = Scenario("critters", south={"hand": "L6", "air": "A1"}, north={"hand": "S6", "land": "L2"})
    assert s.see(None)["totals"]["north"] == {"air": 0, "land": 2, "sea": 0}


@law("A1")
def test_support_helps_where_its_owner_has_no_card() -> None:
    """Three points alone control a theater against a two."""
    s = Scenario("critters", first="north", south={"hand": "L6", "air": "A1"}, north={"hand": "S6", "land": "L2"})
    assert total(s, "south", "land") == 3
    assert s.see(None)["control"]["land"] == "south"


@law("A1")
def test_support_helps_while_it_is_covered() -> None:
    """A card over Support, faceup or facedown, changes nothing."""
    s = Scenario("critters", south={"hand": "L6", "air": "A1 A6 S6x"}, north={"hand": "S5"})
    assert total(s, "south", "land") == 3


@law("A1")
def test_a_facedown_support_helps_nowhere() -> None:
    """Turned facedown, Support gives no points; turned up again, it does."""
    s = Scenario("critters", south={"hand": "L6 S4", "air": "A1"}, north={"hand": "L2 S3 S5"}, turn="north")
    s.play("north: deploy L2 to land", "north: flip south air")
    assert s.see(None)["totals"]["south"] == {"air": 2, "land": 0, "sea": 0}


@law("A1")
def test_support_helps_from_where_it_lies_after_a_move() -> None:
    """Moved from air to land, in the middle, Support helps in air and sea instead of land."""
    s = Scenario("critters", south={"hand": "S1 L6", "air": "A1"}, north={"hand": "S5"})
    assert s.see(None)["totals"]["south"] == {"air": 1, "land": 3, "sea": 0}
    s.play("south: deploy S1 to sea", "south: move air 1", "south: to land")
    assert s.see(None)["totals"]["south"] == {"air": 3, "land": 1, "sea": 1 + 3}


@law("A2")
def test_after_air_drop_the_next_card_may_be_deployed_anywhere() -> None:
    """Heavy Tanks go to the air: their type does not matter for this one play."""
    s = Scenario("critters", south={"hand": "A2 L6"}, north={"hand": "S5 S6"})
    s.play("south: deploy A2 to air")
    assert s.asked == "north"
    assert s.see(None)["air_drop"] == ["south"]
    s.play("north: deploy S5 to sea", "south: deploy L6 to air")
    assert pile(s, "south", "air") == ["A2", "L6"]
    assert total(s, "south", "air") == 8


@law("A2")
def test_air_drop_does_not_help_the_opponent() -> None:
    """North's next card must match its theater."""
    s = Scenario("critters", south={"hand": "A2 L6"}, north={"hand": "S5 S6"})
    s.play("south: deploy A2 to air")
    assert s.refused("north: deploy S5 to land") == "5.4"


@law("A2")
def test_air_drop_is_for_one_card_only() -> None:
    """The card after the next is bound to its type again."""
    s = Scenario("critters", south={"hand": "L6 L5", "air_drop": True}, north={"hand": "S5 S6"})
    s.play("south: deploy L6 to sea", "north: deploy S5 to sea")
    assert s.refused("south: deploy L5 to sea") == "5.4"


@law("A2")
@pytest.mark.parametrize("play", ["improvise L6 to sea", "deploy L6 to land"])
def test_air_drop_is_used_up_by_any_card_played(play: str) -> None:
    """A card played facedown, or where its type belongs, is the next card all the same."""
    s = Scenario("critters", south={"hand": "L6 S6", "air_drop": True}, north={"hand": "S5 A6"})
    s.play(f"south: {play}", "north: deploy S5 to sea")
    assert s.refused("south: deploy S6 to land") == "5.4"


@law("A2")
def test_air_drop_is_used_up_by_a_card_that_is_destroyed() -> None:
    """A card that Containment destroys was played, and was the next one."""
    s = Scenario("critters", south={"hand": "L6 S6", "air_drop": True}, north={"hand": "S5 A6", "air": "A5"})
    s.play("south: improvise L6 to sea", "north: deploy S5 to sea")
    assert s.refused("south: deploy S6 to land") == "5.4"


@law("A2")
def test_air_drop_is_used_up_by_reinforce() -> None:
    """North turns up south's Reinforce: the card that south plays by it is the next one."""
    s = Scenario(
        "critters",
        dice="draw A6",
        turn="north",
        south={"hand": "S6 S5", "air_drop": True, "land": "L1x"},
        north={"hand": "L2 L6"},
    )
    s.play("north: deploy L2 to land", "north: flip south land", "south: reinforce air")
    assert s.see(None)["air_drop"] == []
    assert s.refused("south: deploy S6 to land") == "5.4"


@law("A2")
def test_air_drop_may_be_used_for_the_card_played_by_redeploy() -> None:
    """North turns up south's Redeploy: the card that south then plays may go anywhere, and it was the one."""
    s = Scenario(
        "critters",
        turn="north",
        south={"hand": "S6 S5", "air_drop": True, "sea": "S4x", "air": "L6x"},
        north={"hand": "L2 L5"},
    )
    s.play("north: deploy L2 to land", "north: flip south sea", "south: return air 1", "south: deploy L6 to sea")
    assert pile(s, "south", "sea") == ["S4", "L6"]
    assert s.refused("south: deploy S6 to land") == "5.4"


@law("A2")
def test_air_drop_turned_up_by_the_opponent_helps_its_owner() -> None:
    """North's flip gives south the permission."""
    s = Scenario("critters", turn="north", south={"hand": "S6 S5", "land": "A2x"}, north={"hand": "L2 L5"})
    s.play("north: deploy L2 to land", "north: flip south land", "south: deploy S6 to air")
    assert pile(s, "south", "air") == ["S6"]


@law("A2")
def test_an_air_dropped_card_has_its_ability_where_it_lies() -> None:
    """A sea Maneuver deployed to air flips a card next to the air."""
    s = Scenario(
        "critters",
        row="land air sea",
        south={"hand": "S3 S5", "air_drop": True},
        north={"hand": "A6", "land": "L6", "sea": "S6"},
    )
    s.play("south: deploy S3 to air")
    assert set(s.offers()) == {"flip north land", "flip north sea"}


@law("A2")
def test_air_drop_waits_as_long_as_its_owner_plays_nothing() -> None:
    """The opponent's cards do not use it up, nor does declining a Transport."""
    s = Scenario(
        "critters",
        turn="north",
        south={"hand": "S6 S5", "air_drop": True, "sea": "S1x"},
        north={"hand": "L2 L5"},
    )
    s.play("north: deploy L2 to land", "north: flip south sea", "south: decline")
    assert s.see(None)["air_drop"] == ["south"]
    s.play("south: deploy S6 to air")
    assert pile(s, "south", "air") == ["S6"]


@law("A3")
def test_maneuver_flips_an_uncovered_card_next_to_it() -> None:
    """Both players' top cards in the theaters next to the air may be flipped; others may not."""
    s = Scenario(
        "critters",
        row="land air sea",
        south={"hand": "A3 A6", "land": "L4 L6", "air": "A4"},
        north={"hand": "S6", "sea": "S5", "air": "A5"},
    )
    s.play("south: deploy A3 to air")
    assert set(s.offers()) == {"flip south land", "flip north sea"}
    assert s.why("flip north air") == ("A3", "not-adjacent")
    s.play("south: flip south land")
    assert pile(s, "south", "land") == ["L4", "L6x"]


@law("A3")
def test_maneuver_does_not_reach_the_far_end() -> None:
    """From one end of the row a Maneuver does not reach the other."""
    s = Scenario("critters", south={"hand": "A3 A6"}, north={"hand": "S6", "sea": "S5", "land": "L5"})
    s.play("south: deploy A3 to air")
    assert s.refused("south: flip north sea") == "A3"
    assert s.offers() == ["flip north land"]


@law("A4")
@pytest.mark.parametrize("card", ["L1", "L2", "L3", "S1", "S2", "S3"])
def test_aerodrome_lets_weak_cards_be_deployed_anywhere(card: str) -> None:
    """With a faceup Aerodrome its owner deploys cards of strength 3 or less to any theater."""
    s = Scenario("critters", south={"hand": card, "air": "A4"}, north={"hand": "S6"})
    assert [offer for offer in s.offers() if offer.startswith("deploy")] == [
        f"deploy {card} to air",
        f"deploy {card} to land",
        f"deploy {card} to sea",
    ]


@law("A4")
@pytest.mark.parametrize("card", ["L4", "L5", "L6", "S4", "S5", "S6"])
def test_aerodrome_does_not_help_strong_cards(card: str) -> None:
    """A card of strength 4 or more must match its theater."""
    s = Scenario("critters", south={"hand": card, "air": "A4"}, north={"hand": "A6"})
    assert s.refused(f"south: deploy {card} to air") == "5.4"


@law("A4")
def test_aerodrome_helps_again_and_again() -> None:
    """It is no permission for one card, but for all."""
    s = Scenario("critters", south={"hand": "S2 L3 S6", "air": "A4"}, north={"hand": "A6 A5 A1"})
    s.play("south: deploy S2 to air", "north: deploy A6 to air", "south: deploy L3 to sea")
    assert pile(s, "south", "air") == ["A4", "S2"]
    assert pile(s, "south", "sea") == ["L3"]


@law("A4")
def test_aerodrome_helps_its_owner_only() -> None:
    """North has no use of south's Aerodrome."""
    s = Scenario("critters", turn="north", south={"hand": "L6", "air": "A4"}, north={"hand": "S2"})
    assert s.refused("north: deploy S2 to air") == "5.4"


@law("A4")
def test_a_covered_aerodrome_helps_and_a_facedown_one_does_not() -> None:
    """It is only the side that is up that matters."""
    s = Scenario("critters", south={"hand": "S2", "air": "A4 A6"}, north={"hand": "L6"})
    s.play("south: deploy S2 to air")
    s = Scenario("critters", south={"hand": "S2", "air": "A4x"}, north={"hand": "L6"})
    assert s.refused("south: deploy S2 to air") == "5.4"


@law("A4")
def test_aerodrome_works_wherever_it_lies() -> None:
    """An Aerodrome turned up at sea is an Aerodrome."""
    s = Scenario("critters", south={"hand": "L2", "sea": "A4"}, north={"hand": "L6"})
    s.play("south: deploy L2 to air")
    assert pile(s, "south", "air") == ["L2"]


@law("A4")
def test_aerodrome_helps_a_card_played_by_redeploy() -> None:
    """A play is a play: after the return a weak card may be deployed anywhere."""
    s = Scenario("critters", south={"hand": "S4 A6", "air": "A4", "land": "L3x"}, north={"hand": "L6"})
    s.play("south: deploy S4 to sea", "south: return land 1", "south: deploy L3 to sea")
    assert pile(s, "south", "sea") == ["S4", "L3"]


@law("A5")
@pytest.mark.parametrize("owner", ["south", "north"])
def test_containment_destroys_a_card_played_facedown(owner: str) -> None:
    """Whoever plays it, the owner of Containment included; the turn is used."""
    seats = {"south": {"hand": "L6 S6"}, "north": {"hand": "L4"}}
    seats[owner]["air"] = "A5"
    s = Scenario("critters", south=seats["south"], north=seats["north"])
    s.play("south: improvise L6 to land")
    assert pile(s, "south", "land") == []
    assert s.see("south")["destroyed"] == ["L6x"]
    assert s.see(None)["hands"]["south"] == 1
    assert s.asked == "north"


@law("A5")
def test_containment_spares_faceup_cards_and_earlier_facedown_ones() -> None:
    """Deployed cards and the cards that lay facedown before are not touched."""
    s = Scenario("critters", south={"hand": "A5 L6", "land": "S6x"}, north={"hand": "L4", "sea": "S1x"})
    s.play("south: deploy A5 to air", "north: deploy L4 to land")
    assert pile(s, "north", "land") == ["L4"]
    assert pile(s, "south", "land") == ["S6x"]
    assert pile(s, "north", "sea") == ["S1x"]


@law("A5")
def test_containment_spares_cards_that_are_turned_facedown() -> None:
    """To be flipped is not to be played."""
    s = Scenario("critters", south={"hand": "L2 L6"}, north={"hand": "L4", "air": "A5", "sea": "S6"})
    s.play("south: deploy L2 to land", "south: flip north sea")
    assert pile(s, "north", "sea") == ["S6x"]


@law("A5")
def test_a_facedown_containment_destroys_nothing() -> None:
    """Once it is turned down, cards may be improvised again."""
    s = Scenario("critters", south={"hand": "L2 L6", "air": "A5"}, north={"hand": "L4 A6"})
    s.play("south: deploy L2 to land", "south: flip south air", "north: improvise L4 to sea")
    assert pile(s, "north", "sea") == ["L4x"]


@law("A5")
def test_a_covered_containment_destroys() -> None:
    """It lies faceup beneath another card, and holds."""
    s = Scenario("critters", south={"hand": "L2 L6"}, north={"hand": "L4", "air": "A5 A6"})
    s.play("south: improvise L6 to land")
    assert s.see("south")["destroyed"] == ["L6x"]


@law("A5", "L1")
def test_containment_destroys_the_card_played_by_reinforce() -> None:
    """Reinforce plays a card facedown: it is destroyed, and known to its player only."""
    s = Scenario("critters", dice="draw A6", south={"hand": "L1 L6"}, north={"hand": "L4", "air": "A5"})
    s.play("south: deploy L1 to land", "south: reinforce sea")
    assert pile(s, "south", "sea") == []
    assert s.see("south")["destroyed"] == ["A6x"]
    assert s.see("north")["destroyed"] == ["x"]
    assert "A6" not in cards_told(s.table, "north") | cards_told(s.table, None)


@law("A5", "S4")
def test_containment_destroys_a_card_played_facedown_by_redeploy() -> None:
    """The returned card, improvised again, is destroyed; deployed, it is not."""
    s = Scenario("critters", south={"hand": "S4 A1", "land": "L6x"}, north={"hand": "L4", "air": "A5"})
    s.play("south: deploy S4 to sea", "south: return land 1", "south: improvise L6 to land")
    assert s.see("south")["destroyed"] == ["L6x"]
    s = Scenario("critters", south={"hand": "S4 A1", "land": "L6x"}, north={"hand": "L4", "air": "A5"})
    s.play("south: deploy S4 to sea", "south: return land 1", "south: deploy L6 to land")
    assert pile(s, "south", "land") == ["L6"]


@law("A5")
def test_containment_played_facedown_does_not_destroy_itself() -> None:
    """It must lie faceup to hold."""
    s = Scenario("critters", south={"hand": "A5 L6"}, north={"hand": "L4"})
    s.play("south: improvise A5 to land")
    assert pile(s, "south", "land") == ["A5x"]


@law("A6")
def test_heavy_bombers_have_no_ability() -> None:
    """Strength 6, and nothing else happens: no question, no other number changes."""
    s = Scenario("critters", south={"hand": "A6 L6", "land": "L4"}, north={"hand": "S6", "sea": "S4x"})
    s.play("south: deploy A6 to air")
    assert s.see(None)["question"] == {"seat": "north", "ask": "choose-action", "law": "5.2"}
    assert s.see(None)["totals"] == {
        "south": {"air": 6, "land": 4, "sea": 0},
        "north": {"air": 0, "land": 0, "sea": 2},
    }
    assert s.see(None)["air_drop"] == []
