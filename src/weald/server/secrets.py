"""Secrets: made here, handed out once, kept as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets as entropy
from typing import Final

BYTES: Final = 24  # 192 bits
_ID: Final = re.compile(r"[0-9a-z]{1,16}")
_SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def new_secret() -> str:
    """192 random bits, as 32 characters that need no escaping anywhere."""
    return entropy.token_urlsafe(BYTES)


def new_id() -> str:
    """An id for a table or a guest: no secret, but hard to guess."""
    return entropy.token_hex(8)


def looks_like_id(text: str) -> bool:
    """Whether a text could be one of our ids; anything else need not be looked up."""
    return _ID.fullmatch(text) is not None


def looks_right(secret: str) -> bool:
    """Whether a text could be one of our secrets; anything else need not be looked up."""
    return _SHAPE.fullmatch(secret) is not None


def digest(secret: str) -> str:
    """What is stored of a secret. It has 192 random bits, so a fast hash without salt suffices."""
    return hashlib.sha256(f"weald secret\n{secret}".encode()).hexdigest()


def same(stored: str | None, given: str) -> bool:
    """Whether a secret matches a stored digest."""
    return hmac.compare_digest(stored or "", digest(given)) and stored is not None
