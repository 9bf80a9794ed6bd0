"""`weald admin`, within this process: it works on the database, beside the server."""

from __future__ import annotations

import io
import os
from contextlib import redirect_stderr, redirect_stdout
from unittest import mock

from weald.cli.app import run


class Done:
    """What the command said, and how it ended."""

    def __init__(self, returncode: int, stdout: str, stderr: str) -> None:
        self.returncode = returncode
        self.stdout = stdout
        self.stderr = stderr


def admin(database: str, *arguments: str) -> Done:
    """Run it on a database, named by the environment, without anybody who could be asked."""
    out, problems = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, {"WEALD_DB": database}),
        mock.patch("sys.stdin", io.StringIO()),
        redirect_stdout(out),
        redirect_stderr(problems),
    ):
        code = run(["admin", *arguments])
    return Done(code, out.getvalue(), problems.getvalue())
