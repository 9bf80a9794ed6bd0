"""Standing answers: the server gives them when their question comes, as their seat's holder would.

They betray nothing: docs/decisions/0014-standing-answers.md.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Final

from weald.engine import standing
from weald.engine.errors import WealdError
from weald.engine.standing import StandingAnswer
from weald.engine.turns import turn_number
from weald.server.errors import StoreGone
from weald.server.live import Live
from weald.server.records import Standing
from weald.server.tables import Tables

_LOG = logging.getLogger("weald.server.answering")
_PAUSE: Final = (3.0, 8.0)  # seconds that an answer takes among people, at least and at most
_MANNERS: Final = 2.0  # seconds that another worker has to give it first


class Answering:
    """Gives standing answers where they are asked for. It keeps nothing: after a restart it looks who is asked."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._dice = random.SystemRandom()

    async def start(self) -> None:
        try:
            for table in await self.tables.store.database.read(self.tables.store.waiting_for_standing):
                self._later(table, self._pause(True))
        except StoreGone:
            _LOG.warning("cannot look for standing answers")

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, live: Live, here: bool) -> None:
        """After a move, or a change of answers: if the asked seat has one, give it after a while.

        The worker that wrote the move gives it. The others step in if it does not.
        """
        earlier = self._tasks.pop(live.id, None)
        if earlier is not None and earlier is not asyncio.current_task():
            earlier.cancel()
        if not live.broken and answer_of(live) is not None:
            among_people = sum(seat.player is None for seat in live.seats) > 1
            self._later(live.id, self._pause(among_people) + (0.0 if here else _MANNERS))

    def _pause(self, among_people: bool) -> float:
        """How long the seat seems to think: whatever it answers, and whatever its hand holds."""
        return self._dice.uniform(*_PAUSE) if among_people else 0.0

    def _later(self, table: str, pause: float) -> None:
        task = self._tasks[table] = asyncio.create_task(self._give(table, pause))
        task.add_done_callback(lambda done: self._forget(table, done))

    def _forget(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]

    async def _give(self, table: str, pause: float) -> None:
        await asyncio.sleep(pause)
        try:
            live = await self.tables.get(table)
            found = await self.tables.look(live, lambda: (answer_of(live), live.actor, live.at, live.undos))
            action, seat, at, undos = found
            if action is not None and seat is not None:
                await self.tables.play(live, seat, action, at, undos)
        except StoreGone:
            _LOG.warning("a standing answer waits for the database", extra={"table": table})
        except WealdError as error:  # the person or another worker was faster
            _LOG.debug("standing answer not wanted", extra={"table": table, "code": error.code})
        except Exception:
            _LOG.exception("standing answer failed", extra={"table": table})


def answer_of(live: Live) -> str | None:
    """The sentence that the asked seat's standing answers give now; None if it must be asked."""
    for kept in kept_by(live, live.actor):
        action = standing.found(live.table, as_answer(kept))
        if action is not None:
            return live.ruleset.grammar.write(action)
    return None


def kept_by(live: Live, seat: str | None) -> list[Standing]:
    """The standing answers of a seat that still hold."""
    turn = turn_number(live.table)
    for record in live.seats:
        if record.seat == seat:
            return [kept for kept in record.standing if kept.turn in (None, turn)]
    return []


def as_answer(kept: Standing) -> StandingAnswer:
    return StandingAnswer(kept.ask, kept.verb, kept.where, kept.words)
