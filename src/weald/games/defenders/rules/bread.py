"""Bread [8.5], and what keeps a turn from going on for ever.

A Council camp gives bread for the point that bread gives back, to whoever moves there [8.1] or takes it in place [8.2].
No law forbids such a round, and it may change something: the leader's place, or damage, and support by it [O5]. Only
what changes nothing is stopped: bread cannot lead a second time in a turn to the same position.
"""

from __future__ import annotations

from weald.games.defenders.board import WILD, Board
from weald.games.defenders.tables import BREAD


def position_with_bread_eaten(b: Board, faction: int, points: int) -> list[int]:
    """All that a player can change in a turn, as it is once the bread is eaten.

    What goes only one way within a turn is told by its number alone: camps, markers, helpers, the dead, pollution,
    mechs and rewilded factories.
    """
    return [
        points + 1,
        b.at[faction],
        b.items[faction] & ~(1 << BREAD),
        b.damage[faction],
        b.support[faction],
        b.built[faction],
        b.markers[faction],
        len(b.helpers[faction]),
        len(b.dead),
        sum(b.pollution),
        sum(b.mechs),
        b.ground.count(WILD),
    ]
