"""Errors about a journal name the file that it was read from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from weald.engine.errors import JournalError


@contextmanager
def errors_name(path: Path) -> Iterator[None]:
    """Errors about a journal that are raised in this block name this file."""
    try:
        if path.is_dir():
            raise JournalError("file-is-folder", path=str(path))
        yield
    except JournalError as error:
        error.facts.setdefault("path", str(path))
        raise
