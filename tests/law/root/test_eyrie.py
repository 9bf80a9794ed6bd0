"""Chapter 7: the Eyrie Dynasties [7.1-7.6]. Turmoil and leaders are in test_eyrie_turmoil.py."""

from __future__ import annotations

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.birds import decree, eyrie, turmoil
from tests.law.root.seeing import (
    after,
    ask,
    begin,
    clearing,
    deal,
    pieces,
    places,
    public,
    score,
    set_up_marquise,
    spectator,
    warriors,
)
from weald.engine.table import Table
from weald.scenario import Scenario

# 7.1 overview


@law("7.1")
def test_roosts_score_and_the_decree_keeps_growing() -> None:
    """A turn adds to the decree, carries all of it out, and scores the roosts; the next turn has the whole decree."""
    s = eyrie("start", roost="3 7", warriors="3x6 7x2", leader="builder", hand="bake_sale anvil")
    s.play("eyrie: decree bake-sale move", "eyrie: end", "eyrie: end")
    s.play("eyrie: enlist 7", "eyrie: obey bake-sale", "eyrie: from 3", "eyrie: to 7", "eyrie: warriors 1")
    s.play("eyrie: from 7", "eyrie: to 3", "eyrie: warriors 1")
    assert (score(s, "eyrie"), s.asked) == (1, "chance")
    s.play("chance: draw armorers", "marquise: end", "chance: draw sappers")
    assert s.asked == "eyrie"
    s.play("eyrie: decree anvil recruit", "eyrie: end", "eyrie: end")
    assert decree(s) == {"recruit": ["vizier", "anvil"], "move": ["vizier", "bake_sale"], "battle": [], "build": []}
    s.play("eyrie: obey anvil")  # no roost in a fox clearing
    assert turmoil(s)


# 7.2 rules and abilities


@law("7.2.1", "7.5.1", "7.5")
def test_crafting_is_by_roosts_and_comes_before_the_decree() -> None:
    """A roost in a mouse clearing pays a mouse; once the decree is begun there is no crafting any more."""
    s = eyrie(roost="7 3", warriors="7x2", leader="despot", hand="mouse_in_a_sack root_tea_mouse anvil")
    assert ask(s) == ("eyrie", "eyrie-craft")
    assert after(s.offers(), "craft") == {"mouse-in-a-sack", "root-tea-mouse"}
    assert s.refused("eyrie: craft anvil") == "4.1.1"
    s.play("eyrie: craft mouse-in-a-sack")
    assert public(s, "eyrie")["items"] == {"bag": 1}
    assert s.refused("eyrie: craft root-tea-mouse") == "4.1.1"  # the one roost is used up
    s.play("eyrie: end")
    assert ask(s) == ("eyrie", "move-to")
    assert after(s.offers(), "craft") == set()
    s.refused("eyrie: craft root-tea-mouse")


@law("7.2.1")
def test_only_roosts_craft() -> None:
    """Warriors, however many, craft nothing."""
    s = eyrie(roost="3", warriors="3 7x5", leader="despot", hand="mouse_in_a_sack")
    assert s.refused("eyrie: craft mouse-in-a-sack") == "4.1.1"


@law("7.2.2")
@pytest.mark.parametrize(
    ("cats", "birds", "ruler"),
    [(2, 2, "eyrie"), (3, 2, "marquise"), (2, 3, "eyrie"), (1, 1, "eyrie"), (0, 0, None), (1, 0, "marquise")],
)
def test_the_eyrie_rule_where_they_tie(cats: int, birds: int, ruler: str | None) -> None:
    """As many warriors and buildings as the strongest other is enough to rule, but nothing at all is not."""
    s = eyrie(marquise={"warriors": f"9x{cats}"} if cats else {}, roost="3", warriors=f"9x{birds}" if birds else "")
    assert clearing(s, 9)["ruler"] == ruler


@law("7.2.2")
@pytest.mark.parametrize("order", ["marquise eyrie alliance", "eyrie alliance marquise", "alliance marquise eyrie"])
def test_the_eyrie_rule_a_tie_of_three_wherever_they_sit(order: str) -> None:
    """The order of turns does not matter, and buildings count: roost, sawmill and base beside a warrior each."""
    s = Scenario(
        "root",
        order=order,
        marquise={"warriors": "11 9"},
        eyrie={"roost": "11", "warriors": "9"},
        alliance={"base": "11", "warriors": "9x2"},
    )
    assert clearing(s, 11)["ruler"] == "eyrie"
    assert clearing(s, 9)["ruler"] == "alliance"


