"""What the Marquise's chances hang on besides what all factions share."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.marquise.board import keep_of
from weald.games.root.factions.marquise.tables import BUILDING_POINTS, RECRUITER, SAWMILL, WOOD, WOOD_COST, WORKSHOP
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import CLEARINGS, MARQUISE, STOCK

_BUSY: Final = 4  # sawmills: the wood of more could hardly be spent in a turn

NAMES: Final = ("sawmills", "workshops", "recruiters", "wood", "wood-more", "keep", "next-building", "sites", "supply")


def next_points(b: Board) -> float:
    """The most points that the next building can bring, halved if its wood is not on the map."""
    best = 0.0
    wood = b.on_map(WOOD)
    for place, kind in enumerate((SAWMILL, WORKSHOP, RECRUITER)):
        built = STOCK[kind] - b.stock[kind]
        if b.stock[kind]:
            points = float(BUILDING_POINTS[place][built])
            best = max(best, points if wood >= WOOD_COST[built] else 0.5 * points)
    return best


def income(b: Board) -> float:
    """[6.4] Wood is made at sawmills, and wherever on the tracks it is spent, it brings about a point."""
    return float(min(b.on_map(SAWMILL), _BUSY))


def features(v: View) -> list[float]:
    b = v.board
    wood = b.on_map(WOOD)
    sites = 0
    for clearing in range(CLEARINGS):
        if b.ruled_by(MARQUISE, clearing):
            sites += b.open_slots(clearing)
    return [
        float(b.on_map(SAWMILL)),
        float(b.on_map(WORKSHOP)),
        float(b.on_map(RECRUITER)),
        float(min(wood, 4)),
        float(max(wood - 4, 0)),
        0.0 if keep_of(b) == NONE else 1.0,
        next_points(b),
        float(min(sites, 4)),
        float(min(b.supply[MARQUISE], 4)),
    ]
