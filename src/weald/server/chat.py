"""Talk at a table: who may speak, what a line may be, and what is kept of it. No game, journal or computer hears it."""

from __future__ import annotations

import unicodedata
from typing import Final

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update

from weald.server.database import Database
from weald.server.errors import ServerError
from weald.server.live import Placed
from weald.server.records import now
from weald.server.schema import CHAT, GUESTS, MUTES, REPORTS, TABLES

LONGEST: Final = 300  # signs of a line
_KEPT: Final = 500  # lines of a table
_READ: Final = 100  # lines at once
_AROUND: Final = 5  # lines before and after one that is reported
_JOINER: Final = "\u200d"  # within emoji
_MARKS: Final = 3  # signs above or below one letter


def tidy(text: str) -> str:
    """A line as it is kept: one line, without what cannot be seen or climbs over its neighbours."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if (kind[0] != "C" or sign == _JOINER) and marks <= _MARKS:
            kept.append(sign)
    tidied = "".join(kept).strip()
    if not any(unicodedata.category(sign)[0] in "LNSP" for sign in tidied):
        raise ServerError(422, "empty-line")
    if len(tidied) > LONGEST:
        raise ServerError(422, "long-line", most=LONGEST)
    return tidied


def why_silent(placed: Placed, sits: bool, house: bool) -> str | None:
    """Why somebody may not speak at a table, as a code; None if they may. `house`: the host allows chat."""
    if not house:
        return "chat-off-host"
    if placed.record.talk == "off":
        return "chat-off"
    if not sits and placed.record.talk != "all":
        return "chat-players"
    return None


class Line(msgspec.Struct, frozen=True):
    """A line, with the name that its speaker has now."""

    number: int
    guest: str
    who: str
    seat: str | None
    text: str | None
    phrase: str | None
    made: str


class ChatStore:
    """What is kept of talk. Each method is one transaction and runs in a thread."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._engine = database.engine

    def say(self, table: str, guest: str, seat: str | None, text: str | None, phrase: str | None) -> int:
        """Add a line. Returns its number. Of many lines the oldest go."""
        with self._engine.begin() as connection:
            counted = update(TABLES).where(TABLES.c.id == table).values(said=TABLES.c.said + 1).returning(TABLES.c.said)
            number = int(connection.execute(counted).scalar_one())
            row = {"table_id": table, "number": number, "guest": guest, "seat": seat, "text": text, "phrase": phrase}
            connection.execute(insert(CHAT).values(**row, made=now()))
            old = and_(CHAT.c.table_id == table, CHAT.c.number <= number - _KEPT)
            connection.execute(delete(CHAT).where(old))
            self.database.announce(connection, table)
        return number

    def lines(self, table: str, after: int) -> list[Line]:
        """The latest lines after the one of this number."""
        return self._between(table, after + 1, None)

    def _between(self, table: str, first: int, last: int | None) -> list[Line]:
        joined = CHAT.join(GUESTS, GUESTS.c.id == CHAT.c.guest)
        chosen = select(CHAT, GUESTS.c.name.label("who")).select_from(joined)
        wanted = chosen.where(CHAT.c.table_id == table, CHAT.c.number >= first)
        if last is not None:
            wanted = wanted.where(CHAT.c.number <= last)
        with self._engine.connect() as connection:
            rows = connection.execute(wanted.order_by(CHAT.c.number.desc()).limit(_READ)).all()
        return [Line(r.number, r.guest, r.who, r.seat, r.text, r.phrase, r.made) for r in reversed(rows)]

    def line(self, table: str, number: int) -> Line | None:
        found = self._between(table, number, number)
        return found[0] if found else None

    def report(self, table: str, number: int, guest: str) -> bool:
        """Keep a line with those around it for the host, once for each who reports it. False if it is not there."""
        around = self._between(table, number - _AROUND, number + _AROUND)
        meant = next((one for one in around if one.number == number), None)
        if meant is None:
            return False
        row = {"table_id": table, "number": number, "guest": guest, "about": meant.guest, "made": now()}
        kept = msgspec.json.encode(around).decode()
        with self._engine.begin() as connection:
            again = {"index_elements": ["table_id", "number", "guest"]}
            connection.execute(self.database.insert(REPORTS).values(**row, lines=kept).on_conflict_do_nothing(**again))
        return True

    def reports_of(self, guest: str) -> int:
        """How many reports of somebody wait for the host."""
        mine = select(func.count()).select_from(REPORTS).where(REPORTS.c.guest == guest)
        with self._engine.connect() as connection:
            return int(connection.execute(mine).scalar_one())

    def mute(self, guest: str, muted: str, mute: bool) -> None:
        pair = {"guest": guest, "muted": muted}
        with self._engine.begin() as connection:
            if mute:
                connection.execute(self.database.insert(MUTES).values(pair).on_conflict_do_nothing())
            else:
                connection.execute(delete(MUTES).where(MUTES.c.guest == guest, MUTES.c.muted == muted))

    def muted(self, guest: str) -> set[str]:
        """Whom somebody does not want to hear."""
        with self._engine.connect() as connection:
            return set(connection.scalars(select(MUTES.c.muted).where(MUTES.c.guest == guest)))

    def set_talk(self, table: str, talk: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(talk=talk))
            self.database.announce(connection, table)
