"""The lobby: tables that look for people, games to watch, finished games, and one's own; page by page.

Each list is walked along an index, game by game, and merged here, so that many tables cost no time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, select, tuple_

from weald.server.errors import ServerError
from weald.server.pace import DAYS, NONE
from weald.server.records import SeatRecord, TableRecord
from weald.server.schema import HOLDERS, SEATS, TABLES
from weald.server.store import Store

PAGE: Final = 20
SEEKING, LIVE, FINISHED = "seeking", "live", "finished"
Placed = tuple[TableRecord, list[SeatRecord]]


class Wanted(msgspec.Struct, frozen=True):
    """What somebody looks for; what is not said may be anything."""

    which: str = SEEKING
    language: str | None = None
    pace: str | None = None  # a kind of pace
    before: str | None = None  # where the page before ended


class Page(msgspec.Struct, frozen=True):
    tables: list[Placed]
    next: str | None


class Tally(msgspec.Struct, frozen=True):
    """How often somebody has played a game to its end and won it; a game with a turn taken back does not count."""

    game: str
    played: int
    won: int


class Lobby:
    """Each method reads and runs in a thread, as those of `store.py`."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._engine = store.database.engine

    def page(self, wanted: Wanted, games: Sequence[str]) -> Page:
        """A page of a list, the latest first."""
        return self._page([self.query(wanted, game) for game in games])

    def query(self, wanted: Wanted, game: str) -> Select[Any]:
        """The tables of one game: one walk along an index."""
        found = _from(_latest().where(TABLES.c.game == game), wanted.before)
        if wanted.which == SEEKING:
            found = found.where(TABLES.c.seeking.is_(True))
        else:
            found = found.where(TABLES.c.public.is_(True), TABLES.c.over.is_(wanted.which == FINISHED))
            if wanted.which == LIVE:
                found = found.where(TABLES.c.seeking.is_(False), TABLES.c.rematch.is_(None))
        if wanted.pace == "clock":
            found = found.where(TABLES.c.pace.startswith("clock-"))
        elif wanted.pace is not None:
            found = found.where(TABLES.c.pace.in_(DAYS if wanted.pace == "days" else (NONE,)))
        return found if wanted.language is None else found.where(TABLES.c.language.in_((wanted.language, "")))

    def history(self, guest: str, before: str | None) -> Page:
        """The games that somebody has played to the end, the latest first."""
        sits = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        holds = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        mine = _latest().where(TABLES.c.id.in_(sits.union(holds)), TABLES.c.over.is_(True))
        return self._page([_from(mine, before)])

    def tallies(self, guest: str) -> list[Tally]:
        played: dict[str, int] = {}
        won: dict[str, int] = {}
        joined = select(TABLES.c.id, TABLES.c.game, TABLES.c.winners, SEATS.c.seat).join(
            SEATS, SEATS.c.table_id == TABLES.c.id
        )
        mine = joined.where(SEATS.c.guest == guest, TABLES.c.over.is_(True), TABLES.c.practice.is_(False))
        mine = mine.where(TABLES.c.hinted.is_(False))
        games: dict[str, tuple[str, bool]] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(mine):
                if row.winners is not None:
                    wins = row.seat in msgspec.json.decode(row.winners, type=list[str])
                    games[row.id] = (row.game, wins or games.get(row.id, ("", False))[1])
        for game, wins in games.values():
            played[game] = played.get(game, 0) + 1
            won[game] = won.get(game, 0) + wins
        return [Tally(game, played[game], won[game]) for game in sorted(played)]

    def _page(self, queries: Sequence[Select[Any]]) -> Page:
        rows: list[Any] = []
        with self._engine.connect() as connection:
            for query in queries:
                rows += connection.execute(query.limit(PAGE + 1)).all()
            rows.sort(key=lambda row: (row.asked_since, row.id), reverse=True)
            more, rows = len(rows) > PAGE, rows[:PAGE]
            placed = self.store.placed(connection, rows)
        return Page(placed, f"{rows[-1].asked_since}~{rows[-1].id}" if more else None)


def _latest() -> Select[Any]:
    return select(TABLES).order_by(TABLES.c.asked_since.desc(), TABLES.c.id.desc())


def _from(query: Select[Any], before: str | None) -> Select[Any]:
    """The same, after the place where a page ended."""
    if before is None:
        return query
    moment, tilde, table = before.partition("~")
    if not tilde or not before.isascii() or not before.isprintable() or len(before) > 60:
        raise ServerError(422, "bad-request", problem="before")
    return query.where(tuple_(TABLES.c.asked_since, TABLES.c.id) < tuple_(moment, table))
