"""Whether a browser sends a request from one of our own pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def is_own(headers: Mapping[str, str], scheme: str, others: Sequence[str]) -> bool:
    """Browsers say where a request comes from; that must be here, or one of the named origins. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in others:
        return True
    try:
        sent = urlsplit(origin)
        here = urlsplit(f"{scheme}://{headers.get('host', '')}")
        there = (sent.hostname, sent.port or _PORTS.get(sent.scheme))
        return sent.scheme in ("http", "https") and there == (here.hostname, here.port or _PORTS.get(scheme))
    except ValueError:
        return False
