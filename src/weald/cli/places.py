"""Where the command keeps things: WEALD_DATA, or `weald` in the user's data folder."""

from __future__ import annotations

import os
import shutil
import sys
from datetime import datetime
from pathlib import Path

from weald.engine.errors import JournalError
from weald.engine.journal import SUFFIX


def data_folder() -> Path:
    chosen = os.environ.get("WEALD_DATA")
    if chosen:
        return Path(chosen)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "weald"


def games_folder() -> Path:
    return data_folder() / "games"


def crashes_folder() -> Path:
    return data_folder() / "crashes"


def make(folder: Path) -> None:
    """The folder, made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JournalError("file-not-writable", path=str(folder), problem=error.strerror) from None


def new_game_file(game: str) -> Path:
    """A name that no other game has: the game and the time it began."""
    make(games_folder())
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = games_folder() / f"{stem}{SUFFIX}"
    more = 1
    while path.exists():
        more += 1
        path = games_folder() / f"{stem}-{more}{SUFFIX}"
    return path


def saved_games() -> list[Path]:
    """The games in the data folder, the latest played first."""
    folder = games_folder()
    if not folder.is_dir():
        return []
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def command() -> str:
    """How this very command can be called again: by name if the shell finds it, else by its path from here."""
    called = Path(sys.argv[0])
    if called.name != "weald" or shutil.which("weald"):
        return "weald"
    try:
        return str(called.absolute().relative_to(Path.cwd()))
    except ValueError:
        return str(called)


def shown(path: Path) -> str:
    """A path as a person would type it."""
    home = str(Path.home())
    text = str(path)
    return "~" + text[len(home) :] if text.startswith(home + os.sep) else text
