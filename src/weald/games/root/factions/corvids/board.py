"""What lies on the board of the Cogwheel Corvids [K11]."""

from __future__ import annotations

from weald.engine.encoding import Row
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.tables import CLEARINGS, CORVIDS, KINDS_OF


class CorvidsBoard(FactionBoard):
    """The board of the Cogwheel Corvids [K11]: the plots that are not face up on the map, by kind."""

    plots: list[int]  # in the supply or facedown on the map; no player knows which are where

    def encode(self, row: Row) -> None:
        row.field("plots that are not faceup")
        row.counts(self.plots)


def corvids_board(b: Board) -> CorvidsBoard:
    """The board of the Corvids, who must be playing."""
    own = b.boards[CORVIDS]
    assert isinstance(own, CorvidsBoard)
    return own


def has_plot(b: Board, clearing: int) -> bool:
    """Whether a plot of the Corvids lies in a clearing, either side up."""
    for kind in KINDS_OF[CORVIDS]:
        if b.pieces[kind * CLEARINGS + clearing]:
            return True
    return False
