"""What can fill the gaps in Root's sentences."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import Numbers, Words
from weald.games.root import tables

CARD: Final = Words([name.replace("_", "-") for name in tables.CARD_NAMES])
CLEARING: Final = Numbers(tables.CLEARINGS)
COUNT: Final = Numbers(25)
SEAT: Final = Words(tables.SEATS)
PIECE: Final = Words(tables.PIECE_NAMES)
SUIT: Final = Words(tables.SUIT_NAMES)
DIE: Final = Words([str(side) for side in range(tables.DIE)])
ITEM: Final = Words(tables.ITEM_NAMES)
STATE: Final = Words(tables.STATE_NAMES)
EFFECT: Final = Words([*tables.EFFECT_NAMES, "ferry"])
PATH: Final = Words(tables.PATH_NAMES)
