"""Services bought by bots [K9.7, K15], of the Robots and of a human Company: the standard cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.rootbotics import battles, gains, placed
from tests.law.root.seeing import events, public, spectator, warriors
from tests.law.root.selling import FOX, RABBIT, bought, market, orders, payments, shopping, supply
from weald.scenario import Scenario

ROBOTS: dict[str, Any] = {"bot": "normal"}
CATS = {"warriors": "6x3", "sawmill": "1"}  # enough to build something, so that she does not expand


def cats(card: str, *dice: str, robots: dict[str, Any] | None = None, **words: Any) -> Scenario:
    """A turn of the Marquise bot beside the Robots and the Eyrie of a person, with the standard cards."""
    others = words.pop("others", {"eyrie": {"roost": "3", "warriors": "3"}})
    own = {**CATS, **words}
    return shopping("marquise", card, *dice, seller={**ROBOTS, **(robots or {})}, others=others, special=False, **own)


# buying [K15.1]


@law("K15.1", "K15.2", "K9.7")
def test_a_bot_buys_what_it_can_craft() -> None:
    """Its order shows no item; the anvil of the market replaces it, is crafted for a point, and costs two warriors."""
    s = cats(FOX, robots={"market": "armorers anvil sappers"})
    assert bought(s) == [("marquise", "anvil", 2)]
    assert orders(s, "marquise") == [FOX, "anvil"]
    assert gains(s, "marquise")["K1.1.2"] == 1
    assert public(s, "marquise")["items"] == {"hammer": 1}
    assert market(s) == ["armorers", "sappers"]
    assert payments(s) == {"marquise": 2}
    assert set(spectator(s)["discard"]) == {FOX, "anvil"}
    assert [(event["card"], event["law"]) for event in events(s, None, "discarded")] == [
        (FOX, "K15.2"),
        ("anvil", "K4.6.2"),
    ]


@law("K15.2")
def test_a_bot_whose_order_shows_an_item_buys_none() -> None:
    s = cats("foxfolk_steel", robots={"market": "armorers anvil"})
    assert bought(s) == []
    assert public(s, "marquise")["items"] == {"sword": 1}


@law("K15.2")
def test_an_item_that_is_gone_is_no_item() -> None:
    """The hammer is crafted already: neither the order nor the market shows anything to be had."""
    s = cats(FOX, robots={"market": "armorers anvil"}, others={"eyrie": {"roost": "3", "items": "hammer"}})
    assert bought(s) == []
    s = cats("anvil", robots={"market": "root_tea_fox"}, others={"eyrie": {"roost": "3", "items": "hammer"}})
    assert bought(s) == [("marquise", "root_tea_fox", 2)]


@law("K15.1")
@pytest.mark.parametrize(
    ("own", "seller", "price"), [(0, 0, 2), (0, 1, 0), (9, 9, 2), (10, 4, 3), (20, 4, 4), (20, 21, 0)]
)
def test_price_and_lead(own: int, seller: int, price: int) -> None:
    """By the buyer's points; not with fewer points than the seller, but with as many."""
    s = cats(FOX, robots={"market": "anvil", "score": seller}, score=own)
    assert bought(s) == ([("marquise", "anvil", price)] if price else [])


@law("K15.1")
@pytest.mark.parametrize(("placed_there", "buys"), [("6x3 2x20", True), ("6x3 2x21", False)])
def test_a_bot_must_be_able_to_pay(placed_there: str, buys: bool) -> None:
    """Two warriors of the supply, or nothing."""
    s = cats(FOX, robots={"market": "anvil"}, warriors=placed_there)
    assert bool(bought(s)) is buys


def with_company(**riverfolk: Any) -> Scenario:
    """The Marquise bot beside a human Company: a card to craft, and a battle for which mercenaries would be hired."""
    seller = {"hand": "anvil", "prices": "4 4 4", "warriors": "8x3", **riverfolk}
    return shopping("marquise", FOX, "roll 0 0", seller=seller, special=False, warriors="8x2 6x3 9",
                    others={"eyrie": {"roost": "3", "warriors": "8x4"}})  # fmt: skip


