"""Tables in memory: of each there is one, whatever the limit; those that nobody looks at leave."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import threading
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from tests.patience import wait_until
from tests.server.client import Guest
from tests.server.serving import FREE, Running
from tests.server.test_limits import as_dict
from weald import library
from weald.engine.table import Table
from weald.server.config import Limits
from weald.server.live import Live
from weald.server.records import Line, SeatRecord, Summary, TableRecord, now

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
            loop.call_soon_threadsafe(house.tables.forget_unused, float("inf"))
            loop.call_soon_threadsafe(forgotten.set)
            assert forgotten.wait(120)
            gc.collect()
            assert list(house.tables._live) == [tables[0]]
            assert me.get(f"/api/tables/{tables[1]}")["at"] > 0
            assert socket.look("south")["view"] == before["view"]


def test_memory_comes_back(tmp_path: Path) -> None:
    """Hundreds of games are laid and played; when nobody looks any more, nothing of them is left in memory."""
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=few(20)) as server:
        me = Guest(server.address)
        house = server.app.state.house

        def live() -> int:
            gc.collect()
            return sum(type(thing) is Live for thing in gc.get_objects())

        before = live()
        for _ in range(200):
            table = me.lay(seats=HOT)["table"]
            me.get(f"/api/tables/{table}")
        with me.socket(table) as socket:
            socket.look("south")
            while socket.position["outcome"] is None:
                socket.look(socket.position["question"]["seat"], drawing=False)
                socket.see(socket.play("withdraw")["at"])
        wait_until(lambda: live() - before <= 21, "tables stay in memory")
        house._tidying.get_loop().call_soon_threadsafe(house.tables.forget_unused, float("inf"))
        wait_until(lambda: live() <= before, "tables stay in memory that nobody looks at")
        assert len(me.get("/api/tables?list=mine")) == 100


def test_a_table_of_root_is_small() -> None:
    """With a hundred and fifty actions and their events it costs some 150 kB: no texts or drawings of its own."""
    record, seats, lines = played("root", 150)
    Live(record, seats, lines)  # what all tables share is there now
    gc.collect()
    tracemalloc.start()
    live = Live(record, seats, lines)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert live.at >= 150
    assert size < 400_000


def played(game: str, actions: int) -> tuple[TableRecord, list[SeatRecord], list[Line]]:
    """A game as the store would have it."""
    ruleset = library.ruleset(game)
    table = Table(ruleset, {}, "seed")
    dice = random.Random(1)
    while len(table.actions) < actions:
        table.take(dice.choice(table.legal()))
    summary = Summary(len(table.actions), 0, table.actor, now(), False)
    record = TableRecord("t", game, ruleset.edition, table.options, "seed", True, "", "o", "w", None, now(), summary)
    seats = [SeatRecord(seat, guest="g") for seat in ruleset.in_play(table.options)]
    return record, seats, [Line(n, e.seat, e.sentence) for n, e in enumerate(table.entries(), start=1)]
