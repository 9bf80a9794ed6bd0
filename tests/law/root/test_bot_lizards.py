"""Chapter 8 of the Law of Rootbotics: the Logical Lizards, their levels [K13.5] and two of their traits [K14.5].

Their conspiracies are in test_bot_lizard_conspiracies.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.lizardry import (
    BIRD,
    FOX,
    MOUSE,
    NOTHING,
    RABBIT,
    acolytes,
    against,
    conspiracies,
    lizards,
    ordered,
    souls,
    space,
)
from tests.law.root.looking import board, clearing, fight, pieces, ruler, score, warriors
from tests.law.root.rambling import kit, ramble
from tests.law.root.rootbotics import compared, gains, new_game, placed, turn
from tests.law.root.wilds import battles, chosen, possible, told
from weald.engine.table import CHANCE_NAME
from weald.games.root.factions.cult.clockwork import SetUp
from weald.games.root.tables import CARD_NAMES, COPIES, IS_DOMINANCE, MAP_NAMES, MAPS
from weald.scenario import Scenario

# the worked example: no chart of the book fits it, so autumn gets the suits that it names
EXAMPLE_SUITS = "fox rabbit fox mouse rabbit fox mouse mouse rabbit fox rabbit mouse"
EXAMPLE_SOULS = f"{FOX} {BIRD} {MOUSE} {FOX} scouting_party {MOUSE}"


@law("K8.4", "K8.4.1", "K8.4.2", "K8.4.2.1", "K8.4.2.1.1", "K8.4.2.2", "K8.4.2.3", "K8.4.2.3.1")
@law("K8.5", "K8.5.1", "K8.5.1.1", "K8.5.2", "K8.6", "K8.6.1", "K8.6.2", "K8.6.3", "K8.6.4", "K13.5.1")
def test_the_worked_example() -> None:
    """Five conspiracies by a mouse, three rituals, three points, three Lost Souls.

    Two deviations, both of the book's making. It counts no acolytes for the warriors lost in its crusade, against
    [K8.2.2]: here there are two acolytes before it and not four, so that three are left after it. The first garden is
    in 8, in place of a second building there, as no clearing 4 has two slots.
    """
    s = lizards(
        dice=["roll 1 1", "roll 2 1", NOTHING],
        order="marquise alliance",
        suits=EXAMPLE_SUITS,
        ruins="6",
        bot="easy",
        warriors="2x2 8x2 12x2",
        mouse_garden="8",
        acolytes=2,
        conspiracy=3,
        souls=EXAMPLE_SOULS,
        marquise={"score": 5, "workshop": "1 4", "recruiter": "6 8", "sawmill": "10", "warriors": "8x3 10 12"},
        alliance={"score": 10, "warriors": "4 12", "sympathy": "12"},
    )
    assert ordered(s) == "mouse"
    assert conspiracies(s) == ["crusade", "sanctify", "convert", "crusade", "convert"]
    assert battles(s) == [(8, "marquise"), (12, "alliance")]
    after_each = [event["count"] for event in told(s, "acolytes", "K8.4.2")]
    assert after_each == [3, 2, 1, 0]
    assert chosen(s, "sanctify-whose") == ["marquise"]
    assert compared(s, "sanctify")["enemy-warriors"] == {"4": 1, "8": 2}
    assert pieces(s, 4) == {"mouse-garden": 1}
    assert chosen(s, "convert-whom") == ["alliance", "marquise"]
    assert chosen(s, "convert") == ["4", "8"]
    assert compared(s, "convert", 1)["enemy-buildings"] == {"8": 1, "12": 0}
    assert chosen(s, "ritual") == ["10", "7"]
    assert compared(s, "ritual", 0)["open-slot"] == {"1": 0, "3": 1, "6": 0, "10": 1}
    assert compared(s, "ritual", 0)["enemy-buildings"] == {"3": 0, "10": 1}
    assert "fox-garden" not in pieces(s, 10)
    assert chosen(s, "acolyte") == ["2"]
    assert compared(s, "acolyte")["own-warriors"] == {"2": 2, "4": 1, "8": 2, "10": 1, "12": 1}
    assert compared(s, "ritual", 1)["open-slot"] == {"4": 0, "7": 1, "8": 0, "12": 1}
    assert pieces(s, 7) == {"mouse-garden": 1}
    assert gains(s, "cult") == {"3.2.1": 1, "K8.6.1": 2}
    assert souls(s) == ["brutal_tactics", FOX, MOUSE]
    assert sorted(s.see(None)["discard"]) == sorted([BIRD, FOX, "scouting_party", MOUSE])
    assert (acolytes(s), space(s)) == (1, 3)


# 8.2


@law("K8.1", "K8.2.1")
@pytest.mark.parametrize("bot", [True, False])
def test_a_garden_rules(bot: bool) -> None:
    """Even where the Eyrie, of a person or a bot, have most."""
    eyrie: dict[str, Any] = {"roost": "5", "warriors": "5x3 4", **({"bot": "normal"} if bot else {})}
    s = against({"rabbit-garden": "5", "warriors": "4"}, {"warriors": "1"}, order="marquise eyrie cult", eyrie=eyrie)
    assert ruler(s, 5) == "cult"
    assert ruler(s, 4) == "eyrie"  # without a garden, as usual


@law("K8.2.2")
@pytest.mark.parametrize(("roll", "lost"), [("0 0", 0), ("1 0", 1), ("2 0", 2), ("3 0", 3)])
def test_revenge_in_defence(roll: str, lost: int) -> None:
    """However many fall, one is an acolyte; the others are in the supply."""
    s = against({"warriors": "5x4", "acolytes": 1}, {"warriors": "5x4"})
    fight(s, "cult", 5, roll)
    assert acolytes(s) == 1 + min(lost, 1)
    assert board(s, "cult")["supply"] == 20 + lost - min(lost, 1)
    assert {event["law"] for event in told(s, "acolytes")} <= {"K8.2.2"}


@law("K8.2.2")
def test_revenge_in_their_own_turn() -> None:
    """In a crusade each battle is a removal of its own."""
    s = lizards(dice=["roll 2 2", "roll 1 1"], souls=MOUSE, warriors="2x3 7x2", acolytes=1, conspiracy=1,
                order="marquise", marquise={"warriors": "2x3 7x2"})  # fmt: skip
    assert battles(s)[:2] == [(2, "marquise"), (7, "marquise")]
    assert [event["count"] for event in told(s, "acolytes")][:3] == [2, 3, 2]


@law("K8.2.2", "K8.2.3")
def test_a_favor_in_several_clearings_is_one_removal() -> None:
    """Three clearings are swept: one acolyte, and a soul for each of the two gardens, from the top."""
    cult: dict[str, Any] = {"warriors": "3x2 4 5", "rabbit-garden": "4 5", "souls": f"{FOX} {MOUSE} {BIRD}"}
    s = against(cult, {"workshop": "3 10 10", "warriors": "3 10", "hand": "favor_of_the_rabbits"}, ruins="6")
    s.play("marquise: craft favor-of-the-rabbits")
    assert acolytes(s) == 1
    assert board(s, "cult")["supply"] == 24
    assert sorted(s.see(None)["discard"]) == sorted([FOX, MOUSE])
    assert souls(s) == ["favor_of_the_rabbits", BIRD]  # the favor itself comes last [4.1.2]


@law("K8.2.2")
def test_revenge_for_a_single_one() -> None:
    """A warrior swayed by the Propaganda Bureau; and one that the Alliance bot drive out."""
    s = against({"warriors": "5x2"}, {"warriors": "1", "cards": "propaganda_bureau", "hand": "smugglers_trail"},
                cards="exiles")  # fmt: skip
    s.play("marquise: use propaganda-bureau", "marquise: spend smugglers-trail")
    assert (warriors(s, "cult", 5), acolytes(s)) == (1, 1)
    s = turn("alliance", RABBIT, order="alliance marquise cult", alliance={"bot": "normal", "sympathy": "5"},
             cult={"bot": "normal", "warriors": "5x3", "souls": FOX})  # fmt: skip
    assert (warriors(s, "cult", 5), acolytes(s)) == (0, 1)


@law("K8.2.2", "K14.4.4")
def test_what_hits_before_the_dice_is_a_removal_of_its_own() -> None:
    """One falls to the marksman, one to the dice: two acolytes."""
    s = ramble(RABBIT, "roll 1 0", at="1", items=kit(3), traits="marksman", cult={"bot": "normal", "warriors": "1x2"})
    assert (warriors(s, "cult", 1), acolytes(s)) == (0, 2)
    assert [event["count"] for event in told(s, "acolytes")] == [1, 2]


@law("K8.2.2", "K11.8.1")
def test_a_bomb_is_one_removal() -> None:
    """Two warriors, one acolyte."""
    s = turn("corvids", FOX, "lay snare", order="corvids marquise cult",
             corvids={"bot": "normal", "plot": "5", "facedown": "bomb"},
             cult={"bot": "normal", "warriors": "5x3"})  # fmt: skip
    assert (warriors(s, "cult", 5), acolytes(s)) == (1, 1)


@law("K8.2.2")
def test_allies_who_fall_for_the_vagabond_are_one_removal() -> None:
    """Two hits on allied Lizards, one after the other: one acolyte. Those caught by the Coffin Makers stay there."""
    vagabond = {"character": "thief", "pawn": "5", "items": "sword sword", "relations": {"cult": "allied"}}
    s = Scenario("root", cards="exiles", order="vagabond cult marquise", turn="vagabond", phase="daylight",
                 vagabond=vagabond, marquise={"warriors": "5x3", "cards": "coffin_makers"},
                 cult={"bot": "normal", "warriors": "5x3"}, dice=["roll 2 2"])  # fmt: skip
    s.play(
        "vagabond: battle marquise in 5",
        "vagabond: choose cult",
        "vagabond: sacrifice cult",
        "vagabond: sacrifice cult",
    )
    assert (warriors(s, "cult", 5), acolytes(s)) == (1, 1)
    assert board(s, "marquise")["coffins"] == {"cult": 1, "marquise": 2}


@law("K8.2.3")
@pytest.mark.parametrize(("lost", "left"), [(f"{FOX} {MOUSE}", [MOUSE]), (FOX, []), ("", [])])
def test_a_lost_garden_costs_the_top_soul(lost: str, left: list[str]) -> None:
    """If there is one."""
    s = against({"rabbit-garden": "5", "souls": lost}, {"warriors": "5x2"})
    fight(s, "cult", 5, "0 0")
    assert souls(s) == left
    assert s.see(None)["discard"] == ([FOX] if lost else [])
    assert score(s, "marquise") == 1


@law("K8.2.4")
def test_every_card_goes_on_top_of_the_lost_souls() -> None:
    """What people discard and the orders of other bots; all may look, and nothing is in the discard pile."""
    s = against({"souls": f"{FOX} {BIRD}"}, {"workshop": "8", "warriors": "8", "hand": "sappers anvil"})
    s.play("marquise: craft anvil", "marquise: hire sappers")
    assert (souls(s), s.see(None)["discard"]) == (["sappers", "anvil", FOX, BIRD], [])
    assert s.see("marquise")["seats"]["cult"]["lost_souls"] == souls(s)
    s = turn("marquise", MOUSE, order="marquise eyrie cult", cult={"bot": "normal", "souls": f"{FOX} {BIRD}"},
             marquise={"bot": "normal", "warriors": "1x2", "sawmill": "5"})  # fmt: skip
    assert (souls(s), s.see(None)["discard"]) == ([MOUSE, FOX, BIRD], [])


@law("K8.2.4", "3.3.3")
def test_a_dominance_card_among_the_lost_souls() -> None:
    """It is a card of its suit there, and becomes available when the Lost Souls are discarded."""
    s = lizards(dice=[NOTHING], souls=f"dominance_fox {FOX} {FOX} {RABBIT} dominance_mouse", warriors="1",
                order="marquise eyrie alliance", bot="normal")  # fmt: skip
    assert ordered(s) == "fox"
    assert s.see(None)["available"] == ["dominance_mouse"]
    assert "dominance_fox" in souls(s)


# 8.3


@law("K8.3.1", "K8.3.2", "K8.3.3", "K8.3.4", "K8.3.5")
def test_set_up() -> None:
    """Opposite the keep: four warriors and a garden, a warrior next door; the marker on the last space; three souls."""
    table = new_game("marquise=bot cult=bot")
    table.play("start 1", CHANCE_NAME)
    for _ in range(3):
        table.play(table.offers()[0], CHANCE_NAME)
    assert possible(table) == {"start 3"}
    before: Any = table.show(None)
    assert before["seats"]["cult"]["conspiracy"] is None  # it has no place yet
    table.play("start 3", CHANCE_NAME)
    for card in ("anvil", "cobbler", "armorers"):
        table.play(f"draw {card}", CHANCE_NAME)
    shown: Any = table.show(None)
    seat = shown["seats"]["cult"]
    where = {int(c): one["warriors"]["cult"] for c, one in shown["clearings"].items() if "cult" in one["warriors"]}
    assert where == {3: 4, 6: 1, 7: 1, 11: 1}
    assert shown["clearings"]["3"]["pieces"] == {"rabbit-garden": 1}
    assert (seat["supply"], seat["acolytes"], seat["hand"]) == (18, 0, 0)
    assert seat["stock"] == {"fox-garden": 5, "rabbit-garden": 4, "mouse-garden": 5}
    assert seat["conspiracy"] == {"space": 5, "name": "sanctify"}
    assert seat["lost_souls"] == ["armorers", "cobbler", "anvil"]
    assert "outcast" not in seat


@law("K8.3.2")
@pytest.mark.parametrize(
    ("seats", "said", "corners"),
    [
        ("alliance=bot cult=bot", [], {"start 1", "start 2", "start 3", "start 4"}),
        ("eyrie=bot cult=bot", ["start 2"], {"start 4"}),
        ("marquise=bot eyrie=bot cult=bot", ["start 1"], {"start 2", "start 4"}),  # the Eyrie are opposite the keep
    ],
)
def test_the_corner(seats: str, said: list[str], corners: set[str]) -> None:
    """Nobody else's, and opposite to one if that is possible."""
    table = new_game(seats)
    while not isinstance(table.game.board.stack[-1], SetUp):
        table.play(said.pop(0) if said else table.offers()[0], CHANCE_NAME)
    assert possible(table) == corners


