"""Fox, Rabbit and Mouse Partisans: in clearings of their suit, discard all cards of other suits for an extra hit."""

from __future__ import annotations

from weald.games.root.cards.card import Card
from weald.games.root.rules.battle_cards import Exchange
from weald.games.root.rules.cards import discard_unsuited
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import SUIT


class Partisans(Card):
    """[4.3.2.2] In battle, for either side."""

    battle_place: int = 2

    def usable_in_battle(self, b: Board, f: Exchange, user: int) -> bool:
        return b.suits[f.clearing] == SUIT[self.card]

    def use_in_battle(self, g: Game, f: Exchange, user: int) -> None:
        f.add_hit(user)
        discard_unsuited(g, user, SUIT[self.card], "4.3.2.2")
