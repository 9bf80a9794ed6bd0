"""Rounds [2]: planning, reveal, turns; and the lone player's turns [16]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, FOLLOWS, NEW_TURN, Frame
from weald.engine.procedure import Steps
from weald.games.defenders.acting import Acting
from weald.games.defenders.board import NONE
from weald.games.defenders.lenses import Game
from weald.games.defenders.planning import Planning, SoloPlanning, TopCard, reveal
from weald.games.defenders.procedure import Step
from weald.games.defenders.reveals import Reveals, resolve_plain, unresolved
from weald.games.defenders.rules.cards import retire, retire_helpers
from weald.games.defenders.rules.machine import MachineCard
from weald.games.defenders.tables import HACK_ATTACK, POINTS


class Turn(Frame):
    """[2.7, 2.8] One player's turn: actions, then a machine card."""

    faction: int

    def steps(self) -> Steps:
        return TURN


class TakeActions(Step[Turn]):
    """[2.7] As many actions as the active defender has points."""

    law: ClassVar[str] = "2.7"

    def run(self, g: Game, f: Turn) -> None:
        b = g.board
        b.turn = f.faction
        if g.telling:
            g.tell("turn-began", "2.7", f.faction, role=NEW_TURN)
        b.call(Acting(f.faction, POINTS[b.active[f.faction]], []))


class MeetMachines(Step[Turn]):
    """[2.8, 5.6] Then a machine card, after a last camp too; but not after a Hack Attack [S4]."""

    law: ClassVar[str] = "2.8"

    def run(self, g: Game, f: Turn) -> None:
        if g.board.has(f.faction, HACK_ATTACK):
            if g.telling:
                g.tell("hacked", "S4", f.faction)
            return
        g.board.call(MachineCard(f.faction))


TURN: Final[Steps] = (TakeActions(), MeetMachines())


class Round(Frame):
    """[2.1] Round after round; `taken` turns of this one are over."""

    taken: int = 0

    def steps(self) -> Steps:
        return ROUND


class Plan(Step[Round]):
    """[2.1, 2.2] A new round begins, and everybody falls silent [2.10]."""

    law: ClassVar[str] = "2.2"

    def run(self, g: Game, f: Round) -> None:
        b = g.board
        b.round += 1
        f.taken = 0
        if b.gone[b.first]:  # the marker does not stay with a player who has left
            b.first = next(faction for faction in b.clockwise(b.first) if not b.gone[faction])
        if g.telling:
            g.tell("round-began", "2.1", round=b.round)
        b.call(Planning())


class Reveal(Step[Round]):
    """[2.4] All turn up their active defenders at once; whoever had no card turns up the top of the deck [2.3]."""

    law: ClassVar[str] = "2.4"

    def run(self, g: Game, f: Round) -> None:
        b = g.board
        role = DEED
        for faction in b.playing():
            if b.chosen[faction]:
                card = g.secrets[faction].choice
                g.secrets[faction].choice = NONE
                b.chosen[faction] = 0
                reveal(g, faction, card, role)
                role = FOLLOWS
            else:
                b.call(TopCard(faction))


class ResolveReveals(Step[Round]):
    """[2.5] Reveal abilities, before anything else."""

    law: ClassVar[str] = "2.5"

    def run(self, g: Game, f: Round) -> None:
        b = g.board
        place = len(b.stack)
        pending = unresolved(g)
        if pending:
            b.stack.insert(place, Reveals(pending))  # under the cards that a plain ability makes somebody draw


class TakeTurns(Step[Round]):
    """[2.7, 2.9] Clockwise from the first player."""

    law: ClassVar[str] = "2.9"

    def run(self, g: Game, f: Round) -> None:
        b = g.board
        order = b.clockwise(b.first)
        while f.taken < len(order):
            faction = order[f.taken]
            f.taken += 1
            if not b.gone[faction]:
                f.at -= 1
                b.call(Turn(faction))
                return


class EndRound(Step[Round]):
    """[2.9] All active defenders are used; the next round begins."""

    law: ClassVar[str] = "2.9"

    def run(self, g: Game, f: Round) -> None:
        for faction in g.board.factions:
            retire(g.board, faction)
        g.board.turn = NONE
        f.at = 0


ROUND: Final[Steps] = (Plan(), Reveal(), ResolveReveals(), TakeTurns(), EndRound())


class SoloRound(Frame):
    """[16.4] The lone player's turns, each of either faction."""

    def steps(self) -> Steps:
        return SOLO_ROUND


class PlanAlone(Step[SoloRound]):
    """[16.4] Any defender; its faction has this turn."""

    law: ClassVar[str] = "16.4"

    def run(self, g: Game, f: SoloRound) -> None:
        b = g.board
        b.round += 1
        b.turn = NONE
        if g.telling:
            g.tell("round-began", "2.1", round=b.round)
        b.call(SoloPlanning())


class ResolveAlone(Step[SoloRound]):
    """[16.6] A reveal ability takes effect at once."""

    law: ClassVar[str] = "16.6"

    def run(self, g: Game, f: SoloRound) -> None:
        if not resolve_plain(g, g.board.turn):
            g.board.call(Reveals([g.board.turn]))


class TurnAlone(Step[SoloRound]):
    """[16.4] Actions of that faction, and a machine card after every turn."""

    law: ClassVar[str] = "16.4"

    def run(self, g: Game, f: SoloRound) -> None:
        g.board.call(Turn(g.board.turn))


class EndAlone(Step[SoloRound]):
    """[16.7] Helpers are used; the active defender stays on top of its pile, and its ongoing effect with it."""

    law: ClassVar[str] = "16.7"

    def run(self, g: Game, f: SoloRound) -> None:
        b = g.board
        if b.gone[b.turn]:
            retire(b, b.turn)
        retire_helpers(b, b.turn)
        f.at = 0


SOLO_ROUND: Final[Steps] = (PlanAlone(), ResolveAlone(), TurnAlone(), EndAlone())
