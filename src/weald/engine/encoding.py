"""A view as a row of small numbers, for learners: written in one pass, always of the same length.

Each number is a byte. A count is itself, at most 255. A thing out of a list is its place counted from 1, and 0 for
nothing; or one byte for each place, of which one is 1.
"""

from __future__ import annotations

from typing import Final

from weald.engine import codec
from weald.engine.lenses import Board, Frame

_MOST: Final = 255
FRAME_NUMBERS: Final = 8  # so many numbers of the procedure that asks are told


class Row:
    """Where numbers are written, one after another. Give it names to learn how a row is laid out."""

    def __init__(self, data: bytearray, start: int = 0) -> None:
        self.data = data
        self.at = start
        self.names: list[tuple[str, int]] | None = None
        self.whose = ""  # stands before the names

    def field(self, name: str) -> None:
        """What is written from here on has this name."""
        if self.names is not None:
            self.names.append((f"{self.whose}: {name}" if self.whose else name, self.at))

    def count(self, value: int) -> None:
        """A number that is never negative."""
        self.data[self.at] = value if value < _MOST else _MOST
        self.at += 1

    def flag(self, value: bool) -> None:
        if value:
            self.data[self.at] = 1
        self.at += 1

    def place(self, value: int) -> None:
        """A thing out of a list, counted from 1; 0 for nothing."""
        if value >= 0:
            self.data[self.at] = value + 1 if value < _MOST else _MOST
        self.at += 1

    def one_of(self, value: int, size: int) -> None:
        """A byte for each thing; 1 for the one that it is, if it is any."""
        if 0 <= value < size:
            self.data[self.at + value] = 1
        self.at += size

    def counts(self, values: list[int]) -> None:
        """Numbers of 0 to 255."""
        end = self.at + len(values)
        self.data[self.at : end] = bytes(values)
        self.at = end

    def places(self, values: list[int]) -> None:
        for value in values:
            self.place(value)

    def how_many(self, things: list[int], size: int) -> None:
        """A byte for each thing: how many of it there are."""
        at = self.at
        data = self.data
        for thing in things:
            data[at + thing] += 1
        self.at = at + size

    def bits(self, mask: int, size: int) -> None:
        """A byte for each bit."""
        at = self.at
        self.at = at + size
        while mask:
            if mask & 1:
                self.data[at] = 1
            mask >>= 1
            at += 1


class Questions:
    """The procedures of a game, by which its questions are told apart: which one asks, at which step, about what."""

    def __init__(self, records: list[type]) -> None:
        frames = [record for record in records if issubclass(record, Frame)]
        self.names = sorted(codec.name_of(frame) for frame in frames)
        self._places = {frame: self.names.index(codec.name_of(frame)) for frame in frames}

    def write(self, b: Board, row: Row) -> None:
        row.field("question: procedure")
        if not b.stack:
            row.at += len(self.names)
            row.field("question: step")
            row.at += 1
            row.field("question: numbers")
            row.at += FRAME_NUMBERS
            return
        asking = b.stack[-1]
        row.one_of(self._places[type(asking)], len(self.names))
        row.field("question: step")
        row.count(asking.at)
        row.field("question: numbers")
        end = row.at + FRAME_NUMBERS
        for name in codec.fields(asking):
            value: object = getattr(asking, name)
            if name != "at" and isinstance(value, int) and row.at < end:
                row.place(value)
        row.at = end


class Field:
    """A part of a row: its name, where it begins, how many bytes it has."""

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size


def fields_of(names: list[tuple[str, int]], size: int) -> list[Field]:
    ends = [start for _, start in names[1:]] + [size]
    return [Field(name, start, end - start) for (name, start), end in zip(names, ends, strict=True)]
