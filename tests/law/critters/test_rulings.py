"""The rulings on questions that the rulebook leaves to its readers, one test or more for each."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.critters.helpers import begin, cards_told, pile, total
from weald.scenario import Scenario

NORTHS_TURN = {"seat": "north", "ask": "choose-action", "law": "5.2"}


# The order of effects


@law("6.3")
def test_ruling_1_a_revealed_instant_joins_the_end_of_one_queue() -> None:
    """Ruling 1: Disrupt reveals two Maneuvers; what the first of them reveals waits for the second."""
    s = Scenario(
        "critters",
        south={"hand": "L5 L6", "air": "A3x", "land": "S1x"},
        north={"hand": "S6", "sea": "S3x", "land": "L2x"},
    )
    s.play("south: deploy L5 to land", "south: flip south air", "north: flip north sea")
    assert s.see(None)["waiting"] == ["S3"]
    s.play("south: flip north land")
    assert (s.asked, s.see(None)["waiting"]) == ("north", ["L2"])
    assert set(s.offers()) == {"flip south land", "flip north land"}
    s.play("north: flip south land")
    assert (s.asked, s.see(None)["waiting"]) == ("north", [])
    assert set(s.offers()) == {"flip south air", "flip south land", "flip north land", "flip north sea"}


@law("6.4", "L5")
def test_ruling_2_a_running_instant_is_not_cut_short() -> None:
    """Ruling 2: Disrupt turned facedown by its own first half still has its second half."""
    s = Scenario("critters", south={"hand": "L5 L6", "air": "A6"}, north={"hand": "S6", "sea": "S5"})
    s.play("south: deploy L5 to land", "south: flip south land")
    assert s.asked == "north"
    s.play("north: flip north sea")
    assert (pile(s, "south", "land"), pile(s, "north", "sea")) == (["L5x"], ["S5x"])


@law("3.3")
@pytest.mark.parametrize(
    ("card", "offers"),
    [
        ("A3", {"flip north land"}),
        ("L2", {"flip north land", "flip south sea", "flip south air"}),
        ("L5", {"flip south air", "flip south sea"}),
        ("S1", {"decline", "move air 1", "move sea 1"}),
        ("S4", {"decline", "return sea 1"}),
    ],
)
def test_ruling_3_the_owner_of_a_revealed_card_decides(card: str, offers: set[str]) -> None:
    """Ruling 3: north turns up south's card in north's turn; south decides what it does."""
    s = Scenario(
        "critters",
        turn="north",
        south={"hand": "A1", "air": f"{card}x", "sea": "S6x"},
        north={"hand": "L3 A6"},
    )
    s.play("north: deploy L3 to land", "north: flip south air")
    assert (s.asked, set(s.offers())) == ("south", offers)


@law("6.5", "A5")
def test_ruling_4_ongoing_abilities_begin_in_the_middle_of_a_chain() -> None:
    """Ruling 4: north turns Containment up for Disrupt; a card that south improvises in the same turn is destroyed."""
    s = Scenario(
        "critters",
        south={"hand": "L5 A6", "sea": "S4x", "land": "S6x"},
        north={"hand": "L6", "air": "A5x"},
    )
    s.play("south: deploy L5 to land", "south: flip south sea", "north: flip north air")
    s.play("south: return land 1", "south: improvise S6 to sea")
    assert s.see("south")["destroyed"] == ["S6x"]


@law("6.5", "S2")
def test_ruling_4_ongoing_abilities_hold_while_covered() -> None:
    """Ruling 4: faceup is all that they ask for."""
    s = Scenario("critters", south={"hand": "A1", "sea": "S2 S6", "air": "A6x"}, north={"hand": "L6"})
    assert total(s, "south", "air") == 4


@law("6.1")
def test_ruling_5_a_chain_ends_by_itself() -> None:
    """Ruling 5: Ambush, Maneuver, Maneuver, Maneuver; the last flip turns a card facedown and sets off nothing."""
    s = Scenario(
        "critters",
        south={"hand": "L2 A6", "air": "A3x", "sea": "S3x"},
        north={"hand": "L6", "land": "L3x"},
    )
    s.play("south: deploy L2 to land", "south: flip south air", "south: flip north land", "north: flip south sea")
    assert s.asked == "south"
    s.play("south: flip north land")
    assert s.see(None)["question"] == NORTHS_TURN
    assert s.see(None)["waiting"] == []


# Must and may


@law("6.6", "A2", "A4")
def test_ruling_6_air_drop_and_aerodrome_oblige_nobody() -> None:
    """Ruling 6: with both permissions a card may still be deployed at home, improvised, or the battle given up."""
    s = Scenario("critters", south={"hand": "S2", "air": "A4", "air_drop": True}, north={"hand": "L6"})
    assert {"deploy S2 to sea", "deploy S2 to land", "improvise S2 to air", "withdraw"} < set(s.offers())


@law("6.7", "A3")
def test_ruling_7_a_maneuver_without_a_target_does_nothing() -> None:
    """Ruling 7: no card lies next to it."""
    s = Scenario("critters", south={"hand": "A3 A6", "sea": "S6"}, north={"hand": "L6", "air": "A5"})
    s.play("south: deploy A3 to air")
    assert s.see(None)["question"] == NORTHS_TURN


@law("6.6", "A3")
def test_ruling_7_a_maneuver_with_one_target_must_flip_it() -> None:
    """Ruling 7: even if it is one's own best card."""
    s = Scenario("critters", south={"hand": "A3 A6", "land": "L6"}, north={"hand": "L4", "sea": "S5"})
    s.play("south: deploy A3 to air")
    assert s.offers() == ["flip south land"]
    s.play("south: flip south land")
    assert pile(s, "south", "land") == ["L6x"]


