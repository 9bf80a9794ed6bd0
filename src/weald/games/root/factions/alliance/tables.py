"""The pieces and numbers of the board of the Woodland Alliance [8]."""

from __future__ import annotations

from typing import Any, Final

from weald.games.root.tables import BOARDS, effect, piece

_BOARD: Final[Any] = BOARDS["alliance"]

BASE: Final = piece("base")
SYMPATHY: Final = piece("sympathy")
LOST_BASE: Final = effect("base")  # [8.2.4]
OUTRAGE: Final = effect("outrage")  # [8.2.6]

SUPPORTER_COST: Final[list[int]] = _BOARD["supporter_cost"]
SYMPATHY_POINTS: Final[list[int]] = _BOARD["points"]
MARTIAL_LAW: Final[int] = _BOARD["martial_law"]
START_SUPPORTERS: Final[int] = _BOARD["supporters"]
SUPPORTERS_WITHOUT_BASE: Final[int] = _BOARD["supporters_without_base"]
REVOLT_COST: Final[int] = _BOARD["revolt_cost"]