@law("K8.3.2", "K12.2.1")
def test_closed_paths_are_paths_in_set_up() -> None:
    """On the mountain a warrior stands beyond the closed path of the corner, too."""
    table = new_game("alliance=bot cult=bot", map="mountain")
    while not isinstance(table.game.board.stack[-1], SetUp):
        table.play(table.offers()[0], CHANCE_NAME)
    printed = MAPS[MAP_NAMES.index("mountain")]
    [corner, *_] = [c for c in printed.corners if printed.adjacent[0][c] != printed.adjacent[-1][c]]
    table.play(f"start {corner + 1}", CHANCE_NAME)
    shown: Any = table.show(None)["clearings"]
    assert {int(c) - 1 for c, one in shown.items() if "cult" in one["warriors"]} == {
        corner,
        *printed.adjacent[-1][corner],
    }


# 8.4.1


@law("K8.4.1")
@pytest.mark.parametrize(
    ("lost", "suit"),
    [
        (f"{FOX} {MOUSE} {MOUSE}", "mouse"),
        (f"{FOX} {FOX} {MOUSE} {MOUSE} {RABBIT}", "bird"),
        (f"{BIRD} {BIRD} {FOX}", "bird"),
        (f"{BIRD} {FOX} {BIRD} {FOX} {FOX}", "fox"),
        (RABBIT, "rabbit"),
        ("", "bird"),
    ],
)
def test_the_order_is_the_suit_of_most_souls(lost: str, suit: str) -> None:
    """Birds count as a suit; where suits are tied, or there are no souls, the order is a bird."""
    s = lizards(souls=lost, warriors="1")
    assert ordered(s) == suit
    told_of = told(s, "bot-order-souls")[0]
    assert {one: told_of[one] for one in ("fox", "bird")} == {"fox": lost.count(FOX), "bird": lost.count(BIRD)}


