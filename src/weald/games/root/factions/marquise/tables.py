"""The pieces and numbers of the Marquise de Cat's board [6]."""

from __future__ import annotations

from typing import Any, Final

from weald.games.root.tables import BOARDS, piece

_BOARD: Final[Any] = BOARDS["marquise"]

SAWMILL: Final = piece("sawmill")
WORKSHOP: Final = piece("workshop")
RECRUITER: Final = piece("recruiter")
WOOD: Final = piece("wood")

WOOD_COST: Final[list[int]] = _BOARD["wood_cost"]
BUILDING_POINTS: Final[list[list[int]]] = [_BOARD["points"][name] for name in ("sawmill", "workshop", "recruiter")]
DRAW_BY_RECRUITERS: Final[list[int]] = _BOARD["draw_by_recruiters"]
MARQUISE_ACTIONS: Final[int] = _BOARD["actions"]
MARCH: Final[int] = _BOARD["march"]
