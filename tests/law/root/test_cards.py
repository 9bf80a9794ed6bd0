"""The 54 cards of the deck: every kind, with its cost, and what it does at once."""

from __future__ import annotations

import pytest

from tests.law import law
from tests.law.root.looking import (
    FOX,
    MOUSE,
    RABBIT,
    board,
    deck,
    hand,
    question,
    said,
    score,
    supporters,
    warriors,
)
from weald.scenario import Scenario

COUNTS = {"ambush": 5, "dominance": 4, "item": 20, "persistent": 22, "favor": 3}

# the card, the workshops that are just enough, the item, its points, its suit
ITEMS = [
    ("birdy_bindle", "9", "bag", 1, "bird"),
    ("woodland_runners", "5", "boots", 1, "bird"),
    ("arms_trader", "8x2", "sword", 2, "bird"),
    ("crossbow_bird", "8", "crossbow", 1, "bird"),
    ("gently_used_knapsack", "9", "bag", 1, "fox"),
    ("root_tea_fox", "9", "tea", 2, "fox"),
    ("travel_gear_fox", "5", "boots", 1, "fox"),
    ("protection_racket", "5x2", "coins", 3, "fox"),
    ("foxfolk_steel", "8x2", "sword", 2, "fox"),
    ("anvil", "8", "hammer", 2, "fox"),
    ("smugglers_trail", "9", "bag", 1, "rabbit"),
    ("root_tea_rabbit", "9", "tea", 2, "rabbit"),
    ("a_visit_to_friends", "5", "boots", 1, "rabbit"),
    ("bake_sale", "5x2", "coins", 3, "rabbit"),
    ("mouse_in_a_sack", "9", "bag", 1, "mouse"),
    ("root_tea_mouse", "9", "tea", 2, "mouse"),
    ("travel_gear_mouse", "5", "boots", 1, "mouse"),
    ("investments", "5x2", "coins", 3, "mouse"),
    ("sword_mouse", "8x2", "sword", 2, "mouse"),
    ("crossbow_mouse", "8", "crossbow", 1, "mouse"),
]
LASTING = [
    ("armorers", "8", "bird", 2),
    ("sappers", "9", "bird", 2),
    ("brutal_tactics", "8x2", "bird", 2),
    ("royal_claim", "5x2 8x2", "bird", 1),
    ("stand_and_deliver", "9x2 7", "fox", 2),
    ("tax_collector", "5 8 9", "fox", 3),
    ("command_warren", "5x2", "rabbit", 2),
    ("better_burrow_bank", "5x2", "rabbit", 2),
    ("cobbler", "5x2", "rabbit", 2),
    ("scouting_party", "9x2", "mouse", 2),
    ("codebreakers", "9", "mouse", 2),
]


def fewer(workshops: str) -> str:
    """The same workshops without one of the first."""
    first, _, rest = workshops.partition(" ")
    return f"{first[:-2]} {rest}".strip() if first.endswith("x2") else rest


@law("2.1", "B.1.4")
def test_how_many_cards_of_each_kind() -> None:
    """Five ambushes, four dominance cards, twenty items, 22 persistent cards of eleven kinds, three favors."""
    cards = deck()
    assert {kind: sum(c["count"] for c in cards if c["kind"] == kind) for kind in COUNTS} == COUNTS
    counted = {c["id"]: (c["suit"], c["count"]) for c in cards if c["kind"] == "persistent"}
    assert counted == {card: (suit, count) for card, _, suit, count in LASTING}
    assert {c["id"]: c["suit"] for c in cards if c["kind"] == "item"} == {i[0]: i[4] for i in ITEMS}


@law("4.1.1", "4.1.2", "3.2.2")
@pytest.mark.parametrize(("card", "workshops", "item", "points", "suit"), ITEMS)
def test_each_item_card(card: str, workshops: str, item: str, points: int, suit: str) -> None:
    """Its cost, its item, its points; then it is discarded."""
    words = {"hand": card, "warriors": "1", "sawmill": "1 4 2"}
    s = Scenario("root", phase="daylight", marquise={**words, "workshop": workshops})
    before = s.see(None)["items"][item]
    s.play(f"marquise: craft {said(card)}")
    assert (score(s, "marquise"), board(s, "marquise")["items"]) == (points, {item: 1})
    assert (s.see(None)["items"][item], s.see(None)["discard"]) == (before - 1, [card])
    t = Scenario("root", phase="daylight", marquise={**words, "workshop": fewer(workshops)})
    assert t.refused(f"marquise: craft {said(card)}") == "4.1.1"
    spent = [offer for offer in t.offers() if offer.startswith("overwork")]
    place = {"fox": 1, "rabbit": 4, "mouse": 2}
    where = [place[suit]] if suit in place else [1, 2, 4]
    assert spent == [f"overwork {said(card)} in {number}" for number in where]


