"""Brutal Tactics: an extra hit for the attacker, and a point for the defender."""

from __future__ import annotations

from weald.games.root.cards.card import Card
from weald.games.root.rules.battle_cards import Exchange
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game


class BrutalTactics(Card):
    """[4.3.2.2] In battle, for the attacker."""

    battle_place: int = 1

    def usable_in_battle(self, b: Board, f: Exchange, user: int) -> bool:
        return user == f.attacker

    def use_in_battle(self, g: Game, f: Exchange, user: int) -> None:
        f.add_hit(user)
        score(g, f.defender, 1, "4.3.2.2")
