"""A battle: gathering and dealing [1.3, 10.1], turns [5.1], control and points [8.1-8.3, 9.1-9.2]."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import REASON, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.critters.actions import DEAL
from weald.games.critters.board import NONE, Board
from weald.games.critters.cards import CARD_NAMES, CARDS, HAND, ROWS
from weald.games.critters.lenses import Game, Secret
from weald.games.critters.procedure import ChanceDecision, Step
from weald.games.critters.scoring import points_for, winner_by_control
from weald.games.critters.strength import controller, total
from weald.games.critters.turns import Turns


class Battle(Frame):
    """One battle."""

    def steps(self) -> Steps:
        return BATTLE


class GatherCards(Step[Battle]):
    """[10.1] All 18 cards go back into one deck, and nothing of the last battle lasts."""

    law: ClassVar[str] = "10.1"

    def run(self, g: Game, f: Battle) -> None:
        b = g.board
        b.battle += 1
        b.piles = [[], [], [], [], [], []]
        b.faceup = [NONE] * CARDS
        b.hands = [0, 0]
        b.buried = []
        b.backs = 0
        b.air_drops = [False, False]
        b.shown = [0, 0]
        b.withdrawn = NONE
        b.undealt = CARDS
        g.undealt = list(range(CARDS))
        g.secrets = [Secret([], []), Secret([], [])]
        if g.telling:
            g.tell("battle-began", "2.1", b.first, battle=b.battle)


@cache
def _hands_of(size: int) -> list[int]:
    """Every hand that can be dealt from this many cards, as masks of their places."""
    hands: list[int] = []
    for places in combinations(range(size), HAND):
        mask = 0
        for place in places:
            mask |= 1 << place
        hands.append(mask)
    return hands


def _cards_at(cards: list[int], places: int) -> int:
    """The mask of the cards that stand at a mask of places."""
    if len(cards) == CARDS:
        return places  # a whole deck in order: the place of a card is the card
    mask = 0
    for place, card in enumerate(cards):
        if places >> place & 1:
            mask |= 1 << card
    return mask


class DealFirstHand(ChanceDecision[Battle]):
    """[1.3] Six cards from the shuffled deck, seen by their owner only."""

    law: ClassVar[str] = "1.3"
    ask: ClassVar[str] = "chance-deal"

    def receiver(self, b: Board) -> int:
        return b.first

    def outcomes(self, g: Game, f: Battle) -> list[tuple[int, int]]:
        return [(DEAL | _cards_at(g.undealt, places), 1) for places in _hands_of(len(g.undealt))]

    def throw(self, g: Game, f: Battle, dice: Dice) -> int:
        hands = _hands_of(len(g.undealt))
        return DEAL | _cards_at(g.undealt, hands[dice.below(len(hands))])

    def possible(self, g: Game, f: Battle, action: int) -> bool:
        left = noun(action)
        count = 0
        for card in g.undealt:
            count += left >> card & 1
            left &= ~(1 << card)
        return action == DEAL | noun(action) and left == 0 and count == HAND

    def answer(self, g: Game, f: Battle, choice: int) -> None:
        b = g.board
        seat = self.receiver(b)
        mask = noun(choice)
        hand = g.secrets[seat].hand
        rest: list[int] = []
        for card in g.undealt:
            if mask >> card & 1:
                hand.append(card)
            else:
                rest.append(card)
        g.undealt = rest
        b.undealt -= HAND
        b.hands[seat] = HAND
        if g.telling:
            g.tell_hand(seat, [CARD_NAMES[card] for card in hand])


class DealSecondHand(DealFirstHand):
    """[1.3] And six to the other player. The rest is the deck [1.4]."""

    def receiver(self, b: Board) -> int:
        return 1 - b.first


class TakeTurns(Step[Battle]):
    """[5.1] The first player takes the first turn."""

    law: ClassVar[str] = "5.1"

    def run(self, g: Game, f: Battle) -> None:
        g.board.call(Turns(g.board.first))


class ScoreBattle(Step[Battle]):
    """[2.2, 8.1, 8.2] The winner scores: all the points of a battle [9.1], or what a withdrawal is worth [9.2]."""

    law: ClassVar[str] = "9.1"

    def run(self, g: Game, f: Battle) -> None:
        b = g.board
        if b.withdrawn != NONE:
            winner = 1 - b.withdrawn
        else:
            winner = winner_by_control(b)
            if g.telling:
                self.tell_control(g)
        points = points_for(b, b.withdrawn)
        b.scores[winner] += points
        if g.telling:
            law = "12.1" if b.beginner else "9.1" if b.withdrawn == NONE else "9.2"
            g.tell("battle-won", law, winner, points=points, score=b.scores[winner])

    def tell_control(self, g: Game) -> None:
        """[8.3] Who holds each theater, and by how much: why the battle is won."""
        b = g.board
        for theater in ROWS[b.row]:
            holder = controller(b, theater)
            mine = total(b, holder, theater)
            theirs = total(b, 1 - holder, theater)
            by = "tie" if mine == theirs else "strength"
            g.tell("held", "8.3", holder, theater=theater, role=REASON, total=mine, other_total=theirs, by=by)


BATTLE: Final[Steps] = (GatherCards(), DealFirstHand(), DealSecondHand(), TakeTurns(), ScoreBattle())
