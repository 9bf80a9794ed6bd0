"""Boat Builders: for their owner the river is a path."""

from __future__ import annotations

from weald.games.root.cards.card import Card
from weald.games.root.state.board import Board
from weald.games.root.tables import MAPS


class BoatBuilders(Card):
    """[2.2.1] Clearings along the river are next to each other."""

    def more_ways(self, b: Board, seat: int, origin: int) -> list[int]:
        return MAPS[b.map].river[origin]
