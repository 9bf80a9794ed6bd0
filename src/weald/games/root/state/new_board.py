"""The table before set-up: who takes part, and everything in its supply."""

from __future__ import annotations

from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faction_boards import Corvids, Cult, Duchy, Robots, new_company, new_wanderer, no_robots
from weald.games.root.tables import (
    CLEARINGS,
    COPIES,
    CORVIDS,
    EACH_PLOT,
    FACTIONS,
    IS_VAGABOND,
    ITEM_SUPPLY,
    ITEMS,
    MAPS,
    MINISTERS,
    OWNER,
    PIECES,
    RUIN,
    RUIN_ITEMS,
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
    playing = [seat in order for seat in range(FACTIONS)]
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
        [0] * (FACTIONS * CLEARINGS),
        [WARRIORS[seat] if playing[seat] else 0 for seat in range(FACTIONS)],
        pieces,
        [STOCK[kind] if OWNER[kind] >= 0 and playing[OWNER[kind]] else 0 for kind in range(PIECES)],
        [0] * FACTIONS,
        [0] * FACTIONS,
        [0] * (FACTIONS * ITEMS),
        [[] for _ in range(FACTIONS)],
        ITEM_SUPPLY[:],
        [],
        sum(COPIES[cards]),
        [],
        [NONE] * FACTIONS,
        [0, 0, 0],
        [],
        NONE,
        NONE,
        [[], [], [], []],
        NONE,
        [False] * 4,
        0,
        0,
        [new_wanderer() for seat in range(FACTIONS) if IS_VAGABOND[seat] and playing[seat]],
        [],
        sorted(RUIN_ITEMS * sum(1 for seat in order if IS_VAGABOND[seat])),  # [9.3.4, 9.7.1]
        [],
        [0] * ITEMS,
        NONE,
        Cult(NONE, False, 0, [], [], NONE),
        new_company(),
        0,
        printed.ferry,
        False,
        False,
        [0] * FACTIONS,
        [0] * (FACTIONS * ITEMS),
        [NONE] * FACTIONS,
        robots,
        Duchy(0, [False] * MINISTERS, []),
        Corvids([EACH_PLOT] * 4 if playing[CORVIDS] else [0] * 4),
    )
