"""The lobby: tables by game, pace and language, games to watch, finished ones with their points."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import seat
from tests.browser.test_home import LAY, SIZES
from tests.server.client import Guest, play_all

Shot = Callable[[Page, str], None]
OPEN = {"south": "me", "north": "open"}


def rows(page: Page) -> list[str]:
    return [str(one) for one in page.locator("main h3").all_inner_texts()]


def finish(house: House, name: str) -> None:
    """A public game that one guest plays to its end."""
    guest = Guest(house.address)
    with guest.socket(guest.lay(seats={"south": "me", "north": "me"}, public=True, name=name)["table"]) as socket:
        socket.look("south", drawing=False)
        play_all(socket, random.Random(name))
    guest.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_table_is_found_and_joined(visit: Visit, tmp_path: Path, shot: Shot, scheme: str) -> None:
    """By game, language and pace; what is over tells date and points. Every size, without a finding of axe."""
    with House(tmp_path) as own:
        host = visit("#/lobby", at=own)
        expect(host.get_by_text("No table is looking for players now")).to_be_visible()
        wanted: list[dict[str, Any]] = [
            {"game": "critters", "seats": OPEN, "name": "Deutscher Tisch", "language": "de", "pace": "day"},
            {"game": "critters", "seats": OPEN, "name": "Blitz", "language": "en", "pace": "clock-25-10"},
            {"game": "root", "seats": {"marquise": "me"}, "name": "Whole wood"},
            {"game": "critters", "seats": {"south": "me", "north": "greedy"}, "name": "Going on"},
        ]
        for one in wanted:
            host.evaluate(LAY, {"public": True, **one})
        finish(own, "Over and done")
        page = visit("#/lobby", at=own, color_scheme=scheme, bypass_csp=True)
        expect(page.get_by_role("heading", level=3)).to_have_count(3)
        assert rows(page) == ["Whole wood", "Blitz", "Deutscher Tisch"]
        page.get_by_role("combobox", name="Game").select_option("critters")
        expect(page.get_by_role("heading", level=3)).to_have_count(2)
        page.get_by_role("main").get_by_role("combobox", name="Language").select_option("de")
        expect(page.get_by_role("heading", level=3)).to_have_count(1)
        expect(page.locator(".facts")).to_have_text("German")
        page.get_by_role("combobox", name="Pace").select_option("clock")
        expect(page.get_by_text("There is no such table now")).to_be_visible()
        for fragment, title in (
            ("#/lobby", "Blitz"),
            ("#/lobby/live", "Going on"),
            ("#/lobby/finished", "Over and done"),
        ):
            page.goto(f"/{fragment}")
            page.reload()  # nothing is chosen then
            expect(page.get_by_role("heading", level=3, name=title)).to_be_visible()
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                assert page.evaluate("document.documentElement.scrollWidth") <= width
                assert serious(page) == []
                shot(page, f"{fragment[2:].replace('/', '-')}-{scheme}-{width}")
        expect(page.locator(".facts")).to_contain_text("202")
        page.goto("/#/lobby")
        page.get_by_role("listitem").filter(has_text="Blitz").get_by_role("button", name="Sit down as North").click()
        expect(page.get_by_role("region", name="The board").first).to_be_visible()
        host.reload()
        expect(host.get_by_role("heading", level=3, name="Whole wood")).to_be_visible()
        assert "Blitz" not in rows(host)


def test_a_listed_table_tells_its_language(visit: Visit) -> None:
    """The browser's own, if nothing else is chosen."""
    page = visit("#/new/critters", locale="de-DE")
    expect(page.get_by_label("Language in which you talk")).to_have_count(0)
    seat(page, "North", "A friend, by link")
    page.get_by_role("checkbox", name="Listed under open tables").check()
    expect(page.get_by_label("Language in which you talk")).to_have_value("de")
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Lay the table").click()
    wanted = sent.value.post_data_json
    assert wanted is not None
    assert wanted["language"] == "de"


