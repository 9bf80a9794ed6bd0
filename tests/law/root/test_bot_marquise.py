"""Chapter 4 of the Law of Rootbotics: the Mechanical Marquise 2.0, her levels [K13.1] and traits [K14.1]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.rambling import RABBIT, kit, ramble
from tests.law.root.rootbotics import battles, compared, gains, moves, new_game, placed, recruits, turn
from tests.law.root.seeing import ask, events, pieces, public, score, spectator, warriors
from weald.engine.table import CHANCE_NAME
from weald.scenario import Scenario

GARRISON = "1x2 2 4 5 6 7 8 9 10 11 12"
BIRDS: dict[str, Any] = {"roost": "3", "warriors": "3x6"}
FIRST: dict[str, Any] = {"keep": "1", "warriors": GARRISON, "workshop": "1", "sawmill": "5", "recruiter": "9"}


def cats(card: str, /, *dice: str, eyrie: dict[str, Any] | None = None, **words: Any) -> Scenario:
    """A turn of the Marquise bot against the Eyrie of a person."""
    own = {"bot": "normal", **words}
    birds = BIRDS if eyrie is None else eyrie
    return turn("marquise", card, *dice, order="marquise eyrie", marquise=own, eyrie=birds)


def attacked(*dice: str, marquise: dict[str, Any], warriors: str) -> Scenario:
    """The Eyrie of a person battle in clearing 5 by their decree."""
    birds = {"warriors": warriors, "roost": "3", "leader": "despot", "decree": {"battle": "cobbler"}}
    s = Scenario("root", order="eyrie marquise", turn="eyrie", phase="daylight", marquise=marquise, eyrie=birds)
    while s.asked == "eyrie" and not s.offers()[0].startswith("battle"):
        s.play(f"eyrie: {s.offers()[0]}")
    s.play("eyrie: battle marquise in 5")
    s.dice(list(dice))
    return s


@law("K4.4", "K4.4.1", "K4.4.2", "K4.5", "K4.5.2", "K4.5.3", "K4.6", "K4.6.1", "K4.6.2", "K13.1.2")
def test_the_worked_example() -> None:
    """Root Tea on the first turn: a tea, four recruits on the foxes, a sawmill in 6, two points in all."""
    s = cats("root_tea_fox", **FIRST)
    assert public(s, "marquise")["items"] == {"tea": 1}
    assert gains(s, "marquise") == {"K1.1.2": 1, "K4.6.1": 1}
    assert battles(s, "marquise") == []
    assert recruits(s, "K4.5.2") == {1: 1, 6: 1, 8: 1, 12: 1}
    assert placed(s, "sawmill") == [6]
    assert compared(s, "build")["own-warriors"]["6"] == 2
    assert "1" not in compared(s, "build")["own-warriors"]  # its only slot is taken
    assert moves(s, "marquise") == []
    assert events(s, None, "bot-expands") == []
    assert spectator(s)["discard"] == ["root_tea_fox"]
    assert score(s, "marquise") == 2
    assert public(s, "marquise")["supply"] == 9


@law("K4.1", "K4.3.1", "K4.3.2", "K4.3.3", "K4.3.4", "K4.3.5")
def test_set_up() -> None:
    """25 warriors, a keep in any corner, the garrison, three different buildings around it, five left of each."""
    table = new_game("marquise=bot eyrie")
    assert set(table.offers()) == {"start 1", "start 2", "start 3", "start 4"}
    table.play("start 2", CHANCE_NAME)
    shown = table.show(None)
    cells: Any = shown["clearings"]
    assert {n: cells[str(n)]["warriors"].get("marquise", 0) for n in range(1, 13)} == {
        n: {2: 2, 4: 0}.get(n, 1) for n in range(1, 13)
    }
    assert cells["2"]["pieces"] == {"keep": 1}
    assert {offer.split()[-1] for offer in table.offers()} == {"2", "5", "6", "10"}
    table.play("build sawmill in 2", CHANCE_NAME)
    assert set(table.offers()) == {"build workshop in 5", "build workshop in 6", "build workshop in 10"}
    table.play("build workshop in 6", CHANCE_NAME)
    assert set(table.offers()) == {"build recruiter in 5", "build recruiter in 10"}
    table.play("build recruiter in 5", CHANCE_NAME)
    seats: Any = table.show(None)["seats"]
    assert seats["marquise"]["supply"] == 25 - 12
    assert [seats["marquise"]["stock"][kind] for kind in ("sawmill", "workshop", "recruiter")] == [5, 5, 5]
    assert seats["marquise"]["hand"] == 0


@law("K4.2.1")
def test_the_keep() -> None:
    """Nobody else places beside the keep, though anybody may come; once removed, it is out of the game."""
    cats_at_5 = {"bot": "normal", "keep": "5"}
    mice = {"supporters": "cobbler"}
    s = Scenario("root", order="alliance marquise", turn="alliance", marquise=cats_at_5, alliance=mice)
    assert s.refused("alliance: sympathy 5") == "6.2.2"
    s = attacked("roll 0 0", marquise=cats_at_5, warriors="5x4")
    assert pieces(s, "keep", 5) == 0
    assert public(s, "marquise")["stock"]["keep"] == 0


@law("K4.5.1")
def test_battle_in_each_ordered_clearing_against_most_pieces() -> None:
    """By a rabbit she fights in 3, 4 and 5, in this order, and in no other clearing."""
    s = turn(
        "marquise",
        "cobbler",
        "roll 0 0",
        "roll 0 0",
        order="marquise eyrie alliance",
        marquise={"bot": "normal", "warriors": "4x3 5x3 7x2", "sawmill": "7"},
        eyrie={"roost": "4", "warriors": "4 5 7x2"},
        alliance={"sympathy": "5", "warriors": "5", "score": 9},
    )
    assert battles(s, "marquise")[:2] == [(4, "eyrie"), (5, "alliance")]
    assert compared(s, "defender", 1)["pieces"] == {"eyrie": 1, "alliance": 2}


@law("K4.5.1.1")
def test_equal_pieces_are_decided_by_points() -> None:
    """One piece each: the richer one is fought; with equal points the first in the order of set-up."""
    words: dict[str, Any] = {"order": "marquise eyrie alliance", "marquise": {"bot": "normal", "warriors": "5x3"}}
    s = turn("marquise", "cobbler", eyrie={"warriors": "5"}, alliance={"warriors": "5", "score": 3}, **words)
    assert battles(s, "marquise") == [(5, "alliance")]
    s = turn("marquise", "cobbler", eyrie={"warriors": "5"}, alliance={"warriors": "5"}, **words)
    assert battles(s, "marquise") == [(5, "eyrie")]


@law("K4.5.2")
@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("1", {1: 4}),
        ("1 6", {1: 2, 6: 2}),
        ("1 6 8", {1: 2, 6: 1, 8: 1}),
        ("1 6 8 12", {1: 1, 6: 1, 8: 1, 12: 1}),
        ("5", {}),
    ],
)
def test_recruits_are_spread_evenly(where: str, expected: dict[int, int]) -> None:
    """Four over the ordered clearings she rules; of three, the best gets two."""
    assert recruits(cats("tax_collector", warriors=f"{where} 7x3"), "K4.5.2") == expected


@law("K4.5.2", "K2.1")
def test_a_short_supply_serves_the_best_first() -> None:
    """With three warriors left, 1 gets two and 6 gets one."""
    s = cats("tax_collector", warriors="1x5 6x5 7x12", keep="1")
    assert recruits(s, "K4.5.2") == {1: 2, 6: 1}


@law("K4.5.3")
@pytest.mark.parametrize(
    ("order", "kind"), [("tax_collector", "sawmill"), ("cobbler", "workshop"), ("codebreakers", "recruiter")]
)
def test_the_order_says_what_not_where(order: str, kind: str) -> None:
    """She builds in mouse clearing 7, where most of her warriors are, whatever the suit."""
    s = cats(order, warriors="7x9")
    assert placed(s, kind) == [7]


@law("K4.5.4")
def test_all_but_three_move_to_most_enemies() -> None:
    """Four of seven leave 1 for 5, where most enemy pieces are; 7 is not ordered and stays."""
    s = cats("tax_collector", warriors="1x5 7x6 12x2", keep="1", sawmill="7", eyrie={"warriors": "5x2 9", "roost": "3"})
    assert moves(s, "marquise") == [(1, 5, 4), (12, 9, 1)]
    assert compared(s, "move-to")["enemy-pieces"] == {"5": 2, "9": 1, "10": 0}
    assert warriors(s, "marquise", 1) == 3
    assert warriors(s, "marquise", 7) == 6


@law("K4.5.5", "K4.6.1")
def test_expanding() -> None:
    """Nothing built: the order is replaced, its tea not crafted, and Daylight begins again; the last order scores."""
    s = cats("codebreakers", "draw root-tea-fox", warriors="1x7", keep="1", sawmill="1", eyrie={"roost": "9"})
    assert [event["card"] for event in events(s, None, "bot-order")] == ["codebreakers", "root_tea_fox"]
    assert public(s, "marquise")["items"] == {}
    assert recruits(s, "K4.5.2") == {1: 4}
    assert moves(s, "marquise") == [(1, 9, 8)]
    assert sorted(spectator(s)["discard"]) == ["codebreakers", "root_tea_fox"]


@law("K4.5.5")
def test_no_expanding_with_six_buildings() -> None:
    """With six on the map and no room for a seventh she goes on to Evening."""
    s = cats("codebreakers", warriors="1x3", keep="1", workshop="1 2x2 5x2", sawmill="8")
    assert events(s, None, "bot-expands") == []
    assert spectator(s)["discard"] == ["codebreakers"]


@law("K4.6.1")
@pytest.mark.parametrize(
    ("order", "points"), [("tax_collector", 2), ("cobbler", 3), ("codebreakers", 0), ("armorers", 3)]
)
def test_scoring_the_ordered_track(order: str, points: int) -> None:
    """Two sawmills, three workshops, and one more of what is ordered: its track, or by a bird the best of all."""
    s = cats(order, warriors="8x3", sawmill="1 3", workshop="2x2 8", eyrie={"roost": "6"})
    assert gains(s, "marquise").get("K4.6.1", 0) == points


@law("K4.7", "K4.7.1", "K4.7.1.1")
def test_escalated_battles() -> None:
    """By a bird she fights in every clearing, by the same choice of defender."""
    s = turn(
        "marquise",
        "armorers",
        "roll 0 0",
        "roll 0 0",
        "draw anvil",  # outrage
        "roll 0 0",
        order="marquise eyrie alliance",
        marquise={"bot": "normal", "warriors": "4x3 5x3 7x2", "sawmill": "5"},
        eyrie={"warriors": "4 5 7"},
        alliance={"sympathy": "5", "score": 4},
    )
    assert battles(s, "marquise")[:3] == [(4, "eyrie"), (5, "alliance"), (7, "eyrie")]
    assert {event["law"] for event in events(s, None, "battle")} == {"K4.7.1"}


@law("K4.7.2")
@pytest.mark.parametrize(("where", "expected"), [("1 2 6 9", {9: 2, 6: 2}), ("6", {6: 4})])
def test_escalated_recruits_at_the_lowest(where: str, expected: dict[int, int]) -> None:
    """Two in each of the two clearings of lowest priority that she rules, of any suit; all four if there is one."""
    assert recruits(cats("armorers", warriors=where), "K4.7.2") == expected


@law("K4.7.3")
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ({"workshop": "1 4", "sawmill": "5"}, "workshop"),
        ({"workshop": "1 4", "sawmill": "5x2"}, "sawmill"),
        ({"workshop": "1 4", "recruiter": "5x2", "sawmill": "8"}, "recruiter"),
        ({}, "sawmill"),
    ],
)
def test_escalated_building(words: dict[str, Any], kind: str) -> None:
    """The kind she has most of; sawmills before the others, recruiters before workshops."""
    s = cats("armorers", warriors="7x9", **words)
    assert placed(s, kind) == [7]


@law("K4.7.4")
def test_escalated_moves_end_in_battle() -> None:
    """From every clearing with more than three, one she just came into too; then she fights where she arrived."""
    s = cats("armorers", *["roll 0 0"] * 3, warriors="1x5 7x6", sawmill="7", eyrie={"warriors": "9 12", "roost": "3"})
    assert moves(s, "marquise") == [(1, 9, 4), (7, 3, 5), (9, 12, 1)]
    assert battles(s, "marquise") == [(3, "eyrie"), (9, "eyrie"), (12, "eyrie")]
    assert {event["law"] for event in events(s, None, "bot-chose") if event["choice"] == "move-to"} == {"K4.7.4"}
    told = [event["clearings"] for event in events(s, None, "bot-targets") if event["choice"] == "move-from"]
    assert told == [[1, 7], [9]]  # who arrives in 9 moves on, and it is told so


@law("K4.7.4")
def test_what_a_sprung_snare_brings_comes_before_the_next_move() -> None:
    """Four of hers in the snare of clearing 5 stay; the plot leaves a warrior behind, then those of 7 move."""
    crows = {"bot": "normal", "traits": "backup-plans", "snare": "5"}
    s = turn("marquise", "armorers", order="marquise eyrie corvids", marquise={"bot": "normal", "warriors": "5x4 7x4"},
             eyrie={"roost": "4"}, corvids=crows, coop="yes")  # fmt: skip
    told = [(event["what"], event["law"]) for event in s.table.events(None)]
    assert (
        told.index(("snare-sprung", "K11.8.2"))
        < told.index(("bot-recruited", "K14.8.2"))
        < told.index(("moved", "4.2"))
    )


@law("K4.7.4")
def test_battles_after_moves_are_told_by_their_own_law() -> None:
    """Where she fights, and whom; the defender is chosen by the rule of her first battles."""
    s = cats("royal_claim", "roll 0 0", warriors="7x5", eyrie={"warriors": "3", "roost": "3"})
    assert [(event["clearing"], event["law"]) for event in events(s, None, "battle")] == [(3, "K4.7.4")]
    targets = [event for event in events(s, None, "bot-targets") if event["choice"] == "battle"]
    assert [(event["clearings"], event["law"]) for event in targets] == [([3], "K4.7.4")]


@law("K13.1.1")
def test_easy() -> None:
    """Two recruits instead of four; by a bird one each."""
    assert recruits(cats("tax_collector", bot="easy", warriors="1 6 8 7x3"), "K4.5.2") == {1: 1, 6: 1}
    assert recruits(cats("armorers", bot="easy", warriors="1 6 9x3"), "K4.7.2") == {9: 1, 6: 1}


@law("K13.1.3")
def test_challenging() -> None:
    """Two more in the best ordered clearing she rules, and no point for it."""
    s = cats("tax_collector", bot="challenging", warriors="1 6 7x5", keep="1")
    assert recruits(s, "K13.1.3") == {1: 2}
    assert "K13.1.4" not in gains(s, "marquise")
    assert recruits(cats("tax_collector", warriors="1 6 7x5", keep="1"), "K13.1.3") == {}


@law("K13.1.4")
def test_nightmare() -> None:
    """As challenging, and a point at the end of Evening."""
    s = cats("tax_collector", bot="nightmare", warriors="1 6 7x5", keep="1")
    assert recruits(s, "K13.1.4") == {1: 2}
    assert gains(s, "marquise")["K13.1.4"] == 1
    assert events(s, None, "scored")[-1]["law"] == "K13.1.4"


@law("K14.1.1")
def test_blitz() -> None:
    """After her moves all but one charge from the best ruled clearing without enemies, and fight."""
    words: dict[str, Any] = {"warriors": "5x3 7x3", "eyrie": {"warriors": "1 5", "roost": "3"}}
    s = cats("tax_collector", "roll 0 0", traits="blitz", **words)
    assert moves(s, "marquise") == [(7, 3, 2)]  # 5 has an enemy
    assert battles(s, "marquise") == [(3, "eyrie")]
    assert [event["law"] for event in events(s, None, "battle")] == ["K14.1.1"]
    assert moves(cats("tax_collector", **words), "marquise") == []


@law("K14.1.2")
def test_fortified() -> None:
    """Three hits on two buildings remove one: a single hit left does nothing."""
    words: dict[str, Any] = {"workshop": "5x2"}
    hits = "roll 2 0"  # two rolled, one for the defenseless
    plain = attacked(hits, marquise={"bot": "normal", **words}, warriors="5x3")
    assert pieces(plain, "workshop", 5) == 0
    hard = attacked(hits, marquise={"bot": "normal", "traits": "fortified", **words}, warriors="5x3")
    assert pieces(hard, "workshop", 5) == 1
    assert gains(hard, "eyrie")["3.2.1"] == 1


def instigated(roll: str, **words: Any) -> Scenario:
    """A person's Vagrant sets the Eyrie on the buildings of the Marquise bot in 5, who are defenseless."""
    own = {"bot": "normal", **words}
    hero = {"pawn": "5", "character": "vagrant", "items": "torch"}
    s = Scenario("root", order="vagabond marquise eyrie", turn="vagabond", phase="daylight", vagabond=hero,
                 marquise=own, eyrie={"warriors": "5x3", "roost": "3"})  # fmt: skip
    s.play("vagabond: special", "vagabond: set eyrie against marquise", f"chance: {roll}")
    return s


