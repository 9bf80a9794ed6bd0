"""Where pieces cannot be placed, and why."""

from __future__ import annotations

from weald.engine.offers import Offers
from weald.games.root.state.board import Board


def refuse_placing(b: Board, seat: int, clearing: int, action: int, o: Offers) -> None:
    """[C.6.2, K11.7.2, 6.2.2] A burnt clearing, a snare, the keep: which of them forbids this action."""
    if clearing == b.scorched:
        o.refuse(action, "C.6.2", "scorched")
    elif b.is_snared(seat, clearing):
        o.refuse(action, "K11.7.2", "snared")
    else:
        o.refuse(action, "6.2.2", "keep-forbids")
