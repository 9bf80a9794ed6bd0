"""Past positions have a lane of their own: whoever walks through replays delays others neither there nor elsewhere."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.client import Guest
from tests.server.serving import Running
from weald.server.errors import ServerError
from weald.server.lanes import Lane

HOT = {"south": "me", "north": "me"}


class Slow:
    """Stands in for the database: each piece of work ends when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.doors: dict[str, asyncio.Event] = {}

    async def walk(self, work: Any, *args: str) -> str:
        name: str = work(*args)
        self.begun.append(name)
        await self.doors.setdefault(name, asyncio.Event()).wait()
        return name


def test_visitors_take_turns() -> None:
    """One has five wishes, another comes with one: it is served second. More than allowed at once are refused."""

    async def take_turns() -> tuple[list[str], int]:
        slow = Slow()
        lane = Lane(slow, 5)  # type: ignore[arg-type]  # it needs `walk` alone
        for name in ("a0", "a1", "a2", "a3", "a4", "b0", "c0"):
            slow.doors[name] = asyncio.Event()
        greedy = [asyncio.create_task(lane.do("a", str, f"a{n}")) for n in range(5)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(lane.do(who, str, f"{who}0")) for who in "bc"]
        await asyncio.sleep(0)
        modest[1].cancel()  # went away before it was their turn
        more = [asyncio.create_task(lane.do("a", lambda: "a9")) for _ in range(2)]
        await asyncio.sleep(0)
        refused = sum(task.done() and isinstance(task.exception(), ServerError) for task in more)
        for task in more:
            task.cancel()
        for door in slow.doors.values():
            door.set()
        await asyncio.gather(*greedy, modest[0])
        assert await lane.do("d", lambda: "a0") == "a0", "the lane is free again"
        return slow.begun[:3], refused

    assert asyncio.run(take_turns()) == (["a0", "a1", "b0"], 1)


def test_reads_do_not_wait_for_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a past position is being made, and many more are wanted, everybody else is answered."""
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0) as server:
        me, other = Guest(server.address), Guest(server.address)
        table = me.lay(seats=HOT)["table"]
        replays = server.app.state.house.replays
        position = replays.position
        begun, go_on = threading.Event(), threading.Event()

        def slow(*args: Any) -> Any:
            begun.set()
            assert go_on.wait(PATIENCE)
            return position(*args)

        monkeypatch.setattr(replays, "position", slow)
        with ThreadPoolExecutor(8) as beside:
            walks = [beside.submit(me.again().get, f"/api/tables/{table}/positions/1") for _ in range(8)]
            assert begun.wait(PATIENCE)
            try:
                other.get("/api/me")
                other.get("/api/tables")
                assert me.get(f"/api/tables/{table}")["table"] == table
                assert not any(walk.done() for walk in walks)
            finally:
                go_on.set()
            assert [walk.result(PATIENCE)["at"] for walk in walks] == [1] * 8
