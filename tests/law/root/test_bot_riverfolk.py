"""Chapter 9 of the Law of Rootbotics: the Riverfolk Robots, their levels [K13.6] and traits [K14.6]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import fight
from tests.law.root.rootbotics import battles, bot, choices, compared, gains, new_game, placed, recruits
from tests.law.root.seeing import ask, clearing, deal, events, pieces, places, public, score, spectator, warriors
from tests.law.root.selling import BIRD, FOX, FULL, MOUSE, RABBIT, customer, market, payments, robots, supply
from tests.law.root.test_maps import SUITS
from weald.engine.table import CHANCE_NAME
from weald.scenario import Scenario

RIVER = (4, 5, 7, 10, 11)


# the worked example

HERE = {1: 1, 2: 4, 3: 8, 5: 5, 7: 7, 9: 10, 10: 11, 12: 12}  # clearings of the example as those of the autumn map
HERE_SUITS = "mouse fox rabbit mouse rabbit fox mouse fox mouse rabbit rabbit fox"


@law("K9.4", "K9.4.1", "K9.4.2", "K9.4.3", "K9.5", "K9.5.1", "K9.5.1.1", "K9.5.2", "K9.5.2.1", "K9.5.3", "K9.5.4",
     "K9.6", "K9.6.1", "K9.6.2", "K9.6.3", "K9.2.4", "K13.6.2")  # fmt: skip
def test_the_worked_example() -> None:
    """A bag is crafted, a bird orders: a guarded post in 1, recruits in 2 and 5, the sword, the Eyrie; 1, 1 and 4."""
    s = robots(
        "birdsong",
        ["draw smugglers_trail", f"draw {BIRD}", "roll 0 0"],
        suits=HERE_SUITS,
        warriors=f"{HERE[3]}x4 {HERE[7]} {HERE[9]}x2 {HERE[10]}x2 {HERE[12]}x3",
        payments={"marquise": 4},
        market="armorers sappers cobbler",
        marquise={"warriors": "1 2 6 9"},
        eyrie={"warriors": "1"},
    )
    assert public(s, "riverfolk")["items"] == {"bag": 1}
    assert spectator(s)["discard"] == ["smugglers_trail", "armorers"]
    assert [event["card"] for event in events(s, None, "bot-order")] == [BIRD]
    assert choices(s, "customer") == ["marquise", "marquise"]
    assert choices(s, "trade-post") == [str(HERE[1])]
    assert places(s, "mouse-post") == [HERE[1]]
    assert recruits(s, "K9.5.1") == {HERE[1]: 1}
    assert recruits(s, "K9.5.2") == {HERE[2]: 1, HERE[5]: 1}
    [met] = events(s, None, "protectionism")
    assert (met["shield"], met["sword"]) == ("no", "yes")
    assert battles(s, "riverfolk") == [(HERE[1], "eyrie")]
    assert gains(s, "riverfolk") == {"K1.1.2": 1, "K9.5.3": 1, "K9.6.1": 4}  # the first mouse post scores nothing
    taken = {int(str(event["clearing"])): event["count"] for event in events(s, None, "extorted")}
    assert taken == {HERE[3]: 2, HERE[12]: 1}
    assert payments(s) == {"riverfolk": 3}
    assert supply(s, "marquise") == 25 - 4
    assert market(s) == ["sappers", "cobbler", BIRD]


# set-up


@law("K9.1", "K9.2.1", "K9.3.1", "K9.3.2", "K9.3.3", "K9.3.4", "K9.3.5")
def test_set_up() -> None:
    """One warrior in each clearing on the river, one among the payments, nine left; nine posts; five cards, no hand."""
    table = new_game("eyrie=bot riverfolk=bot")
    table.play("start 1", CHANCE_NAME)
    names = [offer.removeprefix("draw ") for offer in table.offers()[:5]]
    for name in reversed(names):
        table.play(f"draw {name}", CHANCE_NAME)
    shown: Any = table.show(None)
    seat = shown["seats"]["riverfolk"]
    assert {number for number in range(1, 13) if "riverfolk" in shown["clearings"][str(number)]["warriors"]} == {*RIVER}
    assert all(shown["clearings"][str(number)]["warriors"] == {"riverfolk": 1} for number in RIVER)
    assert (seat["supply"], seat["payments"], seat["hand"]) == (9, {"riverfolk": 1}, 0)
    assert seat["stock"] == {"fox-post": 3, "rabbit-post": 3, "mouse-post": 3}
    assert seat["market"] == [name.replace("-", "_") for name in reversed(names)]


@law("K9.3.2")
@pytest.mark.parametrize(("board", "count"), [("autumn", 5), ("winter", 4), ("lake", 4), ("mountain", 3)])
def test_the_river_of_each_map(board: str, count: int) -> None:
    """Where Robots begin: on the lake it is the shore."""
    table = new_game("alliance=bot riverfolk=bot", map=board)
    deal(table)
    shown: Any = table.show(None)
    begin = [event for event in table.events(None) if event["what"] == "bot-recruited" and event["law"] == "K9.3.2"]
    assert len(begin) == count
    assert shown["seats"]["riverfolk"]["bot"]["level"] == "normal"


# Birdsong


@law("K9.4.1", "K9.4.2", "K9.2.1")
def test_only_new_cards_are_crafted_and_the_row_keeps_its_order() -> None:
    """An item that lay there before is not; of two new ones the first is, and nothing takes its place."""
    s = robots("birdsong", ["draw armorers", "draw anvil", "draw root_tea_fox"], market="bake_sale cobbler",
               payments={"eyrie": 1})  # fmt: skip
    assert market(s) == ["cobbler", "armorers", "root_tea_fox"]
    assert [event["card"] for event in events(s, None, "discarded") if event["law"] == "K9.4.2"] == ["anvil"]
    assert public(s, "riverfolk")["items"] == {"hammer": 1}
    assert gains(s, "riverfolk")["K1.1.2"] == 1
    s = robots("birdsong", ["draw anvil"], market="armorers sappers cobbler codebreakers",
               payments={"eyrie": 1}, marquise={"items": "hammer"})  # fmt: skip
    assert public(s, "riverfolk")["items"] == {}  # the only hammer is hers
    assert market(s) == ["sappers", "cobbler", "codebreakers", "anvil"]


@law("K9.4.3", "K2.7")
def test_the_rightmost_card_orders_and_stays() -> None:
    """Fox clearings are ordered by a fox on the right, whatever was drawn first."""
    s = robots("daylight", market=f"{BIRD} {RABBIT} {FOX}", payments={"marquise": 1})
    assert placed(s, "fox-post") == [1]
    assert set(recruits(s, "K9.5.2")) == {1, 6, 8, 12}
    assert market(s) == [RABBIT, FOX]


@law("K9.4.3")
def test_an_empty_market_orders_nothing() -> None:
    """No post, no recruits; with nobody's payment there is still the shield."""
    s = robots("daylight", warriors="5")
    assert not any(places(s, f"{suit}-post") for suit in ("fox", "rabbit", "mouse"))
    assert recruits(s, "K9.5.2") == {}
    assert gains(s, "riverfolk") == {"K9.5.3": 1}


