"""Stand and Deliver!: take a random card from another player, who scores a point."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.procedure import Steps
from weald.games.root.cards.card import IN_BIRDSONG, Card
from weald.games.root.cards.other_player import THEFT, NameOther, Theft, can_name_anybody
from weald.games.root.procedure import Step
from weald.games.root.rules.cards import Draw, has_card_to_take
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game


class StandAndDeliver(Card):
    """At any time of Birdsong."""

    used_in: int = IN_BIRDSONG

    def could_be_used(self, b: Board, seat: int) -> bool:
        return can_name_anybody(b, seat, self.card)

    def use(self, g: Game, seat: int) -> None:
        g.board.call(NameOther(seat, self.card))

    def may_name(self, b: Board, other: int) -> bool:
        return has_card_to_take(b, other)

    def name(self, g: Game, seat: int, other: int) -> None:
        """[K2.8.1] A bot's card comes from the deck."""
        if g.board.is_bot(other):
            score(g, other, 1, "4.1.3")
            g.board.call(Draw(seat, 1))
        else:
            g.board.call(Robbery(seat, other))


class Robbery(Theft):
    """Take a random card; the robbed player scores a point."""

    def steps(self) -> Steps:
        return ROBBERY


class ScoreRobbery(Step[Robbery]):
    """The robbed player scores."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: Robbery) -> None:
        score(g, f.other, 1, "4.1.3")


ROBBERY: Final[Steps] = (*THEFT, ScoreRobbery())
