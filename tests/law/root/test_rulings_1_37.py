"""The rulings on questions that the law leaves to its readers, 1 to 37: one test or more for each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import events
from tests.law import law
from tests.law.root.looking import (
    SEATS,
    board,
    fight,
    hand,
    pieces,
    question,
    ruler,
    score,
    supporters,
    warriors,
)
from weald.scenario import Scenario

# turn, cards, victory


@law("1.5", "4.1.3")
def test_ruling_1_what_is_at_the_start_comes_first() -> None:
    """Ruling 1: dominance, the bank, other cards, the rest of Birdsong; the warren before Daylight; in this order."""
    s = Scenario(
        "root",
        marquise={
            "cards": "better_burrow_bank royal_claim command_warren",
            "sawmill": "1",
            "warriors": "1",
            "dominance": "dominance_fox",
        },
        eyrie={"warriors": "1x2"},
    )
    asked = [question(s)[1]]
    assert "wood" not in pieces(s, 1)
    s.play("marquise: choose eyrie", "chance: draw anvil", "chance: draw cobbler")
    asked.append(question(s)[1])
    assert "wood" not in pieces(s, 1)
    s.play("marquise: end")
    asked.append(question(s)[1])
    assert pieces(s, 1)["wood"] == 1
    s.play("marquise: end")
    asked.append(question(s)[1])
    assert asked == ["choose-other", "birdsong-cards", "birdsong-cards", "choose-battle"]


@law("4.2", "4.1.3")
def test_ruling_2_an_action_is_not_interrupted() -> None:
    """Ruling 2: between the two moves of a march no card is used and no bird hires."""
    s = Scenario("root", phase="daylight", marquise={"cards": "tax_collector", "warriors": "1x2", "hand": "sappers"})
    s.play("marquise: march", "from 1", "to 5", "warriors 1")
    assert set(s.offers()) == {"pass", "from 1", "from 5"}


@law("3.3.1", "3.3.2")
def test_ruling_3_after_activation_nothing_is_scored_or_swapped() -> None:
    """Ruling 3: even points from a battle that others fight do not come; the card stays."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"dominance": "dominance_mouse", "score": 15, "warriors": "5x3", "cards": "sappers"},
        alliance={"warriors": "5", "base": "5", "officers": 1, "score": 3},
    )
    s.play("alliance: fight", "alliance: battle marquise in 5", "chance: roll 1 1", "marquise: use sappers")
    assert pieces(s, 5) == {}
    assert (score(s, "marquise"), board(s, "marquise")["dominance"]) == (15, "dominance_mouse")


@law("3.3.3", "2.1.3")
def test_ruling_4_a_dominance_card_never_lies_in_the_discard_pile() -> None:
    """Ruling 4: also when the Eyrie's Decree is discarded with it."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        eyrie={"leader": "charismatic", "decree": {"build": "dominance_fox anvil"}, "score": 5},
    )
    s.play("eyrie: leader despot")
    assert (s.see(None)["available"], s.see(None)["discard"]) == (["dominance_fox"], ["anvil"])


@law("3.3.4", "2.1.1.2")
def test_ruling_5_bird_dominance_costs_a_real_bird() -> None:
    """Ruling 5: other suits are refused, also beside a bird that fits."""
    s = Scenario(
        "root", phase="daylight", available="dominance_bird", marquise={"hand": "anvil sappers", "warriors": "1"}
    )
    s.play("marquise: take dominance-bird")
    assert s.offers() == ["spend sappers"]
    assert s.refused("marquise: spend anvil") == "3.3.4"


@law("5.1.3")
def test_ruling_6_two_players_have_no_dominance_cards() -> None:
    """Ruling 6: a deck of fifty."""
    assert Scenario("root", order="marquise eyrie").see(None)["deck"] == 50
    assert Scenario("root", order="marquise eyrie alliance").see(None)["deck"] == 54


@law("3.1")
def test_ruling_7_both_reach_thirty_by_dealing_hits() -> None:
    """Ruling 7: hits are simultaneous, the active player wins."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"sawmill": "5", "warriors": "5", "score": 29, "cards": "sappers"},
        alliance={"base": "5", "warriors": "5x2", "officers": 1, "score": 29},
    )
    s.play("alliance: fight", "alliance: battle marquise in 5", "chance: roll 2 1", "marquise: use sappers")
    assert (score(s, "alliance"), s.see(None)["winner"]) == (30, "alliance")


