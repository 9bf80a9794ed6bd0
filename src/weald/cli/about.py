"""Errors that say which file they are about."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from weald.engine.errors import JournalError


@contextmanager
def about_file(path: Path) -> Iterator[None]:
    """Whatever is wrong with a journal in this block is wrong with this file."""
    try:
        if path.is_dir():
            raise JournalError("file-is-folder", path=str(path))
        yield
    except JournalError as error:
        error.facts.setdefault("path", str(path))
        raise
