"""The collector of cycles walks over all that is in memory, and nobody is answered meanwhile: so it walks seldom.

Moves leave no cycles, they are freed as they go; closed sockets and some errors do. Left to itself Python walks over
everything whenever a quarter has been added, and the positions that wait for the next move count as added: with a
thousand sockets that was a stall of half a second every three seconds, for nothing.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

from weald.server.metrics import HEAP, WALKS

_YOUNG: Final = (10_000, 10)  # objects, and times that, after which the young are walked over
_NEVER: Final = 1_000_000_000  # by itself, over everything
_LOOK: Final = 60.0  # seconds between two looks at how much there is
_GROWN: Final = 1.5  # times as much as was left last time: then it is worth a walk
_LITTLE: Final = 200_000  # objects that are never worth one


class Heap:
    """Keeps the memory of one process. Whoever calls `settle` has a process of their own."""

    def __init__(self) -> None:
        self._left = 0
        self._task: asyncio.Task[None] | None = None

    def settle(self) -> None:
        """All is imported and open: what is there now stays for good, and is never walked over again."""
        gc.set_threshold(*_YOUNG, _NEVER)
        gc.collect()
        gc.freeze()
        self._task = asyncio.create_task(self._tend())

    async def _tend(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(_LOOK)

    def look(self) -> None:
        """Once: walk over everything if there is much more than was left last time."""
        found = len(gc.get_objects())
        if found > max(_LITTLE, _GROWN * self._left):
            gc.collect()
            WALKS.inc()
            found = self._left = len(gc.get_objects())
        HEAP.set(found)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