@law("L2", "L5")
@pytest.mark.parametrize("card", ["L2", "L5"])
def test_ruling_8_ambush_and_disrupt_may_flip_themselves(card: str) -> None:
    """Ruling 8: they are uncovered cards like others; alone on the table they must."""
    s = Scenario("critters", south={"hand": f"{card} A6"}, north={"hand": "L6"})
    s.play(f"south: deploy {card} to land")
    assert s.offers() == ["flip south land"]
    s.play("south: flip south land")
    assert pile(s, "south", "land") == [f"{card}x"]
    assert s.see(None)["question"] == NORTHS_TURN


@law("L5")
def test_ruling_9_disrupt_begins_with_its_owner() -> None:
    """Ruling 9: owner, opponent; then the owner's revealed instant, then the opponent's."""
    s = Scenario(
        "critters",
        south={"hand": "L5 A6", "air": "S1x"},
        north={"hand": "L6", "sea": "S4x", "air": "A4x"},
    )
    asked = []
    s.play("south: deploy L5 to land")
    for answer in ("flip south air", "flip north sea", "decline", "decline"):
        asked.append((s.asked, s.see(None)["question"]["law"]))
        s.play(answer)
    assert asked == [("south", "L5"), ("north", "L5"), ("south", "S1"), ("north", "S4")]
    assert s.see(None)["question"] == NORTHS_TURN


@law("L5", "6.7")
def test_ruling_9_a_player_without_cards_is_left_out_of_disrupt() -> None:
    """Ruling 9: north has no card on the table, so only south flips."""
    s = Scenario("critters", south={"hand": "L5 A6", "sea": "S6"}, north={"hand": "L6"})
    s.play("south: deploy L5 to land", "south: flip south sea")
    assert s.see(None)["question"] == NORTHS_TURN


# Playing, destroying, moving


@law("7.3", "A5")
def test_ruling_10_a_card_played_from_the_deck_is_played() -> None:
    """Ruling 10: what Reinforce does with the drawn card is a play, so what speaks of plays speaks of it."""
    s = Scenario("critters", dice="draw S6", south={"hand": "L1 A6", "air": "A5"}, north={"hand": "L6"})
    s.play("south: deploy L1 to land", "south: reinforce sea")
    assert pile(s, "south", "sea") == []


