"""Errors about a journal name the file that it was read from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from weald.engine.errors import JournalError, WealdError
from weald.texts import Texts


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
    except OSError as error:
        raise JournalError("file-not-readable", path=str(path), problem=error.strerror) from None


def told(path: Path, error: WealdError) -> tuple[str, str]:
    """What is wrong with a file, in one line that names it, and a hint (or an empty string)."""
    message, hint = Texts().error(error)
    return message if str(path) in message else f"{path}: {message}", hint
