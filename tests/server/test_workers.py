"""Several workers at one PostgreSQL: players of one table on different workers, and the database going away."""

from __future__ import annotations

import random
import re
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE, wait_until
from tests.server.client import Guest, Socket, play_on
from tests.server.postgres import Cluster
from tests.server.serving import Running, command
from weald.server import thinking

HOT = {"south": "me", "north": "me"}


@pytest.fixture
def pair(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Running, Running]]:
    """Two workers of one database; only the second lets computers think, and soon looks for forgotten ones."""
    monkeypatch.setattr(thinking, "_SWEEP", 0.5)
    monkeypatch.setattr(thinking, "_FORGOTTEN", 1)
    database = postgres.new_database()
    with Running(database, thinkers=0) as one, Running(database) as two:
        yield one, two


def test_two_workers_one_table(pair: tuple[Running, Running], caplog: pytest.LogCaptureFixture) -> None:
    """Each player is told of the other's moves; the game ends alike for both, and for a spectator."""
    one, two = pair
    ann, bob, cyd = Guest(one.address), Guest(two.address), Guest(two.address)
    table = ann.lay(seats={"south": "me", "north": "open"}, public=True)["table"]
    bob.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
    with ann.socket(table) as south, bob.socket(table) as north, cyd.socket(table) as nobody:
        sockets = {"south": south, "north": north}
        south.look("south")
        north.look("north")
        nobody.look(None)
        dice = random.Random(3)
        while south.position["outcome"] is None:
            asked = sockets[south.position["question"]["seat"]]
            asked.see(south.position["at"])
            answer = asked.play(dice.choice(asked.position["offers"])["action"])
            assert answer["type"] == "done"
            for socket in (south, north, nobody):
                assert socket.see(answer["at"])["at"] == answer["at"]
        assert north.position["outcome"] == south.position["outcome"] == nobody.position["outcome"]
    assert [log.message for log in caplog.records if log.name == "weald.server.fanout"] == [], "not heard of by notice"