@law("K14.1.2", "C.4.2")
def test_a_vagrant_chooses_which_fortified_building_two_hits_take() -> None:
    """Two hits are one building, and he says which; a single hit is none, and he is not asked."""
    s = instigated("roll 1 0", traits="fortified", sawmill="5", workshop="5")
    assert ask(s) == ("vagabond", "lose-piece")
    assert s.offers() == ["lose sawmill", "lose workshop"]
    s.play("vagabond: lose workshop")
    assert (pieces(s, "sawmill", 5), pieces(s, "workshop", 5)) == (1, 0)
    assert gains(s, "vagabond") == {"3.2.1": 1}
    assert ask(s) != ("vagabond", "lose-piece")
    one = instigated("roll 0 0", traits="fortified", sawmill="5", workshop="5")
    assert ask(one) != ("vagabond", "lose-piece")
    assert (pieces(one, "sawmill", 5), pieces(one, "workshop", 5)) == (1, 1)


@law("K1.2.1", "C.4.2", "1.1.1")
def test_a_vagrant_may_take_a_bots_building_before_its_token() -> None:
    """The keep would go first if the bot took the hit itself; but the order is the Vagrant's."""
    s = instigated("roll 0 0", keep="5", sawmill="5")
    assert s.offers() == ["lose sawmill", "lose keep"]
    s.play("vagabond: lose sawmill")
    assert (pieces(s, "keep", 5), pieces(s, "sawmill", 5)) == (1, 0)


