"""What a seat notices of an action, and what it alone knows: a search over what seats can tell apart branches by it."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import noun, verb
from weald.games.critters.actions import DEAL, DRAW, FLIP, IMPROVISE
from weald.games.critters.board import BACK, NONE, is_faceup
from weald.games.critters.cards import CARDS
from weald.games.critters.lenses import Game, View

_FACES: Final = 32  # more than there are cards


def noticed(g: Game, action: int, by: int, seat: int) -> int:
    """An action that was just carried out, without what is hidden from a seat [4.8], and with what it showed."""
    b = g.board
    kind = verb(action)
    face = NONE
    if kind == FLIP:
        pile = b.piles[noun(action)]
        if pile and is_faceup(pile[-1]):
            face = pile[-1]  # [7.1] everybody sees what was turned up
    elif kind == IMPROVISE and seat != by:
        action = IMPROVISE | CARDS * 3 + noun(action) % 3
    elif kind in (DEAL, DRAW):
        action = kind
    if b.held >= BACK:
        face = g.secrets[seat].backs[b.held - BACK]  # [L1] who drew it has looked at it
    return action * _FACES + face + 1


def secret(v: View) -> tuple[int, ...]:
    """A seat's hand and the faces of the card backs that it has looked at."""
    return (*v.own.hand, NONE, *v.own.backs)
