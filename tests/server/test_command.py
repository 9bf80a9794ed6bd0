"""`weald serve` as a command: its help, what it says, and how it fails."""

from __future__ import annotations

import inspect
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from weald.cli.serve import serve

OTHERWISE = {"browser": "--open", "operator": "--operator-secret-file"}  # parameters that are called otherwise


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "weald.cli", "serve", *arguments]
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    return subprocess.run(line, capture_output=True, text=True, check=False, timeout=PATIENCE, env=environment)


def test_the_help_explains_every_option() -> None:
    """Each parameter of the command has its name and a sentence in the help."""
    told = run("--help").stdout
    for name in inspect.signature(serve).parameters:
        option = OTHERWISE.get(name) or f"--{name.replace('_', '-')}"
        lines = [line for line in told.splitlines() if option in line.split()]
        assert lines, option
        assert len(lines[0].split()) > 6, option
    assert "Examples" in told
    assert "serve-" not in told


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--db", "mysql://ann:secret@host/db"], "mysql"),
        (["--db", "/nowhere/at/all/tables.db"], "cannot be used"),
        (["--db", "postgresql://ann:secret@127.0.0.1:1/db"], "cannot be used"),
        (["--log", "loud"], "loud"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_line(arguments: list[str], problem: str) -> None:
    """No traceback, no password, and no word that the table were open."""
    done = run(*arguments)
    assert done.returncode == 2
    assert problem in done.stderr
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr
    assert done.stdout == ""


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    """It is named, as one would type it."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("--db", str(tmp_path / "tables.db"), "--port", str(port))
    assert done.returncode == 2
    assert f"port {port}:" in done.stderr
    assert done.stdout == ""
