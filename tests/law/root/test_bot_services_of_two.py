"""Services bought by bots [K15]: what is peculiar to the Vagabot and the Lizards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.lizardry import souls
from tests.law.root.rootbotics import gains, placed
from tests.law.root.seeing import events, public
from tests.law.root.selling import BIRD, FOX, RABBIT, bought, market, orders, payments, says, shopping
from weald.scenario import Scenario

ROBOTS: dict[str, Any] = {"bot": "normal"}
FOES: dict[str, Any] = {"marquise": {"warriors": "8"}}


def kit(s: Scenario, state: str) -> int:
    """How many of the Vagabot's items are in a state."""
    items: dict[str, int] = public(s, "vagabond")["kit"].get(state, {})
    return sum(items.values())


def vagabot(card: str, *dice: str, seller: dict[str, Any], **words: Any) -> Scenario:
    """A turn of the Vagabot beside the Robots; rabbit orders are battle, repair, special."""
    others = words.pop("others", FOES)
    own = {"pawn": "1", "character": "thief", "items": "tea coins sword", "quest": "errand_fox", **words}
    special = own.pop("special", True)
    return shopping("vagabond", card, *dice, seller={**ROBOTS, **seller}, others=others, special=special, **own)


@law("K15.3", "K15.1")
@pytest.mark.parametrize(("on_map", "buys"), [("4", True), ("4x14", False)])
def test_the_vagabot_pays_one_item_and_robots_pay_the_rest(on_map: str, buys: bool) -> None:
    """He crafts a bought card; of the Robots' supply come the two warriors, if it has them."""
    s = vagabot(RABBIT, seller={"market": "anvil", "warriors": on_map}, special=False, others={"marquise": {}})
    assert bought(s) == ([("vagabond", "anvil", 2)] if buys else [])
    assert payments(s) == ({"riverfolk": 2} if buys else {})
    told = [event for event in events(s, None, "bot-exhausted") if event["law"] == "K15.3"]
    assert [event["count"] for event in told] == ([1] if buys else [])
    assert orders(s, "vagabond") == ([RABBIT, "anvil"] if buys else [RABBIT])


@law("K15.3")
def test_the_vagabot_hires_nobody() -> None:
    s = vagabot(RABBIT, "roll 0 0", seller={"warriors": "1x3"}, others={"marquise": {"warriors": "1x3"}})
    assert bought(s) == []


@law("K15.8", "K15.4")
@pytest.mark.parametrize(("special", "way"), [(True, [7]), (False, [8, 7])])
def test_the_vagabot_goes_by_river(special: bool, way: list[int]) -> None:
    """From 4 to the Marquise in 7: one move by boat, for the item of the boats alone; or two moves by land."""
    s = vagabot(RABBIT, "roll 0 0", seller={"warriors": "10"}, pawn="4", items="tea coins sword", special=special,
                others={"marquise": {"warriors": "7x9", "score": 3}})  # fmt: skip
    went = [event["clearing"] for event in events(s, None, "travelled")]
    assert went == way
    assert bought(s) == ([("vagabond", "riverboats", 2)] if special else [])
    spent = [event["law"] for event in events(s, None, "bot-exhausted")]
    assert spent[: len(way)] == (["K15.3"] if special else ["K7.5", "K7.5"])


# the Lizards


def lizards(seller: dict[str, Any], *dice: str, special: bool = True, **words: Any) -> Scenario:
    """A turn of the Lizards; the last thing chance says is the card that Evening reveals."""
    own = {"bot": "normal", "warriors": "5x2", "conspiracy": 5, **words}
    position = {"cult": own, "riverfolk": {**ROBOTS, **seller}, "marquise": {"warriors": "8"}}
    return Scenario("root", order="cult marquise riverfolk", turn="cult", dice=says(*dice),
                    services="special" if special else "standard", **position)  # fmt: skip


@law("K15.9", "K15.3")
def test_the_lizards_fill_their_lost_souls() -> None:
    """With three, two cards that are no birds, though the Robots are ahead; by lot; on top of the others."""
    seller = {"market": f"{BIRD} cobbler codebreakers tax_collector", "score": 5}
    words: Any = {"souls": "stand_and_deliver command_warren scouting_party"}
    dice = ("buy codebreakers", "buy cobbler")
    s = lizards(seller, *dice, "draw armorers", **words)
    assert [card for _, card, _ in bought(s)] == ["codebreakers", "cobbler"]
    assert payments(s) == {"cult": 4}
    assert market(s) == [BIRD, "tax_collector"]
    assert "cobbler" in souls(s)
    s = lizards(seller, "draw armorers", special=False, **words)
    assert bought(s) == []
    s = lizards({"market": f"{BIRD}"}, "draw armorers", **words)
    assert bought(s) == []


@law("K15.9")
def test_five_lost_souls_are_enough() -> None:
    words: Any = {"souls": "stand_and_deliver command_warren scouting_party cobbler tax_collector"}
    assert bought(lizards({"market": "codebreakers"}, "draw armorers", **words)) == []
    words = {"souls": "stand_and_deliver command_warren scouting_party cobbler"}
    s = lizards({"market": "codebreakers better_burrow_bank"}, "buy better_burrow_bank", "draw armorers", **words)
    assert [card for _, card, _ in bought(s)] == ["better_burrow_bank"]


@law("K15.2", "K15.3")
def test_the_lizards_craft_what_they_buy_but_no_birds() -> None:
    """Evening reveals no item: the anvil is bought, crafted, and lies on the Lost Souls above the other card."""
    s = lizards({"market": "birdy_bindle anvil"}, f"draw {FOX}", special=False)
    assert bought(s) == [("cult", "anvil", 2)]
    assert gains(s, "cult")["K1.1.2"] == 1
    assert souls(s)[:2] == ["anvil", FOX]
    assert [event["card"] for event in events(s, None, "soul-lost")] == [FOX, "anvil"]
    assert bought(lizards({"market": "birdy_bindle"}, f"draw {FOX}", special=False)) == []


@law("K15.3")
@pytest.mark.parametrize("helpers", ["2x2", ""])
def test_mercenaries_for_a_garden(helpers: str) -> None:
    """A mouse ritual in 2 beside a sawmill and a cat: with two Robots the Lizards rule, and plant."""
    own = {"bot": "normal", "conspiracy": 5, "souls": "codebreakers", "warriors": "5"}
    position = {"cult": own, "riverfolk": {**ROBOTS, "warriors": helpers},
                "marquise": {"warriors": "2 7x5 9x5 11x5", "sawmill": "2"}}  # fmt: skip
    s = Scenario("root", order="cult marquise riverfolk", turn="cult", dice=["draw armorers"], **position)
    assert bought(s) == ([("cult", "mercenaries", 2)] if helpers else [])
    assert placed(s, "mouse-garden") == ([2] if helpers else [])
