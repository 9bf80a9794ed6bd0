"""Root: what may be answered once for all, in the turns of others."""

from __future__ import annotations

from functools import cache
from typing import Final

from weald.engine.standing import Form, StandingQuestion
from weald.games.root import nouns
from weald.games.root.factions.faction import FACTIONS
from weald.games.root.tables import KINDS_OF, SEAT_COUNT, SEATS, SUIT, SUIT_NAMES

NEVER: Final = Form("pass")
BY_SUIT: Final = {"suit": SUIT_NAMES}
IN_CLEARING: Final = {"clearing": nouns.CLEARING.names}
BY_ITEM: Final = {"item": nouns.ITEM.names}

_MAY_AMBUSH: Final = StandingQuestion("may-ambush", "4.3.1", (NEVER, Form("ambush", BY_SUIT)), IN_CLEARING)
_MAY_USE: Final = StandingQuestion("may-use-in-battle", "4.3.2.2", (NEVER, Form("use")), IN_CLEARING)


@cache
def standing(seat: str) -> tuple[StandingQuestion, ...]:
    """The questions of every battle, those that other factions put to a seat, and those of its own faction."""
    found = [_MAY_AMBUSH, _MAY_USE]
    own = SEATS.index(seat)
    pieces = [nouns.PIECE.name(kind) for kind in KINDS_OF[own]]
    if len(pieces) > 1:
        found.append(StandingQuestion("lose-piece", "4.3.3", (Form("lose", {"piece": pieces}),), IN_CLEARING))
    for other in FACTIONS[:SEAT_COUNT]:
        if other.seat != own:
            found += [question for question in other.standing_for_others() if question not in found]
    return (*found, *FACTIONS[own].standing())


def traits(words: dict[str, str]) -> dict[str, str]:
    """A card is told by its suit too."""
    card = words.get("card")
    return words if card is None else {**words, "suit": SUIT_NAMES[SUIT[nouns.CARD.index(card)]]}
