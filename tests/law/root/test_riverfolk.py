"""Chapter 11: the Riverfolk Company at home: abilities, set-up, turn. Services are in test_riverfolk_services.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.seeing import (
    after,
    ask,
    begin,
    clearing,
    deal,
    events,
    pieces,
    places,
    public,
    score,
    set_up_marquise,
    spectator,
    warriors,
)
from tests.law.root.trading import BIRDS, CATS, RIVER, box, boxes, company, supply, trade
from weald.engine.errors import IllegalAction
from weald.engine.table import Table
from weald.games.root.factions.riverfolk.tables import POST
from weald.games.root.tables import COST, STOCK, WARRIORS, card
from weald.scenario import Scenario

# 11.1 overview


@law("11.1")
def test_points_come_from_trade_posts_and_from_a_full_treasury() -> None:
    """Two for a trade post; in the next Birdsong a point for each pair of funds, as long as the post stands."""
    s = company(funds={"riverfolk": 6}, warriors="7")
    s.play("riverfolk: trade 7")
    assert (score(s, "riverfolk"), box(s, "funds")) == (2, {"riverfolk": 4})
    s = company("birdsong", funds={"riverfolk": 4}, **{"mouse-post": "7"})
    assert score(s, "riverfolk") == 2


# 11.2 rules and abilities


@law("11.2.1", "11.5.3")
def test_crafting_is_by_funds_on_emptied_spaces() -> None:
    """A mouse post has left its space: one mouse can be paid there, by a fund that is committed."""
    words: dict[str, Any] = {"mouse-post": "7", "warriors": "7x2"}
    s = company(funds={"marquise": 2}, hand="root_tea_mouse mouse_in_a_sack anvil", **words)
    assert after(s.offers(), "craft") == {"root-tea-mouse", "mouse-in-a-sack"}
    assert s.refused("riverfolk: craft anvil") == "11.5.3"
    s.play("riverfolk: craft root-tea-mouse")
    assert (score(s, "riverfolk"), public(s, "riverfolk")["items"]) == (2, {"tea": 1})
    assert boxes(s) == ({}, {"marquise": 1}, {"marquise": 1})
    assert s.refused("riverfolk: craft mouse-in-a-sack") == "11.5.3"  # the space is taken


@law("11.2.1", "11.2.5.1")
def test_spaces_stay_open_when_the_trade_post_is_gone() -> None:
    """Ruling 77: a post that has left the game leaves its space to craft with."""
    s = company(funds={"riverfolk": 1}, gone="fox", hand="anvil")
    s.play("riverfolk: craft anvil")
    assert score(s, "riverfolk") == 2


@law("11.5.3")
def test_a_cost_needs_as_many_funds_as_symbols() -> None:
    """Two open spaces, one fund: not enough for two foxes. What else is spent has nothing to do with it."""
    s = company(funds={"eyrie": 1}, gone="fox fox", hand="foxfolk_steel anvil")
    assert s.why("craft foxfolk-steel") == ("11.5.3", "too-few-funds")
    assert after(s.offers(), "craft") == {"anvil"}


@law("11.5.3")
def test_a_cost_of_any_suits_names_the_spaces() -> None:
    """Royal Claim: four spaces of any suits, which ones is asked for."""
    s = company(funds={"riverfolk": 4}, gone="fox fox rabbit mouse mouse", hand="royal_claim codebreakers")
    assert sum(COST[card("royal_claim")]) == 4
    s.play("riverfolk: craft royal-claim", "riverfolk: engage fox", "riverfolk: engage fox")
    assert s.refused("riverfolk: engage fox") == "4.1.1"
    s.play("riverfolk: engage rabbit", "riverfolk: engage mouse")
    assert public(s, "riverfolk")["cards"] == ["royal_claim"]
    assert box(s, "commitments") == {"riverfolk": 4}


@law("11.2.2")
def test_the_riverfolk_swim_wherever_the_river_leads() -> None:
    """Ruling 80: along the river no rule is needed at either end; along paths it is."""
    s = company(funds={"riverfolk": 2}, warriors="4 9", seats={"eyrie": {"warriors": "4x3 7x3 12x3"}})
    s.play("riverfolk: march")
    s.play("riverfolk: from 4")
    assert after(s.offers(), "to") == {"7", "9"}
    assert s.why("to 8") == ("4.2.1", "must-rule-to-move")
    assert s.why("to 11") == ("4.2", "not-adjacent")
    s.play("riverfolk: to 7")
    assert (warriors(s, "riverfolk", 4), warriors(s, "riverfolk", 7)) == (0, 1)


@law("11.2.2", "11.5.1")
def test_the_riverfolk_walk_paths_like_everybody() -> None:
    """Where they rule, paths are open too."""
    s = company(funds={"riverfolk": 1}, warriors="4")
    s.play("riverfolk: march", "riverfolk: from 4")
    assert after(s.offers(), "to") == {"8", "9", "12", "7"}


@law("11.2.2")
def test_others_do_not_swim() -> None:
    """The river is a path for the Riverfolk alone."""
    s = trade("marquise", "daylight", {}, marquise={"warriors": "4"})
    s.play("marquise: march", "marquise: from 4")
    assert s.why("to 7") == ("4.2", "not-adjacent")


@law("11.2.3")
def test_the_hand_lies_open() -> None:
    """Every seat and every spectator sees it; the others' hands they do not."""
    s = company(hand="anvil sappers", seats={"alliance": {"hand": "bake_sale"}})
    for seat in ("marquise", "eyrie", "alliance", "riverfolk", None):
        assert s.see(seat)["seats"]["riverfolk"]["open_hand"] == ["anvil", "sappers"]
        assert "open_hand" not in s.see(seat)["seats"]["alliance"]
    assert public(s, "riverfolk")["hand"] == 2


