"""One game between computer players, as fast as it goes: no events, no undo, no refusals. It is compiled."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

from weald import players
from weald.engine import procedure
from weald.engine.errors import WealdError
from weald.engine.lenses import NOBODY, Game, View
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table
from weald.players import Player
from weald.players.random import RandomPlayer

LONGEST: Final = 100_000  # decisions; a game that is longer will never end


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
    return play_and_count(ruleset, seed, seats, options, check)[0]


def play_and_count(
    ruleset: Ruleset,
    seed: str,
    seats: Mapping[str, str],
    options: Mapping[str, int | str] | None = None,
    check: bool = False,
) -> tuple[Table, int]:
    """The same, with the number of actions that were decided by seats, and not by chance."""
    seated: list[Player | None] = [None] * len(ruleset.seats)
    table: Table | None = None
    seat = action = NOBODY
    decisions = 0
    try:
        table = Table(ruleset, options, seed, telling=False)
        for name in ruleset.in_play(table.options):
            seated[ruleset.seat(name)] = players.make(seats[name], ruleset, player_seed(seed, name))
            table.players[name] = seats[name]
        game = table.game
        asked = procedure.actor(game.board)
        while asked != NOBODY:
            view = game.lens(asked)  # the live view: a player reads it and keeps nothing
            player = seated[asked]
            assert player is not None
            seat, action = asked, _answer(player, view, procedure.offers(view))
            asked = table.take(action, seat)
            decisions += 1
            if check:
                _look_for_faults(game)
            if decisions > LONGEST:
                raise _Fault("the game does not end")
        _look_for_faults(game)
    except WealdError:
        raise
    except _Fault as fault:
        raise Crash(str(fault), _doing(ruleset, seat, action), table) from None
    except Exception as error:
        raise Crash(f"{type(error).__name__}: {error}", _doing(ruleset, seat, action), table) from error
    return table, decisions


def _answer(player: Player, view: View[Any], offers: Offers) -> int:
    """A player that chooses at random is called directly, and takes what is offered.

    Any other is called through Python, as it may be of any class, and may err.
    """
    if isinstance(player, RandomPlayer):
        return player.choose(view, offers)
    action = player.choose(view, offers)
    if action not in offers.allowed:
        raise _Fault("a player chose what was not offered")
    return action


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
