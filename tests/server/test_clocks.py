"""Clocks of live games: they run by the hours of the house, and by nothing that can be set."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Guest, Socket
from tests.server.postgres import Cluster
from tests.server.serving import Running
from tests.server.test_parting import duel, root, seat_of, seated
from tests.server.test_rest import code
from tests.server.test_standing import NEVER, TWO, asked_to_ambush, play_until, set_answers
from weald.server import answering
from weald.server.pace import FREE

MINUTE = 60_000


@pytest.fixture
def running(database: str) -> Iterator[Running]:
    with Running(database) as server:
        yield server


def later(server: Running, milliseconds: int) -> None:
    """Let time pass in the house."""
    server.app.state.house.tables.hours._before += milliseconds


def clocks(socket: Socket, of: str | None = None) -> dict[str, Any]:
    """What is told of the clocks, once one runs: for a certain seat, if one is named."""
    while socket.clocks["running"] is None or of not in (None, socket.clocks["running"]):
        socket.receive()
    return socket.clocks


def test_no_clock_runs_before_all_are_there(running: Running) -> None:
    ann = Guest(running.address)
    table = ann.lay(seats={"south": "me", "north": "open"}, public=True, pace="clock-5-10")["table"]
    with ann.socket(table) as south:
        south.look("south")
        while not south.clocks["left"]:
            south.receive()
        assert south.clocks["left"] == {"south": 5 * MINUTE, "north": 5 * MINUTE}
        assert south.clocks["running"] is None
        later(running, 30 * MINUTE)
        bob = Guest(running.address)
        bob.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
        told = clocks(south)
        assert told["running"] == ann.get(f"/api/tables/{table}")["asked"]
        assert 4.9 * MINUTE < told["left"][told["running"]] <= 5 * MINUTE


def test_it_runs_for_who_is_asked_and_an_answer_brings_more(running: Running) -> None:
    (ann, bob), table = duel(running, pace="clock-5-10")
    with ann.socket(table) as south, bob.socket(table) as north:
        first = south.look("south")["question"]["seat"]
        asked, seat, other = (south, "south", "north") if first == "south" else (north, "north", "south")
        if asked is north:
            north.look("north")
        clocks(asked)
        later(running, MINUTE)
        answer = asked.play(next(o["action"] for o in asked.position["offers"] if o["verb"] != "withdraw"))
        assert answer["type"] == "done"
        told = clocks(asked, other)
        assert 4 * MINUTE < told["left"][seat] <= 4 * MINUTE + 10_000
        assert 4.9 * MINUTE < told["left"][other] <= 5 * MINUTE


def test_of_two_who_runs_out_of_time_has_lost(running: Running) -> None:
    (ann, bob), table = duel(running, pace="clock-1-0")
    with ann.socket(table) as south:
        seat = south.look("south")["question"]["seat"]
        clocks(south)
        later(running, MINUTE)
        over = south.until(lambda message: message["type"] == "position" and message["outcome"] is not None)
        assert over["outcome"]["ended"] == "time"
        assert over["outcome"]["winners"] == [{"south": "north", "north": "south"}[seat]]
    told = bob.get(f"/api/tables/{table}")
    assert (told["over"], told["ended"]) == (True, "time")
    assert seat_of(told, seat)["gave_up"] == "time"


def test_of_more_a_computer_plays_on(running: Running) -> None:
    """For good; and the clocks of the others go on."""
    (ann, bob), table = root(running, people=2, pace="clock-1-0")
    with bob.socket(table) as birds:
        birds.look("eyrie")
        clocks(birds, "marquise")
        later(running, MINUTE)
        birds.until(lambda m: m["type"] == "table" and seat_of(m, "marquise")["gave_up"] == "time")
        assert clocks(birds, "eyrie")["left"]["eyrie"] <= MINUTE
    assert code(ann.post(f"/api/tables/{table}/return", {"seat": "marquise"}, 409)) == "no-way-back"


def test_time_that_is_up_is_up(database: str) -> None:
    """An answer after that is refused, even before anybody has looked at the clock."""
    with Running(database, thinkers=0) as server:
        house = server.app.state.house
        (ann, bob), table = duel(server, pace="clock-1-0")
        with ann.socket(table) as south, bob.socket(table) as north:
            seat = south.look("south")["question"]["seat"]
            asked = south if seat == "south" else north
            asked.look(seat)
            clocks(asked, seat)
            live = house.tables.find(table)
            live.flag_at = house.tables.hours.now()
            answer = asked.play(asked.position["offers"][0]["action"])
            assert answer["code"] in ("time-up", "game-over")


def test_taking_back_gives_back_what_the_answer_brought(database: str) -> None:
    """No time is won by answering and taking back, however often."""
    with Running(database, thinkers=0) as server:
        me = Guest(server.address)
        table = me.lay(seats={"south": "me", "north": "me"}, pace="clock-5-100")["table"]
        with me.socket(table) as socket:
            seat = socket.look("south")["question"]["seat"]
            socket.look(seat)
            before = clocks(socket, seat)["left"][seat]
            for back in range(1, 4):
                improvised = [one for one in socket.position["offers"] if one["verb"] == "improvise"]
                socket.see(socket.play(improvised[0]["action"])["at"])
                assert socket.position["undo"]
                socket.see(socket.undo()["at"], back)
            house = server.app.state.house
            assert house.tables.find(table).clocks(house.tables.hours.now())[seat] <= before


def test_the_time_of_day_does_not_matter(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set forward or back by a day: the clock goes on as if nothing were."""
    (ann, _), table = duel(running, pace="clock-5-0")
    with ann.socket(table) as south:
        south.look("south")
        told = clocks(south)
        house = running.app.state.house
        real = time.time
        for jump in (86_400, -86_400):
            monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
            left = house.tables.find(table).clocks(house.tables.hours.now())
            assert 4.5 * MINUTE < left[told["running"]] <= 5 * MINUTE
    assert not ann.get(f"/api/tables/{table}")["over"]


