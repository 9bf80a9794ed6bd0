"""Where the Marquise's keep stands [6]."""

from __future__ import annotations

from weald.games.root.state.board import NONE, Board
from weald.games.root.tables import CLEARINGS, KEEP


def keep_of(b: Board) -> int:
    """The clearing with the keep, or NONE."""
    for clearing in range(CLEARINGS):
        if b.pieces[KEEP * CLEARINGS + clearing]:
            return clearing
    return NONE
