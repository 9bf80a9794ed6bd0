"""Services bought by bots [K9.7, K15]: the special cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import fight
from tests.law.root.rootbotics import gains, moves, placed
from tests.law.root.seeing import ask, events, places, public, spectator, warriors
from tests.law.root.selling import BIRD, FOX, MOUSE, RABBIT, bought, customer, market, orders, payments, shopping
from weald.scenario import Scenario

ROBOTS: dict[str, Any] = {"bot": "normal"}
CATS = {"warriors": "6x3", "sawmill": "1"}
FOES: dict[str, Any] = {"marquise": {"warriors": "8"}}


def birds_and_beasts(seat: str, card: str, row: str, *dice: str, special: bool = True) -> Scenario:
    """A turn of the Marquise or the Alliance bot before this market."""
    own = CATS if seat == "marquise" else {"sympathy": "1 2 3 4 5 6 7 8 9 10", "base": "1 2 3"}
    others = {"eyrie": {"roost": "12", "warriors": "12"}}
    return shopping(seat, card, *dice, seller={**ROBOTS, "market": row}, others=others, special=special, **own)


@law("K15.4", "K15.5", "K15.7", "K9.7")
@pytest.mark.parametrize("seat", ["marquise", "alliance"])
def test_a_bird_among_the_items(seat: str) -> None:
    """Of several cards with items a bird, though another has more points; with the standard cards it is that one."""
    assert bought(birds_and_beasts(seat, FOX, "anvil birdy_bindle")) == [(seat, "birdy_bindle", 2)]
    s = birds_and_beasts(seat, FOX, "anvil birdy_bindle crossbow_bird arms_trader")
    assert bought(s) == [(seat, "arms_trader", 2)]
    assert bought(birds_and_beasts(seat, FOX, "anvil birdy_bindle", special=False)) == [(seat, "anvil", 2)]
    assert bought(birds_and_beasts(seat, FOX, "anvil crossbow_mouse")) == [(seat, "anvil", 2)]


@law("K15.5", "K15.7")
@pytest.mark.parametrize("seat", ["marquise", "alliance"])
def test_a_bird_where_there_is_no_item(seat: str) -> None:
    """Any bird to order everything, one by lot; not instead of a bird, and not by the standard cards."""
    s = birds_and_beasts(seat, FOX, f"cobbler {BIRD} codebreakers")
    assert bought(s) == [(seat, BIRD, 2)]
    assert orders(s, seat) == [FOX, BIRD]
    assert "K1.1.2" not in gains(s, seat)
    law_of = {"marquise": "K15.5", "alliance": "K15.7"}
    assert events(s, None, "bought-card")[0]["law"] == law_of[seat]
    assert bought(birds_and_beasts(seat, FOX, f"sappers {BIRD}", "buy sappers")) == [(seat, "sappers", 2)]
    assert bought(birds_and_beasts(seat, "armorers", f"cobbler {BIRD}")) == []
    assert bought(birds_and_beasts(seat, FOX, f"cobbler {BIRD}", special=False)) == []
    assert bought(birds_and_beasts(seat, FOX, "cobbler codebreakers")) == []


# the Eyrie [K15.6]


def eyrie(card: str, row: str, *dice: str, special: bool = True, **words: Any) -> Scenario:
    """A turn of the Eyrie bot whose decree has a fox, and birds."""
    own = {"decree": {"fox": "anvil"}, "roost": "1 2", "warriors": "1 2", **words}
    return shopping("eyrie", card, *dice, seller={**ROBOTS, "market": row}, others=FOES, special=special, **own)


@law("K15.6")
def test_the_eyrie_buy_a_suit_they_have_not() -> None:
    """A second fox is replaced by a mouse, which is no bird; a first rabbit is kept."""
    s = eyrie(FOX, f"{BIRD} {MOUSE} stand_and_deliver")
    assert bought(s) == [("eyrie", MOUSE, 2)]
    assert public(s, "eyrie")["decree"]["mouse"] == [MOUSE]
    assert public(s, "eyrie")["decree"]["fox"] == ["anvil"]
    assert FOX in spectator(s)["discard"]
    assert bought(eyrie(RABBIT, f"{BIRD} {MOUSE}")) == []
    assert bought(eyrie(FOX, f"{BIRD} {MOUSE}", special=False)) == []
    assert bought(eyrie("armorers", f"{BIRD} {MOUSE}")) == [("eyrie", MOUSE, 2)]  # viziers are birds of the decree


@law("K15.6")
def test_the_missing_suit_is_crafted_and_by_lot() -> None:
    """Two that would do, one with an item."""
    s = eyrie(FOX, "smugglers_trail codebreakers", "buy smugglers_trail")
    assert bought(s) == [("eyrie", "smugglers_trail", 2)]
    assert public(s, "eyrie")["items"] == {"bag": 1}


@law("K15.6", "K15.2")
def test_otherwise_the_eyrie_buy_as_everybody() -> None:
    """No suit is missing in the market: a card with an item instead."""
    assert bought(eyrie(FOX, "foxfolk_steel")) == [("eyrie", "foxfolk_steel", 2)]


@law("K15.6")
@pytest.mark.parametrize(("special", "score", "to"), [(True, 0, 7), (False, 0, 12), (True, 1, 12)])
def test_the_eyrie_go_by_river(special: bool, score: int, to: int) -> None:
    """From 4 the emptiest neighbour is 7, by river: riverboats. By the standard cards, or if behind, by land."""
    s = shopping("eyrie", RABBIT, seller={**ROBOTS, "score": score}, special=special, roost="4", warriors="4x4",
                 others={"marquise": {"warriors": "8x2 9x2 12"}})  # fmt: skip
    assert moves(s, "eyrie")[0][:2] == (4, to)
    assert bought(s)[:1] == ([("eyrie", "riverboats", 2)] if to == 7 else [])
    assert (payments(s).get("eyrie", 0) >= 2) == (to == 7)


# the Duchy [K15.10]


@law("K15.10", "K15.4")
def test_the_duchy_keep_an_ambush() -> None:
    """Bought before the order is drawn, and kept; by the standard cards it is not."""
    s = shopping("duchy", FOX, seller={**ROBOTS, "market": "cobbler ambush_mouse"}, others=FOES)
    assert bought(s) == [("duchy", "ambush_mouse", 2)]
    assert public(s, "duchy")["ambushes"] == ["ambush_mouse"]
    assert market(s) == ["cobbler"]
    order_drawn = [event["what"] for event in s.table.events(None)].index("bot-order")
    assert [event["what"] for event in s.table.events(None)].index("bought-card") < order_drawn
    s = shopping("duchy", FOX, seller={**ROBOTS, "market": "ambush_mouse"}, others=FOES, special=False)
    assert bought(s) == []
    s = shopping("duchy", FOX, seller={**ROBOTS, "market": "ambush_mouse", "score": 1}, others=FOES)
    assert bought(s) == []


@law("K15.10")
def test_one_ambush_a_turn_by_lot() -> None:
    row = {**ROBOTS, "market": "ambush_mouse ambush_fox"}
    s = shopping("duchy", FOX, seller=row, others=FOES, dawn=["buy ambush_fox"])
    assert public(s, "duchy")["ambushes"] == ["ambush_fox"]
    assert market(s) == ["ambush_mouse"]


def attack(ambushes: str, where: int = 8, **marquise: Any) -> Scenario:
    """A person's Marquise attacks three of the Duchy."""
    s = Scenario("root", order="marquise duchy", turn="marquise", phase="daylight", services="special",
                 marquise={"warriors": f"{where}x3", **marquise},
                 duchy={"bot": "normal", "warriors": f"{where}x3", "ambushes": ambushes})  # fmt: skip
    s.play("marquise: fight", f"marquise: battle duchy in {where}")
    return s


