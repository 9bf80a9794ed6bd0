"""What the Cult's chances hang on besides what all factions share."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.cult.tables import DRAW_BY_GARDENS, GARDEN, POINTS_BY_GARDENS
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import CLEARINGS, CULT

NAMES: Final = (
    "gardens",
    "garden-points",
    "garden-draws",
    "most-of-a-suit",
    "unguarded-gardens",
    "acolytes",
    "acolytes-more",
    "hated",
    "outcast-sites",  # clearings of the outcast suit where acolytes can work
    "lost-souls",
    "revealed",
    "supply",
)


def income(b: Board) -> float:
    points = 0
    for suit in range(3):
        points += POINTS_BY_GARDENS[b.on_map(GARDEN + suit)]
    return float(points)


def features(v: View) -> list[float]:
    b = v.board
    own = cult_board(b)
    gardens = points = draws = most = unguarded = sites = 0
    for suit in range(3):
        count = b.on_map(GARDEN + suit)
        gardens += count
        points += POINTS_BY_GARDENS[count]
        draws += DRAW_BY_GARDENS[count]
        most = max(most, count)
    for clearing in range(CLEARINGS):
        suit = b.suits[clearing]
        if b.at(GARDEN + suit, clearing) and not b.warriors_at(CULT, clearing):
            unguarded += 1
        if own.outcast != NONE and suit == own.outcast and b.warriors_at(CULT, clearing):
            sites += 1
    return [
        float(gardens),
        float(points),
        float(draws),
        float(most),
        float(unguarded),
        float(min(own.acolytes, 4)),
        float(max(own.acolytes - 4, 0)),
        1.0 if own.hated else 0.0,
        float(sites),
        float(len(own.souls)),
        float(len(own.revealed)),
        float(min(b.supply[CULT], 6)),
    ]
