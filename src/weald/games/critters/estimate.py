"""How good a position looks: points won, and the chance to win this battle. For players that look one action ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from weald.games.critters.board import NONE, Board
from weald.games.critters.cards import CARDS, STRENGTH, TYPE
from weald.games.critters.lenses import Game
from weald.games.critters.scoring import points_for
from weald.games.critters.strength import total

_WON: Final = 100.0  # the whole game
_HELD: Final = 0.7  # what a point of strength in hand is worth, compared with one on the table
_DOUBT: Final = 0.9  # how much each unplayed card blurs a margin


def estimate(g: Game, seat: int) -> float:
    """Points ahead, plus the points of this battle weighted by the chance to win it."""
    b = g.board
    if b.winner != NONE:
        return _WON if b.winner == seat else -_WON
    ahead = float(b.scores[seat] - b.scores[1 - seat])
    if b.undealt == CARDS:  # between battles: nothing is dealt yet
        return ahead
    return ahead + (2.0 * chance_to_win(g, seat) - 1.0) * points_for(b, NONE)


def chance_to_win(g: Game, seat: int) -> float:
    """The chance to control at least two theaters, as if the three were independent."""
    b = g.board
    held = [0.0, 0.0, 0.0]
    for card in g.secrets[seat].hand:
        held[TYPE[card]] += _HELD * STRENGTH[card]
    for card in g.secrets[1 - seat].hand:
        held[TYPE[card]] -= _HELD * STRENGTH[card]
    doubt = 1.0 + _DOUBT * (b.hands[0] + b.hands[1])
    x = _chance_to_control(b, seat, 0, held[0], doubt)
    y = _chance_to_control(b, seat, 1, held[1], doubt)
    z = _chance_to_control(b, seat, 2, held[2], doubt)
    return x * y + x * z + y * z - 2.0 * x * y * z


def _chance_to_control(b: Board, seat: int, theater: int, held: float, doubt: float) -> float:
    margin = total(b, seat, theater) - total(b, 1 - seat, theater) + held
    margin += 0.5 if seat == b.first else -0.5  # equal totals go to the first player [8.3]
    return 1.0 / (1.0 + exp(-margin * 2.0 / doubt))
