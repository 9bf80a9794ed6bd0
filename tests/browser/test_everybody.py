"""For everybody: keyboard, screen reader, phone, slow line, both themes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import ROOT, Visit
from tests.browser.house import House
from tests.browser.playing import moment, play, quick, seat, wait_for_turn
from tests.browser.test_reading import finished

__all__ = ["finished"]  # a fixture that both files use

Shot = Callable[[Page, str], None]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_battle_with_the_keyboard_alone(visit: Visit, house: House) -> None:
    """From the start page to the end of a battle without a pointer."""
    house.deal("keys 5")  # after four cards it is our turn again, and we may withdraw
    page = visit()
    start = page.get_by_role("button", name=re.compile("Play against the computer.*Critters"))
    expect(start).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if start.evaluate("one => one === document.activeElement"):
            break
    expect(start).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(4):
        assert wait_for_turn(page)
        before = moment(page)
        page.keyboard.press("1")
        assert page.evaluate("document.activeElement.dataset.number") == "1"
        page.keyboard.press("Enter")
        page.wait_for_function("at => document.querySelector('[data-at]').dataset.at !== at", arg=before)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert wait_for_turn(page)
    page.keyboard.press("e")  # withdraw: it is asked about again, and the question has the focus
    expect(page.get_by_role("button", name="Yes")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Go on")).to_be_focused()  # what came of it stays until it is read
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text("withdrew")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, shot: Shot, scheme: str, finished: tuple[str, int, str]) -> None:
    """Home, the form, the table, a plain board, the law book and a replay, by day and by night."""
    table, _, secret = finished
    page = visit(color_scheme=scheme, bypass_csp=True)
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    assert serious(page) == []
    shot(page, f"home-{scheme}")
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    page.get_by_text(re.compile(r"Not now \(\d+\)")).click()
    assert serious(page) == []
    shot(page, f"table-{scheme}")
    for fragment, waited, name in (
        ("#/new/root", "button:has-text('Lay the table'):not([disabled])", "new"),
        ("#/law/clockwork", "main article", "laws"),
        (f"#/replay/{table}?at=9&watch={secret}", "[data-at='9']", "replay"),
    ):
        page.goto(f"/{fragment}")
        page.wait_for_selector(waited)
        assert serious(page) == [], name
        shot(page, f"{name}-{scheme}")
    page.goto("/#/")
    quick(page, "Root")
    assert wait_for_turn(page)
    assert serious(page) == []
    shot(page, f"root-{scheme}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_at_plain_boards(visit: Visit, shot: Shot, scheme: str) -> None:
    """Root with bots, its log unfolded; the form with a bot's level and traits; Defenders. Then the same on a phone."""
    page = visit("#/new/root", color_scheme=scheme, bypass_csp=True)
    seat(page, "Eyrie Dynasties", "Clockwork bot")
    expect(page.get_by_text("No card. Two loyal viziers")).to_be_visible()
    assert serious(page) == []
    seat(page, "Woodland Alliance", "Clockwork bot")
    seat(page, "Vagabond", "Clockwork bot")
    page.get_by_role("button", name="Lay the table").click()
    dice = random.Random(7)
    turn = page.locator(".log button.turn")
    while not turn.count():
        assert play(page, dice, 1)
    wait_for_turn(page)
    turn.first.click()
    assert serious(page) == []
    shot(page, f"root-bots-{scheme}")
    page.set_viewport_size(PHONE["viewport"])
    assert serious(page) == []
    assert width(page) <= 390
    shot(page, f"root-bots-phone-{scheme}")
    page.get_by_role("navigation", name="Menu").get_by_role("button", name="Log").click()
    page.locator("dialog button.turn").first.click()
    assert serious(page) == []
    shot(page, f"root-bots-log-phone-{scheme}")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/#/")
    quick(page, "Defenders of the Wild")
    assert play(page, dice, 6) == 6
    wait_for_turn(page)
    assert serious(page) == []
    shot(page, f"defenders-{scheme}")


