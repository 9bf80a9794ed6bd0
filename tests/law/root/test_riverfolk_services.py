"""Laws 11.2.6 and 11.2.7: what the Riverfolk sell, and what their customers do with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.seeing import after, ask, clearing, events, places, public, score, warriors
from tests.law.root.trading import CATS, box, boxes, buys, company, supply, trade
from weald.scenario import Scenario

WARES = {"hand": "anvil sappers", "prices": "1 2 3"}
ALL = {"buy anvil", "buy sappers", "riverboats", "mercenaries"}


def hired(turn: str, riverfolk: str, phase: str = "daylight", **seats: dict[str, Any]) -> Scenario:
    """Somebody's turn after hiring the Riverfolk warriors, who stand there."""
    return trade(turn, phase, {"warriors": riverfolk, "hired": turn}, **seats)


# buying [11.2.6]


@law("11.2.6", "11.2.7")
@pytest.mark.parametrize("seat", ["marquise", "eyrie", "alliance"])
def test_every_other_player_may_buy_at_the_start_of_birdsong(seat: str) -> None:
    """Before anything else of it, without asking the Riverfolk; or buy nothing."""
    s = trade(seat, "start", WARES, alliance={"supporters": "bake_sale", "sympathy": "8"})
    assert ask(s) == (seat, "buy-service")
    assert s.table.question is not None
    assert s.table.question.law == "11.2.6"
    assert buys(s) == ALL
    s.play(f"{seat}: end")
    assert ask(s) != (seat, "buy-service")
    assert boxes(s) == ({}, {}, {})


@law("11.2.6")
def test_the_riverfolk_buy_nothing_themselves() -> None:
    s = company("start", **WARES)
    assert ask(s) == ("riverfolk", "riverfolk-daylight")


@law("11.2.6", "1.1.3")
def test_who_has_the_bank_may_buy_before_and_after_it() -> None:
    """Two things at the start of Birdsong: the card that the bank gives to the Riverfolk can be bought."""
    cats = {**CATS, "cards": "better_burrow_bank"}
    s = trade("marquise", "start", {"prices": "1 4 4"}, marquise=cats)
    s.play("marquise: end", "marquise: choose riverfolk", "chance: draw anvil", "chance: draw cobbler")
    assert ask(s) == ("marquise", "buy-service")
    s.play("marquise: buy cobbler")
    assert s.see("marquise")["hand"] == ["anvil", "cobbler"]


@law("11.2.6", "1.1.3")
def test_the_bank_may_bring_what_can_be_bought_at_all() -> None:
    """Before it there was nothing to buy for one warrior."""
    cats = {"cards": "better_burrow_bank", "warriors": "1x24"}
    s = trade("marquise", "start", {"prices": "1 4 4"}, marquise=cats)
    s.play("marquise: choose riverfolk", "chance: draw anvil", "chance: draw cobbler")
    assert (ask(s), buys(s)) == (("marquise", "buy-service"), {"buy cobbler"})


def coffins(marquise: int, eyrie: int = 0, **words: Any) -> Scenario:
    """The Marquise's turn begins with 18 warriors on the map and some on her Coffin Makers; the rest is in supply."""
    cats = {"cards": "coffin_makers", "warriors": "1x18"}
    buried = {"marquise": marquise, "eyrie": eyrie}
    company = {"prices": "4 4 4", "hand": "anvil", **words}
    return Scenario("root", cards="exiles", turn="marquise", coffins=buried, marquise=cats, riverfolk=company)


@law("11.2.6", "1.1.3")
def test_who_has_the_coffin_makers_may_buy_before_or_after_them() -> None:
    """Both belong to the start of Birdsong. The warriors that come home can pay."""
    s = coffins(7)
    assert (ask(s), score(s, "marquise")) == (("marquise", "buy-service"), 1)  # none in supply before
    s = coffins(2, eyrie=3)
    assert (ask(s), score(s, "marquise")) == (("marquise", "buy-service"), 0)
    s.play("marquise: end")
    assert (ask(s), score(s, "marquise")) == (("marquise", "buy-service"), 1)
    s.play("marquise: buy anvil")
    assert (supply(s, "marquise"), ask(s)) == (3, ("marquise", "marquise-daylight"))
    s = coffins(2, eyrie=3)
    s.play("marquise: buy anvil")
    assert (ask(s), score(s, "marquise"), supply(s, "marquise")) == (("marquise", "marquise-daylight"), 1, 3)


