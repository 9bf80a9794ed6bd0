"""The rulings on the Eyrie (38-45) and the Alliance (46-53), one test or more for each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.seeing import (
    after,
    ask,
    clearing,
    deal,
    events,
    pieces,
    places,
    public,
    score,
    spectator,
    warriors,
)
from weald.scenario import Scenario

MICE = "investments sword_mouse root_tea_mouse mouse_in_a_sack crossbow_mouse"


def eyrie(marquise: dict[str, Any] | None = None, **words: Any) -> Scenario:
    """The Eyrie in Daylight, without cards to craft: the decree begins."""
    cats = marquise if marquise is not None else {"keep": "1", "warriors": "1x2"}
    return Scenario("root", order="marquise eyrie", turn="eyrie", phase="daylight", marquise=cats, eyrie=words)


def turmoil(s: Scenario) -> bool:
    return bool(events(s, None, "turmoil"))


def supporters(s: Scenario) -> list[str]:
    stack: list[str] = s.see("alliance")["supporters"]
    return stack


# The Eyrie


@law("7.5.2")
def test_ruling_38_an_empty_column_is_no_problem() -> None:
    """Ruling 38: the Despot's decree has nothing in recruit and battle; it is carried out and no turmoil comes."""
    s = eyrie(roost="3", warriors="3x6", leader="despot")
    s.play("eyrie: from 3", "eyrie: to 7", "eyrie: warriors 3", "eyrie: roost 7")
    assert (turmoil(s), ask(s)) == (False, ("chance", "chance-draw"))


@law("7.5.2", "7.7")
def test_ruling_38_one_card_too_many_is_turmoil_on_the_spot() -> None:
    """Ruling 38: the first of two battles is fought, the second has nobody left to fight."""
    s = eyrie(
        marquise={"keep": "1", "warriors": "1 7"},
        roost="3",
        warriors="7x3 3",
        leader="despot",
        decree={"battle": "investments sword_mouse"},
    )
    s.play("eyrie: from 3", "eyrie: to 6")
    s.play("eyrie: battle marquise in 7", "chance: roll 1 0")
    assert (turmoil(s), ask(s)) == (True, ("eyrie", "choose-leader"))
    assert places(s, "roost") == [3]  # the vizier in build has nothing to say any more


@law("7.5.2")
def test_ruling_39_the_same_warriors_may_move_for_several_cards() -> None:
    """Ruling 39: one warrior goes from 3 by 7 to 8, for a rabbit card and then a mouse card."""
    s = eyrie(roost="3", warriors="3", leader="charismatic", decree={"move": "bake_sale investments"}, marquise={})
    s.play("eyrie: enlist 3", "eyrie: obey bake-sale", "eyrie: from 3", "eyrie: to 7", "eyrie: warriors 1")
    s.play("eyrie: from 7", "eyrie: to 8")
    assert (warriors(s, "eyrie", 3), warriors(s, "eyrie", 8)) == (2, 1)


@law("7.5.2")
def test_ruling_39_the_order_within_a_column_can_save_a_decree() -> None:
    """Ruling 39: the mouse card first would be turmoil, as nobody stands among mice yet."""
    words: dict[str, Any] = {"roost": "3", "warriors": "3", "leader": "charismatic"}
    s = eyrie(**words, decree={"move": "bake_sale investments"}, marquise={})
    s.play("eyrie: enlist 3", "eyrie: obey investments")
    assert turmoil(s)


@law("7.5.2.1", "7.7")
def test_ruling_40_recruiting_with_an_empty_supply_is_turmoil() -> None:
    """Ruling 40: all twenty are on the map; that none can be placed is a failure, not a smaller success."""
    s = eyrie(roost="3", warriors="3x20", leader="builder")
    assert turmoil(s)


