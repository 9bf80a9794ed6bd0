"""What a Vagabond may hope for."""

from __future__ import annotations

from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.tables import HOSTILE, QUEST_SUIT
from weald.games.root.state.board import NONE, Board
from weald.games.root.tables import (
    BAG,
    CLEARINGS,
    COINS,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    ITEMS,
    READY,
    RUIN,
    TEA,
)


def wandering_promise(b: Board, vagabond: int) -> float:
    """What a Vagabond may hope for: items first, ready ones most; friends; a useful place."""
    w = vagabond_board(b, vagabond)
    worth = 0.0
    for item in range(ITEMS):
        worth += 1.0 * w.items_in(READY, item) + 0.88 * w.items_in(EXHAUSTED, item)
        worth += 0.45 * w.items_in(DAMAGED, item) + 0.4 * w.items_in(DAMAGED_EXHAUSTED, item)
    for item in (TEA, COINS, BAG):
        worth += 0.2 * w.on_track(item)
    for seat in b.order:
        if seat != vagabond:
            worth += -0.6 if w.relations[seat] == HOSTILE else 0.7 * w.relations[seat] + 0.25 * w.aids[seat]
    worth += 0.5 * len(w.completed)
    if b.partners[vagabond] != NONE:
        worth += b.scores[b.partners[vagabond]] - b.scores[vagabond]  # only the partner's points count now [9.2.8]
    if b.pawns[vagabond] >= CLEARINGS:
        return worth + 0.25 * sum(w.kit[DAMAGED * ITEMS :]) - 0.5  # a forest is for resting
    if b.pawns[vagabond] != NONE:
        worth += 0.5 * b.at(RUIN, b.pawns[vagabond])
        for quest in b.quests:
            if QUEST_SUIT[quest] == b.suits[b.pawns[vagabond]]:
                worth += 0.15
        for seat in b.order:
            if seat != vagabond and b.is_there(seat, b.pawns[vagabond]):
                worth += 0.1
    return worth
