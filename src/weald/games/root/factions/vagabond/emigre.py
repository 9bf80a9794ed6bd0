"""Eyrie Emigre played by the Vagabond: his pawn moves, then he battles."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.procedure import Steps
from weald.games.root.cards.eyrie_emigre import go_on
from weald.games.root.factions.vagabond.travel import TRAVELLING, ChooseWhere, Travel
from weald.games.root.procedure import Step
from weald.games.root.state.lenses import Game


class EmigreTravel(Travel):
    """The Vagabond's move."""

    def steps(self) -> Steps:
        return EMIGRE_TRAVEL


class EmigreWhere(ChooseWhere):
    """[9.5.1] Choose where he goes, or decline and discard the card."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "emigre-where"


class AfterTravel(Step[EmigreTravel]):
    """After the move, the battle."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: EmigreTravel) -> None:
        go_on(g, f.seat, f.to)


EMIGRE_TRAVEL: Final[Steps] = (EmigreWhere(), *TRAVELLING[1:], AfterTravel())
