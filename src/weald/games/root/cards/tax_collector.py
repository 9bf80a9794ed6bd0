"""Tax Collector: remove one of your warriors from the map to draw a card."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import REMOVE
from weald.games.root.cards.card import IN_DAYLIGHT, Card
from weald.games.root.procedure import PublicDecision, Step
from weald.games.root.rules.cards import Draw
from weald.games.root.rules.removing import remove_warriors, warrior_was_removed
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CLEARINGS


class TaxCollector(Card):
    """At any time of Daylight."""

    used_in: int = IN_DAYLIGHT

    def could_be_used(self, b: Board, seat: int) -> bool:
        for clearing in range(CLEARINGS):
            if b.warriors_at(seat, clearing):
                return True
        return False

    def why_not_used(self, v: View) -> str:
        return "" if self.could_be_used(v.board, v.seat) else "no-warriors-there"

    def use(self, g: Game, seat: int) -> None:
        g.board.call(Tax(seat))


class Tax(Frame):
    """Remove a warrior, draw a card."""

    seat: int
    clearing: int = NONE

    def steps(self) -> Steps:
        return TAX


class ChooseTaxed(PublicDecision[Tax]):
    """Choose where the warrior is removed."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "choose-taxed"

    def actor(self, b: Board, f: Tax) -> int:
        return f.seat

    def options(self, b: Board, f: Tax, o: Offers) -> None:
        for clearing in range(CLEARINGS):
            if b.warriors_at(f.seat, clearing):
                o.allow(REMOVE | clearing)
            else:
                o.refuse(REMOVE | clearing, "4.1.3", "no-warriors-there")

    def answer(self, g: Game, f: Tax, choice: int) -> None:
        f.clearing = noun(choice)
        remove_warriors(g, f.seat, f.clearing, 1)
        warrior_was_removed(g, f.seat, f.clearing, f.seat)


class DrawTax(Step[Tax]):
    """Draw a card."""

    law: ClassVar[str] = "2.1.2"

    def run(self, g: Game, f: Tax) -> None:
        g.board.call(Draw(f.seat, 1))


TAX: Final[Steps] = (ChooseTaxed(), DrawTax())
