"""A turn [5.1-5.9]: one action, then the instant abilities it set off, one after another [6.3]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.critters.actions import WITHDRAW
from weald.games.critters.board import Board
from weald.games.critters.instants import begin
from weald.games.critters.lenses import Game, View
from weald.games.critters.playing import offer_plays, play
from weald.games.critters.procedure import Decision, Step


class Turn(Frame):
    """One turn of one seat."""

    def __init__(self, seat: int, at: int = 0) -> None:
        self.at = at
        self.seat = seat

    def steps(self) -> Steps:
        return TURN

    def clone(self) -> Frame:
        return Turn(self.seat, self.at)


class ChooseAction(Decision[Turn]):
    """[5.2] Exactly one of three: deploy, improvise, withdraw."""

    law: ClassVar[str] = "5.2"
    ask: ClassVar[str] = "choose-action"

    def actor(self, b: Board, f: Turn) -> int:
        return f.seat

    def offer(self, v: View, f: Turn, o: Offers) -> None:
        offer_plays(v, o)
        o.allow(WITHDRAW)

    def answer(self, g: Game, f: Turn, choice: int) -> None:
        if choice != WITHDRAW:
            play(g, f.seat, choice)
            return
        g.board.withdrawn = f.seat  # [5.8]
        if g.telling:
            g.tell("withdrew", "5.8", f.seat, hand=g.board.hands[f.seat])


class ResolveInstants(Step[Turn]):
    """[6.3] Waiting instants, first triggered first, each to its end before the next begins."""

    law: ClassVar[str] = "6.3"

    def run(self, g: Game, f: Turn) -> None:
        if g.board.triggered:
            f.at -= 1
            begin(g, g.board.triggered.pop(0))


TURN: Final[Steps] = (ChooseAction(), ResolveInstants())
