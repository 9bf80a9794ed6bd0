"""Games whose turns are noted: what a seat saw when its turn was over, and how the game ended for it."""

from __future__ import annotations

from math import exp
from typing import Final

from weald import players
from weald.arena.match import player_seed
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import NOBODY, Outcome
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table

Sample = tuple[str, float, list[float]]  # whose judgement it is for, how the game ended (0 to 1), the features

_MARGIN: Final = 4.0  # points: a lead of so many at the end makes it e to 1
_DIGITS: Final = 5


def result(outcome: Outcome, seat: int, playing: list[int], points_tell: bool = True) -> float:
    """How a game ended for a seat, from 0 to 1: more than half for a victory, the more the clearer it was.

    Points tell far more of how near a game was than victory alone. Where they do not decide (all win or lose together,
    or somebody wins with fewer points), victory is everything; also where points tell nothing more.
    """
    won = 1.0 if seat in outcome.winners else 0.0
    if not points_tell or any(len(side) == len(playing) for side in outcome.sides):
        return won
    others = [outcome.scores[other] for other in playing if other != seat]
    ahead = outcome.scores[seat] - max(others, default=0)
    if (ahead > 0) != (won > 0.0):
        return won
    return 1.0 / (1.0 + exp(-ahead / _MARGIN))


def play(ruleset: Ruleset, kind: str, seed: str, number: int) -> list[Sample]:
    """One game of a series between players of one kind, as samples."""
    table_seed = f"{seed}:{number}"
    options = ruleset.matchup(number, QuickDice(f"{table_seed}/options"))
    names = ruleset.in_play(options)
    playing = [ruleset.seat(name) for name in names]
    table = Table(ruleset, options, table_seed, dict.fromkeys(names, kind), telling=False)
    seated = {ruleset.seat(name): players.make(kind, ruleset, player_seed(table_seed, name)) for name in names}
    noted: list[tuple[int, list[float]]] = []
    game = table.game
    turn = NOBODY
    while (seat := procedure.actor(game.board)) != NOBODY:
        view = game.lens(seat)
        table.take(seated[seat].choose(view, procedure.offers(view)))
        now = ruleset.turn_of(game.board)
        if now != turn and turn in playing and not game.board.over:
            noted.append((turn, ruleset.sample(game, turn)))
        turn = now
    outcome = game.outcome()
    assert outcome is not None
    ends = {seat: round(result(outcome, seat, playing, ruleset.points_tell), _DIGITS) for seat in playing}
    return [
        (ruleset.judged_as(seat), ends[seat], [round(feature, _DIGITS) for feature in features])
        for seat, features in noted
    ]
