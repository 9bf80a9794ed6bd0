"""What lies on the board of the Lizard Cult [10] and of the Logical Lizards [K8]."""

from __future__ import annotations

from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.tables import CLEARINGS, CULT, GARDEN

NONE = -1


class CultBoard(FactionBoard):
    """The board of the Lizard Cult [10] and of the Logical Lizards [K8]."""

    def __init__(
        self, outcast: int, hated: bool, acolytes: int, souls: list[int], revealed: list[int], space: int
    ) -> None:
        self.outcast = outcast  # a suit; NONE before it is chosen, and for the bot
        self.hated = hated
        self.acolytes = acolytes
        self.souls = souls  # the Lost Souls, the top last: everybody may look [10.2.6, K8.5]
        self.revealed = revealed  # cards shown for rituals this turn, which come back in Evening; the bot's in order
        self.space = space  # where the bot's conspiracy marker lies, from the left [K8.3.3]; NONE for a person

    def clone(self) -> CultBoard:
        return CultBoard(self.outcast, self.hated, self.acolytes, self.souls[:], self.revealed[:], self.space)


def cult_board(b: Board) -> CultBoard:
    """The board of the Cult, who must be playing."""
    own = b.boards[CULT]
    assert isinstance(own, CultBoard)
    return own


def has_garden(b: Board, clearing: int) -> bool:
    for kind in range(GARDEN, GARDEN + 3):
        if b.pieces[kind * CLEARINGS + clearing]:
            return True
    return False
