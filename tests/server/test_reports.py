"""Chat lines that people report, in the operator's hands: seen with what is around them, dismissed, or removed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.admin import admin
from tests.server.client import Guest
from tests.server.serving import Running
from tests.server.test_operator import SECRET, enter
from tests.server.test_parting import duel
from weald.server.secrets import digest


@pytest.fixture
def running(database: str) -> Iterator[Running]:
    with Running(database, thinkers=0, operator=digest(SECRET)) as server:
        yield server


@pytest.fixture
def http(running: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=running.address, timeout=PATIENCE, trust_env=False) as client:
        yield client


def quarrel(running: Running) -> tuple[Guest, Guest, str]:
    """Bob says three things, and Ann reports the second."""
    (ann, bob), table = duel(running, name="Friday")
    ann.patch("/api/me", {"name": "Ann"})
    bob.patch("/api/me", {"name": "Bob"})
    for said in ("hello", "something rude", "and so on"):
        bob.post(f"/api/tables/{table}/chat", {"text": said})
    ann.post(f"/api/tables/{table}/chat/report", {"number": 2}, 204)
    return ann, bob, table


def lines(guest: Guest, table: str) -> list[dict[str, Any]]:
    return list(guest.get(f"/api/tables/{table}/chat")["lines"])


def test_a_report_on_the_operator_s_page(running: Running, http: httpx.Client) -> None:
    """Which line, at which table, who said it and who reports it; for nobody else. Dismissed, the line stays."""
    ann, bob, table = quarrel(running)
    assert http.get("/api/operator/reports").status_code == 403
    assert http.post("/api/operator/reports/dismiss", json={"reports": [1], "dry": False}).status_code == 403
    assert http.post("/api/operator/reports/remove", json={"report": 1, "dry": False}).status_code == 403
    enter(http)
    (told,) = http.get("/api/operator/reports").json()
    assert (told["table"], told["title"], told["game"], told["number"]) == (table, "Friday", "critters", 2)
    assert (told["about_name"], told["by_name"], told["there"]) == ("Bob", "Ann", True)
    assert [line["text"] for line in told["lines"]] == ["hello", "something rude", "and so on"]
    dismiss = {"reports": [told["id"]], "why": "a joke"}
    dry = http.post("/api/operator/reports/dismiss", json=dismiss).json()
    assert (dry[0]["dry"], dry[0]["subjects"], dry[0]["rows"]) == (True, [str(told["id"])], {"reports": 1})
    assert len(http.get("/api/operator/reports").json()) == 1
    http.post("/api/operator/reports/dismiss", json={**dismiss, "dry": False})
    assert http.get("/api/operator/reports").json() == []
    assert lines(bob, table)[1]["text"] == "something rude"
    (deed,) = http.get("/api/operator/deeds").json()
    assert (deed["what"], deed["subject"], deed["why"]) == ("dismiss-report", table, "a joke")
    assert deed["facts"] == {"number": 2, "about": told["about"]}
    assert "rude" not in json.dumps(deed), "the log repeats what was said"
    gone = http.post("/api/operator/reports/dismiss", json={**dismiss, "dry": False})
    assert (gone.status_code, gone.json()["error"]["code"]) == (404, "unknown-report")
    ann.post(f"/api/tables/{table}/chat/report", {"number": 2}, 204)  # it may be reported again


def test_a_line_is_removed(running: Running, http: httpx.Client) -> None:
    """Nobody reads it any more, not even in an export, and all reports of it are settled; whoever looks is told."""
    ann, bob, table = quarrel(running)
    eve = Guest(running.address)
    eve.post(f"/api/tables/{table}/chat/report", {"number": 2}, 204)
    enter(http)
    first, second = http.get("/api/operator/reports").json()
    remove = {"report": first["id"], "why": "rude"}
    dry = http.post("/api/operator/reports/remove", json=remove).json()
    assert (dry[0]["dry"], dry[0]["rows"]) == (True, {"chat": 1, "reports": 2})
    assert lines(ann, table)[1]["text"] == "something rude"
    with ann.socket(table) as south:
        south.look("south")
        south.until(lambda message: message["type"] == "said" and message["last"] == 3)
        http.post("/api/operator/reports/remove", json={**remove, "dry": False})
        south.until(lambda message: message["type"] == "said" and message["last"] == 4)
    for guest in (ann, bob, eve):
        told = lines(guest, table)
        assert [(line["number"], line["text"], line["removed"]) for line in told] == [
            (1, "hello", False),
            (2, None, True),
            (3, "and so on", False),
        ]
    assert "something rude" not in json.dumps(bob.get("/api/me/export"))
    assert http.get("/api/operator/reports").json() == []
    assert http.post("/api/operator/reports/remove", json={"report": second["id"], "dry": False}).status_code == 404
    bob.post(f"/api/tables/{table}/chat", {"text": "sorry"})
    assert [line["text"] for line in lines(ann, table)][-1] == "sorry"
    assert [deed["what"] for deed in http.get("/api/operator/deeds").json()] == ["remove-line"]


def test_reports_by_the_command(running: Running, database: str) -> None:
    """Listed in words and as JSON, dismissed and removed with a dry run first, and in the log."""
    _, bob, table = quarrel(running)
    (row,) = json.loads(admin(database, "reports", "--json").stdout)
    told = admin(database, "reports").stdout
    assert "> Bob: something rude" in told
    assert f"said by Bob ({row['about']}), reported by Ann ({row['by']})" in told
    number = str(row["id"])
    assert "would be removed" in admin(database, "remove-line", number, "--dry-run").stdout
    assert "1 report would be dismissed" in admin(database, "dismiss", number, "--dry-run").stdout
    asked = admin(database, "remove-line", number)
    assert (asked.returncode, "--yes" in asked.stderr) == (2, True)
    assert lines(bob, table)[1]["text"] == "something rude"
    assert "The line is removed." in admin(database, "remove-line", number, "--yes", "--why", "rude").stdout
    assert lines(bob, table)[1]["removed"]
    assert "No reports." in admin(database, "reports").stdout
    assert f"removed a chat line at table {table}  rude" in admin(database, "log").stdout
    unknown = admin(database, "dismiss", number, "--yes")
    assert (unknown.returncode, f"There is no report {number}" in unknown.stderr) == (2, True)
    assert admin(database, "ban", row["about"], "--yes", "--why", "rude").returncode == 0
