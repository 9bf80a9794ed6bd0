"""Following a journal: every line is checked against the law of today, or taken up from a snapshot of the game.

A table keeps the version of the rules under which it was laid. docs/rules-versions.md tells what happens to games in
progress when the rules change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from weald import library
from weald.engine import codec
from weald.engine.errors import NothingToUndo, WealdError
from weald.engine.journal import Entry
from weald.engine.lenses import CHANCE, Game
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table, follow
from weald.server.errors import ServerError
from weald.server.records import Line, Snapshot, TableRecord, now


class Unfollowed(ServerError):
    """A journal that the rules of today do not allow. Nothing of it is lost: it can be read, and ended by agreement."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(409, "table-unfollowed", line=line, problem=problem)
        self.line = line
        self.problem = problem


def ruleset_of(record: TableRecord) -> Ruleset:
    """The rules of a table's game, if the house still has them."""
    try:
        return library.ruleset(record.game)
    except WealdError as error:
        raise Unfollowed(0, error.code) from None


class Followed:
    """A game as its journal tells it: the table, and what was taken back on the way."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lows: list[int] = []  # for each undo, how many actions stood after it

    def follow(self, lines: Sequence[Line], seed: str) -> None:
        """Carry out lines, or say which cannot be and why. The journal has the dice too: nothing is thrown here."""
        back = 0  # so many lines in a row take something back
        for line in lines:
            if line.action is None:
                back += 1
                continue
            self._take_back(back, line.number - 1)
            back = 0
            self._take(Entry(line.seat, line.action), line.number, seed)
        self._take_back(back, lines[-1].number if lines else 0)

    def _take(self, entry: Entry, number: int, seed: str) -> None:
        try:
            follow(self.table, entry, number, seed)
        except WealdError as error:
            raise Unfollowed(number, str(error.facts.get("why", error.code))) from None
        except Exception as error:  # rules that have changed may fail in any way
            raise Unfollowed(number, type(error).__name__) from error

    def _take_back(self, actions: int, number: int) -> None:
        if actions:
            try:
                self.table.take_back(len(self.table.actions) - actions)
            except NothingToUndo as error:
                raise Unfollowed(number, error.code) from None
            self.count_undos(actions)

    def count_undos(self, actions: int) -> None:
        """Note that so many actions were taken back, each by a line of its own."""
        at = len(self.table.actions)
        self.lows += range(at + actions - 1, at - 1, -1)


def kept_lines(lines: Sequence[Line]) -> tuple[list[Line], list[int]]:
    """The actions that were not taken back; and for each undo, how many actions stood after it."""
    kept: list[Line] = []
    lows: list[int] = []
    for line in lines:
        if line.action is None:
            kept.pop()
            lows.append(len(kept))
        else:
            kept.append(line)
    return kept, lows


def followed(
    record: TableRecord, ruleset: Ruleset, players: dict[str, str], lines: Sequence[Line], snapshot: Snapshot | None
) -> Followed:
    """The game after all lines. Other rules than those it was laid under are tried last, if there is a snapshot."""
    if snapshot is not None and snapshot.rules != ruleset.rules:
        try:
            return _resumed(record, ruleset, players, lines, snapshot)
        except Unfollowed:
            return _from_the_start(record, ruleset, players, lines)
    try:
        return _from_the_start(record, ruleset, players, lines)
    except Unfollowed:
        if snapshot is None:
            raise
        return _resumed(record, ruleset, players, lines, snapshot)


def _from_the_start(record: TableRecord, ruleset: Ruleset, players: dict[str, str], lines: Sequence[Line]) -> Followed:
    table = _table(record, ruleset, players, None)
    walk = Followed(table)
    kept, walk.lows = kept_lines(lines)
    walk.follow(kept, record.seed)
    return walk


def _resumed(
    record: TableRecord, ruleset: Ruleset, players: dict[str, str], lines: Sequence[Line], snapshot: Snapshot
) -> Followed:
    """Go on from a snapshot: what came before it is known, but neither checked nor told again."""
    known = [line for line in lines if line.number <= snapshot.number]
    try:
        game = codec.decode(msgspec.json.decode(snapshot.game), codec.named(ruleset.records()))
        if not isinstance(game, Game):
            raise TypeError(type(game).__name__)
        table = _table(record, ruleset, players, game)
        walk = Followed(table)
        seats = {table.seat_name(seat): seat for seat in (CHANCE, *range(len(ruleset.seats)))}
        kept, walk.lows = kept_lines(known)
        table.actions = [(seats[line.seat], table.read(line.action)) for line in kept]
        table.log = [[] for _ in table.actions]
    except Unfollowed:
        raise
    except Exception as error:  # a record of another shape
        raise Unfollowed(snapshot.number, str(getattr(error, "code", type(error).__name__))) from error
    walk.follow(lines[len(known) :], record.seed)
    return walk


def _table(record: TableRecord, ruleset: Ruleset, players: dict[str, str], game: Game[Any] | None) -> Table:
    if ruleset.edition != record.edition:
        raise Unfollowed(0, "table-edition")
    try:
        options = ruleset.recorded_options(record.options)
        table = Table(ruleset, options, None, players, game=game)
    except Exception as error:
        raise Unfollowed(0, str(getattr(error, "code", type(error).__name__))) from error
    table.rules = record.rules
    return table


def snapshot_of(record: TableRecord, table: Table, number: int) -> Snapshot:
    """Where a game stands, in the shape of the rules of today."""
    game = msgspec.json.encode(codec.encode(table.game)).decode()
    return Snapshot(record.id, number, table.ruleset.rules, game, now())