# 8.5


@law("K8.5", "K13.5.1", "K13.5.2", "K13.5.3", "K13.5.4")
@pytest.mark.parametrize(("level", "rituals"), [("easy", 3), ("normal", 4), ("challenging", 5), ("nightmare", 5)])
def test_levels(level: str, rituals: int) -> None:
    """Three, four, five cards from the top; the hardest score a point at the end."""
    lost = f"{FOX} {MOUSE} {RABBIT} {FOX} {MOUSE} {RABBIT}"
    s = lizards("daylight", [NOTHING], bot=level, ordered="bird", souls=lost, warriors="1")
    revealed = [event["card"] for event in told(s, "revealed", "K8.5")]
    assert revealed == lost.split()[:rituals]
    assert gains(s, "cult").get("K13.5.4", 0) == (1 if level == "nightmare" else 0)
    assert souls(s) == ["brutal_tactics", *revealed]


@law("K8.5")
def test_fewer_souls_than_rituals() -> None:
    """As many as there are."""
    s = lizards("daylight", ordered="fox", souls=f"{FOX} {MOUSE}")
    assert len(chosen(s, "ritual")) == 2


@law("K8.5.1", "K8.5.1.1")
def test_where_a_warrior_comes() -> None:
    """First an open slot, then most enemy buildings, then the highest priority."""
    cats: dict[str, Any] = {"sawmill": "1 6 12", "workshop": "12"}
    s = lizards("daylight", ordered="fox", souls=FOX, ruins="", marquise=cats)
    assert compared(s, "ritual")["open-slot"] == {"1": 0, "6": 1, "8": 1, "12": 0}
    assert compared(s, "ritual")["enemy-buildings"] == {"6": 1, "8": 0}
    assert chosen(s, "ritual") == ["6"]
    assert clearing(s, 6)["warriors"] == {"cult": 1}
    s = lizards("daylight", ordered="fox", souls=f"{FOX} {FOX} {FOX}", marquise={"sawmill": "1"})
    assert chosen(s, "ritual") == ["6", "8", "8"]  # 6 has a ruin, too
    assert placed(s, "fox-garden") == [6, 8, 8]
    full: dict[str, Any] = {"sawmill": "1 6 8 8 12", "workshop": "6 12"}
    s = lizards("daylight", ordered="fox", souls=FOX, ruins="", marquise=full)
    assert chosen(s, "ritual") == ["6"]  # where no slot is open anywhere, too