@law("11.2.3", "11.5.4")
def test_everybody_sees_what_they_draw() -> None:
    s = company(funds={"riverfolk": 1})
    s.play("riverfolk: draw-card", "chance: draw codebreakers")
    assert events(s, None, "drew")[-1]["card"] == "codebreakers"
    assert s.see("eyrie")["seats"]["riverfolk"]["open_hand"] == ["codebreakers"]


@law("11.2.3")
def test_a_card_taken_at_random_is_random_still() -> None:
    """The cards are shuffled facedown for it: any of them, by the dice. Everybody sees which one is missing."""
    cats = {"keep": "1", "warriors": "1x3", "cards": "stand_and_deliver"}
    s = trade("marquise", "start", {"hand": "anvil sappers cobbler", "prices": "4 4 4"}, marquise=cats)
    s.play("marquise: end", "marquise: use stand-and-deliver", "marquise: choose riverfolk")
    assert ask(s) == ("chance", "chance-steal")
    assert set(s.offers()) == {"steal anvil", "steal sappers", "steal cobbler"}
    s.play("chance: steal sappers")
    assert events(s, "alliance", "stolen")[-1]["card"] == "sappers"
    assert public(s, "riverfolk")["open_hand"] == ["anvil", "cobbler"]
    assert s.see("marquise")["hand"] == ["sappers"]


@law("11.2.4", "11.5")
def test_spending_gives_a_fund_back_and_committing_keeps_it() -> None:
    """Ruling 76: a spent warrior goes to its owner's supply, a committed one to the commitments."""
    s = company(funds={"marquise": 1, "eyrie": 1}, warriors="4")
    assert (supply(s, "marquise"), supply(s, "eyrie")) == (21, 16)
    s.play("riverfolk: enlist 5", "riverfolk: fund marquise")
    assert (supply(s, "marquise"), boxes(s)) == (22, ({}, {"eyrie": 1}, {}))
    s.play("riverfolk: draw-card", "chance: draw anvil")
    assert (supply(s, "eyrie"), boxes(s)) == (16, ({}, {}, {"eyrie": 1}))


@law("11.2.4")
def test_they_choose_whose_fund_it_is() -> None:
    """Asked only where owners differ and some are left."""
    s = company(funds={"marquise": 1, "eyrie": 2}, warriors="4x2")
    s.play("riverfolk: draw-card")
    assert ask(s) == ("riverfolk", "choose-fund")
    assert set(s.offers()) == {"fund marquise", "fund eyrie"}
    assert s.why("fund riverfolk") == ("11.2.4", "no-such-fund")
    s.play("riverfolk: fund eyrie")
    assert box(s, "commitments") == {"eyrie": 1}