def test_a_move_while_a_table_is_read(pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that hears of a move while it reads that very table from the journal does not stay behind."""
    one, two = pair
    ann = Guest(one.address)
    table = ann.lay(seats=HOT)["table"]
    house = two.app.state.house
    read, heard = threading.Event(), threading.Event()
    journal, hear = house.store.journal, house.fanout._hear

    def slow_journal(*args: Any) -> Any:
        lines = journal(*args)
        read.set()
        assert heard.wait(PATIENCE)
        return lines

    def hear_aloud(notice: str) -> None:
        hear(notice)
        heard.set()

    monkeypatch.setattr(house.store, "journal", slow_journal)
    monkeypatch.setattr(house.fanout, "_hear", hear_aloud)
    with ann.socket(table) as here, ThreadPoolExecutor(1) as beside:
        opening = beside.submit(ann.again(two.address).socket, table)
        assert read.wait(PATIENCE)
        here.look(here.look("south")["question"]["seat"])
        at = here.play(here.position["offers"][0]["action"])["at"]
        with opening.result(PATIENCE) as there:
            there.look("south")
            assert there.see(at)["at"] == at


def test_both_workers_at_once(pair: tuple[Running, Running]) -> None:
    """One guest plays the same question on two workers at the same moment: one action counts, the other is stale."""
    one, two = pair
    ann = Guest(one.address)
    twin = ann.again(two.address)
    table = ann.lay(seats=HOT)["table"]
    with ann.socket(table) as here, twin.socket(table) as there:
        for _ in range(12):
            asked = here.look("south")["question"]["seat"]
            seen = here.look(asked)
            assert there.look(asked)["at"] == seen["at"]
            first, second = seen["offers"][0]["action"], seen["offers"][-1]["action"]
            moment = {"at": seen["at"], "undos": 0, "seat": asked}
            here.send(type="play", id=1, action=first, **moment)
            there.send(type="play", id=1, action=second, **moment)
            answers = [socket.until(lambda m: m.get("id") == 1) for socket in (here, there)]
            assert sorted(answer["type"] for answer in answers) == ["done", "error"]
            assert next(answer for answer in answers if answer["type"] == "error")["code"] == "stale"
            at = next(answer for answer in answers if answer["type"] == "done")["at"]
            events = [socket.see(at)["view"] for socket in (here, there)]
            assert events[0] == events[1]
            if here.position["outcome"]:
                break


def test_a_computer_thinks_on_another_worker(pair: tuple[Running, Running]) -> None:
    """A table of a worker without thinkers is taken up by one that has some, when it has waited for too long."""
    one, two = pair
    ann = Guest(one.address)
    table = ann.lay(seats={"south": "greedy", "north": "me"})["table"]
    store = two.app.state.house.store
    with ann.socket(table) as socket:
        socket.look("north")
        play_on_until_computer(socket)
        at = socket.position["at"]
        assert table in store.waiting_for_computers("9999")
        assert socket.see(at + 1)["at"] > at


def play_on_until_computer(socket: Socket) -> None:
    while socket.position["question"]["seat"] == "north":
        play_on(socket, random.Random(1), 1)


def once_it_is_back(ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The first answer that is no longer that the database is gone."""
    answers: list[dict[str, Any]] = []

    def is_back() -> bool:
        answers.append(ask())
        return answers[-1].get("code") != "store-gone"

    wait_until(is_back, "the database does not come back")
    assert answers[-1]["type"] != "error", answers[-1]
    return answers[-1]


def test_the_database_goes_and_comes_back(postgres: Cluster) -> None:
    """A clear error, nothing lost, nothing half done; when it is back, the same sockets go on."""
    with Running(postgres.new_database(), thinkers=0) as server:
        ann = Guest(server.address)
        table = ann.lay(seats=HOT)["table"]
        with ann.socket(table) as socket:
            socket.look(socket.look("south")["question"]["seat"])
            before = socket.position
            postgres.stop()
            try:
                answer = socket.play(before["offers"][0]["action"])
                assert (answer["type"], answer["code"]) == ("error", "store-gone")
                assert ann.http.get("/healthz").status_code == 503
                assert ann.http.get("/api/tables").status_code == 503
            finally:
                postgres.start()
            answer = once_it_is_back(lambda: socket.play(before["offers"][0]["action"]))
            assert answer["at"] > before["at"]
            assert socket.see(answer["at"])
            assert ann.http.get("/healthz").status_code == 200


def opened(log: Path) -> set[str]:
    """The processes that have opened the house."""
    return set(re.findall(r'"event": "open", "pid": (\d+)', log.read_text()))


def test_the_command_with_two_workers(postgres: Cluster, tmp_path: Path) -> None:
    """`weald serve --workers 2`: guests meet at one table whichever worker they come to, metrics are of both."""
    log = tmp_path / "log"
    with command(postgres.new_database(), log, "--workers", "2") as (_, address):
        wait_until(lambda: len(opened(log)) == 2, "not both workers open")
        ann = Guest(address)
        table = ann.lay(seats={"south": "me", "north": "greedy"})["table"]
        sockets = [ann.socket(table) for _ in range(6)]
        for socket in sockets:
            assert socket.look("south")["type"] == "position"
        play_on(sockets[0], random.Random(2))
        for socket in sockets[1:]:
            while socket.position["outcome"] is None:
                socket.receive()
            socket.close()
        sockets[0].close()
        assert "weald_actions_total" in ann.get("/metrics")


def test_several_workers_need_postgres(tmp_path: Path) -> None:
    """SQLite has one process; the command says so."""
    from weald.engine.errors import BadValue
    from weald.server.config import Config
    from weald.server.run import serve

    with pytest.raises(BadValue, match="workers-need-postgres"):
        serve(Config(database=f"sqlite:///{tmp_path / 'x.db'}", workers=2))


def test_sockets_outlive_the_database(postgres: Cluster) -> None:
    """A socket that must be told something while the database is gone waits for it, and is told then."""
    with Running(postgres.new_database(), thinkers=0) as server:
        ann = Guest(server.address)
        table = ann.lay(seats=HOT, public=True)["table"]
        with ann.socket(table) as socket, ann.socket(table) as other:
            socket.look(socket.look("south")["question"]["seat"])
            seat = socket.position["seat"]
            postgres.stop()
            try:
                assert socket.play(socket.position["offers"][0]["action"])["code"] == "store-gone"
                other.send(type="look", seat=seat)  # memory is no longer trusted, and cannot be read again
                assert other.receive()["code"] == "store-gone"
            finally:
                postgres.start()
            seen = once_it_is_back(lambda: other.look(seat))
            assert seen["at"] == socket.position["at"]
