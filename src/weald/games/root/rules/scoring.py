"""Victory points and the end of the game [3.1, 3.2]."""

from __future__ import annotations

from weald.games.root.state.board import NONE
from weald.games.root.state.lenses import Game
from weald.games.root.tables import TARGET


def score(g: Game, seat: int, points: int, law: str) -> None:
    """Gain or lose points, never below zero; whoever reaches 30 wins at once [3.1].

    A seat with an activated dominance card no longer scores [3.3.1].
    """
    b = g.board
    if points == 0 or b.dominance[seat] != NONE or b.over:
        return
    before = b.scores[seat]
    b.scores[seat] = max(0, before + points)
    if g.telling and b.scores[seat] != before:
        g.tell("scored", law, seat, points=b.scores[seat] - before, score=b.scores[seat])
    if b.scores[seat] >= TARGET:
        if b.robots.coop and not b.is_bot(seat):
            win_together(g, seat)
        else:
            win(g, seat, "3.1")


def win_together(g: Game, seat: int) -> None:
    """[K3.5] People who play together win once every one of them has thirty points."""
    b = g.board
    for other in b.people():
        if b.scores[other] < TARGET:
            return
    win(g, seat, "K3.5")


def win(g: Game, seat: int, law: str) -> None:
    g.board.winner = seat
    g.board.over = True
    if g.telling:
        g.tell("won", law, seat)
