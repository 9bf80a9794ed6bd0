"""Charm Offensive: when Evening begins, draw a card; another player scores a point."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CHOOSE, PASS, USE
from weald.games.root.cards.card import EVENING_BEGINS, Card
from weald.games.root.procedure import Decision, PublicDecision
from weald.games.root.rules.cards import Draw
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES, card

CHARM_OFFENSIVE: Final = card("charm_offensive")


class CharmOffensive(Card):
    """At the start of Evening."""

    speaks_at: int = EVENING_BEGINS

    def speak(self, g: Game, seat: int) -> None:
        g.board.call(Charm(seat))


class Charm(Frame):
    """A card, and a point for another player."""

    seat: int
    used: bool = False

    def steps(self) -> Steps:
        return CHARMING


class MayCharm(Decision[Charm]):
    """Use it or not. Without a card to draw it does nothing [2.1.2]."""

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


class ChooseCharmed(PublicDecision[Charm]):
    """Any other player scores a point."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "charm-whom"

    def needed(self, b: Board, f: Charm) -> bool:
        return f.used

    def actor(self, b: Board, f: Charm) -> int:
        return f.seat

    def options(self, b: Board, f: Charm, o: Offers) -> None:
        for other in b.order:
            if other != f.seat:
                o.allow(CHOOSE | other)

    def answer(self, g: Game, f: Charm, choice: int) -> None:
        score(g, noun(choice), 1, "4.1.3")


CHARMING: Final[Steps] = (MayCharm(), ChooseCharmed())
