"""Dice. The seed lives with the host; the journal keeps what the dice said.

The k-th throw of a table depends only on the seed and on k: it comes from SHA-256("weald dice" seed k block). So a
resumed game throws the same, and anybody can check the throws once the seed is revealed, in any language.
"""

from __future__ import annotations

import _random
import secrets as entropy
from importlib import import_module
from typing import Any, Final


def _hash(name: str) -> Any:
    """The interpreter's own form of a hash: for a short text hashlib's, which sets up OpenSSL, takes twice as long."""
    for module in ("_sha2", f"_{name}", "hashlib"):  # since Python 3.12, before that, and where neither was built
        try:
            return getattr(import_module(module), name)
        except (ImportError, AttributeError):
            continue
    raise AssertionError(f"hashlib has {name}")


_WORD: Final = 32  # bits used for one number
_SHA256: Final = _hash("sha256")
_SHA512: Final = _hash("sha512")


class Dice:
    """A source of whole numbers."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class QuickDice(Dice):
    """Fast dice for search, players and benches. Each user has their own."""

    def __init__(self, seed: str) -> None:
        text = seed.encode()
        number = int.from_bytes(text + _SHA512(text).digest(), "big")
        self._random = _random.Random(number).random  # as random.Random(seed), which would begin twice, and slowly

    def below(self, n: int) -> int:
        return int(self._random() * n)


class Throw(Dice):
    """The dice of one moment, numbered by its place in the journal."""

    def __init__(self, seed: str, number: int) -> None:
        self._seed = seed
        self._number = number
        self._block = 0
        self._hash = b""
        self._at = 0

    def _word(self) -> int:
        """The next four bytes of the hashes."""
        if self._at == len(self._hash):
            text = f"weald dice\n{self._seed}\n{self._number}\n{self._block}"
            self._hash = _SHA256(text.encode()).digest()
            self._block += 1
            self._at = 0
        found, at = self._hash, self._at
        self._at = at + _WORD // 8
        return found[at] << 24 | found[at + 1] << 16 | found[at + 2] << 8 | found[at + 3]

    def below(self, n: int) -> int:
        """Skips words at or above the largest multiple of n, so that no number is favoured."""
        limit = (1 << _WORD) // n * n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n


def new_seed() -> str:
    """A seed that nobody can guess from its commitment."""
    return entropy.token_hex(32)


def commitment(seed: str) -> str:
    """What a host publishes before the first throw. It fixes the seed without revealing it."""
    digest: str = _SHA256(f"weald seed\n{seed}".encode()).hexdigest()
    return "sha256:" + digest
