"""The verbs of the Riverfolk and their customers."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Numbers, Verb, Words
from weald.games.root import nouns
from weald.games.root.factions.riverfolk.tables import HIGHEST_PRICE, MARKET_ROW, SERVICE_NAMES

_SERVICE: Final = Words(SERVICE_NAMES)
_PRICE: Final = Numbers(HIGHEST_PRICE)
_PLACE: Final = Numbers(MARKET_ROW)  # in the Robots' market, from the left

VERBS: Final[tuple[Verb, ...]] = (
    Verb(90, "buy {card}", card=nouns.CARD),
    Verb(91, "riverboats"),
    Verb(92, "mercenaries"),
    Verb(93, "fund {seat}", seat=nouns.SEAT),
    Verb(94, "export {card}", card=nouns.CARD),
    Verb(95, "trade {clearing}", clearing=nouns.CLEARING),
    Verb(96, "price {service} {price}", service=_SERVICE, price=_PRICE),
    Verb(97, "draw-card"),
    Verb(98, "row {place}", place=_PLACE),
)

BUY: Final = 90 << NOUN_BITS
BUY_BOATS: Final = 91 << NOUN_BITS
BUY_MERCENARIES: Final = 92 << NOUN_BITS
FUND: Final = 93 << NOUN_BITS
EXPORT: Final = 94 << NOUN_BITS
TRADE: Final = 95 << NOUN_BITS
PRICE: Final = 96 << NOUN_BITS
DRAW_CARD: Final = 97 << NOUN_BITS
ROW: Final = 98 << NOUN_BITS
