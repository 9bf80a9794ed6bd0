"""What a Vagabond's chances hang on besides what all factions share."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.tables import ALLIED, HOSTILE, QUEST_SUIT
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import (
    CLEARINGS,
    DAMAGED,
    EXHAUSTED,
    ITEM_NAMES,
    ITEMS,
    READY,
    RUIN,
)

NAMES: Final = (
    *[f"ready-{name}" for name in ITEM_NAMES],
    *[f"whole-{name}" for name in ITEM_NAMES],  # not damaged, exhausted or not
    "damaged",
    "friendship",
    "allies",
    "hostile",
    "quests",
    "quests-here",
    "in-forest",
    "ruin-here",
    "ruins",
    "company",
    "partner",
)


def income(b: Board, seat: int) -> float:
    own = vagabond_board(b, seat)
    return 0.3 * own.undamaged()


def features(v: View) -> list[float]:
    b = v.board
    seat = v.seat
    own = vagabond_board(b, seat)
    found = [float(own.items_in(READY, item)) for item in range(ITEMS)]
    for item in range(ITEMS):
        found.append(float(own.items_in(READY, item) + own.items_in(EXHAUSTED, item)))
    friendship = allies = hostile = company = quests = 0
    place = b.pawns[seat]
    for other in b.order:
        if other == seat:
            continue
        relation = own.relations[other]
        if relation == HOSTILE:
            hostile += 1
        else:
            friendship += relation
            if relation == ALLIED:
                allies += 1
        if 0 <= place < CLEARINGS and b.is_there(other, place):
            company += 1
    in_clearing = 0 <= place < CLEARINGS
    if in_clearing:
        for quest in b.quests:
            if QUEST_SUIT[quest] == b.suits[place]:
                quests += 1
    found += [
        float(sum(own.kit[DAMAGED * ITEMS :])),
        float(friendship),
        float(allies),
        float(hostile),
        float(len(own.completed)),
        float(quests),
        0.0 if in_clearing else 1.0,
        float(b.at(RUIN, place)) if in_clearing else 0.0,
        float(b.on_map(RUIN)),
        float(company),
        1.0 if b.partners[seat] != NONE else 0.0,
    ]
    return found
