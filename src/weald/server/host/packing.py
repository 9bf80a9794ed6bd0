"""One file for what leaves the house and comes back: lines of JSON, packed, with a head that says what it is and which
version, and an end that says how many lines there were and what they add up to. It is checked whole before it is read.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from weald.engine.errors import BadValue

MAGIC: Final = b"\x1f\x8b"
_LONGEST: Final = 256 * 1024 * 1024  # bytes of a line
T = TypeVar("T")


class End(msgspec.Struct):
    """The last line."""

    lines: int
    sha256: str


class Pack:
    """A file that is being written."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._sum = hashlib.sha256()
        self._lines = 0

    def write(self, value: object) -> None:
        line = msgspec.json.encode(value, enc_hook=_plain) + b"\n"
        self._sum.update(line)
        self._lines += 1
        self._file.write(line)

    def end(self) -> None:
        self._file.write(msgspec.json.encode(End(self._lines, self._sum.hexdigest())) + b"\n")


@contextmanager
def packing(path: Path) -> Iterator[Pack]:
    """Write a file for its owner alone. It is there when all is written, not before."""
    if path.exists():
        raise BadValue("file-exists", path=str(path))
    part = path.with_name(path.name + ".part")
    handle = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(filename="", mode="wb", fileobj=raw, compresslevel=6, mtime=0) as file:
                pack = Pack(file)
                yield pack
                pack.end()
            raw.flush()
            os.fsync(raw.fileno())
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)


def unpacked(path: Path, head: type[T]) -> tuple[T, Iterator[Any]]:
    """The head of a file and its lines, once the whole of it was found to be as it was written."""
    lines = _checked(path)
    if lines < 1:
        raise BadValue("bad-pack", path=str(path), problem="empty")
    rest = _lines(path)
    try:
        found = msgspec.json.decode(next(rest), type=head)
    except msgspec.MsgspecError as error:
        raise BadValue("bad-pack", path=str(path), problem=str(error)) from None
    return found, (msgspec.json.decode(line) for _, line in zip(range(lines - 1), rest, strict=False))


def _checked(path: Path) -> int:
    """How many lines there are before the end, if they are whole."""
    total, count, last = hashlib.sha256(), 0, b""
    try:
        for line in _lines(path):
            if last:
                total.update(last)
                count += 1
            last = line
        end = msgspec.json.decode(last, type=End)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise BadValue("bad-pack", path=str(path), problem=str(error)) from None
    if end.lines != count or end.sha256 != total.hexdigest():
        raise BadValue("bad-pack", path=str(path), problem="sha256")
    return count


def _lines(path: Path) -> Iterator[bytes]:
    with gzip.open(path, "rb") as file:
        while line := file.readline(_LONGEST):
            yield line


def _plain(value: object) -> object:
    """Values that JSON has no word for."""
    if isinstance(value, (bytes, memoryview)):
        return {"bytes": base64.b64encode(bytes(value)).decode()}
    raise TypeError(f"cannot be packed: {type(value).__name__}")


def whole(value: Any) -> Any:
    """A value as it was before it was packed."""
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value