@law("7.2.2", "4.2.1")
def test_a_tie_is_rule_enough_to_move() -> None:
    """The Eyrie leave a clearing where they only tie; the others would have to stay."""
    s = eyrie(marquise={"warriors": "9x2 1 4 12"}, roost="3", warriors="9x2", leader="despot")
    assert unasked(s) == ["from 9"]


@law("7.2.3")
@pytest.mark.parametrize("leader", ["charismatic", "commander", "despot"])
def test_birds_disdain_trade(leader: str) -> None:
    """An item worth three points gives the Eyrie one."""
    s = eyrie(roost="3 4", warriors="3x2", leader=leader, hand="bake_sale")
    s.play("eyrie: craft bake-sale")
    assert (score(s, "eyrie"), public(s, "eyrie")["items"]) == (1, {"coins": 1})


# 7.3 set-up


def eyrie_set_up(keep: int = 1) -> Table:
    table = begin("marquise", "eyrie")
    set_up_marquise(table, keep, {1: 5, 2: 5, 3: 7, 4: 8}[keep])
    return table


@law("7.3.1", "7.3.5")
def test_the_supply_holds_20_warriors_and_the_track_six_roosts() -> None:
    """Of 20 warriors six are on the map, of seven roosts one."""
    table = eyrie_set_up()
    assert public(table, "eyrie")["supply"] == 14
    assert sum(warriors(table, "eyrie", number) for number in range(1, 13)) == 6
    assert public(table, "eyrie")["stock"] == {"roost": 6}


@law("7.3.2")
@pytest.mark.parametrize(("keep", "corner"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_the_first_roost_is_opposite_the_keep(keep: int, corner: int) -> None:
    """One roost and six warriors, in the corner diagonally across; nobody is asked."""
    table = eyrie_set_up(keep)
    assert places(table, "roost") == [corner]
    assert warriors(table, "eyrie", corner) == 6
    assert ask(table) == ("eyrie", "choose-leader")


@law("7.3.2")
def test_without_the_marquise_the_eyrie_choose_a_corner() -> None:
    """Any of the four corners, and no other clearing."""
    table = begin("eyrie", "alliance")
    assert ask(table) == ("eyrie", "place-first-roost")
    assert table.offers() == ["start 1", "start 2", "start 3", "start 4"]
    refusal = table.why_not("start 5")
    assert refusal is not None
    assert refusal.law == "7.3.2"
    table.play("start 4", "eyrie")
    assert (places(table, "roost"), warriors(table, "eyrie", 4)) == ([4], 6)


@law("7.3.3")
def test_any_leader_may_be_the_first() -> None:
    """One of four; the other three stay faceup."""
    table = eyrie_set_up()
    assert spectator(table)["question"] == {"seat": "eyrie", "ask": "choose-leader", "law": "7.3.3"}
    assert after(table.offers(), "leader") == {"builder", "charismatic", "commander", "despot"}
    table.play("leader commander", "eyrie")
    assert (public(table, "eyrie")["leader"], public(table, "eyrie")["deposed"]) == ("commander", [])


@law("7.3.4", "7.8", "7.8.1", "7.8.2", "7.8.3", "7.8.4")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", {"recruit", "move"}),
        ("charismatic", {"recruit", "battle"}),
        ("commander", {"move", "battle"}),
        ("despot", {"move", "build"}),
    ],
)
def test_the_viziers_stand_where_the_leader_says(leader: str, columns: set[str]) -> None:
    """Two columns hold a vizier each, the other two are empty."""
    table = eyrie_set_up()
    table.play(f"leader {leader}", "eyrie")
    shown = public(table, "eyrie")["decree"]
    assert {column for column, cards in shown.items() if cards == ["vizier"]} == columns
    assert [cards for column, cards in shown.items() if column not in columns] == [[], []]


# 7.4 Birdsong


