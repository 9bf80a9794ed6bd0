"""How several workers at one PostgreSQL hear of each other's moves: LISTEN and NOTIFY, nothing else."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import psycopg

from weald.engine.errors import WealdError
from weald.server.database import CHANNEL, LISTENER, Database
from weald.server.devices import Devices
from weald.server.host.deeds import NOTICE
from weald.server.host.noticing import Noticing
from weald.server.people import DEVICE, People
from weald.server.tables import Tables

_LOG = logging.getLogger("weald.server.fanout")
_BEAT: Final = 5.0  # seconds after which a silent connection is tried
_DEAF: Final = 5.0  # seconds that it has to answer
_AGAIN: Final = 1.0  # seconds before a lost connection is tried again


class Fanout:
    """Listens for tables that other workers have changed. While it cannot, every look at a table asks the database."""

    def __init__(
        self, database: Database, tables: Tables, people: People, devices: Devices, noticing: Noticing
    ) -> None:
        self.database = database
        self.noticing = noticing
        self.tables = tables
        self.people = people
        self.devices = devices
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
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True, connect_timeout=5, application_name=LISTENER
                ) as peer:
                    await peer.execute(f"LISTEN {CHANNEL}")
                    self.tables.trusted = True
                    for table in self.tables.held():  # we may have missed changes
                        self._refresh(table)
                    await self._look_for_devices()
                    self.noticing.wake()
                    while True:
                        async for notice in peer.notifies(timeout=_BEAT):
                            self._hear(notice.payload)
                        async with asyncio.timeout(_DEAF):  # who hears nothing may have been cut off
                            await peer.execute("SELECT 1")
            except (psycopg.Error, OSError) as error:
                _LOG.warning("lost touch with the other workers", extra={"problem": str(error).strip()})
            self.tables.trusted = False
            await asyncio.sleep(_AGAIN)

    def _hear(self, notice: str) -> None:
        """A worker has changed a table, or signed out a device.

        We ignore our own notices of tables, and those of tables that we do not hold.
        """
        worker, _, table = notice.partition(" ")
        if table.startswith(DEVICE):
            self.devices.end([table.removeprefix(DEVICE)])
        elif table == NOTICE:
            self.noticing.wake()
        elif worker != self.database.worker and self.tables.holds(table):
            self._refresh(table)

    async def _look_for_devices(self) -> None:
        """End the sockets of devices that were signed out while we could not hear it."""
        here = self.devices.open()
        try:
            known = await self.database.read(self.people.known, here)
        except WealdError:
            return
        self.devices.end(set(here) - known)

    def _refresh(self, table: str) -> None:
        task = asyncio.create_task(self._look(table))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _look(self, table: str) -> None:
        try:
            await self.tables.refresh(await self.tables.get(table))
        except WealdError as error:
            _LOG.warning("cannot follow a table", extra={"table": table, "code": error.code})
