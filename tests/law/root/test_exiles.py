"""Exiles and Partisans: the deck, and the cards that always work: rule, ways, coffins, crafting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import board, deck, fight, hand, question, ruler, said, score, warriors
from weald import library
from weald.engine.table import Table
from weald.games.root.factions.marquise.tables import WORKSHOP
from weald.scenario import Scenario

# the card, the workshops that are just enough, its suit, how many there are
LASTING = [
    ("saboteurs", "8", "bird", 3),
    ("soup_kitchens", "5 8 9", "bird", 1),
    ("boat_builders", "8 9", "bird", 1),
    ("corvid_planners", "5 5", "bird", 1),
    ("eyrie_emigre", "8x2", "bird", 1),
    ("fox_partisans", "8", "fox", 1),
    ("propaganda_bureau", "5 8x2", "fox", 1),
    ("false_orders", "8", "fox", 2),
    ("informants", "8x2", "fox", 2),
    ("rabbit_partisans", "5", "rabbit", 1),
    ("tunnels", "5", "rabbit", 2),
    ("charm_offensive", "5", "rabbit", 1),
    ("swap_meet", "5", "rabbit", 2),
    ("coffin_makers", "5x2", "rabbit", 1),
    ("mouse_partisans", "9", "mouse", 1),
    ("league_of_adventurous_mice", "9", "mouse", 2),
    ("murine_broker", "9x2", "mouse", 1),
    ("master_engravers", "9x2", "mouse", 1),
]


def exiles(**position: Any) -> Scenario:
    """A position with the second deck."""
    return Scenario("root", cards="exiles", **position)


def fewer(workshops: str) -> str:
    """The same workshops without one of the first."""
    first, _, rest = workshops.partition(" ")
    return f"{first[:-2]} {rest}".strip() if first.endswith("x2") else rest


# the deck


@law("2.1", "B.1.4")
def test_the_cards_of_the_deck() -> None:
    """54 cards: 14 birds, 14 foxes, 13 rabbits, 13 mice; 25 persistent cards of 18 kinds, and no favors."""
    cards = deck("exiles")
    suits = {suit: sum(c["count"] for c in cards if c["suit"] == suit) for suit in ("bird", "fox", "rabbit", "mouse")}
    assert suits == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}
    kinds = {kind: sum(c["count"] for c in cards if c["kind"] == kind) for kind in {c["kind"] for c in cards}}
    assert kinds == {"ambush": 5, "dominance": 4, "item": 20, "persistent": 25}
    counted = {c["id"]: (c["suit"], c["count"]) for c in cards if c["kind"] == "persistent"}
    assert counted == {card: (suit, count) for card, _, suit, count in LASTING}
    assert [c for c in cards if c["kind"] != "persistent"] == [
        c for c in deck() if c["kind"] not in ("persistent", "favor")
    ]


@law("5.1.3")
def test_a_game_with_either_deck() -> None:
    """The option says which; the deck is told to everybody."""
    for name in ("standard", "exiles"):
        table = Table(library.ruleset("root"), {"deck": name}, seed="which deck")
        assert table.show(None)["cards"] == name
        known = {card["id"] for card in deck(name)}
        for seat in ("marquise", "eyrie", "alliance", "vagabond"):
            shown: Any = table.show(seat)
            assert set(shown["hand"]) <= known


@law("4.1.1", "4.1.3")
@pytest.mark.parametrize(("card", "workshops", "suit", "count"), LASTING)
def test_the_cost_of_each_card(card: str, workshops: str, suit: str, count: int) -> None:
    """Just enough workshops craft it, one less does not; of a second one of the same name none is crafted [4.1.4]."""
    s = exiles(phase="daylight", marquise={"hand": card, "warriors": "1", "workshop": workshops})
    s.play(f"marquise: craft {said(card)}")
    while question(s)[1] == "engage":
        s.play(f"marquise: {s.offers()[0]}")
    assert board(s, "marquise")["cards"] == [card]
    t = exiles(phase="daylight", marquise={"hand": card, "warriors": "1", "workshop": fewer(workshops)})
    assert t.refused(f"marquise: craft {said(card)}") == "4.1.1"
    if count > 1:
        u = exiles(phase="daylight", marquise={"hand": card, "cards": card, "warriors": "1", "workshop": workshops})
        assert u.refused(f"marquise: craft {said(card)}") == "4.1.4"


# Soup Kitchens


@law("2.8", "4.1.3")
def test_soup_kitchens_count_each_token_as_two() -> None:
    """Sympathy counts as two warriors; without the card it counts nothing."""
    kitchens = {"cards": "soup_kitchens", "sympathy": "5 8 1"}
    s = exiles(marquise={"warriors": "5 8x2 1x3"}, alliance=kitchens)
    assert (ruler(s, 5), ruler(s, 8), ruler(s, 1)) == ("alliance", None, "marquise")
    t = exiles(marquise={"warriors": "5"}, alliance={"sympathy": "5 8"})
    assert (ruler(t, 5), ruler(t, 8)) == ("marquise", None)


@law("2.8", "4.1.3")
def test_soup_kitchens_of_the_marquise() -> None:
    """Keep and wood are tokens: each piece of wood counts."""
    s = exiles(
        marquise={"cards": "soup_kitchens", "keep": "1", "wood": "5x2", "warriors": "9"}, eyrie={"warriors": "5x3 1"}
    )
    assert (ruler(s, 1), ruler(s, 5), ruler(s, 9)) == ("marquise", "marquise", "marquise")


@law("6.5.4.2", "4.1.3")
def test_soup_kitchens_and_wood_that_is_spent() -> None:
    """What is joined is so before the wood goes, though the clearing is lost with it."""
    own = {"cards": "soup_kitchens", "wood": "5x3", "warriors": "1", "workshop": "9x2 10"}
    s = exiles(marquise=own, eyrie={"warriors": "5x3"})
    assert ruler(s, 5) == "marquise"
    s.play("marquise: build workshop in 1")
    assert (ruler(s, 5), ruler(s, 1)) == ("eyrie", "marquise")
    assert s.table.game.board.at(WORKSHOP, 0) == 1


@law("2.8", "7.2.2", "4.1.3")
def test_soup_kitchens_against_the_eyrie() -> None:
    """The Eyrie still win a tie."""
    s = exiles(eyrie={"warriors": "5x2"}, alliance={"cards": "soup_kitchens", "sympathy": "5"})
    assert ruler(s, 5) == "eyrie"


# Boat Builders, Tunnels, Corvid Planners


@law("2.3", "4.2", "4.1.3")
def test_boat_builders_move_along_the_river() -> None:
    """From 5 to 10 leads no path but the river; rule is needed as on paths."""
    s = exiles(phase="daylight", marquise={"cards": "boat_builders", "warriors": "5x2"})
    s.play("marquise: march", "from 5", "to 10", "warriors 1")
    assert warriors(s, "marquise", 10) == 1
    t = exiles(phase="daylight", marquise={"warriors": "5x2"})
    t.play("marquise: march", "from 5")
    assert t.why("to 10") == ("4.2", "not-adjacent")
    u = exiles(phase="daylight", marquise={"cards": "boat_builders", "warriors": "5 1x2 2"}, eyrie={"warriors": "5x2"})
    u.play("marquise: march", "from 5")
    assert u.why("to 10") == ("4.2.1", "must-rule-to-move")


@law("2.3", "6.5.4.2", "8.4.2.1", "4.1.3")
def test_boat_builders_wherever_the_law_asks_for_what_is_adjacent() -> None:
    """Wood comes down the river, and sympathy spreads along it."""
    wood = {"warriors": "5 10", "wood": "10", "sawmill": "8"}
    s = exiles(phase="daylight", marquise={**wood, "cards": "boat_builders"})
    assert "build sawmill in 5" in s.offers()
    assert exiles(phase="daylight", marquise=wood).refused("marquise: build sawmill in 5") == "6.5.4.2"
    spread = {"sympathy": "5", "supporters": "bake_sale anvil swap_meet"}
    t = exiles(turn="alliance", phase="birdsong", alliance={**spread, "cards": "boat_builders"})
    u = exiles(turn="alliance", phase="birdsong", alliance=spread)
    for played in (t, u):
        played.play("alliance: end")
    assert ("sympathy 10" in t.offers(), "sympathy 10" in u.offers()) == (True, False)


@law("4.2.1", "4.1.3")
def test_corvid_planners_move_without_rule() -> None:
    """Neither clearing is theirs."""
    words = {"warriors": "5 1", "cards": "corvid_planners"}
    s = exiles(phase="daylight", marquise=words, eyrie={"warriors": "5x3 1x3 2x3"})
    s.play("marquise: march", "from 5", "to 2")
    assert warriors(s, "marquise", 2) == 1
    t = exiles(phase="daylight", marquise={"warriors": "5 1"}, eyrie={"warriors": "5x3 1x3 2x3"})
    assert t.refused("marquise: march") == "4.2.1"


@law("4.2", "4.1.3")
@pytest.mark.parametrize(("seat", "piece"), [("marquise", "workshop"), ("eyrie", "roost"), ("alliance", "sympathy")])
def test_tunnels_join_clearings_with_crafting_pieces(seat: str, piece: str) -> None:
    """8 and 2 lie far apart; a crafting piece in each makes them neighbours, in one alone it does not."""
    for places, joined in (("8 2", True), ("8", False), ("2", False)):
        own: dict[str, Any] = {"cards": "tunnels", piece: places, "warriors": "8x3"}
        if seat == "eyrie":
            own["leader"] = "commander"
        if seat == "alliance":
            own["officers"] = 1
        s = exiles(turn=seat, phase="evening" if seat == "alliance" else "daylight", **{seat: own})
        s.play(f"{seat}: march" if seat != "eyrie" else "eyrie: from 8", *(["from 8"] if seat != "eyrie" else []))
        assert ("to 2" in s.offers()) == joined


@law("6.5.4.2", "4.1.3")
def test_tunnels_bring_wood() -> None:
    """Workshops far apart: what is adjacent is adjacent for everything."""
    words = {"workshop": "8 2", "warriors": "8 2", "wood": "8", "sawmill": "5"}
    s = exiles(phase="daylight", marquise={**words, "cards": "tunnels"})
    assert "build sawmill in 2" in s.offers()
    assert exiles(phase="daylight", marquise=words).refused("marquise: build sawmill in 2") == "6.5.4.2"


# Coffin Makers


@law("2.5.1", "4.1.3")
def test_coffin_makers_keep_the_fallen_of_all_players() -> None:
    """They do not return to their supplies; their owner's own neither."""
    s = exiles(phase="daylight", marquise={"cards": "coffin_makers", "warriors": "5x4"}, eyrie={"warriors": "5x4"})
    supply = {seat: board(s, seat)["supply"] for seat in ("marquise", "eyrie")}
    fight(s, "eyrie", 5, "3 2")
    assert board(s, "marquise")["coffins"] == {"marquise": 2, "eyrie": 3}
    assert {seat: board(s, seat)["supply"] for seat in supply} == supply


