"""What all commands of `weald admin` share: the database, the question before something is done, and the report."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from weald.cli.arguments import HOUSE, tell
from weald.cli.serve import address_of
from weald.engine.errors import BadValue, WealdError
from weald.texts import in_all

if TYPE_CHECKING:
    from weald.server.database import Database
    from weald.server.host.closing import Report

Db = Annotated[str, typer.Option("--db", metavar="FILE|URL", help=tell("admin-db"), envvar="WEALD_DB")]
Dry = Annotated[bool, typer.Option("--dry-run", help=tell("admin-dry-run"))]
Yes = Annotated[bool, typer.Option("--yes", "-y", help=tell("admin-yes"))]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help=tell("admin-why"))]
Find = Annotated[str, typer.Option("--find", metavar="TEXT", help=tell("admin-find"))]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, max=100_000, help=tell("admin-most"))]
SHOWN: Final = 20  # ids that a report names


@contextmanager
def opened(db: str, fresh: bool = False) -> Iterator[Database]:
    """The database, which must have the schema of this version; with `fresh` an empty one is laid out first."""
    from sqlalchemy.exc import SQLAlchemyError

    from weald.server.database import Database
    from weald.server.host.backup import revision_of, revisions

    database = Database(address_of(db))
    try:
        if database.file is not None and not database.file.exists() and not fresh:
            raise WealdError("no-database", path=str(database.file))
        if database.file is not None and database.file.exists() and not os.access(database.file, os.W_OK):
            raise WealdError("database-unusable", problem=str(database.file))
        with database.engine.connect() as connection:
            found, head = revision_of(connection), revisions(connection).get_current_head()
        if found is None and fresh:
            database.upgrade()
        elif found != head:
            raise WealdError("database-other-version", value=found or "-", known=head or "-")
        yield database
    except SQLAlchemyError as error:
        problem = str(getattr(error, "orig", None) or type(error).__name__)
        raise WealdError("database-unusable", problem=" ".join(problem.split())) from None
    finally:
        database.close()


def carry_out(work: Callable[[bool], list[Report]], dry: bool, yes: bool, as_json: bool = False) -> None:
    """Say what would happen; unless that was all, ask, do it, and say what was done. `work` gets whether it is dry."""
    planned = work(True)
    if dry:
        tell_reports(planned, as_json)
        return
    if not yes and any(report.subjects for report in planned):
        tell_reports(planned)
        confirm()
    tell_reports(work(False), as_json)


def confirm() -> None:
    if not sys.stdin.isatty():
        raise BadValue("needs-yes")
    if input(HOUSE.say("admin-sure") + " ").strip().lower() not in in_all("sure-yes"):
        raise typer.Abort


def tell_reports(reports: list[Report], as_json: bool = False) -> None:
    import msgspec

    if as_json:
        print(msgspec.json.encode(reports).decode())
        return
    for report in reports:
        kind = "dry" if report.dry else "done"
        print(HOUSE.say(f"admin-{kind}-{report.what}", count=len(report.subjects)))
        for subject in report.subjects[:SHOWN]:
            print(f"  {subject}")
        if len(report.subjects) > SHOWN:
            print("  " + HOUSE.say("admin-more", count=len(report.subjects) - SHOWN))
        tell_rows(report.rows)


def tell_rows(rows: dict[str, int]) -> None:
    if any(rows.values()):
        told = ", ".join(f"{name} {count}" for name, count in sorted(rows.items()) if count)
        print("  " + HOUSE.say("admin-rows", rows=told))


def tell_list(rows: list[Any], as_json: bool, line: Callable[[Any], str], none: str) -> None:
    """A list of records, a line each."""
    import msgspec

    if as_json:
        print(json.dumps(msgspec.to_builtins(rows)))
        return
    for row in rows:
        print(line(row))
    if not rows:
        print(HOUSE.say(none))
