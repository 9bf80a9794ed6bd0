"""Crackdown [K6.2.4]: what the loss of a base costs the Automated Alliance."""

from __future__ import annotations

from weald.games.root.factions.alliance.tables import OUTRAGE, SYMPATHY
from weald.games.root.rules.removing import remove_piece, set_off_one
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CLEARINGS


def crack_down(g: Game, suit: int, remover: int) -> None:
    """[K6.2.4] When the bot loses a base, all sympathy of its suit goes and scores; then outrage, if any."""
    b = g.board
    cleared: list[int] = []
    for clearing in range(CLEARINGS):
        if b.suits[clearing] == suit and b.at(SYMPATHY, clearing):
            remove_piece(g, SYMPATHY, clearing, remover)
            cleared.append(clearing)
    for clearing in reversed(cleared):
        set_off_one(g, clearing, remover, OUTRAGE)
