"""Where a move leads [7.1-7.6]."""

from __future__ import annotations

from weald.games.defenders.board import NUCLEUS, Board
from weald.games.defenders.geometry import EDGE, NEXT, OFF, SIDES
from weald.games.defenders.tables import CARAVANS, HABITAT, HABITATS, POWER_DOWN


def reachable(b: Board, faction: int) -> list[int]:
    """[7.1] The hexes one move leads to: the next ones, and through the corridors of the active defender's habitat."""
    start = b.at[faction]
    through_walls = b.anyone_has(POWER_DOWN)  # [S6]
    if not b.anyone_has(CARAVANS):
        found = _spread(b, start, HABITAT[b.active[faction]], through_walls)
        found.sort()
        return found
    reached: set[int] = set()
    for habitat in range(HABITATS):  # [C6] of any one habitat
        reached.update(_spread(b, start, habitat, through_walls))
    return sorted(reached)


def _spread(b: Board, start: int, habitat: int, through_walls: bool) -> list[int]:
    """What a move through corridors of one habitat reaches.

    [7.3] From within a corridor: all of it and whatever lies next to it. [7.4] From beside one: all of it. [7.6] A hex
    with mechs is an end, never a passage.
    """
    within = b.in_corridor(start, habitat)
    ground, mechs = b.ground, b.mechs
    found: list[int] = []
    seen = 1 << start  # a bit for each hex
    todo = [start]
    while todo:
        place = todo.pop()
        anywhere = within or place == start
        for side in range(place * SIDES, place * SIDES + SIDES):
            other = NEXT[side]
            if other == OFF or seen >> other & 1:
                continue
            inside = b.in_corridor(other, habitat)
            if not (inside or anywhere) or not b.is_open(EDGE[side], through_walls) or ground[other] == NUCLEUS:
                continue
            seen |= 1 << other
            found.append(other)
            if inside and not mechs[other]:
                todo.append(other)
    return found
