"""The pieces and numbers of the board of the Eyrie Dynasties [7]."""

from __future__ import annotations

from typing import Any, Final

from weald.games.root.tables import BOARDS

_BOARD: Final[Any] = BOARDS["eyrie"]

POINTS_BY_ROOSTS: Final[list[int]] = _BOARD["points_by_roosts"]
DRAW_BY_ROOSTS: Final[list[int]] = _BOARD["draw_by_roosts"]
EYRIE_START: Final[int] = _BOARD["start_warriors"]
NEW_ROOST_WARRIORS: Final[int] = _BOARD["new_roost_warriors"]

COLUMN_NAMES: Final[list[str]] = _BOARD["columns"]
RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3

LEADER_NAMES: Final[list[str]] = list(_BOARD["leaders"])
VIZIERS: Final[list[list[int]]] = [
    [COLUMN_NAMES.index(column) for column in _BOARD["leaders"][leader]] for leader in LEADER_NAMES
]
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
