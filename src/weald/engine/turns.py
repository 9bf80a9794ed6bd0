"""Turns: whether a question is put out of turn, and where a seat's last turn began.

The engine knows no turns. A ruleset says whose turn it is; a game tells an event in the role NEW_TURN when one begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from weald.engine import procedure
from weald.engine.lenses import NEW_TURN, NOBODY, Event

if TYPE_CHECKING:
    from weald.engine.table import Table


def turn_number(table: Table) -> int:
    """How many turns have begun."""
    last = table.last_told()
    return last.turn if last is not None else 0


def is_out_of_turn(table: Table) -> bool:
    """Whether the open question is put to a seat in another seat's turn."""
    board = table.game.board
    return table.ruleset.turn_of(board) not in (NOBODY, procedure.actor(board))


def turn_start(table: Table, seat: str) -> int | None:
    """How many actions stood when the seat was first asked in the last of its turns in which it has acted.

    What it was asked before its first turn counts as one. None if it has done nothing yet.
    """
    index = table.lens(seat)
    own = [number for number, (actor, _) in enumerate(table.actions) if actor == index]
    for at, event in _beginnings(table):
        if event.facts["seat"] != seat and event.facts["seat"] in table.seats:
            continue  # the factions of a lone player are no seats of their own: their turns are that player's
        # where a turn begins with what the seat does, that deed belongs to it
        first = at - 1 if at and at - 1 in own and table.log[at - 1][0] is event else at
        since = [number for number in own if number >= first]
        if since:
            return since[0]
    return own[0] if own else None


def _beginnings(table: Table) -> Iterator[tuple[int, Event]]:
    """The events with which turns began, the last first, each with the number of its action."""
    for at in range(len(table.log), -1, -1):
        for event in reversed(table.log[at - 1] if at else table.opening):
            if event.role == NEW_TURN:
                yield at, event