@law("A5", "S5", "7.5")
@pytest.mark.parametrize("owner", ["south", "north"])
@pytest.mark.parametrize("guard", ["A5", "S5"])
def test_ruling_11_containment_and_blockade_hit_both_players(owner: str, guard: str) -> None:
    """Ruling 11: the card goes under the deck, its ability does not happen, and the turn is used."""
    seats = {"south": {"hand": "L2 A6", "land": "L4 L6"}, "north": {"hand": "S6", "land": "L3"}}
    seats[owner]["air" if guard == "A5" else "sea"] = guard
    s = Scenario("critters", south=seats["south"], north=seats["north"])
    deck = s.see(None)["deck"]
    s.play("south: improvise L2 to land" if guard == "A5" else "south: deploy L2 to land")
    assert pile(s, "south", "land") == ["L4", "L6"]
    assert s.see(None)["deck"] == deck + 1
    assert s.see("south")["hand"] == ["A6"]
    assert s.see(None)["question"] == NORTHS_TURN


@law("A5", "L1")
def test_ruling_12_containment_destroys_reinforcements() -> None:
    """Ruling 12: the drawn card goes to the bottom of the deck it came from."""
    s = Scenario("critters", dice="draw S6", south={"hand": "L1 A6"}, north={"hand": "L6", "air": "A5"})
    deck = s.see(None)["deck"]
    s.play("south: deploy L1 to land", "south: reinforce sea")
    assert s.see(None)["deck"] == deck
    assert s.see("south")["destroyed"] == ["S6x"]


@law("S5", "L1")
def test_ruling_12_blockade_destroys_reinforcements() -> None:
    """Ruling 12: the same next to Blockade, where three cards lie."""
    s = Scenario(
        "critters",
        row="sea air land",
        dice="draw S6",
        south={"hand": "L1 L5", "air": "A6"},
        north={"hand": "L6", "sea": "S5", "air": "A2 A4"},
    )
    s.play("south: deploy L1 to land", "south: reinforce air")
    assert s.see("south")["destroyed"] == ["S6x"]


@law("A5", "S4")
def test_ruling_13_containment_destroys_a_facedown_card_after_redeploy() -> None:
    """Ruling 13: its owner's card too; and its next facedown card in a later turn."""
    s = Scenario("critters", south={"hand": "S4 S6 L5", "air": "A5", "land": "L6x"}, north={"hand": "L4 A6"})
    s.play("south: deploy S4 to sea", "south: return land 1", "south: improvise L6 to land")
    s.play("north: deploy L4 to land", "south: improvise S6 to land")
    assert s.see("south")["destroyed"] == ["L6x", "S6x"]


@law("S5", "A2", "A4")
@pytest.mark.parametrize("permission", ["air_drop", "aerodrome"])
def test_ruling_14_blockade_applies_to_cards_that_may_go_anywhere(permission: str) -> None:
    """Ruling 14: Air Drop and Aerodrome choose the theater; the card is played there, and destroyed there."""
    south: dict[str, object] = {"hand": "S2 A6"}
    south["air_drop" if permission == "air_drop" else "air"] = True if permission == "air_drop" else "A4"
    s = Scenario("critters", south=south, north={"hand": "L6", "sea": "S5", "land": "L1 L2 L3"})
    s.play("south: deploy S2 to land")
    assert s.see(None)["destroyed"] == ["S2x"]


@law("S5")
def test_ruling_14_blockade_counts_at_its_present_place() -> None:
    """Ruling 14: Blockade lying on land watches the sea; once it is moved to the air it no longer does."""
    s = Scenario("critters", south={"hand": "S6 L6", "land": "S5"}, north={"hand": "L4", "sea": "S2 S3 S4"})
    s.play("south: deploy S6 to sea")
    assert s.see(None)["destroyed"] == ["S6x"]
    s = Scenario("critters", south={"hand": "S1 S6 L6", "land": "S5"}, north={"hand": "L4 A5", "sea": "S2 S3"})
    s.play("south: deploy S1 to sea", "south: move land 1", "south: to air", "north: deploy L4 to land")
    s.play("south: deploy S6 to sea")
    assert pile(s, "south", "sea") == ["S1", "S6"]


