"""How a Vagabond pays the Riverfolk: with items [11.2.6.3]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import EXHAUST
from weald.games.root.factions.faction import faction
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.items import exhaust, has_choice, present
from weald.games.root.procedure import Decision, Step
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import ITEMS, READY, TEA


class PayWithItems(Frame):
    """[11.2.6.3] For each item the Vagabond exhausts, the Riverfolk move one of their warriors to payments."""

    seat: int
    count: int  # items still to be exhausted
    seller: int

    def steps(self) -> Steps:
        return PAYING


def pay_item(g: Game, f: PayWithItems, item: int) -> None:
    exhaust(g, f.seat, item)
    vagabond_board(g.board, f.seat).tea_paid += 1 if item == TEA else 0
    f.count -= 1
    faction(g.board, f.seller).item_paid(g.board)


class ChooseItem(Decision[PayWithItems]):
    """[11.2.6.3] Choose ready items, one by one; asked only if there is a choice."""

    law: ClassVar[str] = "11.2.6.3"
    ask: ClassVar[str] = "exhaust-any"

    def needed(self, b: Board, f: PayWithItems) -> bool:
        return has_choice(vagabond_board(b, f.seat), [READY], f.count)

    def actor(self, b: Board, f: PayWithItems) -> int:
        return f.seat

    def offer(self, v: View, f: PayWithItems, o: Offers) -> None:
        for item in range(ITEMS):
            if vagabond_board(v.board, f.seat).items_in(READY, item):
                o.allow(EXHAUST | item)
            else:
                o.refuse(EXHAUST | item, "11.2.6.3", "no-such-item")

    def answer(self, g: Game, f: PayWithItems, choice: int) -> None:
        pay_item(g, f, noun(choice))
        f.at -= 1

    def facts(self, b: Board, f: PayWithItems) -> dict[str, object]:
        return {"count": f.count}


class PayTheRest(Step[PayWithItems]):
    """[11.2.6.3] Pay the rest where there is no choice."""

    law: ClassVar[str] = "11.2.6.3"

    def run(self, g: Game, f: PayWithItems) -> None:
        while f.count:
            pay_item(g, f, present(vagabond_board(g.board, f.seat), [READY])[0] % ITEMS)


PAYING: Final[Steps] = (ChooseItem(), PayTheRest())
