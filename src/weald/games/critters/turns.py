"""The turns of a battle [5.1-5.9]: one action, then the instant abilities it set off [6.3], then the next player."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import NEW_TURN, Frame
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.critters.actions import WITHDRAW
from weald.games.critters.board import NONE, Board
from weald.games.critters.cards import SEATS
from weald.games.critters.instants import begin
from weald.games.critters.lenses import Game, View
from weald.games.critters.playing import offer_plays, play
from weald.games.critters.procedure import Decision, Step
from weald.games.critters.scoring import points_for


class Turns(Frame):
    """Turn after turn; `seat` has this one."""

    seat: int

    def steps(self) -> Steps:
        return TURN


class ChooseAction(Decision[Turns]):
    """[5.2] Exactly one of three: deploy, improvise, withdraw. Whoever has no cards left is passed over."""

    law: ClassVar[str] = "5.2"
    ask: ClassVar[str] = "choose-action"

    def needed(self, b: Board, f: Turns) -> bool:
        return b.hands[f.seat] > 0

    def actor(self, b: Board, f: Turns) -> int:
        return f.seat

    def offer(self, v: View, f: Turns, o: Offers) -> None:
        offer_plays(v, o)
        o.allow(WITHDRAW)

    def about(self, v: View, f: Turns, action: int) -> dict[str, object]:
        """What a withdrawal costs [9.2], and how the war would then stand [11.1]."""
        if action != WITHDRAW:
            return {}
        b = v.board
        points = points_for(b, f.seat)
        score = b.scores[1 - f.seat] + points
        return {
            "other_seat": SEATS[1 - f.seat],
            "points": points,
            "score": score,
            "own_score": b.scores[f.seat],
            "target": b.target,
            "ends": "war" if score >= b.target else "battle",
        }

    def answer(self, g: Game, f: Turns, choice: int) -> None:
        if choice != WITHDRAW:
            play(g, f.seat, choice, NEW_TURN)  # [2.3] one card in a turn
            return
        g.board.withdrawn = f.seat  # [5.8]
        if g.telling:
            g.tell("withdrew", "5.8", f.seat, role=NEW_TURN, hand=g.board.hands[f.seat])


class ResolveInstants(Step[Turns]):
    """[6.3] Waiting instants, first triggered first, each to its end before the next begins."""

    law: ClassVar[str] = "6.3"

    def run(self, g: Game, f: Turns) -> None:
        if g.board.triggered:
            f.at -= 1
            begin(g, g.board.triggered.pop(0))


class PassTheTurn(Step[Turns]):
    """[5.9] To the opponent, until somebody has withdrawn [8.1] or both have played all their cards [8.2]."""

    law: ClassVar[str] = "5.9"

    def run(self, g: Game, f: Turns) -> None:
        b = g.board
        if b.withdrawn == NONE and (b.hands[0] or b.hands[1]):
            f.seat = 1 - f.seat
            f.at = 0


TURN: Final[Steps] = (ChooseAction(), ResolveInstants(), PassTheTurn())
