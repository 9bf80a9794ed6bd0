"""The operator's page, from the server's side: who may come in, and what is done there is done at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE, wait_until
from tests.server.admin import admin
from tests.server.client import Guest, closed
from tests.server.serving import FREE, Running
from weald.engine.errors import BadValue
from weald.server.config import Config, Limits
from weald.server.database import Database
from weald.server.host import operators
from weald.server.host.check import look
from weald.server.host.deeds import Actor
from weald.server.secrets import digest, new_secret

SECRET = "a secret that nobody will guess"
HOT = {"south": "me", "north": "me"}


@pytest.fixture
def running(database: str) -> Iterator[Running]:
    with Running(database, thinkers=0, operator=digest(SECRET)) as server:
        yield server


Desk = Callable[..., Any]


@pytest.fixture
def http(running: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=running.address, timeout=PATIENCE, trust_env=False) as client:
        yield client


def enter(http: httpx.Client, secret: str = SECRET) -> httpx.Response:
    return http.post("/api/operator/session", json={"secret": secret})


def test_nobody_but_the_operator_comes_in(running: Running, http: httpx.Client) -> None:
    """Every request is refused without the cookie; a wrong secret or a made-up session opens nothing."""
    from weald.server.operations import OPERATIONS

    asked = [one for one in OPERATIONS if one.path.startswith("/api/operator/") and one.path != "/api/operator/session"]
    assert len(asked) > 10
    for cookies in ({}, {"weald_operator": new_secret()}, {"weald_operator": "x"}):
        http.cookies.clear()
        http.cookies.update(cookies)
        for one in asked:
            refused = http.request(one.method, one.path, json={})
            assert refused.status_code == 403, one.path
            assert refused.json()["error"]["code"] == "operator-only"
    assert http.get("/api/operator/session").json() == {"operator": "", "until": ""}
    http.cookies.clear()
    wrong = enter(http, "another secret that is long enough")
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "bad-operator-secret")
    assert "set-cookie" not in wrong.headers


def test_a_session(running: Running, http: httpx.Client) -> None:
    """Its cookie is for the server alone, and goes nowhere else; it ends when the operator goes."""
    entered = enter(http)
    assert entered.json()["operator"] == "host"
    cookie = entered.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/api/operator" in cookie
    assert http.get("/api/operator/session").json()["operator"] == "host"
    kept = dict(http.cookies)
    assert http.delete("/api/operator/session").status_code == 204
    http.cookies.update(kept)
    assert http.get("/api/operator/session").json()["operator"] == ""
    with running.app.state.house.database.engine.connect() as connection:
        stored = connection.exec_driver_sql("SELECT hash FROM operator_sessions").scalars().all()
    assert kept["weald_operator"] not in stored
    foreign = http.post("/api/operator/session", json={"secret": SECRET}, headers={"Origin": "https://other.example"})
    assert foreign.status_code == 403


def test_a_secret_by_the_command(running: Running, http: httpx.Client, database: str) -> None:
    """It is printed once and kept as a hash; revoked, it opens nothing, and what it has opened is closed."""
    made = admin(database, "secret", "bea")
    secret = made.stdout.strip()
    assert enter(http, secret).json()["operator"] == "bea"
    assert http.get("/api/operator/tables").json() == []
    assert admin(database, "secret", "bea", "--revoke").returncode == 0
    assert http.get("/api/operator/tables").status_code == 403
    assert enter(http, secret).status_code == 403


def test_guesses_are_counted(database: str) -> None:
    """After a few wrong secrets an address waits; the right one too, so that nobody learns by asking fast."""
    with (
        Running(database, thinkers=0, operator=digest(SECRET), limits=Limits(guesses=0.0001)) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) as http,
    ):
        answers = [enter(http, new_secret()).status_code for _ in range(8)]
        assert answers == [403] * 5 + [429] * 3
        assert enter(http).status_code == 429


def test_a_secret_that_could_be_guessed(tmp_path: Path) -> None:
    """A host who chooses one chooses a long one."""
    for weak in ("short", "a" * 40, "abc" * 8):
        with pytest.raises(BadValue, match="weak-operator-secret"):
            operators.chosen(weak)
    assert operators.chosen(SECRET) == digest(SECRET)


def test_tables_in_the_operator_s_hands(running: Running, http: httpx.Client) -> None:
    """Listed without anything of their games; closed and deleted at once, a dry run first."""
    enter(http)
    ann = Guest(running.address)
    ann.patch("/api/me", {"name": "Ann"})
    table = ann.lay(seats=HOT, name="Friday")["table"]
    for find in (table, "frid", "ann"):
        (row,) = http.get("/api/operator/tables", params={"find": find}).json()
        assert (row["table"], row["people"], row["over"]) == (table, ["Ann"], False)
    assert http.get("/api/operator/tables", params={"find": "nobody"}).json() == []
    assert "seed" not in row
    dry = http.post("/api/operator/tables/delete", json={"tables": [table]}).json()
    assert (dry[0]["dry"], dry[0]["subjects"]) == (True, [table])
    with ann.socket(table) as socket:
        socket.look("south")
        closing = {"tables": [table], "why": "late", "dry": False}
        assert http.post("/api/operator/tables/close", json=closing).json()[0]["subjects"] == [table]
        socket.until(lambda message: message["type"] == "table" and message["ended"] == "closed")
        done = http.post("/api/operator/tables/delete", json={**closing, "why": "gone"}).json()
        assert done[0]["rows"]["tables"] == 1
        assert closed(socket) == 4404
    deeds = http.get("/api/operator/deeds").json()
    assert [(deed["who"], deed["what"], deed["why"]) for deed in deeds] == [
        ("operator host", "delete-table", "gone"),
        ("operator host", "close-table", "late"),
    ]
    missing = http.post("/api/operator/tables/delete", json={"tables": [table], "dry": False})
    assert missing.status_code == 404


def test_guests_and_bans_in_the_operator_s_hands(running: Running, http: httpx.Client) -> None:
    """A name is taken away, a guest is put out and let in again; an operator bans no way to lift a ban."""
    enter(http)
    ann = Guest(running.address)
    ann.patch("/api/me", {"name": "Rude"})
    (row,) = http.get("/api/operator/guests", params={"find": "rude"}).json()
    named = {"guest": row["guest"], "dry": False}
    assert http.post("/api/operator/guests/name", json=named).json()[0]["subjects"] == [row["guest"]]
    assert ann.get("/api/me")["name"] == "Guest"
    ban = {"whom": row["guest"], "kind": "guest", "why": "rude", "days": 7, "dry": False}
    assert http.post("/api/operator/bans", json=ban).status_code == 200
    assert ann.get("/api/me", 403)["error"]["code"] == "banned"
    (told,) = http.get("/api/operator/bans").json()
    assert (told["guest"], told["why"]) == (row["guest"], "rude")
    assert http.post("/api/operator/bans/lift", json={"whom": row["guest"], "kind": "guest"}).status_code == 200
    assert ann.get("/api/me")["name"] == "Guest"
    own = {"whom": "127.0.0.1", "kind": "address", "dry": False}
    assert http.post("/api/operator/bans", json=own).status_code == 200
    assert ann.http.get("/api/me").status_code == 403
    lifted = http.post("/api/operator/bans/lift", json={"whom": "127.0.0.1", "kind": "address"})
    assert lifted.status_code == 200, "the operator has locked themselves out"
    wait_until(lambda: ann.http.get("/api/me").status_code == 200, "the ban is not lifted")


def test_the_house_as_the_operator_sees_it(running: Running, http: httpx.Client) -> None:
    """How many there are, what is wrong, and the limits; what may go is told before it goes."""
    enter(http)
    ann = Guest(running.address)
    table = ann.lay(seats=HOT)["table"]
    with ann.socket(table) as socket:
        socket.look("south")
        told = http.get("/api/operator/house").json()
    assert (told["tables"], told["guests"], told["live"], told["sockets"]) == ({"open": 1}, 1, 1, 1)
    assert told["limits"]["body"] == 65536
    found = {finding["name"]: finding["state"] for finding in told["findings"]}
    assert found["database"] == found["writable"] == "fine"
    plan = http.post("/api/operator/retention", json={"unfinished": 0, "guests": 0}).json()
    assert [(one["what"], one["dry"]) for one in plan] == [("delete-guest", True), ("delete-table", True)]
    assert plan[1]["subjects"] == [table]
    assert ann.get(f"/api/tables/{table}")["table"] == table
    assert http.post("/api/operator/retention", json={"unfinished": -1}).status_code == 422


# the check before it starts


def states(config: Config) -> dict[str, str]:
    return {found.message: found.state for found in look(config)}


def test_the_check_finds_nothing_wrong(database: str) -> None:
    """With a database that is up to date; every finding has its words, and what is wrong has advice."""
    from weald.texts import Texts

    opened = Database(database)
    opened.upgrade()
    operators.make(opened, Actor("ann"), "ann")
    opened.close()
    found = list(look(Config(database=database, port=0)))
    assert [one.message for one in found if one.state == "fault"] == []
    names = {one.name for one in found}
    assert names >= {"settings", "address", "database", "writable", "clock", "files", "client", "thinkers", "operator"}
    for one in found:
        assert Texts().has(one.message), one.message


def test_the_check_finds_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with its words and what to do."""
    import shutil

    from alembic import command

    from weald.server.database import migrations
    from weald.server.host import check
    from weald.texts import Texts

    path = tmp_path / "tables.db"
    database = f"sqlite:///{path}"
    wrong: dict[str, str] = {}
    opened = Database(database)
    with opened.engine.begin() as connection:
        command.upgrade(migrations(connection), "0006")
    wrong |= states(Config(database=database, port=0, thinkers=0, host="0.0.0.0"))
    opened.upgrade()
    wrong |= states(Config(database=database, port=0, thinkers=0, workers=2, proxies="*", origins=["weald"]))
    path.chmod(0o644)
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage._replace(free=1_000_000))
    monkeypatch.setattr(check, "_FILES", 10**9)
    monkeypatch.setattr(check, "FOLDER", tmp_path / "nothing")
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    with opened.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO guests (id, hash, name, made) VALUES ('g', 'g', '', '')")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, edition, options, seed, public, title, owner, watch_hash, made, actions,"
            " undos, asked_since, over) VALUES ('t', '', '', '{}', '', 0, '', 'g', '', '2999', 0, 0, '', 0)"
        )
    opened.claim()
    wrong |= states(Config(database=database, port=0, thinkers=0, workers=3, secure=True))
    with opened.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    wrong |= states(Config(database=database, port=1 << 15, thinkers=0, host="192.0.2.1"))
    opened.close()
    wrong |= states(Config(database="sqlite:////nowhere/at/all/tables.db", port=0, thinkers=0))
    wrong |= states(Config(database="postgresql://ann@127.0.0.1:1/db", port=0, thinkers=0))
    told = {message for message, state in wrong.items() if state != "fine"}
    expected = {
        "check-https-warning",
        "check-database-older",
        "check-workers-fault",
        "check-workers-warning",
        "check-proxy-warning",
        "check-origin-fault",
        "check-rights-warning",
        "check-disk-fault",
        "check-files-warning",
        "check-client-warning",
        "check-clock-back",
        "check-claim-warning",
        "check-https-alone",
        "check-database-newer",
        "check-address-fault",
        "check-folder-fault",
        "check-database-fault",
        "check-operator-warning",
        "check-thinkers-warning",
    }
    assert expected <= told
    for message in told:
        assert Texts().has(message), message
        assert Texts().has(f"{message}-do"), message


def test_the_command_that_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`weald serve --check` says it line by line, starts nothing, and its exit code tells whether it would serve."""
    from weald.cli.app import run

    fine = run(["serve", "--check", "--db", str(tmp_path / "tables.db"), "--port", "0", "--thinkers", "0"])
    assert fine == 0
    assert not (tmp_path / "tables.db").exists()
    told = capsys.readouterr().out
    assert "ok       The settings fit together." in told
    assert "weald admin secret" in told
    assert run(["serve", "--check", "--db", "/nowhere/at/all/tables.db", "--port", "0", "--thinkers", "0"]) == 2
    assert "FAULT    Nothing can be written to /nowhere/at/all." in capsys.readouterr().out


def test_the_secret_out_of_a_file(tmp_path: Path) -> None:
    """As a container gets it; the settings that reach the workers have its digest alone."""
    from weald.cli.serve import _operator

    file = tmp_path / "secret"
    file.write_text(SECRET + "\n")
    assert _operator(str(file)) == digest(SECRET)
    with pytest.raises(BadValue, match="no-such-file"):
        _operator(str(tmp_path / "missing"))
    assert FREE.guesses  # the other tests are not held up by limits
