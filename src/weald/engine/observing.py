"""What a learner sees: a view with the question that is open, as a row of bytes, and the layout of the row."""

from __future__ import annotations

from typing import Any

from weald.engine.encoding import Field, Questions, Row, fields_of
from weald.engine.lenses import View
from weald.engine.ruleset import Ruleset

_LONGEST = 1 << 16  # bytes of a row; for measuring it


class Observer:
    """Writes the views of one game. Every row is as long as any other."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self.questions = Questions(ruleset.records())
        row = Row(bytearray(_LONGEST))
        row.names = []
        game = ruleset.new(ruleset.default_options())
        self._write(game.lens(0), row)
        self.size = row.at
        self.fields: list[Field] = fields_of(row.names, self.size)
        self._nothing = bytes(self.size)

    def write(self, view: View[Any], data: bytearray, start: int = 0) -> None:
        """Write a view into a buffer; whatever was there goes."""
        data[start : start + self.size] = self._nothing
        self._write(view, Row(data, start))

    def _write(self, view: View[Any], row: Row) -> None:
        self._ruleset.encode(view, row)
        self.questions.write(view.board, row)
