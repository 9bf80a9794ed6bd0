"""The operator's page: behind its secret, by keyboard, on a phone and on a desk, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.server.admin import admin
from tests.server.client import Guest

Shot = Callable[[Page, str], None]
PARTS = ("Health", "Tables", "Guests", "Reports", "Muted", "Bans", "Retention", "Log")


@pytest.fixture
def secret(house: House) -> str:
    return admin(str(house.folder / "tables.db"), "secret").stdout.strip()


def come_in(page: Page, secret: str) -> None:
    page.get_by_label("The operator's secret").fill(secret)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="How the server is")).to_be_visible()


def quarrel(house: House) -> tuple[Guest, Guest, str]:
    """Bob says something rude at Ann's table, and she reports it."""
    ann, bob = Guest(house.address), Guest(house.address)
    ann.patch("/api/me", {"name": "Ann"})
    bob.patch("/api/me", {"name": "Bob"})
    table = ann.lay(seats={"south": "me", "north": "open"}, public=True, name="Friday")["table"]
    bob.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
    for said in ("hello", "something rude", "and so on"):
        bob.post(f"/api/tables/{table}/chat", {"text": said})
    ann.post(f"/api/tables/{table}/chat/report", {"number": 2}, 204)
    return ann, bob, table


@pytest.mark.parametrize(
    ("scheme", "width", "height"), [("light", 1440, 900), ("dark", 390, 844), ("light", 844, 390), ("dark", 1024, 768)]
)
def test_every_part_can_be_read(
    visit: Visit, shot: Shot, house: House, secret: str, scheme: str, width: int, height: int
) -> None:
    """Axe finds nothing serious in any part, and nothing is wider than the screen."""
    quarrel(house)
    size = {"width": width, "height": height}
    page = visit("#/operator", bypass_csp=True, color_scheme=scheme, viewport=size)
    expect(page.get_by_label("The operator's secret")).to_be_visible()
    assert serious(page) == []
    come_in(page, secret)
    for part in PARTS:
        page.get_by_role("link", name=part, exact=True).click()
        expect(page.get_by_role("heading", level=2, name=part)).to_be_visible()
        expect(page.get_by_text("One moment")).to_have_count(0)
        assert serious(page) == [], part
        assert page.evaluate("document.documentElement.scrollWidth") <= width, part
        shot(page, f"operator-{part.lower()}-{scheme}-{width}")


def test_a_table_is_closed_and_deleted(visit: Visit, house: House, secret: str) -> None:
    """By keyboard: what would happen is said first. Whoever sits there is told at once, and the log knows why."""
    ann = visit()
    guest = Guest(house.address)
    table = guest.lay(seats={"south": "me", "north": "me"}, name="Closing time", public=True)["table"]
    ann.goto(f"/#/t/{table}")
    expect(ann.locator("[data-at]")).to_be_visible()
    page = visit("#/operator/tables")
    page.get_by_label("The operator's secret").fill(secret)
    page.keyboard.press("Enter")
    page.get_by_label("Search by id").fill(table)
    page.keyboard.press("Enter")
    row = page.get_by_role("row", name="Closing time")
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Close")
    expect(sheet).to_contain_text("nobody can move there any more")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(row).to_contain_text("open")
    row.get_by_role("button", name="Close").click()
    sheet.get_by_label("Reason").fill("it is late")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("The table is closed.")
    expect(row).to_contain_text("closed")
    expect(ann.get_by_text("The host has closed this table")).to_be_visible()
    row.get_by_role("button", name="Delete").click()
    deleting = page.get_by_role("dialog", name="Delete")
    expect(deleting).to_contain_text("journal")
    deleting.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("status")).to_have_text("1 table is deleted.")
    expect(row).to_have_count(0)
    page.get_by_role("link", name="Log").click()
    expect(page.get_by_role("row", name="it is late")).to_contain_text("closed a table")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_label("The operator's secret")).to_be_visible()


def test_a_reported_line_is_removed(visit: Visit, house: House, secret: str) -> None:
    """Who said it and who reports it, with the lines around it; whoever reads the chat sees it go at once."""
    ann, _, table = quarrel(house)
    cookies = [{"name": name, "value": value, "url": house.address} for name, value in ann.http.cookies.items()]
    reading = visit()
    reading.context.add_cookies(cookies)  # type: ignore[arg-type]  # as playwright tells its own
    reading.goto(f"/#/t/{table}")
    reading.reload()
    reading.get_by_role("button", name=re.compile("^Chat")).click()
    chat = reading.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("something rude")
    page = visit("#/operator/reports")
    page.get_by_label("The operator's secret").fill(secret)
    page.keyboard.press("Enter")
    row = page.get_by_role("row").filter(has_text=table)
    expect(row.locator(".meant")).to_contain_text("Bob: something rude")
    expect(row).to_contain_text("Ann")
    row.get_by_role("button", name="Remove line").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Remove line")
    expect(sheet).to_contain_text("Nobody can read it any more")
    sheet.get_by_label("Reason").fill("rude words")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("The line is removed.")
    expect(row).to_have_count(0)
    expect(chat).to_contain_text("Removed by the host.")
    expect(chat).not_to_contain_text("something rude")
    expect(chat).to_contain_text("and so on")
    page.get_by_role("link", name="Log", exact=True).click()
    expect(page.get_by_role("row", name="rude words")).to_contain_text("removed a chat line")


def test_somebody_is_muted_and_may_speak_again(visit: Visit, shot: Shot, house: House, secret: str) -> None:
    """From the report: they are told why, in the place where they would write. Then they write again."""
    _, bob, table = quarrel(house)
    cookies = [{"name": name, "value": value, "url": house.address} for name, value in bob.http.cookies.items()]
    talking = visit()
    talking.context.add_cookies(cookies)  # type: ignore[arg-type]  # as playwright tells its own
    talking.goto(f"/#/t/{table}")
    talking.reload()
    talking.get_by_role("button", name=re.compile("^Chat")).click()
    line = talking.get_by_label("Say something")
    line.fill("one more")
    page = visit("#/operator/reports", bypass_csp=True)
    page.get_by_label("The operator's secret").fill(secret)
    page.keyboard.press("Enter")
    row = page.get_by_role("row").filter(has_text=table)
    row.get_by_role("button", name="Mute").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Mute")
    expect(sheet).to_contain_text("they cannot write in any chat")
    expect(sheet).to_contain_text("They are shown it.")
    sheet.get_by_label("Reason").fill("Be kind.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Muted.")
    line.press("Enter")
    told = talking.get_by_text("The host has muted you. Be kind.")
    expect(told.last).to_be_visible()
    expect(line).to_have_count(0)
    shot(talking, "chat-muted")
    page.get_by_role("link", name="Muted", exact=True).click()
    muted = page.get_by_role("row").filter(has_text="Be kind.")
    expect(muted).to_contain_text("Bob")
    expect(muted).to_contain_text("until lifted")
    assert serious(page) == []
    shot(page, "operator-somebody-muted")
    muted.get_by_role("button", name="Let speak again").click()
    expect(page.get_by_role("status")).to_have_text("They may speak again.")
    expect(muted).to_have_count(0)
    talking.reload()
    talking.get_by_role("button", name=re.compile("^Chat")).click()
    expect(line).to_be_visible()