@law("K8.5.1")
@pytest.mark.parametrize(
    ("words", "gardens"),
    [
        ({}, [5]),
        ({"marquise": {"sawmill": "3 4 10 10", "warriors": "5"}}, []),
        ({"marquise": {"sawmill": "3 4 10 10", "warriors": "5"}, "warriors": "5"}, [5]),
        ({"marquise": {"sawmill": "3 4 10 10"}, "rabbit_garden": "5", "souls": f"{RABBIT} {RABBIT}"}, [5]),
        ({"marquise": {"sawmill": "3 4 5 5 10 10"}, "warriors": "5x4 3x4"}, []),
    ],
)
def test_when_a_garden_comes_with_it(words: dict[str, Any], gardens: list[int]) -> None:
    """They rule the clearing after the warrior has come, and it has a slot."""
    usual: dict[str, Any] = {"souls": RABBIT, "marquise": {"sawmill": "3 4 10 10"}}
    s = lizards("daylight", ordered="fox", ruins="", **{**usual, **words})
    assert placed(s, "rabbit-garden") == gardens


@law("K8.5.1", "K8.3.4")
def test_five_gardens_of_a_suit_are_all() -> None:
    """With them on the map a warrior comes alone."""
    words: dict[str, Any] = {"souls": MOUSE, "ruins": "", "ordered": "fox"}
    assert placed(lizards("daylight", mouse_garden="2 2 7 7", **words), "mouse-garden") == [9]
    s = lizards("daylight", mouse_garden="2 2 7 7 11", **words)
    assert placed(s, "mouse-garden") == []
    assert warriors(s, "cult", 9) == 1