@law("11.2.5", "11.5.6.3")
def test_each_trade_post_scores_two() -> None:
    s = company(funds={"riverfolk": 4}, warriors="4x2 7x2")
    s.play("riverfolk: trade 4", "riverfolk: trade 7")
    assert score(s, "riverfolk") == 4


@law("11.2.5.1")
def test_a_removed_trade_post_leaves_the_game_with_half_the_funds() -> None:
    """Five funds: three go, rounded up, to their owners. The post comes back to no track. Its remover scores it."""
    words = {"mouse-post": "7", "funds": {"riverfolk": 5}}
    s = trade("marquise", "daylight", words, marquise={"warriors": "7x3"})
    s.play("marquise: fight", "marquise: battle riverfolk in 7", "chance: roll 2 0")
    assert (places(s, "mouse-post"), score(s, "marquise")) == ([], 1)
    assert (box(s, "funds"), supply(s, "riverfolk")) == ({"riverfolk": 2}, WARRIORS[6] - 2)
    shown = public(s, "riverfolk")
    assert (shown["gone"], shown["stock"]["mouse-post"]) == ({"mouse-post": 1}, 2)


@law("11.2.5.1")
def test_the_riverfolk_choose_which_funds_go() -> None:
    """Where owners differ."""
    words = {"mouse-post": "7", "funds": {"riverfolk": 1, "eyrie": 2}}
    s = trade("marquise", "daylight", words, marquise={"warriors": "7x3"})
    s.play("marquise: fight", "marquise: battle riverfolk in 7", "chance: roll 2 0")
    assert ask(s) == ("riverfolk", "choose-fund")
    assert s.why("fund marquise") == ("11.2.5.1", "no-such-fund")
    s.play("riverfolk: fund eyrie", "riverfolk: fund riverfolk")
    assert (box(s, "funds"), supply(s, "eyrie")) == ({"eyrie": 1}, 16)


@law("11.2.5.1")
def test_payments_and_commitments_are_safe() -> None:
    """Only funds leave when trade ends."""
    words = {"mouse-post": "7", "payments": {"eyrie": 2}, "commitments": {"riverfolk": 4}}
    s = trade("marquise", "daylight", words, marquise={"warriors": "7x3"})
    s.play("marquise: fight", "marquise: battle riverfolk in 7", "chance: roll 2 0")
    assert boxes(s) == ({"eyrie": 2}, {}, {"riverfolk": 4})
    assert ask(s) == ("marquise", "marquise-daylight")


# 11.3 set-up


def set_up(order: str = "marquise eyrie riverfolk") -> Table:
    """A new game up to the Riverfolk's first question."""
    table = begin(*order.split())
    if "marquise" in order:
        set_up_marquise(table, keep=4, near=8)
    if "eyrie" in order:
        table.play("leader despot", "eyrie")
    deal(table)
    return table


@law("11.3.1", "11.3.2")
def test_four_of_fifteen_warriors_on_the_river() -> None:
    """In any clearings on the river, several in one if they like; but nobody places anything at the keep [6.2.2]."""
    table = set_up()
    assert public(table, "riverfolk")["supply"] == WARRIORS[6] == 15
    assert ask(table) == ("riverfolk", "place-on-river")
    assert after(table.offers(), "start") == {str(number) for number in RIVER if number != 4}
    for action, refuses in (("start 12", "11.3.2"), ("start 4", "6.2.2")):
        with pytest.raises(IllegalAction) as caught:
            table.play(action, "riverfolk")
        assert caught.value.law == refuses
    for number in (5, 5, 11, 10):
        table.play(f"start {number}", "riverfolk")
    assert [warriors(table, "riverfolk", number) for number in RIVER] == [0, 2, 0, 1, 1]


