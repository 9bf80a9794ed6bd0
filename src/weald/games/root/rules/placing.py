"""Where pieces cannot be placed, and why."""

from __future__ import annotations

from weald.engine.offers import Offers
from weald.games.root.factions.faction import faction
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game


def refuse_placing(b: Board, seat: int, clearing: int, action: int, o: Offers) -> None:
    """[C.6.2, K11.7.2, 6.2.2] Refuse an action with the reason: a burnt clearing, a snare, or the keep."""
    if clearing == b.scorched:
        o.refuse(action, "C.6.2", "scorched")
    elif b.is_snared(seat, clearing):
        o.refuse(action, "K11.7.2", "snared")
    else:
        o.refuse(action, "6.2.2", "keep-forbids")


def is_prevented(g: Game, seat: int, clearing: int) -> bool:
    """[K11.8.2] A bot is about to place in a clearing or leave it. True if a snare there goes off instead."""
    for other in g.board.order:
        if faction(g.board, other).springs_on(g, seat, clearing):
            return True
    return False
