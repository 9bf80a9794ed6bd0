"""Small Critters: late positions in which little is left to decide, for solvers that walk through a whole game.

A position is written in the words of docs/scenarios.md, those of a seat with its name before them:

    target:1;turn:south;south.hand:? A4;south.land:L6;north.hand:?;north.sea:S5x

Each `?` in a hand is a card that lies nowhere else: there is one beginning for every way to deal them.

>>> len(beginnings("target:1;south.hand:?;north.hand:A1 A2 A3"))
15
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any, Final

from weald.engine.arranging import wrong
from weald.games.critters.arranging import arrange
from weald.games.critters.cards import CARD_NAMES, CARDS, HAND, SEATS
from weald.games.critters.lenses import Game

UNKNOWN: Final = "?"
MOST: Final = comb(CARDS, HAND)  # so many beginnings at most: no throw of the game itself has more outcomes


def read(text: str) -> dict[str, Any]:
    """The words of a position, as `arrange` takes them."""
    words: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, colon, value = (piece.strip() for piece in part.partition(":"))
        if not colon:
            raise wrong("position", part)
        seat, dot, word = name.partition(".")
        place = words.setdefault(seat, {}) if dot else words
        if not isinstance(place, dict):
            raise wrong("position", part)
        place[word if dot else name] = int(value) if value.isdecimal() else value
    return words


def beginnings(text: str) -> list[Game]:
    """Every game that may begin in a position, all of them as likely as each other."""
    words = read(text)
    hands = [str(words.setdefault(seat, {}).get("hand", "")).split() for seat in SEATS]
    unknown = [hand.count(UNKNOWN) for hand in hands]
    known = [[card for card in hand if card != UNKNOWN] for hand in hands]
    lie_nowhere = [CARD_NAMES[card] for card in _with_hands(words, known).undealt]
    count = comb(len(lie_nowhere), unknown[0]) * comb(len(lie_nowhere) - unknown[0], unknown[1])
    if not 0 < count <= MOST:
        raise wrong("position", text)
    found: list[Game] = []
    for first in combinations(lie_nowhere, unknown[0]):
        rest = [card for card in lie_nowhere if card not in first]
        for second in combinations(rest, unknown[1]):
            found.append(_with_hands(words, [[*known[0], *first], [*known[1], *second]]))
    return found


def _with_hands(words: dict[str, Any], hands: list[list[str]]) -> Game:
    dealt = {seat: {**words[seat], "hand": " ".join(hand)} for seat, hand in zip(SEATS, hands, strict=True)}
    return arrange({**words, **dealt})