@law("11.2.6", "1.1.3")
def test_coffins_without_own_warriors_bring_no_second_question() -> None:
    """Nothing can be paid that could not be paid before."""
    s = coffins(0, eyrie=5)
    s.play("marquise: end")
    assert (ask(s), score(s, "marquise")) == (("marquise", "marquise-daylight"), 1)


@law("11.2.6", "1.1.3")
def test_saboteurs_may_bring_home_warriors_that_pay() -> None:
    """The Coffin Makers of another are sabotaged: with the warriors from there something can be bought."""
    s = Scenario(
        "root",
        cards="exiles",
        turn="marquise",
        coffins={"marquise": 7},
        marquise={"cards": "saboteurs", "warriors": "1x18"},
        eyrie={"cards": "coffin_makers"},
        riverfolk={"prices": "4 4 4", "hand": "anvil"},
    )
    assert ask(s) == ("marquise", "may-sabotage")
    s.play("marquise: sabotage eyrie coffin-makers")
    assert ask(s) == ("marquise", "buy-service")


@law("11.2.6.1")
def test_the_price_is_paid_in_warriors_of_the_supply() -> None:
    """Three for mercenaries: they are payments now, and still the buyer's."""
    s = trade("eyrie", "start", WARES)
    before = supply(s, "eyrie")
    s.play("eyrie: mercenaries")
    assert (supply(s, "eyrie"), boxes(s)) == (before - 3, ({"eyrie": 3}, {}, {}))
    assert warriors(s, "eyrie", 3) == 3


@law("11.2.6.1")
def test_too_few_warriors_in_supply_buy_nothing() -> None:
    """Ruling 75. With one left, only what costs one; with none, there is no question."""
    s = trade("alliance", "start", WARES, alliance={"base": "8", "warriors": "8x8", "officers": 1})
    assert buys(s) == {"buy anvil", "buy sappers"}
    assert s.why("riverboats") == ("11.2.6.1", "too-expensive")
    assert s.why("mercenaries") == ("11.2.6.1", "too-expensive")
    s = trade("alliance", "start", WARES, alliance={"base": "8", "warriors": "8x9", "officers": 1})
    assert ask(s) == ("alliance", "alliance-evening")


@law("11.2.6.2")
def test_one_service_and_one_for_each_trade_post_with_a_piece_of_the_buyer() -> None:
    """A warrior in one, a building in another; a third without anybody counts nothing: three services."""
    words: dict[str, Any] = {"hand": "anvil sappers cobbler armorers", "fox-post": "8", "mouse-post": "7 9"}
    cats = {"warriors": "8", "sawmill": "7"}
    s = trade("marquise", "start", words, marquise=cats)
    s.play("marquise: buy anvil", "marquise: buy cobbler", "marquise: buy sappers")
    assert ask(s) == ("marquise", "marquise-daylight")
    assert box(s, "payments") == {"marquise": 3}
    s = trade("marquise", "start", words, marquise={"warriors": "1"})
    s.play("marquise: buy anvil")
    assert ask(s) == ("marquise", "marquise-daylight")


@law("11.2.6.2")
def test_a_token_and_a_pawn_are_pieces_too() -> None:
    """D42: any piece of the buyer."""
    words: dict[str, Any] = {"hand": "anvil cobbler sappers", "fox-post": "8"}
    s = trade("alliance", "start", words, alliance={"sympathy": "8"})
    s.play("alliance: buy anvil", "alliance: buy cobbler")
    assert box(s, "payments") == {"alliance": 2}
    s = trade("vagabond", "start", words, vagabond={"pawn": "8", "items": "torch boots"})
    s.play("vagabond: buy anvil", "vagabond: exhaust torch", "vagabond: buy cobbler")
    assert s.see("vagabond")["hand"] == ["anvil", "cobbler"]


@law("9.4.1", "11.2.6.3")
def test_tea_that_has_paid_for_a_service_counts_for_the_refresh() -> None:
    """It lay face up when Birdsong began: five items are refreshed, the tea among them."""
    items = "tea boots:exhausted sword:exhausted torch:exhausted crossbow:exhausted"
    s = trade("vagabond", "start", {"hand": "anvil", "prices": "1 4 4"}, vagabond={"pawn": "forest-1", "items": items})
    s.play("vagabond: buy anvil")
    assert ask(s) == ("vagabond", "travel-where")
    assert sum(public(s, "vagabond")["kit"]["ready"].values()) == 5


