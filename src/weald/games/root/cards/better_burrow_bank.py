"""Better Burrow Bank: when Birdsong begins, its owner and another player each draw a card."""

from __future__ import annotations

from weald.games.root.cards.card import BIRDSONG_BEGINS, Card
from weald.games.root.cards.other_player import NameOther
from weald.games.root.rules.buying import may_buy_services
from weald.games.root.rules.cards import Draw, draw_or_score
from weald.games.root.state.lenses import Game


class BetterBurrowBank(Card):
    """At the start of Birdsong. Its owner may buy services before and after it [1.1.3]."""

    speaks_at: int = BIRDSONG_BEGINS

    def speak(self, g: Game, seat: int) -> None:
        may_buy_services(g, seat)  # pushed first, so it runs after the choice
        g.board.call(NameOther(seat, self.card))

    def name(self, g: Game, seat: int, other: int) -> None:
        draw_or_score(g, other, 1)
        g.board.call(Draw(seat, 1))