@law("4.1.3", "1.5")
@pytest.mark.parametrize(("buried", "points"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_coffin_makers_score_at_the_start_of_birdsong(buried: int, points: int) -> None:
    """A point for every five, then all go home; the card stays."""
    s = exiles(
        coffins={"eyrie": buried - 1, "alliance": 1},
        marquise={"cards": "coffin_makers", "warriors": "1"},
        alliance={"hand": "anvil"},
    )
    assert (score(s, "marquise"), board(s, "marquise")["coffins"]) == (points, {})
    assert (board(s, "eyrie")["supply"], board(s, "alliance")["supply"]) == (20, 10)
    assert board(s, "marquise")["cards"] == ["coffin_makers"]


@law("4.1.3")
def test_coffin_makers_wait_for_their_owner() -> None:
    """Other turns begin without a settling."""
    s = exiles(turn="eyrie", coffins={"eyrie": 7}, marquise={"cards": "coffin_makers"}, eyrie={"hand": "anvil"})
    assert (score(s, "marquise"), board(s, "marquise")["coffins"]) == (0, {"eyrie": 7})


@law("6.2.3", "4.1.3")
def test_field_hospitals_save_warriors_from_the_coffins() -> None:
    """Those who go to the keep go to no supply."""
    s = exiles(
        turn="eyrie",
        phase="daylight",
        coffins={"marquise": 1},
        marquise={"keep": "1", "warriors": "5x4", "hand": "bake_sale"},
        eyrie={"cards": "coffin_makers", "warriors": "5x4 3", "leader": "commander", "roost": "3"},
    )
    s.play("eyrie: from 3", "to 6", "eyrie: battle marquise in 5", "marquise: pass", "chance: roll 1 0")
    s.play("marquise: heal bake-sale")
    assert warriors(s, "marquise", 1) == 2
    assert board(s, "eyrie")["coffins"] == {"marquise": 1}


@law("8.2.4", "4.1.3")
def test_officers_who_are_lost_go_to_the_coffins() -> None:
    """Any warrior that would return to a supply, not only from the map."""
    s = exiles(
        phase="daylight",
        marquise={"cards": "coffin_makers", "warriors": "5x3"},
        alliance={"base": "5", "officers": 3},
    )
    fight(s, "alliance", 5, "0 0")
    assert (board(s, "alliance")["officers"], board(s, "marquise")["coffins"]) == (1, {"alliance": 2})


@law("4.1.3")
def test_coffins_open_when_their_makers_leave_play() -> None:
    """By saboteurs: nobody scores."""
    s = exiles(
        coffins={"eyrie": 6},
        marquise={"cards": "saboteurs", "warriors": "1"},
        eyrie={"cards": "coffin_makers", "hand": "anvil"},
    )
    s.play("marquise: sabotage eyrie coffin-makers")
    assert (board(s, "eyrie")["supply"], score(s, "eyrie"), board(s, "eyrie")["cards"]) == (20, 0, [])


# Murine Broker, Master Engravers


@law("4.1.2", "4.1.3")
def test_murine_broker_draws_when_others_craft_items() -> None:
    """Not for a persistent card, and not for the owner's own items."""
    words = {"warriors": "1", "workshop": "8 9x2 5", "hand": "anvil tunnels"}
    s = exiles(phase="daylight", marquise=words, eyrie={"cards": "murine_broker"})
    s.play("marquise: craft tunnels")
    assert question(s) == ("marquise", "marquise-daylight")
    s.play("marquise: craft anvil", "chance: draw saboteurs")
    assert (hand(s, "eyrie"), score(s, "marquise")) == (["saboteurs"], 2)
    t = exiles(phase="daylight", marquise={**words, "cards": "murine_broker"})
    t.play("marquise: craft anvil")
    assert question(t) == ("marquise", "marquise-daylight")


@law("3.2.2", "7.2.3", "4.1.3")
def test_master_engravers_score_one_more() -> None:
    """For the Eyrie too, on top of their single point; not for persistent cards."""
    s = exiles(
        phase="daylight",
        marquise={"cards": "master_engravers", "warriors": "1", "workshop": "8 5", "hand": "anvil tunnels"},
    )
    s.play("marquise: craft tunnels", "marquise: craft anvil")
    assert score(s, "marquise") == 3
    t = exiles(
        turn="eyrie",
        phase="daylight",
        eyrie={"cards": "master_engravers", "leader": "despot", "roost": "8", "hand": "anvil", "warriors": "8"},
    )
    t.play("eyrie: craft anvil")
    assert score(t, "eyrie") == 2


@law("1.2.1", "4.1.3")
def test_what_lies_on_the_table_is_told_to_all() -> None:
    """Coffins and exhausted items are open; the position can be said again in words."""
    s = exiles(
        phase="daylight",
        coffins={"eyrie": 2},
        marquise={"cards": "coffin_makers", "warriors": "1", "items": "bag bag:exhausted tea:exhausted"},
    )
    assert (board(s, "marquise")["items"], board(s, "marquise")["exhausted"]) == (
        {"bag": 2, "tea": 1},
        {"bag": 1, "tea": 1},
    )
    words: dict[str, Any] | None = s.table.ruleset.arrangement(s.table.game)
    assert words is not None
    assert (words["cards"], words["coffins"]) == ("exiles", {"eyrie": 2})
    again = Scenario("root", **words)
    assert again.see(None) == s.see(None)
