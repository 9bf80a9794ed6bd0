"""How good a position looks to a seat: points first, then what will bring points. For players that look one move ahead.

`standing` weighs what all factions share; each faction adds its own `promise`.
"""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.faction import faction
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    BIRD,
    BUILDINGS_OF,
    CLEARINGS,
    HAND_LIMIT,
    IS_AMBUSH,
    IS_DOMINANCE,
    ITEM,
    ITEM_POINTS,
    SUIT,
)

_WON: Final = 1000.0
_RIVAL: Final = 0.35  # weight of the strongest rival's standing
_OTHERS: Final = 0.2  # weight of everybody else's standing


def estimate(g: Game, seat: int) -> float:
    b = g.board
    if b.winner != NONE:
        return _WON if b.winner in (seat, b.partners[seat]) else -_WON
    worth = standing(g, seat)
    hope = faction(b, seat).card_hope
    for card in g.secrets[seat].hand:
        worth += hope * card_worth(b, card)
    worth -= 0.4 * max(0, b.hands[seat] - HAND_LIMIT + 1)  # drawing one more than can be kept
    strongest = 0.0
    for other in b.order:
        if b.are_enemies(seat, other):
            theirs = standing(g, other) + 0.5 * b.hands[other]
            theirs += 0.5 * max(0, b.scores[other] - 20)  # the nearer to the end, the more it hurts
            worth -= _OTHERS * theirs
            strongest = max(strongest, theirs)
    return worth - _RIVAL * strongest


def card_worth(b: Board, card: int) -> float:
    """What a card in hand is worth: less if it has little use."""
    if IS_DOMINANCE[card]:
        return 0.25
    worth = 0.6 if SUIT[card] == BIRD else 0.5
    if IS_AMBUSH[card]:
        worth += 0.1
    if ITEM[card] >= 0 and b.items[ITEM[card]]:
        worth += 0.12 * ITEM_POINTS[card]
    return worth


def standing(g: Game, seat: int) -> float:
    """Points, warriors, rule, cards in play, and the faction's own promise of more."""
    b = g.board
    worth = float(b.scores[seat]) if b.dominance[seat] == NONE else dominance(b, seat)
    for clearing in range(CLEARINGS):
        count = b.warriors_at(seat, clearing)
        worth += 0.12 * count - (0.02 * count * count if count > 4 else 0.0)
        if b.ruled_by(seat, clearing):
            worth += 0.45
        buildings = 0
        for kind in BUILDINGS_OF[seat]:
            buildings += b.at(kind, clearing)
        if buildings:
            enemies = 0
            for other in b.order:
                if other != seat:
                    enemies += b.warriors_at(other, clearing)
            worth -= 0.15 * buildings * max(0, enemies - count)  # beside stronger enemies
    return worth + 0.6 * len(b.improvements[seat]) + faction(b, seat).promise(g)


def dominance(b: Board, seat: int) -> float:
    """[3.3] What an activated dominance card is worth: points no longer count, only whether it holds at Birdsong."""
    suit = SUIT[b.dominance[seat]]
    ruled = [clearing for clearing in range(CLEARINGS) if b.ruled_by(seat, clearing)]
    if suit != BIRD:
        share = min(3, len([clearing for clearing in ruled if b.suits[clearing] == suit])) / 3
    else:
        opposite = b.printed().opposite
        corners = [clearing for clearing in ruled if opposite[clearing] >= 0]
        share = 1.0 if any(opposite[clearing] in ruled for clearing in corners) else 0.5 * min(1, len(corners))
    lead = max([b.scores[other] for other in b.order if other != seat])
    worth = max(9.0, lead - 4.0)  # a way out for those who are far behind
    return worth if share == 1.0 else 0.5 * share * worth
