"""Computer players. They think in separate processes, get only a view, and answer as people do."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

import msgspec

from weald import library, players
from weald.arena.match import moment_seed
from weald.engine import codec, procedure
from weald.engine.errors import WealdError
from weald.engine.lenses import View
from weald.server.errors import StoreGone
from weald.server.live import Live
from weald.server.metrics import THINKING
from weald.server.tables import Tables

_LOG = logging.getLogger("weald.server.thinking")
_MANNERS: Final = 2.0  # seconds that another worker has to answer its own question
_SWEEP: Final = 10.0  # seconds between two looks for forgotten computers
_FORGOTTEN: Final = 20  # seconds after which a computer counts as forgotten


class Question(msgspec.Struct):
    """What a thinker is told: whose question it is, and the view, as data."""

    game: str
    player: str
    seed: str
    view: bytes
    at: int
    undos: int
    seat: str


def choose(game: str, player: str, seed: str, view: bytes) -> int:
    """In a thinker's process: an answer to the question that the view holds."""
    ruleset = library.ruleset(game)
    seen = codec.decode(msgspec.json.decode(view), codec.named(ruleset.records()))
    assert isinstance(seen, View)
    return players.make(player, ruleset, seed).choose(seen, procedure.offers(seen))


class Thinking:
    """Lets computers think where they are asked. It stores nothing: after a restart it looks who is asked."""

    def __init__(self, tables: Tables, processes: int) -> None:
        self.tables = tables
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not self.processes:
            return  # another worker lets them think
        self._pool = self._new_pool()
        self._sweeper = asyncio.create_task(self._sweep())

    def _new_pool(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), _begin)
        for _ in range(self.processes):
            pool.submit(os.getpid)  # the processes start now, not when somebody waits for them
        return pool

    async def stop(self) -> None:
        """Stop. Unfinished thoughts are lost; those computers will be asked again."""
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            await asyncio.to_thread(pool.shutdown, True)
            del pool, processes
            gc.collect()  # frees what the processes shared with us

    def changed(self, live: Live, here: bool) -> None:
        """After a move: the worker that wrote it lets the next computer think. The others step in if it does not."""
        if here:
            self.consider(live)
        elif self.processes and live.computer() is not None:
            asyncio.get_running_loop().call_later(_MANNERS, self._consider_if_still, live, live.number)

    def _consider_if_still(self, live: Live, number: int) -> None:
        if live.number == number:
            self.consider(live)

    def consider(self, live: Live) -> None:
        """Let a computer think, if one is asked at this table and is not thinking already."""
        thinking = self._tasks.get(live.id)
        if self._pool is None or live.broken or live.computer() is None or (thinking and not thinking.done()):
            return
        task = self._tasks[live.id] = asyncio.create_task(self._answer(live))
        task.add_done_callback(lambda done: self._forget(live.id, done))

    def _forget(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]

    async def _answer(self, live: Live) -> None:
        """Answer for the computers of a table for as long as they are asked."""
        live.held = True
        try:
            while (question := await self.tables.look(live, lambda: self._question(live))) is not None:
                began = time.perf_counter()
                action = await self._think(question)
                THINKING.labels(question.game, question.player).observe(time.perf_counter() - began)
                try:
                    sentence = live.ruleset.grammar.write(action)
                    await self.tables.play(live, question.seat, sentence, question.at, question.undos)
                except StoreGone:
                    raise
                except WealdError as error:  # another worker was faster, or somebody has undone
                    _LOG.debug("answer not wanted", extra={"table": live.id, "code": error.code})
        except StoreGone:
            _LOG.warning("computer waits for the database", extra={"table": live.id})
        except Exception:
            _LOG.exception("computer failed", extra={"table": live.id})
        finally:
            live.held = False

    def _question(self, live: Live) -> Question | None:
        seat = live.computer()
        if seat is None or seat.computer is None:
            return None
        view = msgspec.json.encode(codec.encode(live.table.view(seat.seat)))
        seed = moment_seed(live.record.seed, seat.seat, live.at)  # so that any worker comes to the same answer
        return Question(live.record.game, seat.computer, seed, view, live.at, live.undos, seat.seat)

    async def _think(self, question: Question) -> int:
        assert self._pool is not None
        pool = self._pool
        work = partial(choose, question.game, question.player, question.seed, question.view)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenProcessPool:
            _LOG.warning("a thinker has died; others are started")
            if self._pool is pool:
                self._pool = self._new_pool()
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def _sweep(self) -> None:
        """Again and again, look for tables with a forgotten computer."""
        patience = 0
        while True:
            try:
                before = datetime.now(UTC) - timedelta(seconds=patience)
                moment = before.isoformat(timespec="milliseconds").replace("+00:00", "Z")
                store = self.tables.store
                for table in await store.database.read(store.waiting_for_computers, moment):
                    await self._resume(table)
                patience = _FORGOTTEN
            except StoreGone:
                _LOG.warning("cannot look for computers")
            await asyncio.sleep(_SWEEP if patience else 1.0)

    async def _resume(self, table: str) -> None:
        try:
            live = await self.tables.get(table)
            await self.tables.refresh(live)
            self.consider(live)
        except StoreGone:
            raise
        except WealdError as error:  # the table cannot be followed; that was said when it was found out
            _LOG.debug("computer cannot go on", extra={"table": table, "code": error.code})
        except Exception:
            _LOG.exception("computer cannot go on", extra={"table": table})


def _begin() -> None:
    """Start of a thinker: it ignores Ctrl-C and ends when its parent has gone, for whatever reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.join,), daemon=True).start()


def _follow(wait: Callable[[], None]) -> None:
    wait()
    os._exit(0)
