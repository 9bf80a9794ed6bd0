"""Royal Claim: discard it in Birdsong to score a point per clearing you rule."""

from __future__ import annotations

from weald.games.root.cards.card import IN_BIRDSONG, Card
from weald.games.root.rules.cards import discard_improvement
from weald.games.root.rules.scoring import score
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CLEARINGS


class RoyalClaim(Card):
    """At any time of Birdsong."""

    used_in: int = IN_BIRDSONG

    def use(self, g: Game, seat: int) -> None:
        discard_improvement(g, seat, self.card)
        ruled = 0
        for clearing in range(CLEARINGS):
            ruled += 1 if g.board.ruled_by(seat, clearing) else 0
        score(g, seat, ruled, "4.1.3")
