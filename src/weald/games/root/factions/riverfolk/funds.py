"""The Riverfolk's funds [11.2.4]: warriors of any owner, committed, spent or lost one by one."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.riverfolk.verbs import FUND
from weald.games.root.procedure import Decision, Step
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import RIVERFOLK, SEATS

COMMIT: Final = 0  # [11.5] to the commitments: it returns later
SPEND: Final = 1  # [11.5] to its owner's supply
LOSE: Final = 2  # [11.2.5.1] to its owner's supply, for nothing
_HOW: Final = ("commit", "spend", "lose")
_EVENTS: Final = ("committed", "fund-spent", "fund-lost")
_LAWS: Final = ("11.5", "11.5", "11.2.5.1")


def move_funds(g: Game, owner: int, count: int, how: int) -> None:
    """Move some funds of one owner out of the box."""
    company = riverfolk_board(g.board)
    company.funds[owner] -= count
    if how == COMMIT:
        company.commitments[owner] += count
    else:
        g.board.bring_home(owner, count)
    if g.telling:
        role = FOLLOWS if how == LOSE else DEED
        g.tell(_EVENTS[how], _LAWS[how], RIVERFOLK, role=role, count=count, other_seat=SEATS[owner])


def lost_with_a_post(b: Board) -> int:
    """[11.2.5.1] Half of the funds, rounded up."""
    return (riverfolk_board(b).total() + 1) // 2


def refund(g: Game, customer: int) -> None:
    """[K9.2.2] Whoever removed a trade post of the Robots gets back half of their payments, rounded up."""
    payments = riverfolk_board(g.board).payments
    count = (payments[customer] + 1) // 2
    payments[customer] -= count
    g.board.bring_home(customer, count)
    if g.telling:
        g.tell("payments-returned", "K9.2.2", RIVERFOLK, role=FOLLOWS, count=count, other_seat=SEATS[customer])


class TakeFunds(Frame):
    """Some funds leave the box; the Riverfolk choose whose."""

    count: int
    how: int

    def steps(self) -> Steps:
        return LOSING_FUNDS if self.how == LOSE else TAKING_FUNDS


class ChooseFund(Decision[TakeFunds]):
    """[11.2.4] Choose whose warrior is the next fund; asked only if it matters."""

    law: ClassVar[str] = "11.2.4"
    ask: ClassVar[str] = "choose-fund"

    def needed(self, b: Board, f: TakeFunds) -> bool:
        return 0 < f.count < riverfolk_board(b).total() and len(riverfolk_board(b).owners()) > 1

    def actor(self, b: Board, f: TakeFunds) -> int:
        return RIVERFOLK

    def offer(self, v: View, f: TakeFunds, o: Offers) -> None:
        for seat in v.board.order:
            if riverfolk_board(v.board).funds[seat]:
                o.allow(FUND | seat)
            else:
                o.refuse(FUND | seat, self.law, "no-such-fund")

    def answer(self, g: Game, f: TakeFunds, choice: int) -> None:
        move_funds(g, noun(choice), 1, f.how)
        f.count -= 1
        f.at -= 1

    def facts(self, b: Board, f: TakeFunds) -> dict[str, object]:
        return {"count": f.count, "how": _HOW[f.how]}


class LoseFund(ChooseFund):
    """[11.2.5.1] Choose a fund to lose when trade has ended."""

    law: ClassVar[str] = "11.2.5.1"


class TakeTheRest(Step[TakeFunds]):
    """[11.2.4] Take the rest where there is no choice."""

    law: ClassVar[str] = "11.2.4"

    def run(self, g: Game, f: TakeFunds) -> None:
        for owner in riverfolk_board(g.board).owners():
            count = min(f.count, riverfolk_board(g.board).funds[owner])
            if count:
                move_funds(g, owner, count, f.how)
                f.count -= count


TAKING_FUNDS: Final[Steps] = (ChooseFund(), TakeTheRest())
LOSING_FUNDS: Final[Steps] = (LoseFund(), TakeTheRest())