@law("2.1.2")
def test_ruling_8_the_new_deck_is_there_before_the_next_draw() -> None:
    """Ruling 8: the pile is reshuffled in the moment the last card is drawn, and is open to nobody any more."""
    s = Scenario(
        "root",
        phase="evening",
        discard="anvil bake_sale",
        marquise={},
        alliance={"base": "5", "supporters": REST},
        available="dominance_fox dominance_rabbit dominance_mouse dominance_bird",
    )
    assert s.offers() == ["draw cobbler"]
    s.play("chance: draw cobbler")
    assert s.see(None)["discard"] == []
    assert (s.asked, sorted(s.offers())) == ("chance", ["draw anvil", "draw bake-sale"])  # the Eyrie's emergency orders


REST = (
    "ambush_bird ambush_bird ambush_fox ambush_rabbit ambush_mouse birdy_bindle woodland_runners arms_trader "
    "crossbow_bird gently_used_knapsack root_tea_fox travel_gear_fox protection_racket foxfolk_steel "
    "smugglers_trail root_tea_rabbit a_visit_to_friends mouse_in_a_sack root_tea_mouse travel_gear_mouse "
    "investments sword_mouse crossbow_mouse armorers armorers sappers sappers brutal_tactics brutal_tactics "
    "royal_claim stand_and_deliver stand_and_deliver tax_collector tax_collector tax_collector favor_of_the_foxes "
    "command_warren command_warren better_burrow_bank better_burrow_bank cobbler favor_of_the_rabbits "
    "scouting_party scouting_party codebreakers codebreakers favor_of_the_mice"
)


@law("2.1.1", "2.1.1.1", "2.1.1.2")
def test_ruling_9_birds_are_wild_never_the_reverse() -> None:
    """Ruling 9: healing in a mouse clearing takes a mouse or a bird, hiring only a bird."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "warriors": "9x2", "hand": "investments sappers anvil"},
        eyrie={"warriors": "9x2"},
    )
    fight(s, "eyrie", 9, "1 1")
    assert set(s.offers()) == {"pass", "heal investments", "heal sappers"}
    s.play("marquise: pass")
    assert [offer for offer in s.offers() if offer.startswith("hire")] == ["hire sappers"]


@law("6.6", "7.6.2", "8.6.2")
@pytest.mark.parametrize("seat", ["eyrie", "alliance"])
def test_ruling_10_the_hand_limit_is_for_ones_own_evening(seat: str) -> None:
    """Ruling 10: with six cards in hand a player of another turn discards nothing."""
    cards = "anvil bake_sale investments sappers armorers cobbler"
    position: dict[str, Any] = {seat: {"hand": cards}}
    s = Scenario("root", phase="evening", dice="draw codebreakers", **position)
    assert len(hand(s, seat)) == 6
    assert "marquise" not in (s.asked or "")
    assert not any(offer.startswith("discard") for offer in s.offers())


@law("8.2.3", "8.6.2")
def test_ruling_10_supporters_are_not_in_hand() -> None:
    """Ruling 10: five supporters and four cards: nothing is discarded."""
    s = Scenario(
        "root",
        order="alliance marquise",
        turn="alliance",
        phase="evening",
        marquise={"warriors": "1"},
        alliance={"hand": "anvil bake_sale investments cobbler", "supporters": "sappers armorers codebreakers cobbler"},
        dice="draw foxfolk-steel",
    )
    assert s.see(None)["active"] == "marquise"


@law("7.7.1")
def test_ruling_11_no_score_below_nought() -> None:
    """Ruling 11: turmoil with two viziers costs a player with one point just that."""
    s = Scenario("root", turn="eyrie", phase="daylight", eyrie={"leader": "charismatic", "score": 1})
    s.play("eyrie: leader despot")
    assert score(s, "eyrie") == 0


# craft


@law("4.1.1")
def test_ruling_12_several_cards_as_long_as_pieces_are_idle() -> None:
    """Ruling 12: three workshops, three cards of one piece each, in whichever order."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "1 5 9", "hand": "anvil travel_gear_fox sappers armorers", "warriors": "1"},
    )
    s.play("marquise: craft sappers", "craft anvil", "craft travel-gear-fox")
    assert s.refused("marquise: craft armorers") == "4.1.1"


@law("4.1.2")
@pytest.mark.parametrize("seat", SEATS)
def test_ruling_13_an_item_that_is_gone_blocks_its_cards(seat: str) -> None:
    """Ruling 13: for every faction."""
    piece = {"marquise": "workshop", "eyrie": "roost", "alliance": "sympathy"}[seat]
    position: dict[str, Any] = {seat: {"hand": "anvil", piece: "8", "warriors": "3", "items": "hammer"}}
    s = Scenario("root", turn=seat, phase="daylight", **position)
    assert s.refused(f"{seat}: craft anvil") == "4.1.2"