@law("11.2.6.3")
def test_the_vagabond_pays_with_items_and_the_riverfolk_with_warriors() -> None:
    """He exhausts two items of his choice; two Riverfolk warriors go to the payments."""
    wanderer = {"pawn": "forest-1", "items": "torch boots sword tea:exhausted hammer:damaged"}
    s = trade("vagabond", "start", {**WARES, "prices": "2 4 1"}, vagabond=wanderer)
    assert buys(s) == {"buy anvil", "buy sappers"}
    assert s.why("riverboats") == ("11.2.6.1", "too-expensive")  # three ready items
    s.play("vagabond: buy anvil")
    assert after(s.offers(), "exhaust") == {"torch", "boots", "sword"}
    assert s.refused("vagabond: exhaust tea") == "11.2.6.3"
    s.play("vagabond: exhaust torch", "vagabond: exhaust sword")
    assert [event["item"] for event in events(s, None, "exhausted")] == ["torch", "sword"]
    assert (box(s, "payments"), supply(s, "riverfolk")) == ({"riverfolk": 2}, 13)


@law("11.2.6.3")
def test_the_vagabond_is_served_though_the_riverfolk_have_no_warriors_left() -> None:
    """D43: one warrior in supply, two items exhausted."""
    wanderer = {"pawn": "forest-1", "items": "torch boots"}
    s = trade("vagabond", "start", {**WARES, "prices": "2 4 4", "warriors": "4x14"}, vagabond=wanderer)
    s.play("vagabond: buy anvil")
    assert [event["item"] for event in events(s, None, "exhausted")] == ["boots", "torch"]
    assert (box(s, "payments"), s.see("vagabond")["hand"]) == ({"riverfolk": 1}, ["anvil"])


# a card [11.2.7.1]


@law("11.2.7.1")
def test_a_card_of_the_buyers_choice() -> None:
    """Everybody sees which one; it is in the buyer's hand then."""
    s = trade("eyrie", "start", WARES)
    s.play("eyrie: buy sappers")
    assert s.see("eyrie")["hand"] == ["sappers"]
    assert public(s, "riverfolk")["open_hand"] == ["anvil"]
    assert events(s, "alliance", "bought-card")[-1]["card"] == "sappers"


@law("11.2.7.1")
def test_no_cards_no_sale() -> None:
    s = trade("eyrie", "start", {"prices": "1 1 1"})
    assert buys(s) == {"riverboats", "mercenaries"}


# riverboats [11.2.7.2]


@law("11.2.7.2")
def test_with_riverboats_the_river_is_a_path_but_rule_is_needed() -> None:
    """Until the end of the turn; unlike swimmers, the buyer must rule one of the two clearings."""
    cats = {"warriors": "4x2 11 5", "hand": ""}
    s = trade("marquise", "start", {**WARES, "prices": "1 1 1"}, marquise=cats, eyrie={"warriors": "7 11x2"})
    s.play("marquise: riverboats", "marquise: march")
    s.play("marquise: from 4")
    assert after(s.offers(), "to") == {"8", "9", "12", "7"}
    s.play("marquise: to 7", "marquise: warriors 2", "marquise: from 7")
    assert after(s.offers(), "to") == {"3", "8", "12", "4", "11"}  # two of three warriors are hers
    s.play("marquise: to 8", "marquise: warriors 2", "marquise: march")
    assert s.why("from 11") == ("4.2.1", "must-rule-to-move")


@law("11.2.7.2")
def test_riverboats_are_bought_once_and_last_for_the_turn() -> None:
    words: dict[str, Any] = {"prices": "1 1 4", "hand": "anvil", "fox-post": "8"}
    s = trade("marquise", "start", words, marquise={"warriors": "8 4"})
    s.play("marquise: riverboats")
    assert s.why("riverboats") == ("11.2.7", "bought-already")
    assert public(s, "riverfolk")["riverboats"] == "marquise"
    s.play("marquise: end", "marquise: end", "chance: draw cobbler")
    assert public(s, "riverfolk")["riverboats"] is None


@law("11.2.7.2")
def test_the_vagabond_goes_by_boat() -> None:
    """On foot and when he slips. Allies need boats of their own, and the Riverfolk need none."""
    relations = {"eyrie": "allied", "riverfolk": "allied"}
    wanderer = {"pawn": "4", "items": "torch boots", "relations": relations}
    words = {"boats": "vagabond", "warriors": "4"}
    s = trade("vagabond", "daylight", words, vagabond=wanderer, eyrie={"warriors": "4x3"})
    assert "to 7" in s.offers()
    s.play("vagabond: to 7")
    assert after(s.offers(), "choose") == {"riverfolk"}
    s.play("vagabond: choose riverfolk")
    assert (warriors(s, "riverfolk", 7), public(s, "vagabond")["pawn"]) == (1, {"clearing": 7})
    s = trade("vagabond", "daylight", {"warriors": "4"}, vagabond=wanderer)
    assert s.why("to 7") == ("4.2", "not-adjacent")


