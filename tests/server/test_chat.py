"""Talk at a table: who may speak, what a line may be, muting, reporting; and that no game hears of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.client import Guest
from tests.server.postgres import Cluster
from tests.server.serving import FREE, Running
from tests.server.test_parting import duel
from tests.server.test_rest import code
from weald.server.host import reports


@pytest.fixture
def running(database: str) -> Iterator[Running]:
    with Running(database, thinkers=0) as server:
        server.app.state.house.talking.burst = 1000
        yield server


def said(guest: Guest, table: str, after: int = 0) -> list[Any]:
    return [line["text"] or line["phrase"] for line in guest.get(f"/api/tables/{table}/chat?after={after}")["lines"]]


def test_all_at_the_table_read_what_is_said(running: Running) -> None:
    """A line reaches the others as a number, by which they ask for it; phrases go as ids; the record has none of it."""
    (ann, bob), table = duel(running)
    chat = f"/api/tables/{table}/chat"
    with bob.socket(table) as north:
        north.look("north")
        ann.post(chat, {"text": "  Hello   there "})
        assert north.until(lambda message: message["type"] == "said")["last"] == 1
        told = bob.get(f"{chat}?after=0")
        assert told["speak"]
        (line,) = told["lines"]
        assert (line["text"], line["seat"], line["mine"], line["who"]) == (
            "Hello there",
            "south",
            False,
            ann.get("/api/me")["name"],
        )
        bob.post(chat, {"phrase": "good-luck"})
        north.until(lambda message: message["type"] == "said")
    assert said(ann, table) == ["Hello there", "good-luck"]
    assert said(ann, table, after=1) == ["good-luck"]
    ann.post(f"/api/tables/{table}/resign", {"seat": "south"})
    kept = json.dumps(ann.get(f"/api/tables/{table}/record")) + ann.get(f"/api/tables/{table}/journal")
    assert "Hello there" not in kept
    ann.post(chat, {"phrase": "good-game"})  # after the end too


def test_a_line_is_a_line_and_nothing_else(running: Running) -> None:
    """Markup stays what it is: signs. What cannot be seen, turns round or climbs is taken away; the rest is refused."""
    (ann, bob), table = duel(running)
    chat = f"/api/tables/{table}/chat"
    ann.post(chat, {"text": "<img src=x onerror=alert(1)> <b>&amp;</b>"})
    ann.post(chat, {"text": "abc\u202edef\x00\u200b\n\nghi"})
    ann.post(chat, {"text": "a" + "\u0301\u0302\u0303\u0304\u0305\u0306\u0307" * 10})
    ann.post(chat, {"text": "👩\u200d🌾 ok"})
    first, second, third, fourth = said(bob, table)
    assert first == "<img src=x onerror=alert(1)> <b>&amp;</b>"
    assert second == "abcdef ghi"
    assert len(third) <= 5
    assert fourth == "👩\u200d🌾 ok"
    wrong: list[tuple[object, str]] = [
        ({"text": ""}, "empty-line"),
        ({}, "empty-line"),
        ({"text": "\u200b \u202e"}, "empty-line"),
        ({"text": "hi", "phrase": "hello"}, "empty-line"),
        ({"text": "x" * 301}, "long-line"),
        ({"text": "x" * 401}, "bad-request"),
        ({"phrase": "you-idiot"}, "bad-request"),
        ({"text": 5}, "bad-request"),
    ]
    for body, problem in wrong:
        assert code(ann.post(chat, body, 422)) == problem
    assert len(said(bob, table)) == 4


def test_a_flood_ends_at_the_door(database: str) -> None:
    """Some lines at once, then one in two seconds; and the oldest lines go when there are very many."""
    with Running(database, thinkers=0) as server:
        (ann, bob), table = duel(server)
        chat = f"/api/tables/{table}/chat"
        answers = [ann.http.post(chat, json={"text": f"line {n}"}).status_code for n in range(30)]
        assert answers[:6] == [200] * 6
        assert answers.count(429) >= 20
        bob.post(chat, {"text": "I still may"})
        store = server.app.state.house.chat
        me = ann.get("/api/me") and server.app.state.house.store.table(table)[0].owner
        for n in range(510):
            store.say(table, me, "south", f"old {n}", None)
        with server.app.state.house.database.engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM chat")).scalar() == 500
        assert len(bob.get(chat)["lines"]) == 100


def test_who_may_speak(running: Running) -> None:
    """Those who sit there; who watches reads only, unless the owner allows more; a stranger knows of no such table."""
    (ann, bob), table = duel(running)
    address, chat = f"/api/tables/{table}", f"/api/tables/{table}/chat"
    watcher = Guest(running.address)
    token = bob.post("/api/tokens", {"table": table, "seat": "north", "scopes": ["see", "play"]}, 201)["token"]
    program = Guest(running.address, token)
    ann.post(chat, {"text": "Between us"})
    assert said(watcher, table) == ["Between us"]
    assert watcher.get(chat)["why"] == "chat-players"
    assert code(watcher.post(chat, {"text": "Hey"}, 403)) == "chat-players"
    assert program.get(chat)["lines"] == [], "a program hears nothing"
    assert code(program.post(chat, {"text": "Beep"}, 403)) == "token-scope"
    assert code(bob.http.patch(address, json={"talk": "all"}).json()) == "not-yours"
    assert ann.patch(address, {"talk": "all"})["talk"] == "all"
    watcher.post(chat, {"text": "Nice game"})
    assert ann.get(chat)["lines"][-1]["seat"] is None
    ann.patch(address, {"talk": "off"})
    for one in (ann, bob, watcher):
        assert code(one.post(chat, {"phrase": "hello"}, 403)) == "chat-off"
    private = ann.lay(seats={"south": "me", "north": "open"})["table"]
    assert code(bob.get(f"/api/tables/{private}/chat", 404)) == "unknown-table"
    assert code(bob.post(f"/api/tables/{private}/chat", {"text": "Hey"}, 404)) == "unknown-table"
    silent = ann.lay(seats={"south": "me", "north": "open"}, talk="off")["table"]
    assert ann.get(f"/api/tables/{silent}")["talk"] == "off"


def test_the_host_may_want_none(database: str) -> None:
    with Running(database, thinkers=0, chat=False) as server:
        (ann, _), table = duel(server)
        assert code(ann.post(f"/api/tables/{table}/chat", {"phrase": "hello"}, 403)) == "chat-off-host"
        told = ann.get(f"/api/tables/{table}/chat")
        assert (told["lines"], told["speak"], told["why"]) == ([], False, "chat-off-host")


def test_a_host_who_wants_none_any_more(tmp_path: Path) -> None:
    """What was said before is told of no longer: clients show no chat where there is none."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Running(database, thinkers=0) as server:
        (ann, _), table = duel(server)
        ann.post(f"/api/tables/{table}/chat", {"phrase": "hello"})
        with ann.socket(table) as socket:
            socket.look("south")
            socket.until(lambda message: message["type"] == "said")
    with Running(database, thinkers=0, chat=False) as server:
        again = ann.again(server.address)
        told = again.get(f"/api/tables/{table}")
        assert (told["talk"], told["said"]) == ("off", 0)
        assert {one["talk"] for one in again.get("/api/tables?list=mine")} == {"off"}
        with again.socket(table) as socket:
            socket.look("south")
            socket.send(type="ping")
            socket.until(lambda message: message["type"] == "pong")
            assert not any('"type":"said"' in text for text in socket.heard)


