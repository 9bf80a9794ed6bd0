"""The pieces and numbers of the board of the Drillbit Duchy [K10]."""

from __future__ import annotations

from typing import Any, Final

from weald.games.root.tables import CLOCKWORK, MINISTER_NAMES, SUIT_NAMES, piece

_BOT: Final[Any] = CLOCKWORK["duchy"]

CITADEL: Final = piece("citadel")
MARKET: Final = piece("market")
TUNNEL: Final = piece("tunnel")

MINISTERS: Final = len(MINISTER_NAMES)
CAPTAIN: Final = 0  # [K10.7.1] and so on, from the topmost
MARSHAL: Final = 1
FOREMOLE: Final = 2
BRIGADIER: Final = 3
BANKER: Final = 4
MAYOR: Final = 5
EARL: Final = 6
BARON: Final = 7
DUCHESS: Final = 8
MINISTER_SUIT: Final[list[int]] = [SUIT_NAMES.index(minister["suit"]) for minister in _BOT["ministers"]]
