"""The Arbiter in battles of others [C.5.2, K7.7.6]: who he is, what he adds, when a bot enlists him."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.rules.choosing import pieces_of
from weald.games.root.rules.reasons import tell_check
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import ARBITER, IS_VAGABOND

ENOUGH_HITS: Final = 3  # [K7.7.6.1]


def arbiters_in(b: Board, clearing: int, defender: int) -> list[int]:
    """[C.5.2] Arbiters in the clearing, but the defender: a Vagabond and a Vagabot may both be one [K7.3.1]."""
    found: list[int] = []
    for seat in b.order:
        if IS_VAGABOND[seat] and seat != defender:
            wanderer = vagabond_board(b, seat)
            if wanderer.character == ARBITER and b.pawns[seat] == clearing:
                found.append(seat)
    return found


def help_of(b: Board, arbiter: int) -> int:
    """What an enlisted Arbiter adds to the limit of rolled hits: his swords [C.5.2]; a bot's battle track [K7.7.6]."""
    if arbiter == NONE:
        return 0
    return len(vagabond_board(b, arbiter).battle_track) if b.is_bot(arbiter) else vagabond_board(b, arbiter).swords()


def tell_enlisting(g: Game, clearing: int, attacker: int, defender: int, most: int) -> None:
    """The three conditions with their numbers, where there is an Arbiter at all; after one that fails, no more."""
    b = g.board
    outnumbering = pieces_of(b, attacker, clearing)
    for arbiter in sorted(arbiters_in(b, clearing, defender)):
        tell_check(g, defender, "K7.7.6.1", "enlist", "rolled-hits", most, "at-most", ENOUGH_HITS - 1)
        if most >= ENOUGH_HITS:
            return
        tell_check(g, defender, "K7.7.6.2", "enlist", "rolled-hits", most, "at-most", outnumbering - 1)
        if most >= outnumbering:
            return
        ahead = b.scores[arbiter] + 1
        tell_check(g, defender, "K7.7.6.3", "enlist", "points", b.scores[defender], "at-least", ahead)


def whom_bot_enlists(b: Board, clearing: int, attacker: int, defender: int, most: int) -> int:
    """[K7.7.6.1-K7.7.6.3] The first Arbiter a bot is ahead of, if it is weak and outnumbered; or NONE."""
    if most < ENOUGH_HITS and most < pieces_of(b, attacker, clearing):
        for arbiter in sorted(arbiters_in(b, clearing, defender)):
            if b.scores[defender] > b.scores[arbiter]:
                return arbiter
    return NONE
