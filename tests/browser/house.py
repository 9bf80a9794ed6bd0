"""`weald serve` with fixed deals, in a process that can be stopped and started again at the same address."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.seeded import environment
from tests.server.serving import free_port, wait_for


class House:
    """A server over a folder that holds its database, with further options if it needs any."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.more = more
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.deal(folder.name)

    def deal(self, name: str) -> None:
        """The seeds of the tables that are laid from now on follow from this name."""
        self.environment = environment(self.folder / "deal", name)

    def start(self) -> None:
        database = str(self.folder / "tables.db")
        generous = ["--creations", "1000", "--requests", "1000", "--sockets", "1000"]
        line = [sys.executable, "-m", "tests.server.seeded", "serve", "--db", database, "--port", str(self.port)]
        line += [*generous, *self.more]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(line, stdout=log, stderr=log, env=self.environment)
        wait_for(self.address)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