@law("4.1.4", "4.1.3")
def test_ruling_14_a_card_used_up_may_be_crafted_again() -> None:
    """Ruling 14: only what lies in play forbids a second copy."""
    s = Scenario(
        "root", phase="daylight", discard="armorers", marquise={"workshop": "1", "hand": "armorers", "warriors": "1"}
    )
    s.play("marquise: craft armorers")
    assert board(s, "marquise")["cards"] == ["armorers"]


@law("4.1.1")
def test_ruling_15_a_cost_of_three_suits_needs_pieces_of_all_three() -> None:
    """Ruling 15: pieces of one suit, however many, do not pay for the Tax Collector, but do for Royal Claim."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"workshop": "5x2 3 4", "hand": "tax_collector royal_claim", "warriors": "1"},
    )
    assert s.refused("marquise: craft tax-collector") == "4.1.1"
    assert "craft royal-claim" in s.offers()


@law("7.2.3", "7.8.1", "3.2.2")
@pytest.mark.parametrize(("leader", "points"), [("builder", 3), ("charismatic", 1), ("commander", 1), ("despot", 1)])
def test_ruling_16_the_eyrie_score_one_for_an_item(leader: str, points: int) -> None:
    """Ruling 16: unless the Builder leads."""
    s = Scenario(
        "root", turn="eyrie", phase="daylight", eyrie={"leader": leader, "roost": "4 5", "hand": "bake_sale anvil"}
    )
    s.play("eyrie: craft bake-sale")
    assert [event["points"] for event in events(s, None, "scored", "3.2.2")] == [points]


# move and rule


@law("2.8", "7.2.2")
def test_ruling_17_ties_tokens_and_the_eyrie() -> None:
    """Ruling 17: a roost alone ties a warrior and wins the tie; tokens change nothing."""
    s = Scenario(
        "root",
        marquise={"warriors": "5 6", "wood": "5x3"},
        eyrie={"roost": "5"},
        alliance={"warriors": "6", "sympathy": "6"},
    )
    assert ruler(s, 5) == "eyrie"
    assert ruler(s, 6) is None


@law("4.2.1")
def test_ruling_18_the_number_moved_does_not_matter() -> None:
    """Ruling 18: all warriors may leave, giving up the rule that let them go."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x3"}, eyrie={"warriors": "1"})
    s.play("marquise: march", "from 1", "to 5", "warriors 3")
    assert ruler(s, 1) == "eyrie"


@law("6.2.2", "8.2.6")
def test_ruling_19_placing_causes_no_outrage() -> None:
    """Ruling 19: recruiting in a sympathetic clearing is placing, not moving."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"recruiter": "5", "warriors": "1", "hand": "cobbler"},
        alliance={"sympathy": "5"},
    )
    s.play("marquise: recruit")
    assert question(s) == ("marquise", "marquise-daylight")
    assert (warriors(s, "marquise", 5), supporters(s)) == (1, [])


# battle


@law("4.3.1", "4.3.1.1", "4.3.2", "4.3.2.2", "4.3.3")
def test_ruling_20_the_order_of_a_battle() -> None:
    """Ruling 20: ambush, foil, roll, effects, hits."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x4", "hand": "ambush_bird", "cards": "brutal_tactics"},
        eyrie={"warriors": "5x2", "roost": "5", "hand": "ambush_rabbit", "cards": "sappers"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 5")
    asked = []
    for answer in ("ambush ambush-rabbit", "ambush ambush-bird", "roll 2 1", "use sappers", "use brutal-tactics"):
        asked.append(question(s))
        assert warriors(s, "eyrie", 5) == 2
        s.play(f"{s.asked}: {answer}")
    assert asked == [
        ("eyrie", "may-ambush"),
        ("marquise", "may-foil"),
        ("chance", "chance-roll"),
        ("eyrie", "may-use-in-battle"),
        ("marquise", "may-use-in-battle"),
    ]
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5), pieces(s, 5)) == (2, 0, {})


