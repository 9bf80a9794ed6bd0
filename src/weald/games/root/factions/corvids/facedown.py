"""The Corvids' plots that lie facedown [K11.3.1]: no seat may look at them, not even their own."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.corvids.board import corvids_board
from weald.games.root.factions.corvids.tables import BOMB, PLOT_NAMES
from weald.games.root.state.lenses import Game

PLOTS: Final = len(PLOT_NAMES)  # kinds; `Game.hidden` holds clearing * PLOTS + kind for each one facedown on the map


def plots_in_supply(g: Game) -> list[int]:
    """How many plots of each kind are neither face up nor facedown on the map."""
    left = corvids_board(g.board).plots[:]
    for hidden in g.hidden:
        left[hidden % PLOTS] -= 1
    return left


def turn_up(g: Game, clearing: int) -> int:
    """Turn up a facedown plot: now everybody sees its kind."""
    for hidden in g.hidden:
        if hidden // PLOTS == clearing:
            g.hidden.remove(hidden)
            g.board.reveals += 1
            return BOMB + hidden % PLOTS
    raise AssertionError("no facedown plot there")
