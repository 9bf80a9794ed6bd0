"""Servers that start in an instant: a process that has everything imported forks one each time it is asked.

`python -m tests.server.forking DATABASE` reads ports, line by line, and answers with the pid of the server there.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import uvicorn

from tests.patience import PATIENCE
from tests.server.seeded import Seeds
from weald import library
from weald.server import app, logs, tables
from weald.server.app import make_app
from weald.server.config import Config, Limits
from weald.server.run import settings
from weald.server.static import Static

FREE = Limits(requests=10_000, creations=10_000, sockets_per_address=10_000, messages=10_000)


class Forker:
    """The other end of that process."""

    def __init__(self, database: str, log: Path) -> None:
        line = [sys.executable, "-m", "tests.server.forking", database]
        with log.open("ab") as out:
            self.process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=out)

    def start(self, port: int) -> int:
        """Start a server at this port. Returns its pid."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{port}\n".encode())
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate(timeout=PATIENCE)


def serve(database: str, port: int, number: int) -> None:
    """In a process of its own, until it is stopped; the seeds of its tables follow from its number."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    logs.set_up("warning")
    pytest.MonkeyPatch().setattr(tables, "new_seed", Seeds(lambda: f"fork {number}"))
    config = Config(database=database, port=port, thinkers=0, limits=FREE)
    uvicorn.run(make_app(config), **{**settings(config), "factory": False})


def main(database: str) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # killed servers leave no zombies
    for name in library.names():
        library.ruleset(name)
    client = Static()  # its files are packed once, not at each start
    pytest.MonkeyPatch().setattr(app, "Static", lambda **_: client)
    pid = 0
    for number, line in enumerate(sys.stdin):
        pid = os.fork()
        if pid == 0:
            serve(database, int(line), number)
            os._exit(0)
        print(pid, flush=True)
    if pid:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGTERM)


if __name__ == "__main__":
    main(sys.argv[1])