@law("4.3.1", "4.3.2.1")
def test_ruling_21_ambush_hits_are_not_capped() -> None:
    """Ruling 21: a defender without a single warrior deals two."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "5x2"}, alliance={"sympathy": "5", "hand": "ambush_rabbit"}
    )
    s.play("marquise: fight", "marquise: battle alliance in 5", "alliance: ambush ambush-rabbit")
    assert warriors(s, "marquise", 5) == 0
    assert pieces(s, 5) == {"sympathy": 1}


@law("4.3.1", "4.3.1.1")
def test_ruling_22_one_ambush_per_side() -> None:
    """Ruling 22: a foiled ambush is not followed by a second one."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x4", "hand": "ambush_bird anvil"},
        eyrie={"warriors": "5", "hand": "ambush_rabbit ambush_bird"},
    )
    s.play(
        "marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit", "marquise: ambush ambush-bird"
    )
    assert question(s) == ("chance", "chance-roll")
    assert hand(s, "eyrie") == ["ambush_bird"]


@law("4.3.1", "4.1.3")
def test_ruling_23_an_ambush_is_not_wasted_on_a_scouting_party() -> None:
    """Ruling 23: the defender keeps the card."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x2", "cards": "scouting_party"},
        eyrie={"warriors": "5", "hand": "ambush_bird"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 5", "chance: roll 0 0")
    assert hand(s, "eyrie") == ["ambush_bird"]


@law("4.3.2.2", "4.3.2.3", "4.1.3")
def test_ruling_24_armorers_stop_rolled_hits_only() -> None:
    """Ruling 24: the hit of the defenseless goes through."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x3"}, eyrie={"roost": "5", "cards": "armorers"})
    fight(s, "eyrie", 5, "3 0")
    s.play("eyrie: use armorers")
    assert (pieces(s, 5), score(s, "marquise")) == ({}, 1)


@law("4.3.2.3")
def test_ruling_25_defenseless_is_exactly_one_hit() -> None:
    """Ruling 25: of three wood one is lost when noughts are rolled."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"wood": "5x3"},
        alliance={"warriors": "5", "officers": 1},
    )
    s.play("alliance: fight", "alliance: battle marquise in 5", "chance: roll 0 0")
    assert pieces(s, 5) == {"wood": 2}


@law("8.2.2", "4.3.2.1")
def test_ruling_26_guerrilla_hits_are_capped_too() -> None:
    """Ruling 26: one Alliance warrior deals one hit, though the higher die is three."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x4"}, alliance={"warriors": "5"})
    fight(s, "alliance", 5, "3 0")
    assert (warriors(s, "marquise", 5), warriors(s, "alliance", 5)) == (3, 1)


@law("4.3.3")
def test_ruling_27_after_the_warriors_any_order() -> None:
    """Ruling 27: wood before the sawmill, or the sawmill before the wood."""
    for first, left in (("wood", {"sawmill": 1, "wood": 1}), ("sawmill", {"wood": 2})):
        s = Scenario(
            "root",
            turn="alliance",
            phase="evening",
            marquise={"wood": "5x2", "sawmill": "5", "warriors": "5"},
            alliance={"warriors": "5x3", "officers": 1},
        )
        s.play("alliance: fight", "alliance: battle marquise in 5", "chance: roll 2 0", f"marquise: lose {first}")
        assert pieces(s, 5) == left
        assert score(s, "alliance") == 1


@law("3.2.1", "4.3.3")
def test_ruling_28_both_sides_score_what_they_remove() -> None:
    """Ruling 28: in one battle the attacker takes a roost and the defender a sawmill."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x2", "sawmill": "5", "cards": "brutal_tactics"},
        eyrie={"warriors": "5x2", "roost": "5", "cards": "sappers"},
    )
    fight(s, "eyrie", 5, "2 2")
    s.play("eyrie: use sappers", "marquise: use brutal-tactics")
    assert (score(s, "marquise"), score(s, "eyrie")) == (1, 2)  # one of them for the tactics


@law("4.3.2.2", "3.1")
def test_ruling_29_brutal_tactics_give_the_point_at_once() -> None:
    """Ruling 29: before the hits; a defender with 29 points wins by it."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x2", "score": 29, "cards": "brutal_tactics"},
        eyrie={"roost": "5", "score": 29},
    )
    fight(s, "eyrie", 5, "2 0")
    s.play("marquise: use brutal-tactics")
    assert s.see(None)["winner"] == "eyrie"
    assert pieces(s, 5) == {"roost": 1}


# Marquise


