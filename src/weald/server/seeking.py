"""Whether a table looks for people: a column, so that the lobby finds such tables along an index.

A function on an open transaction; whoever changes what it hangs on calls it.
"""

from __future__ import annotations

from sqlalchemy import Connection, and_, exists, update

from weald.server.schema import SEATS, SITTINGS, TABLES


def note_seeking(connection: Connection, table: str) -> None:
    """It does if it is public, goes on here, and has a free seat that nobody has held."""
    held = exists().where(SITTINGS.c.table_id == SEATS.c.table_id, SITTINGS.c.seat == SEATS.c.seat)
    free = exists().where(SEATS.c.table_id == table, SEATS.c.guest.is_(None), SEATS.c.player.is_(None), ~held)
    seeks = and_(TABLES.c.public.is_(True), TABLES.c.over.is_(False), TABLES.c.rematch.is_(None), free)
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(seeking=seeks))
