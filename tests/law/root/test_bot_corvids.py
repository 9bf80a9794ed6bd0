"""Chapter 11 of the Law of Rootbotics: the Cogwheel Corvids. Their plots are in test_bot_plots.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.root.looking import board, pieces, score, warriors
from tests.law.root.wilds import (
    BIRD_ORDER,
    FOX_ORDER,
    MOUSE_ORDER,
    battles,
    chosen,
    corvids,
    new_game,
    scored,
    told,
)
from weald.scenario import Scenario

CALM = ("roll 0 0",)


def recruited(s: Scenario) -> list[tuple[int, int]]:
    """Where how many warriors were recruited."""
    return [(event["clearing"], event["count"]) for event in told(s, "bot-recruited", "K11.4.3")]


def attack(where: str, dice: str, **own: object) -> Scenario:
    """The Marquise with three warriors fights the Corvids in 5."""
    words: dict[str, object] = {"bot": "normal", **own}
    cat = {"warriors": where}
    s = Scenario("root", order="marquise eyrie corvids", phase="daylight", marquise=cat, corvids=words)
    s.play("marquise: fight", "marquise: battle corvids in 5", f"chance: roll {dice}")
    return s


# 11.2


@law("K11.2.1", "K11.5.2")
def test_nimble_corvids_move_whoever_rules() -> None:
    """Out of 12 and into 4, both ruled by the Marquise."""
    cat = {"warriors": "12x5 4x5 7x5 9x5", "sawmill": "10 11"}
    words: dict[str, Any] = {"warriors": "12x3 4", "raid": "12", "marquise": cat}
    s = corvids(ordered=FOX_ORDER, dice=[*CALM, "lay bomb"], **words)
    assert warriors(s, "corvids", 4) == 2


@law("K11.2.2")
def test_agents_of_a_facedown_plot_hit_once_more_in_defence() -> None:
    """Even defenseless; not with a faceup plot, not without one, not attacking."""
    assert warriors(attack("5x3", "0 0", plot="5", facedown="bomb"), "marquise", 5) == 2
    assert warriors(attack("5x3", "0 0", plot="5", facedown="bomb", warriors="5"), "marquise", 5) == 2
    assert warriors(attack("5x3", "0 0", bomb="5", warriors="5"), "marquise", 5) == 3
    assert warriors(attack("5x3", "0 0", warriors="5"), "marquise", 5) == 3
    cat = {"warriors": "1x3"}
    own = {"plot": "1", "facedown": "bomb", "warriors": "1x2"}
    s = corvids(ordered=FOX_ORDER, marquise=cat, dice=CALM, **own)
    assert (battles(s), warriors(s, "marquise", 1)) == ([(1, "marquise")], 3)


# 11.3


@law("K11.1", "K11.3.1", "K11.3.2")
def test_set_up_one_warrior_in_the_last_clearing_of_each_suit() -> None:
    """Autumn: 12, 10 and 11; the rest and eight plots are in the supply."""
    table = new_game("start 1", "draw anvil", "draw bake-sale", duchy="bot", corvids="bot")
    shown = table.show(None)
    found = {number: c["warriors"].get("corvids", 0) for number, c in shown["clearings"].items()}  # type: ignore[attr-defined]
    assert {number: count for number, count in found.items() if count} == {"10": 1, "11": 1, "12": 1}
    side = shown["seats"]["corvids"]  # type: ignore[index]  # plain data of this game
    assert (side["supply"], side["stock"]) == (12, {"plot": 8})
    assert side["hidden_plots"] == {"bomb": 2, "snare": 2, "extortion": 2, "raid": 2}


# 11.4


@law("K11.4.1", "K11.4.2")
def test_birdsong_begins_with_order_and_craft() -> None:
    """The card is turned up, its item crafted for a point; not if the item is gone."""
    s = corvids("birdsong", dice=["draw anvil"])
    assert [event["law"] for event in s.table.events(None)][:3] == ["K2.7", "K11.4.2", "K1.1.2"]
    assert board(s, "corvids")["items"] == {"hammer": 1}
    assert score(corvids("birdsong", dice=["draw anvil"], marquise={"items": "hammer"}), "corvids") == 0


@law("K11.4.3", "K13.8.1", "K13.8.2", "K13.8.3", "K13.8.4")
@pytest.mark.parametrize(("level", "count"), [("easy", 1), ("normal", 2), ("challenging", 3), ("nightmare", 3)])
def test_recruits_in_two_ordered_clearings(level: str, count: int) -> None:
    """As many in each as the level says; the best numbers."""
    assert recruited(corvids("birdsong", dice=["draw tax-collector"], bot=level)) == [(1, count), (6, count)]


@law("K13.8.4")
def test_a_nightmare_scores_at_the_end_of_evening() -> None:
    """One point that the challenging level does not give."""
    assert scored(corvids("evening", bot="nightmare", ordered=FOX_ORDER), "corvids", "K13.8.4") == 1
    assert score(corvids("evening", bot="challenging", ordered=FOX_ORDER), "corvids") == 0


@law("K11.4.3", "K11.4.3.1")
def test_recruits_go_where_no_plot_is_then_where_most_corvids_are() -> None:
    """Plots in 1 and 6: 12 with two warriors, then 8 with one; the keep forbids."""
    s = corvids("birdsong", dice=["draw tax-collector"], raid="1 6", warriors="12x2 8 6x3")
    assert recruited(s) == [(12, 2), (8, 2)]
    one = corvids("birdsong", dice=["draw tax-collector"], raid="1 6", snare="8", warriors="6x3")
    assert recruited(one) == [(12, 2), (6, 2)]
    kept = corvids("birdsong", dice=["draw tax-collector"], marquise={"keep": "1"})
    assert recruited(kept) == [(6, 2), (8, 2)]


@law("K11.4.3.2")
def test_with_an_empty_supply_the_plot_thickens_in_the_middle_of_recruiting() -> None:
    """One left: it goes to 6, where most Corvids are; then each further warrior costs a plot. It ends when none can."""
    own = {"warriors": "6x5 5x4 7x3 9x2"}
    s = corvids("birdsong", dice=["draw tax-collector", "lay snare", "lay raid", "lay raid"], **own)
    assert recruited(s)[:2] == [(6, 1), (6, 1)]
    laid = [event["clearing"] for event in told(s, "placed", "K11.4.3.2")]
    assert laid == [6, 5, 7]
    assert [event["clearing"] for event in told(s, "bot-recruited", "K11.4.3")] == [6, 6, 1, 1]


@law("K11.4.3.2")
def test_recruiting_ends_when_the_plot_cannot_thicken() -> None:
    """Nobody in the supply, nowhere three warriors: nothing happens."""
    s = corvids("birdsong", dice=["draw tax-collector"], warriors="2x2 3x2 4x2 5x2 7x2 9x2 10x2 11")
    assert recruited(s) == []
    assert told(s, "placed", "K11.4.3.2") == []


# 11.5


@law("K11.5", "K11.5.1", "K11.5.1.1", "K2.2")
def test_whom_the_corvids_fight() -> None:
    """Where two of them are: most buildings and tokens, then most points, then the order of set-up."""
    cat = {"warriors": "1 6x4 8 12", "wood": "1x2", "score": 2}
    birds = {"roost": "1", "warriors": "6 8 12", "score": 3}
    s = corvids(ordered=FOX_ORDER, warriors="1x2 6x2 8", marquise=cat, eyrie=birds, dice=[*CALM * 2, "lay bomb"])
    assert battles(s) == [(1, "marquise"), (6, "eyrie")]
    tie = corvids(ordered=FOX_ORDER, warriors="6x2", marquise={"warriors": "6"}, eyrie={"warriors": "6"}, dice=CALM)
    assert battles(tie) == [(6, "marquise")]
    assert battles(corvids(ordered=MOUSE_ORDER, warriors="6x2", marquise={"warriors": "6"})) == []


@law("K11.5.2", "K11.5.2.1")
def test_flocks_leave_faceup_plots() -> None:
    """All but two, to a neighbour without a plot where most Corvids are; facedown plots and none keep them."""
    own = {"warriors": "12x4 9x1 4x2 6x3 8x3", "raid": "12 4", "plot": "6", "facedown": "bomb"}
    s = corvids(ordered=FOX_ORDER, dice=["lay snare", "lay snare"], **own)
    assert (warriors(s, "corvids", 12), warriors(s, "corvids", 9)) == (2, 2)  # two came, one became a plot
    assert warriors(s, "corvids", 6) == 3
    assert [event["from_clearing"] for event in told(s, "moved")] == [12]


@law("K11.5.2.2")
def test_with_plots_all_around_flocks_go_to_the_lowest_priority() -> None:
    """Around 8 are 4 and 7, both with plots: 7. A bird orders every clearing."""
    s = corvids(ordered=FOX_ORDER, warriors="8x3", raid="4 7", bomb="8")
    assert (warriors(s, "corvids", 7), warriors(s, "corvids", 8)) == (1, 2)
    b = corvids(ordered=BIRD_ORDER, warriors="3x3", raid="3", dice=["lay bomb"])
    assert [event["clearing"] for event in told(b, "moved")] == [6]


@law("K11.5.3")
def test_a_plot_is_laid_where_most_corvids_are() -> None:
    """In an ordered clearing without a plot: a warrior goes, a facedown plot comes, and nobody is told which."""
    s = corvids(ordered=FOX_ORDER, warriors="6x2 8 12x2 5x2", snare="12", dice=["lay raid"])
    assert (pieces(s, 6), warriors(s, "corvids", 6)) == ({"plot": 1, "ruin": 1}, 1)
    assert chosen(s, "plot") == ["6"]
    for viewer in (None, "marquise", "eyrie"):
        facts = s.table.events(viewer)
        assert "raid" not in str([event for event in facts if event["what"] != "bot-chose"])
    none = corvids(ordered=FOX_ORDER, warriors="12x2 5x2", snare="12")
    assert told(none, "placed") == []


@law("K14.8.3")
def test_masterminds_plot_twice() -> None:
    """In two ordered clearings."""
    s = corvids(ordered=FOX_ORDER, warriors="6x2 8", traits="mastermind", dice=["lay raid", "lay bomb"])
    assert chosen(s, "plot") == ["6", "8"]
    assert [pieces(s, where).get("plot") for where in (6, 8)] == [1, 1]


@law("K11.5.4", "K11.5.4.1")
def test_the_plot_thickens_where_three_are_without_a_plot() -> None:
    """Anywhere, with most Corvids; not with two, not beside a plot, not at the keep, not without plots in supply."""
    s = corvids(ordered=FOX_ORDER, warriors="2x3 5x4", dice=["lay raid"])
    assert chosen(s, "thicken") == ["5"]
    assert told(corvids(ordered=FOX_ORDER, warriors="2x2 5x4", raid="5"), "placed") == []
    kept = corvids(ordered=FOX_ORDER, warriors="3x4 5x3", marquise={"keep": "3"}, dice=["lay raid"])
    assert chosen(kept, "thicken") == ["5"]
    spent = {"bomb": "1 2", "snare": "3 4", "extortion": "6 7", "raid": "8 9"}
    assert told(corvids(ordered=FOX_ORDER, warriors="5x4", **spent), "placed") == []


# 11.6


@law("K11.6", "K11.6.1", "K11.6.2")
def test_evening_scores_faceup_extortions_and_discards_the_order() -> None:
    """Two face up: two points; a facedown one scores nothing."""
    s = corvids("evening", ordered=FOX_ORDER, extortion="5 7")
    assert (score(s, "corvids"), s.see(None)["discard"]) == (2, [FOX_ORDER])
    assert score(corvids("evening", ordered=FOX_ORDER, plot="5", facedown="extortion"), "corvids") == 0


# the worked example


HERE = {3: 1, 10: 12, 5: 8, 11: 6, 4: 2, 8: 9, 2: 11, 12: 7, 1: 5, 6: 10, 7: 4, 9: 3}  # its clearings on autumn


def places(text: str) -> str:
    """Clearings of the example as those of the autumn map."""
    found = []
    for part in text.split():
        number, cross, count = part.partition("x")
        found.append(f"{HERE[int(number)]}{cross}{count}")
    return " ".join(found)


@law("K11.4.3", "K11.4.3.2", "K11.4.4", "K11.5.1", "K11.5.2", "K11.5.3", "K11.5.4", "K11.6.1", "K11.7.1", "K13.8.1")
def test_the_worked_example() -> None:
    """Recruits in 3 and 10, a bomb in 4 for 3 and 1, a snare in 10 for 4, the roost for 1, an extortion for 1."""
    s = corvids(
        "birdsong",
        dice=["draw tax-collector", "lay bomb", "lay bomb", "roll 1 0", "lay raid", "lay snare"],
        bot="easy",
        warriors=places("1 2 4x3 5 6 7 8x2 9 10x2 11"),
        extortion=places("5"),
        raid=places("11"),
        plot=places("10"),
        facedown="snare",
        marquise={"sawmill": places("4")},
        eyrie={"roost": places("10")},
    )
    assert recruited(s) == [(HERE[3], 1), (HERE[10], 1)]
    assert (chosen(s, "plot"), chosen(s, "thicken")) == ([str(HERE[3])], [str(HERE[4]), str(HERE[8])])
    flips = [(event["clearing"], event["piece"]) for event in told(s, "plot-flipped")]
    assert flips == [(HERE[4], "bomb"), (HERE[10], "snare")]
    assert [event["points"] for event in told(s, "scored", "K11.4.4")] == [3, 4]
    assert pieces(s, HERE[4]) == {"bomb": 1}
    assert battles(s) == [(HERE[10], "eyrie")]
    moved = told(s, "moved")[0]
    assert (moved["from_clearing"], moved["clearing"], moved["count"]) == (HERE[10], HERE[8], 1)
    assert [pieces(s, HERE[where]).get("plot") for where in (3, 8)] == [1, 1]
    assert scored(s, "corvids", "3.2.1") == 2  # the sawmill, and the roost that the text does not mention
    assert scored(s, "corvids", "K11.6.1") == 1
    assert score(s, "corvids") == 10
