"""kill -9 at any moment: an acknowledged move is never lost, and no game is stuck afterwards."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.patience import wait_until
from tests.server.client import Guest, Socket, play_on
from tests.server.forking import Forker
from tests.server.serving import command, free_port, wait_for

ROUNDS = 100
HOT = {"south": "me", "north": "me"}


def journal(path: Path, table: str) -> list[str]:
    """The standing actions, read past the server."""
    kept: list[str] = []
    with contextlib.closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT action, number FROM journal WHERE table_id = ? ORDER BY number", (table,))
        for place, (action, number) in enumerate(rows, start=1):
            assert number == place, "a line is missing"
            if action is None:
                kept.pop()
            else:
                kept.append(action)
    return kept


class Player:
    """Plays both seats as fast as it can until the server is gone, and knows what was acknowledged."""

    def __init__(self, address: str, dice: random.Random) -> None:
        self.dice = dice
        self.guest = Guest(address)
        self.tables: list[str] = []
        self.acknowledged: dict[str, dict[int, str]] = {}  # by table: after how many actions which one stood last
        self.moves = 0
        self.fuse = 0  # after so many moves more, something happens
        self.lit: Callable[[], None] = lambda: None

    def play(self, table: str) -> None:
        """Until something breaks."""
        said = self.acknowledged.setdefault(table, {})
        with self.guest.socket(table) as socket:
            socket.look("south", drawing=False)
            while socket.position["outcome"] is None:
                self._move(socket, said)

    def goes_on(self, table: str) -> None:
        """The game is not stuck: one more move can be made, unless it is over."""
        with self.guest.socket(table) as socket:
            socket.look("south", drawing=False)
            at = socket.position["at"]
            while socket.position["outcome"] is None and socket.position["at"] <= at:
                self._move(socket, self.acknowledged.setdefault(table, {}))

    def _move(self, socket: Socket, said: dict[int, str]) -> None:
        self.fuse -= 1
        if self.fuse == 0:
            self.lit()
        asked = socket.position["question"]["seat"]
        if asked != socket.position["seat"]:
            socket.look(asked, at=socket.position["at"], undos=socket.position["undos"], drawing=False)
        if socket.position["undo"] and self.dice.random() < 0.2:
            undos = socket.position["undos"]
            last = max(said, default=0)
            held = said.pop(last, None)  # until there is an answer it may stand or be taken back
            answer = socket.undo()
            if answer["type"] != "done":
                said |= {last: held} if held else {}
            else:
                for at in [at for at in said if at > answer["at"]]:
                    del said[at]
                socket.see(answer["at"], undos + 1)
                self.moves += 1
            return
        before = socket.position["at"]
        action = self.dice.choice(socket.position["offers"])["action"]
        answer = socket.play(action)
        assert answer["type"] == "done", answer
        said[before + 1] = action
        self.moves += 1
        socket.see(answer["at"])


@pytest.fixture
def forker(tmp_path: Path) -> Iterator[Forker]:
    made = Forker(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    yield made
    made.close()


def test_no_acknowledged_move_is_lost(forker: Forker, tmp_path: Path) -> None:
    """A hundred times the server is killed between any two instructions, and started again: all it said is true."""
    dice = random.Random(77)
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    pid = forker.start(port)
    wait_for(address)
    player = Player(address, dice)
    table = player.guest.lay(seats=HOT)["table"]
    finished = 0
    for _ in range(ROUNDS):
        timer = threading.Timer(dice.uniform(0.0, 0.03), os.kill, (pid, signal.SIGKILL))
        player.fuse, player.lit = dice.randint(1, 6), timer.start
        try:
            while True:
                player.play(table)
                finished += 1
                table = player.guest.lay(seats=HOT)["table"]
        except TimeoutError:
            raise
        except (WebSocketException, OSError, EOFError, httpx.HTTPError):
            pass  # killed
        timer.join()
        for name, said in player.acknowledged.items():
            kept = journal(tmp_path / "tables.db", name)
            for at, action in said.items():
                assert kept[at - 1 : at] == [action], "an acknowledged action is lost"
            if name != table:
                said.clear()  # finished and checked
        pid = forker.start(port)
        wait_for(address)
    player.goes_on(table)
    assert player.moves > ROUNDS, "hardly anything was played"
    assert finished > 2


def test_computers_go_on_after_a_kill(tmp_path: Path) -> None:
    """The whole command, killed while computers think: after a restart they answer, and no process stays behind."""
    database = str(tmp_path / "tables.db")
    dice = random.Random(5)
    log = tmp_path / "log"
    port = free_port()
    guest: Guest | None = None
    table = ""
    for turn in range(2):
        with command(database, log, port=port) as (process, address):
            if guest is None:
                guest = Guest(address)
                table = guest.lay("root")["table"]
            guest = guest.again()
            with guest.socket(table) as socket:
                seat = next(seat["name"] for seat in guest.get(f"/api/tables/{table}")["seats"] if seat["mine"])
                assert socket.look(seat)["type"] == "position"
                assert play_on(socket, dice, 6) == 6, "the computers are stuck"
                if turn == 0:
                    thinkers = children(process.pid)
                    assert thinkers
                    process.kill()
                    process.wait()
            if turn == 0:
                for thinker in thinkers:
                    wait_until(partial(is_gone, thinker), "a thinker has outlived its server")


def is_gone(pid: int) -> bool:
    return not Path(f"/proc/{pid}").exists()


def children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found