# trade posts


@law("K9.5.1", "K9.5.1.1", "K2.1")
def test_where_the_post_goes() -> None:
    """Ordered, without a post; beside the best customer; then by priority. Without payments, by priority alone."""
    words: dict[str, Any] = {"market": FULL, "marquise": {"warriors": "8 12"}, "eyrie": {"warriors": "1 6"}}
    assert placed(robots(payments={"marquise": 2, "eyrie": 1}, **words), "fox-post") == [8]
    assert placed(robots(payments={"marquise": 2, "eyrie": 3}, **words), "fox-post") == [1]
    s = robots(payments={"marquise": 2, "eyrie": 2}, **words)  # the Marquise is set up first
    assert placed(s, "fox-post") == [8]
    assert compared(s, "customer") == {"payments": {"marquise": 2, "eyrie": 2}}
    assert compared(s, "trade-post") == {"customer-there": {"1": 0, "6": 0, "8": 1, "12": 1}}
    assert placed(robots(**words), "fox-post") == [1]
    assert placed(robots(**{**words, "fox-post": "1 8", "payments": {"marquise": 2}}), "fox-post") == [12]
    assert placed(robots(payments={"riverfolk": 2}, warriors="6", **words), "fox-post") == [6]  # their own payments


@law("K9.5.1")
@pytest.mark.parametrize(("before", "points"), [("", 0), ("6", 1), ("6 8", 2)])
def test_a_post_scores_the_space_it_leaves(before: str, points: int) -> None:
    s = robots(market=FULL, payments={"marquise": 1}, **{"fox-post": before})
    assert gains(s, "riverfolk").get("K9.5.1", 0) == points


