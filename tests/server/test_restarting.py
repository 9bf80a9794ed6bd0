"""Stopping and starting: everything is where it was, computers take up their thoughts, and nothing is left behind."""

from __future__ import annotations

import random
import resource
import signal
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.client import Guest, closed, play_on
from tests.server.serving import Running, command, free_port

HOT = {"south": "me", "north": "me"}


def test_a_restarted_server_resumes_exactly(database: str) -> None:
    """Position, offers, undo and the count of undos are the same, on both kinds of databases."""
    with Running(database, thinkers=0) as server:
        me = Guest(server.address)
        table = me.lay(seats=HOT)["table"]
        with me.socket(table) as socket:
            socket.look(socket.look("south")["question"]["seat"])
            quiet = [offer["action"] for offer in socket.position["offers"] if offer["verb"] == "improvise"]
            socket.see(socket.play(quiet[0])["at"])
            socket.see(socket.undo()["at"], 1)
            socket.see(socket.play(quiet[1])["at"])
            before = socket.look(socket.position["seat"])
    with Running(database, thinkers=0) as server:
        me = me.again(server.address)
        with me.socket(table) as socket:
            after = socket.look(before["seat"])
            assert after == before
            assert after["undo"]
            assert after["undos"] == 1
            assert socket.undo()["type"] == "done"


def test_a_finished_game_stays_finished(database: str) -> None:
    """Read from the journal by another process, nothing of it is taken back: its seed and hands have been told."""
    with Running(database, thinkers=0) as server:
        me = Guest(server.address)
        table = me.lay(seats=HOT)["table"]
        with me.socket(table) as socket:
            socket.look("south")
            while socket.position["outcome"] is None:
                socket.look(socket.position["question"]["seat"])
                socket.see(socket.play("withdraw")["at"])
            last = socket.position
    with Running(database, thinkers=0) as server:
        me = me.again(server.address)
        with me.socket(table) as socket:
            for seat in HOT:
                assert socket.look(seat)["outcome"] == last["outcome"]
                assert not socket.position["undo"]
                assert socket.undo()["code"] == "nothing-to-undo"
            assert me.get(f"/api/tables/{table}")["over"]


@pytest.mark.parametrize("game", ["critters", "defenders"])
def test_computers_are_resumed(game: str, tmp_path: Path) -> None:
    """A game that was left while a computer was asked goes on by itself when the server is back."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Running(database, thinkers=0) as server:  # nobody thinks here
        me = Guest(server.address)
        table = me.lay(game)["table"]
        seat = next(seat["name"] for seat in me.get(f"/api/tables/{table}")["seats"] if seat["mine"])
        with me.socket(table) as socket:
            socket.look(seat)
            while socket.position["question"]["seat"] == seat:
                play_on(socket, random.Random(2), 1)
            at = socket.position["at"]
    with Running(database) as server:
        me = me.again(server.address)
        with me.socket(table) as socket:
            socket.look(seat)
            assert socket.see(at + 1)["at"] > at


def test_a_server_stops_gracefully(tmp_path: Path) -> None:
    """SIGTERM: sockets are told that it restarts, the exit code is 0, the log has every line as JSON."""
    import json

    log = tmp_path / "log"
    with command(str(tmp_path / "tables.db"), log) as (process, address):
        me = Guest(address)
        laid = me.lay(seats={"south": "me", "north": "greedy"})
        with me.socket(laid["table"]) as socket:
            socket.look("south")
            process.send_signal(signal.SIGTERM)
            assert closed(socket) == 1012
            assert process.wait(PATIENCE) == 0
    lines = log.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("Weald is at http://127.0.0.1:")
    events = [json.loads(line)["event"] for line in lines[1:]]
    assert events.count("open") == events.count("closed") == 1
    secrets = [*me.http.cookies.values()]
    secrets += [link.rpartition("/")[2] for links in laid["seats"].values() for link in links.values()]
    assert len(secrets) >= 2
    for secret in secrets:
        assert secret not in log.read_text(encoding="utf-8")


def test_a_full_disk(tmp_path: Path) -> None:
    """When nothing more can be written: a clear error, nothing changed, and all goes on when there is room."""
    port = free_port()
    with command(str(tmp_path / "tables.db"), tmp_path / "log", "--thinkers", "0", port=port) as (process, address):
        me = Guest(address)
        table = me.lay(seats=HOT)["table"]
        with me.socket(table) as socket:
            socket.look(socket.look("south")["question"]["seat"])
            before = socket.position
            size = (tmp_path / "tables.db-wal").stat().st_size
            limits = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, limits[1]))
            answer = socket.play(before["offers"][0]["action"])
            assert (answer["type"], answer["code"]) == ("error", "store-gone")
            refused = me.http.post("/api/tables", json={"game": "critters"})
            assert refused.status_code == 503
            assert refused.json()["error"]["code"] == "store-gone"
            assert socket.look(before["seat"])["at"] == before["at"]
            assert me.http.get("/api/games").status_code == 200
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limits)
            answer = socket.play(before["offers"][0]["action"])
            assert answer["type"] == "done"
            assert socket.see(answer["at"])["at"] > before["at"]
