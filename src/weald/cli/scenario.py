"""`weald scenario`: a position of a recorded game as Python that sets it up again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from weald.cli.arguments import JournalFile, tell
from weald.cli.file_errors import errors_name
from weald.engine import journal
from weald.engine.errors import BadValue
from weald.scenario import export


def scenario(
    file: JournalFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help=tell("scenario-at"))] = None,
) -> None:
    path = Path(file).expanduser()
    with errors_name(path):
        most = len(journal.read(path).entries)
        if at is not None and not 0 <= at <= most:
            raise BadValue("bad-position", value=at, most=most)
        print(export(path, at).rstrip())
