"""What a player may do in a turn: every action [7] and every use of an item [8], allowed or refused in one place.

What each of them does is in `rules/deeds.py`. Work that only a refusal needs is done only if somebody wants to read it.
"""

from __future__ import annotations

from weald.engine.offers import Offers
from weald.games.defenders.actions import (
    BLAST,
    BREACH,
    CAMP,
    CLEAR,
    DESTROY,
    DRINK,
    EAT,
    GATHER,
    HEAL,
    LAUNCH,
    MOVE,
    POUR,
    REGROUP,
    RETURN,
    REWILD,
    TEAM,
    TRAVEL,
)
from weald.games.defenders.board import BREACH as BREACHED
from weald.games.defenders.board import FACTORY, NONE, WALLS, Board
from weald.games.defenders.geometry import CORE, EDGE, HEXES, NEXT, OFF, SIDES
from weald.games.defenders.rules.bread import position_with_bread_eaten
from weald.games.defenders.rules.moving import reachable
from weald.games.defenders.tables import (
    BALLISTICS,
    BREAD,
    CARD_FACTION,
    HABITAT,
    HOME,
    MAPS,
    POTIONS,
    ROCKETS,
    SANCTUARY,
)


def offer_actions(b: Board, faction: int, o: Offers) -> None:
    """[7] The eight actions, and taking an item for a point [8.2]."""
    offer_moves(b, faction, MOVE, o)
    offer_camp(b, faction, o)
    offer_camps(b, faction, REGROUP, o)
    offer_clearing(b, faction, CLEAR, "7.11", o)
    offer_healing(b, faction, o)
    offer_destroying(b, b.at[faction], DESTROY, "7.14", o)
    offer_breaches(b, faction, BREACH, o)
    offer_rewilding(b, faction, o)
    offer_gathering(b, faction, o)


def refuse_actions(b: Board, faction: int, o: Offers) -> None:
    """[4.2] All of them, since no point is left."""
    listed = Offers(True)
    offer_actions(b, faction, listed)
    for action in listed.allowed:
        o.refuse(action, "4.2", "no-points")
    for refusal in listed.refused:
        o.refuse(refusal.action, "4.2", "no-points")


def offer_team(b: Board, faction: int, points: int, hand: list[int], o: Offers) -> None:
    """[4.4] A card of the active defender's habitat, once no point is left; in solo of its faction too [16.9]."""
    for card in hand:
        if points > 0:
            o.refuse(TEAM | card, "4.4", "points-left")
        elif CARD_FACTION[card] != faction:
            o.refuse(TEAM | card, "16.9", "other-faction")
        elif HABITAT[card] != HABITAT[b.active[faction]]:
            o.refuse(TEAM | card, "4.4", "other-habitat")
        else:
            o.allow(TEAM | card)


def offer_items(b: Board, faction: int, points: int, meals: list[list[int]], o: Offers) -> None:
    """[8.4-8.8] What the gained items can be used for."""
    if b.has_item(faction, BREAD):
        offer_eating(b, faction, points, meals, o)
    else:
        o.refuse(EAT, "8.5", "no-item")
    if b.has_item(faction, POTIONS):
        offer_drinking(b, faction, o)
        offer_clearing(b, faction, POUR, "8.6", o)
    else:
        o.refuse(DRINK, "8.6", "no-item")
        o.refuse(POUR, "8.6", "no-item")
    if b.has_item(faction, ROCKETS):
        offer_rockets(b, faction, o)
        offer_breaches(b, faction, BLAST, o)
    elif o.explain:
        place = b.at[faction]
        o.refuse(LAUNCH | place, "8.7", "no-item")
        for side in range(place * SIDES, place * SIDES + SIDES):
            o.refuse(BLAST | EDGE[side], "8.7", "no-item")
    if b.has_item(faction, MAPS):
        offer_moves(b, faction, TRAVEL, o)
        offer_camps(b, faction, RETURN, o)
    elif o.explain:
        for place in range(HEXES):
            o.refuse(TRAVEL | place, "8.8", "no-item")
            o.refuse(RETURN | place, "8.8", "no-item")


def offer_moves(b: Board, faction: int, code: int, o: Offers) -> None:
    """[7.1] To every hex in reach; by a point or by maps [8.8]."""
    reached = reachable(b, faction)
    for place in reached:
        o.allow(code | place)
    if o.explain:
        for place in range(HEXES):
            if place not in reached:
                _refuse_move(b, b.at[faction], place, code | place, o)


def _refuse_move(b: Board, start: int, place: int, action: int, o: Offers) -> None:
    if place == CORE:
        o.refuse(action, "3.4", "core")
    elif place == start:
        o.refuse(action, "7.1", "already-there")
    elif place not in NEXT[start * SIDES : start * SIDES + SIDES]:
        o.refuse(action, "7.3", "out-of-reach")
    elif b.has_engine(EDGE[NEXT.index(place, start * SIDES)]):
        o.refuse(action, "7.2", "engine-in-the-way")
    else:
        o.refuse(action, "7.2", "wall-in-the-way")


