"""Letters to people whose turn it is in a game over days: a way of `notices.py`, where the host sends mail.

Whoever has given an address chooses it. Of each turn there is one letter at most; what comes together is told together,
and a person gets none within half an hour of the last. A letter names games and tables, and nothing of what goes on
there. Its last line ends the letters, for whoever holds it: nobody has to sign in for that.
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
from sqlalchemy import Connection, and_, or_, select, update

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
_KEY: Final = "letters"
_MOST: Final = 20  # tables that a letter names


class Waiting(msgspec.Struct, frozen=True):
    """A table that waits for somebody."""

    table: str
    game: str
    title: str


class Letter(msgspec.Struct, frozen=True):
    """What is to be written, to whom and in which language."""

    guest: str
    name: str
    address: str
    language: str
    tables: list[Waiting]


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

        What this returns is told: of all workers one gets it.
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
        here = and_(TABLES.c.id == SEATS.c.table_id, TABLES.c.asked == SEATS.c.seat)
        still = and_(TABLES.c.over.is_(False), SEATS.c.noticed == TABLES.c.turn_since, ~TABLES.c.pace.like("clock-%"))
        fresh = or_(SEATS.c.mailed.is_(None), SEATS.c.mailed != TABLES.c.turn_since)
        columns = (SEATS.c.table_id, SEATS.c.seat, TABLES.c.turn_since, TABLES.c.game, TABLES.c.title)
        chosen = select(*columns).join(TABLES, here).where(still, fresh)
        held = and_(HOLDERS.c.table_id == SEATS.c.table_id, HOLDERS.c.seat == SEATS.c.seat)
        rows = [
            *connection.execute(chosen.where(SEATS.c.guest == guest)),
            *connection.execute(chosen.join(HOLDERS, held).where(HOLDERS.c.guest == guest)),
        ]
        rows.sort(key=lambda row: str(row.turn_since))
        for row in rows:
            one = and_(SEATS.c.table_id == row.table_id, SEATS.c.seat == row.seat)
            connection.execute(update(SEATS).where(one).values(mailed=row.turn_since))
        return [Waiting(row.table_id, row.game, row.title) for row in rows]

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
        self._key = b""

    async def start(self) -> None:
        self._key = await self.store.database.write(self.store.key)

    async def stop(self) -> None:
        """What is not written yet is lost: a notice is no promise."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def end(self, secret: str) -> bool:
        return await self.store.database.write(self.store.end, secret, self._key)

    async def tell(self, guests: Sequence[str], table: str) -> None:
        for guest in await self.store.database.read(self.store.wanted_by, guests):
            if guest not in self._tasks:
                task = self._tasks[guest] = asyncio.create_task(self._write(guest))
                task.add_done_callback(partial(self._forget, guest))

    def _forget(self, guest: str, _: object) -> None:
        self._tasks.pop(guest, None)

    async def _write(self, guest: str) -> None:
        try:
            await asyncio.sleep(_GATHER)
            while isinstance(found := await self.store.database.write(self.store.letter, guest, _now()), float):
                await asyncio.sleep(found)
            if found is not None:
                self._send(found)
                NOTICES.labels("letter").inc()
        except WealdError as error:
            _LOG.warning("a letter is not written", extra={"code": error.code})
        except Exception:
            _LOG.exception("a letter is not written")

    def _send(self, letter: Letter) -> None:
        texts = Texts(locale=letter.language or None)
        named = [self._line(letter, one) for one in letter.tables[:_MOST]]
        end = self.post.link(f"/letters/{ending(self._key, letter.guest, letter.address)}")
        if len(letter.tables) > _MOST:
            named.append(texts.say("mail-turn-more", count=len(letter.tables) - _MOST))
        facts = {"name": letter.name, "count": len(letter.tables), "games": "\n\n".join(named), "end": end}
        text = texts.say("mail-turn-text", **facts)
        self.post.send(letter.address, texts.say("mail-turn-subject", count=len(letter.tables)), text, end)

    def _line(self, letter: Letter, waiting: Waiting) -> str:
        """A game by its name and title, and where it is played."""
        known = waiting.game in library.names()
        game = Texts(waiting.game, letter.language or None).say(f"game-{waiting.game}") if known else waiting.game
        name = f"{game}: {waiting.title}" if waiting.title else game
        return f"{name}\n{self.post.link(f'/t/{waiting.table}')}"


def _now() -> datetime:
    return datetime.now(UTC)