@law("7.4", "7.4.1")
def test_an_empty_hand_draws_before_the_decree_grows() -> None:
    """The card that emergency orders drew is the one that goes to the decree."""
    s = eyrie("birdsong", roost="3", warriors="3x6")
    assert ask(s) == ("chance", "chance-draw")
    s.play("chance: draw anvil")
    assert ask(s) == ("eyrie", "add-to-decree")
    s.play("eyrie: decree anvil build")
    assert decree(s)["build"] == ["anvil"]


@law("7.4.1")
def test_a_single_card_in_hand_is_enough_to_draw_none() -> None:
    """Emergency orders are for an empty hand only."""
    s = eyrie("birdsong", roost="3", warriors="3x6", hand="anvil")
    assert ask(s) == ("eyrie", "add-to-decree")


@law("7.4.2")
def test_one_card_must_be_added_and_two_may_be() -> None:
    """Ending without a card is refused; after two cards nothing more is asked."""
    s = eyrie("birdsong", roost="3", warriors="3x6", leader="despot", hand="anvil bake_sale investments")
    assert s.refused("eyrie: end") == "7.4.2"
    s.play("eyrie: decree anvil recruit")
    assert "end" in s.offers()
    s.play("eyrie: decree bake-sale recruit")
    assert ask(s) == ("eyrie", "eyrie-craft")
    assert decree(s)["recruit"] == ["anvil", "bake_sale"]
    assert public(s, "eyrie")["hand"] == 1


@law("7.4.2")
def test_only_one_of_the_two_may_be_a_bird() -> None:
    """After a bird, the second card must be of another suit; every column takes any card."""
    s = eyrie("birdsong", roost="3", warriors="3x6", hand="armorers sappers anvil")
    assert after(s.offers(), "decree") == {
        f"{card} {column}"
        for card in ("armorers", "sappers", "anvil")
        for column in ("recruit", "move", "battle", "build")
    }
    s.play("eyrie: decree armorers battle")
    assert s.refused("eyrie: decree sappers move") == "7.4.2"
    assert "decree anvil battle" in s.offers()


@law("7.4.2")
def test_the_bird_may_come_second() -> None:
    """One bird of two, in whichever order."""
    s = eyrie("birdsong", roost="3", warriors="3x6", hand="armorers sappers anvil")
    s.play("eyrie: decree anvil battle")
    assert "decree sappers battle" in s.offers()


@law("7.4.2")
def test_a_column_holds_any_number_of_cards() -> None:
    """Two more cards go into a column that holds five."""
    full = "anvil foxfolk_steel ambush_fox root_tea_fox tax_collector"
    s = eyrie("birdsong", roost="3", warriors="3x6", hand="bake_sale investments", decree={"build": full})
    s.play("eyrie: decree bake-sale build", "eyrie: decree investments build")
    assert len(decree(s)["build"]) == 7


@law("7.4.3")
def test_without_a_roost_there_is_a_new_one_with_three_warriors() -> None:
    """It comes where the fewest warriors of all factions stand; between equals the Eyrie choose."""
    cats = {"keep": "1", "warriors": "1 2 3x2 4 5 6 7 8x2 10 11 12"}
    s = eyrie("birdsong", marquise=cats, warriors="9x2 2", leader="despot", hand="anvil")
    s.play("eyrie: decree anvil recruit")
    assert ask(s) == ("eyrie", "new-roost")
    # 1 has the keep, 2, 3, 8 and 9 have two warriors in all
    assert s.offers() == [f"roost {number}" for number in (4, 5, 6, 7, 10, 11, 12)]
    assert s.refused("eyrie: roost 2") == "7.4.3"
    assert s.refused("eyrie: roost 1") == "6.2.2"
    s.play("eyrie: roost 7")
    assert (pieces(s, "roost", 7), warriors(s, "eyrie", 7), public(s, "eyrie")["supply"]) == (1, 3, 14)


@law("7.4.3", "2.2.3")
def test_a_new_roost_needs_an_open_slot() -> None:
    """The emptiest clearing is passed over if it has no slot left; ruins take slots."""
    cats = {"keep": "1", "sawmill": "4 9x2 6", "warriors": "2 3 5 7 8 10x2 11 12"}
    s = eyrie("birdsong", marquise=cats, leader="despot", hand="anvil")
    s.play("eyrie: decree anvil recruit")
    assert s.offers() == [f"roost {number}" for number in (2, 3, 5, 7, 8, 11, 12)]