@law("K14.1.3")
@pytest.mark.parametrize(("roll", "keep", "nursed"), [("roll 2 0", "1", 2), ("roll 1 0", "1", 0), ("roll 2 0", "", 0)])
def test_hospitals(roll: str, keep: str, nursed: int) -> None:
    """Two or more warriors lost as defender bring two to the keep, if there is one."""
    cats_at_5 = {"bot": "normal", "traits": "hospitals", "warriors": "5x3", "keep": keep}
    s = attacked(roll, marquise=cats_at_5, warriors="5x3")
    assert warriors(s, "marquise", 1) == nursed
    without = attacked(roll, marquise={**cats_at_5, "traits": ""}, warriors="5x3")
    assert warriors(without, "marquise", 1) == 0


@law("K14.1.3", "K14.4.4")
def test_hospitals_count_all_who_fell_in_a_battle() -> None:
    """One falls to the marksman before the dice, one by the dice: two come to the keep."""
    cats_at_5 = {"bot": "normal", "traits": "hospitals", "warriors": "5x3", "keep": "1"}
    s = ramble(RABBIT, "roll 1 0", at="5", items=kit(1, 2), traits="marksman", marquise=cats_at_5)
    assert warriors(s, "marquise", 5) == 1
    assert recruits(s, "K14.1.3") == {1: 2}
    missed = ramble(RABBIT, "roll 0 0", at="5", items=kit(1, 2), traits="marksman", marquise=cats_at_5)
    assert recruits(missed, "K14.1.3") == {}


