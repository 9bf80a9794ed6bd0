"""Who may come to the operator's page: by a secret that is kept as a hash, then by a cookie for half a day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from weald.engine.errors import BadValue
from weald.server.database import Database
from weald.server.errors import ServerError
from weald.server.host.closing import Report
from weald.server.host.deeds import Actor, doing, note
from weald.server.records import now
from weald.server.schema import OPERATOR_SESSIONS, OPERATORS
from weald.server.secrets import digest, new_secret, same

SHORTEST: Final = 24  # characters of a secret that a host has chosen
HOURS: Final = 12
HOST: Final = "host"  # who comes by the secret that the server was started with


class Operator(msgspec.Struct, frozen=True):
    """Somebody who may."""

    name: str
    until: str


def chosen(secret: str) -> str:
    """The digest of a secret that a host has chosen; one that could be guessed is refused."""
    if len(secret) < SHORTEST or len(set(secret)) < SHORTEST // 3:
        raise BadValue("weak-operator-secret", value=SHORTEST)
    return digest(secret)


def make(database: Database, actor: Actor, name: str) -> str:
    """A fresh secret for an operator; the one they had ends. It is told once."""
    if not name.isascii() or not name.replace("-", "").isalnum() or len(name) > 40 or name == HOST:
        raise BadValue("bad-operator-name", value=name)
    secret = new_secret()
    with doing(database) as connection:
        connection.execute(delete(OPERATORS).where(OPERATORS.c.name == name))
        connection.execute(insert(OPERATORS).values(name=name, hash=digest(secret), made=now()))
        note(connection, actor, "make-secret", [name])
    return secret


def revoke(database: Database, actor: Actor, name: str) -> Report:
    """End an operator's secret, and every session that it has opened."""
    with doing(database) as connection:
        if not connection.execute(delete(OPERATORS).where(OPERATORS.c.name == name)).rowcount:
            raise ServerError(404, "unknown-operator", value=name)
        note(connection, actor, "revoke-secret", [name])
    return Report("revoke-secret", [name])


def names(connection: Connection) -> list[str]:
    return list(connection.scalars(select(OPERATORS.c.name).order_by(OPERATORS.c.name)))


def enter(database: Database, secret: str, configured: str) -> tuple[str, Operator] | None:
    """Exchange a secret for a session: its own secret, and whose it is. None if it opens nothing."""
    with database.engine.begin() as connection:
        found = None
        for name, stored in _secrets(connection, configured).items():  # all are compared: time tells nothing
            if same(stored, secret):
                found = name
        if found is None:
            return None
        until = (datetime.now(UTC) + timedelta(hours=HOURS)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        fresh = new_secret()
        row = {"hash": digest(fresh), "operator": found, "operator_hash": digest(secret), "until": until}
        connection.execute(delete(OPERATOR_SESSIONS).where(OPERATOR_SESSIONS.c.until < now()))
        connection.execute(insert(OPERATOR_SESSIONS).values(row))
    return fresh, Operator(found, until)


def session(database: Database, secret: str, configured: str) -> Operator | None:
    """Whose session this is, if it and the secret that opened it are still good."""
    with database.engine.connect() as connection:
        chosen = select(OPERATOR_SESSIONS).where(OPERATOR_SESSIONS.c.hash == digest(secret))
        row = connection.execute(chosen.where(OPERATOR_SESSIONS.c.until > now())).first()
        if row is None or row.operator_hash not in _secrets(connection, configured).values():
            return None
    return Operator(row.operator, row.until)


def leave(database: Database, secret: str) -> None:
    """End a session."""
    with database.engine.begin() as connection:
        gone = update(OPERATOR_SESSIONS).where(OPERATOR_SESSIONS.c.hash == digest(secret)).values(until="")
        connection.execute(gone)


def _secrets(connection: Connection, configured: str) -> dict[str, str]:
    """By operator: the digest of their secret."""
    found = {row.name: row.hash for row in connection.execute(select(OPERATORS))}
    return {**found, HOST: configured} if configured else found
