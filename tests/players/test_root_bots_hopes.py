"""What players expect of Clockwork bots: each bot's income by its own law, not by that of people with its pieces."""

from __future__ import annotations

from typing import Any

import pytest

from weald import library
from weald.games.root.estimate import standing
from weald.games.root.factions.faction import faction
from weald.games.root.state.lenses import Game
from weald.games.root.tables import SEATS
from weald.scenario import Scenario

RULESET = library.ruleset("root")


def laid(bot: str, **own: Any) -> Game:
    """A person of another faction, whose turn it is, and one bot."""
    if bot == "eyrie":
        person, words = "marquise", {"keep": "1", "warriors": "1"}
    else:
        person, words = "eyrie", {"roost": "3", "warriors": "3x6", "leader": "builder"}
    seats: dict[str, Any] = {person: words, bot: {"bot": "normal", **own}}
    s = Scenario("root", order=f"{person} {bot}", turn=person, phase="start", **seats)
    game = s.table.game
    assert isinstance(game, Game)
    return game


def income(bot: str, **own: Any) -> float:
    board = laid(bot, **own).board
    return faction(board, SEATS.index(bot)).income(board)


def test_the_marquise_scores_a_track() -> None:
    """[K4.6.1] Three tracks with 2, 1 and 0 points: one of them by the order's suit, or the best."""
    assert income("marquise", sawmill="5 9 10", workshop="2 6", recruiter="7") == (2 + 1 + 0 + 2) / 4


def test_the_eyrie_score_their_roosts() -> None:
    """[K5.6] Four roosts bring three points."""
    assert income("eyrie", roost="3 7 10 12") == 3.0


def test_the_lizards_score_a_garden_track() -> None:
    """[K8.6.1] Two mouse gardens: two points by a mouse or bird order, of four kinds of order."""
    assert income("cult", **{"mouse-garden": "2 7"}) == (2 + 2) / 4


def test_the_duchy_score_markets_twice_with_the_baron() -> None:
    """[K10.6.2, K10.7.8] Each market in the Evening, and once more by the swayed Baron."""
    plain = income("duchy", market="5 6")
    assert plain == 2.0
    assert income("duchy", market="5 6", swayed="baron-of-dirt") == pytest.approx(4.3)


def test_buying_from_the_robots_is_dear() -> None:
    """[K9.6.1] Each warrior paid is a point for them: their standing grows by far more than the buyer's loss."""
    before, after = laid("riverfolk"), laid("riverfolk", payments={"eyrie": 2})
    robots = SEATS.index("riverfolk")
    assert standing(after, robots) - standing(before, robots) >= 2.0
