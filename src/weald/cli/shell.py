"""What a person would type into the shell: this very command, a path."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path


def command() -> str:
    """How to call this command again: by its name if the shell finds it, else by its path from here."""
    called = Path(sys.argv[0])
    if called.name != "weald" or shutil.which("weald"):
        return "weald"
    try:
        return str(called.absolute().relative_to(Path.cwd()))
    except ValueError:
        return str(called)


def typed(path: Path) -> str:
    """A path as a person would type it."""
    home = str(Path.home())
    text = str(path)
    return "~" + text[len(home) :] if text.startswith(home + os.sep) else text