@law("7.8.2", "7.7")
def test_ruling_40_the_charismatic_places_the_last_one_and_falls() -> None:
    """Ruling 40: with one warrior left it is placed, then turmoil comes."""
    s = eyrie(roost="3 4", warriors="3x19", leader="charismatic", marquise={"keep": "1", "warriors": "3"})
    assert not turmoil(s)
    s.play("eyrie: enlist 3")
    assert (warriors(s, "eyrie", 3), turmoil(s), ask(s)) == (20, True, ("eyrie", "choose-leader"))


@law("7.8.2")
def test_ruling_40_the_charismatic_with_two_left_is_safe() -> None:
    """Ruling 40: two are enough for one recruit."""
    s = eyrie(roost="3", warriors="3x18", leader="charismatic", marquise={"keep": "1", "warriors": "3"})
    assert unasked(s) == ["enlist 3", "battle marquise in 3"]
    assert not turmoil(s)


@law("7.5.2.4", "7.7")
@pytest.mark.parametrize(
    ("cats", "words"),
    [
        ({"warriors": "7x5", "keep": "1"}, {"roost": "3 8", "warriors": "3 7"}),  # not ruled
        ({"workshop": "7x2", "keep": "1"}, {"roost": "3", "warriors": "3 7x5"}),  # no open slot
        ({"keep": "1"}, {"roost": "3 7", "warriors": "3 7x5"}),  # a roost there already
        ({"keep": "1"}, {"roost": "2 3 5 7 8 11 12", "warriors": "3 9x5"}),  # no roost left
    ],
)
def test_ruling_41_where_a_roost_cannot_be_built(cats: dict[str, Any], words: dict[str, Any]) -> None:
    """Ruling 41: ruled, of the suit, no roost yet, an open slot, and a roost on the track: each is needed."""
    s = eyrie(marquise=cats, **words, leader="builder", decree={"build": "investments"})
    s.play("eyrie: enlist 3", "eyrie: from 3", "eyrie: to 6", "eyrie: warriors 1")
    assert turmoil(s)


@law("7.5.2.4", "6.2.2")
def test_ruling_41_no_roost_at_the_keep() -> None:
    """Ruling 41: the keep's clearing is ruled by birds, but it is closed to their buildings."""
    s = eyrie(marquise={"keep": "2"}, roost="3", warriors="3x2 2x5 8", leader="despot", decree={})
    s.play("eyrie: from 3", "eyrie: to 7", "eyrie: warriors 1")
    assert clearing(s, 2)["ruler"] == "eyrie"
    assert s.refused("eyrie: roost 2") == "6.2.2"


