"""The mountain map [M]: paths that must be cleared first, and the tower on the Pass."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CLEAR, SPEND
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.cards import kinds, spend
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import way_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import MAPS

PATH_POINTS: Final = 1
PASS_POINTS: Final = 1


def is_at_an_end(b: Board, seat: int, path: int) -> bool:
    """[M.2] Whether a seat has a piece at either end of a closed path."""
    one, other = MAPS[b.map].closed[path]
    return b.is_there(seat, one) or b.is_there(seat, other)


def may_clear(b: Board, seat: int) -> bool:
    """[M.2] Whether a seat might clear a path now, judged by public facts."""
    if b.cleared or not b.hands[seat]:
        return False
    for path in range(len(MAPS[b.map].closed)):
        if not b.opened >> path & 1 and is_at_an_end(b, seat, path):
            return True
    return False


def offer_paths(v: View, o: Offers) -> None:
    """[M.2] Once a turn, in Daylight, for any card: a closed path with a piece of the seat at either end."""
    b = v.board
    for path in range(len(MAPS[b.map].closed)):
        if b.opened >> path & 1:
            o.refuse(CLEAR | path, "M.2", "path-is-clear")
        elif b.cleared:
            o.refuse(CLEAR | path, "M.2", "cleared-this-turn")
        elif not is_at_an_end(b, v.seat, path):
            o.refuse(CLEAR | path, "M.2", "nobody-at-either-end")
        elif not v.own.hand:
            o.refuse(CLEAR | path, "M.2", "no-card-to-spend")
        else:
            o.allow(CLEAR | path)


class ClearPath(Frame):
    """[M.2] Spend a card, open the path for good, score a point."""

    seat: int
    path: int
    card: int = NONE

    def steps(self) -> Steps:
        return CLEARING


class PayForPath(Decision[ClearPath]):
    """[M.2] Choose the card to spend; asked only if there are several."""

    law: ClassVar[str] = "M.2"
    ask: ClassVar[str] = "pay-for-path"

    def needed(self, b: Board, f: ClearPath) -> bool:
        return b.hands[f.seat] > 1

    def actor(self, b: Board, f: ClearPath) -> int:
        return f.seat

    def offer(self, v: View, f: ClearPath, o: Offers) -> None:
        for card in kinds(v.own.hand):
            o.allow(SPEND | card)

    def answer(self, g: Game, f: ClearPath, choice: int) -> None:
        f.card = noun(choice)

    def facts(self, b: Board, f: ClearPath) -> dict[str, object]:
        one, other = MAPS[b.map].closed[f.path]
        return way_facts(b, one, other)


class OpenPath(Step[ClearPath]):
    """[M.2] From now on it is a path like any other."""

    law: ClassVar[str] = "M.2"

    def run(self, g: Game, f: ClearPath) -> None:
        b = g.board
        card = f.card if f.card != NONE else g.secrets[f.seat].hand[0]
        spend(g, f.seat, card, "M.2")
        b.opened |= 1 << f.path
        b.cleared = True
        if g.telling:
            one, other = MAPS[b.map].closed[f.path]
            g.tell("path-cleared", "M.2", f.seat, from_clearing=one + 1, clearing=other + 1)
        score(g, f.seat, PATH_POINTS, "M.2")


CLEARING: Final[Steps] = (PayForPath(), OpenPath())


def hold_the_pass(g: Game, seat: int) -> None:
    """[M.3] Score a point for ruling the clearing of the tower."""
    tower = MAPS[g.board.map].tower
    if tower != NONE and g.board.ruled_by(seat, tower):
        score(g, seat, PASS_POINTS, "M.3", DEED)
