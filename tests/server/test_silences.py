"""A guest whom the host has muted: silent in every chat, at once and with a reason, and a player like any other."""

from __future__ import annotations

import json
from typing import Any

import httpx
from sqlalchemy import update

from tests.server.admin import admin
from tests.server.client import Guest
from tests.server.serving import Running
from tests.server.test_operator import enter
from tests.server.test_parting import duel
from tests.server.test_person import pair, say_yes
from tests.server.test_reports import http, lines, quarrel, running
from tests.server.test_rest import code
from weald.server.host import silences
from weald.server.host.deeds import Actor
from weald.server.schema import SILENCES

__all__ = ["http", "running"]  # the fixtures


def hush(http: httpx.Client, guest: str, **more: Any) -> Any:
    done = http.post("/api/operator/mutes", json={"guest": guest, "why": "rude", "dry": False, **more})
    assert done.status_code == 200, done.text
    return done.json()


def test_muted_from_a_report(running: Running, http: httpx.Client) -> None:
    """Whoever said it says nothing more, at any table, not even a phrase; the others talk, and all go on playing."""
    ann, bob, table = quarrel(running)
    assert http.get("/api/operator/mutes").status_code == 403
    assert http.post("/api/operator/mutes", json={"guest": "g", "dry": False}).status_code == 403
    assert http.post("/api/operator/mutes/lift", json={"guest": "g"}).status_code == 403
    enter(http)
    (report,) = http.get("/api/operator/reports").json()
    (dry,) = http.post("/api/operator/mutes", json={"guest": report["about"]}).json()
    assert (dry["what"], dry["subjects"], dry["dry"]) == ("mute", [report["about"]], True)
    assert bob.get(f"/api/tables/{table}/chat")["speak"], "a dry run has muted him"
    hush(http, report["about"], days=7)
    (muted,) = http.get("/api/operator/mutes").json()
    assert (muted["guest"], muted["name"], muted["why"]) == (report["about"], "Bob", "rude")
    other = bob.lay(seats={"south": "me", "north": "open"})["table"]
    for place in (table, other):
        chat = bob.get(f"/api/tables/{place}/chat")
        told = (chat["speak"], chat["why"], chat["reason"], chat["until"])
        assert told == (False, "chat-silenced", "rude", muted["until"])
        for line in ({"text": "but"}, {"phrase": "hello"}):
            refused = bob.post(f"/api/tables/{place}/chat", line, 403)["error"]
            assert (refused["code"], refused["facts"]) == (
                "chat-silenced",
                {"why": "rude", "until": muted["until"][:10]},
            )
            assert muted["until"][:10] in refused["message"]
    assert [line["text"] for line in lines(bob, table)] == ["hello", "something rude", "and so on"], "he still reads"
    ann.post(f"/api/tables/{table}/chat", {"text": "quiet at last"})
    seat = bob.get(f"/api/tables/{table}")["asked"]
    mover, name = (ann, "south") if seat == "south" else (bob, "north")
    with mover.socket(table) as socket:
        socket.look(name)
        assert socket.play(socket.position["offers"][0]["action"])["type"] == "done"
    assert http.post("/api/operator/mutes/lift", json={"guest": report["about"]}).json()[0]["what"] == "unmute"
    bob.post(f"/api/tables/{table}/chat", {"text": "sorry"})
    assert http.post("/api/operator/mutes/lift", json={"guest": report["about"]}).status_code == 404
    assert [deed["what"] for deed in http.get("/api/operator/deeds").json()] == ["unmute", "mute"]


def test_it_ends_by_itself(running: Running, http: httpx.Client) -> None:
    _, bob, table = quarrel(running)
    enter(http)
    (report,) = http.get("/api/operator/reports").json()
    hush(http, report["about"])
    chat = bob.get(f"/api/tables/{table}/chat")
    assert (chat["why"], chat["until"]) == ("chat-silenced", None)
    assert "until" not in bob.post(f"/api/tables/{table}/chat", {"text": "but"}, 403)["error"]["facts"]
    with running.app.state.house.database.engine.begin() as connection:
        connection.execute(update(SILENCES).values(until="2020-01-01T00:00:00.000Z"))
    bob.post(f"/api/tables/{table}/chat", {"text": "may I?"})


def test_it_goes_with_the_person(running: Running) -> None:
    """Another device, or another person to whom the games are brought, is no way round it; deleting oneself ends it."""
    (ann, bob), table = duel(running)
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        guest.patch("/api/me", {"name": name})
    database = running.app.state.house.database
    rude = running.app.state.house.tables.find(table).seat("north").guest
    silences.mute(database, Actor("desk", "rude"), rude, None)
    phone = Guest(running.address)
    say_yes(phone, phone.post("/api/sign-in/code", {"code": pair(bob)}))
    assert code(phone.post(f"/api/tables/{table}/chat", {"phrase": "hello"}, 403)) == "chat-silenced"
    nice = Guest(running.address)
    nice.patch("/api/me", {"name": "Nice"})
    say_yes(bob, bob.post("/api/sign-in/code", {"code": pair(nice)}), bring=True)
    assert code(nice.post(f"/api/tables/{table}/chat", {"phrase": "hello"}, 403)) == "chat-silenced"
    with database.engine.connect() as connection:
        (left,) = silences.read(connection)
    assert (left.name, left.why) == ("Nice", "rude")
    assert nice.http.delete("/api/me").status_code == 204
    with database.engine.connect() as connection:
        assert silences.read(connection) == []


def test_muting_by_the_command(running: Running, database: str) -> None:
    """With a dry run, a list, the reason in the log; and what is wrong is said in a line."""
    _, bob, table = quarrel(running)
    (row,) = json.loads(admin(database, "reports", "--json").stdout)
    guest = row["about"]
    assert "Nobody is muted." in admin(database, "mutes").stdout
    assert "Would be muted:" in admin(database, "mute", guest, "--dry-run").stdout
    assert admin(database, "mute", guest).returncode == 2, "nobody was asked"
    assert bob.get(f"/api/tables/{table}/chat")["speak"]
    assert "Muted:" in admin(database, "mute", guest, "--days", "3", "--why", "rude", "--yes").stdout
    assert code(bob.post(f"/api/tables/{table}/chat", {"text": "but"}, 403)) == "chat-silenced"
    (muted,) = json.loads(admin(database, "mutes", "--json").stdout)
    assert (muted["guest"], muted["why"]) == (guest, "rude")
    assert f"{guest}  Bob  until {muted['until'][:16]}  rude" in admin(database, "mutes").stdout
    assert f"muted {guest}  rude" in admin(database, "log").stdout
    assert "May speak again:" in admin(database, "unmute", guest).stdout
    bob.post(f"/api/tables/{table}/chat", {"text": "sorry"})
    for line, said in ((("unmute", guest), f"{guest} is not muted"), (("mute", "nobody", "--yes"), "no guest nobody")):
        done = admin(database, *line)
        assert (done.returncode, said in done.stderr) == (2, True), done.stderr