def test_somebody_is_muted_by_whom_they_annoy(running: Running) -> None:
    """For that reader alone, at every table, and until they want to hear them again."""
    (ann, bob), table = duel(running)
    chat = f"/api/tables/{table}/chat"
    bob.post(chat, {"text": "blah"})
    ann.post(f"{chat}/mute", {"number": 1}, 204)
    (line,) = ann.get(chat)["lines"]
    assert (line["text"], line["phrase"], line["muted"]) == (None, None, True)
    watcher = Guest(running.address)
    assert said(watcher, table) == said(bob, table) == ["blah"]
    assert code(bob.post(f"{chat}/mute", {"number": 1}, 404)) == "unknown-line", "not oneself"
    assert code(ann.post(f"{chat}/mute", {"number": 7}, 404)) == "unknown-line"
    ann.post(f"{chat}/mute", {"number": 1, "mute": False}, 204)
    assert said(ann, table) == ["blah"]


def test_a_report_is_kept_for_the_host(running: Running) -> None:
    """With the lines around it as they were, once for each who reports."""
    (ann, bob), table = duel(running)
    chat = f"/api/tables/{table}/chat"
    for n in range(1, 15):
        bob.post(chat, {"text": f"line {n}"})
    for _ in range(2):
        ann.post(f"{chat}/report", {"number": 8}, 204)
    assert code(ann.post(f"{chat}/report", {"number": 99}, 404)) == "unknown-line"
    (report,) = reports.reports(running.app.state.house.database)
    assert (report.table, report.number) == (table, 8)
    assert [line.text for line in report.lines] == [f"line {n}" for n in range(3, 14)]
    assert report.by != report.about


def test_two_workers_talk(postgres: Cluster) -> None:
    database = postgres.new_database()
    with Running(database, thinkers=0) as one, Running(database, thinkers=0) as two:
        (ann, bob), table = duel(one)
        far = bob.again(two.address)
        with far.socket(table) as north:
            north.look("north")
            ann.post(f"/api/tables/{table}/chat", {"text": "Over there?"})
            north.until(lambda message: message["type"] == "said")
        assert said(far, table) == ["Over there?"]


def test_nothing_said_is_logged(database: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("DEBUG", logger="weald"), Running(database, thinkers=0, limits=FREE) as server:
        (ann, bob), table = duel(server)
        ann.post(f"/api/tables/{table}/chat", {"text": "xylophone"})
        bob.get(f"/api/tables/{table}/chat")
    assert "xylophone" not in "".join(str(vars(record)) for record in caplog.records)
