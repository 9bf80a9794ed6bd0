"""Refusals with their laws, the law book, and replays."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import quick, wait_for_turn
from tests.server.client import Guest, play_on

Shot = Callable[[Page, str], None]


def test_a_refused_move_is_explained(visit: Visit, shot: Shot) -> None:
    """What cannot be chosen says why, and the number of the law opens its text."""
    page = visit()
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    card = page.locator("[data-card][aria-disabled=false]").first
    card.click()  # its own theater takes it faceup; the others only facedown, and say so
    page.locator("[data-slot][aria-disabled=true]").first.click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(re.compile(r"\w{3}.+ \d+\.\d+"))
    shot(page, "refused-on-the-board")
    alert.get_by_role("button").click()

    page.get_by_text(re.compile(r"Not now \(\d+\)")).click()
    reasons = page.locator("details[open] .why")
    expect(reasons.first).to_be_visible()
    law = reasons.first.locator(".law")
    number = law.inner_text()
    shot(page, "refused")
    law.click()
    sheet = page.get_by_role("dialog", name=f"Law {number}")
    expect(sheet.get_by_role("heading", level=3)).not_to_be_empty()
    sheet.get_by_role("link", name="Open it in the law book").click()
    expect(page.locator(f'[id="law-{number}"]')).to_be_visible()


def test_the_law_book(visit: Visit, shot: Shot) -> None:
    """Browse by book and chapter, search in all books, and link to a single law."""
    page = visit("#/law/root/4.3.1")
    law = page.locator('[id="law-4.3.1"]')
    expect(law).to_be_in_viewport()
    expect(law).to_have_attribute("aria-current", "true")
    shot(page, "laws-desktop")
    page.keyboard.press("/")
    page.keyboard.type("ambush")
    expect(page.get_by_role("heading", name="Laws with “ambush”")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(re.compile(r"\d+ laws"))
    expect(page.locator("main mark").first).to_have_text(re.compile("ambush", re.IGNORECASE))
    shot(page, "laws-search")
    page.locator("main article a.number").first.click()
    expect(page.locator("article[aria-current=true]")).to_be_in_viewport()
    page.get_by_role("link", name="Critters at War").click()
    expect(page.get_by_role("heading", level=1, name="Critters at War")).to_be_visible()


@pytest.fixture(scope="module")
def finished(house: House) -> tuple[str, int, str]:
    """A game that is over, played over the wire: its table, its length, and the secret that lets others watch."""
    house.deal("finished")
    guest = Guest(house.address)
    laid = guest.lay(seats={"south": "me", "north": "greedy"}, public=False)
    with guest.socket(laid["table"]) as socket:
        socket.look("south")
        play_on(socket, random.Random(9))
        last = socket.position["at"]
    guest.close()
    return laid["table"], last, laid["watch_link"].rsplit("/", 1)[-1]


def test_a_replay_by_its_link(visit: Visit, shot: Shot, finished: tuple[str, int, str]) -> None:
    """A shared link opens the very moment; slider, steps and auto-play go through the game from every seat."""
    table, last, secret = finished
    page = visit(f"#/replay/{table}?at=12&seat=north&watch={secret}", permissions=["clipboard-read", "clipboard-write"])
    where = page.get_by_role("slider", name="Where in the game")
    expect(where).to_have_value("12")
    assert secret not in page.url
    expect(page.get_by_label("Through whose eyes")).to_have_value("north")
    expect(page.locator("[data-card]").first).to_be_visible()  # the game is over: every hand may be seen
    shot(page, "replay-desktop")

    page.get_by_role("button", name="A step on").click()
    expect(page.locator("[data-at='13']")).to_be_visible()
    expect(page).to_have_url(re.compile("at=13"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-at='11']")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(f"[data-at='{last}']")).to_be_visible()
    expect(page.get_by_role("list", name="The seats")).to_contain_text("won")

    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=10))
    page.get_by_role("combobox", name="Pace").select_option("fast")
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play it by itself").click()
    for at in (1, 2, 3):
        page.clock.run_for(450)
        expect(page.locator(f"[data-at='{at}']")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(5_000)
    expect(page.locator("[data-at='3']")).to_be_visible()
    page.clock.resume()

    page.get_by_label("Through whose eyes").select_option("as a spectator")
    expect(page.locator("[data-card]")).to_have_count(0)
    page.keyboard.press("End")
    page.get_by_role("button", name="Copy as Python").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    assert "weald" in page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Journal").click()
    assert loading.value.suggested_filename.endswith(".weald")
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_function(
        "async part => (await navigator.clipboard.readText()).includes(part)", arg=f"/#/replay/{table}?at="
    )


def test_a_replay_of_a_game_that_goes_on(visit: Visit) -> None:
    """While a game is open its players see their own side of it, and no journal leaves the house."""
    page = visit()
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    name = page.locator("li.own .seat").inner_text()
    table = page.url.rsplit("/", 1)[-1]
    page.goto(f"/#/replay/{table}")
    eyes = page.get_by_label("Through whose eyes")
    expect(eyes).to_have_value("south")
    assert eyes.locator("option").all_inner_texts() == ["as a spectator", f"as {name}"]
    expect(page.get_by_text("The game goes on")).to_be_visible()
    expect(page.get_by_role("button", name="Copy as Python")).to_have_count(0)