@law("7.4.3")
def test_ruling_42_warriors_of_all_factions_are_added_up() -> None:
    """Ruling 42: one cat and one of the Alliance are more than one cat; between the rest the Eyrie choose."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="birdsong",
        marquise={"keep": "1", "warriors": "2 3 4 5 6 7 8 9 10 11 12"},
        eyrie={"hand": "anvil", "warriors": "12"},
        alliance={"warriors": "2 3 4 5 6", "sympathy": "7", "base": "8"},
    )
    s.play("eyrie: decree anvil build")
    assert after(s.offers(), "roost") == {"7", "8", "9", "10", "11"}


@law("7.4.3")
def test_ruling_42_nothing_comes_where_nothing_fits() -> None:
    """Ruling 42: without a single open slot there is no new roost, and the turn goes on."""
    s = Scenario(
        "root",
        order="marquise eyrie",
        turn="eyrie",
        phase="birdsong",
        marquise={
            "keep": "1",
            "sawmill": "2x2 3 4 5x2",
            "workshop": "6 7x2 8x2 10",
            "recruiter": "9x2 11x2 12",
            "warriors": "1x2",
        },
        eyrie={"hand": "anvil bake_sale", "leader": "despot"},
    )
    s.play("eyrie: decree anvil build", "eyrie: end")
    assert (places(s, "roost"), turmoil(s)) == ([], True)  # and nothing to build by the decree


@law("7.7.1", "7.7.4", "7.6")
def test_ruling_43_after_turmoil_evening_scores_and_draws() -> None:
    """Ruling 43: viziers and birds cost three, three roosts score two and draw two."""
    s = eyrie(roost="3 7 8", warriors="3x6", leader="commander", score=10, decree={"recruit": "armorers anvil cobbler"})
    s.play("eyrie: obey anvil", "eyrie: enlist 8", "eyrie: obey cobbler", "eyrie: enlist 3")
    s.play("eyrie: from 3", "eyrie: to 7", "eyrie: warriors 1")
    assert (turmoil(s), score(s, "eyrie")) == (True, 7)
    s.play("eyrie: leader builder")
    assert score(s, "eyrie") == 9
    deal(s.table)
    assert public(s, "eyrie")["hand"] == 2


@law("7.7.3.1")
def test_ruling_44_the_last_leader_may_follow_himself() -> None:
    """Ruling 44: once all four have fallen, the one who fell last can be chosen at once."""
    words: dict[str, Any] = {"roost": "3", "warriors": "3x6", "leader": "builder", "decree": {"recruit": "anvil"}}
    s = eyrie(**words, deposed="charismatic commander")
    s.play("eyrie: obey anvil")
    assert unasked(s) == ["leader despot"]
    s = eyrie(**words, deposed="charismatic commander despot")
    s.play("eyrie: obey anvil", "eyrie: leader builder")
    assert public(s, "eyrie")["leader"] == "builder"


@law("7.8.4")
def test_ruling_45_the_despot_scores_one_more_however_much_falls() -> None:
    """Ruling 45: two wood and a sawmill fall in one battle: three points and one."""
    s = eyrie(
        marquise={"keep": "1", "sawmill": "7", "wood": "7x2"},
        roost="3",
        warriors="7x3 3",
        leader="despot",
        decree={"battle": "investments"},
    )
    s.play("eyrie: from 3", "eyrie: to 6", "eyrie: battle marquise in 7", "chance: roll 3 0")
    assert (clearing(s, 7)["pieces"], score(s, "eyrie")) == ({}, 4)


@law("7.8.4")
def test_ruling_45_an_ambush_and_the_roll_are_one_battle() -> None:
    """Ruling 45: the ambush razes a wood, a hospital saves the attacker, the roll razes another: still one more."""
    s = Scenario(
        "root",
        order="marquise eyrie",
        turn="marquise",
        phase="daylight",
        marquise={"keep": "2", "warriors": "2", "wood": "2x3", "hand": "investments"},
        eyrie={"roost": "3", "warriors": "2x4", "leader": "despot", "hand": "ambush_mouse"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 2", "eyrie: ambush ambush-mouse", "marquise: pass")
    s.play("marquise: lose wood", "marquise: heal investments")
    assert (score(s, "eyrie"), warriors(s, "marquise", 2)) == (2, 1)
    s.play("chance: roll 2 2", "marquise: lose wood")
    assert (pieces(s, "wood", 2), score(s, "eyrie")) == (1, 3)


@law("7.8.4")
def test_ruling_45_every_battle_counts_anew() -> None:
    """Ruling 45: two battles, two buildings, two points more."""
    s = eyrie(
        marquise={"keep": "1", "sawmill": "7 9"},
        roost="3",
        warriors="7 9 3",
        leader="despot",
        decree={"battle": "investments sword_mouse"},
    )
    s.play("eyrie: from 3", "eyrie: to 6")
    s.play("eyrie: battle marquise in 7", "chance: roll 0 0", "eyrie: battle marquise in 9", "chance: roll 0 0")
    assert score(s, "eyrie") == 4


@law("7.5", "3.3.1")
def test_dominance_may_be_activated_after_the_last_card_of_the_decree() -> None:
    """Daylight is not over with the decree: the points of its last battle are enough to activate a dominance card."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        marquise={"keep": "1", "sawmill": "7"},
        eyrie={
            "roost": "3",
            "warriors": "7x3 3",
            "leader": "builder",
            "score": 9,
            "hand": "dominance_mouse",
            "decree": {"battle": "investments"},
        },
    )
    s.play("eyrie: end", "eyrie: enlist 3", "eyrie: from 3", "eyrie: to 6", "eyrie: warriors 1")
    s.play("eyrie: battle marquise in 7", "chance: roll 0 0")
    assert score(s, "eyrie") == 10
    s.play("eyrie: activate dominance-mouse")
    assert public(s, "eyrie")["dominance"] == "dominance_mouse"


