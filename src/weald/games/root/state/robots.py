"""Which seats are bots, with which level and traits [K3.3]."""

from __future__ import annotations

from weald.engine.records import Record, Shared
from weald.games.root.tables import CLEARINGS, SEAT_COUNT

NONE = -1


class Robots(Record):
    """Which seats are bots, with which level and traits [K3.3]; and the order card of the bot in turn [K2.7]."""

    levels: Shared[list[int]]  # never changed in place; NONE for a person or an empty seat
    traits: Shared[list[int]]  # never changed in place; a bit for each trait
    card: int  # the order card, or NONE
    suit: int  # what is ordered; a bird orders everything
    coop: bool  # people against bots [K3.5]
    special: bool  # the special services are used [K9.7]
    covered: list[int]  # by clearing, how many slots lie under items of a Vagabot [K7.7.5]


def no_robots() -> Robots:
    return Robots([NONE] * SEAT_COUNT, [0] * SEAT_COUNT, NONE, NONE, False, False, [0] * CLEARINGS)
