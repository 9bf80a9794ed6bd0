"""Murine Broker: its owner draws a card when somebody else has crafted an item."""

from __future__ import annotations

from weald.games.root.cards.card import Card
from weald.games.root.rules.cards import Draw
from weald.games.root.state.lenses import Game


class MurineBroker(Card):
    """[4.1.2] Bots count as somebody else too."""

    def item_crafted(self, g: Game, owner: int, crafter: int) -> None:
        if owner != crafter:
            g.board.call(Draw(owner, 1))
