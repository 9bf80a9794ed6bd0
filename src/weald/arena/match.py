"""One game between computer players, as fast as it goes: no events, no undo, no refusals."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

from weald import players
from weald.engine import procedure
from weald.engine.errors import WealdError
from weald.engine.lenses import NOBODY
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table

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
    whims = {ruleset.seat(seat): players.make(seats[seat], ruleset, player_seed(seed, seat)) for seat in playing}
    table: Table | None = None
    doing = "set-up"
    try:
        table = Table(ruleset, options, seed, {seat: seats[seat] for seat in playing}, telling=False)
        game = table.game
        while True:
            seat = procedure.actor(game.board)
            if seat == NOBODY:
                break
            view = game.lens(seat)  # the live view: a player reads it and keeps nothing
            offers = procedure.offers(view)
            action = whims[seat].choose(view, offers)
            if action not in offers.allowed:
                raise Crash("a player chose what was not offered", ruleset.grammar.write(action), table)
            doing = f"{ruleset.seats[seat]}: {ruleset.grammar.write(action)}" if check else str(action)
            table.take(action)
            if check:
                _look_for_faults(table, doing)
            if len(table.actions) > LONGEST:
                raise Crash("the game does not end", doing, table)
        _look_for_faults(table, doing)
    except (Crash, WealdError):
        raise
    except Exception as error:
        if doing.isdecimal():
            doing = ruleset.grammar.write(int(doing))
        raise Crash(f"{type(error).__name__}: {error}", doing, table) from error
    return table


def _look_for_faults(table: Table, doing: str) -> None:
    faults = table.game.faults()
    if faults:
        raise Crash("; ".join(faults), doing, table)


def length(table: Table) -> tuple[int | None, int | None]:
    """The number of battles and of rounds of a game, where its view counts them."""
    shown: dict[str, Any] = table.ruleset.show(table.game.lens(NOBODY))
    battles, rounds = shown.get("battle"), shown.get("round")
    return battles if isinstance(battles, int) else None, rounds if isinstance(rounds, int) else None
