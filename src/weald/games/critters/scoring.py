"""Who wins a battle, and what it is worth [8.2, 9.1, 9.2, 12.1]."""

from __future__ import annotations

from weald.games.critters.board import NONE, Board
from weald.games.critters.cards import BATTLE_POINTS, BEGINNER_POINTS, WITHDRAWAL_FIRST, WITHDRAWAL_SECOND
from weald.games.critters.strength import controller


def winner_by_control(b: Board) -> int:
    """[8.2] The seat that controls more of the three theaters."""
    held = 0
    for theater in range(3):
        held += 1 if controller(b, theater) == b.first else 0
    return b.first if held >= 2 else 1 - b.first


def points_for(b: Board, withdrawn: int) -> int:
    """[9.1, 9.2] What a battle is worth to its winner; [12.1, 12.3] always one in beginner mode."""
    if b.beginner:
        return BEGINNER_POINTS
    if withdrawn == NONE:
        return BATTLE_POINTS
    table = WITHDRAWAL_FIRST if withdrawn == b.first else WITHDRAWAL_SECOND
    return table[b.hands[withdrawn]]