@law("K15.10", "4.3.1")
@pytest.mark.parametrize(
    ("ambushes", "played"),
    [("ambush_bird ambush_fox", "ambush_fox"), ("ambush_bird ambush_mouse", "ambush_bird"), ("ambush_mouse", "")],
)
def test_the_duchy_ambush(ambushes: str, played: str) -> None:
    """One of the clearing's suit rather than a bird, and none of another: two warriors fall before the dice."""
    s = attack(ambushes)
    assert warriors(s, "marquise", 8) == (1 if played else 3)
    left = [name for name in ambushes.split() if name != played]
    assert sorted(public(s, "duchy")["ambushes"]) == sorted(left)
    assert spectator(s)["discard"] == ([played] if played else [])


@law("K15.10", "4.3.1.1")
def test_an_ambush_of_the_duchy_can_be_foiled() -> None:
    s = attack("ambush_fox", hand="ambush_bird")
    assert ask(s) == ("marquise", "may-foil")
    s.play("marquise: ambush ambush-bird")
    assert warriors(s, "marquise", 8) == 3
    assert s.asked == "chance"


@law("K15.10", "K2.8.2")
def test_no_ambush_on_bots_nor_on_a_scouting_party() -> None:
    """Bots hate surprises: the card stays; and it would be wasted on a Scouting Party."""
    s = attack("ambush_fox", cards="scouting_party")
    assert public(s, "duchy")["ambushes"] == ["ambush_fox"]
    s = shopping("marquise", FOX, "roll 0 0", seller={**ROBOTS}, sawmill="1", warriors="8x3 6x3",
                 others={"duchy": {"bot": "normal", "warriors": "8", "ambushes": "ambush_fox"},
                         "eyrie": {"roost": "3", "warriors": "3"}})  # fmt: skip
    duchy_cards = [event for event in events(s, None, "spent") if event["seat"] == "duchy"]
    assert duchy_cards == []