@law("7.4.3")
def test_with_a_roost_on_the_map_there_is_no_new_one() -> None:
    """One roost anywhere is enough."""
    s = eyrie("birdsong", roost="8", leader="despot", hand="anvil bake_sale")
    s.play("eyrie: decree anvil recruit", "eyrie: end")
    assert ask(s) == ("eyrie", "eyrie-craft")


@law("7.4")
def test_the_new_roost_comes_after_the_decree_has_grown() -> None:
    """First the cards, then the roost."""
    s = eyrie("birdsong", hand="anvil", leader="despot")
    assert ask(s) == ("eyrie", "add-to-decree")
    s.refused("eyrie: roost 7")


# 7.5 Daylight


@law("7.5.2")
def test_columns_go_from_left_to_right() -> None:
    """Recruit, move, battle, build, whatever the order in which the cards came."""
    s = eyrie(
        marquise={"keep": "1", "warriors": "1 7"},
        roost="3 4",
        warriors="3x6 4 11 1x2",
        leader="charismatic",
        decree={"build": "investments", "move": "bake_sale"},
    )
    order = [ask(s)]
    s.play("eyrie: enlist 3")
    order.append(ask(s))
    s.play("eyrie: from 3", "eyrie: to 7", "eyrie: warriors 3")
    order.append(ask(s))
    s.play("eyrie: battle marquise in 7", "chance: roll 1 0")
    order.append(ask(s))
    assert [what for _, what in filter(None, order)] == ["recruit-where", "move-from", "choose-battle", "roost-where"]
    s.play("eyrie: roost 7")
    assert not turmoil(s)


@law("7.5.2")
def test_within_a_column_the_eyrie_choose_the_order() -> None:
    """A rabbit card and a mouse card in one column: either may be first."""
    s = eyrie(roost="3 7", warriors="3x6", leader="despot", decree={"recruit": "bake_sale investments"})
    assert s.offers() == ["obey bake-sale", "obey investments"]
    s.play("eyrie: obey investments")
    assert unasked(s)[:2] == ["enlist 7", "enlist 3"]


@law("7.5.2")
def test_every_card_of_the_decree_asks_for_its_action() -> None:
    """Two rabbit cards in recruit place two warriors, and the decree is done only then."""
    s = eyrie(roost="3", warriors="3x6", leader="despot", decree={"recruit": "bake_sale cobbler"})
    assert unasked(s)[:2] == ["enlist 3", "enlist 3"]
    assert (ask(s), warriors(s, "eyrie", 3)) == (("eyrie", "move-to"), 8)


@law("7.5.2", "2.1.1")
def test_a_bird_card_is_obeyed_anywhere() -> None:
    """A vizier in recruit offers every roost."""
    s = eyrie(roost="3 7 8", warriors="3x6", leader="builder")
    assert s.offers() == ["enlist 3", "enlist 7", "enlist 8"]


@law("7.5.2")
def test_what_cannot_be_done_in_full_is_turmoil_at_once() -> None:
    """A fox card in recruit without a roost in a fox clearing: the move to the right is not made any more."""
    s = eyrie(roost="3", warriors="3x6", leader="despot", decree={"recruit": "anvil"}, score=9)
    assert turmoil(s)
    assert ask(s) == ("eyrie", "choose-leader")


@law("7.5.2.1")
def test_recruiting_places_one_warrior_at_a_roost_of_the_suit() -> None:
    """The rabbit card offers the rabbit clearings with roosts, and no others."""
    s = eyrie(roost="3 4 7", warriors="5x3", leader="despot", decree={"recruit": "bake_sale"})
    assert s.offers() == ["enlist 3", "enlist 4"]
    assert s.refused("eyrie: enlist 7") == "7.5.2"  # a roost, but mice
    assert s.refused("eyrie: enlist 5") == "7.5.2.1"  # rabbits, but no roost
    s.play("eyrie: enlist 4")
    assert (warriors(s, "eyrie", 4), public(s, "eyrie")["supply"]) == (1, 16)


