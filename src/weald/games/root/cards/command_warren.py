"""Command Warren: its owner may start a battle when Daylight begins."""

from __future__ import annotations

from weald.games.root.cards.card import DAYLIGHT_BEGINS, Card
from weald.games.root.rules.battle import Battle, can_battle
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD


class CommandWarren(Card):
    """At the start of Daylight."""

    speaks_at: int = DAYLIGHT_BEGINS

    def speak(self, g: Game, seat: int) -> None:
        if can_battle(g.board, seat, BIRD):
            g.board.call(Battle(seat, BIRD, True))
