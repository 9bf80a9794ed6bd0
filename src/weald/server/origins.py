"""Whether a browser sends a request from one of our own pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

_SECURE: Final = {"http": False, "ws": False, "https": True, "wss": True}


def is_own(headers: Mapping[str, str], scheme: str, secure: bool, others: Sequence[str]) -> bool:
    """Browsers say where a request comes from: it must be here or one of the named origins. Programs say nothing.

    `secure`: browsers come by https, even if a proxy passes it on as http.
    """
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        sent = urlsplit(origin)
        https = secure or _SECURE[scheme]
        here = urlsplit(f"//{headers.get('host', '')}")
        port = 443 if https else 80
        there = (sent.scheme, sent.hostname, sent.port or port)
        return there == ("https" if https else "http", here.hostname, here.port or port)
    except ValueError:
        return False
