"""Half-sent requests, too many connections and floods of pings cost nothing but themselves; one file, one process."""

from __future__ import annotations

import logging
import socket as sockets
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE, wait_until
from tests.server.client import Guest, Socket
from tests.server.serving import FREE, Running
from tests.server.test_limits import as_dict
from weald.engine.errors import WealdError
from weald.server import connections
from weald.server.config import Config, Limits
from weald.server.database import Database

HOT = {"south": "me", "north": "me"}


def strict(**more: Any) -> Limits:
    return Limits(**{**as_dict(FREE), **more})


def raw(server: Running) -> sockets.socket:
    made = sockets.create_connection(("127.0.0.1", server.port), PATIENCE)
    made.settimeout(PATIENCE)
    return made


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    """A server that waits half a second for a request."""
    limits = strict(request_seconds=0.5)
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=limits) as running:
        yield running


def ended(connection: sockets.socket) -> bool:
    """Read until the other end has gone."""
    try:
        while connection.recv(4096):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTT",
    ],
    ids=["nothing", "half a header", "half a body", "a second request"],
)
def test_a_request_that_does_not_arrive_is_given_up(hasty: Running, said: bytes) -> None:
    """Whatever is missing, the connection is closed, and its place is free again. A socket may take its time."""
    me = Guest(hasty.address)
    with me.socket(me.lay(seats=HOT)["table"]) as socket:
        connection = raw(hasty)
        connection.sendall(said)
        assert ended(connection)
        connection.close()
        assert socket.look("south")["type"] == "position", "it was opened before the other connection"
    me.close()
    house = hasty.app.state.house
    wait_until(lambda: not house.connections._counts, "a connection still counts")
    me = Guest(hasty.address)  # and whoever sends whole requests is served
    with me.socket(me.lay(seats=HOT)["table"]) as socket:
        assert socket.look("south")["type"] == "position"


def test_an_address_holds_so_many_connections(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One more is closed at once; sockets are counted elsewhere; those of a proxy are not counted by its address."""
    limits = strict(connections_per_address=5)
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=limits) as server:
        house = server.app.state.house
        wait_until(lambda: not house.connections._counts, "a connection still counts")
        held = [raw(server) for _ in range(5)]
        wait_until(lambda: list(house.connections._counts.values()) == [5], "they are not counted")
        late = raw(server)
        assert ended(late)
        for connection in (*held, late):
            connection.close()
        wait_until(lambda: not house.connections._counts, "they still count")
        me = Guest(server.address)
        table = me.lay(seats=HOT)["table"]
        opened = [me.socket(table) for _ in range(8)]
        assert all(socket.look("south")["type"] == "position" for socket in opened[:3])
        for socket in opened:
            socket.close()


def test_proxies_stand_for_many() -> None:
    """By name or all of them."""
    assert Config(database="", proxies="10.0.0.1, 10.0.0.2").trusts("10.0.0.2")
    assert Config(database="", proxies="*").trusts("10.0.0.2")
    assert not Config(database="", proxies="10.0.0.1").trusts("10.0.0.2")
    assert not Config(database="").trusts("10.0.0.1")


def test_the_log_says_when_files_run_out(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Near the limit, and not for each connection."""
    files = connections.Files()
    monkeypatch.setattr(files, "most", lambda: 100)
    with caplog.at_level(logging.WARNING):
        for count in (10, 79, 80, 81, 99):
            files.note(count)
    assert [log.message for log in caplog.records] == ["nearly out of file descriptors"]


def flood(socket: Socket) -> None:
    for _ in range(10_000):
        socket.connection.ping()
    while True:
        socket.receive()


def test_a_flood_of_pings_ends_the_socket(tmp_path: Path) -> None:
    """Ping frames never reach the application; they are counted all the same. A few are answered."""
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0) as server:
        me = Guest(server.address)
        table = me.lay(seats=HOT)["table"]
        with me.socket(table) as socket:
            assert socket.connection.ping().wait(PATIENCE)
            with pytest.raises(ConnectionClosed):
                flood(socket)
        with me.socket(table) as again:
            assert again.look("south")["type"] == "position"


def test_a_file_is_one_process_s(tmp_path: Path) -> None:
    """A second server is told who is in the way, and what to do; afterwards it may."""
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    first, second = Database(address), Database(address)
    first.claim()
    first.upgrade()
    with pytest.raises(WealdError) as caught:
        second.claim()
    assert caught.value.code == "database-in-use"
    first.close()
    second.claim()
    second.close()


def test_the_database_is_its_owner_s_alone(tmp_path: Path) -> None:
    """It holds seeds and hidden cards: nobody else may read it, nor the files beside it."""
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0) as server:
        Guest(server.address).lay(seats=HOT)
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert "tables.db" in found
    assert set(found.values()) == {0o600}


def test_health_tries_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that can be read and not written, as on a full disk, is not well."""
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0) as server:
        me = Guest(server.address)
        database = server.app.state.house.database
        assert me.http.get("/healthz").json() == {"status": "ok", "listening": True}
        event.listen(database.engine, "connect", lambda raw, _: raw.execute("PRAGMA query_only = ON"))
        database.engine.dispose()
        database._beaten = -1.0
        assert me.http.get("/api/tables").status_code == 200
        assert me.http.get("/healthz").status_code == 503
