"""Informants: take an ambush card from the discard pile instead of drawing in Evening."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import PASS, RECOVER
from weald.games.root.cards.card import Card
from weald.games.root.procedure import Decision
from weald.games.root.rules.cards import Draw, kinds, take
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES, IS_AMBUSH


class Informants(Card):
    """When the cards of Evening are drawn."""

    def draws_in_evening(self, g: Game, seat: int, count: int) -> bool:
        if not ambushes(g.board):
            return False
        g.board.call(Inform(seat, count))
        return True


class Inform(Frame):
    """An ambush card from the discard pile instead of the cards of Evening."""

    seat: int
    count: int

    def steps(self) -> Steps:
        return INFORMING


def ambushes(b: Board) -> list[int]:
    """The different ambush cards in the discard pile."""
    return [card for card in kinds(sorted(b.discard)) if IS_AMBUSH[card]]


class MayInform(Decision[Inform]):
    """Take one ambush card, or draw as usual."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "may-inform"

    def actor(self, b: Board, f: Inform) -> int:
        return f.seat

    def offer(self, v: View, f: Inform, o: Offers) -> None:
        o.allow(PASS)
        for card in kinds(sorted(v.board.discard)):
            if IS_AMBUSH[card]:
                o.allow(RECOVER | card)
            else:
                o.refuse(RECOVER | card, "4.1.3", "no-ambush")

    def answer(self, g: Game, f: Inform, choice: int) -> None:
        if choice == PASS:
            g.board.call(Draw(f.seat, f.count))
            return
        g.board.discard.remove(noun(choice))
        take(g, f.seat, noun(choice))
        if g.telling:
            g.tell("took-discarded", "4.1.3", f.seat, card=CARD_NAMES[noun(choice)])

    def facts(self, b: Board, f: Inform) -> dict[str, object]:
        return {"count": f.count}


INFORMING: Final[Steps] = (MayInform(),)
