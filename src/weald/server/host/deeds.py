"""What operators do, written down: who, when, what, to what, why. The servers read here what they have to notice."""

from __future__ import annotations

import getpass
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, Row, func, insert, select, text

from weald.server.database import Database
from weald.server.records import now
from weald.server.schema import DEEDS

NOTICE: Final = "!deeds"  # what PostgreSQL tells the workers: no table has such an id
_ORDER: Final = 7_365_121  # the advisory lock that lets deeds be committed in the order of their numbers

What = Literal[
    "close-table",
    "delete-table",
    "import-table",
    "archive-tables",
    "delete-guest",
    "remove-name",
    "dismiss-report",
    "remove-line",
    "ban",
    "unban",
    "mute",
    "unmute",
    "make-secret",
    "revoke-secret",
    "restore",
]


class Deed(msgspec.Struct, frozen=True):
    """One of them."""

    id: int
    made: str
    who: str
    what: str
    subject: str
    why: str
    facts: dict[str, str | int]


class Actor(msgspec.Struct, frozen=True):
    """Who does something, and why."""

    who: str
    why: str = ""


def at_the_machine(why: str = "") -> Actor:
    """Whoever types a command here."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = "?"
    return Actor(f"{user}@{socket.gethostname()}"[:80], why)


@contextmanager
def doing(database: Database, dry: bool = False) -> Iterator[Connection]:
    """A transaction in which something is done and noted; the servers hear of it once it is committed.

    In a dry run it is a look: nothing is written, and nobody waits.
    """
    with database.engine.begin() as connection:
        if not dry:
            order = f"SELECT pg_advisory_xact_lock({_ORDER})" if database.postgres else "BEGIN IMMEDIATE"
            connection.execute(text(order))
        yield connection
        if not dry:
            database.announce(connection, NOTICE)


def note(connection: Connection, actor: Actor, what: What, subjects: Sequence[str], **facts: str | int) -> None:
    """Write it down, a line for each subject."""
    told = msgspec.json.encode(facts).decode()
    row = {"made": now(), "who": actor.who, "what": what, "why": actor.why, "facts": told}
    if subjects:
        connection.execute(insert(DEEDS), [{**row, "subject": subject} for subject in subjects])


def last(connection: Connection) -> int:
    """The number of the last deed."""
    return int(connection.execute(select(func.coalesce(func.max(DEEDS.c.id), 0))).scalar_one())


def after(connection: Connection, number: int) -> list[Deed]:
    """All deeds after this one, in their order."""
    rows = connection.execute(select(DEEDS).where(DEEDS.c.id > number).order_by(DEEDS.c.id))
    return [_deed(row) for row in rows]


def latest(connection: Connection, most: int) -> list[Deed]:
    """The last so many, the newest first."""
    rows = connection.execute(select(DEEDS).order_by(DEEDS.c.id.desc()).limit(most))
    return [_deed(row) for row in rows]


def _deed(row: Row[Any]) -> Deed:
    return Deed(row.id, row.made, row.who, row.what, row.subject, row.why, msgspec.json.decode(row.facts))