@law("7.5.2.2")
def test_moving_is_out_of_a_clearing_of_the_suit() -> None:
    """The suit binds where the warriors leave, not where they go; at least one goes."""
    s = eyrie(roost="3", warriors="3x2 7x2 4", leader="charismatic", decree={"move": "bake_sale"})
    assert s.offers() == ["from 3", "from 4"]
    assert s.refused("eyrie: from 7") == "7.5.2"
    s.play("eyrie: from 3")
    assert s.offers() == ["to 6", "to 7", "to 11"]
    s.play("eyrie: to 6")
    assert after(s.offers(), "warriors") == {"1", "2", "3", "4"}
    s.play("eyrie: warriors 4")
    assert (warriors(s, "eyrie", 3), warriors(s, "eyrie", 6)) == (0, 4)


@law("7.5.2.3")
def test_battling_is_in_a_clearing_of_the_suit() -> None:
    """Enemies in a mouse and in a rabbit clearing: the mouse card reaches only the first."""
    s = eyrie(
        marquise={"keep": "1", "warriors": "1 3 7 11"},
        roost="3",
        warriors="3x2 7x2 11",
        leader="builder",
        decree={"battle": "investments"},
    )
    s.play("eyrie: from 3", "eyrie: to 7", "eyrie: warriors 1")
    assert s.offers() == ["battle marquise in 7", "battle marquise in 11"]
    assert s.refused("eyrie: battle marquise in 3") == "7.5.2"
    s.play("eyrie: battle marquise in 7", "chance: roll 2 0")
    assert warriors(s, "marquise", 7) == 0
    assert not turmoil(s)


@law("7.5.2.4")
def test_building_is_in_a_ruled_clearing_of_the_suit_without_a_roost() -> None:
    """Mice: 2 is not ruled, 7 has a roost, 9 is full, 11 will do."""
    s = eyrie(
        marquise={"keep": "1", "warriors": "2x2", "workshop": "9x2"},
        roost="7",
        warriors="7x3 2 9x3 11 3",
        leader="commander",
        decree={"build": "investments"},
    )
    s.play("eyrie: from 3", "eyrie: to 7", "eyrie: battle marquise in 9", "chance: roll 0 0")
    assert ask(s) == ("eyrie", "roost-where")
    assert s.refused("eyrie: roost 2") == "7.5.2.4"
    assert s.refused("eyrie: roost 7") == "7.5.2.4"
    assert s.refused("eyrie: roost 3") == "7.5.2"  # not mice
    s.play("eyrie: roost 11")
    assert (places(s, "roost"), public(s, "eyrie")["stock"]) == ([7, 11], {"roost": 5})
    assert warriors(s, "eyrie", 11) == 1  # no warriors come with it


# 7.6 Evening


ROOSTS = [3, 7, 8, 5, 2, 11, 12]


@law("7.6", "7.6.1")
@pytest.mark.parametrize(("roosts", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_evening_scores_the_roost_track_and_then_draws(roosts: int, points: int) -> None:
    """The rightmost empty space of the track: 0, 1, 2, 3, 4, 4, 5 for one roost to seven."""
    s = eyrie("evening", roost=" ".join(str(number) for number in ROOSTS[:roosts]), warriors="3")
    assert score(s, "eyrie") == points
    assert ask(s) == ("chance", "chance-draw")


@law("7.6.2")
@pytest.mark.parametrize(("roosts", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_evening_draws_one_card_and_the_bonuses_of_the_track(roosts: int, cards: int) -> None:
    """The third and the sixth roost uncover a card each."""
    s = eyrie("evening", roost=" ".join(str(number) for number in ROOSTS[:roosts]), warriors="3")
    deal(s.table)
    assert (public(s, "eyrie")["hand"], spectator(s)["active"]) == (cards, "marquise")


@law("7.6.2")
def test_evening_ends_with_five_cards_at_most() -> None:
    """Six cards: one of them, as they choose, is discarded."""
    hand = "anvil bake_sale investments armorers sappers"
    s = eyrie("evening", roost="3", warriors="3", hand=hand)
    s.play("chance: draw cobbler")
    assert ask(s) == ("eyrie", "choose-discard")
    assert len(after(s.offers(), "discard")) == 6
    s.play("eyrie: discard armorers")
    assert (public(s, "eyrie")["hand"], spectator(s)["discard"]) == (5, ["armorers"])
    assert spectator(s)["active"] == "marquise"
