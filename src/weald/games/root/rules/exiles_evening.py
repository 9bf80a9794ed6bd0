"""Exiles and Partisans in Evening: Charm Offensive, Informants."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CHOOSE, PASS, RECOVER, USE
from weald.games.root.procedure import Decision
from weald.games.root.rules.cards import Draw, kinds, take
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES, CHARM_OFFENSIVE, INFORMANTS, IS_AMBUSH

# Charm Offensive


class Charm(Frame):
    """Charm Offensive, at the start of Evening: a card, and a point for another player."""

    def __init__(self, seat: int, used: bool = False, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.used = used

    def steps(self) -> Steps:
        return CHARMING

    def clone(self) -> Frame:
        return Charm(self.seat, self.used, self.at)


class MayCharm(Decision[Charm]):
    """Used or not; without a card to draw it does nothing [2.1.2]."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "may-charm"

    def needed(self, b: Board, f: Charm) -> bool:
        return b.deck > 0 or len(b.discard) > 0

    def actor(self, b: Board, f: Charm) -> int:
        return f.seat

    def offer(self, v: View, f: Charm, o: Offers) -> None:
        o.allow(PASS)
        o.allow(USE | CHARM_OFFENSIVE)

    def answer(self, g: Game, f: Charm, choice: int) -> None:
        if choice == PASS:
            return
        f.used = True
        if g.telling:
            g.tell("used", "4.1.3", f.seat, card=CARD_NAMES[CHARM_OFFENSIVE])
        g.board.call(Draw(f.seat, 1))


class ChooseCharmed(Decision[Charm]):
    """Any other player scores a point."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "charm-whom"

    def needed(self, b: Board, f: Charm) -> bool:
        return f.used

    def actor(self, b: Board, f: Charm) -> int:
        return f.seat

    def offer(self, v: View, f: Charm, o: Offers) -> None:
        for other in v.board.order:
            if other != f.seat:
                o.allow(CHOOSE | other)

    def answer(self, g: Game, f: Charm, choice: int) -> None:
        score(g, noun(choice), 1, "4.1.3")


CHARMING: Final[Steps] = (MayCharm(), ChooseCharmed())


# Informants


class Inform(Frame):
    """Informants: an ambush card of the discard pile in place of the cards of Evening."""

    def __init__(self, seat: int, count: int, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.count = count

    def steps(self) -> Steps:
        return INFORMING

    def clone(self) -> Frame:
        return Inform(self.seat, self.count, self.at)


def ambushes(b: Board) -> list[int]:
    """The different ambush cards in the discard pile."""
    return [card for card in kinds(sorted(b.discard)) if IS_AMBUSH[card]]


def draw_in_evening(g: Game, seat: int, count: int) -> None:
    """The cards that a faction's Evening gives, for every faction."""
    b = g.board
    if b.has(seat, INFORMANTS) and ambushes(b):
        b.call(Inform(seat, count))
    else:
        b.call(Draw(seat, count))


class MayInform(Decision[Inform]):
    """One ambush card, or draw as usual."""

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


INFORMING: Final[Steps] = (MayInform(),)
