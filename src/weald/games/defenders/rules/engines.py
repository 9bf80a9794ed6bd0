"""The engines: they advance around hexes and leave walls; blocked ones start again from a factory. No step here asks
anybody: engines cannot be stopped [3.3]."""

from __future__ import annotations

from weald.engine.lenses import FOLLOWS
from weald.games.defenders.board import NONE, WALL, Board
from weald.games.defenders.geometry import (
    CORE,
    EDGE_NAMES,
    EDGE_RANK,
    ENGINE_TURN,
    IS_RIM,
    OFF,
    RIGHT,
    SIDES,
    SPOKE,
)
from weald.games.defenders.lenses import Game
from weald.games.defenders.tables import FACTORY_TILES


def in_order(b: Board) -> list[int]:
    """[14.2] The engines on the board as the line that turns about the core meets them."""
    standing = [engine for engine in (0, 1) if b.engines[engine] != NONE]
    if len(standing) < 2:
        return standing
    ranks = EDGE_RANK[b.direction * SIDES + b.arrows[b.top]]
    return [1, 0] if ranks[b.engines[1] >> 1] < ranks[b.engines[0] >> 1] else [0, 1]


def is_blocked(b: Board, engine: int, state: int) -> bool:
    """[10.3] A wall, a factory (the core too) or the other engine is where the engine would go."""
    edge = state >> 1
    return b.is_wall(edge) or b.engines[1 - engine] >> 1 == edge


def advance(g: Game, engine: int) -> None:
    """[10.1-10.4] One advance: a wall where it stood, and on to the next edge; along the rim without stopping."""
    b = g.board
    if b.engines[engine] == NONE:
        return  # it waits on the core
    turn = ENGINE_TURN[b.direction]
    walls: list[int] = []
    while True:
        state = b.engines[engine]
        following = turn[state]
        b.edges[state >> 1] |= WALL
        walls.append(state >> 1)
        blocked = is_blocked(b, engine, following)
        b.engines[engine] = NONE if blocked else following
        if blocked or not IS_RIM[following >> 1]:
            break
    if g.telling:
        names = [EDGE_NAMES[edge] for edge in walls]
        if blocked:
            g.tell(
                "engine-reset", "10.3", role=FOLLOWS, engine=engine + 1, walls=names, edge=EDGE_NAMES[following >> 1]
            )
        else:
            g.tell(
                "engine-moved", "10.2", role=FOLLOWS, engine=engine + 1, walls=names, edge=EDGE_NAMES[following >> 1]
            )


def advance_both(g: Game) -> None:
    """[10.1] Both in turn, one edge at a time, twice. The one that the line meets first moves first."""
    for _ in range(2):
        for engine in in_order(g.board):
            advance(g, engine)


def advance_unevenly(g: Game) -> None:
    """[14.2] The first that the line meets three times, then the other twice."""
    for place, engine in enumerate(in_order(g.board)):
        for _ in range(3 if place == 0 else 2):
            advance(g, engine)


def deploy_reset(g: Game) -> None:
    """[10.5, 10.9] Engines that were reset return, one after the other."""
    b = g.board
    for engine in (0, 1):
        if b.engines[engine] == NONE:
            state = place_to_deploy(b, engine)
            b.engines[engine] = state
            if g.telling:
                if state == NONE:
                    g.tell("engine-waits", "10.7", role=FOLLOWS, engine=engine + 1)
                else:
                    g.tell("engine-deployed", "10.5", role=FOLLOWS, engine=engine + 1, edge=EDGE_NAMES[state >> 1])


def place_to_deploy(b: Board, engine: int) -> int:
    """[10.5-10.8] A free edge that leaves the factory with the highest number, from its arrow on; else of the next."""
    for tile in range(FACTORY_TILES - 1, b.top - 1, -1):
        place = b.site[tile] if tile > b.top else CORE
        corner = b.arrows[tile]
        for _ in range(SIDES):
            state = SPOKE[place * SIDES + corner]
            if state != OFF and not is_blocked(b, engine, state):
                return state
            corner = (corner + (1 if b.direction == RIGHT else SIDES - 1)) % SIDES
    return NONE
