"""The factories [11]: built where walls enclose a hex, or else they spread pollution."""

from __future__ import annotations

from weald.engine.lenses import FOLLOWS
from weald.games.defenders.board import COMPLETED, FACTORY, NONE, POISONED, TOXIC, WALL, Board
from weald.games.defenders.geometry import CORE, EDGE, HEX_NAMES, NEXT, OFF, SCAN, SIDES
from weald.games.defenders.lenses import Game
from weald.games.defenders.tables import CHUTES, CORE_MECHS, FACTORY_TILES, TOXIC_SITES


def next_site(b: Board) -> int:
    """[11.10, 11.11] The enclosed hex that the line from the core's arrow meets first, or NONE."""
    for place in SCAN[b.direction * SIDES + b.arrows[b.top]]:
        if b.is_enclosed(place):
            return place
    return NONE


def build_factory(g: Game) -> bool:
    """[11.1] Build one factory if a hex is enclosed; with five built already, the core is complete [15.2].

    Leaders and a camp in the hex stay where they are, on the factory now [11.6, 11.7].
    """
    b = g.board
    place = next_site(b)
    if place == NONE:
        return False
    if b.top == 0:
        g.finish(COMPLETED)
        return True
    _return_walls(b, place)
    b.ground[place] = FACTORY
    b.wall_in(place)
    b.site[b.top] = place
    if g.telling:
        g.tell("factory-built", "11.3", place=place, role=FOLLOWS, number=b.top)
    b.mechs[place] += b.mechs[CORE]  # [11.9] hunters that were there are snipers now
    _merge_pollution(g, place)
    b.top -= 1
    b.mechs[CORE] = CORE_MECHS  # [11.4]
    b.pollution[CORE] = 0
    return True


def _return_walls(b: Board, place: int) -> None:
    """[11.3] The wall tokens go back; breaches stay where they are [11.5]."""
    for side in range(place * SIDES, place * SIDES + SIDES):
        b.edges[EDGE[side]] &= ~WALL


def _merge_pollution(g: Game, place: int) -> None:
    """[11.8] Pollution of the hex and of the tile add up: three make a toxic site, which swallows the rest."""
    b = g.board
    tile, ground = b.pollution[CORE], b.pollution[place]
    if tile == TOXIC or ground == TOXIC:
        b.pollution[place] = TOXIC  # of two toxic sites one goes back
        return
    b.pollution[place] = 0
    for _ in range(tile + ground):
        pollute(g, place)


def pollute(g: Game, place: int) -> None:
    """One token into a hex that is not toxic; the third makes a toxic site [11.13], and a seventh site loses [15.3]."""
    b = g.board
    if b.pollution[place] == TOXIC:
        return  # [11.8] of more than three the rest goes back
    if b.pollution[place] == TOXIC - 1:
        if b.toxic_sites() == TOXIC_SITES:
            g.finish(POISONED)
            return
        if g.telling:
            g.tell("toxic", "11.13", place=place, role=FOLLOWS)
    b.pollution[place] += 1


def chute_target(b: Board, place: int, side: int) -> int:
    """[11.15, 11.18] Where a chute on this side pollutes: past toxic sites, never beyond the rim."""
    target = NEXT[place * SIDES + side]
    while target != OFF and b.pollution[target] == TOXIC:
        target = NEXT[target * SIDES + side]
    return target


def spread_pollution(g: Game) -> None:
    """[11.12, 11.14, 11.16, 11.17] Every chute of every standing factory, highest number first, the core's top last."""
    b = g.board
    for tile in range(FACTORY_TILES - 1, b.top - 1, -1):
        place = b.site[tile] if tile > b.top else CORE
        if (tile > b.top and b.ground[place] != FACTORY) or b.arrows[tile] == NONE:
            continue  # rewilded [7.20]; or, in a forecast, a new tile whose arrow is unknown
        targets: list[int] = []
        for chute in CHUTES[tile]:
            target = chute_target(b, place, (b.arrows[tile] + chute) % SIDES)
            if target != OFF:
                targets.append(target)
        if g.telling and targets:
            g.tell("polluted", "11.12", role=FOLLOWS, number=tile, hexes=[HEX_NAMES[target] for target in targets])
        for target in targets:
            pollute(g, target)
            if b.over:
                return
