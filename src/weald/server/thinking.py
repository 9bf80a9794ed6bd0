"""Computer players. They think in separate processes, get only a view, and answer as people do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final, TypeVar

from weald.arena.match import moment_seed
from weald.engine.errors import WealdError
from weald.server.errors import ServerError, StoreGone
from weald.server.live import Live
from weald.server.metrics import THINKING
from weald.server.tables import Tables
from weald.server.thinkers import Question, Thinkers, encoded

T = TypeVar("T")
_LOG = logging.getLogger("weald.server.thinking")
_MANNERS: Final = 2.0  # seconds that another worker has to answer its own question
_SWEEP: Final = 10.0  # seconds between two looks for forgotten computers
_FORGOTTEN: Final = 20  # seconds after which a computer counts as forgotten


class Thinking:
    """Lets computers think where they are asked. It stores nothing: after a restart it looks who is asked."""

    def __init__(self, tables: Tables, processes: int) -> None:
        self.tables = tables
        self.processes = processes
        self._thinkers: Thinkers | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not self.processes:
            return  # another worker lets them think
        self._thinkers = Thinkers(self.processes)
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop. Unfinished thoughts are lost; those computers will be asked again."""
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        thinkers, self._thinkers = self._thinkers, None
        if thinkers is not None:
            await thinkers.stop()

    async def do(self, work: Callable[[], T]) -> T:
        """Let a thinker do something else that is short."""
        return await self._some().do(work)

    async def study(self, work: Callable[[], T]) -> T:
        """Let one do something that takes long; the players do not wait for it."""
        return await self._some().study(work)

    def _some(self) -> Thinkers:
        if self._thinkers is None:
            raise ServerError(503, "no-thinkers")
        return self._thinkers

    def forget(self, table: str) -> None:
        """A table has left memory: its players need not keep what they planned."""
        if self._thinkers is not None:
            self._thinkers.forget(table)

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
        if self._thinkers is None or live.broken or live.computer() is None or (thinking and not thinking.done()):
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
                assert self._thinkers is not None
                action = await self._thinkers.think(question)
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
        view = live.table.view(seat.seat)
        return Question(
            table=live.id,
            game=live.record.game,
            player=seat.computer,
            seed=moment_seed(live.record.seed, seat.seat, live.at),  # any worker comes to the same, but for plans
            view=encoded(view),
            at=live.at,
            undos=live.undos,
            seat=seat.seat,
            acted=[actor for actor, _ in live.table.actions].count(view.seat),
        )

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