@law("S5")
def test_ruling_15_blockade_does_not_destroy_itself() -> None:
    """Ruling 15: it works once it lies faceup; deployed onto three cards at sea, it stays."""
    s = Scenario("critters", south={"hand": "S5 A6", "sea": "S1"}, north={"hand": "L6", "sea": "S2 S3"})
    s.play("south: deploy S5 to sea")
    assert pile(s, "south", "sea") == ["S1", "S5"]


@law("7.5")
def test_ruling_16_destroyed_cards_lie_in_the_order_of_their_destruction() -> None:
    """Ruling 16: each goes under the one before; a faceup card is known to all, a facedown one to its player."""
    s = Scenario(
        "critters",
        south={"hand": "L6 S6 A6"},
        north={"hand": "A4 L1", "air": "A5", "sea": "S5", "land": "L2 L3 L4"},
    )
    s.play("south: improvise S6 to air", "north: improvise A4 to sea", "south: deploy L6 to land")
    assert s.see("south")["destroyed"] == ["S6x", "x", "L6x"]
    assert s.see("north")["destroyed"] == ["x", "A4x", "L6x"]
    assert s.see(None)["destroyed"] == ["x", "x", "L6x"]


@law("7.7", "7.8", "S1")
def test_ruling_17_moving_is_not_playing() -> None:
    """Ruling 17: a moved card keeps its side and owner, lies on top and triggers nothing; nor does what was beneath."""
    s = Scenario(
        "critters",
        south={"hand": "S1 A6", "land": "L2 L3", "air": "A4"},
        north={"hand": "L6", "sea": "S5", "air": "A5 A2x"},
    )
    s.play("south: deploy S1 to sea", "south: move land 2", "south: to air")
    assert s.see("north")["piles"]["south"] == {"air": ["A4", "L3"], "land": ["L2"], "sea": ["S1"]}
    assert s.see(None)["question"] == NORTHS_TURN


@law("S4")
def test_ruling_18_redeploy_is_not_a_turn() -> None:
    """Ruling 18: a covered facedown card may return; then a card must be played, and nobody withdraws."""
    s = Scenario("critters", south={"hand": "S4 A6", "land": "L6x L4"}, north={"hand": "L5"})
    s.play("south: deploy S4 to sea", "south: return land 1")
    assert s.refused("south: withdraw") == "S4"
    s.play("south: deploy L6 to land")
    assert pile(s, "south", "land") == ["L4", "L6"]
    assert s.see(None)["question"] == NORTHS_TURN


@law("2.3", "S4")
def test_ruling_19_every_turn_costs_its_player_one_card() -> None:
    """Ruling 19: Redeploy returns one card and plays one, so hands stay equal."""
    table = begin(south="A5 L1 L6 S3 S4 S5", north="A2 A6 L2 L4 S2 S6")
    table.play("improvise L6 to air", "south")
    table.play("deploy S2 to sea", "north")
    table.play("deploy S4 to sea", "south")
    table.play("return air 1", "south")
    table.play("deploy L6 to land", "south")
    assert table.show(None)["hands"] == {"south": 4, "north": 5}
    table.play("deploy L4 to land", "north")
    table.play("deploy S5 to sea", "south")
    assert table.show(None)["hands"] == {"south": 3, "north": 4}


@law("2.3", "L1")
def test_ruling_19_reinforce_does_not_touch_the_hand() -> None:
    """Ruling 19: the drawn card goes from the deck to the table."""
    table = begin(south="A5 L1 L6 S3 S4 S5", north="A2 A6 L2 L4 S2 S6")
    table.play("deploy L1 to land", "south")
    table.play("draw S1", "chance")
    assert table.show(None)["hands"] == {"south": 5, "north": 6}
    table.play("reinforce sea", "south")
    assert table.show(None)["hands"] == {"south": 5, "north": 6}


