"""Root: what may be answered once for all, in the turns of others."""

from __future__ import annotations

from functools import cache
from typing import Final

from weald.engine.standing import Form, StandingQuestion
from weald.games.root import nouns
from weald.games.root.tables import KINDS_OF, SEATS, SUIT, SUIT_NAMES

_NEVER: Final = Form("pass")
_BY_SUIT: Final = {"suit": SUIT_NAMES}
_IN: Final = {"clearing": nouns.CLEARING.names}

_MAY_AMBUSH: Final = StandingQuestion("may-ambush", "4.3.1", (_NEVER, Form("ambush", _BY_SUIT)), _IN)
_MAY_ENLIST: Final = StandingQuestion("may-enlist", "C.5.2", (_NEVER, Form("choose", {"seat": SEATS})), _IN)
_MAY_USE: Final = StandingQuestion("may-use-in-battle", "4.3.2.2", (_NEVER, Form("use")), _IN)
_OUTRAGE: Final = StandingQuestion("pay-outrage", "8.2.6", (Form("give", _BY_SUIT),))
_HOSPITALS: Final = StandingQuestion("field-hospitals", "6.2.3", (_NEVER, Form("heal", _BY_SUIT)), _IN)
_SUPPORTERS: Final = StandingQuestion("cut-supporters", "8.2.4", (Form("discard", _BY_SUIT),))
_HITS: Final = StandingQuestion("take-hit", "9.2.7", (Form("damage", {"item": nouns.ITEM.names}),), _IN)
_RUIN: Final = StandingQuestion("choose-damaged", "9.2.2.1", (Form("damage", {"item": nouns.ITEM.names}),))
_OWN: Final = {
    "marquise": (_HOSPITALS,),
    "alliance": (_SUPPORTERS,),
    "vagabond": (_HITS, _RUIN),
    "vagabond2": (_HITS, _RUIN),
}


@cache
def standing(seat: str) -> tuple[StandingQuestion, ...]:
    """The questions of everybody, and those of the faction."""
    shared = [_MAY_AMBUSH, _MAY_USE, _MAY_ENLIST]
    pieces = [nouns.PIECE.name(kind) for kind in KINDS_OF[SEATS.index(seat)]]
    if len(pieces) > 1:
        shared.append(StandingQuestion("lose-piece", "4.3.3", (Form("lose", {"piece": pieces}),), _IN))
    if seat != "alliance":
        shared.append(_OUTRAGE)
    return (*shared, *_OWN.get(seat, ()))


def traits(words: dict[str, str]) -> dict[str, str]:
    """A card is told by its suit too."""
    card = words.get("card")
    return words if card is None else {**words, "suit": SUIT_NAMES[SUIT[nouns.CARD.index(card)]]}
