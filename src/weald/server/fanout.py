"""How several workers at one PostgreSQL hear of each other's moves: LISTEN and NOTIFY, nothing else."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import psycopg

from weald.engine.errors import WealdError
from weald.server.database import CHANNEL, Database
from weald.server.live import Live
from weald.server.tables import Tables

_LOG = logging.getLogger("weald.server.fanout")
_AGAIN: Final = 1.0  # seconds before a lost connection is tried again


class Fanout:
    """Listens for tables that other workers have changed. While it cannot, every look at a table asks the database."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables
        self._task: asyncio.Task[None] | None = None
        self._refreshing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        if self.database.postgres:
            self.tables.trusted = False
            self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        address = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=5) as peer:
                    await peer.execute(f"LISTEN {CHANNEL}")
                    self.tables.trusted = True
                    for live in self.tables.in_memory():  # we may have missed changes
                        self._refresh(live)
                    async for notice in peer.notifies():
                        self._hear(notice.payload)
            except (psycopg.Error, OSError) as error:
                _LOG.warning("lost touch with the other workers", extra={"problem": str(error).strip()})
            self.tables.trusted = False
            await asyncio.sleep(_AGAIN)

    def _hear(self, notice: str) -> None:
        """A worker has changed a table. We ignore our own notices."""
        worker, _, table = notice.partition(" ")
        live = self.tables.find(table)
        if live is not None and worker != self.database.worker:
            self._refresh(live)

    def _refresh(self, live: Live) -> None:
        task = asyncio.create_task(self._look(live))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _look(self, live: Live) -> None:
        try:
            await self.tables.refresh(live)
        except WealdError as error:
            _LOG.warning("cannot follow a table", extra={"table": live.id, "code": error.code})
