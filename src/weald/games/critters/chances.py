"""The chance to win the war [11.1] at every pair of scores, before a battle begins.

It follows from how battles between good players end (`data/battles.json`, counted by `tools/battles.py`). Whoever
begins this battle is second in the next [10.3]; scores only grow, so the table is filled from its far end.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from weald.games.critters.cards import BEGINNER_POINTS

_WON_BY_FIRST: Final = "first"
_WON_BY_SECOND: Final = "second"


class Battles:
    """How battles end: for the first player's and the second player's victories how often they brought which points."""

    def __init__(self, counts: dict[str, dict[str, int]]) -> None:
        total = sum([sum(of_one.values()) for of_one in counts.values()])
        self.first = [(int(points), count / total) for points, count in counts[_WON_BY_FIRST].items()]
        self.second = [(int(points), count / total) for points, count in counts[_WON_BY_SECOND].items()]


def _load() -> Battles:
    text = files("weald.games.critters").joinpath("data", "battles.json").read_text(encoding="utf-8")
    found: Any = json.loads(text)
    return Battles(found["battles"])


_BATTLES: Final = _load()
_TABLES: Final[dict[int, list[list[float]]]] = {}  # by target, negative in beginner mode


def table(target: int, beginner: bool) -> list[list[float]]:
    """`table[own][other]` is the chance of the seat that begins the next battle. It is made once."""
    key = -target if beginner else target
    found = _TABLES.get(key)
    if found is None:
        found = _table(target, beginner, _BATTLES)
        _TABLES[key] = found
    return found


def _table(target: int, beginner: bool, battles: Battles) -> list[list[float]]:
    chances = [[0.0] * target for _ in range(target)]
    for both in range(2 * (target - 1), -1, -1):
        for own in range(max(0, both - target + 1), min(both, target - 1) + 1):
            other = both - own
            chance = 0.0
            for points, share in battles.first:
                after = own + (BEGINNER_POINTS if beginner else points)
                chance += share if after >= target else share * (1.0 - chances[other][after])
            for points, share in battles.second:
                after = other + (BEGINNER_POINTS if beginner else points)
                chance += 0.0 if after >= target else share * (1.0 - chances[after][own])
            chances[own][other] = chance
    return chances


def war_chance(target: int, beginner: bool, own: int, other: int, first: bool) -> float:
    """The chance of a seat with `own` points before a battle; `first` if that seat begins it."""
    if own >= target:
        return 1.0
    if other >= target:
        return 0.0
    chances = table(target, beginner)
    return chances[own][other] if first else 1.0 - chances[other][own]
