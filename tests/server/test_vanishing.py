"""A client that vanishes while something is sent to it: an ordinary end, and nothing for the log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from tests.patience import PATIENCE
from tests.server.serving import FREE
from weald.server.app import make_app
from weald.server.config import Config

Message = MutableMapping[str, Any]
HOT = {"south": "me", "north": "me"}
LOOK = {"type": "look", "seat": None}
PING = {"type": "ping"}
AT_ONCE = 20  # which of two tasks is read first is not ours to say


class Line:
    """The server's end of a line over which nothing can be sent, or not even the welcome; `error` is what it says."""

    def __init__(self, error: Exception, early: bool = False) -> None:
        self.error = error
        self.early = early
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.heard.put_nowait({"type": "websocket.connect"})
        for told in (LOOK, PING):
            self.heard.put_nowait({"type": "websocket.receive", "text": json.dumps(told)})
        self.tried = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.accept" and not self.early:
            return
        self.tried += 1
        await asyncio.sleep(0.02)  # meanwhile the other task has something to send too
        raise self.error


def vanish(tmp_path: Path, lines: list[Line]) -> None:
    """Open these lines, one after the other, at a public table of a house of their own."""
    app = make_app(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=FREE))

    async def opened() -> None:
        async with app.router.lifespan_context(app):
            path = await _table(app)
            for line in lines:
                scope: Message = {"type": "websocket", "scheme": "ws", "path": path, "query_string": b"", "headers": []}
                scope.update(client=("127.0.0.1", 9), server=("here", 80))
                async with asyncio.timeout(PATIENCE):
                    await app(scope, line.heard.get, line.send)

    asyncio.run(opened())


async def _table(app: Starlette) -> str:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
        await http.get("/api/me")
        laid = await http.post("/api/tables", json={"game": "critters", "seats": HOT, "public": True})
    return f"/api/tables/{laid.json()['table']}/socket"


def test_two_sends_to_a_client_that_has_vanished(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Both tasks of the socket are sending: the first finds the line dead, the second that it is closed."""
    lines = [Line(OSError("gone")) for _ in range(AT_ONCE)]
    vanish(tmp_path, lines)
    assert [line.tried for line in lines] == [1] * AT_ONCE
    assert caplog.messages == []


def test_a_send_after_the_server_has_closed_the_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It gave the client up for not answering its pings, and says so in its own way."""
    line = Line(RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'."))
    vanish(tmp_path, [line])
    assert line.tried
    assert caplog.messages == []


def test_a_client_that_vanishes_at_the_door(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Gone before it is let in."""
    line = Line(OSError("gone"), early=True)
    vanish(tmp_path, [line])
    assert line.tried == 1
    assert caplog.messages == []
