"""Secrets: made here, handed out once, kept as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets as entropy
from typing import Final

BYTES: Final = 24  # 192 bits
_ID: Final = re.compile(r"[0-9a-z]{1,16}")
_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none of them looks like another
_CODE: Final = 8
_SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def new_secret() -> str:
    """192 random bits, as 32 characters that need no escaping anywhere."""
    return entropy.token_urlsafe(BYTES)


def new_id() -> str:
    """An id for a table or a guest: no secret, but hard to guess."""
    return entropy.token_hex(8)


def new_code() -> str:
    """40 random bits to be read and typed by people: for minutes, once, and where every try is counted."""
    signs = "".join(entropy.choice(_SIGNS) for _ in range(_CODE))
    return f"{signs[: _CODE // 2]}-{signs[_CODE // 2 :]}"


def tidy_code(given: str) -> str:
    """A code as it was made, however it was typed."""
    signs = "".join(sign for sign in given.upper() if sign.isalnum())
    return f"{signs[: _CODE // 2]}-{signs[_CODE // 2 :]}"


def looks_like_id(text: str) -> bool:
    """Whether a text could be one of our ids; anything else need not be looked up."""
    return _ID.fullmatch(text) is not None


def looks_right(secret: str) -> bool:
    """Whether a text could be one of our secrets; anything else need not be looked up."""
    return _SHAPE.fullmatch(secret) is not None


def digest(secret: str) -> str:
    """What is stored of a secret. A fast hash without salt suffices: it has 192 random bits, or lives for minutes."""
    return hashlib.sha256(f"weald secret\n{secret}".encode()).hexdigest()


def same(stored: str | None, given: str) -> bool:
    """Whether a secret matches a stored digest."""
    return hmac.compare_digest(stored or "", digest(given)) and stored is not None
