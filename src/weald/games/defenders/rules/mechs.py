"""The mechs [13]: engines deploy hunters, and hunters chase leaders."""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import FOLLOWS
from weald.games.defenders.board import HABITAT, NONE, WALLS, Board
from weald.games.defenders.geometry import (
    EDGE,
    ENGINE_FRONT,
    ENGINE_LEFT,
    ENGINE_RIGHT,
    HEX_NAMES,
    HEXES,
    NEXT,
    OFF,
    RIGHT,
    SIDES,
)
from weald.games.defenders.lenses import Game
from weald.games.defenders.rules.damage import hurt

FAR: Final = 2  # how far hunters chase the active player [13.3]
NEAR: Final = 1  # and the others [13.4]


def deploy_hunters(g: Game) -> None:
    """[13.1, 13.2] One in front of each engine; if no habitat hex is there, on the side of the machines' direction."""
    b = g.board
    for state in b.engines:
        if state == NONE:
            continue
        place = ENGINE_FRONT[state]
        if place == OFF or b.ground[place] != HABITAT:
            place = ENGINE_RIGHT[state] if b.direction == RIGHT else ENGINE_LEFT[state]
        b.mechs[place] += 1
        if g.telling:
            g.tell("hunter-deployed", "13.1", place=place, role=FOLLOWS)


def chase(g: Game, active: int) -> None:
    """[13.3, 13.4, 13.7] First the active player, then the others clockwise."""
    for faction in g.board.clockwise(active):
        _chase_one(g, faction, FAR if faction == active else NEAR)


def _chase_one(g: Game, faction: int, far: int) -> None:
    b = g.board
    goal = b.at[faction]
    if goal == NONE or b.ground[goal] != HABITAT:
        return  # [13.5] never into a factory
    for place in hunting_ground(b, goal, far):
        if b.mechs[place] and place not in b.at:  # [13.6]
            if g.telling:
                law = "13.3" if far == FAR else "13.4"
                g.tell("chased", law, faction, goal, role=FOLLOWS, number=b.mechs[place], origin=HEX_NAMES[place])
            b.mechs[goal] += b.mechs[place]
            b.mechs[place] = 0


def hunting_ground(b: Board, goal: int, far: int) -> list[int]:
    """[13.5] The hexes from which a hunter reaches a leader: over habitat hexes, never through a wall."""
    distance = [NONE] * HEXES
    distance[goal] = 0
    found = [goal]
    place = 0
    while place < len(found):
        here = found[place]
        place += 1
        if distance[here] == far:
            break
        for side in range(here * SIDES, here * SIDES + SIDES):
            other = NEXT[side]
            if other == OFF or distance[other] != NONE or b.edges[EDGE[side]] & WALLS:
                continue
            distance[other] = distance[here] + 1
            found.append(other)
    return found[1:]


def wound_the_caught(g: Game, active: int) -> None:
    """[14.4] Every leader in a hex with mechs takes a damage."""
    b = g.board
    for faction in b.clockwise(active):
        place = b.at[faction]
        if place != NONE and b.mechs[place]:
            hurt(g, faction, 1, "14.4")
