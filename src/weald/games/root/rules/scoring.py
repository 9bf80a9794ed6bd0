"""Victory points and the end of the game [3.1, 3.2]."""

from __future__ import annotations

from weald.engine.lenses import FOLLOWS
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import TARGET


def score(g: Game, seat: int, points: int, law: str, role: str = FOLLOWS) -> None:
    """Gain points for what was done, or lose them (never below nought); whoever reaches 30 wins at once [3.1].

    A seat with an activated dominance card scores nothing any more [3.3.1].
    """
    b = g.board
    if points == 0 or b.dominance[seat] != NONE or b.over:
        return
    before = b.scores[seat]
    b.scores[seat] = max(0, before + points)
    if g.telling and b.scores[seat] != before:
        g.tell("scored", law, seat, role=role, points=b.scores[seat] - before, score=b.scores[seat])
    if b.scores[seat] >= TARGET:
        if b.robots.coop and not b.is_bot(seat):
            win_together(g, seat)
        else:
            win(g, seat, "3.1")


def worth(b: Board, seat: int, points: int) -> int:
    """What points are to a seat: nothing to whoever plays for dominance [3.3.1]."""
    return points if b.dominance[seat] == NONE else 0


def points_of(b: Board, seat: int) -> int:
    """[3.3.1] The points that bots compare: none for whoever plays for dominance, whose marker has left the track."""
    return worth(b, seat, b.scores[seat])


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
        g.tell("won", law, seat, role=FOLLOWS)
