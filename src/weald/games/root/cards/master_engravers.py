"""Master Engravers: their owner scores one more point for an item."""

from __future__ import annotations

from weald.games.root.cards.card import Card
from weald.games.root.rules.scoring import score
from weald.games.root.state.lenses import Game


class MasterEngravers(Card):
    """[3.2.2] One point on top of what the item scores."""

    def item_crafted(self, g: Game, owner: int, crafter: int) -> None:
        if owner == crafter:
            score(g, owner, 1, "4.1.3")