@law("K9.5.1", "K2.3")
def test_where_no_post_can_be() -> None:
    """Not beside the keep; and none when the three of the suit are on the map."""
    s = robots(market=FULL, payments={"marquise": 1}, marquise={"keep": "1"})
    assert placed(s, "fox-post") == [6]
    assert 1 not in recruits(s, "K9.5.2")
    s = robots(market=FULL, payments={"marquise": 1}, **{"fox-post": "1 6 8"})
    assert placed(s, "fox-post") == []
    assert recruits(s, "K9.5.1") == {}


@law("K9.5.1", "K13.6.1", "K13.6.2", "K13.6.3", "K13.6.4")
@pytest.mark.parametrize(
    ("level", "guards", "tip"), [("easy", 0, 0), ("normal", 1, 0), ("challenging", 2, 0), ("nightmare", 2, 1)]
)
def test_the_guard_of_the_post(level: str, guards: int, tip: int) -> None:
    """Nobody, one, two; the hardest level scores a point at the end of Evening."""
    s = robots(bot=level, market=FULL, payments={"marquise": 1}, warriors="4")
    assert warriors(s, "riverfolk", 1) == guards + 1  # and a recruit
    assert gains(s, "riverfolk").get("K13.6.4", 0) == tip


@law("K9.2.2")
@pytest.mark.parametrize(("paid", "left"), [(5, 2), (4, 2), (1, 0)])
def test_a_removed_post_returns_and_its_remover_is_paid_back(paid: int, left: int) -> None:
    """Half of the remover's payments, rounded up; the other customers' stay, and so does the post in the game."""
    paid_in = {"marquise": paid, "eyrie": 3}
    s = customer("marquise", "daylight", riverfolk={"fox-post": "8", "payments": paid_in},
                 marquise={"warriors": "8x3"})  # fmt: skip
    before = supply(s, "marquise")
    fight(s, "riverfolk", 8, "1 0")
    assert places(s, "fox-post") == []
    assert public(s, "riverfolk")["stock"]["fox-post"] == 3
    assert payments(s) == {**({"marquise": left} if left else {}), "eyrie": 3}
    assert supply(s, "marquise") == before + paid - left
    assert gains(s, "marquise") == {"3.2.1": 1}


@law("K9.2.2")
def test_a_post_that_falls_in_the_robots_own_attack() -> None:
    """The defender removes it and is paid back two of three; the one left scores in Evening."""
    s = robots("daylight", ["roll 2 2"], market=MOUSE, bot="easy", warriors="5x14 2", payments={"eyrie": 3},
               eyrie={"warriors": "2x3"}, **{"mouse-post": "2 7 9"})  # fmt: skip
    assert battles(s, "riverfolk") == [(2, "eyrie")]
    assert places(s, "mouse-post") == [7, 9]
    assert gains(s, "riverfolk") == {"K9.5.3": 1, "K9.6.1": 1}
    assert gains(s, "eyrie") == {"3.2.1": 1}


# recruiting


@law("K9.5.2")
def test_recruits_in_ordered_clearings_or_on_the_river() -> None:
    s = robots(market=f"{FOX} {MOUSE}", payments={"marquise": 1}, bot="easy")
    assert recruits(s, "K9.5.2") == {2: 1, 7: 1, 9: 1, 11: 1}
    s = robots(market=f"{FOX} {BIRD}", payments={"marquise": 1}, bot="easy")
    assert recruits(s, "K9.5.2") == dict.fromkeys(RIVER, 1)


@law("K9.5.2", "K12.2.2")
def test_on_the_mountain_the_pass_comes_first() -> None:
    """By a bird three clearings on the river, the pass among them; there is one warrior, and he goes to the pass."""
    s = robots(map="mountain", suits=SUITS, market=BIRD, bot="easy", warriors="1x13", payments={"marquise": 1,
               "riverfolk": 1})  # fmt: skip
    assert recruits(s, "K9.5.2") == {10: 1}


