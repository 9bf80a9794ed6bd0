"""A machine card at the end of a turn [9, 12, 14]: drawn, carried out step by step, discarded."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import FOLLOWS, IDLE, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.defenders.actions import ARROW, MACHINE
from weald.games.defenders.board import NONE, Board
from weald.games.defenders.geometry import CORNER_NAMES, DIRECTION_NAMES, SIDES
from weald.games.defenders.lenses import Game
from weald.games.defenders.procedure import ChanceDecision, Step
from weald.games.defenders.rules import engines, factories, mechs
from weald.games.defenders.tables import (
    ENGINES,
    HARD_ENGINES,
    HARD_FACTORIES,
    HARD_MECHS,
    MACHINE_NAMES,
    MACHINES,
    MECHS,
    REBOOT,
)


class MachineCard(Frame):
    """[9.1] The active player's machine card; `built` is 1 once it has built a factory."""

    faction: int
    card: int = NONE
    built: int = 0

    def steps(self) -> Steps:
        return CARD


class DrawMachine(ChanceDecision[MachineCard]):
    """[9.1] The top card of the machine deck."""

    law: ClassVar[str] = "9.1"
    ask: ClassVar[str] = "chance-machine"

    def outcomes(self, g: Game, f: MachineCard) -> list[tuple[int, int]]:
        deck = g.board.machines
        return [(MACHINE | card, deck[card]) for card in range(MACHINES) if deck[card]]

    def throw(self, g: Game, f: MachineCard, dice: Dice) -> int:
        deck = g.board.machines
        left = dice.below(sum(deck))
        card = 0
        while left >= deck[card]:
            left -= deck[card]
            card += 1
        return MACHINE | card

    def answer(self, g: Game, f: MachineCard, choice: int) -> None:
        f.card = noun(choice)
        g.board.machines[f.card] -= 1
        if g.telling:
            g.tell("machine", "9.1", machine=MACHINE_NAMES[f.card])


def first_part(g: Game, card: int) -> bool:
    """The first part of a card. True if it built a factory."""
    if card == ENGINES:
        engines.advance_both(g)
    elif card == HARD_ENGINES:
        engines.advance_unevenly(g)
    elif card in (MECHS, HARD_MECHS):
        mechs.deploy_hunters(g)
    else:
        if card == REBOOT:
            turn_about(g)
        return factories.build_factory(g)
    return False


def second_part(g: Game, card: int, built: bool, active: int) -> None:
    """The second part of a card."""
    if card in (ENGINES, HARD_ENGINES):
        engines.deploy_reset(g)
    elif card in (MECHS, HARD_MECHS):
        mechs.chase(g, active)
        if card == HARD_MECHS:
            mechs.wound_the_caught(g, active)
    elif not built or card == HARD_FACTORIES:  # [11.12, 14.3]
        factories.spread_pollution(g)


def turn_about(g: Game) -> None:
    """[12.1] The machines' direction changes."""
    b = g.board
    b.direction = 1 - b.direction
    if g.telling:
        g.tell("direction", "12.1", role=FOLLOWS, direction=DIRECTION_NAMES[b.direction])


class FirstPart(Step[MachineCard]):
    """[10.1, 11.1, 12.1, 13.1] Engines advance, a factory is built, hunters are deployed."""

    law: ClassVar[str] = "9.1"

    def run(self, g: Game, f: MachineCard) -> None:
        f.built = 1 if first_part(g, f.card) else 0


class SeeArrow(ChanceDecision[MachineCard]):
    """[1.2] The tile laid bare in the core points to a random corner."""

    law: ClassVar[str] = "1.2"
    ask: ClassVar[str] = "chance-arrow"

    def needed(self, b: Board, f: MachineCard) -> bool:
        return b.arrows[b.top] == NONE

    def outcomes(self, g: Game, f: MachineCard) -> list[tuple[int, int]]:
        return [(ARROW | corner, 1) for corner in range(SIDES)]

    def throw(self, g: Game, f: MachineCard, dice: Dice) -> int:
        return ARROW | dice.below(SIDES)

    def answer(self, g: Game, f: MachineCard, choice: int) -> None:
        b = g.board
        b.arrows[b.top] = noun(choice)
        if g.telling:
            g.tell("arrow", "1.2", role=FOLLOWS, number=b.top, corner=CORNER_NAMES[noun(choice)])


class SecondPart(Step[MachineCard]):
    """[10.5, 11.12, 12.2, 13.3] Engines return, factories pollute, hunters chase."""

    law: ClassVar[str] = "9.1"

    def run(self, g: Game, f: MachineCard) -> None:
        second_part(g, f.card, f.built == 1, f.faction)
        if g.telling and g.events and g.events[-1].what == "machine":  # nothing has been told since
            g.tell("machine-idle", "9.1", role=IDLE)


class DiscardMachine(Step[MachineCard]):
    """[9.1, 9.2] Face up to the discard pile; after the last card of the deck all are shuffled into a new one."""

    law: ClassVar[str] = "9.2"

    def run(self, g: Game, f: MachineCard) -> None:
        b = g.board
        b.discarded[f.card] += 1
        for left in b.machines:
            if left:
                return
        b.machines = b.discarded
        b.discarded = [0] * MACHINES
        if g.telling:
            g.tell("machines-shuffled", "9.2", role=FOLLOWS)


CARD: Final[Steps] = (DrawMachine(), FirstPart(), SeeArrow(), SecondPart(), DiscardMachine())