def width(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


def test_a_phone(visit: Visit, shot: Shot, finished: tuple[str, int, str]) -> None:
    """Upright in one hand: nothing runs out of the screen, and a move is made by two taps on cards and board."""
    table, _, secret = finished
    page = visit(**PHONE)
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    assert width(page) <= 390
    shot(page, "home-phone")
    page.get_by_role("button", name=re.compile("Play against the computer.*Critters")).tap()
    page.wait_for_selector("[data-card][aria-disabled=false]")
    assert width(page) <= 390
    shot(page, "table-phone")
    before = moment(page)
    page.locator("[data-card][aria-disabled=false]").first.tap()
    page.locator("[data-slot]").last.tap()
    page.wait_for_function("at => document.querySelector('[data-at]').dataset.at !== at", arg=before)
    for fragment, waited, name in (
        ("#/new/root", "button:has-text('Lay the table')", "new"),
        ("#/law/critters/5.4", "main article", "laws"),
        (f"#/replay/{table}?at=9&watch={secret}", "[data-at='9']", "replay"),
    ):
        page.goto(f"/{fragment}")
        page.wait_for_selector(waited)
        assert width(page) <= 390, name
        shot(page, f"{name}-phone")
    page.goto("/#/")
    quick(page, "Root")
    assert wait_for_turn(page)
    assert width(page) <= 390
    shot(page, "root-phone")


LAY = """wanted => fetch("/api/tables", {
  method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wanted)
}).then(answer => answer.json()).then(laid => laid.table)"""


def lay(page: Page, game: str, **options: str) -> str:
    """A table of the usual kind with some other options, against the computer."""
    known = next(one for one in page.evaluate("fetch('/api/games').then(all => all.json())") if one["name"] == game)
    seats = {seat: who for seat, who in known["quick"]["seats"].items() if options.get(seat) not in ("bot", "no")}
    return str(page.evaluate(LAY, {"game": game, "options": known["quick"]["options"] | options, "seats": seats}))


def weigh(page: Page, fragment: str, waited: str) -> int:
    """What comes over the line for an address, headers and letters too, when nothing of it is known."""
    client = page.context.new_cdp_session(page)
    weights: list[int] = []
    client.on("Network.loadingFinished", lambda told: weights.append(int(told["encodedDataLength"])))
    page.goto("about:blank")
    client.send("Network.enable")
    client.send("Network.clearBrowserCache")
    page.goto(f"/{fragment}")
    page.wait_for_selector(waited)
    page.wait_for_function("() => document.fonts.size > 0")  # the letters come last
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    client.detach()
    return sum(weights)


def test_the_first_load_is_small(visit: Visit) -> None:
    """What comes over the line for the page opened first: some 160 kB, and what a game draws."""
    page = visit()
    bots = {"eyrie": "bot", "alliance": "bot", "vagabond": "bot"}
    tables = {game: lay(page, game) for game in ("critters", "root", "defenders")}
    tables["root with bots"] = lay(page, "root", **bots)
    asked = "[data-action]"
    found = {name: weigh(page, f"#/t/{table}", asked) for name, table in tables.items()}
    found["home"] = weigh(page, "#/", "main li h3")
    found["root set-up"] = weigh(page, "#/new/root", "button:has-text('Lay the table'):not([disabled])")
    Path(ROOT / "build").mkdir(exist_ok=True)
    lines = [f"{name}: {size} bytes" for name, size in found.items()]
    Path(ROOT / "build" / "first-load.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert min(found.values()) > 60_000, "the letters at least must have come"
    drawn = {"critters": 185_000, "root set-up": 190_000, "defenders": 215_000}
    most = {name: drawn.get(name, 250_000 if "root" in name else 160_000) for name in found}
    assert {name: size for name, size in found.items() if size >= most[name]} == {}
