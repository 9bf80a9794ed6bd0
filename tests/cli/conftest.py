"""The command run inside the test, with a data folder of its own."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from weald import library
from weald.arena import match
from weald.cli.app import run
from weald.engine.table import Table


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Weald = Callable[..., Ran]

PLAIN_RIVAL = ("--seat", "north=greedy")  # of Critters: how a level plays may change


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder: never the real one."""
    folder = tmp_path / "data"
    monkeypatch.setenv("WEALD_DATA", str(folder))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def weald(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Weald:
    """`weald("sim", "critters")` runs the command; `stdin` is what somebody types."""

    def call(*arguments: str, stdin: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = run(arguments)
        told = capsys.readouterr()
        return Ran(code, told.out, told.err)

    return call


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The journal of a finished game between random players."""
    table = match.play(library.ruleset("critters"), "5", {"south": "random", "north": "random"})
    path = tmp_path / "finished.weald"
    table.save(path)
    return path


@pytest.fixture
def opened(tmp_path: Path) -> Path:
    """The journal of a game with seed 7 that waits for north, its first player, after the deal."""
    table = Table(library.ruleset("critters"), {}, "7", {"south": "human", "north": "human"})
    path = tmp_path / "open.weald"
    table.save(path)
    return path
