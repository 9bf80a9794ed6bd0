"""What a bot may hope for: the points of its next turns, by what lies open. What a person with its pieces would hope
for is something else: a bot scores by other laws."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.faction import faction
from weald.games.root.state.board import Board

_TURNS: Final = 2.5  # so many turns of its income are counted


def promise(b: Board, bot: int) -> float:
    return _TURNS * faction(b, bot).income(b)


def mean_by_order(points: list[int]) -> float:
    """What tracks score on average if the order names one of them, and a bird order the best [K4.6.1, K8.6.1]."""
    return (sum(points) + max(points)) / (len(points) + 1)
