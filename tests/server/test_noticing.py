"""What operators do reaches a running server, whoever did it: bans at once, closed and deleted tables too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.patience import wait_until
from tests.server.admin import admin
from tests.server.client import Guest, closed
from tests.server.postgres import Cluster
from tests.server.serving import Running
from weald.server.database import Database
from weald.server.errors import ServerError
from weald.server.host import bans, closing
from weald.server.host.deeds import Actor
from weald.server.records import now

HOT = {"south": "me", "north": "me"}
ACTOR = Actor("ann@desk", "no reason")
FORBIDDEN, GONE = 4403, 4404


@pytest.fixture
def running(database: str) -> Iterator[tuple[Running, Database]]:
    """A server, and its database as another process sees it."""
    with Running(database, thinkers=0) as server:
        beside = Database(database)
        yield server, beside
        beside.close()


def guest_of(server: Running, name: str) -> str:
    (found,) = closing.guests(server.app.state.house.database, name)
    return found.guest


def test_a_deleted_table_is_gone_for_all_who_look(running: tuple[Running, Database]) -> None:
    """Its sockets are closed, memory has let it go, and it is found no longer."""
    server, beside = running
    ann = Guest(server.address)
    table = ann.lay(seats=HOT, public=True)["table"]
    with ann.socket(table) as socket:
        socket.look("south")
        closing.delete(beside, ACTOR, [table])
        assert closed(socket) == GONE
    tables = server.app.state.house.tables
    wait_until(lambda: not tables.holds(table), "it stays in memory")
    assert ann.get(f"/api/tables/{table}", 404)["error"]["code"] == "unknown-table"
    assert ann.get("/api/me")["tables"] == []


def test_a_closed_table_is_told_to_all_who_look(running: tuple[Running, Database]) -> None:
    """They see where it stood, without a question; nobody can move, and it is listed as closed."""
    server, beside = running
    ann = Guest(server.address)
    table = ann.lay(seats=HOT, public=True)["table"]
    with ann.socket(table) as socket:
        asked = socket.look("south")["question"]["seat"]
        before = socket.look(asked)
        closing.close(beside, ACTOR, [table])
        told = socket.until(lambda message: message["type"] == "position" and message["question"] is None)
        assert told["view"] == before["view"]
        assert told.get("offers", []) == []
        assert socket.table["ended"] == "closed"
        assert socket.table["over"] is True
        answer = socket.play(before["offers"][0]["action"])
        assert (answer["type"], answer["code"]) == ("error", "table-closed")
        assert socket.undo()["code"] == "table-closed"
    assert ann.get("/api/tables?list=open") == []
    (mine,) = ann.get("/api/me")["tables"]
    assert (mine["ended"], mine["over"], mine.get("winners")) == ("closed", True, None)
    assert ann.get(f"/api/tables/{table}/record")["ended"] == "closed"
    assert ann.post(f"/api/tables/{table}/rematch", None, 200)["table"] != table


def test_a_move_that_meets_the_closing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has not noticed yet: the database itself refuses the move, for a closed and for a deleted table."""
    from weald.server.host import noticing

    monkeypatch.setattr(noticing, "_LOOK", {"sqlite": 3600.0, "postgresql": 3600.0})
    monkeypatch.setattr(noticing.Noticing, "wake", lambda self: None)
    with Running(database, thinkers=0) as server:
        beside = Database(database)
        ann = Guest(server.address)
        for deed, code in ((closing.close, "stale"), (closing.delete, "unknown-table")):
            table = ann.lay(seats=HOT)["table"]
            with ann.socket(table) as socket:
                socket.look(socket.look("south")["question"]["seat"])
                deed(beside, ACTOR, [table])
                answer = socket.play(socket.position["offers"][0]["action"])
                assert (answer["type"], answer["code"]) == ("error", code)
        (row,) = closing.tables(beside)
        assert (row.ended, row.over) == ("closed", True)
        beside.close()


