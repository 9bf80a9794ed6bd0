"""How much one address or one seat may take: buckets that fill at a steady rate."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Sequence
from typing import Final

_MOST: Final = 20_000  # buckets to remember; full ones are dropped first


class Buckets:
    """One bucket for each key. It holds `burst` at most and fills by `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Take this much if there is enough. Returns whether it was taken."""
        level = self._level(key)
        if level < amount:
            return False
        self._levels[key] = (level - amount, time.monotonic())
        return True

    def wait(self, key: str, amount: float = 1.0) -> float:
        """Take this much in any case. Returns how many seconds to wait first."""
        level = self._level(key) - amount
        self._levels[key] = (level, time.monotonic())
        return max(0.0, -level / self.rate)

    def _level(self, key: str) -> float:
        if key not in self._levels:
            if len(self._levels) >= _MOST:
                self._forget()
            return self.burst
        level, then = self._levels[key]
        return min(self.burst, level + (time.monotonic() - then) * self.rate)

    def _forget(self) -> None:
        full = [key for key in self._levels if self._level(key) >= self.burst]
        for key in full or list(self._levels)[: _MOST // 2]:
            del self._levels[key]


class Counts:
    """How many of something each key has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        if self._counts.get(key, 0) >= self.most:
            return False
        self._counts[key] = self._counts.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]


def network_of(client: Sequence[object] | None) -> str | None:
    """The /48 network of an IPv6 address: a provider's customer may have 65,536 networks of a household's size."""
    try:
        address = ipaddress.ip_address(str(client[0])) if client else None
    except ValueError:
        return None
    if not isinstance(address, ipaddress.IPv6Address) or address.ipv4_mapped:
        return None
    return str(ipaddress.ip_network((address, 48), strict=False))


def address_of(client: Sequence[object] | None) -> str:
    """The key to count by: an IPv4 address, or the /64 network of an IPv6 one, as a household has a whole network."""
    if not client:
        return "local"
    try:
        address = ipaddress.ip_address(str(client[0]))
    except ValueError:
        return "local"
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
    return str(address)
