"""Telling people elsewhere that it is their turn: to their devices by Web Push, and by whatever other ways there are.

A turn is told of once, and only to those who do not look at the table. Nothing here holds up a move. What is to be
told is noted first, so that it outlives a server that stops: another, or the same one when it is back, tells it then.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update

from weald.engine.errors import WealdError
from weald.server.database import Database
from weald.server.following import Unfollowed
from weald.server.live import Live
from weald.server.metrics import NOTICES
from weald.server.pushing import GONE, Device, NotSent, Pusher, new_key
from weald.server.records import later, now
from weald.server.schema import KEYS, PUSHES, SEATS, TABLES
from weald.server.tables import Tables

_LOG = logging.getLogger("weald.server.notices")
_PAUSE: Final = 5.0  # seconds for which somebody may come by themselves
_LEASE: Final = 120.0  # seconds after which a notice that is due is another worker's
_LOOK: Final = 60.0  # seconds between two looks for those
_QUEUE: Final = 500  # messages that wait to be sent; more are dropped
_THREADS: Final = 2
_DEVICES: Final = 8  # of one person
_KEY: Final = "push"
_NOBODY: Final = "mailto:host@weald.invalid"  # a host who has not said how they can be reached


class Way(Protocol):
    """A way to tell people, by the ids of their guests, that a table waits for them: it returns once that is told, has
    failed, or will not be forgotten."""

    async def tell(self, guests: Sequence[str], table: str) -> None: ...


class Due(msgspec.Struct, frozen=True):
    """That a seat's holder has yet to be told of a turn, and until when it is left to whoever has noted it."""

    table: str
    seat: str
    turn: str
    until: str


