"""The folder in which the command keeps games, crash files and the server's tables."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from weald.engine.errors import JournalError
from weald.engine.journal import SUFFIX


def path() -> Path:
    """WEALD_DATA, or the system's place for the data of a program.

    Before Weald asked the system, it had one place for all systems. Whoever has games there keeps that folder.
    """
    chosen = os.environ.get("WEALD_DATA")
    if chosen:
        return Path(chosen)
    usual = platformdirs.user_data_path("weald", appauthor=False)
    former = _former()
    return former if former.is_dir() and not usual.is_dir() else usual


def _former() -> Path:
    """The one place for all systems; on Linux it is still the usual one."""
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "weald"


def games() -> Path:
    return path() / "games"


def crashes() -> Path:
    return path() / "crashes"


def make(folder: Path) -> None:
    """Make a folder if it does not exist yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JournalError("file-not-writable", path=str(folder), problem=error.strerror) from None


def new_game_file(game: str) -> Path:
    """A file that no other game has, named after the game and the time it began."""
    make(games())
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file = games() / f"{stem}{SUFFIX}"
    more = 1
    while file.exists():
        more += 1
        file = games() / f"{stem}-{more}{SUFFIX}"
    return file


def saved_games() -> list[Path]:
    """The saved games, the latest played first."""
    folder = games()
    if not folder.is_dir():
        return []
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: (file.lstat().st_mtime, file.name), reverse=True)
