"""`weald serve` in a process of its own, that can be stopped and started again at the same address."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.serving import free_port, wait_for


class House:
    """A server over a folder that holds its database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        database = str(self.folder / "tables.db")
        generous = ["--creations", "1000", "--requests", "1000", "--sockets", "1000"]
        line = [sys.executable, "-m", "weald.cli", "serve", "--db", database, "--port", str(self.port), *generous]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(line, stdout=log, stderr=log, env=os.environ.copy())
        wait_for(self.address)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
