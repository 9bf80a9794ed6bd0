"""How strong computers are: chosen at the set-up and for a quick game, remembered; and the sign that one thinks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.playing import seat, seat_row
from tests.server import gate
from tests.server.seeded import Seeds, running_test
from tests.server.serving import Running
from weald.server import tables, thinkers

Shot = Callable[[Page, str], None]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAY = """wanted => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wanted), headers: {
    'content-type': 'application/json'}}).then(answer => answer.json()).then(laid => laid.table)"""
TOLD = "fetch('/api/tables/' + location.hash.split('/')[2]).then(answer => answer.json())"


def players(page: Page) -> dict[str, str]:
    """Who sits at the table that was laid, by the server's word."""
    page.wait_for_url(re.compile("#/t/"))
    expect(page.get_by_role("region", name="The board").first).to_be_visible()
    told: dict[str, Any] = page.evaluate(TOLD)
    return {one["name"]: one["player"] for one in told["seats"]}


def test_levels_at_the_set_up(visit: Visit, shot: Shot) -> None:
    """A level with a line on how it plays; the next computer that sits down has the same; it is remembered."""
    page = visit("#/new/root")
    row = seat_row(page, "Eyrie Dynasties")
    levels = row.get_by_role("group", name="How strong?")
    expect(levels.get_by_role("radio")).to_have_count(5)
    expect(levels.get_by_role("radio", name="Normal")).to_be_checked()
    levels.get_by_role("radio", name="Expert").check()
    expect(levels).to_have_accessible_description(re.compile("^Plays as well as it can"))
    expect(page.get_by_role("button", name=re.compile("^Eyrie Dynasties Computer, expert"))).to_be_visible()
    shot(page, "levels-set-up")
    seat(page, "Vagabond", "Nobody")
    seat(page, "Lizard Cult", "A friend, by link")
    expect(seat_row(page, "Lizard Cult").get_by_role("group", name="How strong?")).to_have_count(0)
    seat(page, "Lizard Cult", "Computer")
    expect(page.get_by_role("button", name=re.compile("^Lizard Cult Computer, expert"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Eyrie Dynasties Computer, expert"))).to_be_visible()
    page.get_by_role("button", name="As at first").click()
    expect(page.get_by_role("button", name=re.compile("^Woodland Alliance Computer, expert"))).to_be_visible()
    seat_row(page, "Woodland Alliance").get_by_role("radio", name="Beginner").check()
    page.get_by_role("button", name="Lay the table").click()
    assert players(page) == {"marquise": "person", "eyrie": "expert", "alliance": "beginner", "vagabond": "expert"}
    expect(page.locator('li[data-seat="alliance"]').first).to_contain_text("computer (beginner)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_levels_of_a_quick_game(visit: Visit, shot: Shot, scheme: str) -> None:
    """One line on the start page opens to choose; the quick game has it, and this browser remembers it."""
    page = visit("#/", color_scheme=scheme, bypass_csp=True, **PHONE)
    page.get_by_text("Computers: normal").click()
    page.get_by_role("radio", name="Easy").check()
    expect(page.get_by_text("Computers: easy")).to_be_visible()
    expect(page.get_by_text(re.compile("^Looks one step ahead and does not see"))).to_be_visible()
    assert int(page.evaluate("document.documentElement.scrollWidth")) <= 390
    assert serious(page) == []
    shot(page, f"levels-quick-{scheme}")
    page.reload()
    expect(page.get_by_text("Computers: easy")).to_be_visible()
    page.get_by_role("button", name=re.compile("Play against the computer.*Critters")).click()
    assert players(page) == {"south": "person", "north": "easy"}
    page.goto("/#/play/root")
    expect(page.get_by_text("Computers: easy")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_computer_is_seen_to_think(
    visit: Visit, shot: Shot, scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While an expert thinks, its seat and the question say so, a reader is told calmly; with its answer it goes on."""
    path = tmp_path / "gate"
    gate.make(str(path), monkeypatch)
    monkeypatch.setattr(thinkers, "choose", gate.choose)
    monkeypatch.setattr(tables, "new_seed", Seeds(running_test))
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1) as server:
        page = visit("#/", at=server, color_scheme=scheme, bypass_csp=True)
        table = page.evaluate(
            LAY, {"game": "root", "seats": dict.fromkeys(["marquise", "eyrie", "alliance", "vagabond"], "expert")}
        )
        page.goto(f"/#/t/{table}")
        thinks = page.locator("li.thinking")
        expect(thinks).to_have_count(1)
        asked = page.evaluate(TOLD)["asked"]
        expect(thinks).to_have_attribute("data-seat", asked)
        expect(page.locator("[data-question] .thinking")).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="is thinking.")).to_have_count(1)
        assert serious(page) == []
        shot(page, f"levels-thinking-{scheme}")
        page.set_viewport_size({"width": 390, "height": 844})
        expect(thinks).to_be_visible()
        shot(page, f"levels-thinking-phone-{scheme}")
        before = page.evaluate(TOLD)["at"]
        path.write_text("")
        page.wait_for_function(f"at => {TOLD}.then(told => told.at > at)", arg=before)
