"""Where something stands in a TOML file: its reader tells lines for mistakes of syntax only."""

from __future__ import annotations

import re
from collections.abc import Sequence


def line_of(text: str, keys: Sequence[str], value: object = None) -> int:
    """The line of a value below a key (`("options", "map")`), or else that of the key, of its table, or the first."""
    lines = text.splitlines()
    at = 0
    for key in keys:
        at = _find(lines, rf'^\s*(\[\s*)?(\w+\.)*"?{re.escape(key)}"?\s*[\]=.]|[{{,]\s*"?{re.escape(key)}"?\s*=', at)
    if value is not None:
        written = rf'["\']{re.escape(value)}["\']' if isinstance(value, str) else rf"\b{re.escape(str(value))}\b"
        at = _find(lines, written, at)
    return at + 1


def _find(lines: list[str], pattern: str, start: int) -> int:
    return next((at for at in range(start, len(lines)) if re.search(pattern, lines[at])), start)