@law("K8.5.1", "K2.3")
def test_where_no_warrior_can_come() -> None:
    """Not beside the keep; and with no warrior in the supply the ritual is left out."""
    s = lizards("daylight", ordered="fox", souls=FOX, marquise={"keep": "1"}, ruins="12")
    assert chosen(s, "ritual") == ["6"]
    s = lizards("daylight", ordered="fox", souls=FOX, warriors="2x20 6x5")
    assert chosen(s, "ritual") == []
    assert placed(s, "fox-garden") == []
    assert told(s, "bot-passed", "K8.5.1")


@law("K8.5.1", "K11.8.2")
def test_a_snare_stops_a_ritual() -> None:
    """It goes instead of the warrior and the garden, for no points; the next ritual finds none."""
    s = lizards("daylight", ordered="fox", souls=f"{FOX} {FOX}", order="marquise corvids", ruins="12",
                warriors="1", corvids={"bot": "normal", "snare": "1"})  # fmt: skip
    assert chosen(s, "ritual") == ["1", "1"]
    assert len(told(s, "snare-sprung")) == 1
    assert (warriors(s, "cult", 1), score(s, "cult")) == (2, 0)
    assert placed(s, "fox-garden") == [1]


@law("K8.5.2")
def test_the_ritual_of_a_bird() -> None:
    """A warrior from where most are, by priority, becomes an acolyte; the card goes to the discard pile for good."""
    s = lizards("daylight", [NOTHING], ordered="fox", souls=f"{BIRD} {MOUSE} {BIRD}", warriors="3 5x3 8x3")
    assert chosen(s, "acolyte") == ["5", "8"]
    assert (warriors(s, "cult", 5), warriors(s, "cult", 8), acolytes(s)) == (2, 2, 2)
    assert board(s, "cult")["supply"] == 25 - 7 - 1
    assert s.see(None)["discard"] == [BIRD, BIRD]
    assert souls(s) == ["brutal_tactics", MOUSE]
    s = lizards("daylight", ordered="fox", souls=BIRD)
    assert acolytes(s) == 0
    assert s.see(None)["discard"] == [BIRD]


