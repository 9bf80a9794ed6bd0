"""Fixed seeds for the tables that tests lay, and plain players.

A server draws the seed of each table itself, and no client has a say in it. So tests replace the source of seeds within
the process of their server: a fixture does it in this one, `python -m tests.server.seeded serve ...` for the command.
A seed then follows from a name, usually the test's, and from how many tables were laid under it before: every run deals
the same, whatever other tests came first. The command reads the name from the file that WEALD_TEST_DEAL names; its
computers are plain ones.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

from tests.server import plain_players
from weald.engine import chance
from weald.server import thinkers

FILE = "WEALD_TEST_DEAL"


class Seeds:
    """To be called for `new_seed`."""

    def __init__(self, name: Callable[[], str]) -> None:
        self._name = name
        self._last = ""
        self._laid = 0

    def __call__(self) -> str:
        name = self._name()
        self._laid = self._laid + 1 if name == self._last else 1
        self._last = name
        return hashlib.sha256(f"{name} {self._laid}".encode()).hexdigest()


def running_test() -> str:
    return os.environ.get("PYTEST_CURRENT_TEST", "")


def environment(file: Path, name: str) -> dict[str, str]:
    """For the command: it takes the name of its deals from this file, now and after each change."""
    file.write_text(name, encoding="utf-8")
    return {**os.environ, FILE: str(file)}


if FILE in os.environ:  # in worker processes too, which import this module under another name
    chance.new_seed = Seeds(Path(os.environ[FILE]).read_text)
    thinkers.choose = plain_players.choose

if __name__ == "__main__":
    from weald.cli import main

    main()
