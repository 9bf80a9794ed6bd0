"""The verbs of those who face the Corvids, and of chance for their plots."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Verb, Words
from weald.games.root.factions.corvids.tables import PLOT_NAMES

_PLOT: Final = Words(PLOT_NAMES)

VERBS: Final[tuple[Verb, ...]] = (
    Verb(100, "guess {plot}", plot=_PLOT),
    Verb(101, "lay {plot}", plot=_PLOT),
)

GUESS: Final = 100 << NOUN_BITS
LAY: Final = 101 << NOUN_BITS