@law("K15.1", "11.2.6.2")
def test_a_company_sells_no_more_to_a_bot_than_to_anybody() -> None:
    """One service; with a trade post beside a piece of the bot two. The price is by points."""
    s = with_company()
    assert bought(s) == [("marquise", "anvil", 2)]
    assert public(s, "riverfolk")["payments"] == {"marquise": 2}
    assert public(s, "riverfolk")["open_hand"] == []
    s = with_company(**{"mouse-post": "9"})
    assert bought(s) == [("marquise", "anvil", 2), ("marquise", "mercenaries", 2)]


@law("K15.1")
def test_the_robots_sell_any_number() -> None:
    """A card and mercenaries, without any trade post."""
    s = cats(FOX, "roll 0 0", robots={"market": "anvil", "warriors": "8x3"}, warriors="8x2 6x3",
             others={"eyrie": {"roost": "3", "warriors": "8x4"}})  # fmt: skip
    assert bought(s) == [("marquise", "anvil", 2), ("marquise", "mercenaries", 2)]
    assert payments(s) == {"marquise": 4}


@law("K14.6.1", "K15.1")
@pytest.mark.parametrize(("eyrie", "tip"), [(0, 1), (2, 0)])
def test_the_greedy_score_when_a_leading_bot_buys(eyrie: int, tip: int) -> None:
    """Once a turn, however much it buys."""
    s = cats(FOX, "roll 0 0", robots={"market": "anvil", "warriors": "8x3", "traits": "greedy"}, warriors="8x2 6x3",
             others={"eyrie": {"roost": "3", "warriors": "8x4", "score": eyrie}})  # fmt: skip
    assert gains(s, "riverfolk").get("K14.6.1", 0) == tip


# hand cards [K15.2]


@law("K15.2")
def test_the_new_card_changes_the_order() -> None:
    """From rabbit to fox: a sawmill instead of a workshop."""
    s = cats(RABBIT, robots={"market": "anvil"})
    assert orders(s, "marquise") == [RABBIT, "anvil"]
    assert (placed(s, "sawmill"), placed(s, "workshop")) == ([6], [])


@law("K15.2")
def test_the_card_with_most_printed_points_then_chance() -> None:
    """The anvil and the sword are worth two, the tea of the rabbits two as well, the crossbow one."""
    points = {"anvil": 2, "bake_sale": 3, "crossbow_mouse": 1}
    s = cats(FOX, robots={"market": "crossbow_mouse anvil bake_sale"})
    assert bought(s) == [("marquise", "bake_sale", 2)]
    [told] = events(s, None, "bot-chose-card")
    assert told["compared"] == [
        {"criterion": "printed-points", "wanted": "most", "law": "K15.2", "values": points, "left": ["bake_sale"]}
    ]
    for card in ("anvil", "foxfolk-steel"):
        s = cats(FOX, f"buy {card}", robots={"market": "crossbow_mouse anvil foxfolk_steel"})
        assert bought(s) == [("marquise", card.replace("-", "_"), 2)]


@law("K15.2", "K9.2.1")
@pytest.mark.parametrize(("place", "left"), [(1, ["cobbler", "ambush_bird"]), (3, ["ambush_bird", "cobbler"])])
def test_of_equal_cards_in_the_row_chance_takes_one(place: int, left: list[str]) -> None:
    """Which place it leaves changes the row."""
    s = shopping("duchy", FOX, seller={**ROBOTS, "market": "ambush_bird cobbler ambush_bird"},
                 others={"marquise": {"warriors": "8"}}, dawn=[f"row {place}"])  # fmt: skip
    assert market(s) == left


@law("K15.2")
def test_bots_buy_no_riverboats() -> None:
    """With the standard cards the Eyrie walk."""
    s = shopping("eyrie", FOX, seller={**ROBOTS, "market": ""}, special=False, roost="4", warriors="4x6",
                 others={"marquise": {"warriors": "8 9 12"}})  # fmt: skip
    assert ("eyrie", "riverboats", 2) not in bought(s)


# mercenaries [K15.3]


@law("K15.3", "K9.2.3.3")
@pytest.mark.parametrize(
    ("own", "helpers", "hires"), [("8", "8x3", True), ("8x2", "8", True), ("8x3", "8x3", False), ("8x2", "5x3", False)]
)
def test_mercenaries_for_a_battle_with_few_warriors(own: str, helpers: str, hires: bool) -> None:
    """Two or fewer of its own, beside warriors of the seller: with them it deals three hits."""
    s = cats(FOX, "roll 3 0", robots={"warriors": helpers}, warriors=f"{own} 6x3",
             others={"eyrie": {"roost": "3", "warriors": "8x3"}})  # fmt: skip
    assert battles(s, "marquise") == [(8, "eyrie")]
    assert bool(bought(s)) is hires
    strength = int(own[2:] or 1) + (int(helpers[2:] or 1) if hires else 0)
    assert warriors(s, "eyrie", 8) == 3 - min(3, strength)