@law("K14.5.4")
@pytest.mark.parametrize(("traits", "count"), [("", 1), ("martyrs", 2)])
def test_martyrs(traits: str, count: int) -> None:
    """One more acolyte, of the supply; without a warrior on the map that one alone, without a supply none."""
    s = lizards("daylight", ordered="fox", souls=BIRD, warriors="5x3", traits=traits)
    assert (acolytes(s), board(s, "cult")["supply"]) == (count, 23 - count)
    assert warriors(s, "cult", 5) == 2
    assert acolytes(lizards("daylight", ordered="fox", souls=BIRD, traits=traits)) == count - 1
    assert acolytes(lizards("daylight", ordered="fox", souls=BIRD, warriors="5x25", traits=traits)) == 1


# 8.6


@law("K8.6", "K8.6.1")
@pytest.mark.parametrize(("gardens", "points"), [("", 0), ("3", 0), ("3 4", 2), ("3 4 5", 2), ("3 4 5 10", 3)])
def test_points_for_ordered_gardens(gardens: str, points: int) -> None:
    """By how many of the ordered suit are on the map; others do not count."""
    s = lizards("evening", ordered="rabbit", rabbit_garden=gardens, fox_garden="1 6 8 8 12")
    assert score(s, "cult") == points
    assert {event["law"] for event in told(s, "scored")} <= {"K8.6.1"}


