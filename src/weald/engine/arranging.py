"""Positions in words: reading what somebody describes, with errors that say which word is wrong; and writing it.

    position = Description(words, WORDS)
    board.round = position.number("round", 1)
    for clearing, count in position.counted("ruins", "clearing", CLEARING_NAMES): ...

A name stands for its index in a list of names. Several things in one place are `5x3`. The words of each game are in
docs/scenarios.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from weald.engine.errors import BadValue, BrokenPosition, UnknownName
from weald.engine.lenses import Game
from weald.engine.procedure import Steps

ANSWERS: Final = ("no", "yes")


def wrong(word: str, value: object) -> BadValue:
    """The error for a value that says nothing under its word."""
    return BadValue("bad-arrangement", word=word, value=str(value))


def index_of(kind: str, name: object, names: Sequence[str]) -> int:
    """The index of a name; the error for an unknown one says the nearest."""
    if str(name) not in names:
        raise UnknownName(kind, str(name), names)
    return names.index(str(name))


class Description:
    """Words with their values: a whole position, or what one seat has. Words that are not `known` are refused."""

    def __init__(self, words: Mapping[str, object], known: Sequence[str]) -> None:
        for word in words:
            index_of("arrangement", word, known)
        self.words = words

    def has(self, word: str) -> bool:
        return word in self.words

    def wrong(self, word: str) -> BadValue:
        """The error for the value of a word."""
        return wrong(word, self.words.get(word, ""))

    def number(self, word: str, usual: int = 0, least: int = 0) -> int:
        """A whole number, not below `least`; whether it can be so many is for `check` to say."""
        value = self.words.get(word, usual)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.wrong(word)
        return value

    def flag(self, word: str) -> bool:
        """Whether something holds: `True` or `yes`; `False`, `no` or left out, if not."""
        value = self.words.get(word, False)
        if isinstance(value, bool):
            return value
        return index_of("answer", value, ANSWERS) == 1

    def split(self, word: str, usual: str = "") -> list[str]:
        """Words in a row, as they stand."""
        value = self.words.get(word, usual)
        if not isinstance(value, str):
            raise self.wrong(word)
        return value.split()

    def name(self, word: str, kind: str, names: Sequence[str], usual: int = 0) -> int:
        """The index of one name."""
        return index_of(kind, self.words[word], names) if word in self.words else usual

    def names(self, word: str, kind: str, names: Sequence[str]) -> list[int]:
        """The indices of names in a row."""
        return [index_of(kind, name, names) for name in self.split(word)]

    def counted(self, word: str, kind: str, names: Sequence[str]) -> list[tuple[int, int]]:
        """`A1 B2x3`: the indices of names, and how many of each."""
        found: list[tuple[int, int]] = []
        for part in self.split(word):
            name, _, count = part.partition("x")
            if count and not count.isdecimal():
                raise wrong(word, part)
            found.append((index_of(kind, name, names), int(count or 1)))
        return found

    def table(self, word: str) -> Mapping[str, object]:
        """Words within a word."""
        value = self.words.get(word, {})
        if not isinstance(value, dict):
            raise self.wrong(word)
        return value

    def part(self, word: str, known: Sequence[str]) -> Description:
        """What is described under a word: a seat, for instance."""
        return Description(self.table(word), known)


def take(card: int, pile: list[int], name: str) -> int:
    """A card out of those that are not placed yet."""
    if card not in pile:
        raise BrokenPosition("card-twice", card=name)
    pile.remove(card)
    return card


def check(game: Game[Any]) -> None:
    """Refuse a position that no game can be in."""
    faults = game.faults()
    if faults:
        raise BrokenPosition("impossible-position", problem="; ".join(faults))


def step_of(kind: type, steps: Steps) -> int:
    """Where a step stands in its procedure."""
    for place, step in enumerate(steps):
        if isinstance(step, kind):
            return place
    raise AssertionError(f"{kind.__name__} is no step of this procedure")


def join(indices: Iterable[int], names: Sequence[str]) -> str:
    """Names in a row, as `Description.names` reads them."""
    return " ".join(names[index] for index in indices)


def join_counts(counts: Sequence[int], names: Sequence[str]) -> str:
    """How many there are of each name, as `Description.counted` reads it."""
    return " ".join(names[i] if count == 1 else f"{names[i]}x{count}" for i, count in enumerate(counts) if count)


def join_each(counts: Sequence[int], names: Sequence[str]) -> str:
    """Each name as often as it is counted: a pile of cards, for instance."""
    return " ".join(names[i] for i, count in enumerate(counts) for _ in range(count))