def test_a_banned_guest_is_put_out(running: tuple[Running, Database]) -> None:
    """Sockets are closed at once, requests and programs are refused with the reason; others stay. Then it is lifted."""
    server, beside = running
    ann, bob = Guest(server.address), Guest(server.address)
    ann.patch("/api/me", {"name": "Ann"})
    table = ann.lay(seats=HOT, public=True)["table"]
    token = ann.post("/api/tokens", {"table": table, "seat": "south", "scopes": ["see"]}, 201)["token"]
    with ann.socket(table) as socket, bob.socket(table) as other:
        socket.look("south")
        other.look(None)
        bans.ban(beside, ACTOR, guest_of(server, "Ann"), True, "2099-01-01T00:00:00.000Z")
        assert closed(socket) == FORBIDDEN
        refused = ann.get("/api/me", 403)["error"]
        assert (refused["code"], refused["facts"]) == ("banned", {"why": "no reason", "until": "2099-01-01"})
        assert "2099-01-01" in refused["message"]
        assert Guest(server.address, token).http.get(f"/api/tables/{table}").status_code == 403
        other.send(type="ping")
        assert other.until(lambda message: message["type"] == "pong")
    bans.unban(beside, ACTOR, guest_of(server, "Ann"), True)
    wait_until(lambda: ann.http.get("/api/me").status_code == 200, "she is still banned")


def test_a_banned_address_gets_nothing_but_the_page(running: tuple[Running, Database]) -> None:
    """Its network is enough; the page still loads, so that it can say so. A ban that has ended bans nobody."""
    server, beside = running
    ann = Guest(server.address)
    table = ann.lay(seats=HOT, public=True)["table"]
    with ann.socket(table) as socket:
        socket.look("south")
        bans.ban(beside, ACTOR, "127.0.0.0/24", False, None)
        assert closed(socket) == FORBIDDEN
    assert ann.get("/api/tables", 403)["error"]["code"] == "banned"
    assert ann.http.get("/").status_code == 200
    assert ann.http.get("/healthz").status_code == 200
    bans.ban(beside, ACTOR, "127.0.0.0/24", False, now())
    wait_until(lambda: ann.http.get("/api/tables").status_code == 200, "it is still banned")


def test_a_removed_name_is_gone_from_the_table(running: tuple[Running, Database]) -> None:
    """Everybody at the table sees the plain name."""
    server, beside = running
    ann = Guest(server.address)
    ann.patch("/api/me", {"name": "Rude"})
    table = ann.lay(seats=HOT, public=True)["table"]
    with ann.socket(table) as socket:
        socket.look("south")
        assert socket.table["seats"][0]["who"] == "Rude"
        closing.remove_name(beside, ACTOR, guest_of(server, "Rude"))
        socket.until(lambda message: message["type"] == "table" and message["seats"][0]["who"] == "Guest")


def test_all_workers_notice(postgres: Cluster) -> None:
    """A command bans somebody who sits at one worker and comes to another: both put them out."""
    database = postgres.new_database()
    with Running(database, thinkers=0) as one, Running(database, thinkers=0) as two:
        ann = Guest(one.address)
        ann.patch("/api/me", {"name": "Ann"})
        table = ann.lay(seats=HOT)["table"]
        with ann.socket(table) as here, ann.again(two.address).socket(table) as there:
            here.look("south")
            there.look("south")
            assert admin(database, "ban", guest_of(one, "Ann"), "--yes", "--days", "3").returncode == 0
            assert closed(here) == closed(there) == FORBIDDEN
        assert ann.http.get("/api/me").status_code == 403
        assert ann.http.get(f"{two.address}/api/me").status_code == 403


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
    ],
)
def test_addresses_are_kept_as_networks(given: str, kept: str) -> None:
    """Of IPv6 a household has a whole /64: nobody comes back with the next address of it."""
    assert bans.network(given) == kept
    known = bans.Bans()
    known.learn([bans.Ban(kept, None, "", now(), None)])
    with pytest.raises(ServerError, match="banned"):
        known.check((given.partition("/")[0], 1))
    known.check(("198.51.100.1", 1))
    known.check(("no address", 1))
    known.check(None)
