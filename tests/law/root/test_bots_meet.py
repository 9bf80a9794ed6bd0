"""Bots among the cards of Exiles and Partisans, on the lake and the mountain; and who cannot be a bot yet."""

from __future__ import annotations

import pytest

from tests.kit import unasked
from tests.law import law
from tests.law.root.looking import board, hand, score
from tests.law.root.rootbotics import gains, moves, turn
from tests.law.root.seeing import events
from tests.law.root.test_maps import SUITS
from weald import library
from weald.games.root.rules.moving import destinations
from weald.games.root.state.board import Board
from weald.games.root.tables import EYRIE, MAP_NAMES, MAPS
from weald.scenario import Scenario

RULESET = library.ruleset("root")


def where(s: Scenario, seat: int, origin: int) -> set[int]:
    """The numbers of the clearings a seat may move to."""
    public = s.table.game.board
    assert isinstance(public, Board)
    return {clearing + 1 for clearing in destinations(public, seat, origin - 1)}


@law("K12.1.1")
def test_a_bot_takes_the_ferry_for_a_point() -> None:
    """The first move of the Eyrie bot leads across the lake; no card is drawn for it."""
    eyrie = {"bot": "normal", "roost": "1", "warriors": "1x6", "decree": {"fox": "root_tea_fox"}}
    s = turn("eyrie", "anvil", map="lake", suits=SUITS, order="eyrie marquise", eyrie=eyrie,
             marquise={"sawmill": "12", "workshop": "12"})  # fmt: skip
    sailed = [int(str(event["clearing"])) for event in events(s, None, "ferried")]
    assert sailed == [11]
    assert moves(s, "eyrie")[0][:2] == (1, 11)
    assert gains(s, "eyrie")["K12.1.1"] == 1
    assert board(s, "eyrie")["hand"] == 0


@law("K12.2.1")
def test_closed_paths_are_paths_for_bots_only() -> None:
    """From the same clearing a bot may go further than a person."""
    closed = [(one + 1, other + 1) for one, other in MAPS[MAP_NAMES.index("mountain")].closed]
    assert closed
    few = {"warriors": "1 2 3 4 5 6 7 8 9 10 11 12"}
    for bot in (False, True):
        eyrie = {**few, "bot": "normal"} if bot else few
        s = Scenario("root", map="mountain", suits=SUITS, order="marquise eyrie", turn="marquise", phase="daylight",
                     marquise={"warriors": ""}, eyrie=eyrie)  # fmt: skip
        for one, other in closed:
            assert (other in where(s, EYRIE, one)) is bot


@law("K2.8.1")
def test_a_swap_with_a_bot_is_a_card_of_the_deck_and_a_point() -> None:
    """What is given back is discarded, for all to see."""
    s = Scenario("root", cards="exiles", order="marquise eyrie", turn="marquise", phase="birdsong",
                 eyrie={"bot": "easy"},
                 marquise={"cards": "swap_meet", "warriors": "1", "hand": "investments"})  # fmt: skip
    s.play("marquise: use swap-meet")
    s.dice(["draw anvil"])
    s.play("marquise: choose eyrie", "marquise: give investments")
    assert (hand(s, "marquise"), score(s, "eyrie")) == (["anvil"], 1)
    assert s.see(None)["discard"] == ["investments"]


@law("K1.1.2", "4.1.3")
def test_a_murine_broker_draws_when_a_bot_crafts() -> None:
    """The order card is an item card: the bot crafts it, the broker's owner draws."""
    s = turn("marquise", "anvil", "draw tunnels", cards="exiles", order="marquise eyrie", marquise={"bot": "normal"},
             eyrie={"cards": "murine_broker", "roost": "3", "leader": "despot"})  # fmt: skip
    assert gains(s, "marquise")["K1.1.2"] == 1
    assert hand(s, "eyrie") == ["tunnels"]


@law("K11.7.2", "K11.8.2")
@pytest.mark.parametrize("bot", [True, False])
def test_false_orders_and_snares(bot: bool) -> None:
    """People's warriors cannot be led out of a snare; bots' spring it and stay."""
    eyrie = {"warriors": "1x3", **({"bot": "normal"} if bot else {})}
    s = Scenario("root", cards="exiles", order="marquise eyrie corvids", turn="marquise", phase="birdsong",
                 marquise={"cards": "false_orders", "warriors": "12"}, eyrie=eyrie,
                 corvids={"bot": "normal", "snare": "1", "warriors": "2"})  # fmt: skip
    s.play("marquise: use false-orders")
    if not bot:
        assert unasked(s) == ["order corvids in 2"]
        return
    s.play("marquise: order eyrie in 1", "marquise: to 5")
    assert board(s, "eyrie")["supply"] == 17
    assert not moves(s, "eyrie")
    assert events(s, None, "snare-sprung")
