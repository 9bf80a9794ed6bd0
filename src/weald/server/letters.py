"""Letters to people whose turn it is in a game over days: a way of `notices.py`, where the host sends mail.

Whoever has given an address chooses it. Of each turn there is one letter at most; what comes together is told together,
and a person gets none within half an hour of the last. A letter names games and tables, and nothing of what goes on
there. Its last line ends the letters, for whoever holds it: nobody has to sign in for that.

Who has a letter to come follows from the tables (`LetterStore.waiting`): no letter is lost with a server that stops, or
with a mail server that cannot be reached.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update

from weald import library
from weald.engine.errors import WealdError
from weald.server.database import Database
from weald.server.mail import Post
from weald.server.metrics import NOTICES
from weald.server.schema import GUESTS, HOLDERS, KEYS, MAILS, SEATS, TABLES
from weald.server.secrets import new_secret
from weald.texts import Texts

_LOG = logging.getLogger("weald.server.letters")
_GATHER: Final = 60.0  # seconds in which somebody may come by themselves, and other tables may come to wait
_PAUSE: Final = 1800.0  # seconds between two letters to one person
_LOOK: Final = 600.0  # seconds between two looks for letters that another server was to write
_LAST: Final = 5.0  # seconds for letters that are under way when the server stops
_KEY: Final = "letters"
_MOST: Final = 20  # tables that a letter names


class Waiting(msgspec.Struct, frozen=True):
    """A turn at a table that waits for somebody."""

    table: str
    seat: str
    turn: str
    game: str
    title: str


class Letter(msgspec.Struct, frozen=True):
    """What is to be written, to whom and in which language."""

    guest: str
    name: str
    address: str
    language: str
    tables: list[Waiting]


_HERE: Final = and_(TABLES.c.id == SEATS.c.table_id, TABLES.c.asked == SEATS.c.seat)
_HELD: Final = and_(HOLDERS.c.table_id == SEATS.c.table_id, HOLDERS.c.seat == SEATS.c.seat)
_UNTOLD: Final[ColumnElement[bool]] = and_(  # a turn that was noticed, and no letter about it
    func.coalesce(TABLES.c.over, True).is_(False),  # so said, no index leads from here: it is found by its seats
    ~TABLES.c.pace.like("clock-%"),
    SEATS.c.noticed == TABLES.c.turn_since,
    or_(SEATS.c.mailed.is_(None), SEATS.c.mailed != TABLES.c.turn_since),
)


class LetterStore:
    """Who wants letters, and which turns they were told of. Each method is one transaction and runs in a thread."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._engine = database.engine

    def key(self) -> bytes:
        """With it the links are made that end letters; kept in the database, the same for all workers."""
        known = select(KEYS.c.pem).where(KEYS.c.name == _KEY)
        with self._engine.begin() as connection:
            fresh = self.database.insert(KEYS).values(name=_KEY, pem=new_secret()).on_conflict_do_nothing()
            connection.execute(fresh)
            return str(connection.execute(known).scalar_one()).encode()

    def choose(self, guest: str, turns: bool, language: str) -> bool:
        """Whether somebody wants letters, and in which language. False if they have given no address."""
        chosen = update(MAILS).where(MAILS.c.guest == guest).values(turns=turns, language=language)
        with self._engine.begin() as connection:
            return connection.execute(chosen).rowcount == 1

    def wanted_by(self, guests: Sequence[str]) -> list[str]:
        """Those of them who want letters."""
        with self._engine.connect() as connection:
            return list(connection.scalars(select(MAILS.c.guest).where(MAILS.c.guest.in_(guests), MAILS.c.turns)))

    def letter(self, guest: str, moment: datetime) -> Letter | float | None:
        """What to write to somebody now. A number: not before so many seconds have passed. None: nothing waits.

        Of all workers one gets it, and says with `tell` that it is sent; if none does, it is written again after the
        pause.
        """
        joined = select(MAILS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == MAILS.c.guest)
        with self._engine.begin() as connection:
            row = connection.execute(joined.where(MAILS.c.guest == guest, MAILS.c.turns).with_for_update()).first()
            if row is None:
                return None
            if row.told is not None:
                left = (datetime.fromisoformat(row.told) + timedelta(seconds=_PAUSE) - moment).total_seconds()
                if left > 0:
                    return left
            tables = self._untold(connection, guest)
            if not tables:
                return None
            connection.execute(update(MAILS).where(MAILS.c.guest == guest).values(told=moment.isoformat()))
        return Letter(guest, row.name, row.address, row.language, tables)

    def _untold(self, connection: Connection, guest: str) -> list[Waiting]:
        """The tables that wait for somebody who was noticed not to look, and has had no letter about it."""
        columns = (SEATS.c.table_id, SEATS.c.seat, TABLES.c.turn_since, TABLES.c.game, TABLES.c.title)
        chosen = select(*columns).join(TABLES, _HERE).where(_UNTOLD)
        rows = [
            *connection.execute(chosen.where(SEATS.c.guest == guest)),
            *connection.execute(chosen.join(HOLDERS, _HELD).where(HOLDERS.c.guest == guest)),
        ]
        rows.sort(key=lambda row: str(row.turn_since))
        return [Waiting(row.table_id, row.seat, row.turn_since, row.game, row.title) for row in rows]

    def tell(self, letter: Letter) -> None:
        """It is sent: these turns are told of."""
        with self._engine.begin() as connection:
            for one in letter.tables:
                seat = and_(SEATS.c.table_id == one.table, SEATS.c.seat == one.seat)
                connection.execute(update(SEATS).where(seat).values(mailed=one.turn))

    def waiting(self) -> list[str]:
        """Everybody who has a letter to come."""
        mine = select(SEATS.c.table_id).join(TABLES, _HERE).where(_UNTOLD, SEATS.c.guest == MAILS.c.guest)
        held = select(SEATS.c.table_id).join(TABLES, _HERE).join(HOLDERS, _HELD)
        held = held.where(_UNTOLD, HOLDERS.c.guest == MAILS.c.guest)
        either = or_(mine.correlate(MAILS).exists(), held.correlate(MAILS).exists())
        with self._engine.connect() as connection:
            return list(connection.scalars(select(MAILS.c.guest).where(MAILS.c.turns.is_(True), either)))

    def end(self, secret: str, key: bytes) -> bool:
        """End the letters to whoever got this link. False if it is none of ours, or the address is another by now."""
        guest = secret.partition("-")[0]
        mine = select(MAILS.c.address).where(MAILS.c.guest == guest)
        with self._engine.begin() as connection:
            address = connection.execute(mine).scalar()
            if address is None or not hmac.compare_digest(ending(key, guest, address), secret):
                return False
            connection.execute(update(MAILS).where(MAILS.c.guest == guest).values(turns=False))
        return True


