"""Builds the compiled form: weald.engine and weald.games by mypyc, for wheels and for `make compile`.

An editable install compiles nothing, so that a newcomer does not wait. Without a C compiler (or with
WEALD_INTERPRETED=1) everything is left as plain Python, and works.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

COMPILED = ("engine", "games")


def modules() -> list[str]:
    """The sources to compile: package files only re-export, so they stay Python."""
    root = Path("src/weald")
    return sorted(
        str(path) for part in COMPILED for path in (root / part).rglob("*.py") if path.name != "__init__.py"
    )


def extensions() -> list[object]:
    wanted = any(command in sys.argv for command in ("bdist_wheel", "build_ext"))
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
    if not wanted or not compiler or os.environ.get("WEALD_INTERPRETED"):
        return []
    from mypyc.build import mypycify

    found: list[object] = list(mypycify(["--strict", *modules()], opt_level="3", debug_level="0"))
    return found


setup(ext_modules=extensions())
