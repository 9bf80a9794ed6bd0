"""The 54 cards of the deck: every kind, at its moment."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import (
    FOX,
    MOUSE,
    RABBIT,
    SEATS,
    board,
    clearing,
    deck,
    fight,
    hand,
    pieces,
    question,
    score,
    supporters,
    told,
    warriors,
)
from weald.engine import procedure
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
SUITED = {"fox": "8", "rabbit": "5", "mouse": "9"}


def said(card: str) -> str:
    return card.replace("_", "-")


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


# Armorers


@law("4.3.2.2", "4.1.3")
def test_armorers_of_the_defender_ignore_all_rolled_hits() -> None:
    """Discarded after the roll; no rolled hit is taken."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x4"}, eyrie={"warriors": "5x4", "cards": "armorers"})
    fight(s, "eyrie", 5, "3 1")
    assert question(s) == ("eyrie", "may-use-in-battle")
    s.play("eyrie: use armorers")
    assert (warriors(s, "eyrie", 5), warriors(s, "marquise", 5)) == (4, 3)
    assert (board(s, "eyrie")["cards"], s.see(None)["discard"]) == ([], ["armorers"])


@law("4.3.2.2", "4.1.3")
def test_armorers_do_not_stop_extra_hits() -> None:
    """The hit for having no warriors and the one of Brutal Tactics go through."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x4", "cards": "brutal_tactics"},
        alliance={"sympathy": "5", "base": "5", "cards": "armorers"},
    )
    fight(s, "alliance", 5, "3 3")
    s.play("alliance: use armorers", "marquise: use brutal-tactics")
    assert (pieces(s, 5), score(s, "marquise")) == ({}, 2)


@law("4.1.3")
def test_armorers_may_be_kept() -> None:
    """They need not be used; then the hits are taken."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x4", "cards": "armorers"}, eyrie={"warriors": "5x4"})
    fight(s, "eyrie", 5, "2 2")
    s.play("marquise: pass")
    assert (warriors(s, "marquise", 5), board(s, "marquise")["cards"]) == (2, ["armorers"])


@law("4.1.3")
def test_armorers_of_the_attacker() -> None:
    """They work for either side."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x4", "cards": "armorers"}, eyrie={"warriors": "5x4"})
    fight(s, "eyrie", 5, "2 2")
    s.play("marquise: use armorers")
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == (4, 2)


# Sappers, Brutal Tactics


@law("4.3.2.2", "4.1.3")
def test_sappers_deal_one_hit_for_the_defender() -> None:
    """Discarded for it."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "5x4"}, eyrie={"warriors": "5x4", "cards": "sappers"})
    fight(s, "eyrie", 5, "1 1")
    s.play("eyrie: use sappers")
    assert (warriors(s, "marquise", 5), s.see(None)["discard"]) == (2, ["sappers"])
    assert board(s, "eyrie")["cards"] == []


