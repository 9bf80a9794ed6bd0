"""The Eyrie's own verbs."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Verb, Words
from weald.games.root import nouns
from weald.games.root.factions.eyrie.tables import COLUMN_NAMES, LEADER_NAMES

_COLUMN: Final = Words(COLUMN_NAMES)
_LEADER: Final = Words(LEADER_NAMES)
_DECREED: Final = Words([*nouns.CARD.names, "vizier"])

VERBS: Final[tuple[Verb, ...]] = (
    Verb(30, "leader {leader}", leader=_LEADER),
    Verb(31, "decree {card} {column}", card=nouns.CARD, column=_COLUMN),
    Verb(32, "obey {decreed}", decreed=_DECREED),
    Verb(33, "roost {clearing}", clearing=nouns.CLEARING),
)

LEADER: Final = 30 << NOUN_BITS
DECREE: Final = 31 << NOUN_BITS
OBEY: Final = 32 << NOUN_BITS
ROOST_IN: Final = 33 << NOUN_BITS
