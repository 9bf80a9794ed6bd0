"""One game between computer players, as fast as it goes: no events, no undo, no refusals. It is compiled."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

from weald import players
from weald.engine import procedure
from weald.engine.errors import WealdError
from weald.engine.lenses import NOBODY, Board, Game, View
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table
from weald.players import Player
from weald.players.random import RandomPlayer

LONGEST: Final = 100_000  # actions; a game that is longer will never end


class Crash(Exception):
    """A game that broke: what went wrong, during which action, and the table (None if it could not be laid)."""

    def __init__(self, problem: str, doing: str, table: Table | None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.doing = doing
        self.table = table


def player_seed(table_seed: str, seat: str) -> str:
    """The seed for a player's random choices. It derives from the table's, so one seed repeats a whole game."""
    return f"{table_seed}/{seat}"


def moment_seed(table_seed: str, seat: str, at: int) -> str:
    """The same for one answer, after `at` actions, of a player that is made anew for it.

    It follows from the table's seed, and nothing follows from it about the dice.
    """
    return hashlib.sha256(f"weald thinker\n{player_seed(table_seed, seat)}\n{at}".encode()).hexdigest()


def play(
    ruleset: Ruleset,
    seed: str,
    seats: Mapping[str, str],
    options: Mapping[str, int | str] | None = None,
    check: bool = False,
) -> Table:
    """Play a game to its end. `check` looks for faults after every action, not only after the last."""
    playing = ruleset.in_play(ruleset.check_options(options or {}))
    seated: list[Player | None] = [None] * len(ruleset.seats)
    for name in playing:
        seated[ruleset.seat(name)] = players.make(seats[name], ruleset, player_seed(seed, name))
    table: Table | None = None
    seat = action = NOBODY
    try:
        table = Table(ruleset, options, seed, {name: seats[name] for name in playing}, telling=False)
        game = table.game
        board: Board = game.board
        while (asked := procedure.actor(board)) != NOBODY:
            view = game.lens(asked)  # the live view: a player reads it and keeps nothing
            offers = procedure.offers(view)
            player = seated[asked]
            assert player is not None
            seat, action = asked, _answer(player, view, offers)
            if not _is_offered(action, offers.allowed):
                raise _Fault("a player chose what was not offered")
            table.take(action, seat)
            if check:
                _look_for_faults(game)
            if len(table.actions) > LONGEST:
                raise _Fault("the game does not end")
        _look_for_faults(game)
    except WealdError:
        raise
    except _Fault as fault:
        raise Crash(str(fault), _doing(ruleset, seat, action), table) from None
    except Exception as error:
        raise Crash(f"{type(error).__name__}: {error}", _doing(ruleset, seat, action), table) from error
    return table


def _answer(player: Player, view: View[Any], offers: Offers) -> int:
    """A player that chooses at random is called directly; any other through Python, as it may be of any class."""
    if isinstance(player, RandomPlayer):
        return player.choose(view, offers)
    return player.choose(view, offers)


def _is_offered(action: int, allowed: list[int]) -> bool:
    """Whether a list holds a number: a plain loop is compiled better than `in`."""
    for offered in allowed:
        if offered == action:
            return True
    return False


class _Fault(Exception):
    """What is wrong with the game that is being played."""


def _look_for_faults(game: Game[Any]) -> None:
    faults = game.faults()
    if faults:
        raise _Fault("; ".join(faults))


def _doing(ruleset: Ruleset, seat: int, action: int) -> str:
    """The last action of a player, or the set-up if there was none."""
    if seat == NOBODY:
        return "set-up"
    told = ruleset.grammar.write(action) if ruleset.grammar.knows(action) else str(action)
    return f"{ruleset.seats[seat]}: {told}"


def decisions(table: Table) -> int:
    """How many of a game's actions were decided by seats, and not by chance."""
    count = 0
    for seat, _ in table.actions:
        if seat >= 0:
            count += 1
    return count
