"""The whole database in a file and back: one portable form for both kinds of databases, taken while a server runs.

Tables and columns are those that the database has, so a new one is never forgotten. A backup of an earlier version is
restored into the schema of that version, which then takes the migrations since.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from alembic import command
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Integer, MetaData, Table, delete, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from weald.engine.errors import BadValue, WealdError
from weald.server.database import LISTENER, Database, migrations
from weald.server.files import make_privately
from weald.server.host.deeds import Actor, doing, note
from weald.server.host.packing import packing, unpacked, whole
from weald.server.records import now

VERSION: Final = 1
_TOGETHER: Final = 1_000  # rows at a time
_SQLITE: Final = b"SQLite format 3\x00"
_OWN: Final = ("alembic_version",)
_LAID: Final = ("pulse", "hours")  # have a row as soon as they are there


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: whose file this is, and of which schema."""

    weald: Literal["backup"]
    version: int
    revision: str
    made: str


def revision_of(connection: Connection) -> str | None:
    """The last migration that this database has taken."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions(connection: Connection) -> ScriptDirectory:
    return ScriptDirectory.from_config(migrations(connection))


# taking one


def take(database: Database, path: Path) -> dict[str, int]:
    """Write a backup; the server may run. A file that ends with .db is SQLite's own copy. Returns the rows by table."""
    if path.suffix == ".db":
        if database.postgres:
            raise BadValue("backup-not-sqlite", path=str(path))
        return _copy(database, path)
    counts: dict[str, int] = {}
    with _still(database) as connection, packing(path) as pack:
        revision = revision_of(connection)
        if revision is None:
            raise WealdError("database-empty")
        pack.write(Head("backup", VERSION, revision, now()))
        for table in _tables(connection):
            pack.write({"table": str(table.name), "columns": [str(column.name) for column in table.columns]})
            counts[table.name] = 0
            rows = connection.execution_options(yield_per=_TOGETHER).execute(select(table).order_by(*table.primary_key))
            for row in rows:
                pack.write(list(row))
                counts[table.name] += 1
    return counts


@contextmanager
def _still(database: Database) -> Iterator[Connection]:
    """A look at the database in which nothing moves, whatever others write."""
    with database.engine.connect() as connection:
        if database.postgres:
            connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        else:
            connection.execute(text("BEGIN"))
        yield connection


def _tables(connection: Connection) -> list[Table]:
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in _OWN]


def _copy(database: Database, path: Path) -> dict[str, int]:
    """SQLite's own online backup."""
    if path.exists():
        raise BadValue("file-exists", path=str(path))
    make_privately(path)
    with database.engine.connect() as connection, closing(sqlite3.connect(path)) as copy:
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise BadValue("bad-pack", path=str(path), problem="integrity")
    copied = Database(f"sqlite:///{path}")
    with copied.engine.connect() as connection:
        counts = count(connection)
        connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    copied.close()
    return counts


def count(connection: Connection) -> dict[str, int]:
    """How many rows each table has."""
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in _tables(connection)
    }


# bringing one back


def restore(database: Database, actor: Actor, path: Path, replace: bool = False, dry: bool = False) -> dict[str, int]:
    """Fill an empty database from a backup; with `replace`, one that is not. No server may use it meanwhile."""
    with path.open("rb") as file:
        is_sqlite = file.read(len(_SQLITE)) == _SQLITE
    if is_sqlite:
        with tempfile.TemporaryDirectory(prefix="weald-restore-") as folder:
            portable = Path(folder) / "backup"
            _convert(path, Path(folder) / "tables.db", portable)
            return restore(database, actor, portable, replace, dry)
    head, lines = unpacked(path, Head)
    if head.version != VERSION:
        raise BadValue("pack-newer", path=str(path))
    database.claim()
    try:
        with database.engine.connect() as connection:
            if head.revision not in {script.revision for script in revisions(connection).walk_revisions()}:
                raise BadValue("pack-newer", path=str(path))
            _nobody_listens(database, connection)
            filled = {name: rows for name, rows in count(connection).items() if rows and name not in _LAID}
        if filled and not replace:
            raise WealdError("database-not-empty", value=sum(filled.values()))
        if dry:
            return _counted(lines)
        _empty(database)
        return _load(database, actor, head, lines)
    except (SQLAlchemyError, OSError) as error:
        problem = str(getattr(error, "orig", None) or error)
        raise WealdError("database-unusable", problem=" ".join(problem.split())) from None


