"""A seat's view for learners. Whatever belongs to a player comes twice: the seat's own first, then the opponent's."""

from __future__ import annotations

from typing import Final

from weald.engine.encoding import Row
from weald.games.critters.board import NONE, SEEN, pile_of
from weald.games.critters.cards import CARDS, ROWS
from weald.games.critters.lenses import View
from weald.games.critters.scoring import points_for
from weald.games.critters.strength import total

_DEPTH: Final = 6  # of a pile: cards from the top that are told one by one


def encode(v: View, row: Row) -> None:
    b = v.board
    me = max(v.seat, 0)
    row.field("hand")
    row.how_many(v.own.hand, CARDS)
    row.field("known in the opponent's hand")
    row.bits(b.shown[1 - me], CARDS)
    row.field("row of theaters")
    row.one_of(b.row, len(ROWS))
    row.field("goes first")
    row.flag(b.first == me)
    row.field("battle")
    row.count(b.battle)
    row.field("target")
    row.count(b.target)
    row.field("beginner")
    row.flag(b.beginner)
    row.field("points")
    row.count(b.scores[me])
    row.count(b.scores[1 - me])
    row.field("points for a withdrawal now")
    row.count(points_for(b, me) if b.battle else 0)
    row.count(points_for(b, 1 - me) if b.battle else 0)
    row.field("cards in hand")
    row.count(b.hands[me])
    row.count(b.hands[1 - me])
    row.field("may play anywhere")
    row.flag(b.air_drops[me])
    row.flag(b.air_drops[1 - me])
    for seat in (me, 1 - me):
        row.field("own piles" if seat == me else "the opponent's piles")
        for theater in range(3):
            _pile(v, b.piles[pile_of(seat, theater)], row)
    row.field("where each card lies")
    for seat in (me, 1 - me):
        for theater in range(3):
            _cards(v, b.piles[pile_of(seat, theater)], row)
    row.field("strength by theater")
    for seat in (me, 1 - me):
        for theater in range(3):
            row.count(max(total(b, seat, theater), 0))
    row.field("deck")
    row.count(b.deck_size())
    row.field("destroyed cards")
    for token in b.buried:
        card = v.card(token)
        if card != NONE:
            row.data[row.at + card] = 1
    row.at += CARDS
    row.field("card in the hand of the law")
    row.one_of(v.card(b.held) if b.held != NONE else NONE, CARDS)
    row.field("instants that wait")
    row.how_many(b.triggered, CARDS)


def _pile(v: View, pile: list[int], row: Row) -> None:
    """How many cards; then each card from the top: which (0 if the seat does not know it), and whether it is faceup."""
    row.count(len(pile))
    end = row.at + 2 * _DEPTH
    for token in reversed(pile):
        if row.at == end:
            break
        row.place(v.card(token))
        row.flag(token < SEEN)
    row.at = end


def _cards(v: View, pile: list[int], row: Row) -> None:
    """For each card of the deck three bytes: lies there, lies there faceup, lies there uncovered."""
    last = len(pile) - 1
    for place, token in enumerate(pile):
        card = v.card(token)
        if card != NONE:
            at = row.at + 3 * card
            row.data[at] = 1
            if token < SEEN:
                row.data[at + 1] = 1
            if place == last:
                row.data[at + 2] = 1
    row.at += 3 * CARDS
