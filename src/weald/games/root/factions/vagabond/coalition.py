"""The coalition [9.2.8]: a Vagabond who plays for dominance joins another player."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CHOOSE
from weald.games.root.factions.vagabond.relations import is_hostile, set_relation
from weald.games.root.factions.vagabond.tables import INDIFFERENT
from weald.games.root.procedure import PublicDecision
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import SEATS


def partners(b: Board, vagabond: int) -> list[int]:
    """[9.2.8] The players with the fewest points among those without an activated dominance card."""
    open_to = [seat for seat in b.order if seat != vagabond and b.dominance[seat] == NONE]
    fewest = 999
    for seat in open_to:
        fewest = min(fewest, b.scores[seat])
    return [seat for seat in open_to if b.scores[seat] == fewest]


class Coalition(Frame):
    """[9.2.8] A Vagabond joins the player with the fewest points."""

    seat: int

    def steps(self) -> Steps:
        return JOINING


class ChoosePartner(PublicDecision[Coalition]):
    """[9.2.8] He chooses if there is a tie; a hostile partner becomes indifferent [9.2.9.3.4]."""

    law: ClassVar[str] = "9.2.8"
    ask: ClassVar[str] = "choose-partner"

    def actor(self, b: Board, f: Coalition) -> int:
        return f.seat

    def options(self, b: Board, f: Coalition, o: Offers) -> None:
        fitting = partners(b, f.seat)
        for seat in b.order:
            if seat in fitting:
                o.allow(CHOOSE | seat)
            elif seat != f.seat:
                dominant = b.dominance[seat] != NONE
                o.refuse(CHOOSE | seat, "9.2.8", "has-dominance" if dominant else "fewest-points")

    def answer(self, g: Game, f: Coalition, choice: int) -> None:
        partner = noun(choice)
        g.board.partners[f.seat] = partner
        if g.telling:
            g.tell("coalition", "9.2.8", f.seat, other_seat=SEATS[partner])
        if is_hostile(g.board, f.seat, partner):
            set_relation(g, f.seat, partner, INDIFFERENT, "9.2.9.3.4")


JOINING: Final[Steps] = (ChoosePartner(),)