@law("K14.1.3")
def test_hospitals_do_not_open_for_an_attacker() -> None:
    """What she loses in her own battles does not come back."""
    s = cats(
        "cobbler", "roll 2 2", traits="hospitals", warriors="5x4", keep="1", eyrie={"warriors": "5x3", "roost": "3"}
    )
    assert recruits(s, "K14.1.3") == {}


@law("K14.1.4")
def test_iron_will() -> None:
    """Eight instead of four by a bird, four as ever by another suit."""
    assert recruits(cats("armorers", traits="iron-will", warriors="1 6 9x3"), "K4.7.2") == {9: 4, 6: 4}
    assert recruits(cats("tax_collector", traits="iron-will", warriors="1 7x5"), "K4.5.2") == {1: 4}


@law("K14.1.5")
def test_overwhelming() -> None:
    """A point for every two recruits without a place; and she expands once at most."""
    s = cats("tax_collector", traits="overwhelming", warriors="7x12 2x12")
    assert recruits(s, "K4.5.2") == {}
    assert gains(s, "marquise")["K14.1.5"] == 2
    s = cats("tax_collector", "draw root-tea-fox", traits="overwhelming", warriors="1x3", keep="1", sawmill="1")
    assert len(events(s, None, "bot-expands")) == 1
    assert "K14.1.5" not in gains(cats("tax_collector", warriors="7x12 2x12"), "marquise")
