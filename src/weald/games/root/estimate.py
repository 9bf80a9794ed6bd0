"""How good a position looks to a seat: points first, then what will bring points. For one-look-ahead players."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import NONE, VIZIER, Board
from weald.games.root.factions.decree import can_obey
from weald.games.root.lenses import Game
from weald.games.root.tables import (
    ALLIANCE,
    BAG,
    BASE,
    BIRD,
    BUILDINGS,
    CLEARINGS,
    COINS,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    EYRIE,
    HOSTILE,
    IS_VAGABOND,
    ITEMS,
    MARQUISE,
    OWNER,
    POINTS_BY_ROOSTS,
    QUEST_SUIT,
    READY,
    RECRUITER,
    ROOST,
    RUIN,
    SAWMILL,
    STOCK,
    SUIT,
    SYMPATHY,
    TEA,
    WOOD,
    WORKSHOP,
)

_WON: Final = 1000.0
_DANGER: Final = [1.5, 1.5, 1.2, 0.8]  # how bad a decree card looks that could not be obeyed now, by column
_RIVAL: Final = 0.5  # how much a rival's standing weighs against one's own


def estimate(g: Game, seat: int) -> float:
    b = g.board
    if b.winner != NONE:
        shares = IS_VAGABOND[seat] and b.wanderer(seat).coalition == b.winner
        return _WON if b.winner == seat or shares else -_WON
    worth = standing(b, seat) + 0.35 * b.hands[seat]
    others = [standing(b, other) for other in b.order if b.are_enemies(seat, other)]
    return worth - _RIVAL * max(others)


def standing(b: Board, seat: int) -> float:
    """Points, and the promise of points: what is built, ruled and kept."""
    worth = float(b.scores[seat])
    for clearing in range(CLEARINGS):
        count = b.warriors_at(seat, clearing)
        worth += 0.12 * count - (0.02 * count * count if count > 4 else 0.0)
        if b.ruler(clearing) == seat:
            worth += 0.45
        for kind in range(BUILDINGS):
            if OWNER[kind] == seat and b.at(kind, clearing):
                guard = sum(b.warriors_at(other, clearing) for other in b.order if other != seat)
                worth -= 0.15 * max(0, guard - count)  # a building beside stronger enemies
    if seat == MARQUISE:
        worth += 1.2 * (b.on_map(SAWMILL) + b.on_map(RECRUITER)) + 0.8 * b.on_map(WORKSHOP)
        worth += 0.5 * min(b.on_map(WOOD), 5)
    elif seat == EYRIE:
        worth += 2.2 * POINTS_BY_ROOSTS[b.on_map(ROOST)] + 0.8 * b.on_map(ROOST)
        worth += 0.0 if b.is_bot(EYRIE) else decree_promise(b)
    elif seat == ALLIANCE:
        worth += 1.1 * (STOCK[SYMPATHY] - b.stock[SYMPATHY]) + 2.5 * b.on_map(BASE)
        worth += 0.9 * b.officers + 0.5 * b.supporters
    elif IS_VAGABOND[seat]:
        worth += wandering(b, seat)
    return worth + 0.6 * len(b.improvements[seat])


def wandering(b: Board, vagabond: int) -> float:
    """What the Vagabond's life is worth: items first, ready ones most; friends; a place where something can be done."""
    worth = 0.0
    w = b.wanderer(vagabond)
    for item in range(ITEMS):
        worth += 1.0 * w.items_in(READY, item) + 0.8 * w.items_in(EXHAUSTED, item)
        worth += 0.45 * w.items_in(DAMAGED, item) + 0.4 * w.items_in(DAMAGED_EXHAUSTED, item)
    for item in (TEA, COINS, BAG):
        worth += 0.2 * w.on_track(item)
    for seat in b.order:
        if seat != vagabond:
            worth += -0.6 if w.relations[seat] == HOSTILE else 0.7 * w.relations[seat] + 0.25 * w.aids[seat]
    worth += 0.5 * len(w.completed)
    if w.coalition != NONE:
        worth += b.scores[w.coalition] - b.scores[vagabond]  # only the partner's points count now [9.2.8]
    if w.pawn >= CLEARINGS:
        return worth + 0.25 * sum(w.kit[DAMAGED * ITEMS :]) - 0.5  # a forest is for resting
    if w.pawn != NONE:
        worth += 0.5 * b.at(RUIN, w.pawn)
        for quest in b.quests:
            if QUEST_SUIT[quest] == b.suits[w.pawn]:
                worth += 0.15
        for seat in b.order:
            if seat != vagabond and b.is_there(seat, w.pawn):
                worth += 0.1
    return worth


def decree_promise(b: Board) -> float:
    """A decree that builds every turn, with the moves and recruits to feed it, less what turmoil may cost."""
    worth = 2.5 * min(1, len(b.decree[3])) + 0.9 * min(2, len(b.decree[1])) + 0.9 * min(2, len(b.decree[0]))
    danger = 0.0
    birds = 0
    for column in range(4):
        for card in b.decree[column]:
            suit = BIRD if card == VIZIER else SUIT[card]
            birds += 1 if suit == BIRD else 0
            if not can_obey(b, column, suit):
                danger += _DANGER[column] * (0.3 if suit == BIRD else 1.0)
        danger += 0.25 * max(0, len(b.decree[column]) - 2)
    danger += 1.2 * max(0, len(b.decree[3]) - 1) + 0.8 * max(0, len(b.decree[2]) - 1)
    if b.supply[EYRIE] < 3 and b.decree[0]:
        danger += 2.0
    return worth - danger * (1.0 + 0.3 * birds)