@law("K15.3", "K9.2.3.3")
def test_mercenaries_take_half_of_the_hits() -> None:
    s = cats(FOX, "roll 2 2", robots={"warriors": "8x3"}, warriors="8x2 6x3",
             others={"eyrie": {"roost": "3", "warriors": "8x3"}})  # fmt: skip
    [fallen] = [event for event in events(s, None, "warriors-removed") if event["seat"] == "riverfolk"]
    assert (fallen["clearing"], fallen["count"]) == (8, 1)


@law("K15.3", "K9.2.3.3")
def test_nobody_hires_the_seller_against_himself() -> None:
    s = cats(FOX, "roll 0 0", robots={"warriors": "8x3"}, warriors="8 6x3")
    assert battles(s, "marquise") == [(8, "riverfolk")]
    assert bought(s) == []


@law("K15.3", "K9.2.3.3")
def test_mercenaries_alone_fight_on_in_that_turn() -> None:
    """Hired in 8, they fight in 12 too, where the bot has nobody; without them there is no battle in 12."""
    foes = {"eyrie": {"roost": "3", "warriors": "8 12"}}
    s = cats(FOX, "roll 0 0", "roll 0 0", robots={"warriors": "8 12x2"}, warriors="8 6x3", others=foes)
    assert battles(s, "marquise") == [(8, "eyrie"), (12, "eyrie")]
    s = cats(FOX, "roll 0 0", robots={"warriors": "12x2"}, warriors="8 6x3", others=foes)
    assert battles(s, "marquise") == [(8, "eyrie")]


@law("K15.3")
@pytest.mark.parametrize(("seller", "hires"), [(0, True), (1, False)])
def test_mercenaries_for_a_building(seller: int, hires: bool) -> None:
    """She rules no open slot, but with the Robot of 9 she would: he is hired, and a sawmill stands there."""
    s = cats(FOX, robots={"warriors": "9", "score": seller}, sawmill="1 4", workshop="2x2", recruiter="5x2",
             warriors="9", others={"eyrie": {"roost": "3", "warriors": "9 6x5 8x5 12x5"}})  # fmt: skip
    assert bought(s) == ([("marquise", "mercenaries", 2)] if hires else [])
    assert placed(s, "sawmill") == ([9] if hires else [])


@law("K15.3")
@pytest.mark.parametrize("helpers", ["5x2", ""])
def test_mercenaries_for_a_roost_and_for_a_citadel(helpers: str) -> None:
    """The Eyrie avert turmoil, the Duchy build where they would have scored a point: in 5, where only Robots are."""
    seller = {**ROBOTS, "warriors": helpers}
    others = {"marquise": {"warriors": "8"}}
    s = shopping("eyrie", RABBIT, roost="1", seller=seller, others=others, special=False)
    assert bought(s) == ([("eyrie", "mercenaries", 2)] if helpers else [])
    assert placed(s, "roost") == ([5] if helpers else [])
    s = shopping("duchy", RABBIT, seller=seller, others=others, special=False)
    assert bought(s) == ([("duchy", "mercenaries", 2)] if helpers else [])
    assert placed(s, "citadel") == ([5] if helpers else [])


@law("K15.3")
@pytest.mark.parametrize(("on_map", "paid"), [("4", {"riverfolk": 2}), ("4x14", {})])
def test_the_alliance_pay_in_warriors_of_the_seller(on_map: str, paid: dict[str, int]) -> None:
    """Two Robots become payments, none of the Alliance; with one Robot in supply they cannot pay."""
    s = shopping("alliance", FOX, seller={**ROBOTS, "market": "anvil", "warriors": on_map}, special=False,
                 others={"marquise": {"warriors": "8"}}, sympathy="1 2 3 4 5 6 7 8 9 10")  # fmt: skip
    assert payments(s) == paid
    assert supply(s, "riverfolk") == (12 if paid else 1)
    assert bool(bought(s)) is bool(paid)
