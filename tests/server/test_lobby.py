"""The lobby: who looks for people, what can be watched, what is over, and what I have played; page by page."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Guest, play_all
from tests.server.serving import Running
from tests.server.test_person import over
from tests.server.test_rest import HOT, code
from weald.server.lobby import PAGE


@pytest.fixture
def house(database: str) -> Iterator[Running]:
    with Running(database, thinkers=0) as running:
        yield running


OPEN = {"south": "me", "north": "open"}


def listed(guest: Guest, which: str = "seeking", **more: str) -> list[str]:
    query = {"list": which, **more}
    answer = guest.http.get("/api/lobby", params=query)
    assert answer.status_code == 200, answer.text
    return [table["table"] for table in answer.json()["tables"]]


def test_tables_look_for_people_until_somebody_comes(house: Running) -> None:
    """Public ones with a free seat. Then they can be watched, and a seat that was left brings nobody back."""
    me, other = Guest(house.address), Guest(house.address)
    table = me.lay(seats=OPEN, public=True)["table"]
    me.lay(seats=OPEN)
    me.lay(seats={"south": "me", "north": "greedy"}, public=True)
    assert listed(other) == [table]
    assert table not in listed(other, "live")
    other.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
    assert listed(other) == []
    assert table in listed(other, "live")
    other.post(f"/api/tables/{table}/leave", status=204)
    assert listed(other) == []
    anew = me.post(f"/api/tables/{table}/rematch")["table"]
    assert listed(other) == [anew]
    assert table not in listed(other, "live")


def test_tables_are_found_by_game_pace_and_language(house: Running) -> None:
    """A table of no language is for everybody."""
    me = Guest(house.address)
    critters = me.lay(seats=OPEN, public=True, language="de", pace="day")["table"]
    root = me.lay("root", seats={"marquise": "me"}, public=True, language="en", pace="clock-25-10")["table"]
    plain = me.lay(seats=OPEN, public=True)["table"]
    assert listed(me) == [plain, root, critters]
    assert listed(me, game="critters") == [plain, critters]
    assert listed(me, language="de") == [plain, critters]
    assert listed(me, pace="none") == [plain]
    assert listed(me, pace="days") == [critters]
    assert listed(me, pace="clock", language="en") == [root]
    assert me.get(f"/api/tables/{critters}")["language"] == "de"
    for query in ("list=mine", "language=EN", "language=english", "pace=fast", "before=x", "before=%00~a"):
        assert code(me.get(f"/api/lobby?{query}", 422)) == "bad-request"
    assert code(me.get("/api/lobby?game=chess", 404)) == "unknown-game"
    me.post("/api/tables", {"game": "critters", "language": "DE"}, 422)


def test_finished_games_tell_the_points(house: Running) -> None:
    """With result and date; and everybody has them in a history of their own."""
    me, friend, stranger = (Guest(house.address) for _ in range(3))
    table = over(house, me, friend)
    told = me.get("/api/lobby?list=finished")["tables"][0]
    assert told["table"] == table
    assert set(told["scores"]) == {"south", "north"}
    assert told["winners"]
    assert stranger.get("/api/me/history") == {"tallies": [], "tables": [], "next": None}
    for guest, seat in ((me, "south"), (friend, "north")):
        mine = guest.get("/api/me/history")
        assert [one["table"] for one in mine["tables"]] == [table]
        won = int(seat in told["winners"])
        assert mine["tallies"] == [{"game": "critters", "played": 1, "won": won}]
        exported = guest.get("/api/me/export")["seats"]
        assert [(one["result"], one["scores"]) for one in exported] == [("won" if won else "lost", told["scores"])]


def test_a_private_game_is_in_my_history_alone(house: Running) -> None:
    me, other = Guest(house.address), Guest(house.address)
    table = me.lay(seats=HOT)["table"]
    with me.socket(table) as socket:
        socket.look("south")
        play_all(socket, random.Random(3))
    assert listed(other, "finished") == []
    assert [one["table"] for one in me.get("/api/me/history")["tables"]] == [table]


def test_long_lists_come_page_by_page(house: Running) -> None:
    """Each table once, the latest first."""
    me = Guest(house.address)
    laid = [me.lay(seats=OPEN, public=True)["table"] for _ in range(PAGE * 2 + 3)]
    pages: list[list[str]] = []
    before: Any = ""
    while before is not None:
        told = me.http.get("/api/lobby", params={"before": before} if before else {}).json()
        pages.append([table["table"] for table in told["tables"]])
        before = told["next"]
    assert [len(page) for page in pages] == [PAGE, PAGE, 3]
    assert [table for page in pages for table in page] == laid[::-1]