@law("K9.5.2.1")
def test_too_few_warriors_go_to_the_best_clearings() -> None:
    s = robots(market=FOX, bot="easy", warriors="5x13", payments={"marquise": 1})
    assert recruits(s, "K9.5.2") == {1: 1, 6: 1}


# organizing and battle


@law("K9.2.4", "K9.5.3")
@pytest.mark.parametrize(
    ("words", "shield", "sword", "points"),
    [
        ({"payments": {"marquise": 1}, "warriors": "5"}, "no", "no", 0),
        ({"warriors": "5"}, "yes", "no", 1),
        ({"payments": {"marquise": 1}, "warriors": "5x15"}, "no", "yes", 1),
        ({"warriors": "5x15"}, "yes", "yes", 1),
    ],
)
def test_protectionism(words: dict[str, Any], shield: str, sword: str, points: int) -> None:
    """The shield: no payments. The sword: no supply. One point for either or both; only the shield recruits."""
    s = robots(market=RABBIT, bot="easy", **words)
    [met] = events(s, None, "protectionism")
    assert (met["shield"], met["sword"]) == (shield, sword)
    assert gains(s, "riverfolk").get("K9.5.3", 0) == points
    assert bool(recruits(s, "K9.5.3")) == (shield == "yes" and sword == "no")


@law("K9.5.3")
def test_organizing_places_two_where_most_enemies_are() -> None:
    """Only where the Robots have a piece, a post will do: two beside three enemies."""
    s = robots("daylight", ["roll 0 0", "roll 0 0"], market=RABBIT, bot="easy", warriors="12", marquise={"warriors":
               "12 2x5 8x2", "sawmill": "8"}, **{"fox-post": "8"})  # fmt: skip
    assert recruits(s, "K9.5.3") == {8: 2}
    assert compared(s, "recruit") == {"enemy-pieces": {"3": 0, "4": 0, "5": 0, "8": 3, "10": 0, "12": 1}}


@law("K9.5.3", "K3.5")
def test_in_a_team_game_other_bots_are_no_enemies() -> None:
    """Two people's warriors in 12 against five of a bot in 11; and that bot is not fought."""
    s = robots("daylight", ["roll 0 0"], market=RABBIT, bot="easy", coop="yes", warriors="11 12",
               marquise={"warriors": "12x2"}, eyrie={"bot": "easy", "roost": "3", "warriors": "11x5"})  # fmt: skip
    assert recruits(s, "K9.5.3") == {12: 2}
    assert battles(s, "riverfolk") == [(12, "marquise")]


@law("K9.5.4")
def test_the_shield_battles_everywhere() -> None:
    """In every clearing by priority, ordered or not, whatever the sword. Nobody has paid: by set-up."""
    s = robots("daylight", ["roll 0 0"] * 3, market=RABBIT, bot="easy", warriors="2 6 11x13",
               marquise={"warriors": "6 11"}, eyrie={"warriors": "2 11"})  # fmt: skip
    assert battles(s, "riverfolk") == [(2, "eyrie"), (6, "marquise"), (11, "marquise")]


@law("K9.5.4")
@pytest.mark.parametrize(("card", "where"), [(MOUSE, [2, 11]), (BIRD, [2, 6, 11])])
def test_the_sword_battles_where_it_is_ordered(card: str, where: list[int]) -> None:
    """By a bird everywhere. The defender has paid least: the Eyrie nothing."""
    s = robots("daylight", ["roll 0 0"] * len(where), market=card, bot="easy", warriors="2x4 6x4 11x5",
               payments={"marquise": 2}, marquise={"warriors": "2 6 11"}, eyrie={"warriors": "2 6 11"})  # fmt: skip
    assert battles(s, "riverfolk") == [(number, "eyrie") for number in where]
    assert compared(s, "defender") == {"payments": {"marquise": 2, "eyrie": 0}}


@law("K9.5.4")
def test_without_a_condition_there_is_no_battle() -> None:
    s = robots(market=BIRD, warriors="2", payments={"marquise": 2}, marquise={"warriors": "2"})
    assert battles(s, "riverfolk") == []