# The Alliance


@law("8.2.6")
def test_ruling_46_a_move_of_many_is_one_outrage() -> None:
    """Ruling 46: three warriors in one move cost one card, two moves of one cost two."""
    words: dict[str, Any] = {"keep": "1", "warriors": "4x3", "hand": "anvil foxfolk_steel"}
    s = Scenario("root", turn="marquise", phase="daylight", marquise=words, alliance={"sympathy": "8"})
    s.play("marquise: march", "marquise: from 4", "marquise: to 8", "marquise: warriors 3", "marquise: give anvil")
    assert (public(s, "marquise")["hand"], supporters(s)) == (1, ["anvil"])
    s = Scenario("root", turn="marquise", phase="daylight", marquise=words, alliance={"sympathy": "8"})
    s.play("marquise: march", "marquise: from 4", "marquise: to 8", "marquise: warriors 1", "marquise: give anvil")
    s.play("marquise: from 4", "marquise: to 8", "marquise: warriors 1", "marquise: give foxfolk-steel")
    assert (public(s, "marquise")["hand"], supporters(s)) == (0, ["foxfolk_steel", "anvil"])


@law("8.2.6")
def test_ruling_46_each_token_removed_is_an_outrage() -> None:
    """Ruling 46: a favor sweeps two sympathetic fox clearings: two cards."""
    s = Scenario(
        "root",
        turn="marquise",
        phase="daylight",
        marquise={"keep": "1", "workshop": "1 8 6", "hand": "favor_of_the_foxes anvil armorers bake_sale"},
        alliance={"sympathy": "8 12"},
    )
    s.play("marquise: craft favor-of-the-foxes", "marquise: give anvil")
    assert ask(s) == ("marquise", "pay-outrage")
    s.play("marquise: give armorers")
    assert (supporters(s), score(s, "marquise"), places(s, "sympathy")) == (["anvil", "armorers"], 2, [])


@law("8.2.6")
def test_ruling_46_placing_warriors_is_no_outrage() -> None:
    """Ruling 46: only moves into the clearing count; a recruited warrior is placed."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        eyrie={"roost": "3", "warriors": "3", "leader": "builder"},
        alliance={"sympathy": "3"},
    )
    assert unasked(s) == ["enlist 3", "from 3"]
    assert supporters(s) == []


@law("8.2.6")
def test_ruling_47_a_defender_who_removes_sympathy_pays() -> None:
    """Ruling 47: a lone attacker of the Alliance falls and the token with him; the defender pays."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"keep": "1", "warriors": "8x4", "hand": "anvil"},
        alliance={"sympathy": "8", "warriors": "8", "officers": 1},
    )
    s.play("alliance: fight", "alliance: battle marquise in 8", "marquise: pass", "chance: roll 2 2")
    s.play("alliance: first hospitals", "marquise: pass")  # no hospital for the one that fell
    assert (pieces(s, "sympathy", 8), score(s, "marquise")) == (0, 1)
    assert ask(s) == ("marquise", "pay-outrage")
    s.play("marquise: give anvil")
    assert supporters(s) == ["anvil"]