@law("4.1.3")
def test_sappers_are_for_defenders_and_brutal_tactics_for_attackers() -> None:
    """Each on the wrong side is not asked about."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x4", "cards": "sappers"},
        eyrie={"warriors": "5x4", "cards": "brutal_tactics"},
    )
    fight(s, "eyrie", 5, "1 1")
    assert question(s) == ("marquise", "marquise-daylight")
    assert (warriors(s, "marquise", 5), warriors(s, "eyrie", 5)) == (3, 3)


@law("4.3.2.2", "4.1.3")
def test_brutal_tactics_deal_one_hit_and_give_the_defender_a_point() -> None:
    """They stay in play, to be used in the next battle too."""
    s = Scenario(
        "root", phase="daylight", marquise={"warriors": "5x4", "cards": "brutal_tactics"}, eyrie={"warriors": "5x6"}
    )
    for left, points in ((4, 1), (2, 2)):
        fight(s, "eyrie", 5, "1 0")
        s.play("marquise: use brutal-tactics")
        assert (warriors(s, "eyrie", 5), score(s, "eyrie")) == (left, points)
    assert board(s, "marquise")["cards"] == ["brutal_tactics"]
    fight(s, "eyrie", 5, "1 0")
    s.play("marquise: pass")
    assert (warriors(s, "eyrie", 5), score(s, "eyrie")) == (1, 2)


# Scouting Party


@law("4.3.1", "4.1.3")
def test_scouting_party_makes_an_attacker_safe_from_ambush() -> None:
    """The defender's ambush does nothing, so it is not asked for."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x2", "cards": "scouting_party"},
        eyrie={"warriors": "5x2", "hand": "ambush_rabbit"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 5")
    assert question(s) == ("chance", "chance-roll")


@law("4.1.3")
def test_scouting_party_of_a_defender_changes_nothing() -> None:
    """It is for attackers; its owner may still ambush."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "5x3"},
        eyrie={"warriors": "5x2", "hand": "ambush_rabbit", "cards": "scouting_party"},
    )
    s.play("marquise: fight", "marquise: battle eyrie in 5", "eyrie: ambush ambush-rabbit")
    assert warriors(s, "marquise", 5) == 1


# Royal Claim, Stand and Deliver!


@law("4.1.3")
@pytest.mark.parametrize("seat", SEATS)
def test_royal_claim_scores_each_ruled_clearing(seat: str) -> None:
    """In Birdsong, discarded for it."""
    position: dict[str, Any] = {seat: {"cards": "royal_claim", "warriors": "1 5 8x2", "hand": "anvil"}}
    other = "alliance" if seat == "marquise" else "marquise"
    position[other] = {"warriors": "8x3"}
    s = Scenario("root", turn=seat, **position)
    s.play(f"{seat}: use royal-claim")
    assert score(s, seat) == 2
    assert (board(s, seat)["cards"], s.see(None)["discard"]) == ([], ["royal_claim"])


@law("4.1.3", "1.5")
def test_royal_claim_before_or_after_the_rest_of_birdsong() -> None:
    """The Alliance may wait for their revolt."""
    s = Scenario(
        "root",
        turn="alliance",
        marquise={"warriors": "5x3"},
        alliance={"cards": "royal_claim", "sympathy": "5", "supporters": "cobbler sappers"},
    )
    assert question(s) == ("alliance", "birdsong-cards")
    s.play("alliance: end", "revolt 5", "spend cobbler", "spend sappers")
    assert question(s) == ("alliance", "birdsong-cards")
    s.play("alliance: use royal-claim")
    assert score(s, "alliance") == 1


@law("4.1.3")
@pytest.mark.parametrize("card", ["royal_claim", "stand_and_deliver"])
def test_birdsong_cards_are_not_used_in_daylight_or_evening(card: str) -> None:
    """Also not in the turns of others."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"cards": card, "warriors": "1"},
        eyrie={"hand": "anvil"},
        alliance={"hand": "cobbler"},
    )
    assert s.why(f"use {said(card)}")[1] == "not-asked"
    s.play("marquise: end", "chance: draw sappers")
    assert s.see(None)["active"] == "eyrie"
    assert s.asked == "eyrie"


@law("4.1.3", "1.2.1", "1.3.2")
def test_stand_and_deliver_takes_a_random_card_and_gives_a_point() -> None:
    """Which card is chance, known to the two players only."""
    s = Scenario(
        "root",
        marquise={"cards": "stand_and_deliver", "warriors": "1"},
        eyrie={"hand": "anvil tax_collector tax_collector"},
    )
    s.play("marquise: use stand-and-deliver")
    assert s.offers() == ["choose eyrie"]
    assert s.why("choose alliance") == ("4.1.3", "no-hand-to-look-at")
    s.play("marquise: choose eyrie")
    weights = {s.table.rules.grammar.write(action): weight for action, weight in procedure.outcomes(s.table.game)}
    assert weights == {"steal anvil": 1, "steal tax-collector": 2}
    s.play("chance: steal anvil")
    assert (hand(s, "marquise"), hand(s, "eyrie")) == (["anvil"], ["tax_collector", "tax_collector"])
    assert (score(s, "eyrie"), score(s, "marquise")) == (1, 0)
    assert told(s.table, "alliance") == told(s.table, None) == {"stand_and_deliver"}


@law("4.1.3")
def test_stand_and_deliver_once_in_a_turn() -> None:
    """It stays in play for the next turn."""
    s = Scenario(
        "root", marquise={"cards": "stand_and_deliver", "warriors": "1"}, eyrie={"hand": "anvil cobbler sappers"}
    )
    s.play("marquise: use stand-and-deliver", "choose eyrie", "chance: steal anvil")
    assert question(s) == ("marquise", "marquise-daylight")
    assert board(s, "marquise")["cards"] == ["stand_and_deliver"]


# Better Burrow Bank


@law("4.1.3", "1.5")
def test_the_bank_is_visited_at_the_start_of_birdsong() -> None:
    """Before wood is placed: its owner and one other player draw a card each."""
    s = Scenario("root", marquise={"cards": "better_burrow_bank", "sawmill": "1", "warriors": "1"})
    assert question(s) == ("marquise", "choose-other")
    assert s.offers() == ["choose eyrie", "choose alliance"]  # it is no offer to decline
    assert pieces(s, 1) == {"sawmill": 1}
    s.play("marquise: choose alliance", "chance: draw anvil", "chance: draw cobbler")
    assert (hand(s, "marquise"), hand(s, "alliance"), hand(s, "eyrie")) == (["anvil"], ["cobbler"], [])
    assert pieces(s, 1) == {"sawmill": 1, "wood": 1}
    assert told(s.table, "eyrie") == {"better_burrow_bank"}


