"""What lies on a faction's own board, beyond the pieces that the shared board counts."""

from __future__ import annotations

from typing import Self

from weald.engine.records import Record


class FactionBoard(Record):
    """The board of a faction that keeps nothing of its own there. A faction that does has its own class."""

    def clone(self) -> Self:
        return self


BARE = FactionBoard()  # shared: there is nothing in it to change
