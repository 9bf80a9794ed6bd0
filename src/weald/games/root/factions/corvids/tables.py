"""The pieces and numbers of the board of the Cogwheel Corvids [K11]."""

from __future__ import annotations

from typing import Any, Final

from weald.games.root.tables import CLOCKWORK, effect, piece

_BOT: Final[Any] = CLOCKWORK["corvids"]

PLOT: Final = piece("plot")  # facedown: nobody knows which
BOMB: Final = piece("bomb")  # the plots, face up
SNARE: Final = piece("snare")
EXTORTION: Final = piece("extortion")
RAID: Final = piece("raid")

RAID_LOST: Final = effect("raid")  # [K11.7.4]
PLOT_NAMES: Final[list[str]] = _BOT["plots"]
EACH_PLOT: Final[int] = _BOT["of_each"]