# mercenaries [11.2.7.3]


@law("11.2.7.3")
def test_mercenaries_serve_from_daylight_on() -> None:
    """In Birdsong they still rule for the Riverfolk; from Daylight to the end of Evening for their buyer."""
    cats = {"warriors": "5", "cards": "royal_claim"}
    s = trade("marquise", "start", {"prices": "4 4 1", "warriors": "4"}, marquise=cats)
    s.play("marquise: mercenaries")
    assert (clearing(s, 4)["ruler"], public(s, "riverfolk")["mercenaries"]) == ("riverfolk", "marquise")
    s.play("marquise: use royal-claim")
    assert score(s, "marquise") == 1  # clearing 5 alone
    assert clearing(s, 4)["ruler"] == "marquise"
    s.play("marquise: end", "chance: draw cobbler")
    assert (clearing(s, 4)["ruler"], public(s, "riverfolk")["mercenaries"]) == ("riverfolk", None)


@law("11.2.7.3")
def test_mercenaries_add_to_the_rule_of_their_buyer() -> None:
    """One Marquise warrior and two mercenaries against two birds; the Riverfolk themselves rule nothing meanwhile."""
    s = hired("marquise", "7x2 11x3", marquise={"warriors": "7"}, eyrie={"warriors": "7x2 11"})
    assert (clearing(s, 7)["ruler"], clearing(s, 11)["ruler"]) == ("marquise", "marquise")
    s.play("marquise: march", "marquise: from 7")
    assert after(s.offers(), "to") == {"3", "8", "12"}


@law("11.2.7.3")
def test_mercenaries_cannot_be_moved() -> None:
    """Only own warriors march: neither from where mercenaries stand alone, nor with them in the count."""
    s = hired("marquise", "7x4 4x2", marquise={"warriors": "7x2 5"})
    s.play("marquise: march")
    assert s.why("from 4") == ("4.2", "no-warriors-there")
    s.play("marquise: from 7", "marquise: to 8")
    assert after(s.offers(), "warriors") == {"1", "2"}


@law("11.2.7.3")
def test_mercenaries_are_not_removed_for_anything_but_hits() -> None:
    """The Tax Collector takes own warriors only."""
    s = hired("marquise", "7x4", marquise={"warriors": "8", "cards": "tax_collector"})
    s.play("marquise: use tax-collector")
    assert unasked(s) == ["remove 8"]


@law("11.2.7.3", "3.3.1")
def test_mercenaries_do_not_count_for_dominance() -> None:
    """Dominance is looked at when Birdsong begins: nobody serves then, whoever was hired the turn before."""
    cats = {"warriors": "1 6", "dominance": "dominance_fox", "score": 10}
    s = trade("marquise", "start", {"warriors": "8x3", "prices": "1 1 1"}, marquise=cats)
    s.play("marquise: mercenaries")
    assert clearing(s, 8)["ruler"] == "marquise"  # three fox clearings, in Daylight
    assert s.see(None)["winner"] is None


@law("11.2.7.3")
def test_mercenaries_raise_the_most_hits() -> None:
    """One own warrior and two mercenaries deal three."""
    s = hired("marquise", "7x2", marquise={"warriors": "7"}, eyrie={"warriors": "7x4", "roost": "3"})
    s.play("marquise: fight", "marquise: battle eyrie in 7", "chance: roll 3 0")
    assert warriors(s, "eyrie", 7) == 1


@law("11.2.7.3")
def test_a_buyer_may_attack_with_mercenaries_alone() -> None:
    """Ruling 79; they take all hits then."""
    s = hired("marquise", "7x3", marquise={"warriors": "1"}, eyrie={"warriors": "7x3", "roost": "3"})
    s.play("marquise: fight", "marquise: battle eyrie in 7", "chance: roll 2 1")
    assert (warriors(s, "eyrie", 7), warriors(s, "riverfolk", 7)) == (1, 2)


