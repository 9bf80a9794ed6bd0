"""The processes in which computer players think, one question at a time each, behind everything else on the machine.

A table goes back to the thinker that knows it: there its players still have what they planned. Whatever a thinker
forgets is planned anew.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from weald import library
from weald.engine import codec, procedure
from weald.engine.lenses import View
from weald.engine.ruleset import Ruleset
from weald.players.sitting import Sitting

T = TypeVar("T")
_LOG = logging.getLogger("weald.server.thinkers")
_KEPT: Final = 256  # players in one process
_NICE: Final = 10  # how far a thinker stands back


class Question(msgspec.Struct):
    """What a thinker is told: whose question it is, at which moment of which table, and the view, as data."""

    table: str
    game: str
    player: str
    seed: str
    view: bytes
    at: int
    undos: int
    seat: str
    acted: int  # how many answers the seat has given


def encoded(view: View[Any]) -> bytes:
    """A view as data."""
    return msgspec.json.encode(codec.encode(view))


def decoded(ruleset: Ruleset, view: bytes) -> View[Any]:
    """A view out of its data."""
    seen = codec.decode(msgspec.json.decode(view), codec.named(ruleset.records()))
    assert isinstance(seen, View)
    return seen


# in a thinker's process

_SITTING: Final[OrderedDict[tuple[str, str], Sitting]] = OrderedDict()  # by table and seat, the longest unused first


def choose(question: Question) -> int:
    """An answer to the question that the view holds."""
    ruleset = library.ruleset(question.game)
    place = (question.table, question.seat)
    sitting = _SITTING.pop(place, None)
    if sitting is None or sitting.name != question.player:
        sitting = Sitting(question.player, ruleset)
    _SITTING[place] = sitting
    while len(_SITTING) > _KEPT:
        _SITTING.popitem(last=False)
    seen = decoded(ruleset, question.view)
    return sitting.choose(seen, procedure.offers(seen), question.seed, question.acted, question.undos)


def forget(table: str) -> None:
    """The players of a table get up."""
    for place in [place for place in _SITTING if place[0] == table]:
        del _SITTING[place]


def _begin() -> None:
    """Start of a thinker: it stands back, ignores Ctrl-C, and ends when its parent has gone, for whatever reason."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.join,), daemon=True).start()


def _follow(wait: Callable[[], None]) -> None:
    wait()
    os._exit(0)


# in the server's


class _Thinker:
    """One process, and how much it has to do."""

    def __init__(self) -> None:
        self.waiting = 0
        self.begin()

    def begin(self) -> None:
        self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)
        self.pool.submit(os.getpid)  # the process starts now, not when somebody waits for it


class Thinkers:
    """Some thinkers for the players, and one for studies. Each does what waits for it in the order in which it came."""

    def __init__(self, count: int) -> None:
        self._all = [_Thinker() for _ in range(count)]
        self._scholar: _Thinker | None = None  # starts with the first study
        self._knows: dict[str, _Thinker] = {}  # who has the players of a table

    async def think(self, question: Question) -> int:
        return await self.do(partial(choose, question), question.table)

    async def do(self, work: Callable[[], T], table: str = "") -> T:
        """Let a thinker do something that is short: players may wait for it."""
        return await self._do(self._for(table), work)

    async def study(self, work: Callable[[], T]) -> T:
        """Do something that takes long: no player waits for it."""
        if self._scholar is None:
            self._scholar = _Thinker()
        return await self._do(self._scholar, work)

    async def _do(self, thinker: _Thinker, work: Callable[[], T]) -> T:
        """Let this thinker do it, as a new process if the first dies of it."""
        thinker.waiting += 1
        try:
            pool = thinker.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work)
            except BrokenProcessPool:
                _LOG.warning("a thinker has died; another is started")
                if thinker.pool is pool:
                    thinker.begin()
                return await asyncio.get_running_loop().run_in_executor(thinker.pool, work)
        finally:
            thinker.waiting -= 1

    def _for(self, table: str) -> _Thinker:
        """Who knows the table, unless that one is busy and another is not."""
        idlest = min(self._all, key=lambda thinker: thinker.waiting)
        known = self._knows.get(table)
        if known is not None and known.waiting <= idlest.waiting:
            return known
        if table:
            self.forget(table)
            self._knows[table] = idlest
        return idlest

    def forget(self, table: str) -> None:
        """A table is not needed any more, or is another thinker's from now on."""
        known = self._knows.pop(table, None)
        if known is not None:
            with suppress(BrokenProcessPool):  # which has forgotten everything
                known.pool.submit(forget, table)

    async def stop(self) -> None:
        """Stop. Unfinished thoughts are lost."""
        for thinker in [*self._all, *([self._scholar] if self._scholar else [])]:
            processes = list((thinker.pool._processes or {}).values())
            thinker.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            await asyncio.to_thread(thinker.pool.shutdown, True)
        self._all = []
        self._scholar = None
        gc.collect()  # frees what the processes shared with us