@law("8.2.3.1", "8.2.6")
def test_ruling_48_a_sixth_supporter_is_discarded_whoever_pays_it() -> None:
    """Ruling 48: the stack of five takes no sixth from outrage, whether it is given or drawn."""
    words: dict[str, Any] = {"keep": "1", "warriors": "4", "hand": "anvil"}
    s = Scenario(
        "root", turn="marquise", phase="daylight", marquise=words, alliance={"sympathy": "8", "supporters": MICE}
    )
    s.play("marquise: march", "marquise: from 4", "marquise: to 8", "marquise: give anvil")
    assert (public(s, "alliance")["supporters"], spectator(s)["discard"]) == (5, ["anvil"])
    words["hand"] = ""
    s = Scenario(
        "root", turn="marquise", phase="daylight", marquise=words, alliance={"sympathy": "8", "supporters": MICE}
    )
    s.play("marquise: march", "marquise: from 4", "marquise: to 8", "chance: draw armorers")
    assert (public(s, "alliance")["supporters"], spectator(s)["discard"]) == (5, ["armorers"])


@law("8.4.1.3")
def test_ruling_49_the_warriors_of_a_revolt_count_its_suit_only() -> None:
    """Ruling 49: rabbits in 4, 5 and 10 make three warriors; foxes and mice do not count. Then an officer."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"keep": "1", "warriors": "5x2", "workshop": "5"},
        alliance={"sympathy": "4 5 10 8 7", "supporters": "bake_sale armorers"},
    )
    s.play("alliance: revolt 5", "alliance: spend bake-sale", "alliance: spend armorers")
    assert clearing(s, 5)["warriors"] == {"alliance": 3}
    assert (public(s, "alliance")["officers"], score(s, "alliance")) == (1, 1)


@law("8.4.1.3", "2.2.3")
def test_ruling_49_a_full_clearing_has_room_once_it_is_swept() -> None:
    """Ruling 49: enemies go first, so the base finds their slot; ruins stay, and may leave none."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"keep": "1", "recruiter": "4"},
        alliance={"sympathy": "4", "supporters": "bake_sale armorers"},
    )
    assert clearing(s, 4)["open_slots"] == 0
    s.play("alliance: revolt 4", "alliance: spend bake-sale", "alliance: spend armorers")
    assert places(s, "base") == [4]


@law("8.4.1.3", "6.2.3")
def test_ruling_49_cats_swept_away_may_go_to_hospital() -> None:
    """Ruling 49 with 30: a revolt is a removal like any other; the Alliance's base comes after."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"keep": "1", "warriors": "8x3", "hand": "root_tea_fox"},
        alliance={"sympathy": "8", "supporters": "anvil armorers"},
    )
    s.play("alliance: revolt 8", "alliance: spend anvil", "alliance: spend armorers")
    assert ask(s) == ("marquise", "field-hospitals")
    s.play("marquise: heal root-tea-fox")
    assert (warriors(s, "marquise", 1), warriors(s, "alliance", 8), places(s, "base")) == (3, 1, [8])


@law("8.2.4")
def test_ruling_50_losing_a_base_by_a_favor() -> None:
    """Ruling 50: foxes and birds go with a base of foxes, three officers of five, and the rest is cut to five."""
    s = Scenario(
        "root",
        turn="marquise",
        phase="daylight",
        marquise={"keep": "1", "workshop": "1 8 6", "hand": "favor_of_the_foxes"},
        alliance={"base": "12", "supporters": f"{MICE} bake_sale anvil armorers", "officers": 5},
    )
    s.play("marquise: craft favor-of-the-foxes")
    assert (ask(s), public(s, "alliance")["supporters"]) == (("alliance", "cut-supporters"), 6)
    s.play("alliance: discard bake-sale")
    assert (len(supporters(s)), public(s, "alliance")["officers"]) == (5, 2)


@law("8.4.2.2.1", "8.6.1.4")
def test_ruling_51_martial_law_does_not_hinder_organizing() -> None:
    """Ruling 51: amid five cats one warrior becomes sympathy, without any supporter."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="evening",
        marquise={"keep": "1", "warriors": "9x5"},
        alliance={"warriors": "9", "officers": 1},
    )
    s.play("alliance: organize 9")
    assert pieces(s, "sympathy", 9) == 1


