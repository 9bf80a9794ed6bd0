"""Finished games to a file and back: of each table all rows that belong to it, and the guests they name.

Reading it twice is reading it once: a table that is there already is left alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, Integer, Table, insert, select

from weald.engine.errors import BadValue
from weald.server.database import Database
from weald.server.host import walking
from weald.server.host.backup import revision_of
from weald.server.host.closing import Report, known, leave
from weald.server.host.deeds import Actor, doing, note
from weald.server.host.packing import packing, unpacked, whole
from weald.server.records import now
from weald.server.schema import GUESTS, JOURNAL, METADATA, SESSIONS, TABLES

VERSION: Final = 1

Rows = dict[str, list[dict[str, Any]]]


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: whose file this is, and of which schema."""

    weald: Literal["archive"]
    version: int
    revision: str
    made: str
    tables: int


def write(database: Database, actor: Actor, path: Path, ids: Sequence[str], remove: bool, dry: bool = False) -> Report:
    """Finished games to a file. With `remove` they leave once the file has been read back."""
    over = TABLES.c.over.is_(True)
    if dry:
        with database.engine.connect() as connection:
            rows = walking.count(connection, TABLES, TABLES.c.id.in_(ids) & over)
        return Report("archive-tables", list(ids), rows, dry=True)
    with database.engine.connect() as connection, packing(path) as pack:
        pack.write(Head("archive", VERSION, revision_of(connection) or "", now(), len(ids)))
        for table in ids:
            pack.write(_gathered(connection, table))
    report = Report("archive-tables")
    for line in _games(path)[1]:
        report.add([line["table"]], {name: len(rows) for name, rows in line["rows"].items()})
    with doing(database) as connection:
        note(connection, actor, "archive-tables", [path.name[:80]], tables=len(ids))
    if remove:
        leave(database, actor, TABLES, report.subjects, over, dry=False)
    return report


def finished(database: Database, moment: str, only: Sequence[str] = ()) -> list[str]:
    """Games that ended before this moment; or these, if they are over."""
    chosen = select(TABLES.c.id).where(TABLES.c.over.is_(True), TABLES.c.asked_since < moment).order_by(TABLES.c.id)
    with database.engine.connect() as connection:
        known(connection, TABLES, only)
        ids = list(connection.scalars(chosen.where(TABLES.c.id.in_(only)) if only else chosen))
    for table in only:
        if table not in ids:
            raise BadValue("table-not-over", value=table)
    return ids


def _gathered(connection: Connection, table: str) -> dict[str, Any]:
    rows = walking.rows_of(connection, TABLES, TABLES.c.id == table)
    named = walking.named_by(connection, rows)
    people = [row["id"] for row in named.get(GUESTS, [])]
    devices = connection.execute(select(SESSIONS).where(SESSIONS.c.guest.in_(people)))
    named[SESSIONS] = [dict(row._mapping) for row in devices]
    return {
        "table": table,
        "named": {one.name: found for one, found in named.items()},
        "rows": {one.name: found for one, found in rows.items()},
    }


def _games(path: Path) -> tuple[Head, Iterator[Any]]:
    head, lines = unpacked(path, Head)
    if head.version != VERSION:
        raise BadValue("pack-newer", path=str(path))
    return head, lines


def read(database: Database, actor: Actor, path: Path, dry: bool = False) -> Report:
    """Bring games back from a file: all that are not here."""
    _, lines = _games(path)
    report = Report("import-table", dry=dry)
    for line in lines:
        table, rows = _sound(path, line)
        with doing(database, dry) as connection:
            if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None:
                continue
            counts = {name: len(some) for name, some in rows.items() if some}
            if not dry:
                _bring(connection, line["named"], rows)
                note(connection, actor, "import-table", [table])
            report.add([table], counts)
    return report


def _sound(path: Path, line: Any) -> tuple[str, Rows]:
    """A line that holds one finished game with a whole journal, and columns that we know."""
    try:
        table, rows, named = line["table"], line["rows"], line["named"]
        (record,) = rows[TABLES.name]
        numbers = [row["number"] for row in rows[JOURNAL.name]]
        undos = sum(row["action"] is None for row in rows[JOURNAL.name])
        sound = record["id"] == table and record["over"] and numbers == list(range(1, len(numbers) + 1))
        sound = sound and len(numbers) == record["actions"] + 2 * record["undos"] and undos == record["undos"]
        for name, some in [*rows.items(), *named.items()]:
            for row in some:
                sound = sound and set(row) <= {column.name for column in METADATA.tables[name].columns}
    except (KeyError, TypeError, ValueError) as error:
        raise BadValue("bad-pack", path=str(path), problem=str(error)) from None
    if not sound:
        raise BadValue("bad-pack", path=str(path), problem=str(table))
    return table, rows


def _bring(connection: Connection, named: Rows, rows: Rows) -> None:
    """Insert rows, parents first. A number that the database gives is given anew, and those who name it follow."""
    fresh: dict[tuple[str, Any], Any] = {}  # what a row was called, by table, and what it is called here
    for row in named.get(SESSIONS.name, []):  # who was forgotten and has come back meanwhile is the same guest
        here = connection.execute(select(SESSIONS.c.guest).where(SESSIONS.c.hash == row["hash"])).scalar()
        if here is not None:
            fresh[GUESTS.name, row["guest"]] = here
    known = {row["id"] for row in named.get(GUESTS.name, []) if _is_here(connection, GUESTS, row)}
    for name in [table.name for table in METADATA.sorted_tables]:
        table = METADATA.tables[name]
        for row in named.get(name, []):
            if name == SESSIONS.name and (row["guest"] in known or (GUESTS.name, row["guest"]) in fresh):
                continue  # of a guest who is here, the devices are known
            if (name, row[_key(table)]) not in fresh and not _is_here(connection, table, row):
                _put(connection, table, row, fresh)
        for row in rows.get(name, []):
            _put(connection, table, row, fresh)


def _put(connection: Connection, table: Table, row: dict[str, Any], fresh: dict[tuple[str, Any], Any]) -> None:
    values = {name: whole(value) for name, value in row.items()}
    for key in table.foreign_keys:
        column = key.parent.name
        values[column] = fresh.get((key.column.table.name, values.get(column)), values.get(column))
    numbered = _numbered(table)
    before = values.pop(numbered) if numbered else None
    done = connection.execute(insert(table).values(values))
    if numbered:
        fresh[table.name, before] = done.inserted_primary_key[0]  # type: ignore[index]  # one row has a key


def _numbered(table: Table) -> str | None:
    """The column that the database numbers by itself, if there is one."""
    keys = list(table.primary_key)
    alone = len(keys) == 1 and isinstance(keys[0].type, Integer) and keys[0].autoincrement is not False
    return keys[0].name if alone and not keys[0].foreign_keys else None


def _key(table: Table) -> str:
    return next(iter(table.primary_key)).name


def _is_here(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    (column,) = table.primary_key
    return connection.execute(select(column).where(column == row[column.name])).first() is not None
