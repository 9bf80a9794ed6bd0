"""What lies on the board of the Drillbit Duchy [K10]."""

from __future__ import annotations

from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.tables import DUCHY


class DuchyBoard(FactionBoard):
    """The Drillbit Duchy's side of the table [K10]."""

    def __init__(self, burrow: int, swayed: list[bool], ambushes: list[int]) -> None:
        self.burrow = burrow  # warriors in the Burrow [K10.2.2]
        self.swayed = swayed  # the ministers with a crown, from the topmost [K10.2.1.1]
        self.ambushes = ambushes  # bought from the Riverfolk [K15.11], sorted

    def clone(self) -> DuchyBoard:
        return DuchyBoard(self.burrow, self.swayed[:], self.ambushes[:])


def duchy_board(b: Board) -> DuchyBoard:
    """The board of the Duchy, who must be playing."""
    own = b.boards[DUCHY]
    assert isinstance(own, DuchyBoard)
    return own
