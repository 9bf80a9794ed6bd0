"""Chapter 4: battle cards."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.critters.helpers import CARDS, HOME, THEATERS, cards_told, pile, total
from weald.scenario import Scenario


def other_than(card: str) -> str:
    """A card for the other hand, so that the battle is not over."""
    return "L6" if card != "L6" else "A6"


@law("4.1")
@pytest.mark.parametrize("card", CARDS)
def test_the_number_on_a_card_is_its_strength(card: str) -> None:
    """A card alone in a theater gives its side the number that is printed on it."""
    s = Scenario("critters", south={HOME[card[0]]: card}, north={"hand": other_than(card)})
    assert total(s, "south", HOME[card[0]]) == int(card[1])


@law("4.2")
def test_the_strengths_of_a_side_are_added_up() -> None:
    """All cards of a side in a theater count, the covered ones too."""
    s = Scenario("critters", south={"hand": "L6", "air": "A3 A6 A2"}, north={"air": "A4"})
    assert total(s, "south", "air") == 3 + 6 + 2
    assert total(s, "north", "air") == 4


@law("4.2")
def test_the_higher_total_controls_a_theater() -> None:
    """Seven against six in the air is control, for whichever side has the seven."""
    s = Scenario("critters", south={"hand": "L6", "air": "A3 A4", "sea": "S6"}, north={"air": "A6", "sea": "S5 S2"})
    assert s.see(None)["control"]["air"] == "south"
    assert s.see(None)["control"]["sea"] == "north"


@law("4.3")
def test_an_ability_takes_effect_when_its_card_is_played_faceup() -> None:
    """A deployed Transport asks its owner at once."""
    s = Scenario("critters", south={"hand": "S1 A6"}, north={"hand": "L6"})
    s.play("south: deploy S1 to sea")
    assert s.asked == "south"
    assert s.see(None)["question"]["law"] == "S1"


@law("4.3")
def test_an_ability_takes_effect_when_its_card_is_turned_faceup() -> None:
    """A Transport that was lying facedown asks its owner when it is turned up."""
    s = Scenario("critters", south={"hand": "L2 A6", "sea": "S1x"}, north={"hand": "L6"})
    s.play("south: deploy L2 to land", "south: flip south sea")
    assert s.asked == "south"
    assert s.see(None)["question"]["law"] == "S1"


@law("4.3")
def test_an_instant_is_done_with_and_an_ongoing_ability_lasts() -> None:
    """Transport asks once and never again; Escalation goes on making facedown cards stronger."""
    s = Scenario("critters", south={"hand": "S1 S2 A6 L6"}, north={"hand": "A5 L1 S6"})
    s.play("south: deploy S1 to sea", "south: decline", "north: deploy S6 to sea")
    s.play("south: deploy S2 to sea", "north: improvise A5 to land", "south: improvise A6 to land")
    assert s.asked == "north"
    assert total(s, "south", "land") == 4


@law("4.4")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_played_faceup_into_the_theater_of_its_type(card: str) -> None:
    """Every card can be deployed to the one theater of its type; the two others are refused."""
    s = Scenario("critters", south={"hand": card}, north={"hand": other_than(card)})
    assert [offer for offer in s.offers() if offer.startswith("deploy")] == [f"deploy {card} to {HOME[card[0]]}"]
    for theater in THEATERS:
        if theater != HOME[card[0]]:
            assert s.why(f"deploy {card} to {theater}") == ("5.4", "type-must-match")


@law("4.5")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("theater", THEATERS)
def test_a_card_may_be_played_facedown_into_any_theater(card: str, theater: str) -> None:
    """Whatever its type, a card may be improvised to air, land and sea."""
    s = Scenario("critters", south={"hand": card}, north={"hand": other_than(card)})
    s.play(f"south: improvise {card} to {theater}")
    assert pile(s, "south", theater) == [card + "x"]


@law("4.6")
@pytest.mark.parametrize("card", CARDS)
def test_a_facedown_card_has_strength_two(card: str) -> None:
    """A one and a six alike count 2 while they lie facedown."""
    s = Scenario("critters", south={"air": card + "x"}, north={"hand": other_than(card)})
    assert total(s, "south", "air") == 2


@law("4.6")
def test_a_card_turned_facedown_falls_to_strength_two() -> None:
    """It is the side that is up that counts, not how the card was played."""
    s = Scenario("critters", south={"hand": "L2 A1"}, north={"hand": "S1", "air": "A6"})
    s.play("south: deploy L2 to land", "south: flip north air")
    assert total(s, "north", "air") == 2


@law("4.7")
@pytest.mark.parametrize("card", ["A2", "A3", "L1", "L2", "L3", "L5", "S1", "S3", "S4"])
def test_a_card_played_facedown_does_nothing(card: str) -> None:
    """No instant ability takes effect when its card is improvised: the turn just passes."""
    s = Scenario("critters", south={"hand": f"{card} A6", "land": "L6x"}, north={"hand": "S6", "sea": "S5x"})
    before = s.see(None)["totals"]["north"]
    s.play(f"south: improvise {card} to land")
    assert s.asked == "north"
    assert s.see(None)["totals"]["north"] == before
    assert s.see(None)["air_drop"] == []


@law("4.7")
@pytest.mark.parametrize("card", ["A1", "S2", "L4"])
def test_a_facedown_card_changes_no_number(card: str) -> None:
    """Neither Support nor Escalation nor Cover Fire makes anything stronger or weaker while it lies facedown."""
    s = Scenario("critters", row="air sea land", south={"hand": "L6", "air": "A6x", "sea": f"S6 {card}x"})
    assert s.see(None)["totals"]["south"] == {"air": 2, "land": 0, "sea": 6 + 2}


@law("4.7")
def test_a_facedown_card_forbids_and_permits_nothing() -> None:
    """Containment, Blockade and Aerodrome lie facedown: nothing is destroyed, and types must match."""
    s = Scenario(
        "critters",
        south={"hand": "S1 S6", "air": "A5x", "sea": "S5x A4x"},
        north={"hand": "L6", "land": "L1 L2 L3"},
    )
    assert s.refused("south: deploy S1 to land") == "5.4"
    s.play("south: improvise S1 to land", "north: deploy L6 to land")
    assert pile(s, "south", "land") == ["S1x"]
    assert pile(s, "north", "land") == ["L1", "L2", "L3", "L6"]
    assert s.see(None)["destroyed"] == []


@law("4.8")
def test_a_player_may_look_at_their_own_facedown_cards() -> None:
    """South goes on seeing which card it improvised, and which ones it covered since."""
    s = Scenario("critters", south={"hand": "S6 L5 A1"}, north={"hand": "A6 A4"})
    s.play("south: improvise S6 to air", "north: deploy A6 to air", "south: improvise L5 to air")
    assert pile(s, "south", "air") == ["S6x", "L5x"]


@law("4.8")
def test_nobody_else_looks_at_a_facedown_card() -> None:
    """The opponent and spectators see a card back, and are not told what is under it by anything that happens."""
    s = Scenario("critters", south={"hand": "S6 L5 A1", "land": "L3x"}, north={"hand": "A6 A4"})
    s.play("south: improvise S6 to air", "north: deploy A6 to air", "south: improvise L5 to air")
    for viewer in ("north", None):
        assert s.see(viewer)["piles"]["south"]["air"] == ["x", "x"]
        assert s.see(viewer)["piles"]["south"]["land"] == ["x"]
    assert cards_told(s.table, "north") == {"A6", "A4"}
    assert cards_told(s.table, None) == {"A6"}


@law("4.8")
def test_a_card_that_was_seen_faceup_is_not_forgotten() -> None:
    """A card turned facedown in front of everybody is known to everybody; it is no secret of its owner."""
    s = Scenario("critters", south={"hand": "L2 A1"}, north={"hand": "S1", "air": "A6"})
    s.play("south: deploy L2 to land", "south: flip north air")
    for viewer in ("south", "north", None):
        assert s.see(viewer)["piles"]["north"]["air"] == ["A6x"]


@law("4.9")
def test_a_new_card_covers_the_earlier_ones() -> None:
    """Each card played into a theater is laid over its owner's cards there, faceup and facedown ones alike."""
    s = Scenario("critters", south={"hand": "S2 S6 A1", "sea": "S1"}, north={"hand": "L4 L6"})
    s.play("south: deploy S2 to sea", "north: deploy L4 to land", "south: improvise S6 to sea")
    assert pile(s, "south", "sea") == ["S1", "S2", "S6x"]


@law("4.9")
def test_only_the_top_card_is_uncovered() -> None:
    """A flip takes the top card of a pile; once another lies over it, a card can no longer be flipped."""
    s = Scenario("critters", south={"hand": "L2 A1"}, north={"hand": "S1", "air": "A5x A6x"})
    s.play("south: deploy L2 to land", "south: flip north air")
    assert pile(s, "north", "air") == ["A5x", "A6"]


@law("4.9")
def test_one_players_cards_do_not_cover_the_others() -> None:
    """In a theater where both players have cards, the top card of each side is uncovered."""
    s = Scenario("critters", south={"hand": "L2 A1", "air": "A4"}, north={"hand": "S1", "air": "A6"})
    s.play("south: deploy L2 to land")
    assert set(s.offers()) == {"flip south air", "flip south land", "flip north air"}
