"""Kills a server again and again while people play at it, and looks whether all that it said was true.

`python -m tests.server.killing --number 1000` does it for a night, on SQLite and, where there is one, on PostgreSQL. It
goes on where it was stopped: `--summary` names the file that counts.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

from tests.server.client import Guest, Socket
from tests.server.forking import Forker
from tests.server.postgres import Cluster, binaries
from tests.server.serving import free_port, wait_for

HOT = {"south": "me", "north": "me"}
PLAYERS = 3  # tables at once


class Player:
    """Plays both seats as fast as it can until the server is gone, and knows what was acknowledged."""

    def __init__(self, address: str, dice: random.Random) -> None:
        self.dice = dice
        self.guest = Guest(address)
        self.table = self.guest.lay(seats=HOT)["table"]
        self.acknowledged: dict[str, dict[int, str]] = {}  # by table: after how many actions which one stood last
        self.moves = 0
        self.finished = 0
        self.fuse = 0  # after so many moves more, something happens
        self.lit: Callable[[], None] = lambda: None
        self.fault: BaseException | None = None

    def play(self) -> None:
        """Until the server is gone; what else goes wrong is kept."""
        try:
            while True:
                self._play()
                self.finished += 1
                self.table = self.guest.lay(seats=HOT)["table"]
        except TimeoutError as fault:
            self.fault = fault
        except (WebSocketException, OSError, EOFError, httpx.HTTPError):
            pass  # killed
        except BaseException as fault:
            self.fault = fault

    def _play(self) -> None:
        said = self.acknowledged.setdefault(self.table, {})
        with self.guest.socket(self.table) as socket:
            socket.look("south", drawing=False)
            while socket.position["outcome"] is None:
                self._move(socket, said)

    def goes_on(self) -> None:
        """The game is not stuck: one more move can be made, unless it is over."""
        with self.guest.socket(self.table) as socket:
            socket.look("south", drawing=False)
            at = socket.position["at"]
            while socket.position["outcome"] is None and socket.position["at"] <= at:
                self._move(socket, self.acknowledged.setdefault(self.table, {}))

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


class Killing:
    """One database, a server at it that is killed again and again, and some who play there."""

    def __init__(self, database: str, folder: Path, seed: int) -> None:
        self.dice = random.Random(seed)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.forker = Forker(database, folder / "log")
        driver = database.replace("postgresql://", "postgresql+psycopg://")
        self.engine = create_engine(driver)
        self.pid = self.start()
        self.players = [Player(self.address, random.Random(f"{seed} {number}")) for number in range(PLAYERS)]

    def start(self) -> int:
        pid = self.forker.start(self.port)
        wait_for(self.address)
        return pid

    def round(self) -> None:
        """Let them play, kill the server between any two instructions, and look what is left."""
        timer = threading.Timer(self.dice.uniform(0.0, 0.03), os.kill, (self.pid, signal.SIGKILL))
        self.players[0].fuse, self.players[0].lit = self.dice.randint(1, 6), timer.start
        threads = [threading.Thread(target=player.play) for player in self.players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        timer.join()
        for player in self.players:
            if player.fault is not None:
                raise player.fault
            self._check(player)
        self.pid = self.start()

    def _check(self, player: Player) -> None:
        for name, said in player.acknowledged.items():
            kept = self.journal(name)
            for at, action in said.items():
                assert kept[at - 1 : at] == [action], "an acknowledged action is lost"
            if name != player.table:
                said.clear()  # finished and checked

    def journal(self, table: str) -> list[str]:
        """The standing actions, read past the server."""
        kept: list[str] = []
        lines = text("SELECT action, number FROM journal WHERE table_id = :table ORDER BY number")
        with self.engine.connect() as connection:
            for place, (action, number) in enumerate(connection.execute(lines, {"table": table}), start=1):
                assert number == place, "a line is missing"
                if action is None:
                    kept.pop()
                else:
                    kept.append(action)
        return kept

    @property
    def moves(self) -> int:
        return sum(player.moves for player in self.players)

    def close(self) -> None:
        for player in self.players:
            player.guest.close()
        self.engine.dispose()
        self.forker.close()


# a night of it

_AT_ONCE = 50  # kills of one database, before a new one


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=1000, help="kills on each kind of database")
    parser.add_argument("--summary", type=Path, default=Path("build/kills.json"), help="where it is counted")
    wanted = parser.parse_args()
    wanted.summary.parent.mkdir(parents=True, exist_ok=True)
    told: dict[str, Any] = json.loads(wanted.summary.read_text()) if wanted.summary.exists() else {}
    folder = binaries()
    cluster = Cluster(folder) if folder is not None else None
    if cluster is None:
        print("no PostgreSQL here: SQLite alone", flush=True)
    try:
        for kind in ("sqlite", "postgres") if cluster is not None else ("sqlite",):
            count = told.setdefault(kind, {"kills": 0, "moves": 0, "games": 0, "seconds": 0.0})
            while count["kills"] < wanted.number:
                _some(kind, cluster, count, min(_AT_ONCE, wanted.number - count["kills"]), wanted.summary, told)
    finally:
        if cluster is not None:
            cluster.remove()
    print("no acknowledged move was lost")
    return 0


def _some(kind: str, cluster: Cluster | None, count: dict[str, Any], number: int, file: Path, told: object) -> None:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="weald-kill-") as folder:
        database = f"sqlite:///{folder}/tables.db"
        if kind == "postgres":
            assert cluster is not None
            database = cluster.new_database()
        killing = Killing(database, Path(folder), count["kills"])
        try:
            for _ in range(number):
                killing.round()
            for player in killing.players:
                player.goes_on()
        finally:
            killing.close()
    count["kills"] += number
    count["moves"] += killing.moves
    count["games"] += sum(player.finished for player in killing.players)
    count["seconds"] += round(time.monotonic() - began, 1)
    file.write_text(json.dumps(told, indent=2))
    print(f"{kind}: {count['kills']} kills, {count['moves']} moves, {count['games']} games ended", flush=True)


if __name__ == "__main__":
    sys.exit(main())
