"""Servers for tests: within this process, or as the command in processes of their own that can be killed."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from weald.server.app import make_app
from weald.server.config import Config, Limits
from weald.server.run import settings

FREE = Limits(requests=10_000, creations=10_000, guesses=10_000, sockets_per_address=10_000, messages=10_000)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server in a thread of this process."""

    def __init__(self, database: str, **more: Any) -> None:
        self.port = free_port()
        self.config = Config(**{"database": database, "port": self.port, "limits": FREE, **more})
        self.app = make_app(self.config)
        options = {**settings(self.config), "factory": False}
        self.server = uvicorn.Server(uvicorn.Config(self.app, **options))
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Running:
        self.thread.start()
        wait_for(self.address)
        return self

    def __exit__(self, *error: object) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server does not stop"


def wait_for(address: str, seconds: float = 90.0) -> None:
    """Until a server answers that all is well."""
    end = time.monotonic() + seconds
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{address}/healthz", trust_env=False).status_code == 200:
                return
        assert time.monotonic() < end, "the server does not come up"
        time.sleep(0.05)


@contextlib.contextmanager
def command(database: str, log: Path, *more: str, port: int = 0) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """`weald serve` in a process of its own."""
    port = port or free_port()
    line = [sys.executable, "-m", "weald.cli", "serve", "--db", database, "--port", str(port), "--creations", "10000"]
    with log.open("ab") as out:
        process = subprocess.Popen([*line, *more], stdout=out, stderr=out, env=os.environ.copy())
    try:
        wait_for(f"http://127.0.0.1:{port}")
        yield process, f"http://127.0.0.1:{port}"
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                raise
