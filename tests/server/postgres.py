"""A PostgreSQL cluster of its own for the tests: in a temporary folder, by an unprivileged user, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import psycopg

from tests.server.serving import free_port

USERS = ("postgres", "nobody")  # whom root becomes: PostgreSQL refuses to run as root


def binaries() -> Path | None:
    """Where PostgreSQL's programs are: on the path, or where Debian puts them."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class Cluster:
    """A cluster that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.binaries = folder
        self.home = Path(tempfile.mkdtemp(prefix="weald-postgres-"))
        self.data = self.home / "data"
        self.port = free_port()
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = next(pwd.getpwnam(name) for name in USERS)
            os.chown(self.home, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run("initdb", "-D", str(self.data), "-U", "weald", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.start()
        self._databases = 0

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.binaries / program), *arguments]
        with (self.home / "output").open("ab") as out:
            subprocess.run(command, check=True, stdout=out, stderr=out, cwd=self.home, **self._as)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.home} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.home / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"tables{self._databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://weald@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.home)
