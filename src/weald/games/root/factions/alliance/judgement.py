"""What the Alliance's chances hang on besides what all factions share."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.alliance.estimate import is_threatened
from weald.games.root.factions.alliance.tables import BASE, REVOLT_COST, SYMPATHY, SYMPATHY_POINTS
from weald.games.root.factions.alliance.turn import has_base, matching
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import ALLIANCE, CLEARINGS, STOCK

NAMES: Final = (
    "sympathy",
    "threatened",
    "next-sympathy",
    "bases",
    "first-base",
    "weak-bases",
    "officers",
    "officers-more",
    "supporters",
    "supporters-more",
    "revolt-ready",
    "revolt-near",
)


def spread_points(b: Board) -> float:
    """The points of the next sympathy token."""
    spread = STOCK[SYMPATHY] - b.stock[SYMPATHY]
    return float(SYMPATHY_POINTS[spread]) if spread < STOCK[SYMPATHY] else 0.0


def income(b: Board) -> float:
    return spread_points(b)


def features(v: View) -> list[float]:
    b = v.board
    own = alliance_board(b)
    bases = b.on_map(BASE)
    threatened = weak = ready = near = 0
    for clearing in range(CLEARINGS):
        if b.at(SYMPATHY, clearing):
            if is_threatened(b, clearing):
                threatened += 1
            if clearing != b.scorched and not has_base(b, b.suits[clearing]):
                supporters = matching(v.own.aside, b.suits[clearing])
                if supporters >= REVOLT_COST:
                    ready = 1
                elif supporters == REVOLT_COST - 1:
                    near = 1
        if b.at(BASE, clearing) and b.warriors_at(ALLIANCE, clearing) < 2:
            weak += 1
    return [
        float(b.on_map(SYMPATHY)),
        float(threatened),
        spread_points(b),
        float(bases),
        1.0 if bases else 0.0,
        float(weak),
        float(min(own.officers, 3)),
        float(max(own.officers - 3, 0)),
        float(min(own.supporters, 4)),
        float(max(own.supporters - 4, 0)),
        float(ready),
        float(near if not ready else 0),
    ]
