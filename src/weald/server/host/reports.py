"""What people have reported, in an operator's hands: look at it, dismiss it, or remove the line. Each deed is logged.

For the one who said it there are the deeds of `closing.py` and `bans.py`: their name can go, or they themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, or_, select, update

from weald.server.database import Database
from weald.server.errors import ServerError
from weald.server.host.closing import Report
from weald.server.host.deeds import Actor, doing, note
from weald.server.schema import CHAT, GUESTS, REPORTS, TABLES


class ReportedLine(msgspec.Struct):
    """A line of the chat as it was when it was reported: a text, or one of the phrases."""

    number: int
    who: str
    seat: str | None
    text: str | None
    phrase: str | None
    made: str


class Reported(msgspec.Struct):
    """A report: the line, those around it as they were, whose it is, and who asks the host to look."""

    id: int
    made: str
    table: str
    game: str
    title: str
    number: int
    about: str  # the guest who said it
    about_name: str
    by: str  # the guest who reported it
    by_name: str
    there: bool  # the line can still be read at the table
    lines: list[ReportedLine]


def reports(database: Database, most: int = 100, after: int = 0) -> list[Reported]:
    """Those that wait, the oldest first, after the report of this id."""
    about, by = GUESTS.alias(), GUESTS.alias()
    joined = (
        REPORTS.join(TABLES, TABLES.c.id == REPORTS.c.table_id)
        .join(about, about.c.id == REPORTS.c.about)
        .join(by, by.c.id == REPORTS.c.guest)
        .outerjoin(CHAT, (CHAT.c.table_id == REPORTS.c.table_id) & (CHAT.c.number == REPORTS.c.number))
    )
    there = or_(CHAT.c.text.is_not(None), CHAT.c.phrase.is_not(None)).label("there")
    names = (about.c.name.label("about_name"), by.c.name.label("by_name"))
    chosen = select(REPORTS, TABLES.c.game, TABLES.c.title, *names, there).select_from(joined)
    with database.engine.connect() as connection:
        rows = connection.execute(chosen.where(REPORTS.c.id > after).order_by(REPORTS.c.id).limit(most)).all()
    return [
        Reported(
            row.id,
            row.made,
            row.table_id,
            row.game,
            row.title,
            row.number,
            row.about,
            row.about_name,
            row.guest,
            row.by_name,
            bool(row.there),
            msgspec.json.decode(row.lines, type=list[ReportedLine]),
        )
        for row in rows
    ]


def dismiss(database: Database, actor: Actor, ids: Sequence[int], dry: bool = False) -> Report:
    """Nothing is wrong with these lines, or it has been seen to: the reports go."""
    done = Report("dismiss-report", dry=dry)
    with doing(database, dry) as connection:
        rows = [_known(connection, one) for one in dict.fromkeys(ids)]
        for row in rows:
            if not dry:
                connection.execute(delete(REPORTS).where(REPORTS.c.id == row.id))
                note(connection, actor, "dismiss-report", [row.table_id], number=row.number, about=row.about)
            done.add([str(row.id)], {"reports": 1})
    return done


def remove_line(database: Database, actor: Actor, report: int, dry: bool = False) -> Report:
    """Nobody reads this line any more; what was reported of it is settled. That there was one can be seen."""
    done = Report("remove-line", dry=dry)
    with doing(database, dry) as connection:
        row = _known(connection, report)
        here = (CHAT.c.table_id == row.table_id) & (CHAT.c.number == row.number)
        said = here & or_(CHAT.c.text.is_not(None), CHAT.c.phrase.is_not(None))
        settled = (REPORTS.c.table_id == row.table_id) & (REPORTS.c.number == row.number)
        counts = {
            "chat": connection.execute(select(func.count()).select_from(CHAT).where(said)).scalar_one(),
            "reports": connection.execute(select(func.count()).select_from(REPORTS).where(settled)).scalar_one(),
        }
        done.add([f"{row.table_id} {row.number}"], counts)
        if not dry:
            connection.execute(update(CHAT).where(here).values(text=None, phrase=None))
            connection.execute(delete(REPORTS).where(settled))
            # whoever looks is told that there is something to read
            connection.execute(update(TABLES).where(TABLES.c.id == row.table_id).values(said=TABLES.c.said + 1))
            note(connection, actor, "remove-line", [row.table_id], number=row.number, about=row.about)
    return done


def _known(connection: Connection, report: int) -> Row[Any]:
    row = connection.execute(select(REPORTS).where(REPORTS.c.id == report)).first()
    if row is None:
        raise ServerError(404, "unknown-report", value=str(report))
    return row
