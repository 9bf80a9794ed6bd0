"""What lies on the board of the Drillbit Duchy [K10]."""

from __future__ import annotations

from weald.engine.encoding import Row
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.tables import CARDS, DUCHY


class DuchyBoard(FactionBoard):
    """The board of the Drillbit Duchy [K10]."""

    burrow: int  # warriors in the Burrow [K10.2.2]
    swayed: list[bool]  # the swayed ministers, from the top [K10.2.1.1]
    ambushes: list[int]  # bought from the Riverfolk [K15.11], sorted

    def encode(self, row: Row) -> None:
        row.field("warriors in the Burrow")
        row.count(self.burrow)
        row.field("swayed ministers")
        for swayed in self.swayed:
            row.flag(swayed)
        row.field("ambushes")
        row.how_many(self.ambushes, CARDS)


def duchy_board(b: Board) -> DuchyBoard:
    """The board of the Duchy, who must be playing."""
    own = b.boards[DUCHY]
    assert isinstance(own, DuchyBoard)
    return own
