"""Humility [10.2.5]: what the removal of gardens costs the Cult."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import DISCARD
from weald.games.root.procedure import ChanceDecision
from weald.games.root.rules.cards import discard, give_up, kinds
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CARD_NAMES, CULT


class Humility(Frame):
    """[10.2.5] The Cult loses a random card of its hand for each garden removed."""

    count: int

    def steps(self) -> Steps:
        return HUMBLING


class DiscardAtRandom(ChanceDecision[Humility]):
    """[10.2.5] The dice choose a card of the hand, while there is one."""

    law: ClassVar[str] = "10.2.5"
    ask: ClassVar[str] = "chance-discard"

    def needed(self, b: Board, f: Humility) -> bool:
        return f.count > 0 and b.hands[CULT] > 0

    def outcomes(self, g: Game, f: Humility) -> list[tuple[int, int]]:
        hand = g.secrets[CULT].hand
        return [(DISCARD | card, hand.count(card)) for card in kinds(hand)]

    def throw(self, g: Game, f: Humility, dice: Dice) -> int:
        hand = g.secrets[CULT].hand
        return DISCARD | hand[dice.below(len(hand))]

    def answer(self, g: Game, f: Humility, choice: int) -> None:
        card = noun(choice)
        give_up(g, CULT, card)
        discard(g, card)
        g.board.reveals += 1
        if g.telling:
            g.tell("discarded", "10.2.5", CULT, role=FOLLOWS, card=CARD_NAMES[card])
        f.count -= 1
        f.at -= 1


HUMBLING: Final[Steps] = (DiscardAtRandom(),)
