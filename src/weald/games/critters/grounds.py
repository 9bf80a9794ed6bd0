"""What speaks for a position and against it, for those who read it: hints and analyses."""

from __future__ import annotations

from typing import Final

from weald.engine.grounds import Ground
from weald.games.critters.cards import STRENGTH
from weald.games.critters.lenses import View
from weald.games.critters.strength import total

GROUNDS: Final = ("score", "air", "land", "sea", "hand", "held")
_POINT: Final = 0.15  # what a point ahead adds to the log-odds
_STRENGTH: Final = 0.06  # a point of strength ahead in a theater
_CARD: Final = 0.05  # a card in hand
_HELD: Final = 0.02  # a point of strength in hand


def grounds(v: View) -> list[Ground]:
    """Points ahead, strength ahead in each theater, and what is left in hand."""
    b = v.board
    seat = v.seat
    ahead = float(b.scores[seat] - b.scores[1 - seat])
    found = [Ground(GROUNDS[0], ahead, _POINT * ahead)]
    for theater in range(3):
        margin = float(total(b, seat, theater) - total(b, 1 - seat, theater))
        found.append(Ground(GROUNDS[1 + theater], margin, _STRENGTH * margin))
    cards = float(len(v.own.hand))
    found.append(Ground(GROUNDS[4], cards, _CARD * cards))
    held = 0.0
    for card in v.own.hand:
        held += STRENGTH[card]
    found.append(Ground(GROUNDS[5], held, _HELD * held))
    return found