@law("11.3.3", "11.3.4", "11.3.5")
def test_tracks_payments_and_prices() -> None:
    """Nine posts on the tracks, three payments, and each service gets any price; none may be left out."""
    table = set_up()
    for _ in range(4):
        table.play("start 5", "riverfolk")
    shown = public(table, "riverfolk")
    assert shown["stock"] == {"fox-post": 3, "rabbit-post": 3, "mouse-post": 3}
    assert sum(STOCK[POST : POST + 3]) == 9
    assert (shown["payments"], shown["funds"], shown["supply"]) == ({"riverfolk": 3}, {}, 8)
    assert len(after(table.offers(), "price")) == 12
    assert table.question is not None
    assert table.question.law == "11.3.5"
    with pytest.raises(IllegalAction) as caught:
        table.play("end", "riverfolk")
    assert caught.value.law == "11.3.5"
    table.play("price mercenaries 4", "riverfolk")
    table.play("price card 1", "riverfolk")
    table.play("price riverboats 2", "riverfolk")
    assert public(table, "riverfolk")["prices"] == {"card": 1, "riverboats": 2, "mercenaries": 4}
    assert {event["law"] for event in table.events(None) if event["what"] == "price-set"} == {"11.3.5"}
    assert spectator(table)["active"] == "marquise"


# 11.4 Birdsong


@law("11.4", "11.4.1", "11.4.3")
def test_protectionism_pays_two_that_are_gathered_at_once() -> None:
    """Nobody has paid: two own warriors go to the payments, and on to the funds. With payments, none do."""
    s = company("birdsong")
    assert (boxes(s), supply(s, "riverfolk")) == (({}, {"riverfolk": 2}, {}), 13)
    s = company("birdsong", payments={"eyrie": 1})
    assert (boxes(s), supply(s, "riverfolk")) == (({}, {"eyrie": 1}, {}), 15)


@law("11.4.1")
def test_protectionism_takes_what_the_supply_has() -> None:
    s = company("birdsong", warriors="4x14")
    assert box(s, "funds") == {"riverfolk": 1}


@law("11.4.2")
@pytest.mark.parametrize(("funds", "points"), [(1, 0), (2, 1), (5, 2)])
def test_a_point_for_every_two_funds(funds: int, points: int) -> None:
    """Rounded down. Payments and commitments are no funds yet, though they are gathered right after [ruling 78]."""
    words = {"funds": {"eyrie": funds}, "payments": {"riverfolk": 2}, "commitments": {"riverfolk": 4}}
    s = company("birdsong", **words, **{"rabbit-post": "4"})
    assert score(s, "riverfolk") == points
    assert box(s, "funds") == {"eyrie": funds, "riverfolk": 6}


@law("11.4.2")
def test_no_dividends_without_a_trade_post_on_the_map() -> None:
    s = company("birdsong", funds={"riverfolk": 8}, gone="fox")
    assert score(s, "riverfolk") == 0


@law("11.4.3")
def test_everything_is_gathered_whoever_owns_it() -> None:
    words = {"funds": {"eyrie": 1}, "payments": {"marquise": 3}, "commitments": {"eyrie": 2, "riverfolk": 1}}
    s = company("birdsong", **words)
    assert boxes(s) == ({}, {"marquise": 3, "eyrie": 3, "riverfolk": 1}, {})


# 11.5 Daylight


@law("11.5", "11.5.1", "11.5.2", "11.5.4")
def test_actions_in_any_order_as_long_as_there_are_funds() -> None:
    """A battle, a card, a move, a battle: four funds are committed. Without funds Daylight is over."""
    s = company(funds={"riverfolk": 4}, warriors="7x3", seats={"eyrie": {"warriors": "7x2 11", "roost": "3"}})
    s.play("riverfolk: fight", "riverfolk: battle eyrie in 7", "chance: roll 1 0")
    s.play("riverfolk: draw-card", "chance: draw anvil")
    s.play("riverfolk: march", "riverfolk: from 7", "riverfolk: to 11", "riverfolk: warriors 2")
    s.play("riverfolk: fight", "riverfolk: battle eyrie in 11", "chance: roll 1 0")
    assert (warriors(s, "eyrie", 7), warriors(s, "eyrie", 11)) == (1, 0)
    assert boxes(s) == ({}, {}, {"riverfolk": 4})
    assert ask(s) == ("riverfolk", "set-price")


