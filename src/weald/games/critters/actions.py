"""Every verb of Critters at War, one line each, with its sentence."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import NOUN_BITS, Grammar, Numbers, Sets, Verb, Words
from weald.games.critters.cards import CARD_NAMES, CARDS, ROWS, SEATS, THEATER_NAMES

_CARD: Final = Words(CARD_NAMES)
_THEATER: Final = Words(THEATER_NAMES)
_SEAT: Final = Words(SEATS)
_PLACE: Final = Numbers(CARDS)  # a card's place in its stack, counted from the bottom
_ROW: Final = Words(["-".join(THEATER_NAMES[t] for t in row) for row in ROWS])

GRAMMAR: Final = Grammar(
    Verb(1, "deploy {card} to {theater}", card=_CARD, theater=_THEATER),
    Verb(2, "improvise {card} to {theater}", card=_CARD, theater=_THEATER),
    Verb(3, "withdraw"),
    Verb(4, "flip {seat} {theater}", seat=_SEAT, theater=_THEATER),
    Verb(5, "move {theater} {place}", theater=_THEATER, place=_PLACE),
    Verb(6, "to {theater}", theater=_THEATER),
    Verb(7, "return {theater} {place}", theater=_THEATER, place=_PLACE),
    Verb(8, "reinforce {theater}", theater=_THEATER),
    Verb(9, "decline"),
    Verb(10, "row {row}", row=_ROW),
    Verb(11, "first {seat}", seat=_SEAT),
    Verb(12, "deal {cards}", cards=Sets(CARD_NAMES)),
    Verb(13, "draw {card}", card=_CARD),
)

DEPLOY: Final = 1 << NOUN_BITS
IMPROVISE: Final = 2 << NOUN_BITS
WITHDRAW: Final = 3 << NOUN_BITS
FLIP: Final = 4 << NOUN_BITS
MOVE: Final = 5 << NOUN_BITS
TO: Final = 6 << NOUN_BITS
RETURN: Final = 7 << NOUN_BITS
REINFORCE: Final = 8 << NOUN_BITS
DECLINE: Final = 9 << NOUN_BITS
ROW: Final = 10 << NOUN_BITS
FIRST: Final = 11 << NOUN_BITS
DEAL: Final = 12 << NOUN_BITS
DRAW: Final = 13 << NOUN_BITS
