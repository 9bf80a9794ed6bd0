"""Armorers: discard them to ignore all rolled hits."""

from __future__ import annotations

from weald.games.root.cards.card import Card
from weald.games.root.rules.battle_cards import Exchange
from weald.games.root.rules.cards import discard_improvement
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game


class Armorers(Card):
    """[4.3.2.2] In battle, for either side that takes rolled hits."""

    battle_place: int = 0

    def usable_in_battle(self, b: Board, f: Exchange, user: int) -> bool:
        return f.rolled_against(user) > 0

    def use_in_battle(self, g: Game, f: Exchange, user: int) -> None:
        discard_improvement(g, user, self.card)
        f.ignore_rolled(user)
