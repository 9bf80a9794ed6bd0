"""Turns [1.5]: Birdsong, Daylight, Evening, then the next player; and the cards that act between phases."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.arranging import step_of
from weald.engine.lenses import DEED, NEW_TURN, Frame
from weald.engine.procedure import Steps
from weald.games.root.cards.card import BIRDSONG_BEGINS, BIRDSONG_ENDS, DAYLIGHT_BEGINS, EVENING_BEGINS
from weald.games.root.factions.faction import faction
from weald.games.root.maps.mountain import hold_the_pass
from weald.games.root.procedure import Step
from weald.games.root.rules.buying import may_buy_services
from weald.games.root.rules.dominance import check_dominance
from weald.games.root.rules.persistent import BirdsongCards, cards_speak
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import NIGHTMARE


class Turns(Frame):
    """Turn after turn; `seat` is the one whose turn it is."""

    seat: int

    def steps(self) -> Steps:
        return TURN


class BeginTurn(Step[Turns]):
    """[1.5] Reset what is counted per turn."""

    law: ClassVar[str] = "1.5"

    def run(self, g: Game, f: Turns) -> None:
        b = g.board
        b.active = f.seat
        if f.seat == b.order[0]:
            b.round += 1
        b.used = [0, 0, 0]
        b.spent = []
        for seat in b.order:
            faction(b, seat).turn_begins(b)
        b.ferried = False
        b.boats = b.lender = b.hirer = b.spurned = NONE
        b.cleared = False
        if g.telling:
            g.tell("turn-began", "1.5", f.seat, role=NEW_TURN, round=b.round)


class CheckDominance(Step[Turns]):
    """[3.3.1] At the very start of Birdsong."""

    law: ClassVar[str] = "3.3.1"

    def run(self, g: Game, f: Turns) -> None:
        check_dominance(g, f.seat)


class BuyServices(Step[Turns]):
    """[11.2.6] At the start of Birdsong; after cards that speak then, a buyer may be asked again [1.1.3]."""

    law: ClassVar[str] = "11.2.6"

    def run(self, g: Game, f: Turns) -> None:
        may_buy_services(g, f.seat)


class BirdsongBegins(Step[Turns]):
    """Cards that act at the start of Birdsong."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: Turns) -> None:
        cards_speak(g, f.seat, BIRDSONG_BEGINS)


class UseBirdsongCards(Step[Turns]):
    """Cards that can be used at any time in Birdsong."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: Turns) -> None:
        if g.board.improvements[f.seat]:
            g.board.call(BirdsongCards(f.seat))


class Birdsong(Step[Turns]):
    """[6.4, 7.4, 8.4, 9.4, 10.4] As the faction's board says."""

    law: ClassVar[str] = "1.5"

    def run(self, g: Game, f: Turns) -> None:
        g.board.call(faction(g.board, f.seat).birdsong())


class BirdsongEnds(Step[Turns]):
    """Cards that act at the end of Birdsong."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: Turns) -> None:
        cards_speak(g, f.seat, BIRDSONG_ENDS)


class MercenariesServe(Step[Turns]):
    """[11.2.7.3] In Daylight and Evening."""

    law: ClassVar[str] = "11.2.7.3"

    def run(self, g: Game, f: Turns) -> None:
        serve(g.board)


def serve(b: Board) -> None:
    """[11.2.7.3] Daylight begins: hired mercenaries start to serve."""
    for seat in b.order:
        faction(b, seat).daylight_begins(b)


class DaylightBegins(Step[Turns]):
    """Cards that act at the start of Daylight."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: Turns) -> None:
        cards_speak(g, f.seat, DAYLIGHT_BEGINS)


class Daylight(Step[Turns]):
    """[6.5, 7.5, 8.5, 9.5, 10.5] As the faction's board says."""

    law: ClassVar[str] = "1.5"

    def run(self, g: Game, f: Turns) -> None:
        g.board.call(faction(g.board, f.seat).daylight())


class EveningBegins(Step[Turns]):
    """Cards that act at the start of Evening."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: Turns) -> None:
        cards_speak(g, f.seat, EVENING_BEGINS)


class Evening(Step[Turns]):
    """[6.6, 7.6, 8.6, 9.6, 10.6] As the faction's board says."""

    law: ClassVar[str] = "1.5"

    def run(self, g: Game, f: Turns) -> None:
        g.board.call(faction(g.board, f.seat).evening())


class Nightmare(Step[Turns]):
    """[K13.1.4] At the end of its Evening a bot of the hardest level scores a point."""

    law: ClassVar[str] = "K13.1.4"

    def run(self, g: Game, f: Turns) -> None:
        if g.board.robots.levels[f.seat] == NIGHTMARE:
            score(g, f.seat, 1, faction(g.board, f.seat).nightmare_law, DEED)


class HoldThePass(Step[Turns]):
    """[M.3] At the end of Evening, on the mountain."""

    law: ClassVar[str] = "M.3"

    def run(self, g: Game, f: Turns) -> None:
        hold_the_pass(g, f.seat)


class PassTheTurn(Step[Turns]):
    """[1.5] Clockwise, to the next player."""

    law: ClassVar[str] = "1.5"

    def run(self, g: Game, f: Turns) -> None:
        order = g.board.order
        f.seat = order[(order.index(f.seat) + 1) % len(order)]
        f.at = 0


TURN: Final[Steps] = (
    BeginTurn(),
    CheckDominance(),
    BuyServices(),
    BirdsongBegins(),
    UseBirdsongCards(),
    Birdsong(),
    UseBirdsongCards(),
    BirdsongEnds(),
    MercenariesServe(),
    DaylightBegins(),
    Daylight(),
    EveningBegins(),
    Evening(),
    Nightmare(),
    HoldThePass(),
    PassTheTurn(),
)

PHASES: Final = ("birdsong", "daylight", "evening")
_DAYLIGHT: Final = step_of(MercenariesServe, TURN)  # what acts at the start of a phase belongs to it
_EVENING: Final = step_of(EveningBegins, TURN)


def phase_of(b: Board) -> str | None:
    """[1.5] The phase of the turn under way; None during set-up and after the end."""
    for frame in b.stack:
        if isinstance(frame, Turns):
            begun = frame.at - 1  # a step is counted before it runs
            return PHASES[(begun >= _DAYLIGHT) + (begun >= _EVENING)]
    return None