def ending(key: bytes, guest: str, address: str) -> str:
    """The secret of the link that ends letters to an address."""
    mark = hmac.digest(key, f"letters\n{guest}\n{address}".encode(), hashlib.sha256)[:24]
    return f"{guest}-{base64.urlsafe_b64encode(mark).decode()}"


class Letters:
    """The way to letterboxes."""

    def __init__(self, store: LetterStore, post: Post) -> None:
        self.store = store
        self.post = post
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by guest: a letter that is to be written
        self._sending: set[asyncio.Task[None]] = set()  # of these, those whose letter is under way
        self._watching: asyncio.Task[None] | None = None
        self._key = b""

    async def start(self) -> None:
        self._key = await self.store.database.write(self.store.key)
        if self.post.on:
            self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Letters that are under way arrive, if it does not take long; the others are still to come."""
        tasks = set(self._tasks.values())
        if self._watching is not None:
            tasks.add(self._watching)
        for task in tasks - self._sending:
            task.cancel()
        if self._sending:
            await asyncio.wait(set(self._sending), timeout=_LAST)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        """Again and again: letters that a server which has stopped was to write."""
        while True:
            try:
                for guest in await self.store.database.read(self.store.waiting):
                    self._begin(guest)
            except WealdError as error:
                _LOG.warning("cannot look who has a letter to come", extra={"code": error.code})
            except Exception:
                _LOG.exception("cannot look who has a letter to come")
            await asyncio.sleep(_LOOK)

    async def end(self, secret: str) -> bool:
        return await self.store.database.write(self.store.end, secret, self._key)

    async def tell(self, guests: Sequence[str], table: str) -> None:
        for guest in await self.store.database.read(self.store.wanted_by, guests):
            self._begin(guest)

    def _begin(self, guest: str) -> None:
        if guest not in self._tasks:
            task = self._tasks[guest] = asyncio.create_task(self._write(guest))
            task.add_done_callback(partial(self._forget, guest))

    def _forget(self, guest: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(guest, None)
        self._sending.discard(task)

    async def _write(self, guest: str) -> None:
        """After a while: one letter. One that cannot be delivered is written anew after the pause."""
        task = asyncio.current_task()
        assert task is not None
        try:
            await asyncio.sleep(_GATHER)
            while (found := await self.store.database.write(self.store.letter, guest, _now())) is not None:
                if isinstance(found, float):
                    await asyncio.sleep(found)
                    continue
                self._sending.add(task)
                if await self.send(found):
                    NOTICES.labels("letter").inc()
                    return
                self._sending.discard(task)
        except WealdError as error:
            _LOG.warning("a letter is not written", extra={"code": error.code})
        except Exception:
            _LOG.exception("a letter is not written")

    async def send(self, letter: Letter) -> bool:
        """Send a letter, and note that it is sent. False if it could not be."""
        sent = await self._deliver(letter)
        if sent:
            await self.store.database.write(self.store.tell, letter)
        return sent

    def _deliver(self, letter: Letter) -> asyncio.Future[bool]:
        texts = Texts(locale=letter.language or None)
        named = [self._line(letter, one) for one in letter.tables[:_MOST]]
        end = self.post.link(f"/letters/{ending(self._key, letter.guest, letter.address)}")
        if len(letter.tables) > _MOST:
            named.append(texts.say("mail-turn-more", count=len(letter.tables) - _MOST))
        facts = {"name": letter.name, "count": len(letter.tables), "games": "\n\n".join(named), "end": end}
        text = texts.say("mail-turn-text", **facts)
        return self.post.send(letter.address, texts.say("mail-turn-subject", count=len(letter.tables)), text, end)

    def _line(self, letter: Letter, waiting: Waiting) -> str:
        """A game by its name and title, and where it is played."""
        known = waiting.game in library.names()
        game = Texts(waiting.game, letter.language or None).say(f"game-{waiting.game}") if known else waiting.game
        name = f"{game}: {waiting.title}" if waiting.title else game
        return f"{name}\n{self.post.link(f'/t/{waiting.table}')}"


def _now() -> datetime:
    return datetime.now(UTC)
