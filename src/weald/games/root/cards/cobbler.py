"""Cobbler: its owner may move when Evening begins."""

from __future__ import annotations

from weald.games.root.cards.card import EVENING_BEGINS, Card
from weald.games.root.factions.faction import faction
from weald.games.root.rules.moving import Move
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD


class Cobbler(Card):
    """At the start of Evening."""

    speaks_at: int = EVENING_BEGINS

    def speak(self, g: Game, seat: int) -> None:
        if not faction(g.board, seat).moves_pawn(g, self.card):
            g.board.call(Move(seat, BIRD, True))
