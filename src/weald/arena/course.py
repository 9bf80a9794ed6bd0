"""How a game went from round to round, found by playing its actions again: without thinking, that takes no time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weald.engine.lenses import NOBODY, Game
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table


def points_of(ruleset: Ruleset, game: Game[Any], seats: Sequence[str]) -> dict[str, int]:
    """The points that these seats have now, where the game counts any."""
    shown: Any = ruleset.show_board(game.board)
    scores = shown.get("scores")
    if isinstance(scores, dict):
        return {seat: int(scores.get(seat, 0)) for seat in seats}
    shown_seats = shown.get("seats", {})
    return {seat: int(shown_seats.get(seat, {}).get("score", 0)) for seat in seats}


def follow(table: Table) -> tuple[list[str], dict[str, list[int]]]:
    """Of a finished game: its seats in the order of their turns, and everybody's points before the
    first round (or battle, where those are counted) and after each.

    Seats of which no turn was seen come last (robots play between two questions), unless the game tells its order.
    """
    ruleset, seats = table.ruleset, table.seats
    again = Table(ruleset, table.options, None, table.players, telling=False)
    board = again.game.board
    order: list[str] = []
    points: dict[str, list[int]] = {seat: [] for seat in seats}
    length = _length(again)
    for _, action in table.actions:
        again.take(action)
        for _ in range(length, _length(again)):
            _note(points, points_of(ruleset, again.game, seats))
        length = _length(again)
        turn = ruleset.turn_of(board)
        if turn != NOBODY and ruleset.seats[turn] not in order:
            order.append(ruleset.seats[turn])
    _note(points, points_of(ruleset, again.game, seats))
    shown: Any = ruleset.show_board(again.game.board)
    order = shown.get("order") or order
    return [*order, *(seat for seat in seats if seat not in order)], points


def _length(table: Table) -> int:
    battles, rounds = table.ruleset.length(table.game.board)
    return (battles if rounds is None else rounds) or 0


def _note(points: dict[str, list[int]], now: dict[str, int]) -> None:
    for seat, count in now.items():
        points[seat].append(count)
