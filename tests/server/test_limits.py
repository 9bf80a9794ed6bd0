"""Limits for each address, each seat and each socket; slow clients; and what the server says in words."""

from __future__ import annotations

import ast
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import weald
from tests.patience import PATIENCE, wait_until
from tests.server.client import Guest
from tests.server.serving import FREE, Running
from weald.server import limits as buckets
from weald.server.config import Limits
from weald.server.limits import Buckets, Counts, address_of
from weald.server.origins import is_own
from weald.server.secrets import digest, looks_right, new_secret, same
from weald.texts import Texts

HOT = {"south": "me", "north": "me"}
SOURCE = Path(weald.__file__).parent


class Clock:
    """Stands in for the time of the buckets: it goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(buckets, "time", made)
    return made


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Running]:
    """A server that allows little."""
    limits = Limits(requests=2, creations=0.01, guesses=0.01, sockets_per_address=3, sockets_per_seat=2, messages=20)
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=limits) as running:
        yield running


def test_an_address_may_ask_so_much(clock: Clock, narrow: Running) -> None:
    """Twenty at once, then it must wait; health is always told."""
    me = Guest(narrow.address)
    answers = [me.http.get("/api/me") for _ in range(30)]
    assert [answer.status_code for answer in answers] == [200] * 19 + [429] * 11  # the guest has asked once already
    assert answers[-1].headers["retry-after"]
    assert answers[-1].json()["error"]["code"] == "too-many-requests"
    assert me.http.get("/healthz").status_code == 200
    clock.now += 1
    assert me.http.get("/api/me").status_code == 200


def test_an_address_may_make_and_guess_so_much(clock: Clock, tmp_path: Path) -> None:
    """Twenty tables, ten wrong secrets."""
    limits = Limits(requests=1000, creations=0.01, guesses=0.01)
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=limits) as server:
        me = Guest(server.address)
        body = {"game": "critters", "seats": HOT}
        statuses = [me.http.post("/api/tables", json=body).status_code for _ in range(22)]
        assert statuses == [201] * 20 + [429] * 2
        table = me.get("/api/tables?list=mine")[0]["table"]
        guess = {"kind": "seat", "secret": new_secret()}
        statuses = [me.http.post(f"/api/tables/{table}/claim", json=guess).status_code for _ in range(12)]
        assert statuses == [403] * 10 + [429] * 2
        bearer = {"Authorization": f"Bearer {new_secret()}"}
        assert httpx.get(f"{server.address}/api/me", headers=bearer, trust_env=False).status_code == 429


def test_what_is_no_method_makes_no_metric(tmp_path: Path, clock: Clock) -> None:
    """Any token may stand for a method: metrics and logs know the real ones; what the limits refuse is not measured."""
    with (
        Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=Limits(requests=20)) as server,
        httpx.Client(base_url=server.address, trust_env=False) as http,
    ):
        before = http.get("/metrics").text.count("\n")
        statuses = [http.request(f"TOKEN{number}", "/api/me").status_code for number in range(300)]
        assert set(statuses) == {405, 429}
        after = http.get("/metrics").text
        assert "TOKEN" not in after
        assert after.count("\n") - before < 60  # some routes, not two hundred methods


def test_sockets_are_counted(narrow: Running) -> None:
    """Three for an address, two for a seat; a closed one makes room."""
    me = Guest(narrow.address)
    table = me.lay(seats=HOT)["table"]
    opened = [me.socket(table) for _ in range(3)]
    with pytest.raises(InvalidStatus) as caught:
        me.socket(table)
    assert caught.value.response.status_code == 429
    assert opened[0].look("south")["type"] == "position"
    assert opened[1].look("south")["type"] == "position"
    assert opened[2].look("south")["code"] == "too-many-sockets"
    assert opened[2].look("north")["type"] == "position"
    opened[0].close()
    open_now = narrow.app.state.house.sockets._counts
    wait_until(lambda: list(open_now.values()) == [2], "a closed socket still counts")
    opened.append(me.socket(table))
    assert opened[-1].look("south")["type"] == "position"
    for socket in opened[1:]:
        socket.close()


def test_a_fast_talker_is_read_late(narrow: Running) -> None:
    """Beyond the allowance messages wait; none is lost."""
    me = Guest(narrow.address)
    with me.socket(me.lay(seats=HOT)["table"]) as socket:
        began = time.monotonic()
        for _ in range(110):
            socket.send(type="ping")
        for _ in range(110):
            socket.until(lambda m: m["type"] == "pong")
        assert time.monotonic() - began > 1.0  # 80 at once, then 20 a second


def test_a_slow_client_gets_the_newest_and_costs_nothing(tmp_path: Path) -> None:
    """One that reads nothing: the others play on, and it is let go; who comes back is told everything."""
    limits = Limits(**{**as_dict(FREE), "send_seconds": 1.0})
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=limits) as server:
        me = Guest(server.address)
        table = me.lay("root", dict.fromkeys(("marquise", "eyrie", "alliance", "vagabond"), "me"))["table"]
        deaf = deaf_socket(me, table)
        with me.socket(table) as socket:
            live = server.app.state.house.tables.find(table)
            socket.look(None, drawing=False)
            end = time.monotonic() + PATIENCE
            while len(live.listeners) == 2 and time.monotonic() < end:
                asked = socket.position["question"]["seat"]
                socket.look(asked, at=socket.position["at"], undos=socket.position["undos"], drawing=False)
                socket.see(socket.play(socket.position["offers"][0]["action"])["at"])
            assert len(live.listeners) == 1, "the deaf one is still listened for"
            assert socket.position["at"] > 20
        deaf.close()
        with me.socket(table) as socket:
            assert socket.look(None)["since"] == -1


def as_dict(limits: Limits) -> dict[str, Any]:
    return {name: getattr(limits, name) for name in limits.__struct_fields__}


def deaf_socket(me: Guest, table: str) -> sockets.socket:
    """A WebSocket by hand that says `look` and then never reads; its buffer is small."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    host, _, port = me.address.removeprefix("http://").partition(":")
    raw.connect((host, int(port)))
    cookie = "; ".join(f"{name}={value}" for name, value in me.http.cookies.items())
    head = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {cookie}",
    ]
    raw.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    message = b'{"type":"look","seat":null,"drawing":true}'
    raw.sendall(bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message)
    return raw


