"""Saboteurs: when Birdsong begins, discard them and a persistent card of an enemy."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import PASS, SABOTAGE
from weald.games.root.cards.card import BIRDSONG_BEGINS, Card
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import Decision
from weald.games.root.rules.buying import may_buy_with_more
from weald.games.root.rules.cards import discard_improvement
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES, CARDS, SEATS, card

SABOTEURS: Final = card("saboteurs")


class Saboteurs(Card):
    """At the start of Birdsong."""

    speaks_at: int = BIRDSONG_BEGINS

    def speak(self, g: Game, seat: int) -> None:
        g.board.call(Sabotage(seat))


class Sabotage(Frame):
    """Discard them and a persistent card of an enemy."""

    seat: int

    def steps(self) -> Steps:
        return SABOTAGING


class ChooseSabotaged(Decision[Sabotage]):
    """Any persistent card of any enemy [2.7], or none."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "may-sabotage"

    def needed(self, b: Board, f: Sabotage) -> bool:
        for other in b.order:
            if b.improvements[other] and b.are_enemies(f.seat, other):
                return True
        return False

    def actor(self, b: Board, f: Sabotage) -> int:
        return f.seat

    def offer(self, v: View, f: Sabotage, o: Offers) -> None:
        b = v.board
        o.allow(PASS)
        for other in b.order:
            for held in b.improvements[other]:
                if b.are_enemies(f.seat, other):
                    o.allow(SABOTAGE | other * CARDS + held)
                elif other != f.seat:
                    o.refuse(SABOTAGE | other * CARDS + held, "2.7", "no-enemy")

    def answer(self, g: Game, f: Sabotage, choice: int) -> None:
        if choice == PASS:
            return
        means = faction(g.board, f.seat).means(g.board)
        other = noun(choice) // CARDS
        held = noun(choice) % CARDS
        discard_improvement(g, f.seat, SABOTEURS)
        discard_improvement(g, other, held)
        if g.telling:
            g.tell("sabotaged", "4.1.3", f.seat, other_seat=SEATS[other], card=CARD_NAMES[held])
        may_buy_with_more(g, f.seat, means)


SABOTAGING: Final[Steps] = (ChooseSabotaged(),)
