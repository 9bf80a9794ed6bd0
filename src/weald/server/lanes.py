"""A lane of its own for work that takes long: one piece at a time, in turns between those who want something done."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from weald.server.database import Database
from weald.server.errors import ServerError

P = ParamSpec("P")
T = TypeVar("T")


class Lane:
    """Waits of one visitor delay nobody but themselves: whoever has waited longest since their last turn is next."""

    def __init__(self, database: Database, most: int) -> None:
        self.database = database
        self.most = most  # pieces of work that one visitor may have waiting
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False

    async def do(self, visitor: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something in a thread of the lane, when it is this visitor's turn; refused if they want too much."""
        await self._turn(visitor)
        try:
            return await self.database.walk(work, *args, **kwargs)
        finally:
            self._next()

    async def _turn(self, visitor: str) -> None:
        if not self._busy:
            self._busy = True
            return
        queue = self._waiting.setdefault(visitor, deque())
        if len(queue) >= self.most:
            raise ServerError(429, "too-many-requests")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it was their turn already
            raise

    def _next(self) -> None:
        """Give the turn to the next visitor who still waits."""
        while self._waiting:
            visitor, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[visitor] = queue  # at the end: the others come first
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
