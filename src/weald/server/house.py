"""What all requests share: the store, the live tables, the door, the thinkers and the limits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from weald import library
from weald.server.advising import Advising
from weald.server.analysing import Analysing
from weald.server.answering import Answering
from weald.server.belongings import Belongings
from weald.server.chat import ChatStore
from weald.server.clocks import Clocks
from weald.server.config import Config
from weald.server.database import Database
from weald.server.devices import Devices
from weald.server.fanout import Fanout
from weald.server.host.bans import Bans
from weald.server.host.noticing import Noticing
from weald.server.lanes import Lane
from weald.server.letters import Letters, LetterStore
from weald.server.limits import Buckets, Counts
from weald.server.live import Live
from weald.server.lobby import Lobby
from weald.server.mail import Post
from weald.server.notices import Notices, NoticeStore, Push, Way
from weald.server.parting import Parting
from weald.server.people import People
from weald.server.replays import Replays
from weald.server.seats import Seats
from weald.server.store import Store
from weald.server.tables import Tables
from weald.server.thinking import Thinking

_LOG = logging.getLogger("weald.server.house")


class House:
    """One process of the server."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.config = config
        self.database = Database(config.database)
        self.store = Store(self.database, config.chat)
        self.people = People(self.database)
        self.belongings = Belongings(self.database, self.people)
        self.lobby = Lobby(self.store)
        self.devices = Devices()
        self.post = Post(config)
        self.tables = Tables(self.store, limits.live_tables, limits.idle_seconds)
        self.requests = Buckets(limits.requests, limits.requests * 10)
        self.networks = Buckets(limits.requests * 8, limits.requests * 80)  # eight households' worth
        self.creations = Buckets(limits.creations, 20)
        self.messages = Buckets(limits.messages, limits.messages * 4)
        self.sockets = Counts(limits.sockets_per_address)
        self.connections = Counts(limits.connections_per_address)
        self.guesses = Buckets(limits.guesses, 10)
        self.codes = Buckets(limits.codes, 100)
        self.letters = Buckets(limits.letters, 3)
        self.operator_guesses = Buckets(limits.guesses, 5)
        self.bans = Bans()
        self.seats = Seats(self.store, self.people, self.tables, self.guesses, self.bans)
        self.thinking = Thinking(self.tables, config.thinkers)
        self.noticing = Noticing(self.database, self.tables, self.bans)
        self.fanout = Fanout(self.database, self.tables, self.people, self.devices, self.noticing)
        self.replays = Replays(self.store)
        self.lane = Lane(self.database, limits.replays)
        self.advising = Advising(self.tables, self.thinking, Buckets(limits.hints, 6))
        self.analysing = Analysing(self.thinking, limits.analyses)
        self.answering = Answering(self.tables)
        self.parting = Parting(self.tables)
        self.clocks = Clocks(self.tables, self.parting)
        self.chat = ChatStore(self.database)
        self.talking = Buckets(limits.talk, 6)
        self.push = Push(NoticeStore(self.database), config.contact, config.push_anywhere)
        self.letter_store = LetterStore(self.database)
        self.writing = Letters(self.letter_store, self.post)
        ways: list[Way] = [self.push, self.writing] if self.post.on else [self.push]
        self.notices = Notices(self.tables, self.push.store, ways)
        self.tables.changed = self._changed
        self.tables.left = self.thinking.forget
        self._later: set[asyncio.Task[None]] = set()

    def _changed(self, live: Live, here: bool) -> None:
        self.thinking.changed(live, here)
        self.answering.changed(live, here)
        self.clocks.changed(live)
        self.notices.changed(live, here)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for which nobody waits."""
        task = asyncio.create_task(work)
        self._later.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._later.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.error("work failed", exc_info=task.exception())

    async def open(self) -> None:
        self.database.claim()
        self.database.upgrade()
        for name in library.names():
            library.ruleset(name)  # imported now, not when somebody waits
        await self.noticing.start()
        await self.fanout.start()
        await self.thinking.start()
        await self.answering.start()
        await self.clocks.start()
        await self.push.start()
        await self.writing.start()
        await self.notices.start()
        self._tidying = asyncio.create_task(self.tables.tidy())

    async def close(self) -> None:
        self._tidying.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)
        await self.notices.stop()
        await self.push.stop()
        await self.writing.stop()
        await self.clocks.stop()
        await self.answering.stop()
        await self.analysing.stop()
        await self.thinking.stop()
        await self.fanout.stop()
        await self.noticing.stop()
        await self.tables.close()
        self.post.close()
        self.database.close()
