"""Tables in memory: of each there is one, whatever the limit; those that nobody looks at leave."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Guest
from tests.server.serving import FREE, Running
from tests.server.test_limits import as_dict
from weald.server.config import Limits

HOT = {"south": "me", "north": "me"}


def few(most: int, **more: Any) -> Limits:
    return Limits(**{**as_dict(FREE), "live_tables": most, **more})


def test_above_the_limit_players_still_see_each_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Three tables are looked at where one should be in memory: of each there is one, and the log says so."""
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=few(1)) as server:
        me = Guest(server.address)
        tables = [me.lay(seats=HOT, public=True)["table"] for _ in range(3)]
        with caplog.at_level(logging.WARNING):
            pairs = [(me.socket(table), me.socket(table)) for table in (*tables, *tables)]
        for one, other in pairs:
            asked = one.look("south")["question"]["seat"]
            one.look(asked)
            other.look(asked)
            at = one.play(one.position["offers"][0]["action"])["at"]
            assert other.see(at)["at"] == at
        assert [log.message for log in caplog.records if "more tables" in log.message]
        for pair in pairs:
            for socket in pair:
                socket.close()


def test_a_table_that_was_forgotten_while_somebody_held_it(tmp_path: Path) -> None:
    """Between loading a table and listening to it others push it out of memory; who comes next shares it."""

    async def held(house: Any, table: str, others: list[str]) -> tuple[bool, bool]:
        first = await house.tables.get(table)
        for other in others:
            await house.tables.get(other)
        gone = table not in house.tables._live
        return gone, first is await house.tables.get(table)

    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=few(1)) as server:
        me = Guest(server.address)
        tables = [me.lay(seats=HOT)["table"] for _ in range(3)]
        house = server.app.state.house
        loop = house._tidying.get_loop()
        done = asyncio.run_coroutine_threadsafe(held(house, tables[0], tables[1:]), loop)
        assert done.result(120) == (True, True)


def test_tables_that_nobody_looks_at_leave_memory(tmp_path: Path) -> None:
    """Those that somebody looks at stay; the others are read again when they are wanted."""
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0) as server:
        me = Guest(server.address)
        tables = [me.lay(seats=HOT)["table"] for _ in range(5)]
        house = server.app.state.house
        with me.socket(tables[0]) as socket:
            before = socket.look("south")
            forgotten = threading.Event()
            loop = house._tidying.get_loop()
            loop.call_soon_threadsafe(lambda: (house.tables.forget_unused(float("inf")), forgotten.set()))
            assert forgotten.wait(120)
            gc.collect()
            assert list(house.tables._live) == [tables[0]]
            assert me.get(f"/api/tables/{tables[1]}")["at"] > 0
            assert socket.look("south")["view"] == before["view"]
