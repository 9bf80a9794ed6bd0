"""Moves of many tables in one transaction: those that wait while the disk is busy share the next write."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from weald.server.database import Conflict
from weald.server.errors import StoreGone
from weald.server.records import Line, Summary
from weald.server.store import Store

_MOST: Final = 64  # moves in one transaction

Move = tuple[str, Sequence[Line], Summary]


class Appending:
    """The only way for moves into the journal."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[tuple[Move, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, table: str, lines: Sequence[Line], summary: Summary) -> None:
        """Returns when the lines are durable. Raises Conflict if others wrote there first, StoreGone if nobody can."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(((table, lines, summary), done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            try:
                await self._together(batch)
            except Conflict:
                for one in batch:  # written one by one, the one at fault shows
                    await self._alone(one)
            except BaseException as error:
                for _, done in batch:
                    done.set_exception(error if isinstance(error, Exception) else StoreGone())
                if not isinstance(error, Exception):
                    raise

    async def _together(self, batch: list[tuple[Move, asyncio.Future[None]]]) -> None:
        await self.store.database.write(self.store.append, [move for move, _ in batch])
        for _, done in batch:
            done.set_result(None)

    async def _alone(self, one: tuple[Move, asyncio.Future[None]]) -> None:
        move, done = one
        try:
            await self.store.database.write(self.store.append, [move])
            done.set_result(None)
        except Exception as error:
            done.set_exception(error)
