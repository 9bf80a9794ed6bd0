"""Strength and control [4.1-4.2, 8.3], with the ongoing abilities that change a number."""

from __future__ import annotations

from weald.games.critters.board import Board, is_faceup, pile_of
from weald.games.critters.cards import (
    COVER_FIRE,
    COVER_FIRE_STRENGTH,
    ESCALATION,
    ESCALATION_STRENGTH,
    FACEDOWN_STRENGTH,
    STRENGTH,
    SUPPORT,
    SUPPORT_BONUS,
)


def facedown_strength(b: Board, seat: int) -> int:
    """[4.6] Facedown cards have strength 2; [S2] 4 for the owner of a faceup Escalation."""
    return ESCALATION_STRENGTH if b.lies_faceup_for(ESCALATION, seat) else FACEDOWN_STRENGTH


def strengths(b: Board, seat: int, theater: int) -> list[int]:
    """The strength of each card of a pile, bottom to top."""
    down = facedown_strength(b, seat)
    found = [STRENGTH[token] if is_faceup(token) else down for token in b.piles[pile_of(seat, theater)]]
    if b.faceup[COVER_FIRE] == pile_of(seat, theater):
        # [L4] every card beneath a faceup Cover Fire has strength 4, a stronger one too
        for beneath in range(b.piles[pile_of(seat, theater)].index(COVER_FIRE)):
            found[beneath] = COVER_FIRE_STRENGTH
    return found


def total(b: Board, seat: int, theater: int) -> int:
    """[4.2] A side's strength in a theater; [A1] Support adds 3 in the theaters next to its own."""
    down = facedown_strength(b, seat)
    points = 0
    for beneath, token in enumerate(b.piles[pile_of(seat, theater)]):
        if token == COVER_FIRE:
            points = COVER_FIRE_STRENGTH * beneath  # [L4] as in `strengths`
        points += STRENGTH[token] if is_faceup(token) else down
    if b.lies_faceup_for(SUPPORT, seat) and b.adjacent(b.faceup[SUPPORT] % 3, theater):
        points += SUPPORT_BONUS
    return points


def controller(b: Board, theater: int) -> int:
    """[8.3] The seat with the higher total; the first player, if the totals are equal."""
    mine = total(b, b.first, theater)
    return b.first if mine >= total(b, 1 - b.first, theater) else 1 - b.first
