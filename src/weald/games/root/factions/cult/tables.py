"""The pieces and numbers of the board of the Lizard Cult [10] and of the Logical Lizards [K8]."""

from __future__ import annotations

from typing import Any, Final

from weald.games.root.tables import BOARDS, CLOCKWORK, piece

_BOARD: Final[Any] = BOARDS["cult"]
_BOT: Final[Any] = CLOCKWORK["cult"]

GARDEN: Final = piece("fox-garden")  # and a suit: gardens are printed with theirs
POINTS_BY_GARDENS: Final[list[int]] = _BOARD["points_by_gardens"]  # of one suit, on the map
DRAW_BY_GARDENS: Final[list[int]] = _BOARD["draw_by_gardens"]
CULT_START: Final[int] = _BOARD["start_warriors"]
CRUSADE_COST: Final[int] = _BOARD["crusade"]
CONVERT_COST: Final[int] = _BOARD["convert"]
SANCTIFY_COST: Final[int] = _BOARD["sanctify"]
HATED_DISCOUNT: Final[int] = _BOARD["hated_discount"]

CONSPIRACY_NAMES: Final[list[str]] = _BOT["conspiracies"]  # the spaces of the track, from the left
CONSPIRACIES: Final = len(CONSPIRACY_NAMES)
