"""The whole game: set-up [1], battle after battle [2.1], and the end [11]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.critters.actions import FIRST, ROW
from weald.games.critters.battle import Battle
from weald.games.critters.cards import ROWS
from weald.games.critters.lenses import Game
from weald.games.critters.procedure import ChanceDecision, Step


class War(Frame):
    """A game from set-up to victory."""

    def steps(self) -> Steps:
        return WAR


class LayTheaters(ChanceDecision[War]):
    """[1.1] The three theaters in a row, at random."""

    law: ClassVar[str] = "1.1"
    ask: ClassVar[str] = "chance-row"

    def outcomes(self, g: Game, f: War) -> list[tuple[int, int]]:
        return [(ROW | index, 1) for index in range(len(ROWS))]

    def answer(self, g: Game, f: War, choice: int) -> None:
        g.board.row = noun(choice)
        if g.telling:
            g.tell_row("1.1")


class DrawCommanders(ChanceDecision[War]):
    """[1.2] Who draws the white commander is the first player of the first battle."""

    law: ClassVar[str] = "1.2"
    ask: ClassVar[str] = "chance-first"

    def outcomes(self, g: Game, f: War) -> list[tuple[int, int]]:
        return [(FIRST | 0, 1), (FIRST | 1, 1)]

    def answer(self, g: Game, f: War, choice: int) -> None:
        g.board.first = noun(choice)
        if g.telling:
            g.tell("goes-first", "1.2", g.board.first)


class FightBattle(Step[War]):
    """[2.1, 5.1] A battle, begun by the first player."""

    law: ClassVar[str] = "2.1"

    def run(self, g: Game, f: War) -> None:
        g.board.call(Battle())


class EndTheWar(Step[War]):
    """[9.3, 11.1] After each battle: has its winner enough points to win the game?"""

    law: ClassVar[str] = "11.1"

    def run(self, g: Game, f: War) -> None:
        b = g.board
        for seat in (0, 1):
            if b.scores[seat] >= b.target:
                b.winner = seat
                b.over = True
                if g.telling:
                    g.tell("won", "12.2" if b.beginner else "11.1", seat, role=FOLLOWS, score=b.scores[seat])


class PrepareNextBattle(Step[War]):
    """[10.2, 10.3] Every theater moves one place to the right, the last to the front; the commanders are swapped."""

    law: ClassVar[str] = "10.2"

    def run(self, g: Game, f: War) -> None:
        b = g.board
        left, middle, right = ROWS[b.row]
        b.row = ROWS.index([right, left, middle])
        b.first = 1 - b.first
        f.at = WAR.index(FIGHT)
        if g.telling:
            g.tell_row("10.2")
            g.tell("goes-first", "10.3", b.first, role=FOLLOWS)


FIGHT: Final = FightBattle()
WAR: Final[Steps] = (LayTheaters(), DrawCommanders(), FIGHT, EndTheWar(), PrepareNextBattle())
