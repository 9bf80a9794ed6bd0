"""Play-outs: how a game may go on once a plan is carried out. Everybody plays what looks best to them at once:
the seat whose plan it is by what was learnt, the others by the rule of thumb, which is quicker."""

from __future__ import annotations

from typing import Any, Final

from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import CHANCE, NOBODY, Board, Game
from weald.engine.ruleset import Ruleset
from weald.players.greedy import GreedyPlayer, Look

_CHAIN: Final = 2  # how many follow-up questions of one action are looked through
_LONGEST: Final = 2000  # answers


def play_out(ruleset: Ruleset, game: Game[Any], seat: int, turns: int, seed: str) -> None:
    """Play an imagined game on until so many turns of a seat are over, not counting one that goes on, or the game is.

    The luck of the game hangs on the seed alone, not on what the players look at.
    """
    player = GreedyPlayer(ruleset, f"{seed}/players", Look(1, 1, _CHAIN, False), judged=seat)
    dice = QuickDice(seed)
    board: Board = game.board
    turn = ruleset.turn_of(board)
    in_round = ruleset.round_of(board)
    if turn == seat:
        turns += 1
    for _ in range(_LONGEST):
        asked = procedure.actor(board)
        if asked == NOBODY:
            return
        now = ruleset.turn_of(board)
        now_round = ruleset.round_of(board)
        if now != turn or now_round != in_round:
            turns -= 1 if turn == seat else 0
            if turns == 0:
                return
            turn, in_round = now, now_round
        procedure.act(game, procedure.throw(game, dice) if asked == CHANCE else player.reply(game))
