"""Servers for tests: within this process, or as the command in processes of their own that can be killed."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from tests.patience import PATIENCE, wait_until
from tests.server.seeded import environment, running_test
from weald.server.app import make_app
from weald.server.config import Config, Limits
from weald.server.run import settings

FREE = Limits(requests=10_000, creations=10_000, guesses=10_000, sockets_per_address=10_000, messages=10_000)


CLAIMS: list[socket.socket] = []  # held until this process ends


def free_port() -> int:
    """A port that nobody else will take: below those that the system hands out, and claimed against other test runs."""
    for port in range(15_000, 32_000):
        claim = socket.socket(socket.AF_UNIX)
        try:
            claim.bind(f"\0weald test port {port}")
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", port))
        except OSError:
            claim.close()
            continue
        CLAIMS.append(claim)
        return port
    raise AssertionError("no port is free")


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
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"


def wait_for(address: str) -> None:
    """Until a server answers that all is well."""

    def is_well() -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return http.get(f"{address}/healthz").status_code == 200
        return False

    with httpx.Client(trust_env=False, verify=False, timeout=PATIENCE) as http:
        wait_until(is_well, "the server does not come up")


@contextlib.contextmanager
def command(database: str, log: Path, *more: str, port: int = 0) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """`weald serve` in a process of its own, with seeds that follow from the test's name."""
    port = port or free_port()
    line = [sys.executable, "-m", "tests.server.seeded", "serve", "--db", database, "--port", str(port)]
    deal = environment(log.with_name("deal"), running_test())
    with log.open("ab") as out:
        process = subprocess.Popen([*line, "--creations", "10000", *more], stdout=out, stderr=out, env=deal)
    try:
        wait_for(f"http://127.0.0.1:{port}")
        yield process, f"http://127.0.0.1:{port}"
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                raise
