"""The database: one engine, its threads, its migrations, and one error for every kind of failure."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from contextvars import copy_context
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from weald.engine.errors import BadValue, WealdError
from weald.server.errors import StoreGone
from weald.server.files import Claim, make_privately
from weald.server.secrets import new_id

CHANNEL: Final = "weald"  # on which PostgreSQL tells the workers that a table has changed
LISTENER: Final = "weald listener"  # how PostgreSQL calls the connection on which a worker hears
_MIGRATING: Final = 7_365_120  # the advisory lock around migrations
_BEAT: Final = 1.0  # seconds between two tries to write
_PATIENCE: Final = 5  # seconds to wait for a connection or a lock
_LOG = logging.getLogger("weald.server.database")

P = ParamSpec("P")
T = TypeVar("T")


class Conflict(Exception):
    """There is already a row with that key: somebody else was first."""


class Database:
    """SQLite (one process) or PostgreSQL (any number of them). All work happens in threads of its own."""

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address)
            if url.drivername in ("postgres", "postgresql"):
                url = url.set(drivername="postgresql+psycopg")
            self.postgres = url.get_backend_name() == "postgresql"
            if not self.postgres and url.get_backend_name() != "sqlite":
                raise BadValue("bad-database", value=url.get_backend_name())
            self.engine = self._engine(url)
        except (ArgumentError, NoSuchModuleError):
            raise BadValue("bad-database", value=address.partition(":")[0]) from None
        self.url = url
        self.file = Path(url.database) if not self.postgres and url.database not in (None, "", ":memory:") else None
        self._beaten = -_BEAT
        self._claim: Claim | None = None
        self.worker = new_id()  # marks our notices, so that other workers know them from their own
        # SQLite has one writer at a time; a queue before one thread is fairer than its lock
        self._writers = ThreadPoolExecutor(4 if self.postgres else 1, "store-write")
        self._readers = ThreadPoolExecutor(4 if self.postgres else 2, "store-read")
        self._walkers = ThreadPoolExecutor(1, "store-walk")  # games that are played again: nobody else waits for those

    def _engine(self, url: Any) -> Engine:
        if self.postgres:
            options = f"-c statement_timeout={_PATIENCE * 2000} -c idle_in_transaction_session_timeout=30000"
            arguments: dict[str, Any] = {"connect_timeout": _PATIENCE, "options": options}
            return create_engine(
                url,
                pool_size=8,
                max_overflow=2,
                pool_timeout=_PATIENCE,
                pool_pre_ping=True,
                connect_args=arguments,
                hide_parameters=True,
            )
        engine = create_engine(url, connect_args={"timeout": _PATIENCE}, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        return engine

    def claim(self) -> None:
        """Take an SQLite file for this process, until it is closed. PostgreSQL is for many."""
        if self.file is not None and self._claim is None:
            try:
                self._claim = Claim(self.file)
            except OSError as error:
                raise WealdError("database-unusable", problem=error.strerror or str(error)) from None

    def upgrade(self) -> None:
        """Run the migrations that this database still lacks."""
        try:
            if self.file is not None:
                make_privately(self.file)
            with self.engine.begin() as connection:
                if self.postgres:
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
                command.upgrade(migrations(connection), "head")
        except (SQLAlchemyError, OSError) as error:
            raise WealdError("database-unusable", problem=" ".join(_problem(error).split())) from None

    async def write(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something in one transaction. When this returns, it is on the disk."""
        return await self._run(self._writers, lambda: work(*args, **kwargs))

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._run(self._readers, lambda: work(*args, **kwargs))

    async def walk(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Read something and think about it, apart from all who only read. See `lanes.py`."""
        return await self._run(self._walkers, lambda: work(*args, **kwargs))

    async def _run(self, pool: Executor, work: Callable[[], T]) -> T:
        def translated() -> T:
            try:
                return work()
            except IntegrityError:
                raise Conflict from None
            except (SQLAlchemyError, OSError) as error:
                self._beaten = -_BEAT  # no longer known to be well
                _LOG.error("database failed", extra={"problem": _problem(error)})
                raise StoreGone from None

        return await asyncio.get_running_loop().run_in_executor(pool, copy_context().run, translated)

    async def beat(self) -> None:
        """Raises StoreGone unless something can be written: a full disk can still be read. Once a second is enough."""
        if time.monotonic() - self._beaten >= _BEAT:
            await self.write(self._beat)
            self._beaten = time.monotonic()

    def _beat(self) -> None:
        with self.engine.begin() as connection:
            connection.execute(text("UPDATE pulse SET beat = beat + 1"))

    # the two kinds of databases

    def insert(self, table: Any) -> Any:
        """An insertion that can say what happens if the row is there already."""
        return postgres_insert(table) if self.postgres else sqlite_insert(table)

    def add(self, connection: Connection, table: Any, row: Mapping[str, object]) -> bool:
        """Insert a row unless it is there. Returns whether it was inserted."""
        key = next(iter(table.primary_key))
        new = (
            self.insert(table).values(row).on_conflict_do_nothing().returning(key)
        )  # no driver's count can be relied on
        return connection.execute(new).first() is not None

    def announce(self, connection: Connection, what: str) -> None:
        """Tell the other workers of a table that has changed, a device that is signed out or a deed, once committed."""
        if self.postgres:
            notice = {"channel": CHANNEL, "notice": f"{self.worker} {what}"}
            connection.execute(text("SELECT pg_notify(:channel, :notice)"), notice)

    def close(self) -> None:
        self._writers.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self._walkers.shutdown(wait=True)
        self.engine.dispose()
        if self._claim is not None:
            self._claim.release()


def migrations(connection: Connection) -> AlembicConfig:
    """Alembic's settings for a connection: the steps are in the package."""
    config = AlembicConfig()
    config.set_main_option("script_location", "weald.server:migrations")
    config.attributes["connection"] = connection
    return config


def _problem(error: Exception) -> str:
    """What went wrong, without the statement and its values: those may be secrets."""
    return str(getattr(error, "orig", None) or type(error).__name__)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """A commit is on the disk when it returns (FULL); readers do not wait for the writer (WAL)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
