"""`weald serve --check`, and the same on the operator's page: can this server do its work, and what should be done?

Each finding is fine, a warning (it will serve, but) or a fault (it will not).
"""

from __future__ import annotations

import os
import resource
import shutil
import socket
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

import weald
from weald.engine.errors import WealdError
from weald.server.config import Config
from weald.server.database import Database
from weald.server.files import Claim
from weald.server.host.backup import revision_of, revisions
from weald.server.host.operators import names
from weald.server.schema import TABLES
from weald.server.static import FOLDER

State = Literal["fine", "warning", "fault"]
_GB: Final = 1024**3
_FILES: Final = 4096  # file descriptors for a server that many come to
_SKEW: Final = 5  # seconds that clocks may differ
_EACH: Final = 11  # connections that a worker may hold to PostgreSQL


class Finding(msgspec.Struct):
    """One of them: a name, what was found in facts, and so its words: `check-NAME-STATE` or `check-NAME-WHAT`."""

    name: str
    state: State
    what: str = ""
    facts: dict[str, str | int] = {}

    @property
    def message(self) -> str:
        return f"check-{self.name}-{self.what or self.state}"


def look(config: Config, running: bool = False) -> Iterator[Finding]:
    """All findings, one after the other. `running`: it is the server itself that asks."""
    yield from _settings(config)
    if not running:
        yield _address(config)
    yield from _database(config, running)
    yield _files()
    yield _client()
    yield Finding("form", "fine" if weald.form() == "compiled" else "warning")
    if not running:
        yield _thinkers(config)


# settings


def _settings(config: Config) -> Iterator[Finding]:
    wrong = [one for one in config.origins if urlsplit(one).scheme not in ("http", "https") or not urlsplit(one).netloc]
    if wrong:
        yield Finding("origin", "fault", facts={"value": wrong[0]})
    postgres = config.database.startswith("postgres")
    if config.workers > 1 and not postgres:
        yield Finding("workers", "fault", facts={"value": config.workers})
    cores = os.cpu_count() or 1
    if config.workers > 2 * cores:
        yield Finding("workers", "warning", facts={"value": config.workers, "cores": cores})
    if config.proxies.strip() == "*":
        yield Finding("proxy", "warning")
    open_to_all = config.host in ("0.0.0.0", "::")
    if open_to_all and not config.secure:
        yield Finding("https", "warning")
    elif config.secure and not config.proxies:
        yield Finding("https", "warning", "alone")
    else:
        yield Finding("settings", "fine")


def _address(config: Config) -> Finding:
    facts: dict[str, str | int] = {"host": config.host, "value": str(config.port)}
    with socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((config.host, config.port))
        except OSError as error:
            return Finding("address", "fault", facts={**facts, "problem": error.strerror or str(error)})
    return Finding("address", "fine", facts=facts)


# the database


def _database(config: Config, running: bool) -> Iterator[Finding]:
    try:
        database = Database(config.database)
    except WealdError as error:
        yield Finding("database", "fault", facts={"problem": error.code})
        return
    try:
        if database.file is not None:
            yield from _room(database.file)
            if not database.file.exists():
                yield Finding("database", "fine", "new", {"path": str(database.file)})
                yield Finding("operator", "fine" if config.operator else "warning")
                return
            if not running:
                yield _free(database.file)
        yield from _inside(config, database)
    except (SQLAlchemyError, OSError) as error:
        problem = str(getattr(error, "orig", None) or type(error).__name__)
        yield Finding("database", "fault", facts={"problem": " ".join(problem.split())})
    finally:
        database.close()


def _room(file: Path) -> Iterator[Finding]:
    folder = file.absolute().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        yield Finding("folder", "fault", facts={"path": str(folder)})
        return
    free = shutil.disk_usage(folder).free
    state: State = "fault" if free < _GB // 10 else "warning" if free < _GB else "fine"
    yield Finding("disk", state, facts={"value": free // (1024 * 1024), "path": str(folder)})
    if file.exists() and file.stat().st_mode & 0o077:
        yield Finding("rights", "warning", facts={"path": str(file)})


def _free(file: Path) -> Finding:
    try:
        Claim(file).release()
    except (WealdError, OSError):
        return Finding("claim", "warning", facts={"path": str(file)})
    return Finding("claim", "fine")


def _inside(config: Config, database: Database) -> Iterator[Finding]:
    with database.engine.connect() as connection:
        found, head = revision_of(connection), revisions(connection).get_current_head()
        known = {script.revision for script in revisions(connection).walk_revisions()}
        facts: dict[str, str | int] = {"value": found or "-", "known": head or "-"}
        if found is not None and found not in known:
            yield Finding("database", "fault", "newer", facts)
            return
        if found != head:
            yield Finding(
                "database", "warning", "older" if found else "new", {**facts, "path": database.url.database or ""}
            )
            return
        yield Finding("database", "fine", facts=facts)
        connection.execute(text("UPDATE pulse SET beat = beat + 1"))
        connection.rollback()
        yield Finding("writable", "fine")
        latest = connection.execute(select(func.max(TABLES.c.made))).scalar()
        yield _clock(connection, database, latest)
        if database.postgres:
            most = int(connection.execute(text("SHOW max_connections")).scalar_one())
            needed = config.workers * _EACH
            state: State = "warning" if needed > most - 3 else "fine"
            yield Finding("connections", state, facts={"value": needed, "most": most})
        somebody = bool(config.operator or names(connection))
        yield Finding("operator", "fine" if somebody else "warning")


def _clock(connection: Any, database: Database, latest: str | None) -> Finding:
    here = datetime.now(UTC)
    if latest is not None and latest > here.isoformat():
        return Finding("clock", "warning", "back", {"value": latest})
    if database.postgres:
        there = connection.execute(text("SELECT clock_timestamp()")).scalar_one()
        apart = int(abs((there - here).total_seconds()))
        if apart > _SKEW:
            return Finding("clock", "warning", facts={"value": apart})
    return Finding("clock", "fine", facts={"value": here.strftime("%Y-%m-%d %H:%M")})


# the rest


def _files() -> Finding:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = most == resource.RLIM_INFINITY or most >= _FILES
    return Finding("files", "fine" if enough else "warning", facts={"value": most})


def _client() -> Finding:
    return Finding("client", "fine" if (FOLDER / "index.html").exists() else "warning")


def _thinkers(config: Config) -> Finding:
    if not config.thinkers:
        return Finding("thinkers", "warning")
    try:
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            pool.submit(os.getpid).result(60)
    except Exception as error:
        return Finding("thinkers", "fault", facts={"problem": str(error) or type(error).__name__})
    return Finding("thinkers", "fine", facts={"value": config.thinkers})
