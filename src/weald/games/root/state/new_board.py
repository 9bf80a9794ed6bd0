"""The table before set-up: who takes part, and every piece in its supply."""

from __future__ import annotations

import weald.games.root.cards.registry  # noqa: F401 - the cards get their effects
from weald.games.root.factions.registry import FACTIONS
from weald.games.root.state.board import NONE, Board, unusual_in
from weald.games.root.state.faction_board import BARE
from weald.games.root.state.robots import Robots, no_robots
from weald.games.root.tables import (
    CLEARINGS,
    COPIES,
    ITEM_SUPPLY,
    ITEMS,
    MAPS,
    OWNER,
    PIECES,
    RUIN,
    SEAT_COUNT,
    STOCK,
    WARRIORS,
)


def empty_board(map_index: int, order: list[int], cards: int = 0, robots: Robots | None = None) -> Board:
    """The table before set-up."""
    robots = robots or no_robots()
    printed = MAPS[map_index]
    pieces = [0] * (PIECES * CLEARINGS)
    for clearing in printed.ruins:
        pieces[RUIN * CLEARINGS + clearing] = 1  # [5.1.4]
    playing = [seat in order for seat in range(SEAT_COUNT)]
    return Board(
        [],
        0,
        False,
        map_index,
        cards,
        printed.suits or [],
        order,
        NONE,
        0,
        [0] * (SEAT_COUNT * CLEARINGS),
        [WARRIORS[seat] if playing[seat] else 0 for seat in range(SEAT_COUNT)],
        pieces,
        [STOCK[kind] if OWNER[kind] >= 0 and playing[OWNER[kind]] else 0 for kind in range(PIECES)],
        [0] * SEAT_COUNT,
        [0] * SEAT_COUNT,
        [0] * (SEAT_COUNT * ITEMS),
        [[] for _ in range(SEAT_COUNT)],
        ITEM_SUPPLY[:],
        [],
        [],
        sum(COPIES[cards]),
        [],
        [NONE] * SEAT_COUNT,
        [0, 0, 0],
        [],
        NONE,
        NONE,
        [FACTIONS[seat].new_board() if playing[seat] else BARE for seat in range(SEAT_COUNT)],
        [NONE] * SEAT_COUNT,
        [NONE] * SEAT_COUNT,
        [],
        sorted(item for seat in order for item in FACTIONS[seat].brings_to_ruins()),
        [],
        [0] * ITEMS,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        0,
        printed.ferry,
        False,
        False,
        [0] * SEAT_COUNT,
        [0] * (SEAT_COUNT * ITEMS),
        [NONE] * SEAT_COUNT,
        robots,
        unusual_in(order),
    )