def test_buckets_fill_again() -> None:
    """So much at once, then by the rate; what is forgotten is what was full."""
    bucket = Buckets(1000.0, 2)
    assert [bucket.take("a"), bucket.take("a")] == [True, True]
    assert bucket.take("b")
    bucket = Buckets(0.001, 1)
    assert [bucket.take("a"), bucket.take("a")] == [True, False]
    assert bucket.wait("a") > 100
    counts = Counts(1)
    assert [counts.enter("a"), counts.enter("a"), counts.enter("b")] == [True, False, True]
    counts.leave("a")
    assert counts.enter("a")


@pytest.mark.parametrize(
    ("client", "expected"),
    [
        (("10.0.0.7", 5), "10.0.0.7"),
        (("2001:db8:1:2:3::9", 5), "2001:db8:1:2::/64"),
        (("::ffff:10.0.0.7", 5), "10.0.0.7"),
        (("testclient", 5), "local"),
        (None, "local"),
    ],
)
def test_whom_limits_count(client: tuple[str, int] | None, expected: str) -> None:
    """A household with IPv6 is one."""
    assert address_of(client) == expected


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "secure", "expected"),
    [
        (None, "weald.example", "http", False, True),
        ("http://weald.example", "weald.example", "http", False, True),
        ("http://weald.example:80", "weald.example", "ws", False, True),
        ("https://weald.example", "weald.example", "wss", False, True),
        ("https://weald.example", "weald.example", "ws", True, True),
        ("https://weald.example", "weald.example", "ws", False, False),
        ("http://weald.example:8080", "weald.example", "http", False, False),
        ("http://evil.example", "weald.example", "http", False, False),
        ("http://weald.example.evil", "weald.example", "http", False, False),
        ("https://other.example", "weald.example", "https", False, True),
        ("null", "weald.example", "http", False, False),
        ("http://[", "weald.example", "http", False, False),
    ],
)
def test_which_origins_are_our_own(origin: str | None, host: str, scheme: str, secure: bool, expected: bool) -> None:
    """Scheme, host and port; or one that was named."""
    headers = {"host": host} | ({"origin": origin} if origin else {})
    assert is_own(headers, scheme, secure, ["https://other.example"]) is expected


def test_secrets_are_long_and_kept_as_digests() -> None:
    """192 bits, no two alike, and nothing passes for one that is not stored."""
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert all(looks_right(secret) for secret in made)
    secret = made.pop()
    assert same(digest(secret), secret)
    assert not same(digest(secret), made.pop())
    assert not same(None, secret)
    assert secret not in digest(secret)


def test_everything_the_server_refuses_has_words() -> None:
    """Each code has its message, and each help text of the command is there."""
    codes: set[str] = set()
    for path in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and name in ("ServerError", "BadValue"):
                words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                codes |= {word for word in words if isinstance(word, str)}
    codes |= {"stale", "store-gone", "unknown-address", "bad-method"}
    assert len(codes) > 20
    texts = Texts()
    assert [code for code in sorted(codes) if not texts.has(f"error-{code}")] == []
