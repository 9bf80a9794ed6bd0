"""Stands between a page and its server: a test can tell the page what it likes, and read what the page says."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """The socket of one page. What the page says goes to the server, unless it is `held`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: WebSocketRoute | None = None
        self.told: dict[str, Any] = {}  # the last position
        self.heard: list[str] = []  # every message of the server, as it came
        self.said: list[dict[str, Any]] = []
        self.held = False
        page.route_web_socket("**/socket?*", self._join)  # in some language

    def _join(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            self.heard.append(str(text))
            if message["type"] == "position":
                self.told = message
            line.send(text)

        def say(text: str | bytes) -> None:
            self.said.append(json.loads(text))
            if not self.held:
                server.send(text)

        server.on_message(hear)
        line.on_message(say)

    def tell(self, wait: bool = True, **changed: Any) -> None:
        """Tell the page of a next position, which differs in this from the last; wait until the page shows it."""
        assert self.line is not None
        known = self.told["at"]
        self.told = self.told | {"at": known + 1, "since": known, "events": []} | changed
        self.line.send(json.dumps(self.told))
        if wait:
            self.page.wait_for_selector(f"[data-at='{known + 1}']")