@law("K8.6.1")
def test_points_by_a_bird() -> None:
    """The track that gives most; five gardens of a suit are worth four."""
    s = lizards("evening", ordered="bird", rabbit_garden="3 4", fox_garden="1 6 8 8 12")
    assert score(s, "cult") == 4
    assert score(lizards("evening", ordered="mouse", fox_garden="1 6 8 8 12"), "cult") == 0


@law("K8.6.2", "K8.6.3")
def test_the_lost_souls_are_renewed() -> None:
    """What is left of them is discarded; what was revealed returns, the first on top."""
    s = lizards("evening", ordered="fox", souls=f"{MOUSE} {BIRD}", revealed=f"{FOX} {RABBIT} anvil")
    assert souls(s) == [FOX, RABBIT, "anvil"]
    assert sorted(s.see(None)["discard"]) == sorted([MOUSE, BIRD])
    assert board(s, "cult")["revealed"] == []


@law("K8.6.4", "K1.1.2")
@pytest.mark.parametrize(
    ("card", "items", "points"), [("anvil", None, 1), ("anvil", "tea", 0), (FOX, None, 0), ("royal_claim", None, 0)]
)
def test_crafting(card: str, items: str | None, points: int) -> None:
    """An item that is there is worth a point, others nothing; the card is a soul in any case."""
    words: dict[str, Any] = {"ordered": "fox", "revealed": MOUSE}
    s = lizards("evening", [f"draw {card.replace('_', '-')}"], **words)
    if items is not None:
        own = {"bot": "normal", **words}
        s = Scenario("root", order="cult marquise eyrie", turn="cult", phase="evening", cult=own,
                     marquise={"items": "hammer"}, dice=["draw anvil"])  # fmt: skip
    assert gains(s, "cult") == ({"K1.1.2": 1} if points else {})
    assert souls(s) == [card, MOUSE]
    assert board(s, "cult")["items"] == ({"hammer": 1} if points else {})


def other_cards() -> list[str]:
    """The standard deck of two people, without a fox, a mouse and a bird."""
    names = [name for card, name in enumerate(CARD_NAMES) for _ in range(COPIES[0][card]) if not IS_DOMINANCE[card]]
    for name in (FOX, MOUSE, BIRD):
        names.remove(name)
    return names


@law("K8.6.4")
def test_nothing_to_reveal() -> None:
    """The pile that was just discarded is the new deck, if the deck is empty."""
    everything = " ".join(other_cards())
    s = lizards("evening", ["draw codebreakers"], ordered="fox", souls=f"{MOUSE} {BIRD}", revealed=FOX,
                marquise={"hand": everything})  # fmt: skip
    assert souls(s) == [MOUSE, FOX]
    s = lizards("evening", ordered="fox", revealed=f"{FOX} {MOUSE} {BIRD}", marquise={"hand": everything})
    assert souls(s) == [FOX, MOUSE, BIRD]
    assert s.asked == "marquise"


@law("K14.5.2")
@pytest.mark.parametrize("traits", ["", "erratic"])
def test_erratic(traits: str) -> None:
    """One more card of the deck on top, at the end; its item is not crafted."""
    s = lizards("evening", [NOTHING, "draw anvil"], ordered="fox", revealed=MOUSE, traits=traits)
    assert souls(s) == [*(["anvil"] if traits else []), "brutal_tactics", MOUSE]
    assert board(s, "cult")["items"] == {}
