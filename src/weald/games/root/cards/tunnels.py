"""Tunnels: clearings with their owner's crafting pieces are next to each other."""

from __future__ import annotations

from weald.games.root.cards.card import Card
from weald.games.root.factions.faction import faction
from weald.games.root.state.board import Board
from weald.games.root.tables import CLEARINGS


class Tunnels(Card):
    """[2.2.1] Crafting pieces count even if they were used this turn."""

    def more_ways(self, b: Board, seat: int, origin: int) -> list[int]:
        own = faction(b, seat)
        if not own.has_crafting_piece(b, origin):
            return []
        return [near for near in range(CLEARINGS) if near != origin and own.has_crafting_piece(b, near)]
