"""What lies on the board of the Lizard Cult [10] and of the Logical Lizards [K8]."""

from __future__ import annotations

from weald.engine.encoding import Row
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.tables import CARDS, CULT


class CultBoard(FactionBoard):
    """The board of the Lizard Cult [10] and of the Logical Lizards [K8]."""

    outcast: int  # a suit; NONE before it is chosen, and for the bot
    hated: bool
    acolytes: int
    souls: list[int]  # the Lost Souls, the top last: everybody may look [10.2.6, K8.5]
    revealed: list[int]  # cards shown for rituals this turn, which return in Evening; the bot's in order
    space: int  # where the bot's conspiracy marker lies, from the left [K8.3.3]; NONE for a person

    def encode(self, row: Row) -> None:
        row.field("outcast")
        row.one_of(self.outcast, 3)
        row.field("hated")
        row.flag(self.hated)
        row.field("acolytes")
        row.count(self.acolytes)
        row.field("lost souls")
        row.how_many(self.souls, CARDS)
        row.field("revealed cards")
        row.how_many(self.revealed, CARDS)
        row.field("the bot's conspiracy")
        row.place(self.space)


def cult_board(b: Board) -> CultBoard:
    """The board of the Cult, who must be playing."""
    own = b.boards[CULT]
    assert isinstance(own, CultBoard)
    return own
