"""The Marquise de Cat [6]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import Frame
from weald.engine.notation import Verb
from weald.engine.procedure import Steps
from weald.engine.standing import Form, StandingQuestion
from weald.games.root.clockwork import hopes
from weald.games.root.factions.faction import Faction
from weald.games.root.factions.marquise import clockwork, judgement, turn
from weald.games.root.factions.marquise.field_hospitals import FieldHospitals, can_heal, nurse
from weald.games.root.factions.marquise.tables import RECRUITER, SAWMILL, WOOD, WORKSHOP
from weald.games.root.factions.marquise.verbs import VERBS
from weald.games.root.rules.battle import Battle
from weald.games.root.standing import BY_SUIT, IN_CLEARING, NEVER
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BUILDINGS, KEEP, MARQUISE, trait

FORTIFIED: Final = trait(MARQUISE, "fortified")
HOSPITALS_TRAIT: Final = trait(MARQUISE, "hospitals")


class Marquise(Faction):
    """The Marquise de Cat [6], as people play her."""

    def __init__(self) -> None:
        super().__init__(MARQUISE)

    # its verbs

    def verbs(self) -> tuple[Verb, ...]:
        return VERBS

    # set-up and turn

    def set_up(self, b: Board) -> Frame:
        return turn.SetUp()

    def birdsong(self) -> Frame:
        return turn.Birdsong()

    def daylight(self) -> Frame:
        return turn.Daylight()

    def evening(self) -> Frame:
        return turn.Evening()

    # hands and cards [2.1]

    def discarding(self) -> Steps:
        return turn.DISCARDING

    # crafting [4.1]

    crafting_piece: int = WORKSHOP  # [6.2.1]

    # moving and placing [4.2]

    # removing [2.5]

    def piece_removed(self, g: Game, kind: int, clearing: int) -> int:
        """[6.2.2] The keep leaves the game."""
        return kind if kind == KEEP else super().piece_removed(g, kind, clearing)

    def is_set_off(self, b: Board, effect: int, culprit: int) -> bool:
        """[6.2.3] Field Hospitals."""
        return can_heal(b)

    def take_effect(self, g: Game, effect: int, count: int, clearing: int, culprit: int) -> None:
        g.board.call(FieldHospitals(clearing, count))

    # dominance and victory [3]

    # faults

    def pieces_gone(self, b: Board, kind: int) -> int:
        """[6.2.2] A removed keep leaves the game."""
        return 1 if kind == KEEP and b.stock[KEEP] + b.on_map(KEEP) == 0 else 0

    # what may be answered once for all

    def standing(self) -> tuple[StandingQuestion, ...]:
        """[6.2.3]"""
        return (StandingQuestion("field-hospitals", "6.2.3", (NEVER, Form("heal", BY_SUIT)), IN_CLEARING),)

    # what a player can hope for

    def promise(self, g: Game) -> float:
        """Buildings that work, and wood for more of them."""
        b = g.board
        worth = 1.2 * (b.on_map(SAWMILL) + b.on_map(RECRUITER)) + 0.8 * b.on_map(WORKSHOP)
        return worth + 0.5 * min(b.on_map(WOOD), 5)

    def income(self, b: Board) -> float:
        return judgement.income(b)

    feature_names: tuple[str, ...] = judgement.NAMES

    def features(self, v: View) -> list[float]:
        return judgement.features(v)


class MechanicalMarquise(Marquise):
    """The Mechanical Marquise 2.0 [K4]."""

    nightmare_law: str = "K13.1.4"

    # set-up and turn

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp()

    def birdsong(self) -> Frame:
        return clockwork.Birdsong()

    def daylight(self) -> Frame:
        return clockwork.Daylight(False, 0, [])

    def evening(self) -> Frame:
        return clockwork.Evening()

    # hands and cards [2.1]

    # crafting [4.1]

    # moving and placing [4.2]

    # battle [4.3]

    def hits_to_remove(self, b: Board, kind: int) -> int:
        """[K14.1.2] With the trait fortified, her buildings take two hits."""
        return 2 if kind < BUILDINGS and b.robots.traits[MARQUISE] & FORTIFIED else 1

    def fell_in_defence(self, g: Game, count: int) -> None:
        """[K14.1.3] The battle counts them, those who fell before the dice too [K14.4.4]."""
        battle = g.board.stack[-2]
        assert isinstance(battle, Battle)
        battle.fallen += count

    def battle_over(self, g: Game, f: Battle) -> None:
        """[K14.1.3] With the trait hospitals, for warriors lost in defense."""
        if f.defender == MARQUISE and g.board.robots.traits[MARQUISE] & HOSPITALS_TRAIT:
            nurse(g, f.fallen)

    # removing [2.5]

    def is_set_off(self, b: Board, effect: int, culprit: int) -> bool:
        """[6.2.3] She has no Field Hospitals."""
        return False

    # dominance and victory [3]

    # what it buys from the Riverfolk [K15]

    craft_law: str = "K4.4.2"
    order_law: str = "K15.5"
    wants_birds: bool = True

    # what a player can hope for

    def promise(self, g: Game) -> float:
        return hopes.promise(g.board, MARQUISE)

    def income(self, b: Board) -> float:
        """[K4.6.1]"""
        return hopes.mean_by_order([clockwork.POINTS[b.on_map(kind)] for kind in (SAWMILL, WORKSHOP, RECRUITER)])
