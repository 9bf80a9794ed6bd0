"""Thinkers: they keep plans, know their tables, stand back, and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.patience import wait_until
from tests.server import gate
from tests.server.client import Guest
from tests.server.serving import Running
from tests.server.test_memory import few
from weald.players.planner import PlannerPlayer
from weald.scenario import Scenario
from weald.server import thinkers
from weald.server.thinkers import Question, Thinkers, encoded

EXPERTS = {"south": "expert", "north": "expert"}
CATS: dict[str, Any] = {"keep": "1", "warriors": "1x8 5x4", "sawmill": "1", "recruiter": "5", "score": 29}


@pytest.fixture(autouse=True)
def _nobody_sits() -> Iterator[None]:
    thinkers._SITTING.clear()
    yield
    thinkers._SITTING.clear()


def test_the_server_answers_while_an_expert_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests and sockets are answered between the moment it begins to think and the moment it may go on."""
    path = tmp_path / "gate"
    gate.make(str(path), monkeypatch)
    monkeypatch.setattr(thinkers, "choose", gate.choose)
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1) as server:
        me = Guest(server.address)
        table = me.lay(seats=EXPERTS)["table"]
        with me.socket(table) as socket:
            with path.open("w"):  # it opens once the expert is there
                assert me.get("/api/me")["name"]
                before = socket.look(None)
                assert me.get(f"/api/tables/{table}")["asked"] == before["question"]["seat"]
            assert socket.see(before["at"] + 1)["at"] > before["at"]


def question(s: Scenario, acted: int, **changed: Any) -> Question:
    view = s.table.view("marquise")
    told: dict[str, Any] = {"table": "t", "game": "root", "player": "planner", "seed": "x", "seat": "marquise"}
    return Question(**{**told, "view": encoded(view), "at": acted, "undos": 0, "acted": acted, **changed})


def plans() -> int:
    player = thinkers._SITTING["t", "marquise"].player
    assert isinstance(player, PlannerPlayer)
    return player.plans


def cats_to_move() -> Scenario:
    cats = {**CATS, "hand": "foxfolk_steel"}
    return Scenario(
        "root", order="marquise eyrie", turn="marquise", phase="daylight", marquise=cats, eyrie={"roost": "3"}
    )


def test_a_thinker_keeps_plans_and_forgets_tables() -> None:
    """The questions of a turn need one plan; another player at the seat, or a table that has gone, a new one."""
    s = cats_to_move()
    acted = 0
    while s.table.actor == "marquise":
        s.table.take(thinkers.choose(question(s, acted)))
        acted += 1
    assert acted > 1
    assert plans() == 1
    kept = thinkers._SITTING["t", "marquise"]
    s = cats_to_move()
    thinkers.choose(question(s, acted, player="greedy"))
    assert thinkers._SITTING["t", "marquise"] is not kept
    thinkers.choose(question(s, 0, table="other", player="random"))
    thinkers.forget("t")
    assert list(thinkers._SITTING) == [("other", "marquise")]


def test_a_thinker_keeps_so_many_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who were not asked for longest go first."""
    monkeypatch.setattr(thinkers, "_KEPT", 2)
    s = cats_to_move()
    for table in ("a", "b", "a", "c"):
        thinkers.choose(question(s, 0, table=table, player="random"))
    assert [table for table, _ in thinkers._SITTING] == ["a", "c"]


def test_a_table_goes_back_to_the_thinker_that_knows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless that one is busy and another is free. One that has died is replaced."""
    path = tmp_path / "gate"
    gate.make(str(path), monkeypatch)

    async def check() -> None:
        two = Thinkers(2)
        try:
            known = await two.do(os.getpid, "a")
            assert await two.do(os.getpid, "a") == known
            assert os.getpriority(os.PRIO_PROCESS, known) >= 10, "it stands back"
            busy = asyncio.create_task(two.do(gate.wait, "a"))
            opened = await asyncio.to_thread(path.open, "w")  # it waits there now
            other = await two.do(os.getpid, "b")
            assert other != known
            assert await two.do(os.getpid, "a") == other
            opened.close()
            assert await busy == known
            os.kill(other, signal.SIGKILL)
            assert await two.do(os.getpid, "a") not in (known, other)
        finally:
            await two.stop()

    asyncio.run(check())


def test_no_player_waits_for_a_study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long, such as an analysis, has a thinker of its own, even where the players have but one."""
    path = tmp_path / "gate"
    gate.make(str(path), monkeypatch)

    async def check() -> None:
        one = Thinkers(1)
        try:
            study = asyncio.create_task(one.study(gate.wait))
            opened = await asyncio.to_thread(path.open, "w")  # it waits there now
            player = await one.do(os.getpid, "a")
            assert not study.done()
            opened.close()
            assert await study != player
        finally:
            await one.stop()

    asyncio.run(check())


def test_players_get_up_when_their_table_leaves_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server tells the thinkers of each table that it forgets."""
    gone: list[str] = []
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, limits=few(1)) as server:
        monkeypatch.setattr(server.app.state.house.tables, "left", gone.append)
        me = Guest(server.address)
        first, second = (me.lay(seats={"south": "me", "north": "me"})["table"] for _ in range(2))
        me.get(f"/api/tables/{second}")
        wait_until(lambda: gone == [first], "the first table stays in memory")
