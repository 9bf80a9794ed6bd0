"""How often the collector of cycles stops the server to walk over all of its memory: counted, not timed."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import random
import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tests.server.client import Guest
from tests.server.serving import command
from tests.server.test_memory import played
from weald.server import app
from weald.server.heap import Heap
from weald.server.live import Live
from weald.server.messages import Position
from weald.server.positions import message

TABLES = 25
MOVES = 1_500


def walks(settled: bool) -> tuple[int, int]:
    """Play at some tables for all seats. Returns how often everything was walked over, and what of it is ours."""
    assert app.ROUTES  # all that a server imports is there
    found: list[int] = []
    gc.callbacks.append(lambda phase, facts: found.append(1) if phase == "start" and facts["generation"] == 2 else None)

    async def play() -> tuple[int, int]:
        if settled:
            Heap().settle()
        record, seats, lines = played("root", 40)
        tables = [Live(record, seats, lines) for _ in range(TABLES)]
        dice = random.Random(1)
        found.clear()
        for move in range(MOVES):
            live = tables[move % TABLES]
            if live.table.outcome is None:
                live.table.take(dice.choice(live.table.legal()))
            live.messages = {}
            for seat in (*live.table.seats, None):
                message(live, seat, live.at - 1, False)
        return len(found), len(gc.get_objects())

    return asyncio.run(play())


def test_moves_never_stop_the_server() -> None:
    """Left to itself Python walks over everything again and again; a settled server does not for any move."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as apart:
        alone, all_there_is = apart.submit(walks, False).result()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as apart:
        settled, ours = apart.submit(walks, True).result()
    assert (alone > 0, settled) == (True, 0), (alone, settled)
    assert ours < all_there_is / 2, "what is there from the start is walked over"


def test_positions_that_wait_are_few_objects() -> None:
    """What is kept for the next who looks are strings: not every card and clearing of every seat."""
    record, seats, lines = played("root", 150)
    live = Live(record, seats, lines)
    message(live, None, live.at, False)  # what all tables share is there now
    live.messages = {}
    gc.collect()
    before = len(gc.get_objects())
    sent = [message(live, seat, live.at, False) for seat in (*live.table.seats, None)]
    assert len(gc.get_objects()) - before < 20 * len(sent)
    assert all(isinstance(told, Position) for told in live.messages["positions"].values())


def test_a_server_is_settled(tmp_path: Path) -> None:
    """The command itself: it tells what there is to walk over, without what was there from the start."""
    with command(str(tmp_path / "tables.db"), tmp_path / "log", "--thinkers", "0") as (_, address):
        told = Guest(address).get("/metrics")
    objects = re.search(r"^weald_heap_objects ([\d.e+]+)", told, re.MULTILINE)
    assert objects is not None
    assert 0 < float(objects[1]) < 20_000
    assert "weald_heap_walks_total 0.0" in told


def test_it_walks_when_much_has_been_added(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cycles that closed sockets leave are found: when there is half as much again as was left last time."""
    monkeypatch.setattr("weald.server.heap._LITTLE", 0)
    heap = Heap()
    heap.look()
    left = len(gc.get_objects())

    def add(rings: int) -> None:
        for _ in range(rings):
            ring: list[object] = []
            ring.append(ring)
        heap.look()

    gc.disable()  # what Python would do by itself
    try:
        add(left // 4)
        assert len(gc.get_objects()) > left * 1.2
        add(left // 2)
        assert len(gc.get_objects()) < left * 1.1
    finally:
        gc.enable()