def test_my_history_tells_results(visit: Visit) -> None:
    """How often I have won, and each game with its points."""
    page = visit("#/me")
    history = page.get_by_role("region", name="Games you have finished")
    expect(history).to_contain_text("None yet")
    table = page.evaluate(LAY, {"game": "critters", "seats": {"south": "me", "north": "me"}})
    guest = Guest(str(page.evaluate("location.origin")))
    guest.http.cookies.clear()
    for cookie in page.context.cookies():
        guest.http.cookies.set(str(cookie["name"]), str(cookie["value"]))
    with guest.socket(table) as socket:
        socket.look("south", drawing=False)
        play_all(socket, random.Random("history"))
    guest.close()
    page.reload()
    expect(history).to_contain_text("Critters at War: 1 of one game won")
    expect(history.get_by_role("link", name="Watch again")).to_be_visible()
    expect(history.locator(".facts")).to_contain_text("North")


# what else can become of a table


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_seat_that_was_left(visit: Visit, shot: Shot, scheme: str) -> None:
    """Who left may come back; the others may deal anew, and all are told where."""
    me = visit("#/", color_scheme=scheme, bypass_csp=True)
    table = me.evaluate(LAY, {"game": "critters", "seats": OPEN, "public": True})
    friend = visit("#/", color_scheme=scheme, bypass_csp=True)
    sit = """table => fetch(`/api/tables/${table}/claim`, {method: "POST", headers: {"Content-Type":
      "application/json"}, body: JSON.stringify({kind: "invite", seat: "north"})})"""
    leave = """table => fetch(`/api/tables/${table}/leave`, {method: "POST", headers: {"Content-Type":
      "application/json"}, body: "{}"})"""
    friend.evaluate(sit, table)
    friend.goto(f"/#/t/{table}")
    me.goto(f"/#/t/{table}")
    expect(me.get_by_role("region", name="The board").first).to_be_visible()
    friend.evaluate(leave, table)
    left = me.get_by_role("region", name="A seat that was left")
    expect(left).to_contain_text("has been left")
    expect(me.get_by_text("is thinking")).to_have_count(0)  # nobody is there to think
    expect(left.get_by_role("button", name="Sit down again")).to_have_count(0)
    for width, height in SIZES:
        me.set_viewport_size({"width": width, "height": height})
        assert me.evaluate("document.documentElement.scrollWidth") <= width
        assert serious(me) == []
        shot(me, f"left-{scheme}-{width}")
    again = friend.get_by_role("region", name="A seat that was left")
    again.get_by_role("button", name="Sit down again").focus()
    friend.keyboard.press("Enter")
    expect(left).to_have_count(0)
    friend.evaluate(leave, table)
    left.get_by_role("button", name="Deal anew").focus()
    me.keyboard.press("Enter")
    me.wait_for_url(lambda url: table not in url)
    expect(again).to_contain_text("dealt anew")
    shot(friend, f"left-dealt-{scheme}")
    again.get_by_role("link", name="To the new table").click()
    friend.wait_for_url(lambda url: table not in url)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_game_that_cannot_go_on(visit: Visit, tmp_path: Path, shot: Shot, scheme: str) -> None:
    """Who and when; it ends when all agree, and then its record can be taken away."""
    own = House(tmp_path)
    with own:
        me = visit("#/", at=own, color_scheme=scheme, bypass_csp=True)
        table = me.evaluate(LAY, {"game": "critters", "seats": {"south": "me", "north": "me"}})
    with sqlite3.connect(tmp_path / "tables.db") as database:
        number = database.execute("SELECT actions FROM tables WHERE id = ?", (table,)).fetchone()[0] + 1
        line = (table, number, "south", "sing loudly", "2026")
        database.execute("INSERT INTO journal (table_id, number, seat, action, made) VALUES (?, ?, ?, ?, ?)", line)
        database.execute("UPDATE tables SET actions = ? WHERE id = ?", (number, table))
        database.execute("DELETE FROM snapshots")
    database.close()
    with own:
        me.goto(f"/#/t/{table}")
        me.reload()
        expect(me.get_by_role("heading", name="This game cannot go on")).to_be_visible()
        for width, height in SIZES:
            me.set_viewport_size({"width": width, "height": height})
            assert me.evaluate("document.documentElement.scrollWidth") <= width
            assert serious(me) == []
            shot(me, f"unfollowed-{scheme}-{width}")
        me.get_by_role("button", name="End the game here").focus()
        me.keyboard.press("Enter")
        record = me.get_by_role("link", name="Download the record")
        with me.expect_download() as download:
            record.click()
        assert "sing loudly" in Path(download.value.path()).read_text(encoding="utf-8")
        shot(me, f"unfollowed-ended-{scheme}")
