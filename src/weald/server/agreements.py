"""What those at a table want together: to end the game here, or to let a computer play for somebody who is gone.

Functions on an open transaction; `parting.py` calls them. A word holds until who gave it, or whom it is about, acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, and_, delete, exists, insert, or_, select

from weald.server.records import Agreement, SeatRecord
from weald.server.schema import AGREEMENTS, JOURNAL

END: Final = "end"
REPLACE: Final = "replace"


def give(connection: Connection, table: str, what: str, about: str, seats: Sequence[str], number: int) -> None:
    """Note that those who hold these seats agree now."""
    withdraw(connection, table, what, about, seats)
    rows = [{"table_id": table, "what": what, "about": about, "seat": seat, "number": number} for seat in seats]
    connection.execute(insert(AGREEMENTS), rows)


def withdraw(connection: Connection, table: str, what: str, about: str, seats: Sequence[str]) -> None:
    here = and_(AGREEMENTS.c.table_id == table, AGREEMENTS.c.what == what, AGREEMENTS.c.about == about)
    connection.execute(delete(AGREEMENTS).where(here, AGREEMENTS.c.seat.in_(seats)))


def forget(connection: Connection, table: str) -> None:
    """What was wanted has come to pass: all speak anew."""
    connection.execute(delete(AGREEMENTS).where(AGREEMENTS.c.table_id == table))


def standing(connection: Connection, tables: Sequence[str]) -> dict[str, list[Agreement]]:
    """By table, the words that still hold."""
    acted = and_(
        JOURNAL.c.table_id == AGREEMENTS.c.table_id,
        JOURNAL.c.number > AGREEMENTS.c.number,
        or_(JOURNAL.c.seat == AGREEMENTS.c.seat, JOURNAL.c.seat == AGREEMENTS.c.about),
    )
    chosen = select(AGREEMENTS).where(AGREEMENTS.c.table_id.in_(tables), ~exists().where(acted))
    ordered = chosen.order_by(AGREEMENTS.c.what, AGREEMENTS.c.about, AGREEMENTS.c.seat)
    found: dict[str, list[Agreement]] = {}
    for row in connection.execute(ordered):
        found.setdefault(row.table_id, []).append(Agreement(row.what, row.about, row.seat))
    return found


def voters(seats: Sequence[SeatRecord], what: str, about: str) -> list[str]:
    """Whose word is needed: of all people who still play, but for the one that it is about."""
    spoken = next((seat.guest for seat in seats if what == REPLACE and seat.seat == about), None)
    return [seat.seat for seat in seats if seat.guest is not None and seat.guest != spoken and seat.stand_in is None]
