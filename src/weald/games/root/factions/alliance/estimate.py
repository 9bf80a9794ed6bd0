"""What the Alliance may hope for: sympathy, bases, the next revolt."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.alliance.tables import BASE, REVOLT_COST, SYMPATHY, SYMPATHY_POINTS
from weald.games.root.factions.alliance.turn import has_base, matching
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import ALLIANCE, BUILDINGS, CLEARINGS, STOCK

_READY: Final = [0.0, 0.6, 4.0]  # how good a revolt looks, by the number of supporters for it


def alliance_promise(g: Game) -> float:
    """What the Alliance may hope for: sympathy, bases above all, supporters for a revolt, officers for Evenings."""
    b = g.board
    own = alliance_board(b)
    spread = STOCK[SYMPATHY] - b.stock[SYMPATHY]
    bases = b.on_map(BASE)
    worth = 0.6 * SYMPATHY_POINTS[spread] if spread < STOCK[SYMPATHY] else 0.0
    for clearing in range(CLEARINGS):
        if b.at(SYMPATHY, clearing):
            worth += 0.7 if is_threatened(b, clearing) else 1.3
        elif own.officers and b.warriors_at(ALLIANCE, clearing):
            worth += 0.7  # a warrior that can organize there
        if b.at(BASE, clearing):
            worth += 0.4 * min(2, b.warriors_at(ALLIANCE, clearing)) - (1.0 if is_threatened(b, clearing) else 0.0)
    worth += (5.5 if bases else 0.0) + 1.5 * max(0, bases - 1)
    worth += 1.2 * min(own.officers, 4)
    return (
        worth + (0.35 if bases else 0.6) * min(own.supporters, 5) + 0.2 * max(0, own.supporters - 5) + revolt_promise(g)
    )


def is_threatened(b: Board, clearing: int) -> bool:
    """Whether enemies stand beside a token that no warrior guards."""
    if b.warriors_at(ALLIANCE, clearing):
        return False
    for other in b.order:
        if b.warriors_at(other, clearing):
            return True
    return False


def revolt_promise(g: Game) -> float:
    """How near the next revolt is: supporters of one suit, sympathy in a clearing of it, and no base there yet."""
    b = g.board
    supporters = g.secrets[ALLIANCE].aside
    best = 0.0
    for clearing in range(CLEARINGS):
        suit = b.suits[clearing]
        if not b.at(SYMPATHY, clearing) or clearing == b.scorched or has_base(b, suit):
            continue
        ready = _READY[min(REVOLT_COST, matching(supporters, suit))]
        if is_threatened(b, clearing):
            ready *= 0.4
        for kind in range(BUILDINGS):
            ready *= 1.1 if b.at(kind, clearing) else 1.0  # pieces there would be removed and score
        best = max(best, ready)
    return best if b.on_map(BASE) == 0 else 0.4 * best