@law("8.4.2.2.1")
def test_ruling_51_martial_law_needs_three_of_one_player() -> None:
    """Ruling 51: two cats and two birds are four, but no martial law."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"keep": "1", "warriors": "9x2"},
        eyrie={"roost": "3", "warriors": "9x2"},
        alliance={"supporters": "investments"},
    )
    s.play("alliance: sympathy 9", "alliance: spend investments")
    assert pieces(s, "sympathy", 9) == 1


@law("8.4.2.1", "8.6.1.4")
def test_ruling_52_organizing_needs_no_neighbour() -> None:
    """Ruling 52: 9 is far from the sympathy in 3: closed to spreading, open to organizing."""
    words: dict[str, Any] = {"sympathy": "3", "warriors": "9", "officers": 1, "supporters": "investments"}
    s = Scenario("root", turn="alliance", phase="birdsong", marquise={"keep": "1"}, alliance=words)
    assert s.refused("alliance: sympathy 9") == "8.4.2.1"
    s.play("alliance: end", "alliance: organize 9")
    assert places(s, "sympathy") == [3, 9]


@law("8.4.2.1", "8.6.1.4", "6.2.2")
def test_ruling_52_the_keep_is_closed_to_both() -> None:
    """Ruling 52: not by spreading, not by organizing; and open once the keep is gone."""
    words: dict[str, Any] = {"warriors": "1", "officers": 1, "supporters": "anvil"}
    s = Scenario("root", turn="alliance", phase="birdsong", marquise={"keep": "1"}, alliance=words)
    assert s.refused("alliance: sympathy 1") == "6.2.2"
    s.play("alliance: end")
    assert s.refused("alliance: organize 1") == "8.6.1.4"
    s = Scenario("root", turn="alliance", phase="birdsong", marquise={}, alliance=words)
    assert "sympathy 1" in s.offers()


@law("8.2.1", "8.5.1")
def test_ruling_53_sympathy_placed_this_turn_crafts_this_turn() -> None:
    """Ruling 53: spread in Birdsong, used in Daylight."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"keep": "1"},
        alliance={"supporters": "investments", "hand": "root_tea_mouse"},
    )
    s.play("alliance: sympathy 7", "alliance: spend investments", "alliance: craft root-tea-mouse")
    assert (public(s, "alliance")["items"], score(s, "alliance")) == ({"tea": 1}, 2)


# The differences between the laws, where they concern the Eyrie or the Alliance


@law("7.2.2")
def test_difference_15_a_token_is_a_piece_but_does_not_rule() -> None:
    """Difference 15: the Eyrie do not rule where they have nothing, even among tokens only."""
    s = Scenario("root", turn="eyrie", phase="evening", marquise={"wood": "9"}, alliance={"sympathy": "9"})
    assert clearing(s, 9)["ruler"] is None


@law("8.4.1.1")
def test_difference_34_two_bases_never_share_a_suit() -> None:
    """Difference 34: after the revolt in 8, the foxes of 12 cannot revolt."""
    s = Scenario(
        "root",
        turn="alliance",
        phase="birdsong",
        marquise={"keep": "1"},
        alliance={"sympathy": "8 12", "supporters": "anvil foxfolk_steel root_tea_fox armorers"},
    )
    s.play("alliance: revolt 8", "alliance: spend anvil", "alliance: spend foxfolk-steel")
    assert ask(s) == ("alliance", "may-spread")
    s.refused("alliance: revolt 12")


@law("7.2.3")
def test_difference_52_disdain_concerns_what_is_crafted_only() -> None:
    """Difference 52: an Eyrie favor scores its removed buildings in full; nothing is printed on it."""
    s = Scenario(
        "root",
        order="marquise eyrie",
        turn="eyrie",
        phase="daylight",
        marquise={"keep": "1", "sawmill": "7 9"},
        eyrie={"roost": "2 7 11", "warriors": "3", "leader": "despot", "hand": "favor_of_the_mice"},
    )
    s.play("eyrie: craft favor-of-the-mice")
    assert score(s, "eyrie") == 2  # and nothing for the Despot: this is no battle