def test_while_the_server_is_down_no_clock_runs(database: str) -> None:
    """It goes on where it was, whatever time has passed outside."""
    with Running(database, thinkers=0) as server:
        (ann, _), table = duel(server, pace="clock-5-0")
        with ann.socket(table) as south:
            south.look("south")
            told = clocks(south)
            seat = told["running"]
            later(server, 2 * MINUTE)
    with Running(database, thinkers=0) as server, ann.again(server.address).socket(table) as south:
        south.look("south")
        told = clocks(south)
        assert told["running"] == seat
        assert 2.9 * MINUTE < told["left"][seat] <= 3.1 * MINUTE
        later(server, 4 * MINUTE)
        over = south.until(lambda message: message["type"] == "position" and message["outcome"] is not None)
        assert over["outcome"]["ended"] == "time"


def test_two_workers_have_one_clock(postgres: Cluster) -> None:
    """Started at one, told at the other; of both one lets the flag fall, and both tell it."""
    database = postgres.new_database()
    with Running(database, thinkers=0) as one, Running(database, thinkers=0) as two:
        later(one, 7 * MINUTE)
        (ann, bob), table = duel(one, pace="clock-2-0")
        far = bob.again(two.address)
        with ann.socket(table) as south, far.socket(table) as north:
            south.look("south")
            north.look("north")
            told = clocks(south)
            there = clocks(north, told["running"])
            assert there["left"][there["running"]] <= 2 * MINUTE + 8000
            later(two, 10 * MINUTE)
            for socket in (south, north):
                over = socket.until(lambda message: message["type"] == "position" and message["outcome"] is not None)
                assert over["outcome"]["ended"] == "time"


def test_a_question_out_of_turn_costs_nothing_at_first(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A standing answer's pause takes nothing from the clock; nor does a quick answer by hand, so nobody can tell."""
    longest = (answering._PAUSE[1] + answering._MANNERS) * 1000
    assert longest <= FREE
    monkeypatch.setattr(answering, "_PAUSE", (0.2, 0.3))
    with Running(database, thinkers=0) as server:
        seats = {"marquise": "me", "eyrie": "open"}
        (ann, bob), table = seated(server, "root", seats, 2, options=TWO, pace="clock-60-0")
        with ann.socket(table) as cats, bob.socket(table) as birds:
            cats.look("marquise")
            birds.look("eyrie")
            pair = (ann, bob, table, cats, birds)
            live = server.app.state.house.tables.find(table)

            def bank() -> int:
                return int(live.seat("eyrie").bank)

            now = play_until(pair, asked_to_ambush)
            before = bank()
            while birds.clocks["running"] != "eyrie":
                birds.receive()
            assert 0 < birds.clocks["free"] <= FREE
            later(server, 9_000)  # by hand, quickly
            birds.see(birds.play("pass")["at"])
            if not asked_to_ambush(birds.position, now["at"]):
                assert bank() == before
            now = play_until(pair, lambda position: asked_to_ambush(position, now["at"]))
            before = bank()
            later(server, 25_000)  # by hand, slowly: all but what is free is paid for
            birds.see(birds.play("pass")["at"])
            assert before - 17_000 <= bank() <= before - 15_000
            now = play_until(pair, lambda position: asked_to_ambush(position, now["at"]))
            before = bank()
            later(server, 9_000)  # the pause of a standing answer
            set_answers(bob, table, "eyrie", NEVER)
            birds.see(now["at"] + 1)
            assert bank() == before
