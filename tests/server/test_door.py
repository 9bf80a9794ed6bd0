"""The door: what is revoked is revoked at once, names tell people apart, and what is not there says nothing."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.patience import wait_until
from tests.server.client import Guest, closed
from tests.server.postgres import Cluster
from tests.server.serving import Running
from tests.server.test_rest import HOT, code, secret_of
from weald.arena.match import moment_seed
from weald.server import fanout, metrics
from weald.server.database import LISTENER
from weald.server.limits import network_of
from weald.server.secrets import new_secret

Guests = Callable[..., Guest]


@pytest.fixture
def deaf(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Running, str]]:
    """A worker that soon finds out when it is cut off, and stays so; and the address of its database."""
    monkeypatch.setattr(fanout, "_BEAT", 0.2)
    monkeypatch.setattr(fanout, "_DEAF", 0.5)
    monkeypatch.setattr(fanout, "_AGAIN", 3600.0)
    database = postgres.new_database()
    with Running(database, thinkers=0) as running:
        yield running, database


def test_a_fresh_watch_link_puts_watchers_out(guest: Guests) -> None:
    """Those who came by the old one, at once and for good; who sits there stays."""
    me, watcher = guest(), guest()
    laid = me.lay(seats=HOT)
    address = f"/api/tables/{laid['table']}"
    watcher.post(f"{address}/claim", {"kind": "watch", "secret": secret_of(laid["watch_link"])})
    with watcher.socket(laid["table"]) as watching, me.socket(laid["table"]) as mine:
        watching.look(None)
        mine.look("south")
        fresh = me.post(f"{address}/links", {"seat": None})["watch_link"]
        assert closed(watching) == 4404
        assert mine.look("south")["type"] == "position"
    assert code(watcher.get(address, 404)) == "unknown-table"
    watcher.post(f"{address}/claim", {"kind": "watch", "secret": secret_of(fresh)})
    assert watcher.get(address)["table"] == laid["table"]


def test_a_link_that_was_replaced_meanwhile_opens_nothing(guest: Guests, server: Running) -> None:
    """Another worker has made a fresh one, and this one has not heard: the hash is checked where it is used."""
    me, other = guest(), guest()
    laid = me.lay(seats={"south": "me", "north": "open"})
    store = server.app.state.house.store
    address = f"/api/tables/{laid['table']}/claim"
    invite, seat, watch = (
        secret_of(link)
        for link in (laid["seats"]["north"]["invite_link"], laid["seats"]["south"]["seat_link"], laid["watch_link"])
    )
    mine = store.seats(laid["table"])[0].guest
    store.set_invite_link(laid["table"], "north", "fresh")
    store.set_seat_link(laid["table"], "south", "fresh", mine)
    store.set_watch_link(laid["table"], "fresh")
    assert code(other.post(address, {"kind": "invite", "secret": invite}, 409)) == "seat-taken"
    for kind, secret in (("seat", seat), ("watch", watch)):
        assert code(other.post(address, {"kind": kind, "secret": secret}, 403)) == "bad-link"
    assert store.seats(laid["table"])[0].holders == []


def test_private_and_absent_tables_answer_alike(guest: Guests) -> None:
    """Nobody learns from the answer to a guess whether there is a table."""
    me, other = guest(), guest()
    private = me.lay(seats={"south": "me", "north": "open"})["table"]
    for body in ({"kind": "seat", "secret": new_secret()}, {"kind": "invite", "seat": "north"}):
        answers = [other.http.post(f"/api/tables/{name}/claim", json=body) for name in (private, "0" * 16)]
        assert answers[0].status_code == answers[1].status_code == 403
        assert answers[0].json() == answers[1].json()


@pytest.mark.parametrize("name", ["%00", "a%00b", "%F0%9F%A6%8A", "x" * 300, "A;B", "%2e%2e"])
def test_what_is_no_id_is_not_looked_for(name: str, database: str) -> None:
    """It rings no alarm at the database."""
    with Running(database, thinkers=0) as server:
        me = Guest(server.address)
        for path in ("", "/sittings", "/replay", "/record"):
            assert me.http.get(f"/api/tables/{name}{path}").status_code == 404
        me.post("/api/tokens", {"table": "a\0b", "seat": "south", "scopes": ["see"]}, 404)


def test_tokens_are_listed_and_revoked(guest: Guests) -> None:
    """By their maker alone; a program that uses one is put out at once."""
    me, other = guest(), guest()
    table = me.lay(seats=HOT, public=True)["table"]
    wanted = {"table": table, "seat": "south", "scopes": ["see", "play"]}
    tokens = [me.post("/api/tokens", wanted, 201)["token"] for _ in range(2)]
    listed = me.get("/api/tokens")
    assert [(one["table"], one["seat"], one["scopes"]) for one in listed] == [(table, "south", ["play", "see"])] * 2
    assert not any(token in json.dumps(listed) for token in tokens)
    assert other.get("/api/tokens") == []
    name = listed[0]["name"]
    assert other.http.delete(f"/api/tokens/{name}").status_code == 404
    programs = [guest(token) for token in tokens]
    with programs[0].socket(table) as one, programs[1].socket(table) as two:
        one.look("south")
        two.look("south")
        for listing in listed:
            assert me.http.delete(f"/api/tokens/{listing['name']}").status_code == 204
        assert closed(one) == closed(two) == 4404
    assert me.get("/api/tokens") == []
    bearer = {"Authorization": f"Bearer {tokens[0]}"}
    assert httpx.get(f"{me.address}/api/me", headers=bearer, trust_env=False).status_code == 401


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f \u1160", "\u0301", "\ufe0f"])
def test_a_name_can_be_seen(guest: Guests, name: str) -> None:
    """Letters that show nothing are no name, of a person or of a table."""
    me = guest()
    assert code(me.patch("/api/me", {"name": name}, 422)) == "bad-name"
    assert code(me.post("/api/tables", {"game": "critters", "name": name}, 422)) == "bad-name"


def test_two_of_one_name_are_told_apart(guest: Guests) -> None:
    """By a number, at the table where they meet; one person with two seats is one."""
    me, friend = guest(), guest()
    for one, name in ((me, "Wren"), (friend, "wren")):
        one.patch("/api/me", {"name": name})
    table = me.lay(seats={"south": "me", "north": "open"}, public=True)["table"]
    friend.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
    assert [seat["who"] for seat in me.get(f"/api/tables/{table}")["seats"]] == ["Wren (1)", "wren (2)"]
    assert me.get("/api/me")["name"] == "Wren"
    both = me.lay(seats=HOT)["table"]
    assert [seat["who"] for seat in me.get(f"/api/tables/{both}")["seats"]] == ["Wren", "Wren"]


def test_networks_are_counted_too() -> None:
    """The /48 of an IPv6 address; others have none."""
    assert network_of(("2001:db8:1:2:3::9", 5)) == "2001:db8:1::/48"
    assert network_of(("10.0.0.7", 5)) is network_of(("::ffff:10.0.0.7", 5)) is network_of(None) is None


def test_thinkers_get_no_seed_of_a_table() -> None:
    """What they get follows from it, and not the other way round; another moment gives another."""
    made = {moment_seed("secret seed", "south", number) for number in range(10)}
    assert len(made) == 10
    assert not any("secret" in one for one in made)


def test_workers_that_have_ended_have_no_sockets(tmp_path: Path) -> None:
    """Their files are found by their number, if no such process is there."""
    for pid in (os.getpid(), 4_194_305):
        (tmp_path / f"gauge_livesum_{pid}.db").touch()
    assert metrics._gone(tmp_path) == {4_194_305}


def test_a_worker_that_is_cut_off_trusts_its_memory_no_longer(deaf: tuple[Running, str]) -> None:
    """PostgreSQL's end of the line hangs without a word: the worker notices, says so, and asks each time."""
    server, database = deaf
    me = Guest(server.address)
    table = me.lay(seats=HOT, public=True)["table"]
    tables = server.app.state.house.tables
    wait_until(lambda: tables.trusted, "it never listened")
    assert me.get("/healthz") == {"status": "ok", "listening": True}
    with psycopg.connect(database, autocommit=True) as admin:
        found = admin.execute("SELECT pid FROM pg_stat_activity WHERE application_name = %s", (LISTENER,))
        (pid,) = [row[0] for row in found]
        os.kill(pid, signal.SIGSTOP)
        try:
            wait_until(lambda: not tables.trusted, "it does not notice")
            assert me.get("/healthz") == {"status": "ok", "listening": False}
            assert me.get(f"/api/tables/{table}")["table"] == table
        finally:
            os.kill(pid, signal.SIGCONT)
