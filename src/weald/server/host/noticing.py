"""How a running server learns what operators have done, whoever did it: it reads their deeds.

PostgreSQL tells it when there are new ones; a server with SQLite looks again and again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from weald.engine.errors import WealdError
from weald.server.database import Database
from weald.server.errors import StoreGone
from weald.server.host import bans, deeds
from weald.server.host.bans import Bans
from weald.server.host.deeds import Deed
from weald.server.tables import Tables

_LOG = logging.getLogger("weald.server.noticing")
_LOOK: Final = {"sqlite": 0.5, "postgresql": 10.0}  # seconds between two looks, if nobody says that there is something


class Noticing:
    """Keeps bans and tables in memory true to what operators have done."""

    def __init__(self, database: Database, tables: Tables, known: Bans) -> None:
        self.database = database
        self.tables = tables
        self.bans = known
        self._seen = 0
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._seen, found = await self.database.read(self._first)
        self.bans.learn(found)
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """There is something new."""
        self._woken.set()

    def _first(self) -> tuple[int, list[bans.Ban]]:
        with self.database.engine.connect() as connection:
            return deeds.last(connection), bans.read(connection)

    def _next(self) -> tuple[list[Deed], list[bans.Ban]]:
        with self.database.engine.connect() as connection:
            found = deeds.after(connection, self._seen)
            return found, bans.read(connection) if found else []

    async def _watch(self) -> None:
        pause = _LOOK[self.database.engine.dialect.name]
        while True:
            try:
                async with asyncio.timeout(pause):
                    await self._woken.wait()
            except TimeoutError:
                pass
            self._woken.clear()
            try:
                await self.look()
            except StoreGone:
                await asyncio.sleep(1.0)  # what was done is read when the database is back
            except Exception:
                _LOG.exception("cannot notice what was done")
                await asyncio.sleep(1.0)

    async def look(self) -> None:
        """Read what was done since the last look, and follow."""
        found, banned = await self.database.read(self._next)
        fresh = [deed for deed in found if deed.id > self._seen]
        if not fresh:
            return
        kinds = {deed.what for deed in fresh}
        touched = {deed.subject for deed in fresh}
        if kinds & {"ban", "unban"}:
            self.bans.learn(banned)
        for table in self.tables.held():
            live = self.tables.find(table)
            if table in touched or "remove-name" in kinds:
                await self._refresh(table)
            elif live is not None and kinds & {"ban", "unban"}:
                live.wake()
        self.tables.forget_lost(touched)
        self._seen = max(self._seen, fresh[-1].id)

    async def _refresh(self, table: str) -> None:
        try:
            await self.tables.refresh(await self.tables.get(table))
        except StoreGone:
            raise
        except WealdError as error:
            _LOG.info("table gone", extra={"table": table, "code": error.code})
