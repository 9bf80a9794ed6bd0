"""The pieces and numbers of the board of the Riverfolk Company [11] and of the Robots [K9]."""

from __future__ import annotations

from typing import Any, Final

from weald.games.root.tables import BOARDS, CLOCKWORK, piece

_BOARD: Final[Any] = BOARDS["riverfolk"]
_BOT: Final[Any] = CLOCKWORK["riverfolk"]

POST: Final = piece("fox-post")  # a trade post, and a suit
SERVICE_NAMES: Final = ["card", "riverboats", "mercenaries"]
HAND_CARD: Final = 0  # [11.2.7.1]
RIVERBOATS: Final = 1  # [11.2.7.2]
MERCENARIES: Final = 2  # [11.2.7.3]
SERVICES: Final = len(SERVICE_NAMES)
POST_POINTS: Final[int] = _BOARD["post_points"]
POST_COST: Final[int] = _BOARD["post_cost"]
RIVERFOLK_START: Final[int] = _BOARD["start_warriors"]
START_PAYMENTS: Final[int] = _BOARD["start_payments"]
PROTECTIONISM: Final[int] = _BOARD["protectionism"]
FUNDS_PER_POINT: Final[int] = _BOARD["funds_per_point"]
HIGHEST_PRICE: Final[int] = _BOARD["highest_price"]

MARKET_ROW: Final[int] = _BOT["market"]  # cards [K9.2.1]
PRICES: Final[list[int]] = _BOT["prices"]  # by the buyer's points, in steps [K9.2.3]
PRICE_STEP: Final[int] = _BOT["price_step"]
