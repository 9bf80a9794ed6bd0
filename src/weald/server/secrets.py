"""Secrets: made here, handed out once, kept as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets as entropy
from typing import Final

BYTES: Final = 24  # 192 bits
_SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def new_secret() -> str:
    """192 random bits, as 32 characters that need no escaping anywhere."""
    return entropy.token_urlsafe(BYTES)


def new_id() -> str:
    """A name for a table or a guest: no secret, but not to be guessed either."""
    return entropy.token_hex(8)


def looks_right(secret: str) -> bool:
    """Whether something has the shape of a secret of ours; the rest is not worth a look into the database."""
    return _SHAPE.fullmatch(secret) is not None


def digest(secret: str) -> str:
    """What is stored. The secret has 192 bits of its own, so a fast hash without salt suffices."""
    return hashlib.sha256(f"weald secret\n{secret}".encode()).hexdigest()


def same(stored: str | None, given: str) -> bool:
    """Whether a given secret is the one of which the digest is stored."""
    return hmac.compare_digest(stored or "", digest(given)) and stored is not None