@law("11.5")
def test_daylight_may_end_with_funds_left() -> None:
    s = company(funds={"riverfolk": 3})
    assert s.why("march") == ("4.2", "no-warriors-to-move")
    assert s.why("fight") == ("11.5.2", "nobody-to-fight")
    s.play("riverfolk: end")
    assert (box(s, "funds"), ask(s)) == ({"riverfolk": 3}, ("riverfolk", "set-price"))


@law("11.5.3.1")
def test_export_pays_a_warrior_instead_of_the_effect() -> None:
    """The card is discarded, its cost committed, one own warrior goes to the payments. No item, no points."""
    s = company(funds={"marquise": 2}, gone="fox", hand="anvil")
    s.play("riverfolk: export anvil")
    assert boxes(s) == ({"riverfolk": 1}, {"marquise": 1}, {"marquise": 1})
    assert (score(s, "riverfolk"), public(s, "riverfolk")["items"]) == (0, {})
    assert spectator(s)["discard"] == ["anvil"]


@law("11.5.3.1", "4.1.2")
def test_what_cannot_be_crafted_cannot_be_exported() -> None:
    """Ruling 13: the item must be in the supply; and ambushes are never crafted."""
    words: dict[str, Any] = {"funds": {"riverfolk": 3}, "gone": "fox mouse", "hand": "anvil ambush_fox codebreakers"}
    s = trade("riverfolk", "daylight", {**words, "items": "hammer"})
    assert s.refused("riverfolk: export anvil") == "4.1.2"
    assert s.refused("riverfolk: export ambush-fox") == "2.1.5"
    assert after(s.offers(), "export") == {"codebreakers"}


@law("11.5.3.1", "2.5")
def test_an_export_without_a_warrior_left_brings_nothing() -> None:
    s = company(funds={"marquise": 1}, gone="fox", hand="anvil", warriors="4x15")
    s.play("riverfolk: export anvil")
    assert boxes(s) == ({}, {}, {"marquise": 1})


@law("11.5.4")
def test_a_fund_draws_a_card() -> None:
    s = company(funds={"riverfolk": 2})
    s.play("riverfolk: draw-card", "chance: draw anvil")
    assert (public(s, "riverfolk")["hand"], boxes(s)) == (1, ({}, {"riverfolk": 1}, {"riverfolk": 1}))


@law("11.5.5")
def test_recruiting_is_on_the_river() -> None:
    """One fund, one warrior; not at the keep."""
    s = company(funds={"eyrie": 2}, seats={"marquise": {"keep": "4", "warriors": "4"}})
    assert after(s.offers(), "enlist") == {"5", "7", "10", "11"}
    assert s.refused("riverfolk: enlist 1") == "11.5.5"
    assert s.refused("riverfolk: enlist 4") == "6.2.2"
    s.play("riverfolk: enlist 7")
    assert (warriors(s, "riverfolk", 7), supply(s, "eyrie"), box(s, "funds")) == (1, 16, {"eyrie": 1})


@law("11.5.5")
def test_the_last_warrior_may_be_the_fund_itself() -> None:
    """With an empty supply only a fund of their own can be spent: it is the warrior that is placed."""
    s = company(funds={"riverfolk": 1, "eyrie": 1}, warriors="4x14")
    s.play("riverfolk: enlist 7")
    assert (warriors(s, "riverfolk", 7), box(s, "funds")) == (1, {"eyrie": 1})
    assert s.why("enlist 7") == ("11.5.5", "nobody-to-recruit")


@law("11.5.5", "4.1.3")
@pytest.mark.parametrize("makers", ["riverfolk", "eyrie"])
def test_the_fund_itself_is_placed_past_the_coffin_makers(makers: str) -> None:
    """Whoever has the card that keeps warriors from the supply: the spent fund still is the warrior placed."""
    words: dict[str, Any] = {"funds": {"riverfolk": 1, "eyrie": 1}, "warriors": "4x14"}
    seats: dict[str, Any] = {"marquise": CATS, "eyrie": BIRDS, "riverfolk": words}
    seats[makers] = {**seats[makers], "cards": "coffin_makers"}
    s = Scenario("root", cards="exiles", turn="riverfolk", phase="daylight", **seats)
    s.play("riverfolk: enlist 7")
    assert (warriors(s, "riverfolk", 7), box(s, "funds")) == (1, {"eyrie": 1})
    assert (public(s, makers)["coffins"], supply(s, "riverfolk")) == ({}, 0)


