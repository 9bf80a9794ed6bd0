"""`weald admin`: finished games to a file and back, and backups of everything."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from weald.cli.arguments import HOUSE, Json, tell
from weald.cli.desk import Db, Dry, Why, Yes, carry_out, confirm, opened, tell_rows
from weald.cli.serve import address_of
from weald.engine.errors import BadValue

_File = Annotated[str, typer.Argument(metavar="FILE", help=tell("admin-file"))]


def _existing(file: str) -> Path:
    path = Path(file).expanduser()
    if not path.is_file():
        raise BadValue("no-such-file", path=str(path))
    return path


def archive(
    file: _File,
    table: Annotated[
        list[str] | None, typer.Option("--table", metavar="TABLE", help=tell("admin-archive-table"))
    ] = None,
    older: Annotated[int, typer.Option("--older", metavar="DAYS", min=0, help=tell("admin-archive-older"))] = 0,
    remove: Annotated[bool, typer.Option("--remove", help=tell("admin-archive-remove"))] = False,
    why: Why = "",
    dry: Dry = False,
    yes: Yes = False,
    as_json: Json = False,
    db: Db = "",
) -> None:
    from weald.server.host import archive as archiving
    from weald.server.host.deeds import at_the_machine
    from weald.server.host.retention import before

    path = Path(file).expanduser()
    if path.exists():
        raise BadValue("file-exists", path=str(path))
    with opened(db) as database:
        ids = archiving.finished(database, before(older), table or ())
        actor = at_the_machine(why)
        carry_out(
            lambda trial: [archiving.write(database, actor, path, ids, remove, trial)], dry, yes or not remove, as_json
        )


def import_(file: _File, why: Why = "", dry: Dry = False, as_json: Json = False, db: Db = "") -> None:
    from weald.server.host import archive as archiving
    from weald.server.host.deeds import at_the_machine

    path = _existing(file)
    with opened(db, fresh=True) as database:
        actor = at_the_machine(why)
        carry_out(lambda trial: [archiving.read(database, actor, path, trial)], dry, True, as_json)


def backup(file: _File, db: Db = "") -> None:
    from weald.server.host.backup import take

    path = Path(file).expanduser()
    with opened(db) as database:
        rows = take(database, path)
    print(HOUSE.say("admin-done-backup", path=str(path), count=sum(rows.values())))
    tell_rows(rows)


def restore(
    file: _File,
    replace: Annotated[bool, typer.Option("--replace", help=tell("admin-replace"))] = False,
    why: Why = "",
    dry: Dry = False,
    yes: Yes = False,
    db: Db = "",
) -> None:
    from weald.server.database import Database
    from weald.server.host.backup import restore as bring_back
    from weald.server.host.deeds import at_the_machine

    path = _existing(file)
    database = Database(address_of(db))
    try:
        planned = bring_back(database, at_the_machine(why), path, replace, dry=True)
        if dry:
            print(HOUSE.say("admin-dry-restore", count=sum(planned.values())))
            tell_rows(planned)
            return
        if replace and not yes:
            confirm()
        rows = bring_back(database, at_the_machine(why), path, replace)
    finally:
        database.close()
    print(HOUSE.say("admin-done-restore", count=sum(rows.values())))
    tell_rows(rows)
