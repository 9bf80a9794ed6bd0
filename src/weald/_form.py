"""Which form of the engine runs: the compiled one, if it is there and as new as its sources, else plain Python.

`make compile` leaves, beside the compiled modules, a list of the sources it compiled with their hashes. If a source
has changed since, plain Python runs instead, so that an edit is never hidden by an older build.
WEALD_INTERPRETED=1 asks for plain Python.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

COMPILED = ("weald.engine.", "weald.games.", "weald.players.", "weald.arena.match")
MANIFEST = "_compiled.json"


class _SourceOnly(MetaPathFinder):
    """Finds the Python sources of the compiled packages, whatever lies beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(COMPILED):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def sources(root: Path) -> list[Path]:
    """The modules that are compiled, below the package's folder. Package files only re-export, so they stay Python."""
    found = [path for part in ("engine", "games", "players") for path in (root / part).rglob("*.py")]
    found += root.glob("arena/match.py")
    return sorted(path for path in found if path.name != "__init__.py")


def is_stale(root: Path) -> bool:
    """Whether a source differs from the one that was compiled, or has come or gone since."""
    manifest = root / MANIFEST
    if not manifest.exists():
        return False  # an installed wheel: nobody edits it
    compiled = json.loads(manifest.read_text(encoding="utf-8"))
    return bool(compiled != {str(path.relative_to(root)): digest(path) for path in sources(root)})


def choose() -> None:
    """Called once, before the engine is first imported."""
    if os.environ.get("WEALD_INTERPRETED") or is_stale(Path(__file__).parent):
        sys.meta_path.insert(0, _SourceOnly())


def form() -> str:
    """`compiled`, `interpreted`, or `stale`: interpreted, because the compiled form is older than its sources."""
    from weald.engine import procedure

    if not str(procedure.__file__).endswith(".py"):
        return "compiled"
    return "stale" if is_stale(Path(__file__).parent) and not os.environ.get("WEALD_INTERPRETED") else "interpreted"
