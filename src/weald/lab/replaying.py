"""A row of the results played again: it says all that the game depends on."""

from __future__ import annotations

from typing import Any

import polars as pl

from weald.arena import match
from weald.engine.errors import BadValue
from weald.engine.table import Table
from weald.lab.store import BOT, GAMES, SEATS, Results, options_of


class Again:
    """A game of the results, and the same game now."""

    def __init__(self, row: dict[str, Any], seats: list[dict[str, Any]], table: Table, decisions: int) -> None:
        self.row = row
        self.seats = seats
        self.table = table
        self.decisions = decisions

    @property
    def differs(self) -> list[str]:
        """The columns that are otherwise now: none, unless rules or players have changed."""
        outcome = self.table.outcome
        assert outcome is not None
        battles, rounds = self.table.ruleset.length(self.table.game.board)
        now = {
            "winners": outcome.winners,
            "law": outcome.law,
            "decisions": self.decisions,
            "battles": battles,
            "rounds": rounds,
        }
        found = [column for column, value in now.items() if self.row[column] != value]
        if {seat["seat"]: seat["points"] for seat in self.seats} != outcome.scores:
            found.append("points")
        return found


def replay(results: Results, number: int) -> Again:
    """Play game `number` of the results again."""
    games = results.table(GAMES).filter(pl.col("game") == number)
    if games.is_empty():
        raise BadValue("no-such-row", value=number, most=results.wanted)
    row = games.row(0, named=True)
    seats = results.table(SEATS).filter(pl.col("game") == number).to_dicts()
    players = {seat["seat"]: seat["player"] for seat in seats if seat["player"] != BOT}
    return Again(row, seats, *match.play_and_count(results.ruleset, row["seed"], players, options_of(row)))
