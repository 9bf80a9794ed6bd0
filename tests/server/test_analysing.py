"""The analysis of a finished game: for those who may see its end, thought about by thinkers, bit by bit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.patience import PATIENCE
from tests.server.client import Guest, Socket
from weald import library
from weald.server.analysing import KEPT, Analysing
from weald.server.errors import ServerError
from weald.server.replays import Played
from weald.server.thinking import Thinking


def finished(ann: Guest, public: bool = True) -> str:
    """A game that a person has given away, battle by battle."""
    table: str = ann.lay(seats={"south": "me", "north": "random"}, public=public)["table"]
    with ann.socket(table) as socket:
        socket.look("south")
        while True:
            _wait(socket)
            if socket.position["outcome"] is not None:
                return table
            socket.see(socket.play("withdraw")["at"])


def _wait(socket: Socket) -> None:
    while socket.position["outcome"] is None and socket.position["question"]["seat"] != "south":
        socket.receive()


def analysed(ann: Guest, table: str, query: str = "") -> list[dict[str, Any]]:
    """All that is told until it is done."""
    told = [ann.get(f"/api/tables/{table}/analysis{query}")]
    deadline = time.monotonic() + PATIENCE
    while told[-1]["done"] < told[-1]["of"]:
        assert time.monotonic() < deadline
        told.append(ann.get(f"/api/tables/{table}/analysis{query}"))
    return told


def test_chances_moments_and_better_choices(guest: Callable[..., Guest]) -> None:
    """First the chances, then one turn after another; open cards and one seat's knowledge are two analyses."""
    ann = guest()
    table = finished(ann)
    told = analysed(ann, table)
    done = [one["done"] for one in told]
    assert done == sorted(done)
    end = told[-1]
    last = ann.get(f"/api/tables/{table}/replay")["last"]
    assert end["eyes"] is None
    assert end["seats"] == ["south", "north"]
    assert (end["moments"][0]["at"], end["moments"][-1]["at"]) == (0, last)
    assert end["moments"][-1]["chances"] == [0.0, 1.0]
    assert end["of"] == 1 + len(end["turnings"])
    gift = end["turnings"][-1]
    assert gift["turn"] == "south"
    assert gift["better"]["played"]["action"] == "withdraw"
    assert gift["better"]["best"]["chance"] > gift["better"]["played"]["chance"]
    assert gift["start"] <= gift["better"]["at"] < gift["end"]
    assert analysed(ann, table) == [end], "it is kept"
    own = analysed(ann, table, "?seat=south")[-1]
    assert own["eyes"] == "south"
    assert all(one["better"] is None for one in own["turnings"] if one["turn"] != "south")


def test_who_may_ask(guest: Callable[..., Guest]) -> None:
    """Not while the game goes on, not at a table that one may not see, and for seats that exist."""
    ann, bob = guest(), guest()
    goes_on = ann.lay(seats={"south": "me", "north": "random"})["table"]
    assert ann.get(f"/api/tables/{goes_on}/analysis", 403)["error"]["code"] == "game-goes-on"
    private = finished(ann, public=False)
    assert bob.get(f"/api/tables/{private}/analysis", 404)["error"]["code"] == "unknown-table"
    assert ann.get(f"/api/tables/{private}/analysis?seat=east", 404)["error"]["code"] == "unknown-seat-here"


class Thinker:
    """Does nothing, for ever; or at once, well or badly."""

    def __init__(self, how: str) -> None:
        self.how = how

    async def do(self, work: Callable[[], Any]) -> Any:
        if self.how == "slow":
            await asyncio.Event().wait()
        if self.how == "fails":
            raise RuntimeError("it was too hard")
        return [], []


GAME = Played("critters", dict(library.ruleset("critters").default_options()), [])


def analysing(how: str) -> Analysing:
    return Analysing(cast(Thinking, Thinker(how)), 2)


def test_one_address_waits_for_so_many() -> None:
    """The next is refused until one is done; others and the same ones again are not."""

    async def scene() -> None:
        works = analysing("slow")
        for name in ("one", "two", "two"):
            works.begin("here", name, GAME, None)
        with pytest.raises(ServerError) as refused:
            works.begin("here", "three", GAME, None)
        assert (refused.value.status, refused.value.code) == (429, "too-many-analyses")
        works.begin("there", "three", GAME, None)
        assert works.told("three", None).done == 0
        await works.stop()

    asyncio.run(scene())


def test_what_fails_is_said_once_and_can_be_tried_again() -> None:
    async def scene() -> None:
        works = analysing("fails")
        works.begin("here", "one", GAME, None)
        task = works.task("one", None)
        assert task is not None
        await task
        with pytest.raises(ServerError) as failed:
            works.told("one", None)
        assert failed.value.code == "analysis-failed"
        assert not works.knows("one", None)

    asyncio.run(scene())


def test_old_ones_are_forgotten() -> None:
    """Memory has a bound: the longest unused goes first."""

    async def scene() -> None:
        works = analysing("quick")
        for number in range(KEPT + 5):
            works.begin("here", str(number), GAME, None)
            task = works.task(str(number), None)
            assert task is not None
            await task
        assert not works.knows("4", None)
        assert all(works.knows(str(number), None) for number in range(5, KEPT + 5))

    asyncio.run(scene())
