"""Connections before they are requests: how long a request may take to arrive, how many an address may hold open.

uvicorn makes one of these for each connection. The house comes to them by the state of the lifespan.
"""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from weald.server.house import House
from weald.server.limits import Buckets, address_of
from weald.server.metrics import REFUSALS

_LOG = logging.getLogger("weald.server.connections")
_NEAR: Final = 0.8  # of the file descriptors: then the log says so
_AGAIN: Final = 60.0  # seconds until it says so again
_POLICY: Final = 1008  # close code: this client asks too much


class Files:
    """How many connections there may be at once: each takes a file descriptor."""

    def __init__(self) -> None:
        self._said = -_AGAIN

    @staticmethod
    def most() -> int:
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]

    def note(self, connections: int) -> None:
        """Say it when there are nearly too many."""
        if connections < _NEAR * self.most() or time.monotonic() - self._said < _AGAIN:
            return
        self._said = time.monotonic()
        _LOG.warning("nearly out of file descriptors", extra={"connections": connections, "most": self.most()})


FILES: Final = Files()


class Door(H11Protocol):
    """A connection that has to send whole requests within some seconds, or is closed."""

    _counted: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _switched = False

    def _house(self) -> House:
        house: House = self.app_state["house"]
        return house

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        FILES.note(len(self.connections))
        house = self._house()
        address = address_of(self.client)
        if self.client is not None and not house.config.trusts(self.client[0]):
            if not house.connections.enter(address):
                REFUSALS.labels("too-many-connections").inc()
                transport.abort()
                return
            self._counted = address
        self._wait()

    def _wait(self) -> None:
        if self._deadline is None:
            seconds = self._house().config.limits.request_seconds
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._deadline = None
        REFUSALS.labels("too-slow").inc()
        self.transport.abort()

    def _received(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._switched and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait()  # for the rest of it
        else:
            self._received()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket, and counted as such."""
        self._leave()
        self._switched = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._received()
        if self._counted is not None:
            self._house().connections.leave(self._counted)
            self._counted = None


class Talk(WebSocketsSansIOProtocol):
    """A socket whose control frames are counted: they never reach the application, and so no other limit."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        limits = self.app_state["house"].config.limits
        self._control = Buckets(limits.pings, limits.pings * 10)

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._may():
            super().handle_pong(event)

    def _may(self) -> bool:
        """Whether one more may come; else this is the end."""
        if self.close_sent or self._control.take(""):
            return not self.close_sent
        REFUSALS.labels("too-many-pings").inc()
        self.conn.fail(_POLICY, "too many pings")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False