def _convert(path: Path, copy: Path, portable: Path) -> None:
    shutil.copyfile(path, copy)
    source = Database(f"sqlite:///{copy}")
    try:
        take(source, portable)
    except SQLAlchemyError as error:
        raise BadValue("bad-pack", path=str(path), problem=str(getattr(error, "orig", error))) from None
    finally:
        source.close()


def _nobody_listens(database: Database, connection: Connection) -> None:
    """A PostgreSQL that workers use is not filled under them; for SQLite the claim says so."""
    if database.postgres:
        there = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name"
        if connection.execute(text(there), {"name": LISTENER}).scalar_one():
            raise WealdError("database-in-use", path=str(database.url.database))


def _empty(database: Database) -> None:
    """Nothing is left but a database. An SQLite file is kept beside."""
    file = database.file
    if file is not None:
        database.engine.dispose()
        stamp = now().replace(":", "").replace(".", "")
        for end in ("", "-wal", "-shm"):
            part = file.with_name(file.name + end)
            if part.exists():
                part.rename(file.with_name(f"{file.name}.before-{stamp}{end}"))
        make_privately(file)
        return
    with database.engine.begin() as connection:
        if inspect(connection).has_table("alembic_version"):
            command.downgrade(migrations(connection), "base")


def _counted(lines: Iterator[Any]) -> dict[str, int]:
    counts: dict[str, int] = {}
    table = ""
    for line in lines:
        if isinstance(line, dict):
            table = line["table"]
            counts[table] = 0
        else:
            counts[table] += 1
    return counts


def _load(database: Database, actor: Actor, head: Head, lines: Iterator[Any]) -> dict[str, int]:
    with database.engine.begin() as connection:
        command.upgrade(migrations(connection), head.revision)
    counts: dict[str, int] = {}
    with database.engine.begin() as connection:
        if database.postgres:
            connection.execute(text("SET LOCAL statement_timeout = 0"))
        known = {table.name: table for table in _tables(connection)}
        for name in _LAID:
            if name in known:
                connection.execute(delete(known[name]))
        table: Table | None = None
        columns: list[str] = []
        rows: list[dict[str, Any]] = []
        for line in lines:
            if not isinstance(line, dict):
                rows.append(dict(zip(columns, map(whole, line), strict=True)))
            if isinstance(line, dict) or len(rows) >= _TOGETHER:
                _insert(connection, table, rows, counts)
                rows = []
            if isinstance(line, dict):
                table, columns = known[line["table"]], line["columns"]
                counts[table.name] = 0
        _insert(connection, table, rows, counts)
        if database.postgres:
            _count_on(connection, list(known.values()))
    database.upgrade()
    with doing(database) as connection:
        note(connection, actor, "restore", [head.made], rows=sum(counts.values()))
    return counts


def _insert(
    connection: Connection, table: Table | None, rows: Sequence[dict[str, Any]], counts: dict[str, int]
) -> None:
    if table is not None and rows:
        connection.execute(insert(table), rows)
        counts[table.name] += len(rows)


def _count_on(connection: Connection, tables: Sequence[Table]) -> None:
    """Let PostgreSQL's own numbers go on after those that were brought back."""
    for table in tables:
        for column in table.primary_key:
            if isinstance(column.type, Integer) and column.server_default is not None:
                last = connection.execute(select(func.max(column))).scalar()
                sequence = select(func.pg_get_serial_sequence(table.name, column.name))
                if last is not None:
                    connection.execute(select(func.setval(sequence.scalar_subquery(), last)))
