"""Where a leader can go [7.1-7.6, 7.10]."""

from __future__ import annotations

from weald.games.defenders.board import NUCLEUS, Board
from weald.games.defenders.geometry import EDGE, HEXES, NEXT, OFF, SIDES
from weald.games.defenders.tables import CARAVANS, HABITAT, HABITATS, POWER_DOWN, SANCTUARY


def reachable(b: Board, faction: int) -> list[int]:
    """[7.1] The hexes one move leads to: the next ones, and through the corridors of the active defender's habitat."""
    start = b.at[faction]
    through_walls = b.anyone_has(POWER_DOWN)  # [S6]
    marks = [False] * HEXES
    if b.anyone_has(CARAVANS):  # [C6] of any one habitat
        for habitat in range(HABITATS):
            _spread(b, start, habitat, through_walls, marks)
    else:
        _spread(b, start, HABITAT[b.active[faction]], through_walls, marks)
    marks[start] = False
    found: list[int] = []
    for place in range(HEXES):
        if marks[place]:
            found.append(place)
    return found


def _spread(b: Board, start: int, habitat: int, through_walls: bool, marks: list[bool]) -> None:
    """Mark what a move through corridors of one habitat reaches.

    [7.3] From within a corridor: all of it and whatever lies next to it. [7.4] From beside one: all of it. [7.6] A hex
    with mechs is an end, never a passage.
    """
    within = b.in_corridor(start, habitat)
    passed = [False] * HEXES
    passed[start] = True
    todo = [start]
    while todo:
        place = todo.pop()
        anywhere = within or place == start
        for side in range(place * SIDES, place * SIDES + SIDES):
            other = NEXT[side]
            if other == OFF or passed[other] or b.ground[other] == NUCLEUS:
                continue
            inside = b.in_corridor(other, habitat)
            if not inside and (marks[other] or not anywhere):
                continue
            if not b.is_open(EDGE[side], through_walls):
                continue
            marks[other] = True
            if inside and not b.mechs[other]:
                passed[other] = True
                todo.append(other)


def camps_to_regroup(b: Board, faction: int) -> list[int]:
    """[7.10] The hexes with a camp of one's own that can be used; with Sanctuary anybody's [O9]."""
    anybodys = b.anyone_has(SANCTUARY)
    found: list[int] = []
    for place in range(HEXES):
        owner = b.camps[place]
        if owner >= 0 and (owner == faction or anybodys) and b.usable_camp(place) >= 0 and place != b.at[faction]:
            found.append(place)
    return found