@law("4.1.3")
def test_the_bank_comes_before_other_cards_of_birdsong() -> None:
    """What is at the start of a phase goes before what is in it."""
    s = Scenario("root", marquise={"cards": "better_burrow_bank royal_claim", "warriors": "1"})
    assert question(s) == ("marquise", "choose-other")
    s.play("marquise: choose eyrie", "chance: draw anvil", "chance: draw cobbler")
    assert question(s) == ("marquise", "birdsong-cards")


# Tax Collector, Codebreakers


@law("4.1.3")
def test_tax_collector_removes_a_warrior_to_draw() -> None:
    """One of one's own, anywhere on the map; once in a turn."""
    s = Scenario("root", phase="daylight", marquise={"cards": "tax_collector", "warriors": "1 5x2"})
    s.play("marquise: use tax-collector")
    assert s.offers() == ["remove 1", "remove 5"]
    assert s.refused("marquise: remove 8") == "4.1.3"
    s.play("marquise: remove 5", "chance: draw anvil")
    assert (warriors(s, "marquise", 5), board(s, "marquise")["supply"]) == (1, 23)
    assert hand(s, "marquise") == ["anvil"]
    assert s.why("use tax-collector") == ("4.1.3", "used-this-turn")
    assert board(s, "marquise")["cards"] == ["tax_collector"]


@law("4.1.3", "1.5")
def test_tax_collector_again_in_the_next_turn() -> None:
    """Once in each of its owner's Daylights."""
    s = Scenario(
        "root",
        order="marquise alliance",
        phase="daylight",
        marquise={"cards": "tax_collector", "warriors": "1x3"},
        dice=["draw anvil", "draw cobbler", "draw bake-sale"],
    )
    s.play("marquise: use tax-collector", "remove 1", "end")
    assert (s.see(None)["active"], s.see(None)["round"]) == ("marquise", 2)
    assert "use tax-collector" in s.offers()


@law("4.1.3", "6.5")
def test_tax_collector_at_any_time_of_the_marquises_daylight() -> None:
    """It is no action, and crafting may follow it; not in the middle of an action."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"cards": "tax_collector codebreakers", "warriors": "1x4", "workshop": "8", "hand": "anvil"},
        eyrie={"hand": "bake_sale"},
    )
    s.play("marquise: use tax-collector", "remove 1", "chance: draw cobbler")
    assert "craft anvil" in s.offers()
    s.play("marquise: march", "from 1", "to 5", "warriors 1")
    assert s.why("use codebreakers")[1] == "not-asked"
    s.play("marquise: pass", "march", "from 1", "to 5", "warriors 1", "pass", "march", "from 1", "to 5", "pass")
    assert s.offers() == ["end", "use codebreakers"]


@law("4.1.3", "7.5")
def test_tax_collector_in_the_eyries_daylight() -> None:
    """Before the Decree, between its cards, and after its last one."""
    position: dict[str, Any] = {"roost": "3", "warriors": "3x4", "leader": "builder", "cards": "tax_collector"}
    play = ["eyrie: end", "obey vizier", "enlist 3", "obey vizier", "from 3", "to 7", "warriors 1"]
    for moment in (0, 1, 3, 7):
        s = Scenario("root", turn="eyrie", phase="daylight", eyrie=position)
        s.play(*play[:moment])
        assert "use tax-collector" in s.offers()
        s.play("eyrie: use tax-collector", "remove 3", "chance: draw anvil")
        assert hand(s, "eyrie") == ["anvil"]


@law("4.1.3", "7.7.4")
def test_no_tax_after_turmoil() -> None:
    """Turmoil ends Daylight at once."""
    s = Scenario(
        "root", turn="eyrie", phase="daylight", eyrie={"warriors": "3", "leader": "builder", "cards": "tax_collector"}
    )
    s.play("eyrie: end", "obey vizier", "leader despot")
    assert question(s) == ("chance", "chance-draw")  # Evening


@law("4.1.3")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_no_tax_outside_daylight(phase: str) -> None:
    """Neither in Birdsong nor in Evening."""
    s = Scenario(
        "root",
        turn="alliance",
        phase=phase,
        alliance={"cards": "tax_collector", "warriors": "1", "supporters": "anvil", "officers": 1},
    )
    assert s.asked == "alliance"
    assert s.why("use tax-collector")[1] == "not-asked"


@law("4.1.3")
def test_no_tax_without_warriors_on_the_map() -> None:
    """There is nobody to remove."""
    s = Scenario("root", turn="alliance", phase="daylight", alliance={"cards": "tax_collector", "hand": "anvil"})
    assert s.why("use tax-collector") == ("4.1.3", "no-warriors-there")


@law("4.1.3", "1.2.1")
def test_codebreakers_show_a_hand_to_their_owner_only() -> None:
    """Once in Daylight; the event names the card's law, and nobody else learns the hand."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"cards": "codebreakers", "warriors": "1"},
        eyrie={"hand": "anvil bake_sale"},
        alliance={"hand": "cobbler"},
    )
    s.play("marquise: use codebreakers", "choose eyrie")
    shown = s.table.events("marquise")[-1]
    assert (shown["what"], shown["law"], shown["cards"]) == ("hand-shown", "4.1.3", ["anvil", "bake_sale"])
    assert told(s.table, "marquise") == {"codebreakers", "anvil", "bake_sale"}
    assert told(s.table, "alliance") == {"codebreakers", "cobbler"}
    assert told(s.table, None) == {"codebreakers"}
    assert s.see("marquise")["hand"] == []
    assert s.why("use codebreakers") == ("4.1.3", "used-this-turn")


