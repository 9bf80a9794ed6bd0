"""Who sat where, from when to when. A seat that somebody has held opens to nobody else: they may know its hand.

Functions on an open transaction; `store.py` calls them where seats change.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, exists, insert, or_, select, update

from weald.server.records import Sitting, now
from weald.server.schema import GUESTS, HOLDERS, SEATS, SITTINGS, TOKENS


def sit(connection: Connection, table: str, seat: str, guest: str) -> None:
    """Note that a guest has come to hold a seat."""
    connection.execute(insert(SITTINGS).values(table_id=table, seat=seat, guest=guest, came=now()))


def rise(connection: Connection, table: str, seat: str, keep: str | None = None) -> None:
    """Note that all who hold a seat, but for the one to keep, do so no longer."""
    here = and_(SITTINGS.c.table_id == table, SITTINGS.c.seat == seat, SITTINGS.c.went.is_(None))
    connection.execute(update(SITTINGS).where(here, SITTINGS.c.guest != (keep or "")).values(went=now()))


def free(connection: Connection, table: str, seat: str) -> None:
    """Nobody holds this seat any more, and everything that opened it ends."""
    freed = {"guest": None, "seat_hash": None, "invite_hash": None, "left": True, "standing": None}
    connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(freed))
    forget_holders(connection, table, seat)
    rise(connection, table, seat)


def forget_holders(connection: Connection, table: str, seat: str, keep: str | None = None) -> None:
    """Forget further devices, and all tokens but those of the guest to keep."""
    connection.execute(HOLDERS.delete().where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat))
    gone = and_(TOKENS.c.table_id == table, TOKENS.c.seat == seat, TOKENS.c.guest != (keep or ""))
    connection.execute(TOKENS.delete().where(gone))


def opens_to(guest: str) -> ColumnElement[bool]:
    """For a row of `seats`: whether nobody has held it yet, or this guest has."""
    held = and_(SITTINGS.c.table_id == SEATS.c.table_id, SITTINGS.c.seat == SEATS.c.seat)
    return or_(~exists().where(held), exists().where(held, SITTINGS.c.guest == guest))


def known(connection: Connection, tables: Sequence[str]) -> dict[tuple[str, str], list[str]]:
    """By table and seat: everybody who holds it or has held it."""
    found: dict[tuple[str, str], list[str]] = {}
    chosen = select(SITTINGS.c.table_id, SITTINGS.c.seat, SITTINGS.c.guest).where(SITTINGS.c.table_id.in_(tables))
    for row in connection.execute(chosen.distinct()):
        found.setdefault((row.table_id, row.seat), []).append(row.guest)
    return found


def told(connection: Connection, table: str) -> list[Sitting]:
    """All sittings of a table, in their order, with the names that the guests have now."""
    joined = SITTINGS.join(GUESTS, GUESTS.c.id == SITTINGS.c.guest)
    chosen = select(SITTINGS, GUESTS.c.name.label("who")).select_from(joined).where(SITTINGS.c.table_id == table)
    rows = connection.execute(chosen.order_by(SITTINGS.c.came, SITTINGS.c.seat))
    return [Sitting(row.seat, row.who, row.came, row.went) for row in rows]
