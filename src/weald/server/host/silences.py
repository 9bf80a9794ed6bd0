"""Who may not speak in any chat of the house: guests, each with a reason and perhaps an end. They play on.

Whoever speaks is looked up in the database, so that what an operator does holds at once, at all workers.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select

from weald.server.database import Database
from weald.server.errors import ServerError
from weald.server.host.closing import Report, known
from weald.server.host.deeds import Actor, doing, note
from weald.server.records import now
from weald.server.schema import GUESTS, SILENCES


class Silence(msgspec.Struct, frozen=True):
    """One of them. `why` is told to whoever is muted."""

    guest: str
    name: str
    why: str
    made: str
    until: str | None

    def holds(self) -> bool:
        return self.until is None or self.until > now()


_JOINED = select(SILENCES, GUESTS.c.name).join(GUESTS, GUESTS.c.id == SILENCES.c.guest)


def _silence(row: Row[tuple[object, ...]]) -> Silence:
    return Silence(row.guest, row.name, row.why, row.made, row.until)


def read(connection: Connection) -> list[Silence]:
    """All of them, the newest first, those that have ended too."""
    return [_silence(row) for row in connection.execute(_JOINED.order_by(SILENCES.c.made.desc(), SILENCES.c.guest))]


def of(database: Database, guest: str) -> Silence | None:
    """The one that holds for a guest."""
    with database.engine.connect() as connection:
        row = connection.execute(_JOINED.where(SILENCES.c.guest == guest)).first()
    found = _silence(row) if row is not None else None
    return found if found is not None and found.holds() else None


def mute(database: Database, actor: Actor, guest: str, until: str | None, dry: bool = False) -> Report:
    """Let somebody speak no more; if they are muted already, this one counts."""
    with doing(database, dry) as connection:
        known(connection, GUESTS, [guest])
        if not dry:
            connection.execute(delete(SILENCES).where(SILENCES.c.guest == guest))
            connection.execute(insert(SILENCES).values(guest=guest, why=actor.why, made=now(), until=until))
            note(connection, actor, "mute", [guest], **({"until": until} if until else {}))
    return Report("mute", [guest], dry=dry)


def unmute(database: Database, actor: Actor, guest: str, dry: bool = False) -> Report:
    with doing(database, dry) as connection:
        if connection.execute(select(SILENCES.c.guest).where(SILENCES.c.guest == guest)).first() is None:
            raise ServerError(404, "unknown-mute", value=guest)
        if not dry:
            connection.execute(delete(SILENCES).where(SILENCES.c.guest == guest))
            note(connection, actor, "unmute", [guest])
    return Report("unmute", [guest], dry=dry)
