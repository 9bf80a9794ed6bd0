"""All sentences of Root: the verbs that factions share, and those of each faction."""

from __future__ import annotations

from functools import cache

from weald.engine.notation import Grammar
from weald.games.root.actions import VERBS
from weald.games.root.factions.faction import FACTIONS
from weald.games.root.state.board import NONE
from weald.games.root.tables import SEAT_COUNT, TWIN_OF


@cache
def grammar() -> Grammar:
    """Made once all factions are registered."""
    own = [verb for seat in range(SEAT_COUNT) if TWIN_OF[seat] == NONE for verb in FACTIONS[seat].verbs()]
    return Grammar(*VERBS, *own)
