"""A client for tests: guests with cookies, and sockets that remember everything they were told."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.patience import PATIENCE

GUESTS: list[Guest] = []  # all that a test has made; a fixture sends them home


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address
        self.token = token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, trust_env=False, verify=False)
        GUESTS.append(self)
        if not token:
            self.get("/api/me")

    def again(self, address: str = "") -> Guest:
        """The same guest at another worker, or at a server that has been started again."""
        other = Guest(address or self.address)
        other.http.cookies.clear()
        for name, value in self.http.cookies.items():
            other.http.cookies.set(name, value)
        return other

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self._checked(self.http.post(path, json={} if body is None else body), status)

    def patch(self, path: str, body: object, status: int = 200) -> Any:
        return self._checked(self.http.patch(path, json=body), status)

    @staticmethod
    def _checked(response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.status_code} {response.text}"
        if response.headers.get("content-type", "").startswith("application/json"):
            return response.json()
        return response.text

    def lay(self, game: str = "critters", seats: dict[str, str] | None = None, **more: Any) -> Any:
        """A new table; without seats, the newcomer's."""
        if seats is None:
            games = {told["name"]: told["quick"] for told in self.get("/api/games")}
            seats = games[game]["seats"]
        return self.post("/api/tables", {"game": game, "seats": seats, **more}, 201)

    def socket(self, table: str, origin: str | None = None) -> Socket:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookie:
            headers["Cookie"] = cookie
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        own = Origin(origin) if origin is not None else None
        return Socket(connect(url, additional_headers=headers, origin=own, max_size=None, open_timeout=PATIENCE))

    def close(self) -> None:
        self.http.close()


class Socket:
    """A socket of a table. `heard` is everything it ever received, as text."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._opening = opening
        self.connection = opening.__enter__()
        self.heard: list[str] = []
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.clocks: dict[str, Any] = {"left": {}, "running": None}
        self._id = 0

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "table":
            self.table = message
        elif message["type"] == "clocks":
            self.clocks = message
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def look(self, seat: str | None = None, **more: Any) -> dict[str, Any]:
        """Look through a seat, and wait for the position."""
        self.send(type="look", seat=seat, **more)
        return self.until(lambda message: message["type"] in ("position", "error"))

    def play(self, action: str, **more: Any) -> dict[str, Any]:
        """Play in the position that was seen last, and wait for the answer."""
        return self.ask("play", action=action, **more)

    def undo(self, **more: Any) -> dict[str, Any]:
        return self.ask("undo", **more)

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        self._id += 1
        seen = {"at": self.position["at"], "undos": self.position["undos"], "seat": self.position["seat"]}
        if kind == "why":
            seen = {"seat": self.position["seat"]}
        number = self._id
        self.send(type=kind, id=number, **{**seen, **more})
        return self.until(lambda message: message.get("id") == number)

    def see(self, at: int, undos: int = 0) -> dict[str, Any]:
        """Wait for a position of at least so many actions, after at least so many undos."""
        while self.position.get("at", -1) < at or self.position["undos"] < undos:
            self.receive()
        return self.position

    def close(self) -> None:
        self._opening.__exit__(None, None, None)

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def play_on(socket: Socket, dice: random.Random, most: int = 10_000) -> int:
    """Answer every question of this socket's seat at random until the game is over. Returns the number of answers."""
    played = 0
    while socket.position["outcome"] is None and played < most:
        offers = socket.position["offers"]
        if not offers:
            socket.receive()
            continue
        answer = socket.play(dice.choice(offers)["action"])
        assert answer["type"] == "done", answer
        socket.see(answer["at"])
        played += 1
    return played


def play_all(socket: Socket, dice: random.Random, most: int = 10_000) -> None:
    """One guest answers for all seats, at random."""
    while socket.position["outcome"] is None and socket.position["at"] < most:
        asked = socket.position["question"]["seat"]
        if asked != socket.position["seat"]:
            socket.look(asked, at=socket.position["at"], undos=socket.position["undos"], drawing=False)
        play_on(socket, dice, 1)


def closed(socket: Socket) -> int | None:
    """Read until the socket is closed. Returns its close code."""
    try:
        while True:
            socket.receive()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None