@law("11.2.7.3")
def test_mercenaries_never_fight_the_riverfolk() -> None:
    """Not alone, and beside own warriors they are the enemy: one own warrior deals one hit."""
    s = hired("marquise", "7x3 11", marquise={"warriors": "7"}, eyrie={"warriors": "11", "roost": "3"})
    s.play("marquise: fight")
    assert s.why("battle riverfolk in 11") == ("11.2.7.3", "mercenaries-refuse")
    assert "battle eyrie in 11" in s.offers()
    s.play("marquise: battle riverfolk in 7", "chance: roll 3 0")
    assert (warriors(s, "riverfolk", 7), warriors(s, "marquise", 7)) == (2, 1)


@law("11.2.7.3.1")
@pytest.mark.parametrize(
    ("own", "mercenaries", "hits", "left"),
    [(3, 3, 1, (2, 3)), (3, 3, 2, (2, 2)), (3, 3, 3, (1, 2)), (1, 3, 3, (0, 1)), (3, 1, 3, (1, 0)), (0, 3, 2, (0, 1))],
)
def test_hits_are_split_evenly(own: int, mercenaries: int, hits: int, left: tuple[int, int]) -> None:
    """The odd hit falls on an own warrior if there is one; what one side cannot take, the other does."""
    s = hired("marquise", f"8x{mercenaries}", marquise={"warriors": f"8x{own} 1"}, eyrie={"warriors": "8x3"})
    s.play("marquise: fight", "marquise: battle eyrie in 8", f"chance: roll {hits} {hits}")
    assert (warriors(s, "marquise", 8), warriors(s, "riverfolk", 8)) == left


@law("11.2.7.3.1")
def test_buildings_take_hits_when_warriors_and_mercenaries_are_gone() -> None:
    """Three hits: a warrior, a mercenary, and the sawmill."""
    cats = {"warriors": "8", "sawmill": "8"}
    s = hired("marquise", "8", marquise=cats, eyrie={"warriors": "8x4"})
    s.play("marquise: fight", "marquise: battle eyrie in 8", "chance: roll 3 3")
    assert (warriors(s, "marquise", 8), warriors(s, "riverfolk", 8), places(s, "sawmill")) == (0, 0, [])
    assert score(s, "eyrie") == 1


@law("11.2.7.3.1", "4.3.1")
def test_an_ambush_is_split_too_and_mercenaries_fight_on() -> None:
    """Two hits: one each. The mercenary who is left rolls."""
    birds = {"warriors": "8x3", "roost": "3", "hand": "ambush_fox"}
    s = hired("marquise", "8x2", marquise={"warriors": "8"}, eyrie=birds)
    s.play("marquise: fight", "marquise: battle eyrie in 8", "eyrie: ambush ambush-fox")
    assert (warriors(s, "marquise", 8), warriors(s, "riverfolk", 8)) == (0, 1)
    s.play("chance: roll 2 0")
    assert warriors(s, "eyrie", 8) == 2


@law("11.2.7.3.2")
def test_vagabonds_cannot_hire() -> None:
    s = trade("vagabond", "start", WARES, vagabond={"items": "torch boots sword tea"})
    assert s.why("mercenaries") == ("11.2.7.3.2", "no-mercenaries-for-vagabonds")


@law("11.2.7.2", "2.3", "6.5.4.2")
def test_with_riverboats_wood_travels_by_the_river() -> None:
    """The river is a path for the buyer: wood in 5 builds in 10."""
    cats = {"warriors": "5 10", "wood": "5", "sawmill": "8"}
    s = trade("marquise", "daylight", {"warriors": "4", "boats": "marquise"}, marquise=cats)
    s.play("marquise: build sawmill in 10")
    assert "sawmill" in clearing(s, 10)["pieces"]
    s = trade("marquise", "daylight", {"warriors": "4"}, marquise=cats)
    assert s.why("build sawmill in 10") == ("6.5.4.2", "too-little-wood")


@law("11.2.7.2", "2.3", "8.4.2.1")
def test_with_riverboats_sympathy_spreads_by_the_river() -> None:
    """The river is a path for the buyer: 10 is next to 5."""
    rebels = {"sympathy": "5", "supporters": "bake_sale"}
    s = trade("alliance", "birdsong", {"warriors": "4", "boats": "alliance"}, alliance=rebels)
    s.play("alliance: sympathy 10", "alliance: spend bake-sale")
    assert "sympathy" in clearing(s, 10)["pieces"]
    s = trade("alliance", "birdsong", {"warriors": "4"}, alliance=rebels)
    assert s.why("sympathy 10") == ("8.4.2.1", "not-next-to-sympathy")
