"""Reading the words of an arrangement, with errors that say which word is wrong."""

from __future__ import annotations

from weald.engine.errors import BadValue, UnknownName
from weald.games.root.tables import CLEARINGS

Words = dict[str, object]


def choose(kind: str, name: object, names: list[str] | tuple[str, ...]) -> int:
    if str(name) not in names:
        raise UnknownName(kind, str(name), names)
    return names.index(str(name))


def split(word: str, value: object) -> list[str]:
    if not isinstance(value, str):
        raise BadValue("bad-arrangement", word=word, value=str(value))
    return value.split()


def number(word: str, value: object) -> int:
    if not isinstance(value, int):
        raise BadValue("bad-arrangement", word=word, value=str(value))
    return value


def table(word: str, value: object) -> Words:
    if not isinstance(value, dict):
        raise BadValue("bad-arrangement", word=word, value=str(value))
    return value


def places(word: str, value: object) -> list[tuple[int, int]]:
    """`1 5x3` as clearings and counts."""
    found: list[tuple[int, int]] = []
    for part in split(word, value):
        clearing, _, count = part.partition("x")
        if not clearing.isdigit() or not 1 <= int(clearing) <= CLEARINGS or (count and not count.isdigit()):
            raise BadValue("bad-arrangement", word=word, value=part)
        found.append((int(clearing) - 1, int(count or 1)))
    return found
