"""The Cult's own verbs."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Verb, Words
from weald.games.root import nouns

_WAY: Final = Words(("battle", "move"))  # of a crusade

VERBS: Final[tuple[Verb, ...]] = (
    Verb(50, "outcast {suit}", suit=nouns.SUIT),
    Verb(51, "crusade {way}", way=_WAY),
    Verb(52, "convert {seat} in {clearing}", seat=nouns.SEAT, clearing=nouns.CLEARING),
    Verb(53, "sanctify {piece} in {clearing}", piece=nouns.PIECE, clearing=nouns.CLEARING),
    Verb(54, "show {card}", card=nouns.CARD),
)

OUTCAST: Final = 50 << NOUN_BITS
CRUSADE: Final = 51 << NOUN_BITS
CONVERT: Final = 52 << NOUN_BITS
SANCTIFY: Final = 53 << NOUN_BITS
SHOW: Final = 54 << NOUN_BITS