@law("11.5.6", "11.5.6.1", "11.5.6.2", "11.5.6.3")
def test_a_trade_post_is_paid_with_warriors_of_the_ruler() -> None:
    """Two Marquise funds where she rules; they go home, post and garrison come, two points."""
    s = company(funds={"marquise": 2, "riverfolk": 1}, seats={"marquise": {"warriors": "8x2 6x2"}})
    s.play("riverfolk: trade 8")
    assert (places(s, "fox-post"), warriors(s, "riverfolk", 8), score(s, "riverfolk")) == ([8], 1, 2)
    assert (box(s, "funds"), supply(s, "marquise")) == ({"riverfolk": 1}, 21)
    assert public(s, "riverfolk")["stock"]["fox-post"] == 2


@law("11.5.6.1", "11.5.6.2")
def test_where_no_trade_post_can_be() -> None:
    """Not beside another, not where nobody rules, not without the ruler's warriors, not at the keep."""
    seats = {"marquise": {"keep": "1", "warriors": "1x2 8 12"}, "alliance": {"warriors": "12"}}
    s = company(funds={"marquise": 2}, warriors="7", **{"fox-post": "8"}, seats=seats)
    assert s.why("trade 8") == ("11.5.6.1", "trade-post-there")
    assert s.why("trade 12") == ("11.5.6.1", "nobody-rules")
    assert s.why("trade 2") == ("11.5.6.1", "nobody-rules")
    assert s.why("trade 7") == ("11.5.6.2", "too-few-funds-of-ruler")
    assert s.why("trade 3") == ("11.5.6.2", "too-few-funds-of-ruler")
    assert s.why("trade 1") == ("6.2.2", "keep-forbids")


@law("11.5.6.3")
def test_no_fourth_trade_post_of_a_suit() -> None:
    """Those that are gone stay gone."""
    s = company(funds={"riverfolk": 2}, warriors="12", gone="fox fox", **{"fox-post": "8"})
    assert s.why("trade 12") == ("11.5.6.3", "none-left")


@law("11.5.6.3", "2.5")
def test_a_trade_post_without_a_garrison_if_the_supply_is_empty() -> None:
    """As many as there are; where the Riverfolk rule, the spent funds are warriors again."""
    s = company(funds={"marquise": 2}, warriors="4x15", seats={"marquise": {"warriors": "8"}})
    s.play("riverfolk: trade 8")
    assert (pieces(s, "fox-post", 8), warriors(s, "riverfolk", 8), score(s, "riverfolk")) == (1, 0, 2)
    s = company(funds={"riverfolk": 2}, warriors="4x13")
    s.play("riverfolk: trade 4")
    assert (warriors(s, "riverfolk", 4), supply(s, "riverfolk")) == (14, 1)


# 11.6 Evening


@law("11.6", "11.6.1")
def test_down_to_five_cards_then_prices() -> None:
    s = company("evening", hand="anvil sappers cobbler armorers bake_sale codebreakers")
    assert ask(s) == ("riverfolk", "choose-discard")
    s.play("riverfolk: discard cobbler")
    assert len(public(s, "riverfolk")["open_hand"]) == 5
    assert ask(s) == ("riverfolk", "set-price")


@law("11.6.2")
def test_each_price_may_be_set_once() -> None:
    """To any other space, each marker once, or not at all."""
    s = company("evening", prices="1 2 3")
    assert s.why("price card 1") == ("11.6.2", "price-as-it-is")
    s.play("riverfolk: price card 4")
    assert s.why("price card 2") == ("11.6.2", "price-is-set")
    s.play("riverfolk: price mercenaries 1", "riverfolk: end")
    assert public(s, "riverfolk")["prices"] == {"card": 4, "riverboats": 2, "mercenaries": 1}
    assert spectator(s)["active"] == "marquise"


@law("11.6.2")
def test_prices_may_stay() -> None:
    s = company("evening", prices="1 2 3")
    s.play("riverfolk: end")
    assert public(s, "riverfolk")["prices"] == {"card": 1, "riverboats": 2, "mercenaries": 3}
    assert clearing(s, 4)["river"] == [7]
