"""What lies on the board of the Eyrie [7]: the decree and the leaders; the Electric Eyrie [K5] has no leader."""

from __future__ import annotations

from weald.engine.encoding import Row
from weald.games.root.factions.eyrie.tables import LEADER_NAMES
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.tables import CARDS, EYRIE


class EyrieBoard(FactionBoard):
    """The decree by column, and the leader."""

    decree: list[list[int]]
    leader: int
    deposed: list[bool]

    def encode(self, row: Row) -> None:
        row.field("decree by column")
        for column in self.decree:
            row.how_many(column, CARDS + 1)
        row.field("leader")
        row.one_of(self.leader, len(LEADER_NAMES))
        row.field("deposed leaders")
        for deposed in self.deposed:
            row.flag(deposed)


def eyrie_board(b: Board) -> EyrieBoard:
    """The board of the Eyrie, who must be playing."""
    own = b.boards[EYRIE]
    assert isinstance(own, EyrieBoard)
    return own
