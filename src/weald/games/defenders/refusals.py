"""Why an action is not possible now: the other half of what a turn offers, for people who ask."""

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
from weald.games.defenders.board import FACTORY, NONE, Board
from weald.games.defenders.geometry import CORE, EDGE, HEXES, NEXT, SIDES
from weald.games.defenders.lenses import View
from weald.games.defenders.rules.deeds import has_item
from weald.games.defenders.tables import BREAD, CARD_FACTION, HABITAT, HOME, MAPS, POTIONS, ROCKETS


def refuse_rest(v: View, faction: int, points: int, o: Offers) -> None:
    """Refuse, with law and reason, whatever `Act` did not offer."""
    allowed = set(o.allowed)
    refusals: list[tuple[int, str, str]] = []
    if points > 0:
        refusals += _actions(v.board, faction)
        for card in v.own.hand:
            o.refuse(TEAM | card, "4.4", "points-left")
    else:
        for action, _, _ in _actions(v.board, faction):
            o.refuse(action, "4.2", "no-points")
        for card in v.own.hand:
            if CARD_FACTION[card] != faction:
                refusals.append((TEAM | card, "16.9", "other-faction"))
            elif HABITAT[card] != HABITAT[v.board.active[faction]]:
                refusals.append((TEAM | card, "4.4", "other-habitat"))
    refusals += _items(v.board, faction)
    for action, law, why in refusals:
        if action not in allowed:
            o.refuse(action, law, why)


def _actions(b: Board, faction: int) -> list[tuple[int, str, str]]:
    """Every action, with the reason that applies if it is not allowed."""
    place = b.at[faction]
    found = [(MOVE | other, *_why_not_there(b, place, other)) for other in range(HEXES)]
    if not b.camps_left(faction):
        found.append((CAMP, "7.7", "no-camp-left"))
    elif b.support[faction] < b.support_needed(faction):
        found.append((CAMP, "5.2", "support-missing"))
    elif b.camps[place] != NONE:
        found.append((CAMP, "7.8", "camp-there"))
    else:
        found.append((CAMP, "7.9", "not-home"))
    found += [(REGROUP | other, *_why_no_camp(b, faction, other)) for other in range(HEXES)]
    found.append((CLEAR, "7.11", "no-pollution"))
    if b.usable_camp(place) == NONE:
        found.append((HEAL, "7.12", "no-camp-here"))
        found.append((GATHER, "8.2", "no-camp-here"))
    else:
        found.append((HEAL, "7.12", "no-damage"))
        found.append((GATHER, "8.2", "item-there"))
    found.append((DESTROY, "7.14", "no-mech"))
    for side in range(SIDES):
        edge = EDGE[place * SIDES + side]
        if b.edges[edge] & BREACHED:
            found.append((BREACH | edge, "7.15", "breached-already"))
        elif not b.is_wall(edge):
            found.append((BREACH | edge, "7.15", "no-wall"))
        else:
            found.append((BREACH | edge, "7.16", "no-marker"))
    found.append((REWILD, "7.19" if b.ground[place] == FACTORY else "7.18", _why_not_wild(b, place)))
    return found


def _why_not_there(b: Board, place: int, other: int) -> tuple[str, str]:
    if other == CORE:
        return "3.4", "core"
    if other == place:
        return "7.1", "already-there"
    for side in range(place * SIDES, place * SIDES + SIDES):
        if NEXT[side] == other:
            return "7.2", "engine-in-the-way" if b.has_engine(EDGE[side]) else "wall-in-the-way"
    return "7.3", "out-of-reach"


def _why_no_camp(b: Board, faction: int, other: int) -> tuple[str, str]:
    if other == b.at[faction]:
        return "7.10", "already-there"
    if b.camps[other] == NONE:
        return "7.10", "no-camp-there"
    if b.ground[other] == FACTORY:
        return "11.6", "camp-buried"
    return "7.10", "not-your-camp"


def _why_not_wild(b: Board, place: int) -> str:
    if b.ground[place] != FACTORY:
        return "no-factory"
    return "factory-guarded" if b.mechs[place] else "factory-polluted"


def _items(b: Board, faction: int) -> list[tuple[int, str, str]]:
    """Uses of items that have no effect, or of items that the faction does not have."""
    place = b.at[faction]
    uses = [
        (EAT, BREAD, "8.5", ""),
        (DRINK, POTIONS, "8.6", "no-damage"),
        (POUR, POTIONS, "8.6", "no-pollution"),
        (LAUNCH | place, ROCKETS, "8.7", "no-mech"),
    ]
    uses += [(BLAST | EDGE[place * SIDES + side], ROCKETS, "8.7", "no-wall") for side in range(SIDES)]
    found = [(action, law, why if has_item(b, faction, item) else "no-item") for action, item, law, why in uses]
    for other in range(HEXES):
        if not has_item(b, faction, MAPS):
            found += [(TRAVEL | other, "8.8", "no-item"), (RETURN | other, "8.8", "no-item")]
        else:
            found.append((TRAVEL | other, *_why_not_there(b, place, other)))
            found.append((RETURN | other, *_why_no_camp(b, faction, other)))
    return found


def why_not_home(b: Board, faction: int, place: int) -> str:
    """Why a starting camp cannot stand in a hex."""
    return "not-home" if b.habitat[place] != HOME[faction] else "not-at-the-rim"
