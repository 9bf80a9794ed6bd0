"""Sappers: discard them for an extra hit in defense."""

from __future__ import annotations

from weald.games.root.cards.card import Card
from weald.games.root.rules.battle_cards import Exchange
from weald.games.root.rules.cards import discard_improvement
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game


class Sappers(Card):
    """[4.3.2.2] In battle, for the defender."""

    battle_place: int = 1

    def usable_in_battle(self, b: Board, f: Exchange, user: int) -> bool:
        return user == f.defender

    def use_in_battle(self, g: Game, f: Exchange, user: int) -> None:
        discard_improvement(g, user, self.card)
        f.add_hit(user)
