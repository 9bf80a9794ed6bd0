"""The Marquise's own verbs."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Verb
from weald.games.root import nouns

VERBS: Final[tuple[Verb, ...]] = (
    Verb(20, "heal {card}", card=nouns.CARD),
    Verb(22, "recruit"),
    Verb(24, "wood {clearing}", clearing=nouns.CLEARING),
    Verb(25, "overwork {card} in {clearing}", card=nouns.CARD, clearing=nouns.CLEARING),
    Verb(26, "hire {card}", card=nouns.CARD),
)

HEAL: Final = 20 << NOUN_BITS
RECRUIT: Final = 22 << NOUN_BITS
PAY_WOOD: Final = 24 << NOUN_BITS
OVERWORK: Final = 25 << NOUN_BITS
HIRE: Final = 26 << NOUN_BITS
