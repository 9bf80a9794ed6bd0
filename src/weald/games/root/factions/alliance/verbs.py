"""The Alliance's own verbs."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Verb
from weald.games.root import nouns

VERBS: Final[tuple[Verb, ...]] = (
    Verb(40, "revolt {clearing}", clearing=nouns.CLEARING),
    Verb(41, "sympathy {clearing}", clearing=nouns.CLEARING),
    Verb(42, "mobilize {card}", card=nouns.CARD),
    Verb(43, "train {card}", card=nouns.CARD),
    Verb(45, "raise {clearing}", clearing=nouns.CLEARING),
    Verb(46, "organize {clearing}", clearing=nouns.CLEARING),
)

REVOLT: Final = 40 << NOUN_BITS
SPREAD: Final = 41 << NOUN_BITS
MOBILIZE: Final = 42 << NOUN_BITS
TRAIN: Final = 43 << NOUN_BITS
RAISE: Final = 45 << NOUN_BITS
ORGANIZE: Final = 46 << NOUN_BITS