@law("4.1.3")
def test_codebreakers_need_a_hand_to_look_at() -> None:
    """Nobody else holds a card."""
    s = Scenario("root", phase="daylight", marquise={"cards": "codebreakers", "warriors": "1", "hand": "anvil"})
    assert s.why("use codebreakers") == ("4.1.3", "no-hand-to-look-at")


# Command Warren, Cobbler


@law("4.1.3", "1.5")
def test_command_warren_starts_a_battle_before_everything_else_of_daylight() -> None:
    """It is no action, and crafting comes after it; it may be left."""
    position: dict[str, Any] = {
        "marquise": {"cards": "command_warren", "warriors": "5x3", "workshop": "8", "hand": "anvil"},
        "eyrie": {"warriors": "5x3"},
    }
    s = Scenario("root", phase="birdsong", **position)
    assert question(s) == ("marquise", "choose-battle")
    assert s.offers() == ["pass", "battle eyrie in 5"]
    s.play("marquise: battle eyrie in 5", "chance: roll 1 0")
    assert warriors(s, "eyrie", 5) == 2
    assert "craft anvil" in s.offers()
    for _ in range(3):
        fight(s, "eyrie", 5, "0 0")
    assert s.refused("marquise: fight") == "6.5"
    t = Scenario("root", phase="birdsong", **position)
    t.play("marquise: pass")
    assert question(t) == ("marquise", "marquise-daylight")


@law("4.1.3", "1.5")
def test_cobbler_moves_at_the_start_of_evening() -> None:
    """Before the cards are drawn; it may be left."""
    position: dict[str, Any] = {"marquise": {"cards": "cobbler", "warriors": "1x2"}}
    s = Scenario("root", phase="daylight", **position)
    s.play("marquise: end")
    assert question(s) == ("marquise", "move-from")
    assert s.offers() == ["pass", "from 1"]
    s.play("marquise: from 1", "to 5", "warriors 2")
    assert warriors(s, "marquise", 5) == 2
    assert question(s) == ("chance", "chance-draw")
    t = Scenario("root", phase="daylight", **position)
    t.play("marquise: end", "pass")
    assert question(t) == ("chance", "chance-draw")
    assert clearing(t, 1)["warriors"] == {"marquise": 2}


@law("4.1.3", "7.6.1")
def test_cobbler_of_the_eyrie_comes_before_their_points() -> None:
    """Nothing of Evening has happened yet."""
    s = Scenario(
        "root",
        turn="eyrie",
        phase="daylight",
        eyrie={"roost": "3 7", "warriors": "3x4", "leader": "builder", "cards": "cobbler"},
    )
    s.play("eyrie: enlist 3", "from 3", "to 7", "warriors 1")
    assert question(s) == ("eyrie", "move-from")
    assert score(s, "eyrie") == 0
    s.play("eyrie: pass")
    assert score(s, "eyrie") == 1


@law("4.1.3")
@pytest.mark.parametrize(("card", "phase"), [("command_warren", "birdsong"), ("cobbler", "daylight")])
def test_without_anything_to_do_these_cards_ask_nothing(card: str, phase: str) -> None:
    """Nobody to fight, nowhere to move."""
    s = Scenario("root", phase=phase, marquise={"cards": card, "warriors": "1"}, eyrie={"warriors": "5 1"})
    if card == "command_warren":
        s = Scenario("root", phase=phase, marquise={"cards": card, "warriors": "1"})
        assert question(s) == ("marquise", "marquise-daylight")
    else:
        s.play("marquise: end")
        assert question(s) == ("chance", "chance-draw")