@law("6.7", "L1")
def test_ruling_20_reinforce_with_an_empty_deck_is_left_out() -> None:
    """Ruling 20: every card is in sight or in hand: nothing is drawn, nobody is asked."""
    s = Scenario(
        "critters",
        south={"hand": "L1 A6 L6", "air": "A1x A2 A3", "land": "L2 L3 L4"},
        north={"hand": "S6 A5 L5", "air": "A4", "sea": "S1x S2 S3 S4 S5"},
    )
    s.play("south: deploy L1 to land")
    assert s.see(None)["question"] == NORTHS_TURN


@law("L1", "4.8")
def test_ruling_21_the_draw_is_private() -> None:
    """Ruling 21: only its owner ever sees the drawn card, also after it was covered."""
    s = Scenario("critters", dice="draw S6", south={"hand": "L1 A6 A4"}, north={"hand": "L6 L5"})
    s.play("south: deploy L1 to land", "south: reinforce air", "north: deploy L6 to land", "south: deploy A6 to air")
    assert pile(s, "south", "air") == ["S6x", "A6"]
    assert "S6" not in cards_told(s.table, "north") | cards_told(s.table, None)


# Air Drop and Aerodrome


@law("A2")
def test_ruling_22_air_drop_outlasts_its_card() -> None:
    """Ruling 22: north turns Air Drop facedown; the permission stays until south plays a card, and no longer."""
    s = Scenario("critters", south={"hand": "A2 S6 S5"}, north={"hand": "L2 L6 L5"})
    s.play("south: deploy A2 to air", "north: deploy L2 to land", "north: flip south air")
    s.play("south: deploy S5 to land", "north: deploy L6 to land")
    assert pile(s, "south", "land") == ["S5"]
    assert s.refused("south: deploy S6 to land") == "5.4"


@law("A2", "7.8")
def test_ruling_22_air_drop_outlasts_a_move_of_its_card() -> None:
    """Ruling 22: the card may be moved meanwhile."""
    s = Scenario(
        "critters",
        turn="north",
        south={"hand": "S6 S5", "air": "A2", "air_drop": True, "sea": "S1x"},
        north={"hand": "L2 L6"},
    )
    s.play("north: deploy L2 to land", "north: flip south sea", "south: move air 1", "south: to land")
    s.play("south: deploy S6 to air")
    assert pile(s, "south", "air") == ["S6"]


@law("A2")
def test_ruling_23_a_flipped_air_drop_helps_its_owner() -> None:
    """Ruling 23: south turns up its own Air Drop; so the next card may go anywhere."""
    s = Scenario("critters", south={"hand": "L2 S6 S5", "sea": "A2x"}, north={"hand": "L4 L6"})
    s.play("south: deploy L2 to land", "south: flip south sea", "north: deploy L6 to land", "south: deploy S6 to land")
    assert pile(s, "south", "land") == ["L2", "S6"]


@law("A4")
def test_ruling_24_aerodrome_looks_at_the_printed_strength() -> None:
    """Ruling 24: strength 3 is weak enough, 4 is not; facedown cards go anywhere without it."""
    s = Scenario("critters", south={"hand": "L3 L4", "air": "A4"}, north={"hand": "L6"})
    assert s.why("deploy L3 to sea") == ("", "")
    assert s.why("deploy L4 to sea") == ("5.4", "type-must-match")
    assert s.why("improvise L4 to sea") == ("", "")


@law("7.4", "A1")
def test_ruling_25_adjacent_is_measured_from_where_a_card_lies() -> None:
    """Ruling 25: Support lying at sea, at the end of the row, helps in the middle only."""
    s = Scenario("critters", row="land air sea", south={"hand": "L6", "sea": "A1"}, north={"hand": "L5"})
    assert s.see(None)["totals"]["south"] == {"air": 3, "land": 0, "sea": 1}


