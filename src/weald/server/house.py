"""What all requests share: the store, the live tables, the door, the thinkers and the limits."""

from __future__ import annotations

import asyncio

from weald import library
from weald.server.answering import Answering
from weald.server.config import Config
from weald.server.database import Database
from weald.server.fanout import Fanout
from weald.server.lanes import Lane
from weald.server.limits import Buckets, Counts
from weald.server.live import Live
from weald.server.replays import Replays
from weald.server.seats import Seats
from weald.server.store import Store
from weald.server.tables import Tables
from weald.server.thinking import Thinking


class House:
    """One process of the server."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.config = config
        self.database = Database(config.database)
        self.store = Store(self.database)
        self.tables = Tables(self.store, limits.live_tables, limits.idle_seconds)
        self.requests = Buckets(limits.requests, limits.requests * 10)
        self.networks = Buckets(limits.requests * 8, limits.requests * 80)  # eight households' worth
        self.creations = Buckets(limits.creations, 20)
        self.messages = Buckets(limits.messages, limits.messages * 4)
        self.sockets = Counts(limits.sockets_per_address)
        self.connections = Counts(limits.connections_per_address)
        self.seats = Seats(self.store, self.tables, Buckets(limits.guesses, 10))
        self.thinking = Thinking(self.tables, config.thinkers)
        self.fanout = Fanout(self.database, self.tables)
        self.replays = Replays(self.store)
        self.lane = Lane(self.database, limits.replays)
        self.answering = Answering(self.tables)
        self.tables.changed = self._changed

    def _changed(self, live: Live, here: bool) -> None:
        self.thinking.changed(live, here)
        self.answering.changed(live, here)

    async def open(self) -> None:
        self.database.claim()
        self.database.upgrade()
        for name in library.names():
            library.ruleset(name)  # imported now, not when somebody waits
        await self.fanout.start()
        await self.thinking.start()
        await self.answering.start()
        self._tidying = asyncio.create_task(self.tables.tidy())

    async def close(self) -> None:
        self._tidying.cancel()
        await self.answering.stop()
        await self.thinking.stop()
        await self.fanout.stop()
        await self.tables.close()
        self.database.close()