@law("6.2.3")
def test_ruling_30_one_card_saves_all_of_one_clearing() -> None:
    """Ruling 30: a favor strikes three clearings: she is asked for each, and each card saves all of its own."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        marquise={"keep": "1", "warriors": "4x2 5x3 10", "hand": "bake_sale cobbler sappers anvil"},
        eyrie={"roost": "3 4 5", "hand": "favor_of_the_rabbits", "warriors": "3"},
    )
    s.play("eyrie: craft favor-of-the-rabbits")
    saved = []
    for answer in ("heal bake-sale", "pass", "heal cobbler"):
        assert question(s) == ("marquise", "field-hospitals")
        before = warriors(s, "marquise", 1)
        s.play(f"marquise: {answer}")
        saved.append(warriors(s, "marquise", 1) - before)
    assert sum(saved) + board(s, "marquise")["supply"] == 25
    assert saved[1] == 0
    assert sorted([saved[0], saved[2]]) in ([1, 2], [1, 3], [2, 3])
    assert s.asked == "eyrie"


@law("6.2.3", "4.3.1")
def test_ruling_31_the_saved_fight_on_at_the_keep() -> None:
    """Ruling 31: the battle is at the keep itself: the ambushed return at once, and the battle goes on."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "warriors": "1x2", "hand": "anvil"},
        eyrie={"warriors": "1", "hand": "ambush_fox"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 1", "eyrie: ambush ambush-fox", "marquise: pass")
    s.play("marquise: heal anvil")
    assert question(s) == ("chance", "chance-roll")
    assert warriors(s, "marquise", 1) == 2


@law("6.2.3", "6.2.2")
def test_ruling_32_keep_and_warriors_removed_together() -> None:
    """Ruling 32: a revolt sweeps away the keep with its garrison: nobody is saved."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"keep": "5", "warriors": "5x4", "hand": "cobbler"},
        alliance={"sympathy": "5", "supporters": "bake_sale sappers"},
    )
    s.play("alliance: revolt 5", "spend bake-sale", "spend sappers")
    assert s.asked != "marquise"
    assert board(s, "marquise")["supply"] == 25


@law("6.2.3")
def test_ruling_33_hospitals_are_for_her_own_warriors() -> None:
    """Ruling 33: others' losses are not healed."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"keep": "1", "warriors": "5x3", "hand": "cobbler"},
        eyrie={"warriors": "5x3"},
    )
    fight(s, "eyrie", 5, "2 0")
    assert question(s) == ("marquise", "marquise-daylight")
    assert board(s, "eyrie")["supply"] == 19


@law("2.5", "6.4")
def test_ruling_34_eight_wood_and_no_more() -> None:
    """Ruling 34: one sawmill, seven on the map: the eighth is placed, a ninth never."""
    s = Scenario("root", phase="birdsong", marquise={"sawmill": "1", "wood": "8x7", "warriors": "1", "hand": "anvil"})
    assert pieces(s, 1)["wood"] == 1
    assert s.refused("marquise: overwork anvil in 1") == "6.5.5"


@law("6.5.4.2", "2.2.3")
def test_ruling_35_a_ruled_clearing_with_a_slot_and_wood_in_reach() -> None:
    """Ruling 35: all three, or it is refused with the law that forbids it."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "1 5x2 9 4", "wood": "5x2", "sawmill": "1"},
        eyrie={"warriors": "9x2"},
    )
    assert s.why("build sawmill in 9") == ("6.5.4.2", "must-rule")
    assert s.why("build sawmill in 1") == ("2.2.3", "no-open-slot")
    assert s.why("build sawmill in 4") == ("6.5.4.2", "too-little-wood")
    assert s.why("build sawmill in 5") == ("", "")


@law("6.5")
def test_ruling_36_birds_hire_at_any_time_of_the_actions() -> None:
    """Ruling 36: also before the first action, several in a row."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "sappers armorers royal_claim", "warriors": "5x2"},
        eyrie={"warriors": "5x2"},
    )
    s.play("marquise: hire sappers", "hire armorers", "hire royal-claim")
    for _ in range(6):
        fight(s, "eyrie", 5, "0 0")
    assert s.refused("marquise: fight") == "6.5"


@law("6.5.3")
def test_ruling_37_each_recruiter_places_one_in_its_clearing() -> None:
    """Ruling 37: also where somebody else rules."""
    s = Scenario("root", phase="daylight", marquise={"recruiter": "5 8", "warriors": "1"}, eyrie={"warriors": "5x5"})
    s.play("marquise: recruit")
    assert (warriors(s, "marquise", 5), warriors(s, "marquise", 8)) == (1, 1)
    assert s.refused("marquise: recruit") == "6.5.3"