# Strength


@law("4.6", "S2", "L4")
@pytest.mark.parametrize(
    ("land", "sea", "strength"),
    [
        ("A6x", "", 2),
        ("A6x", "S2", 4),
        ("A6x L4", "", 4 + 4),
        ("A6x L4", "S2", 4 + 4),
        ("L6 L4", "", 4 + 4),
        ("L1 L4", "", 4 + 4),
        ("L1 L4x", "", 1 + 2),
        ("L1 L4x", "S2", 1 + 4),
    ],
)
def test_ruling_26_facedown_strength_escalation_and_cover_fire(land: str, sea: str, strength: int) -> None:
    """Ruling 26: facedown 2, with Escalation 4, beneath Cover Fire 4, with both still 4."""
    s = Scenario("critters", south={"hand": "A1", "land": land, "sea": sea}, north={"hand": "L5"})
    assert total(s, "south", "land") == strength


@law("L4")
def test_ruling_27_cover_fire_reaches_all_cards_beneath() -> None:
    """Ruling 27: not the next one only."""
    s = Scenario("critters", south={"hand": "A1", "land": "L1 L2 L3 L4"}, north={"hand": "L5"})
    assert total(s, "south", "land") == 16


@law("A1", "L4")
def test_ruling_28_support_adds_to_the_side_and_not_to_a_card() -> None:
    """Ruling 28: it adds 3 once, however many cards lie there, and Cover Fire does not swallow it."""
    s = Scenario("critters", south={"hand": "A6", "air": "A1", "land": "L1 L2 L4"}, north={"hand": "L5"})
    assert total(s, "south", "land") == 4 + 4 + 4 + 3


@law("4.7", "4.9")
def test_ruling_29_no_flip_reaches_a_covered_card() -> None:
    """Ruling 29: Ambush takes the top of each pile; the cards beneath stay as they are."""
    s = Scenario("critters", south={"hand": "L2 A6"}, north={"hand": "L5", "sea": "S1x S6"})
    s.play("south: deploy L2 to land")
    assert set(s.offers()) == {"flip south land", "flip north sea"}
    s.play("south: flip north sea")
    assert pile(s, "north", "sea") == ["S1x", "S6x"]


# The end of a battle


@law("8.2", "6.3")
def test_ruling_30_the_last_instant_is_carried_out_before_the_battle_is_counted() -> None:
    """Ruling 30: north's last card is Disrupt; both flips and the revealed Transport come first."""
    s = Scenario(
        "critters",
        turn="north",
        south={"air": "A6", "sea": "S1x"},
        north={"hand": "L5", "sea": "S6"},
    )
    s.play("north: deploy L5 to land", "north: flip north sea", "south: flip south sea")
    assert (s.asked, s.see(None)["battle"]) == ("south", 1)
    s.play("south: move air 1", "south: to sea")
    assert s.see(None)["scores"] == {"south": 6, "north": 0}


@law("8.3", "9.1", "11.1")
def test_ruling_31_ties_and_empty_theaters_are_the_first_players() -> None:
    """Ruling 31: one tie and one empty theater win the first player the battle, 6 points, and the game at 12."""
    s = Scenario(
        "critters",
        first="north",
        turn="south",
        south={"hand": "S6"},
        north={"air": "A4", "sea": "S5", "score": 6},
    )
    s.play("south: deploy S6 to sea")
    assert s.see(None)["scores"] == {"south": 0, "north": 12}
    assert s.see(None)["winner"] == "north"


@law("9.2")
def test_ruling_32_the_commander_of_the_one_who_withdraws_is_read() -> None:
    """Ruling 32: with four cards in hand the first player's withdrawal is worth 2, the second player's 3."""
    for first, points in (("south", 2), ("north", 3)):
        s = Scenario("critters", first=first, turn="south", south={"hand": "A1 A2 A3 A4"}, north={"hand": "L1"})
        s.play("south: withdraw")
        assert s.see(None)["scores"]["north"] == points
