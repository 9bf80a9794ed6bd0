"""Past positions: a journal played again up to a moment. Some moments are kept, so that the next step is quick."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final

import msgspec

from weald import scenario
from weald.engine.chance import commitment
from weald.engine.errors import BadValue
from weald.engine.table import CHANCE_NAME, Table
from weald.server.errors import ServerError
from weald.server.following import Followed, followed, kept_lines, ruleset_of
from weald.server.live import players
from weald.server.messages import Position, Turn
from weald.server.positions import past_position
from weald.server.records import Line, SeatRecord, TableRecord
from weald.server.store import Store

_KEPT: Final = 16  # games kept for walking through
_STEP: Final = 40  # actions between two moments that are kept


class Played(msgspec.Struct, frozen=True):
    """A game as it was played, for those who think about it: each action with the number of its seat."""

    game: str
    options: dict[str, int | str]
    actions: list[tuple[int, int]]


class Walk:
    """The standing actions of a game, and its table at some moments."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord], lines: list[Line]) -> None:
        self.record = record
        self.ruleset = ruleset_of(record)
        self.players = players(seats)
        self.number = lines[-1].number if lines else 0
        self.lines, _ = kept_lines(lines)
        first = followed(record, self.ruleset, self.players, (), None).table
        first.commitment = commitment(record.seed)
        first.practice = record.summary.practice
        first.hinted = record.hinted
        self._moments: dict[int, Table] = {0: first}

    def table(self, at: int) -> Table:
        """The table after `at` actions. The caller may change it."""
        if not 0 <= at <= len(self.lines):
            raise BadValue("bad-position", value=at, most=len(self.lines))
        start = max(moment for moment in self._moments if moment <= at)
        table = self._moments[start].clone()
        walk = Followed(table)
        for number in range(start, at):
            walk.follow([self.lines[number]], self.record.seed)
            if (number + 1) % _STEP == 0 and number + 1 not in self._moments:
                self._moments[number + 1] = table.clone()
        return table

    def turns(self) -> list[Turn]:
        """Where another seat begins to act."""
        found: list[Turn] = []
        last = ""
        for number, line in enumerate(self.lines):
            if line.seat not in (CHANCE_NAME, last):
                found.append(Turn(number, line.seat))
                last = line.seat
        return found


class Replays:
    """The games that people walk through. Used from the threads of the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._walks: OrderedDict[str, Walk] = OrderedDict()
        self._lock = Lock()

    def _walk(self, table: str) -> Walk:
        found = self.store.table(table)
        if found is None:
            raise ServerError(404, "unknown-table")
        walk = self._walks.get(table)
        if walk is None or walk.number != found[0].summary.number:
            walk = self._walks[table] = Walk(*found, self.store.journal(table))
        self._walks.move_to_end(table)
        while len(self._walks) > _KEPT:
            self._walks.popitem(last=False)
        return walk

    def position(self, table: str, at: int, seat: str | None, since: int, drawn: bool) -> Position:
        with self._lock:
            walk = self._walk(table)
            return past_position(walk.table(at), seat, min(since, at), drawn)

    def turns(self, table: str) -> tuple[int, list[Turn]]:
        with self._lock:
            walk = self._walk(table)
            return len(walk.lines), walk.turns()

    def played(self, table: str) -> Played:
        """The game as it was played."""
        with self._lock:
            walk = self._walk(table)
            end = walk.table(len(walk.lines))
            return Played(walk.record.game, dict(end.options), end.actions)

    def journal(self, table: str, at: int | None) -> str:
        """The journal as a file, up to a moment. It is the referee's: only for games that are over."""
        with self._lock:
            walk = self._walk(table)
            end = walk.table(len(walk.lines) if at is None else at)
            if at is None or at == len(walk.lines):
                end.seed = walk.record.seed  # a finished game reveals it
            return "\n".join(end.journal().lines()) + "\n"

    def python(self, table: str, at: int | None) -> str:
        """A position as Python that sets it up again."""
        with self._lock:
            walk = self._walk(table)
            end = walk.table(len(walk.lines) if at is None else at)
            return scenario.written(end, walk.table)