# the Corvids [K15.11]


@law("K15.11")
def test_the_corvids_do_a_favor() -> None:
    """All enemies leave the fox clearings, bots too, a point for the sawmill and one for the post; then the order."""
    seller = {**ROBOTS, "market": "cobbler favor_of_the_foxes", "fox-post": "12", "warriors": "12"}
    s = shopping("corvids", RABBIT, seller=seller, others={"marquise": {"warriors": "8x2 2", "sawmill": "8"}})
    assert bought(s) == [("corvids", "favor_of_the_foxes", 2)]
    assert (places(s, "sawmill"), places(s, "fox-post")) == ([], [])
    assert (warriors(s, "marquise", 8), warriors(s, "marquise", 2)) == (0, 1)
    assert gains(s, "corvids")["3.2.1"] == 2
    assert "favor_of_the_foxes" in spectator(s)["discard"]
    s = shopping(
        "corvids", RABBIT, seller=seller, special=False, others={"marquise": {"warriors": "8", "sawmill": "8"}}
    )
    assert bought(s) == []
    assert places(s, "sawmill") == [8]


@law("K15.11", "K9.2.2")
def test_a_favor_costs_the_corvids_nothing_they_paid_for() -> None:
    """The post they remove returns one of the two warriors they have just paid."""
    seller = {**ROBOTS, "market": "favor_of_the_foxes", "fox-post": "12"}
    s = shopping("corvids", RABBIT, seller=seller, others={"marquise": {"warriors": "2"}})
    assert payments(s) == {"corvids": 1}


@law("K9.7", "K15.4")
def test_the_market_of_a_company_is_its_open_hand() -> None:
    """The Duchy buy an ambush of a person, who is paid; that is their one service."""
    s = shopping("duchy", FOX, seller={"hand": "ambush_mouse anvil", "prices": "1 1 1"}, others=FOES)
    assert bought(s) == [("duchy", "ambush_mouse", 2)]
    assert public(s, "riverfolk")["open_hand"] == ["anvil"]
    assert public(s, "riverfolk")["payments"] == {"duchy": 2}
    assert public(s, "duchy")["items"] == {}


@law("K9.7")
def test_people_are_asked_as_before() -> None:
    """With special cards too: a person before the Robots is offered what there is, and fights them."""
    s = customer("marquise", services="special", marquise={"warriors": "8x2"}, riverfolk={"warriors": "8"})
    s.play("marquise: end")
    fight(s, "riverfolk", 8, "1 0")
    assert warriors(s, "riverfolk", 8) == 0
    assert placed(s, "fox-post") == []
