"""Chapter 5 of the Law of Rootbotics: the Electric Eyrie, their levels [K13.2] and traits [K14.2]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.rootbotics import battles, choices, compared, gains, moves, new_game, placed, recruits, turn
from tests.law.root.seeing import clearing, events, places, public, score, spectator, warriors
from weald.engine.table import CHANCE_NAME
from weald.scenario import Scenario

NOBODY: dict[str, Any] = {"hand": "investments"}


def birds(card: str, /, *dice: str, marquise: dict[str, Any] | None = None, **words: Any) -> Scenario:
    """A turn of the Eyrie bot against the Marquise of a person."""
    own = {"bot": "normal", **words}
    return turn("eyrie", card, *dice, order="eyrie marquise", marquise=marquise or NOBODY, eyrie=own)


def decree(s: Scenario) -> dict[str, list[str]]:
    shown: dict[str, list[str]] = public(s, "eyrie")["decree"]
    return shown


def turmoil(s: Scenario) -> bool:
    return bool(events(s, None, "bot-turmoil"))


@law("K5.4", "K5.4.1", "K5.4.2", "K5.4.3", "K5.5", "K5.5.1", "K5.5.1.2", "K5.5.1.3", "K5.5.2", "K5.6", "K13.2.2")
def test_the_worked_example() -> None:
    """Root Tea with no tea left: three recruits, three moves, three battles, a roost in 4, four points."""
    s = turn(
        "eyrie",
        "root_tea_rabbit",
        "draw anvil",  # outrage of the move to 4
        "roll 0 0",
        "roll 1 0",
        "draw foxfolk_steel",  # outrage of the token that fell
        "roll 0 0",
        order="eyrie marquise alliance",
        eyrie={
            "bot": "normal",
            "roost": "3 7 8",
            "warriors": "3x3 7x2 8 11",
            "decree": {"fox": "tax_collector"},
        },
        marquise={"warriors": "8 9x2 11x2 12", "items": "tea tea"},
        alliance={"sympathy": "4"},
    )
    assert public(s, "eyrie")["items"] == {}
    assert {column: len(cards) for column, cards in decree(s).items()} == {"fox": 1, "mouse": 0, "rabbit": 1, "bird": 2}
    assert [(event["clearing"], event["count"]) for event in events(s, None, "bot-recruited")] == [
        (8, 1),
        (3, 1),
        (8, 2),
    ]
    assert moves(s, "eyrie") == [(8, 4, 3), (3, 6, 3), (4, 12, 1)]
    assert battles(s, "eyrie") == [(12, "marquise"), (4, "alliance"), (12, "marquise")]
    assert public(s, "alliance")["supporters"] == 2
    assert warriors(s, "marquise", 12) == 0  # the extra hit of the longest column, in the second battle only
    assert placed(s, "roost") == [4]
    assert gains(s, "eyrie") == {"3.2.1": 1, "K5.6": 3}
    assert {n: warriors(s, "eyrie", n) for n in (3, 4, 6, 7, 8, 11, 12)} == {3: 1, 4: 2, 6: 3, 7: 2, 8: 1, 11: 1, 12: 1}
    assert spectator(s)["discard"] == []  # the order stays in the decree


@law("K5.1", "K5.3.1", "K5.3.2", "K5.3.3", "K5.3.4")
def test_set_up() -> None:
    """20 warriors, six of them with a roost opposite a taken corner; two viziers among the birds; six roosts left."""
    table = new_game("marquise=bot eyrie=bot alliance")
    table.play("start 2", CHANCE_NAME)
    for _ in range(3):
        table.play(table.offers()[0], CHANCE_NAME)
    assert table.offers() == ["start 4"]
    table.play("start 4", CHANCE_NAME)
    shown: Any = table.show(None)
    assert shown["clearings"]["4"]["pieces"] == {"roost": 1}
    assert shown["clearings"]["4"]["warriors"] == {"eyrie": 6}
    assert shown["seats"]["eyrie"]["supply"] == 14
    assert shown["seats"]["eyrie"]["stock"] == {"roost": 6}
    assert shown["seats"]["eyrie"]["decree"] == {"fox": [], "mouse": [], "rabbit": [], "bird": ["vizier", "vizier"]}
    assert "leader" not in shown["seats"]["eyrie"]


@law("K5.3.2")
def test_any_corner_where_nobody_starts() -> None:
    """With no other corner taken, all four are as likely."""
    assert new_game("eyrie=bot alliance").offers() == ["start 1", "start 2", "start 3", "start 4"]


@law("K5.2.1")
def test_lords_of_the_forest() -> None:
    """Tied for most they rule; where they have nothing, they do not."""
    s = Scenario(
        "root", order="marquise eyrie", marquise={"warriors": "5x2"}, eyrie={"bot": "normal", "warriors": "5x2"}
    )
    assert clearing(s, 5)["ruler"] == "eyrie"
    assert clearing(s, 6)["ruler"] is None


@law("K5.4.2", "K5.4.3")
def test_order_and_decree() -> None:
    """The item is crafted for a point, and the card stays in the column of its suit."""
    s = birds("anvil", warriors="3x6", roost="3", marquise={"warriors": "1"})
    assert public(s, "eyrie")["items"] == {"hammer": 1}
    assert gains(s, "eyrie")["K1.1.2"] == 1
    assert decree(s)["fox"] == ["anvil"]


@law("K5.4.4")
def test_a_new_roost() -> None:
    """Without a roost: one, and four warriors, in the best ordered clearing with room for it."""
    s = birds("tax_collector", warriors="9x2", marquise={"keep": "1", "warriors": "6", "sawmill": "6"})
    assert placed(s, "roost")[0] == 8  # 1 has the keep, 6 is full
    assert recruits(s, "K5.4.4") == {8: 4}
    assert not turmoil(s)


@law("K5.4.4", "K5.7", "K5.7.3")
def test_no_room_for_a_new_roost_is_turmoil_at_once() -> None:
    """All four must fit: with three in the supply there is turmoil in Birdsong, no Daylight, then Evening."""
    s = birds("tax_collector", warriors="9x17", score=5)
    assert turmoil(s)
    assert events(s, None, "bot-column") == []
    assert score(s, "eyrie") == 3
    assert spectator(s)["discard"] == ["tax_collector"]


@law("K5.5.1", "K5.5.1.1")
def test_recruits_of_all_columns_before_moves_before_battles() -> None:
    """Fox, mouse, rabbit, bird; as many warriors as cards; a column without a roost of its suit is passed over."""
    s = birds("cobbler", warriors="8x2", roost="8", decree={"mouse": "codebreakers", "fox": "anvil tax_collector"})
    columns = [(event["law"], event["suit"]) for event in events(s, None, "bot-column")]
    suits = ["fox", "mouse", "rabbit", "bird"]
    assert columns == [(law, suit) for law in ("K5.5.1.1", "K5.5.1.2", "K5.5.1.3") for suit in suits]
    assert [event["count"] for event in events(s, None, "bot-recruited")] == [2, 2]
    assert not turmoil(s)


@law("K5.5.1.1.1", "K5.5.1.1.2", "K5.5.1.1.3")
def test_where_to_recruit() -> None:
    """Most enemy pieces, then fewest of their own warriors, then the lowest priority."""
    s = birds("tax_collector", "roll 0 0", roost="3 4 7", warriors="3x4 4x4 7x4", marquise={"warriors": "4"})
    assert choices(s, "recruit") == ["4"]
    s = birds("tax_collector", roost="3 4 7", warriors="3x4 4x3 7x4")
    assert choices(s, "recruit") == ["4"]
    s = birds("tax_collector", roost="3 4 7", warriors="3x4 4x4 7x4")
    assert choices(s, "recruit") == ["7"]


@law("K5.5.1.2")
def test_who_stays_behind() -> None:
    """Enough to go on ruling, roosts counted and ties won; or as many as the column has cards, if that is more."""
    s = birds("tax_collector", *["roll 0 0"] * 3, roost="8", warriors="8x6", marquise={"warriors": "8x5"})
    fox, *_ = moves(s, "eyrie")
    assert fox == (8, 7, 6 + 1 + 2 - 4)  # recruited one and two; four and the roost hold against five
    s = birds("tax_collector", roost="8", warriors="8x6", decree={"fox": "anvil stand_and_deliver"})
    assert moves(s, "eyrie")[0] == (8, 7, 6 + 3 + 2 - 3)


@law("K5.5.1.2", "4.1.3")
def test_soup_kitchens_keep_more_behind() -> None:
    """Sympathy in 5 counts as two against the Eyrie, so two of six stay, and not one."""
    s = turn(
        "eyrie", "ambush_rabbit", cards="exiles", order="eyrie alliance",
        eyrie={"bot": "normal", "roost": "3", "warriors": "3 5x6"},
        alliance={"cards": "soup_kitchens", "sympathy": "5"},
    )  # fmt: skip
    assert moves(s, "eyrie")[0][::2] == (5, 4)


@law("K5.5.1.2", "K2.3")
def test_the_next_origin_is_tried() -> None:
    """8 has most, but all are needed there: they leave 1."""
    s = birds("tax_collector", *["roll 0 0"] * 3, roost="1 2", warriors="1x3 8x5", marquise={"warriors": "8x5"})
    assert moves(s, "eyrie")[0][0] == 1


@law("K5.5.1.2")
def test_a_goal_without_a_roost_comes_first() -> None:
    """From 8 to 7, though it holds an enemy and the roost in 4 does not; with roosts in both, to the emptier 4."""
    s = birds("tax_collector", *["roll 0 0"] * 2, roost="4 8", warriors="8x6", marquise={"warriors": "7"})
    assert moves(s, "eyrie")[0][:2] == (8, 7)
    s = birds("tax_collector", *["roll 0 0"] * 3, roost="4 7 8", warriors="8x6", marquise={"warriors": "7"})
    assert moves(s, "eyrie")[0][:2] == (8, 4)


@law("K5.5.1.2.1", "K5.5.1.2.2")
def test_where_to_move() -> None:
    """Fewest enemy pieces, then the lowest priority."""
    s = birds("codebreakers", *["roll 0 0"] * 2, roost="11", warriors="11x6", marquise={"warriors": "12"})
    assert moves(s, "eyrie")[0][:2] == (11, 6)
    assert compared(s, "move-to")["enemy-pieces"] == {"3": 0, "6": 0, "12": 1}
    s = birds("codebreakers", roost="11", warriors="11x6")
    assert moves(s, "eyrie")[0][:2] == (11, 12)


@law("K5.5.1.3.1", "K5.5.1.3.2", "K5.5.1.3.3")
def test_where_to_battle() -> None:
    """Where there is no roost, then most defenseless buildings, then the lowest priority."""
    held: dict[str, Any] = {"roost": "2 8", "decree": {}}
    cats: dict[str, Any] = {"warriors": "1 6 8"}
    s = birds("tax_collector", *["roll 0 0"] * 2, warriors="1 2 6 8", marquise=cats, **held)
    assert choices(s, "battle")[0] == "6"
    cats = {"warriors": "6 8", "sawmill": "1"}
    s = birds("tax_collector", *["roll 0 0"] * 2, warriors="1 2 6 8", marquise=cats, **held)
    assert choices(s, "battle")[0] == "1"
    assert compared(s, "battle")["defenseless-buildings"] == {"1": 1, "6": 0}


@law("K5.5.1.3", "K5.5.1.3.4", "K5.5.1.3.5")
@pytest.mark.parametrize(
    ("marquise", "alliance", "defender"),
    [
        ({"warriors": "1", "sawmill": "1"}, {"warriors": "1x3"}, "marquise"),  # most buildings
        ({"warriors": "1"}, {"warriors": "1x2"}, "alliance"),  # none each: most pieces
        ({"warriors": "1", "score": 1}, {"warriors": "1", "score": 2}, "alliance"),  # most points
        ({"warriors": "1"}, {"warriors": "1"}, "marquise"),  # the order of set-up
    ],
)
def test_whom_to_battle(marquise: dict[str, Any], alliance: dict[str, Any], defender: str) -> None:
    """Buildings, pieces there, points, set-up."""
    s = turn(
        "eyrie",
        "tax_collector",
        order="eyrie marquise alliance",
        marquise=marquise,
        alliance=alliance,
        eyrie={"bot": "normal", "roost": "3", "warriors": "1 3x2"},
    )
    assert battles(s, "eyrie") == [(1, defender)]


@law("K5.5.2")
def test_building() -> None:
    """In the best ruled clearing without a roost and with room, of any suit."""
    cats: dict[str, Any] = {"warriors": "1x3", "sawmill": "1"}
    s = birds("codebreakers", "roll 0 0", roost="7", warriors="7 1x5 2x3", marquise=cats)
    assert clearing(s, 1)["ruler"] == "eyrie"
    assert placed(s, "roost") == [2]


@law("K5.7", "K5.7.1", "K5.7.2", "K5.7.3")
def test_turmoil() -> None:
    """A point for each bird, viziers too; all cards but the viziers are discarded; Evening follows."""
    s = birds("codebreakers", roost="1 2 3 4 5 7 8", warriors="1", score=9, decree={"bird": "armorers", "fox": "anvil"})
    assert turmoil(s)
    assert gains(s, "eyrie") == {"K5.7.1": -3, "K5.6": 6}
    assert decree(s) == {"fox": [], "mouse": [], "rabbit": [], "bird": ["vizier", "vizier"]}
    assert sorted(spectator(s)["discard"]) == ["anvil", "armorers", "codebreakers"]


@law("K5.5.2", "K5.7", "K11.8.2")
def test_a_roost_stopped_by_a_snare_is_turmoil() -> None:
    """For any reason, the law says. The snare goes, no roost comes, and the decree is purged."""
    team: dict[str, Any] = {"coop": "yes", "order": "eyrie marquise corvids", "marquise": NOBODY}
    own = {"bot": "normal", "roost": "3", "warriors": "3x2 5x2", "score": 5}
    s = turn("eyrie", "ambush_fox", eyrie=own, corvids={"bot": "normal", "snare": "5"}, **team)
    assert [event["clearing"] for event in events(s, None, "snare-sprung")] == [5]
    assert turmoil(s)
    assert (places(s, "roost"), places(s, "snare"), gains(s, "eyrie")) == ([3], [], {"K5.7.1": -2})
    assert decree(s)["fox"] == []


@law("K5.4.4", "K5.7", "K5.7.3", "K11.8.2")
def test_a_new_roost_stopped_by_a_snare_is_turmoil() -> None:
    """In Birdsong already, and there is no Daylight."""
    team: dict[str, Any] = {"coop": "yes", "order": "eyrie marquise corvids", "marquise": NOBODY}
    s = turn("eyrie", "ambush_fox", eyrie={"bot": "normal"}, corvids={"bot": "normal", "snare": "1"}, **team)
    assert [event["clearing"] for event in events(s, None, "snare-sprung")] == [1]
    assert turmoil(s)
    assert places(s, "roost") == []
    assert [event["why"] for event in events(s, None, "bot-passed") if event["law"] == "K5.7.3"] == ["turmoil"]


@law("K5.6")
@pytest.mark.parametrize("roosts", [1, 2, 3, 4, 5])
def test_scoring_roosts(roosts: int) -> None:
    """One less than there are roosts, the new one included."""
    s = birds("codebreakers", roost=" ".join(["3", "4", "7", "8", "9"][:roosts]), warriors="5x3 3x2")
    assert len(places(s, "roost")) == roosts + 1
    assert gains(s, "eyrie")["K5.6"] == roosts


@law("K13.2.1")
def test_easy() -> None:
    """One vizier instead of two."""
    table = new_game("eyrie=bot alliance", **{"eyrie-level": "easy"})
    table.play("start 1", CHANCE_NAME)
    seats: Any = table.show(None)["seats"]
    assert seats["eyrie"]["decree"]["bird"] == ["vizier"]
    s = birds("codebreakers", bot="easy", roost="1 2 3 4 5 7 8", warriors="1", score=9)
    assert gains(s, "eyrie")["K5.7.1"] == -1
    assert decree(s)["bird"] == ["vizier"]


@law("K13.2.3", "K13.2.4")
@pytest.mark.parametrize("level", ["challenging", "nightmare"])
def test_an_ambush_among_the_birds(level: str) -> None:
    """A bird ambush leaves the deck before anybody draws, and is a card of the decree like others."""
    table = new_game("eyrie=bot alliance", **{"eyrie-level": level})
    table.play("start 1", CHANCE_NAME)
    shown: Any = table.show(None)
    assert shown["seats"]["eyrie"]["decree"]["bird"] == ["vizier", "vizier", "ambush_bird"]
    assert shown["deck"] == 54 - 4 - 1 - 3  # without dominance, the ambush, and a hand
    s = birds("codebreakers", bot=level, roost="1 2 3 4 5 7 8", warriors="1", score=9, decree={"bird": "ambush_bird"})
    assert gains(s, "eyrie")["K5.7.1"] == -3
    assert sorted(spectator(s)["discard"]) == ["ambush_bird", "codebreakers"]


@law("K13.2.4")
def test_nightmare() -> None:
    """A point at the end of Evening; at other levels none."""
    words: dict[str, Any] = {"roost": "3", "warriors": "3x2 5x2"}
    assert gains(birds("codebreakers", bot="nightmare", **words), "eyrie")["K13.2.4"] == 1
    assert "K13.2.4" not in gains(birds("codebreakers", bot="challenging", **words), "eyrie")


@law("K14.2.1")
def test_nobility() -> None:
    """A recruit without a place is turmoil, and turmoil scores its birds."""
    words: dict[str, Any] = {"roost": "3", "warriors": "3x2 5x2"}
    s = birds("codebreakers", traits="nobility", **words)  # no roost in a mouse clearing
    assert turmoil(s)
    assert gains(s, "eyrie") == {"K14.2.1": 2}
    assert moves(s, "eyrie") == []
    assert not turmoil(birds("codebreakers", **words))
    s = birds("cobbler", traits="nobility", roost="3", warriors="3x2 5x18", score=3)  # nobody left in the supply
    assert turmoil(s)
    assert score(s, "eyrie") == 5


@law("K14.2.2")
def test_relentless() -> None:
    """After the decree what nobody defends falls wherever they have warriors, for points."""
    cats: dict[str, Any] = {"workshop": "5 10", "sawmill": "2", "recruiter": "9", "warriors": "2"}
    words: dict[str, Any] = {"roost": "3", "warriors": "3x2 5 2 10", "marquise": cats}
    s = birds("tax_collector", "roll 0 0", traits="relentless", **words)
    assert battles(s, "eyrie") == [(10, "marquise")]
    assert places(s, "workshop") == []
    assert places(s, "sawmill") == [2]  # defended
    assert places(s, "recruiter") == [9]  # no Eyrie warrior there
    assert gains(s, "eyrie")["3.2.1"] == 2
    assert places(birds("tax_collector", "roll 0 0", **words), "workshop") == [5]


@law("K14.2.3")
def test_swoop() -> None:
    """At the end of Daylight two warriors come to the best clearing without a piece of theirs, but for the keep's."""
    words: dict[str, Any] = {"roost": "3", "warriors": "3x2 5x2 2", "marquise": {"keep": "1", "warriors": "1"}}
    s = birds("tax_collector", traits="swoop", **words)
    assert recruits(s, "K14.2.3") == {4: 2}
    assert recruits(birds("tax_collector", **words), "K14.2.3") == {}


@law("K14.2.4")
def test_war_tax() -> None:
    """Whoever loses a building or token to them loses a point."""
    words: dict[str, Any] = {"roost": "3", "warriors": "3x2 5", "marquise": {"workshop": "5", "score": 4}}
    s = birds("tax_collector", "roll 0 0", traits="war-tax", **words)
    assert gains(s, "marquise") == {"K14.2.4": -1}
    assert gains(birds("tax_collector", "roll 0 0", **words), "marquise") == {}


@law("K5.5.1.3", "K14.2.5")
@pytest.mark.parametrize(("traits", "cards", "left"), [("", "", 2), ("", "anvil", 3), ("focused", "anvil", 2)])
def test_the_extra_hit(traits: str, cards: str, left: int) -> None:
    """The column with most cards hits once more; when another has as many, only for the focused."""
    words: dict[str, Any] = {"roost": "3", "warriors": "3x2 5", "decree": {"fox": cards}, "traits": traits}
    s = birds("tax_collector", "roll 0 0", marquise={"warriors": "5x3"}, **words)
    assert battles(s, "eyrie") == [(5, "marquise")]
    assert warriors(s, "marquise", 5) == left
