"""Tables and guests in an operator's hands: listing, closing, deleting, removing a name. Each is logged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, and_, func, or_, select, update

from weald.server.database import Database
from weald.server.errors import ServerError
from weald.server.host import walking
from weald.server.host.deeds import Actor, doing, note
from weald.server.host.walking import Counts
from weald.server.schema import GUESTS, SEATS, TABLES
from weald.server.secrets import looks_like_id
from weald.texts import Texts

CLOSED: Final = "closed"
TOGETHER: Final = 200  # tables or guests in one transaction: others must be able to write in between


class Report(msgspec.Struct):
    """What was done, or in a dry run would be: to which tables or guests, and how many rows of what leave."""

    what: str
    subjects: list[str] = []
    rows: Counts = {}
    dry: bool = False

    def add(self, subjects: Sequence[str], rows: Counts) -> None:
        self.subjects = [*self.subjects, *subjects]
        self.rows = {name: self.rows.get(name, 0) + rows.get(name, 0) for name in {**self.rows, **rows}}


class TableListed(msgspec.Struct):
    """A table as an operator sees it: who and when, nothing of its game."""

    table: str
    game: str
    title: str
    public: bool
    made: str
    moved: str  # when somebody last moved
    actions: int
    over: bool
    ended: str | None
    people: list[str]
    guests: list[str]


class GuestListed(msgspec.Struct):
    """A guest as an operator sees them."""

    guest: str
    name: str
    made: str
    seats: int


def tables(database: Database, which: str = "all", query: str = "", before: str = "", most: int = 100) -> list[Any]:
    """Tables, the latest moved first: `open`, `finished` or `all`; by id, title or somebody's name."""
    chosen = select(TABLES).order_by(TABLES.c.asked_since.desc()).limit(most)
    if which != "all":
        chosen = chosen.where(TABLES.c.over.is_(which == "finished"))
    if before:
        chosen = chosen.where(TABLES.c.asked_since < before)
    if query:
        named = select(SEATS.c.table_id).join(GUESTS, GUESTS.c.id == SEATS.c.guest)
        here = named.where(or_(GUESTS.c.id == query, GUESTS.c.name.icontains(query, autoescape=True)))
        by_title = TABLES.c.title.icontains(query, autoescape=True)
        chosen = chosen.where(or_(TABLES.c.id == query, by_title, TABLES.c.id.in_(here)))
    with database.engine.connect() as connection:
        rows = connection.execute(chosen).all()
        sit = select(SEATS.c.table_id, GUESTS.c.id, GUESTS.c.name).join(GUESTS, GUESTS.c.id == SEATS.c.guest)
        people: dict[str, dict[str, str]] = {}
        for row in connection.execute(
            sit.where(SEATS.c.table_id.in_([row.id for row in rows])).order_by(SEATS.c.place)
        ):
            people.setdefault(row.table_id, {})[row.id] = row.name
    return [
        TableListed(
            row.id,
            row.game,
            row.title,
            row.public,
            row.made,
            row.asked_since,
            row.actions,
            row.over,
            row.ended,
            list(people.get(row.id, {}).values()),
            list(people.get(row.id, {})),
        )
        for row in rows
    ]


def guests(database: Database, query: str = "", most: int = 100) -> list[GuestListed]:
    """Guests, the newest first; by id or name."""
    seats = select(func.count()).where(SEATS.c.guest == GUESTS.c.id).correlate(GUESTS).scalar_subquery()
    chosen = select(GUESTS, seats.label("seats")).order_by(GUESTS.c.made.desc()).limit(most)
    if query:
        chosen = chosen.where(or_(GUESTS.c.id == query, GUESTS.c.name.icontains(query, autoescape=True)))
    with database.engine.connect() as connection:
        return [GuestListed(row.id, row.name, row.made, row.seats) for row in connection.execute(chosen)]


def close(database: Database, actor: Actor, ids: Sequence[str], dry: bool = False) -> Report:
    """End games where they stand. Those that are over already stay as they are."""
    report = Report("close-table", dry=dry)
    with doing(database, dry) as connection:
        known(connection, TABLES, ids)
        going = and_(TABLES.c.id.in_(ids), TABLES.c.over.is_(False))
        closing = list(connection.scalars(select(TABLES.c.id).where(going).order_by(TABLES.c.id).with_for_update()))
        if not dry:
            ending = {"over": True, "asked": None, "computer": False, "ended": CLOSED}
            connection.execute(update(TABLES).where(TABLES.c.id.in_(closing)).values(ending))
            note(connection, actor, "close-table", closing)
        report.add(closing, {})
    return report


def delete(database: Database, actor: Actor, ids: Sequence[str], dry: bool = False) -> Report:
    """Let tables leave with all that belongs to them, their journals too."""
    with database.engine.connect() as connection:
        known(connection, TABLES, ids)
    return leave(database, actor, TABLES, ids, TABLES.c.id.is_not(None), dry)


def leave(
    database: Database, actor: Actor, root: Table, ids: Sequence[str], still: ColumnElement[bool], dry: bool
) -> Report:
    """Let tables or guests leave for which a condition `still` holds, some in each transaction."""
    what: Any = "delete-table" if root is TABLES else "delete-guest"
    report = Report(what, dry=dry)
    for first in range(0, len(ids), TOGETHER):
        some = and_(root.c.id.in_(ids[first : first + TOGETHER]), still)
        with doing(database, dry) as connection:
            chosen = select(root.c.id).where(some).order_by(root.c.id)
            going = list(connection.scalars(chosen if dry else chosen.with_for_update()))
            rows = root.c.id.in_(going)
            if dry:
                report.add(going, walking.count(connection, root, rows))
                continue
            note(connection, actor, what, going)  # without this the journal does not let its lines go
            if root is TABLES:
                connection.execute(update(TABLES).where(TABLES.c.rematch.in_(going)).values(rematch=None))
            report.add(going, walking.remove(connection, root, rows))
    return report


def remove_name(database: Database, actor: Actor, guest: str, dry: bool = False) -> Report:
    """Call a guest something plain. They may choose another name; a ban is for those who choose badly again."""
    report = Report("remove-name", [guest], dry=dry)
    with doing(database, dry) as connection:
        known(connection, GUESTS, [guest])
        if not dry:
            plain = Texts().say("guest-unnamed")
            connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=plain))
            note(connection, actor, "remove-name", [guest])
    return report


def known(connection: Connection, root: Table, ids: Sequence[str]) -> None:
    """Raises unless there are such tables or guests."""
    found = set(connection.scalars(select(root.c.id).where(root.c.id.in_([one for one in ids if looks_like_id(one)]))))
    for one in ids:
        if one not in found:
            code = "unknown-table-id" if root is TABLES else "unknown-guest-id"
            raise ServerError(404, code, value=one)
