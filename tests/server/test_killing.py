"""kill -9 at any moment: an acknowledged move is never lost, and no game is stuck afterwards."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

from tests.patience import wait_until
from tests.server.client import Guest, play_on
from tests.server.killing import Killing
from tests.server.serving import command, free_port

ROUNDS = 100


def test_no_acknowledged_move_is_lost(database: str, tmp_path: Path) -> None:
    """A hundred times the server is killed between any two instructions, and started again: all it said is true."""
    killing = Killing(database, tmp_path, 77)
    try:
        for _ in range(ROUNDS):
            killing.round()
        for player in killing.players:
            player.goes_on()
    finally:
        killing.close()
    assert killing.moves > ROUNDS, "hardly anything was played"
    assert sum(player.finished for player in killing.players) > 2


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
