"""What lies on a faction's own board, beyond the pieces that the shared board counts."""

from __future__ import annotations

from typing import Self

from weald.engine.encoding import Row
from weald.engine.records import Record


class FactionBoard(Record):
    """The board of a faction with nothing of its own on it. Other factions have a subclass."""

    def clone(self) -> Self:
        return self

    def encode(self, row: Row) -> None:
        """For learners, what lies on it: always as many numbers."""


BARE = FactionBoard()  # shared by all: it has no fields to change
