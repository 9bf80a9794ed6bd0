"""Taking back a turn against computers alone: by lines of the journal, marked for ever, and told to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import weald
from tests.server.client import Guest, Socket
from tests.server.postgres import Cluster
from tests.server.serving import Running
from weald import library
from weald.server.database import Database
from weald.server.records import Guest as GuestRecord
from weald.server.records import SeatRecord
from weald.server.secrets import digest
from weald.server.store import Store
from weald.server.tables import Tables

ALONE = {"south": "me", "north": "random"}
MOVES = ("deploy", "improvise")


def mine(message: dict[str, Any]) -> bool:
    """A position in which south is asked, or whose game is over."""
    if message["type"] != "position":
        return False
    return message["outcome"] is not None or message["question"]["seat"] == "south"


def turn(socket: Socket, verbs: tuple[str, ...] = MOVES) -> None:
    """South answers once, and waits until asked again."""
    offers = [offer["action"] for offer in socket.position["offers"]]
    action = next((offer for offer in offers if offer.startswith(verbs)), offers[0])
    at = socket.play(action)["at"]
    if socket.position["at"] < at or not mine(socket.position):
        socket.until(mine)


@pytest.fixture
def alone(guest: Callable[..., Guest]) -> Iterator[tuple[Guest, str, Socket]]:
    """A person at a table with a computer, asked for the first time."""
    ann = guest()
    table = ann.lay(seats=ALONE, public=True)["table"]
    with ann.socket(table) as socket:
        socket.look("south")
        if not mine(socket.position):
            socket.until(mine)
        yield ann, table, socket


def test_nothing_done_nothing_taken_back(alone: tuple[Guest, str, Socket]) -> None:
    _, _, socket = alone
    assert socket.position["back"] == {"why": "back-nothing"}
    answer = socket.ask("back")
    assert (answer["type"], answer["code"]) == ("error", "back-nothing")


def test_a_turn_is_taken_back_over_what_the_computer_did(alone: tuple[Guest, str, Socket], guest: Any) -> None:
    """What stood before stands again; lists, page and spectators are told that it is practice now."""
    ann, table, socket = alone
    before = socket.position
    turn(socket)
    assert socket.position["back"] == {"practice": True}
    with guest().socket(table) as watcher:
        watcher.look(None)
        assert not watcher.table["practice"]
        assert watcher.position["back"] is None
        after = socket.position["at"]
        answer = socket.ask("back")
        assert (answer["type"], answer["at"]) == ("done", before["at"])
        taken = socket.see(before["at"], after - before["at"])
        assert (taken["view"], taken["offers"]) == (before["view"], before["offers"])
        assert taken["undos"] == after - before["at"]
        watcher.until(lambda m: m["type"] == "table" and m["practice"])
    assert ann.get(f"/api/tables/{table}")["practice"]
    (listed,) = [told for told in ann.get("/api/tables?list=open") if told["table"] == table]
    assert listed["practice"]
    assert socket.play(before["offers"][0]["action"], undos=0)["code"] == "stale"
    turn(socket)


def test_a_practice_game_ends_and_verifies(alone: tuple[Guest, str, Socket], tmp_path: Path) -> None:
    """Its journal holds what stands, with true dice and the mark; once it is over nothing is taken back."""
    ann, table, socket = alone
    for _ in range(2):
        turn(socket)
        turn(socket)
        undos = socket.position["undos"]
        answer = socket.ask("back")
        socket.see(answer["at"], undos + 1)
    while socket.position["outcome"] is None:
        turn(socket, ("withdraw",))
    assert socket.position["back"] == {"why": "back-over"}
    assert socket.ask("back")["code"] == "back-over"
    path = tmp_path / "practice.weald"
    path.write_text(ann.get(f"/api/tables/{table}/journal"), encoding="utf-8")
    verified = weald.verify(path)
    assert verified.practice
    assert verified.outcome is not None
    assert len(verified.actions) == socket.position["at"]
    (listed,) = [told for told in ann.get("/api/tables?list=finished") if told["table"] == table]
    assert listed["practice"]
    replay = ann.get(f"/api/tables/{table}/replay")
    assert replay["last"] == socket.position["at"]


def test_undo_alone_is_no_practice(guest: Callable[..., Guest]) -> None:
    """Where people play, a whole turn cannot be taken back; undo is what it was."""
    ann = guest()
    table = ann.lay(seats={"south": "me", "north": "me"})["table"]
    with ann.socket(table) as socket:
        first = socket.look(None)["question"]["seat"]
        socket.look(first)
        assert socket.position["back"] == {"why": "back-people"}
        at = socket.play(next(o["action"] for o in socket.position["offers"] if o["verb"] == "improvise"))["at"]
        socket.see(at)
        assert socket.ask("back")["code"] == "back-people"
        assert socket.undo()["type"] == "done"
    assert not ann.get(f"/api/tables/{table}")["practice"]


def test_not_where_somebody_else_has_sat(guest: Callable[..., Guest], alone: tuple[Guest, str, Socket]) -> None:
    """A seat that was left: nobody else gets it, and who comes back takes back nothing from before."""
    ann, table, socket = alone
    turn(socket)
    ann.post(f"/api/tables/{table}/leave", {"seat": "south"}, 204)
    refused = guest().post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "south"}, 409)
    assert refused["error"]["code"] == "seat-left"
    ann.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "south"})
    with ann.socket(table) as other:
        other.look("south")
        if not mine(other.position):
            other.until(mine)
        assert other.position["back"] == {"why": "back-people"}
        assert other.ask("back")["code"] == "back-people"


def test_others_may_not_take_it_back(guest: Callable[..., Guest], alone: tuple[Guest, str, Socket]) -> None:
    _, table, socket = alone
    turn(socket)
    with guest().socket(table) as watcher:
        watcher.look(None)
        watcher.send(type="back", id=9, at=socket.position["at"], undos=0, seat="south")
        assert watcher.until(lambda m: m.get("id") == 9)["code"] == "not-your-seat"


def test_another_process_follows(database: str) -> None:
    """By the lines that were added, and by all lines: the same game, the same mark, in both kinds of database."""

    async def follow() -> None:
        houses = []
        for _ in range(3):
            opened = Database(database)
            opened.upgrade()
            houses.append(Tables(Store(opened), 10))
        one, other, late = houses
        owner = one.store.add_guest(GuestRecord("ann", "Ann"), digest("ann"))
        seats = [SeatRecord("south", guest="ann"), SeatRecord("north", player="random")]
        live = await one.lay(library.ruleset("critters"), {}, seats, owner.id, True, "", "watch")
        twin = await other.get(live.id)
        for _ in range(6):
            actor = live.table.actor
            assert actor is not None
            offer = next(o for o in live.table.offers() if not o.startswith("withdraw"))
            await one.play(live, actor, offer, live.at, live.undos)
        await other.refresh(twin)
        stood = live.at
        at = await one.take_back_turn(live, "south", live.at, live.undos)
        assert at < stood
        assert live.number == stood + (stood - at)
        await other.refresh(twin)
        again = await late.get(live.id)
        for seen in (twin, again):
            assert seen.table.entries() == live.table.entries()
            assert (seen.undos, seen.number, seen.walk.lows) == (live.undos, live.number, live.walk.lows)
            assert seen.table.practice
            assert seen.record.summary.practice
            assert seen.known(stood, 0) == at
        await other.play(twin, "south", twin.table.offers()[0], twin.at, twin.undos)
        await one.refresh(live)
        assert live.table.entries() == twin.table.entries()
        for tables in houses:
            tables.store.database.close()

    asyncio.run(follow())


def test_two_workers_and_a_computer(postgres: Cluster) -> None:
    """A turn taken back at one worker is taken back at the other, which lets the computer answer again."""
    database = postgres.new_database()
    with Running(database, thinkers=0) as one, Running(database) as two:
        ann = Guest(one.address)
        table = ann.lay(seats=ALONE)["table"]
        with ann.socket(table) as near, ann.again(two.address).socket(table) as far:
            near.look("south")
            far.look("south")
            if not mine(near.position):
                near.until(mine)
            start = near.position["at"]
            turn(near)
            far.see(near.position["at"])
            answer = near.ask("back")
            assert answer["at"] == start
            taken = far.see(start, 1)
            assert (taken["at"], far.table["practice"]) == (start, True)
            near.see(start, 1)
            turn(near)
