"""The Vagabond's relationships [9.2.9]: aid improves them, removing warriors ends them; infamy."""

from __future__ import annotations

from weald.engine.lenses import FOLLOWS
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.tables import (
    AIDS_NEEDED,
    ALLIED,
    ALLIED_POINTS,
    HOSTILE,
    RELATION_NAMES,
    RELATION_POINTS,
)
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import IS_VAGABOND, SEATS


def set_relation(g: Game, vagabond: int, seat: int, relation: int, law: str) -> None:
    """Move a marker on the chart."""
    wanderer = vagabond_board(g.board, vagabond)
    wanderer.relations[seat] = relation
    wanderer.aids[seat] = 0
    if g.telling:
        g.tell("relation", law, vagabond, role=FOLLOWS, other_seat=SEATS[seat], relation=RELATION_NAMES[relation])


def is_ally(b: Board, vagabond: int, seat: int) -> bool:
    """[9.2.9.2] Whether a faction's marker is on the last space."""
    return seat != vagabond and vagabond_board(b, vagabond).relations[seat] == ALLIED


def is_hostile(b: Board, vagabond: int, seat: int) -> bool:
    return seat != vagabond and vagabond_board(b, vagabond).relations[seat] == HOSTILE


def aided(g: Game, vagabond: int, seat: int) -> None:
    """[9.2.9.1] Count one more aid this turn; with enough of them the marker moves and its new space is scored.

    Other Vagabonds have no markers [9.2.9, 9.3.6]: aid to them is only a card.
    """
    if IS_VAGABOND[seat]:
        return
    wanderer = vagabond_board(g.board, vagabond)
    relation = wanderer.relations[seat]
    if relation == HOSTILE:
        return  # [9.2.9.3.3]
    if relation == ALLIED:
        score(g, vagabond, ALLIED_POINTS, "9.2.9.2.1")
        return
    wanderer.aids[seat] += 1
    if wanderer.aids[seat] >= AIDS_NEEDED[relation]:
        set_relation(g, vagabond, seat, relation + 1, "9.2.9.1.2")
        score(g, vagabond, RELATION_POINTS[relation], "9.2.9.1.2")


def wrong(g: Game, vagabond: int, seat: int, warriors: int, in_battle: bool) -> None:
    """[9.2.9.3] He has removed warriors: their faction becomes hostile, and the first warrior gives no infamy.

    A Vagabot has no relationships [K7.2].
    """
    if not warriors or IS_VAGABOND[seat] or g.board.is_bot(vagabond):
        return
    if not is_hostile(g.board, vagabond, seat):
        set_relation(g, vagabond, seat, HOSTILE, "9.2.9.3")
        warriors -= 1
    if in_battle:
        infamy(g, vagabond, seat, warriors)


def infamy(g: Game, vagabond: int, seat: int, pieces: int) -> None:
    """[9.2.9.3.1] In his own turn, score a point for each piece of a hostile faction he removes in battle."""
    if g.board.active == vagabond and is_hostile(g.board, vagabond, seat):
        score(g, vagabond, pieces, "9.2.9.3.1")
