"""Hints: what a computer would do at one's own question. Against computers alone, from one's own view, and marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import weald
from tests.server.client import Guest, Socket
from weald import library
from weald.engine.chance import QuickDice
from weald.engine.table import Table
from weald.server import advising
from weald.server.thinkers import encoded

ALONE = {"south": "me", "north": "random"}


def mine(message: dict[str, Any]) -> bool:
    """A position in which south is asked, or whose game is over."""
    if message["type"] != "position":
        return False
    return message["outcome"] is not None or message["question"]["seat"] == "south"


@pytest.fixture
def alone(guest: Callable[..., Guest]) -> Iterator[tuple[Guest, str, Socket]]:
    """A person at a table with a computer, asked for the first time."""
    ann = guest()
    table = ann.lay(seats=ALONE, public=True)["table"]
    with ann.socket(table) as socket:
        socket.look("south")
        if not mine(socket.position):
            socket.until(mine)
        yield ann, table, socket


def test_the_best_choices_and_the_mark(alone: tuple[Guest, str, Socket], guest: Any, tmp_path: Path) -> None:
    """It names offers with chances and reasons in ids and numbers; everybody is told, lists and journal too."""
    ann, table, socket = alone
    assert socket.position["hint"]
    with guest().socket(table) as watcher:
        watcher.look(None)
        assert not watcher.table["hinted"]
        assert not watcher.position["hint"]
        told = socket.ask("hint")
        assert (told["type"], told["at"]) == ("hinted", socket.position["at"])
        watcher.until(lambda m: m["type"] == "table" and m["hinted"])
    offers = [offer["action"] for offer in socket.position["offers"]]
    assert 2 <= len(told["choices"]) <= 3
    for choice in told["choices"]:
        assert choice["action"] in offers
        assert 0 <= choice["chance"] <= 1
        assert all(set(reason) == {"what", "by", "good"} for reason in choice["reasons"])
    assert socket.ask("hint")["choices"] == told["choices"], "the same question has the same answer"
    assert ann.get(f"/api/tables/{table}")["hinted"]
    (listed,) = [one for one in ann.get("/api/tables?list=open") if one["table"] == table]
    assert listed["hinted"]
    while socket.position["outcome"] is None:
        at = socket.play("withdraw")["at"]
        if socket.position["at"] < at or not mine(socket.position):
            socket.until(mine)
    assert socket.ask("hint")["code"] == "hint-over"
    path = tmp_path / "hinted.weald"
    path.write_text(ann.get(f"/api/tables/{table}/journal"), encoding="utf-8")
    verified = weald.verify(path)
    assert verified.hinted
    assert not verified.practice


def test_where_it_is_refused(guest: Callable[..., Guest]) -> None:
    """With people at other seats, to those who only look on, for another position, and when not asked."""
    ann, bob = guest(), guest()
    table = ann.lay(seats={"south": "me", "north": "me"}, public=True)["table"]
    with ann.socket(table) as socket:
        first = socket.look(None)["question"]["seat"]
        socket.look(first)
        assert not socket.position["hint"]
        assert socket.ask("hint")["code"] == "hint-people"
        other = "north" if first == "south" else "south"
        assert socket.ask("hint", seat=other)["code"] == "hint-people"
    with bob.socket(table) as watcher:
        watcher.look(None)
        assert watcher.ask("hint", seat=first)["code"] == "not-your-seat"
    assert not ann.get(f"/api/tables/{table}")["hinted"], "what is refused marks nothing"


def test_a_stale_question_gets_no_hint(alone: tuple[Guest, str, Socket]) -> None:
    _, _, socket = alone
    assert socket.ask("hint", at=socket.position["at"] + 1)["code"] == "stale"


def test_a_lesson_gives_its_own(guest: Callable[..., Guest]) -> None:
    """Where a lesson tells what to do, nobody else does."""
    ann = guest()
    lesson = ann.get("/api/lessons")[0]["name"]
    laid = ann.post("/api/lessons", {"lesson": lesson}, 201)
    seat = next(one["name"] for one in ann.get(f"/api/tables/{laid['table']}")["seats"] if one["mine"])
    with ann.socket(laid["table"]) as socket:
        socket.look(seat)
        while socket.position["question"]["seat"] != seat:
            socket.receive()
        assert not socket.position["hint"]
        assert socket.ask("hint")["code"] == "hint-lesson"


def test_too_many_hints(alone: tuple[Guest, str, Socket]) -> None:
    """Each new question that is asked about costs; soon no more are answered for a while."""
    _, _, socket = alone
    codes = set()
    for _ in range(40):
        if socket.position["outcome"] is not None:
            break
        codes.add(socket.ask("hint").get("code"))
        if "too-many-hints" in codes:
            break
        offers = [offer["action"] for offer in socket.position["offers"]]
        at = socket.play(next((one for one in offers if not one.startswith("withdraw")), offers[0]))["at"]
        if socket.position["at"] < at or not mine(socket.position):
            socket.until(mine)
    assert "too-many-hints" in codes


def test_a_hint_carries_nothing_that_the_view_does_not() -> None:
    """Whatever the others hide, the bytes on the wire are the same: the thinker gets the seat's view and no more."""
    ruleset = library.ruleset("critters")
    table = Table(ruleset, None, "wire", telling=False)
    dice = QuickDice("wire")
    while len(table.actions) < 6 or table.actor != "south":
        table.take(table.legal()[dice.below(len(table.legal()))])
    seat = ruleset.seat("south")
    told = set()
    for number in range(3):
        world = table.game if number == 0 else table.game.lens(seat).imagine(QuickDice(str(number)))
        view = encoded(world.lens(seat).clone())
        told.add(msgspec.json.encode(advising.advised("critters", "seed", view)))
    assert len(told) == 1
    hidden = {ruleset.grammar.write(action) for action in table.legal()}
    choices = msgspec.json.decode(told.pop())
    assert {choice["action"] for choice in choices} <= hidden
