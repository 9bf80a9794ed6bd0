"""Reading the words of an arrangement, with errors that say which word is wrong."""

from __future__ import annotations

from weald.engine.errors import BadValue, UnknownName
from weald.games.defenders.geometry import EDGE_NAMES, HEX_NAMES, OFF, engine
from weald.games.defenders.tables import CARD_NAMES

Words = dict[str, object]


def choose(kind: str, name: object, names: list[str] | tuple[str, ...]) -> int:
    if str(name) not in names:
        raise UnknownName(kind, str(name), names)
    return names.index(str(name))


def wrong(word: str, value: object) -> BadValue:
    return BadValue("bad-arrangement", word=word, value=str(value))


def split(word: str, value: object) -> list[str]:
    if not isinstance(value, str):
        raise wrong(word, value)
    return value.split()


def number(word: str, value: object) -> int:
    if not isinstance(value, int):
        raise wrong(word, value)
    return value


def table(word: str, value: object) -> Words:
    if not isinstance(value, dict):
        raise wrong(word, value)
    return value


def place(name: str) -> int:
    return choose("hex", name, HEX_NAMES)


def places(word: str, value: object) -> list[tuple[int, int]]:
    """`A1 B2x3` as hexes and counts."""
    found: list[tuple[int, int]] = []
    for part in split(word, value):
        name, _, count = part.partition("x")
        if count and not count.isdigit():
            raise wrong(word, part)
        found.append((place(name), int(count or 1)))
    return found


def edges(word: str, value: object) -> list[int]:
    """Edges by their names, `B2-C2` as well as `C2-B2`; `A1-NW` on the rim."""
    found: list[int] = []
    for part in split(word, value):
        one, _, other = part.partition("-")
        names = [part, f"{other}-{one}"]
        numbers = [EDGE_NAMES.index(name) for name in names if name in EDGE_NAMES]
        if not numbers:
            raise UnknownName("edge", part, EDGE_NAMES)
        found.append(numbers[0])
    return found


def engine_state(name: str) -> int:
    """`B2>B3`: the hexes on its left and right; `core` for one that waits."""
    if name == "core":
        return OFF
    left, arrow, right = name.partition(">")
    state = engine(place(left), place(right)) if arrow else OFF
    if state == OFF:
        raise wrong("engines", name)
    return state


def cards(word: str, value: object) -> list[int]:
    return [choose("card", name, CARD_NAMES) for name in split(word, value)]