def offer_camp(b: Board, faction: int, o: Offers) -> None:
    """[5.2, 7.7] With the tracker next to a camp; where none stands [7.8], in a home or rewilded hex [7.9]."""
    place = b.at[faction]
    if not b.camps_left(faction):
        o.refuse(CAMP, "7.7", "no-camp-left")
    elif b.support[faction] < b.support_needed(faction):
        o.refuse(CAMP, "5.2", "support-missing")
    elif b.camps[place] != NONE:
        o.refuse(CAMP, "7.8", "camp-there")
    elif not b.in_corridor(place, HOME[faction]):
        o.refuse(CAMP, "7.9", "not-home")
    else:
        o.allow(CAMP)


def offer_camps(b: Board, faction: int, code: int, o: Offers) -> None:
    """[7.10] Regroup at a camp of one's own that is not buried [11.6], with Sanctuary at anybody's [O9]; or by maps."""
    here = b.at[faction]
    anybodys = b.anyone_has(SANCTUARY)
    silent = not o.explain
    for place, owner in enumerate(b.camps):
        if silent and owner == NONE:
            continue
        if place == here:
            o.refuse(code | place, "7.10", "already-there")
        elif owner == NONE:
            o.refuse(code | place, "7.10", "no-camp-there")
        elif b.ground[place] == FACTORY:
            o.refuse(code | place, "11.6", "camp-buried")
        elif owner != faction and not anybodys:
            o.refuse(code | place, "7.10", "not-your-camp")
        else:
            o.allow(code | place)


def offer_clearing(b: Board, faction: int, code: int, law: str, o: Offers) -> None:
    """[7.11] The pollution where the leader is; by a point or with potions [8.6]."""
    if b.pollution[b.at[faction]]:
        o.allow(code)
    else:
        o.refuse(code, law, "no-pollution")


def offer_healing(b: Board, faction: int, o: Offers) -> None:
    """[7.12] At a camp."""
    if b.usable_camp(b.at[faction]) == NONE:
        o.refuse(HEAL, "7.12", "no-camp-here")
    elif not b.damage[faction]:
        o.refuse(HEAL, "7.12", "no-damage")
    else:
        o.allow(HEAL)


def offer_eating(b: Board, faction: int, points: int, meals: list[list[int]], o: Offers) -> None:
    """[8.5] Bread is a point; but not if bread has led to the same position in this turn."""
    if meals and position_with_bread_eaten(b, faction, points) in meals:
        o.refuse(EAT, "8.5", "same-again")
    else:
        o.allow(EAT)


def offer_drinking(b: Board, faction: int, o: Offers) -> None:
    """[8.6] Potions heal anywhere."""
    if b.damage[faction]:
        o.allow(DRINK)
    else:
        o.refuse(DRINK, "8.6", "no-damage")


def offer_destroying(b: Board, place: int, action: int, law: str, o: Offers) -> None:
    """[7.14] A mech in a hex."""
    if b.mechs[place]:
        o.allow(action)
    else:
        o.refuse(action, law, "no-mech")


def offer_rockets(b: Board, faction: int, o: Offers) -> None:
    """[8.7] At mechs in the leader's hex; with Ballistics next to it too [S8]."""
    place = b.at[faction]
    offer_destroying(b, place, LAUNCH | place, "8.7", o)
    if b.has(faction, BALLISTICS):
        for side in range(place * SIDES, place * SIDES + SIDES):
            other = NEXT[side]
            if other != OFF:
                offer_destroying(b, other, LAUNCH | other, "8.7", o)


def offer_breaches(b: Board, faction: int, code: int, o: Offers) -> None:
    """[7.15, 7.16] The walls around the leader, with a marker of one's own; by a point or by rockets [8.7]."""
    place = b.at[faction]
    silent = not o.explain
    for side in range(place * SIDES, place * SIDES + SIDES):
        edge = EDGE[side]
        state = b.edges[edge]
        if silent and not state:
            continue
        if state & BREACHED:
            o.refuse(code | edge, "7.15", "breached-already")
        elif not state & WALLS:
            o.refuse(code | edge, "7.15", "no-wall")
        elif not b.markers[faction]:
            o.refuse(code | edge, "7.16", "no-marker")
        else:
            o.allow(code | edge)


def offer_rewilding(b: Board, faction: int, o: Offers) -> None:
    """[7.18, 7.19] A standing factory without mechs, pollution or toxic site."""
    place = b.at[faction]
    if b.ground[place] != FACTORY:
        o.refuse(REWILD, "7.18", "no-factory")
    elif b.mechs[place]:
        o.refuse(REWILD, "7.19", "factory-guarded")
    elif b.pollution[place]:
        o.refuse(REWILD, "7.19", "factory-polluted")
    else:
        o.allow(REWILD)


def offer_gathering(b: Board, faction: int, o: Offers) -> None:
    """[8.2] The item of the camp where the leader is, unless it is there already."""
    owner = b.usable_camp(b.at[faction])
    if owner == NONE:
        o.refuse(GATHER, "8.2", "no-camp-here")
    elif b.has_item(faction, owner):
        o.refuse(GATHER, "8.2", "item-there")
    else:
        o.allow(GATHER)
