"""What both players see: the row, the piles, the scores. Fields and questions about them, no rules.

Each seat has one pile in each theater [3.1] (`pile_of`): a list of tokens from bottom to top, of which the last is
uncovered and covers the others [4.9]. A token is

- a card (0-17), when the card lies faceup;
- SEEN + card, when it lies facedown and everybody has seen it faceup before;
- BACK + n, when it lies facedown and nobody has seen its face in play: it is the n-th card back of this battle.

Whoever has looked at the n-th back has the card in their secrets (`lenses.py`).
"""

from __future__ import annotations

from typing import Final

from weald.engine import lenses
from weald.games.critters.cards import CARDS, HAND, ROWS

SEEN: Final = 32
BACK: Final = 64
NONE: Final = -1


def is_faceup(token: int) -> bool:
    return token < SEEN


def public_card(token: int) -> int:
    """The card of a token, if everybody knows it, or NONE."""
    if token < SEEN:
        return token
    return token - SEEN if token < BACK else NONE


def pile_of(seat: int, theater: int) -> int:
    return seat * 3 + theater


class Board(lenses.Board):
    """The public side of a game."""

    target: int  # points that win the game
    beginner: bool
    row: int  # the order of the theaters: an index of ROWS
    first: int  # the seat with the first player's commander
    battle: int  # counted from 1
    scores: list[int]
    hands: list[int]  # how many cards each seat holds
    piles: list[list[int]]
    faceup: list[int]  # for each card the pile it lies in faceup, or NONE; follows from `piles`
    undealt: int  # how many cards of the deck nobody has seen
    buried: list[int]  # tokens of the destroyed cards under the deck, first destroyed first
    backs: int  # how many card backs have been numbered in this battle
    held: int  # the token of a card drawn and not yet laid
    air_drops: list[bool]  # whose next card may be played faceup into any theater
    triggered: list[int]  # faceup cards whose instant abilities wait, first triggered first
    shown: list[int]  # for each seat a mask of the cards everybody knows to be in its hand
    withdrawn: int  # the seat that withdrew from this battle, or NONE
    winner: int  # the seat that won the game, or NONE

    def adjacent(self, theater: int, other: int) -> bool:
        """[3.2] Side by side in the row: one of the two is the middle one."""
        middle = ROWS[self.row][1]
        return theater != other and (theater == middle or other == middle)

    def occupants(self, theater: int) -> int:
        """[7.6] The cards in a theater, both players' together."""
        return len(self.piles[theater]) + len(self.piles[3 + theater])

    def lies_faceup_for(self, card: int, seat: int) -> bool:
        """Whether this card lies faceup on the seat's side of the table [3.3]."""
        place = self.faceup[card]
        return place >= 0 and place // 3 == seat

    def deck_size(self) -> int:
        return self.undealt + len(self.buried)

    def shown_cards(self, seat: int) -> list[int]:
        """The cards everybody knows to be in a seat's hand."""
        mask = self.shown[seat]
        return [card for card in range(CARDS) if mask >> card & 1] if mask else []

    def tokens(self) -> list[int]:
        """All cards that lie on the table or under the deck, and the one that was just drawn."""
        found: list[int] = []
        for pile in self.piles:
            found += pile
        found += self.buried
        if self.held != NONE:
            found.append(self.held)
        return found

    def faults(self) -> list[str]:
        # plain loops and masks: it is asked at the end of every game that is simulated
        faults: list[str] = []
        tokens = self.tokens()
        twice = self.shown[0] & self.shown[1]
        known = self.shown[0] | self.shown[1]
        for token in tokens:
            card = public_card(token)
            if card != NONE:
                twice |= known & 1 << card
                known |= 1 << card
        if twice or len(set(tokens)) != len(tokens):
            faults.append("a card is in two places")
        if self.battle and len(tokens) + self.hands[0] + self.hands[1] + self.undealt != CARDS:
            faults.append(f"the cards do not add up to {CARDS}")
        lies = [NONE] * CARDS
        for place in range(len(self.piles)):
            for token in self.piles[place]:
                if token < CARDS:
                    lies[token] = place
        for card in range(CARDS):
            if lies[card] != self.faceup[card]:
                faults.append(f"card {card} is noted in pile {self.faceup[card]} and lies in {lies[card]}")
        if not 0 <= self.row < len(ROWS):
            faults.append("the row is not the three theaters")
        if any(self.faceup[card] == NONE for card in self.triggered):
            faults.append("the instant of a card waits that does not lie faceup")
        for seat in range(2):
            if not 0 <= self.hands[seat] <= HAND or self.undealt < 0:
                faults.append("a hand or the deck has an impossible size")
            if len(self.shown_cards(seat)) > self.hands[seat]:
                faults.append("more cards are known to be in a hand than it holds")
            if self.scores[seat] >= self.target and self.winner == NONE:
                faults.append("the target is reached and nobody has won")
        return faults


def empty_board(target: int, beginner: bool) -> Board:
    """The table before set-up: nobody has points [1.5]."""
    return Board(
        [],
        0,
        False,
        target,
        beginner,
        0,
        0,
        0,
        [0, 0],
        [0, 0],
        [[], [], [], [], [], []],
        [NONE] * CARDS,
        0,
        [],
        0,
        NONE,
        [False, False],
        [],
        [0, 0],
        NONE,
        NONE,
    )
