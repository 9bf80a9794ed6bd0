"""The lake map [L]: its ferry."""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import FOLLOWS
from weald.games.root.rules.cards import Draw
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import MAPS

_NOWHERE: Final[list[int]] = []


def by_ferry(b: Board, origin: int) -> list[int]:
    """[L.4] From the ferry's clearing, if it has not sailed this turn: all other clearings on the lake."""
    if b.ferry != origin or b.ferried:
        return _NOWHERE
    return [clearing for clearing in MAPS[b.map].shore if clearing != origin]


def sail(g: Game, seat: int, to: int) -> None:
    """[L.4] The ferry moves along."""
    g.board.ferry = to
    g.board.ferried = True
    if g.telling:
        g.tell("ferried", "L.4", seat, role=FOLLOWS, clearing=to + 1)


def draw_for_ferry(g: Game, seat: int) -> None:
    """[L.4] The mover draws a card; [K12.1.1] a bot scores a point instead."""
    if g.board.is_bot(seat):
        score(g, seat, 1, "K12.1.1")
    else:
        g.board.call(Draw(seat, 1))
