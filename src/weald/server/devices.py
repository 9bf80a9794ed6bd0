"""Devices: what kind of browser somebody comes with, and which sockets end when a device is signed out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

import msgspec

OTHER: Final = "other"
# the first that a browser's own words contain; later ones pretend to be earlier ones, so the order matters
_BROWSERS: Final = (
    ("Edg", "edge"),
    ("OPR/", "opera"),
    ("SamsungBrowser", "samsung"),
    ("Firefox", "firefox"),
    ("FxiOS", "firefox"),
    ("Chrome", "chrome"),
    ("CriOS", "chrome"),
    ("Safari", "safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iphone"),
    ("iPad", "ipad"),
    ("Android", "android"),
    ("CrOS", "chromeos"),
    ("Windows", "windows"),
    ("Mac OS", "mac"),
    ("Linux", "linux"),
)


class Device(msgspec.Struct, frozen=True):
    """What is kept of a device so that its owner knows it again: no version, no address."""

    browser: str = OTHER
    system: str = OTHER


UNKNOWN: Final = Device()


def device_of(agent: str) -> Device:
    """The kind of browser, by what it calls itself."""
    return Device(_first(_BROWSERS, agent), _first(_SYSTEMS, agent))


def _first(known: Iterable[tuple[str, str]], agent: str) -> str:
    return next((name for sign, name in known if sign in agent), OTHER)


class Listening(Protocol):
    """A socket: it can be told that its device is signed out."""

    def sign_out(self) -> None: ...


class Devices:
    """The open sockets of this process by the hash of the cookie with which they came."""

    def __init__(self) -> None:
        self._sockets: dict[str, set[Listening]] = {}

    def enter(self, session: str, socket: Listening) -> None:
        self._sockets.setdefault(session, set()).add(socket)

    def leave(self, session: str, socket: Listening) -> None:
        found = self._sockets.get(session, set())
        found.discard(socket)
        if not found:
            self._sockets.pop(session, None)

    def end(self, sessions: Iterable[str]) -> None:
        """These devices are signed out: nothing more is told to them."""
        for session in sessions:
            for socket in list(self._sockets.get(session, ())):
                socket.sign_out()

    def open(self) -> list[str]:
        return list(self._sockets)