@law("4.1.1", "4.1.3")
@pytest.mark.parametrize(("card", "workshops", "suit", "count"), LASTING)
def test_the_cost_of_each_persistent_card(card: str, workshops: str, suit: str, count: int) -> None:
    """Just enough workshops craft it, one less does not."""
    s = Scenario("root", phase="daylight", marquise={"hand": card, "warriors": "1", "workshop": workshops})
    s.play(f"marquise: craft {said(card)}")
    while question(s)[1] == "engage":
        s.play(f"marquise: {s.offers()[0]}")
    assert board(s, "marquise")["cards"] == [card]
    t = Scenario("root", phase="daylight", marquise={"hand": card, "warriors": "1", "workshop": fewer(workshops)})
    assert t.refused(f"marquise: craft {said(card)}") == "4.1.1"


# favors


@law("4.1.2", "3.2.1")
@pytest.mark.parametrize(
    ("card", "workshops", "suit"),
    [
        ("favor_of_the_foxes", "1 8x2", FOX),
        ("favor_of_the_rabbits", "3 4 5", RABBIT),
        ("favor_of_the_mice", "7x2 9", MOUSE),
    ],
)
def test_a_favor_clears_all_clearings_of_its_suit_of_enemies(card: str, workshops: str, suit: tuple[int, ...]) -> None:
    """All enemy pieces in those clearings go, a point for each building and token; one's own stay, others too."""
    everywhere = " ".join(str(number) for number in range(1, 13))
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": card, "warriors": everywhere, "workshop": workshops},
        eyrie={"warriors": everywhere, "roost": str(suit[3])},
        alliance={"sympathy": str(suit[0]), "supporters": "armorers"},
    )
    s.play(f"marquise: craft {said(card)}", "chance: draw cobbler")  # outrage, with an empty hand
    for number in range(1, 13):
        assert warriors(s, "eyrie", number) == (0 if number in suit else 1)
        assert warriors(s, "marquise", number) == 1
    assert (board(s, "eyrie")["stock"]["roost"], board(s, "alliance")["stock"]["sympathy"]) == (7, 10)
    assert score(s, "marquise") == 2
    assert s.see(None)["discard"] == [card]


@law("4.1.2", "8.2.6")
def test_a_favor_pays_outrage_for_each_sympathy() -> None:
    """Two sympathies in rabbit clearings: two rabbit cards."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "favor_of_the_rabbits bake_sale cobbler sappers", "workshop": "3 4 5", "warriors": "1"},
        alliance={"sympathy": "5 10"},
    )
    s.play("marquise: craft favor-of-the-rabbits", "give bake-sale", "give cobbler")
    assert supporters(s) == ["bake_sale", "cobbler"]
    assert (hand(s, "marquise"), score(s, "marquise")) == (["sappers"], 2)


@law("4.1.2", "8.2.4")
def test_a_favor_that_takes_a_base_costs_supporters_and_officers() -> None:
    """All the consequences of a removal, not only those of battle."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"hand": "favor_of_the_rabbits", "workshop": "3 4 5", "warriors": "1"},
        alliance={"base": "5", "supporters": "bake_sale sappers anvil", "officers": 3},
    )
    s.play("marquise: craft favor-of-the-rabbits")
    assert (supporters(s), board(s, "alliance")["officers"]) == (["anvil"], 1)


# ambushes and dominance: their rules are chapters 4.3.1 and 3.3


@law("2.1.5", "4.3.1")
@pytest.mark.parametrize("card", ["ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"])
@pytest.mark.parametrize(("suit", "where"), [("fox", 6), ("rabbit", 5), ("mouse", 9)])
def test_each_ambush_in_each_clearing(card: str, suit: str, where: int) -> None:
    """It strikes in clearings of its suit; a bird strikes everywhere."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": f"{where}x3"}, eyrie={"warriors": str(where), "hand": card}
    )
    s.play("marquise: fight", f"marquise: battle eyrie in {where}")
    if card not in (f"ambush_{suit}", "ambush_bird"):
        assert s.refused(f"eyrie: ambush {said(card)}") == "4.3.1"
        return
    s.play(f"eyrie: ambush {said(card)}")
    assert warriors(s, "marquise", where) == 1


@law("2.1.6", "3.3.1", "3.3.1.1", "3.3.1.2")
@pytest.mark.parametrize(
    ("suit", "held"), [("fox", "1 6 8"), ("rabbit", "3 4 5"), ("mouse", "2 7 9"), ("bird", "2 4 5")]
)
def test_each_dominance_card_from_hand_to_victory(suit: str, held: str) -> None:
    """Activated in one turn, it wins at the start of the next."""
    s = Scenario(
        "root",
        order="marquise alliance eyrie",
        turn="marquise",
        phase="daylight",
        marquise={"hand": f"dominance_{suit}", "score": 10, "warriors": held},
        eyrie={"warriors": "11", "roost": "11", "leader": "charismatic", "hand": "anvil"},
    )
    s.play(f"marquise: activate dominance-{suit}", "end", "chance: draw cobbler", "chance: draw sappers")
    assert s.see(None)["active"] == "eyrie"
    s.play("eyrie: decree anvil build", "enlist 11", "leader builder", "chance: draw armorers")
    assert s.see(None)["winner"] == "marquise"
