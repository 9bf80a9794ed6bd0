"""All tables of this process: laying them, playing, undoing, and keeping up with what others write."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import msgspec

from weald.engine.chance import new_seed
from weald.engine.errors import GameOver, WealdError
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table
from weald.server.appending import Appending
from weald.server.database import Conflict
from weald.server.errors import ServerError, Stale, StoreGone
from weald.server.following import Unfollowed
from weald.server.hours import Hours
from weald.server.live import Live, players
from weald.server.metrics import ACTIONS, APPENDING, TABLES_LIVE
from weald.server.pace import clock_of
from weald.server.records import Line, SeatRecord, Snapshot, Summary, TableRecord, Talk, now
from weald.server.secrets import digest, looks_like_id, new_id
from weald.server.store import Store

_LOG = logging.getLogger("weald.server.tables")
_TOGETHER: Final = 100  # snapshots in one transaction
T = TypeVar("T")


class Tables:
    """The live tables. `changed` is called after every change of a position, with True if it was made here."""

    def __init__(self, store: Store, most: int, idle_seconds: float = 600.0) -> None:
        self.store = store
        self.hours = Hours(store.database)
        self.idle_seconds = idle_seconds
        self.appending = Appending(store)
        self.most = most
        self.trusted = True  # this process hears of what others write; if False, it looks each time
        self.changed: Callable[[Live, bool], None] = lambda live, here: None
        self.left: Callable[[str], None] = lambda table: None  # called when a table has left memory
        self._live: OrderedDict[str, Live] = OrderedDict()  # what stays in memory, the longest unused first
        self._known: WeakValueDictionary[str, Live] = WeakValueDictionary()  # all there are: of each table one
        self._full = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._keeping: set[asyncio.Task[None]] = set()
        self._lost: dict[str, Unfollowed] = {}  # tables that the rules of today cannot follow

    # finding

    async def get(self, table: str) -> Live:
        """A table by its id, read from the journal if it is not in memory."""
        live = self._known.get(table)
        if live is None and not looks_like_id(table):
            raise ServerError(404, "unknown-table")
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        elif not self.trusted:
            await self.refresh(live)
        self._use(live)
        return live

    def _use(self, live: Live) -> None:
        """Keep a table in memory, as the one that was used last. Somebody who holds it has it, in memory or not."""
        live.used = time.monotonic()
        self._live[live.id] = live
        self._live.move_to_end(live.id)
        self._evict(live)

    async def _load(self, table: str) -> Live:
        if table in self._lost:
            raise self._lost[table]
        try:
            live = await self.store.database.read(self._read, table)
        except Unfollowed as error:
            _LOG.warning("cannot follow a table", extra={"table": table, "line": error.line, "problem": error.problem})
            self._lost[table] = error
            raise
        self._known[table] = live
        if live.flag_at is not None:
            await self.hours.read()
        return live

    def _read(self, table: str) -> Live:
        found = self.store.table(table)
        if found is None:
            raise ServerError(404, "unknown-table")
        return Live(*found, self.store.journal(table), self.store.snapshot(table))

    def lost(self, table: str) -> Unfollowed | None:
        """Why a table cannot be followed, if that was found out."""
        return self._lost.get(table)

    def forget_lost(self, tables: Collection[str]) -> None:
        """Something was done to these: what was found out about them may no longer hold."""
        for table in tables:
            self._lost.pop(table, None)

    def _evict(self, latest: Live) -> None:
        """If there are too many, forget those that nobody listens to, the longest unused first.

        Whoever still holds one that was forgotten shares it with all who come: there are never two of one table.
        """
        if len(self._live) > self.most:
            idle = [live for live in self._live.values() if live.is_idle() and live is not latest]
            self._forget(idle[: len(self._live) - self.most])
        full = len(self._live) > self.most
        if full and not self._full:
            _LOG.warning("more tables are looked at than should be in memory", extra={"most": self.most})
        self._full = full
        TABLES_LIVE.set(len(self._live))

    def _forget(self, tables: Sequence[Live]) -> None:
        """Let tables leave memory, and keep where they stand."""
        for live in tables:
            del self._live[live.id]
            self.left(live.id)
        TABLES_LIVE.set(len(self._live))
        task = asyncio.create_task(self._keep(tables))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def tidy(self) -> None:
        """Again and again: tables that nobody has looked at for a while leave memory."""
        while True:
            await asyncio.sleep(self.idle_seconds / 4)
            self.forget_unused(time.monotonic() - self.idle_seconds)

    def forget_unused(self, since: float) -> None:
        unused = [live for live in self._live.values() if live.is_idle() and live.used < since]
        if unused:
            self._forget(unused)

    def held(self) -> set[str]:
        """The tables in memory, and those on their way there: what was read of them may be old already."""
        return {*self._known, *self._loading}

    def holds(self, table: str) -> bool:
        return table in self._known or table in self._loading

    def find(self, table: str) -> Live | None:
        return self._known.get(table)

    # keeping up

    async def refresh(self, live: Live) -> None:
        """Read what others have written: lines of the journal, and who sits where."""
        async with live.lock:
            found = await self.store.database.read(self.store.table, live.id)
            if found is None:
                raise self._drop(live)
            if found[0].summary.flag_at is not None:
                await self.hours.read()
            before = (live.seating, live.record.said, live.flag_at)
            live.reseat(*found)
            if found[0].summary.number == live.number:
                live.flag_at = found[0].summary.flag_at
            if (live.seating, live.record.said, live.flag_at) != before:
                live.wake()
            if live.broken or found[0].summary.number > live.number:
                await self._catch_up(live)

    async def hear(self, live: Live, said: int) -> None:
        """Somebody has said something here."""
        async with live.lock:
            if said > live.record.said:
                live.record = msgspec.structs.replace(live.record, said=said)
        live.wake()

    async def _catch_up(self, live: Live) -> None:
        """Play the lines that are missing here; after a failure, all lines. The caller holds the lock."""
        database = self.store.database
        lines = await database.read(self.store.journal, live.id, 0 if live.broken else live.number)
        found = await database.read(self.store.table, live.id)
        if found is None:
            raise self._drop(live)
        before = live.seating
        live.reseat(*found)
        if live.seating != before:
            live.wake()
        if live.broken:
            live.begin(lines, await database.read(self.store.snapshot, live.id))
        else:
            live.follow(lines)
        live.wait_since(found[0].summary)
        live.wake()
        asyncio.get_running_loop().call_soon(self.changed, live, False)

    def _drop(self, live: Live) -> ServerError:
        """A table that was deleted leaves memory, and all who look at it are told. Returns what they are told."""
        live.gone = True
        self._live.pop(live.id, None)
        self._known.pop(live.id, None)
        self.left(live.id)
        TABLES_LIVE.set(len(self._live))
        live.wake()
        return ServerError(404, "unknown-table")

    async def look(self, live: Live, reading: Callable[[], T]) -> T:
        """Read a table between two moves, never within one."""
        async with live.lock:
            if live.broken:
                await self._catch_up(live)
            return reading()

    async def close(self) -> None:
        """Keep where the games in memory stand: other rules may read them next."""
        await asyncio.gather(*self._keeping)
        await self._keep(list(self._live.values()))

    async def _keep(self, tables: Sequence[Live]) -> None:
        found = [snapshot for live in tables if (snapshot := live.snapshot()) is not None]
        try:
            for first in range(0, len(found), _TOGETHER):
                some = found[first : first + _TOGETHER]
                try:
                    await self._save(some)
                except Conflict:  # one of them was deleted meanwhile
                    for one in some:
                        with suppress(Conflict):
                            await self._save([one])
        except StoreGone:
            _LOG.warning("cannot keep where games stand", extra={"tables": len(found)})

    async def _save(self, snapshots: Sequence[Snapshot]) -> None:
        await self.store.database.write(self.store.save_snapshots, snapshots)

    # playing

    async def play(self, live: Live, seat: str, action: str, at: int, undos: int | None) -> int:
        """Carry out an action. When this returns it is durable; if it raises, nothing has happened."""
        return await self._whole(self._play(live, seat, action, at, undos))

    async def undo(self, live: Live, seat: str, at: int, undos: int | None) -> int:
        """Take back the last action, where the law of undo allows."""
        return await self._whole(self._undo(live, seat, at, undos))

    async def take_back_turn(self, live: Live, seat: str, at: int, undos: int | None) -> int:
        """Take back all since the start of the seat's last turn, against computers alone. See docs/journal.md."""
        return await self._whole(self._take_back_turn(live, seat, at, undos))

    @staticmethod
    async def _whole(work: Awaitable[int]) -> int:
        """Finish this work even if the caller goes away meanwhile."""
        return await asyncio.shield(asyncio.ensure_future(work))

    async def _play(self, live: Live, seat: str, action: str, at: int, undos: int | None) -> int:
        async with live.lock:
            if live.broken:
                await self._catch_up(live)
            live.check_open()
            live.check_moment(at, undos)
            self._check_time(live, seat)
            try:
                live.table.play(action, seat)
            except WealdError:
                raise
            except Exception:
                live.broken = True
                raise
            await self._append(live, live.unsaved())
            at = live.at
        ACTIONS.inc()
        live.wake()
        self.changed(live, True)
        return at

    async def _undo(self, live: Live, seat: str, at: int, undos: int | None) -> int:
        async with live.lock:
            if live.broken:
                await self._catch_up(live)
            live.check_open()
            live.check_moment(at, undos)
            self._check_time(live, seat)
            number = live.number
            live.table.undo(seat)
            live.count_undos(1)
            await self._append(live, [Line(number + 1, seat, None)], back=True)
            at = live.at
        live.wake()
        self.changed(live, True)
        return at

    async def _take_back_turn(self, live: Live, seat: str, at: int, undos: int | None) -> int:
        async with live.lock:
            if live.broken:
                await self._catch_up(live)
            live.check_open()
            live.check_moment(at, undos)
            why = live.why_no_take_back(seat)
            if why:
                raise ServerError(409, why)
            number, stood, start = live.number, live.at, live.start_of_turn(seat)
            live.table.take_back(start)
            live.count_undos(stood - start)
            lines = [Line(number + more, seat, None) for more in range(1, stood - start + 1)]
            await self._append(live, lines, back=True)
            at = live.at
        live.wake()
        self.changed(live, True)
        return at

    async def mark_hinted(self, live: Live) -> None:
        """Note for ever that somebody was told what a computer would do, and tell everybody."""
        async with live.lock:
            if live.record.hinted:
                return
            await self.store.database.write(self.store.set_hinted, live.id)
            live.record = msgspec.structs.replace(live.record, hinted=True)
            live.table.hinted = True
            live.seating += 1
        live.wake()

    def _check_time(self, live: Live, seat: str) -> None:
        """Nothing is done in a game that is over, nor by somebody whose clock has run down."""
        if live.record.ended is not None:
            raise GameOver
        if live.asked == seat and live.flag_at is not None and live.flag_at <= self.hours.now():
            raise ServerError(409, "time-up")

    async def _append(self, live: Live, lines: Sequence[Line], back: bool = False) -> None:
        """Write what the table in memory has done. If that fails, the table is read again next time."""
        summary = live.summary(self.hours.now(), back)
        live.broken = True
        try:
            with APPENDING.time():
                await self.appending.append(live.id, lines, summary)
        except Conflict:
            await self._catch_up(live)
            raise Stale from None
        live.broken = False
        live.settle(summary)
        live.forget_words(line.seat for line in lines)

    # laying

    async def lay(
        self,
        ruleset: Ruleset,
        options: Mapping[str, int | str],
        seats: list[SeatRecord],
        owner: str,
        public: bool,
        title: str,
        watch: str,
        after: str | None = None,
        seed: str | None = None,
        pace: str = "none",
        language: str = "",
        talk: Talk = "players",
    ) -> Live:
        """A new table. Dice thrown before the first question are in its journal already.

        `after`: the table whose rematch it is; who comes second gets the first one's. Only a lesson brings a seed,
        which everybody can know: it has one person alone at its table.
        """
        seed = new_seed() if seed is None else seed
        table = Table(ruleset, options, seed, players(seats))
        write = ruleset.grammar.write
        lines = [
            Line(number, table.seat_name(seat), write(action))
            for number, (seat, action) in enumerate(table.actions, start=1)
        ]
        moment = now()
        clock = clock_of(pace)
        if clock is not None:
            seats = [seat if seat.player else msgspec.structs.replace(seat, bank=clock.bank) for seat in seats]
        outcome = table.outcome
        winners = outcome.winners if outcome else None
        asked = any(seat.seat == table.actor and seat.player is not None for seat in seats)
        scores = outcome.scores if outcome else None
        summary = Summary(
            len(table.actions),
            0,
            table.actor,
            moment,
            outcome is not None,
            winners,
            computer=asked,
            turn_since=moment,
            scores=scores,
        )
        record = TableRecord(
            id=new_id(),
            game=ruleset.name,
            edition=ruleset.edition,
            options=table.options,
            seed=seed,
            public=public,
            title=title,
            owner=owner,
            watch_hash=digest(watch),
            rematch=None,
            made=moment,
            summary=summary,
            rules=ruleset.rules,
            pace=pace,
            language=language,
            talk=talk,
        )
        laid = await self.store.database.write(self.store.add_table, record, seats, lines, after)
        live = await self.get(laid)
        if laid == record.id:
            _LOG.info("table laid", extra={"table": laid, "game": ruleset.name})
            self.changed(live, True)
        return live