class NoticeStore:
    """The server's key, the devices that want to be told, and which turns they were told of."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._engine = database.engine

    def key(self) -> str:
        """The server's key for push services; made when it is first asked for, the same for all workers."""
        known = select(KEYS.c.pem).where(KEYS.c.name == _KEY)
        with self._engine.begin() as connection:
            found = connection.execute(known).scalar()
            if found is None:
                fresh = self.database.insert(KEYS).values(name=_KEY, pem=new_key()).on_conflict_do_nothing()
                connection.execute(fresh)
                found = connection.execute(known).scalar_one()
        return str(found)

    def add(self, device: Device) -> int:
        """Returns how many devices the guest has; beyond the most, the oldest is forgotten."""
        row = {"guest": device.guest, "endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth}
        hashed = _hash(device.endpoint)
        mine = PUSHES.c.guest == device.guest
        with self._engine.begin() as connection:
            connection.execute(delete(PUSHES).where(PUSHES.c.hash == hashed))
            connection.execute(insert(PUSHES).values(**row, hash=hashed, made=now()))
            order = select(PUSHES.c.hash).where(mine).order_by(PUSHES.c.made.desc())
            for old in connection.scalars(order.limit(100)).all()[_DEVICES:]:
                connection.execute(delete(PUSHES).where(PUSHES.c.hash == old))
            return self._count(connection, device.guest)

    def remove(self, guest: str, endpoint: str) -> int:
        with self._engine.begin() as connection:
            connection.execute(delete(PUSHES).where(PUSHES.c.hash == _hash(endpoint), PUSHES.c.guest == guest))
            return self._count(connection, guest)

    def forget(self, endpoint: str) -> None:
        """The push service knows this device no longer."""
        with self._engine.begin() as connection:
            connection.execute(delete(PUSHES).where(PUSHES.c.hash == _hash(endpoint)))

    def count(self, guest: str) -> int:
        with self._engine.connect() as connection:
            return self._count(connection, guest)

    def _count(self, connection: Any, guest: str) -> int:
        mine = select(func.count()).select_from(PUSHES).where(PUSHES.c.guest == guest)
        return int(connection.execute(mine).scalar_one())

    def devices(self, guests: Sequence[str]) -> list[Device]:
        with self._engine.connect() as connection:
            rows = connection.execute(select(PUSHES).where(PUSHES.c.guest.in_(guests))).all()
        return [Device(row.guest, row.endpoint, row.p256dh, row.auth) for row in rows]

    def note(self, table: str, seat: str, turn: str) -> Due | None:
        """Somebody is to be told of this turn. None if they were, or know of it."""
        due = Due(table, seat, turn, _lease())
        untold = or_(SEATS.c.noticed.is_(None), SEATS.c.noticed != turn)
        return due if self._set(and_(_seat(table, seat), untold), noticed=turn, due=due.until) else None

    def know(self, table: str, seat: str, turn: str) -> None:
        """Somebody knows of this turn by themselves: there is nothing to tell or to write."""
        self._set(_seat(table, seat), noticed=turn, mailed=turn, due=None)

    def take(self, due: Due) -> Due | None:
        """Of all workers one tells it now. None if another does, or if there is nothing to tell any more."""
        again = msgspec.structs.replace(due, until=_lease())
        return again if self._set(_is(due), due=again.until) else None

    def settle(self, due: Due) -> None:
        """It is told."""
        self._set(_is(due), due=None)

    def overdue(self) -> list[Due]:
        """What a server that has stopped was to tell by now. What no longer holds is forgotten."""
        columns = (SEATS.c.table_id, SEATS.c.seat, SEATS.c.noticed, SEATS.c.due)
        holds = and_(TABLES.c.over.is_(False), TABLES.c.asked == SEATS.c.seat, TABLES.c.turn_since == SEATS.c.noticed)
        late = (
            select(*columns, holds.label("holds"))
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(SEATS.c.due <= now())
        )
        with self._engine.connect() as connection:
            rows = connection.execute(late.order_by(SEATS.c.due).limit(_QUEUE)).all()
        found = {Due(row.table_id, row.seat, row.noticed, row.due): bool(row.holds) for row in rows}
        for due, still in found.items():
            if not still:
                self.settle(due)
        return [due for due, still in found.items() if still]

    def _set(self, where: ColumnElement[bool], **values: str | None) -> bool:
        with self._engine.begin() as connection:
            return connection.execute(update(SEATS).where(where).values(values)).rowcount == 1


def _seat(table: str, seat: str) -> ColumnElement[bool]:
    return and_(SEATS.c.table_id == table, SEATS.c.seat == seat)


def _is(due: Due) -> ColumnElement[bool]:
    return and_(_seat(due.table, due.seat), SEATS.c.noticed == due.turn, SEATS.c.due == due.until)


def _lease() -> str:
    return later(_LEASE)


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Push:
    """The way to browsers: a queue that never grows long, and threads of its own that nothing else waits for."""

    def __init__(self, store: NoticeStore, contact: str, anywhere: bool) -> None:
        self.store = store
        self._contact = contact or _NOBODY
        self._anywhere = anywhere
        self._queue: asyncio.Queue[tuple[Device, str, asyncio.Future[None]]] = asyncio.Queue(_QUEUE)
        self._threads = ThreadPoolExecutor(_THREADS, "push")
        self._tasks: list[asyncio.Task[None]] = []
        self.pusher: Pusher | None = None

    @property
    def key(self) -> str:
        """The public key with which browsers subscribe."""
        assert self.pusher is not None
        return self.pusher.public

    def check(self, device: Device) -> None:
        assert self.pusher is not None
        self.pusher.check(device)

    async def start(self) -> None:
        pem = await self.store.database.write(self.store.key)
        self.pusher = Pusher(pem, self._contact, self._anywhere)
        self._tasks = [asyncio.create_task(self._send()) for _ in range(_THREADS)]

    async def stop(self) -> None:
        """What still waits stays due: see `Notices`."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def tell(self, guests: Sequence[str], table: str) -> None:
        waiting: list[asyncio.Future[None]] = []
        for device in await self.store.database.read(self.store.devices, guests):
            sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            try:
                self._queue.put_nowait((device, table, sent))
                waiting.append(sent)
            except asyncio.QueueFull:
                NOTICES.labels("dropped").inc()
        await asyncio.gather(*waiting)

    async def _send(self) -> None:
        assert self.pusher is not None
        while True:
            device, table, sent = await self._queue.get()
            message = {"what": "turn", "table": table}
            try:
                work = self._threads.submit(self.pusher.send, device, message, table)
                status = await asyncio.wrap_future(work)
                NOTICES.labels("sent" if status < 300 else "refused").inc()
                if status in GONE:
                    await self.store.database.write(self.store.forget, device.endpoint)
            except NotSent as error:
                NOTICES.labels("failed").inc()
                _LOG.info("a notice was not sent", extra={"table": table, "problem": str(error)})
            except WealdError as error:
                _LOG.warning("a device is not forgotten", extra={"code": error.code})
            except Exception:
                _LOG.exception("a notice failed", extra={"table": table})
            if not sent.done():
                sent.set_result(None)


class Notices:
    """Finds out whom to tell."""

    def __init__(self, tables: Tables, store: NoticeStore, ways: Sequence[Way]) -> None:
        self.tables = tables
        self.store = store
        self.ways = ways
        self._tasks: dict[str, tuple[str, asyncio.Task[None]]] = {}  # by table: the turn to tell of
        self._watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """What was to be told stays due."""
        tasks = [task for _, task in self._tasks.values()]
        if self._watching is not None:
            tasks.append(self._watching)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, live: Live, here: bool) -> None:
        """After a move: the worker that wrote it tells the next, unless they look, at whatever worker."""
        seat = None if live.broken else awaited(live)
        if seat is None or self._tasks.get(live.id, ("",))[0] == live.turn_since:
            return
        looks = live.is_looked_at(seat)
        if here and not looks:
            self._later(live, self._note(live, seat, live.turn_since))
        elif looks and not here:
            self._later(live, self._know(live, seat, live.turn_since))

    async def _watch(self) -> None:
        """Again and again: what a server that has stopped was to tell."""
        while True:
            try:
                for due in await self.store.database.write(self.store.overdue):
                    await self._take_over(due)
            except WealdError as error:
                _LOG.warning("cannot look who has to be told", extra={"code": error.code})
            except Exception:
                _LOG.exception("cannot look who has to be told")
            await asyncio.sleep(_LOOK)

    async def _take_over(self, due: Due) -> None:
        try:
            live = await self.tables.get(due.table)
        except Unfollowed:
            await self.store.database.write(self.store.settle, due)
            return
        if self._tasks.get(live.id, ("",))[0] != due.turn:
            self._later(live, self._tell(live, due))

    def _later(self, live: Live, work: Any) -> None:
        task = asyncio.create_task(work)
        earlier = self._tasks.get(live.id)
        if earlier is not None:
            earlier[1].cancel()
        self._tasks[live.id] = (live.turn_since, task)
        task.add_done_callback(lambda done: self._forget(live.id, done))

    def _forget(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table, ("", None))[1] is task:
            del self._tasks[table]

    async def _know(self, live: Live, seat: str, turn: str) -> None:
        """Somebody here looks: the worker that wrote the move need not tell them."""
        try:
            await self.store.database.write(self.store.know, live.id, seat, turn)
        except WealdError as error:
            _LOG.warning("a turn is not noted", extra={"table": live.id, "code": error.code})

    async def _note(self, live: Live, seat: str, turn: str) -> None:
        """Note that somebody is to be told, and tell them."""
        try:
            due = await self.store.database.write(self.store.note, live.id, seat, turn)
        except WealdError as error:
            _LOG.warning("a turn is not noted", extra={"table": live.id, "code": error.code})
            return
        if due is not None:
            await self._tell(live, due)

    async def _tell(self, live: Live, due: Due) -> None:
        """Tell somebody, unless they come by themselves."""
        await asyncio.sleep(_PAUSE)
        write, store = self.store.database.write, self.store
        try:
            if awaited(live) != due.seat or live.turn_since != due.turn:
                await write(store.settle, due)
            elif live.is_looked_at(due.seat):
                await write(store.know, due.table, due.seat, due.turn)
            elif (mine := await write(store.take, due)) is not None:
                record = live.seat(due.seat)
                guests = [guest for guest in (record.guest, *record.holders) if guest]
                await asyncio.gather(*(way.tell(guests, live.id) for way in self.ways))
                await write(store.settle, mine)
        except WealdError as error:
            _LOG.warning("a turn is not told of", extra={"table": live.id, "code": error.code})
        except Exception:
            _LOG.exception("a turn is not told of", extra={"table": live.id})


def awaited(live: Live) -> str | None:
    """The seat of a person for whom other people wait, if there is one."""
    people = {seat.guest for seat in live.seats if seat.guest is not None}
    if live.over or len(people) < 2 or any(seat.is_open() for seat in live.seats):
        return None
    for seat in live.seats:
        if seat.seat == live.actor and seat.guest is not None and seat.computer is None:
            return seat.seat
    return None