@law("K2.8.2")
def test_nobody_ambushes_the_robots() -> None:
    s = robots("daylight", ["roll 0 0"], market=RABBIT, bot="easy", warriors="2x3",
               marquise={"warriors": "2", "hand": "ambush_mouse"})  # fmt: skip
    assert battles(s, "riverfolk") == [(2, "marquise")]
    assert s.asked == "marquise"


# Evening


@law("K9.6.1")
@pytest.mark.parametrize(
    ("paid", "points", "left"),
    [
        ({"marquise": 2, "eyrie": 3}, 3, {"marquise": 2}),
        ({"marquise": 3, "eyrie": 3}, 3, {"eyrie": 3}),
        ({"marquise": 1, "riverfolk": 4}, 4, {"marquise": 1}),
        ({}, 0, {}),
    ],
)
def test_the_best_customer_scores_and_gets_them_back(paid: dict[str, int], points: int, left: dict[str, int]) -> None:
    """Only the best, of equals the first; it may be the Robots themselves."""
    s = robots("evening", market=FULL, payments=paid)
    assert gains(s, "riverfolk").get("K9.6.1", 0) == points
    assert payments(s) == left


@law("K9.6.2", "K9.2.4")
@pytest.mark.parametrize(("met", "extorted"), [("shield", 3), ("sword", 3), ("", 0)])
def test_extortion(met: str, extorted: int) -> None:
    """What was met in Daylight still holds, though warriors are in supply again: all beyond two become payments."""
    s = robots("evening", market=FULL, warriors="5x4 7x3 2x2", protectionism=met)
    assert payments(s) == ({"riverfolk": extorted} if extorted else {})
    assert (warriors(s, "riverfolk", 5), warriors(s, "riverfolk", 2)) == ((2, 2) if extorted else (4, 2))


@law("K9.6.3")
@pytest.mark.parametrize(("met", "gone"), [("", 1), ("sword", 1), ("shield", 2), ("shield sword", 2)])
def test_the_leftmost_card_is_discarded(met: str, gone: int) -> None:
    """With the shield twice."""
    s = robots("evening", market=FULL, protectionism=met)
    assert market(s) == FULL.split()[gone:]
    assert spectator(s)["discard"] == sorted(FULL.split()[:gone], key=FULL.split().index)


@law("K9.2.4", "K9.6.3")
def test_conditions_end_with_the_turn() -> None:
    s = robots("evening", market=FULL, protectionism="shield")
    assert "protectionism" not in public(s, "riverfolk")
    assert bot(s, "riverfolk")["ordered"] is None


# snares and other meetings


@law("K11.8.2", "K9.5.1")
def test_a_snare_instead_of_a_post() -> None:
    """The post and its guard are not placed; the snare is gone."""
    s = robots(market=FOX, order="marquise corvids", payments={"riverfolk": 1}, warriors="8",
               corvids={"bot": "normal", "snare": "8"})  # fmt: skip
    assert places(s, "snare") == []
    assert placed(s, "fox-post") == []
    assert recruits(s, "K9.5.1") == {}
    assert recruits(s, "K9.5.2") == {1: 1, 6: 1, 8: 1, 12: 1}


@law("K2.8.1", "K9.2.1")
def test_the_market_is_no_hand() -> None:
    """Who takes a card from the Robots draws one from the deck."""
    s = customer("marquise", "birdsong", marquise={"warriors": "1", "cards": "stand_and_deliver"})
    s.dice(["draw anvil"])
    s.play("marquise: use stand-and-deliver", "marquise: choose riverfolk")
    assert s.see("marquise")["hand"] == ["anvil"]
    assert market(s) == FULL.split()


def test_positions_of_the_robots_in_words() -> None:
    """A position that was set up is told in the same words again."""
    s = customer("marquise", riverfolk={"warriors": "5x2", "payments": {"eyrie": 2}, "fox-post": "8"},
                 marquise={"warriors": "1"})  # fmt: skip
    words: Any = s.table.ruleset.arrangement(s.table.game)
    assert words["riverfolk"]["market"] == FULL
    again = Scenario("root", **words)
    assert again.see(None) == s.see(None)
    assert ask(again) == ask(s) == ("marquise", "buy-service")
    assert clearing(again, 8)["pieces"] == {"fox-post": 1}
    assert (score(again, "riverfolk"), pieces(again, "fox-post", 8)) == (0, 1)
