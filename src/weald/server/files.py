"""The file of an SQLite database: its owner's alone, and one process's at a time."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from weald.engine.errors import WealdError


class Claim:
    """Holds a file for this process. A second one that wants it is told so instead of writing beside us."""

    def __init__(self, path: Path) -> None:
        self._handle: int | None = os.open(path.with_name(path.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise WealdError("database-in-use", path=str(path)) from None

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def make_privately(path: Path) -> None:
    """Create a file that only its owner may read; SQLite gives the files beside it the same rights."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
