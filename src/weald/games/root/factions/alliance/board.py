"""What lies on the board of the Woodland Alliance [8]."""

from __future__ import annotations

from weald.engine.encoding import Row
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.tables import ALLIANCE


class AllianceBoard(FactionBoard):
    """The officers [8.2.5], and the number of supporters, which everybody sees [8.2.3]."""

    supporters: int
    officers: int

    def encode(self, row: Row) -> None:
        row.field("supporters")
        row.count(self.supporters)
        row.field("officers")
        row.count(self.officers)


def alliance_board(b: Board) -> AllianceBoard:
    """The board of the Alliance, who must be playing."""
    own = b.boards[ALLIANCE]
    assert isinstance(own, AllianceBoard)
    return own
