"""The Arbiter in battles of others [C.5.2, K7.7.6]: where he helps, his reward, when a bot enlists him."""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import FOLLOWS
from weald.games.root.factions.faction import faction
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.tables import ARBITER
from weald.games.root.rules.battle import Battle
from weald.games.root.rules.choosing import pieces_of
from weald.games.root.rules.reasons import tell_check
from weald.games.root.rules.scoring import points_of, score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game

ENOUGH_HITS: Final = 3  # [K7.7.6.1]


def is_arbiter_in(b: Board, seat: int, clearing: int) -> bool:
    """[C.5.2] Whether a Vagabond is an Arbiter in this clearing; a Vagabond and a Vagabot may both be [K7.3.1]."""
    return vagabond_board(b, seat).character == ARBITER and b.pawns[seat] == clearing


def side_with(g: Game, arbiter: int, defender: int) -> None:
    """[C.5.2, K7.7.6] The Arbiter joins the defender's side and scores a point."""
    law = "K7.7.6" if g.board.is_bot(arbiter) or g.board.is_bot(defender) else "C.5.2"
    if g.telling:
        g.tell("arbiter-enlisted", law, defender, role=FOLLOWS)
    score(g, arbiter, 1, law)


def whom_bot_enlists(g: Game, f: Battle, arbiters: list[int]) -> int:
    """[K7.7.6] The first Arbiter a bot has more points than, if the bot is weak and outnumbered; or NONE."""
    b = g.board
    most = faction(b, f.defender).defence_limit(b, f.attacker, f.clearing)
    outnumbering = pieces_of(b, f.attacker, f.clearing)
    if g.telling:
        tell_enlisting(g, f.defender, arbiters, most, outnumbering)
    if most < ENOUGH_HITS and most < outnumbering:
        for arbiter in sorted(arbiters):
            if points_of(b, f.defender) > points_of(b, arbiter):
                return arbiter
    return NONE


def tell_enlisting(g: Game, defender: int, arbiters: list[int], most: int, outnumbering: int) -> None:
    """Tell the three conditions with their numbers, up to the first that fails."""
    b = g.board
    for arbiter in sorted(arbiters):
        tell_check(g, defender, "K7.7.6.1", "enlist", "rolled-hits", most, "at-most", ENOUGH_HITS - 1)
        if most >= ENOUGH_HITS:
            return
        tell_check(g, defender, "K7.7.6.2", "enlist", "rolled-hits", most, "at-most", outnumbering - 1)
        if most >= outnumbering:
            return
        ahead = points_of(b, arbiter) + 1
        tell_check(g, defender, "K7.7.6.3", "enlist", "points", points_of(b, defender), "at-least", ahead)
