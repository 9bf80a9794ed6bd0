"""The Vagabond's relationships [9.2.9]: aid improves them, removing warriors ends them; and infamy."""

from __future__ import annotations

from weald.games.root.board import Board
from weald.games.root.lenses import Game
from weald.games.root.rules.scoring import score
from weald.games.root.tables import (
    AIDS_NEEDED,
    ALLIED,
    ALLIED_POINTS,
    HOSTILE,
    RELATION_NAMES,
    RELATION_POINTS,
    SEATS,
    VAGABOND,
)


def set_relation(g: Game, seat: int, relation: int, law: str) -> None:
    """A marker moves on the chart."""
    g.board.relations[seat] = relation
    g.board.aids[seat] = 0
    if g.telling:
        g.tell("relation", law, VAGABOND, other_seat=SEATS[seat], relation=RELATION_NAMES[relation])


def is_ally(b: Board, seat: int) -> bool:
    """[9.2.9.2] Whether a faction's marker is on the last space."""
    return seat != VAGABOND and b.relations[seat] == ALLIED


def is_hostile(b: Board, seat: int) -> bool:
    return seat != VAGABOND and b.relations[seat] == HOSTILE


def aided(g: Game, seat: int) -> None:
    """[9.2.9.1] One more aid this turn; with enough of them the marker moves and the new space is scored."""
    b = g.board
    relation = b.relations[seat]
    if relation == HOSTILE:
        return  # [9.2.9.3.3]
    if relation == ALLIED:
        score(g, VAGABOND, ALLIED_POINTS, "9.2.9.2.1")
        return
    b.aids[seat] += 1
    if b.aids[seat] >= AIDS_NEEDED[relation]:
        set_relation(g, seat, relation + 1, "9.2.9.1.2")
        score(g, VAGABOND, RELATION_POINTS[relation], "9.2.9.1.2")


def wrong(g: Game, seat: int, warriors: int, in_battle: bool) -> None:
    """[9.2.9.3] He has removed warriors: their faction is hostile now, and the first of them gives no infamy."""
    if not warriors or seat == VAGABOND:
        return
    if g.board.relations[seat] != HOSTILE:
        set_relation(g, seat, HOSTILE, "9.2.9.3")
        warriors -= 1
    if in_battle:
        infamy(g, seat, warriors)


def infamy(g: Game, seat: int, pieces: int) -> None:
    """[9.2.9.3.1] In his own turn, a point for each piece of a hostile faction that he removes in battle."""
    if g.board.active == VAGABOND and is_hostile(g.board, seat):
        score(g, VAGABOND, pieces, "9.2.9.3.1")
