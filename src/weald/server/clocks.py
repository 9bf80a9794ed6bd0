"""Clocks of live games: started when all are there, looked at every second, and what happens when one has run down."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import and_, select, update

from weald.engine.errors import WealdError
from weald.server.database import Database
from weald.server.errors import StoreGone
from weald.server.hours import keep
from weald.server.live import Live
from weald.server.parting import Parting
from weald.server.schema import TABLES
from weald.server.tables import Tables

_LOG = logging.getLogger("weald.server.clocks")
_LOOK: Final = 1.0  # seconds between two looks
_KEPT: Final = 5_000  # milliseconds after which it is written down how late it is, while a clock runs
_MOST: Final = 100  # tables of one look


class Clocks:
    """It keeps nothing but what the database has: any worker may find that a clock has run down, and one acts."""

    def __init__(self, tables: Tables, parting: Parting) -> None:
        self.tables = tables
        self.database: Database = tables.store.database
        self.hours = tables.hours
        self.parting = parting
        self._kept = 0
        self._task: asyncio.Task[None] | None = None
        self._starting: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.hours.read()
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        tasks = [*self._starting, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.hours.keep()
        except StoreGone:
            _LOG.warning("cannot keep the hours")

    def changed(self, live: Live) -> None:
        """All may have come, or somebody may have come back: then the clock of the asked seat begins to run."""
        if not live.broken and live.flag_at is None and live.runs(live.actor):
            task = asyncio.create_task(self._begin(live))
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)

    async def _begin(self, live: Live) -> None:
        try:
            async with live.lock:
                seat = live.actor
                if live.broken or live.flag_at is not None or not live.runs(seat):
                    return
                hour = self.hours.now()
                flag_at = live.flag_from(hour, live.seat(seat or "").bank or 0)
                if await self.database.write(self._run, live.id, live.number, flag_at, hour):
                    live.flag_at = flag_at
            live.wake()
        except WealdError as error:
            _LOG.warning("a clock does not start", extra={"table": live.id, "code": error.code})

    def _run(self, table: str, number: int, flag_at: int, hour: int) -> bool:
        """False if the game has gone on meanwhile."""
        with self.database.engine.begin() as connection:
            still = and_(TABLES.c.id == table, TABLES.c.actions + 2 * TABLES.c.undos == number)
            waits = and_(still, TABLES.c.flag_at.is_(None), TABLES.c.over.is_(False))
            begun = connection.execute(update(TABLES).where(waits).values(flag_at=flag_at)).rowcount == 1
            keep(connection, hour)
            self.database.announce(connection, table)
            return begun

    async def _watch(self) -> None:
        while True:
            try:
                await self.look()
            except StoreGone:
                _LOG.warning("cannot look at the clocks")
            except Exception:
                _LOG.exception("looking at the clocks failed")
            await asyncio.sleep(_LOOK)

    async def look(self) -> None:
        """Once: who has run out of time?"""
        first = await self.database.read(self.first)
        if first is None:
            return
        await self.hours.read()
        hour = self.hours.now()
        if not self._kept or hour - self._kept >= _KEPT:
            await self.hours.keep()
            self._kept = hour
        for table in await self.database.read(self.run_down, hour) if first <= hour else []:
            await self._fall(table)

    def first(self) -> int | None:
        """When the next clock will have run down; None if no clock runs."""
        running = select(TABLES.c.flag_at).where(TABLES.c.flag_at.is_not(None))
        with self.database.engine.connect() as connection:
            return connection.execute(running.order_by(TABLES.c.flag_at).limit(1)).scalar()

    def run_down(self, hour: int) -> list[str]:
        late = select(TABLES.c.id).where(TABLES.c.flag_at <= hour).order_by(TABLES.c.flag_at).limit(_MOST)
        with self.database.engine.connect() as connection:
            return list(connection.scalars(late))

    async def _fall(self, table: str) -> None:
        try:
            live = await self.tables.get(table)
            await self.tables.refresh(live)
            if live.asked is not None and live.flag_at is not None:
                await self.parting.run_out(live, live.asked, self.hours.now())
        except StoreGone:
            raise
        except WealdError as error:  # somebody has answered or another worker was faster; or it cannot be followed
            _LOG.debug("clock not run down", extra={"table": table, "code": error.code})
            await self.database.write(self._stop_lost, table)

    def _stop_lost(self, table: str) -> None:
        """A game that cannot be followed has no clock."""
        if self.tables.lost(table) is not None:
            with self.database.engine.begin() as connection:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(flag_at=None))
