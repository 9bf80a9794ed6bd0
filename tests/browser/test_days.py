"""Games over days in the browser: pace, clocks, chat, resigning, ending by agreement, computers that stand in."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import SEATS, answer, seat, seat_row, table_of, wait_for_turn

Shot = Callable[[Page, str], None]
PHONE: ViewportSize = {"width": 390, "height": 844}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}


def laid(page: Page, pace: str = "") -> str:
    """South lays a table of Critters with a seat for a friend; the address of the invitation."""
    seat(page, "North", "A friend, by link")
    if pace:
        page.get_by_role("group", name="Pace").get_by_role("radio", name=pace).check()
    page.get_by_role("button", name="Lay the table").click()
    invitation = page.get_by_label(re.compile("Invitation to play"))
    expect(invitation).to_be_visible()
    return invitation.input_value().split("/", 3)[-1]


def two(visit: Visit, pace: str = "", **settings: Any) -> tuple[Page, Page]:
    south = visit("#/new/critters", bypass_csp=True)
    north = visit(laid(south, pace), bypass_csp=True, **settings)
    if pace:
        expect(north.get_by_text("The pace of this table")).to_be_visible()
        north.get_by_role("button", name="Sit down").click()
    expect(north.locator("[data-card]").first).to_be_visible()
    expect(south.get_by_label(re.compile("Invitation to play"))).to_have_count(0)
    return south, north


def open_part(page: Page) -> None:
    """The sheet in which one ends or resigns."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="End or resign").click()
    expect(page.get_by_role("dialog", name="End or resign")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone", "landscape"])
def test_chat(visit: Visit, shot: Shot, size: str) -> None:
    """What one says the other reads, as it was typed; new lines are counted; phrases, muting and reporting."""
    sizes = {"phone": PHONE, "landscape": LANDSCAPE}
    settings: dict[str, Any] = {"viewport": sizes[size]} if size in sizes else {}
    south, north = two(visit, **settings)
    south.keyboard.press("c")
    chat = south.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Nobody has said anything yet")
    south.get_by_label("Say something").fill("<b>Hello</b> & welcome")
    south.get_by_label("Say something").press("Enter")
    expect(chat).to_contain_text("<b>Hello</b> & welcome")
    expect(north.locator("[data-unread='1']")).to_be_visible()
    shot(north, f"chat-unread-{size}")
    north.get_by_role("button", name=re.compile("^Chat")).click()
    theirs = north.get_by_role("log", name="Chat")
    expect(theirs).to_contain_text("<b>Hello</b> & welcome")
    expect(theirs.locator("b")).to_have_count(0)
    expect(north.locator("[data-unread]")).to_have_count(0)
    north.get_by_role("button", name="Good luck!").click()
    expect(chat).to_contain_text("Good luck!")
    expect(north.get_by_role("button", name="Send")).to_be_in_viewport(ratio=0.9)
    expect(north.get_by_role("button", name="More about this line")).to_be_in_viewport(ratio=0.9)
    assert serious(north) == []
    shot(north, f"chat-{size}")
    north.emulate_media(color_scheme="dark")
    shot(north, f"chat-{size}-night")
    north.get_by_role("button", name="More about this line").click()
    north.get_by_role("button", name="Report to the host").click()
    expect(north.get_by_text("Reported.")).to_be_visible()
    north.get_by_role("button", name=re.compile("^Mute")).click()
    expect(theirs).to_contain_text("somebody you have muted")
    expect(theirs).not_to_contain_text("welcome")


def test_no_chat_where_the_host_wants_none(visit: Visit, tmp_path: Path) -> None:
    """Neither a tab nor a key opens it, on a desk or on a phone."""
    with House(tmp_path, "--no-chat") as silent:
        south = visit("#/new/critters", at=silent)
        north = visit(laid(south), at=silent, viewport=PHONE)
        for page in (south, north):
            expect(page.locator("[data-card]").first).to_be_visible()
            expect(page.get_by_role("button", name=re.compile("^Chat"))).to_have_count(0)
            page.keyboard.press("c")
            expect(page.get_by_role("log", name="Chat")).to_have_count(0)
            expect(page.get_by_label("Say something")).to_have_count(0)


def test_resigning(visit: Visit, shot: Shot) -> None:
    """It is asked twice; the other has won, and is told why; the lists tell it too."""
    south, north = two(visit)
    open_part(north)
    assert serious(north) == []
    shot(north, "resign-desktop")
    north.get_by_role("button", name="Resign", exact=True).click()
    north.get_by_role("button", name="Yes, I resign").click()
    for page in (south, north):
        expect(page.locator("section.over")).to_contain_text("resigned")
    expect(south.locator("section.over h2")).to_contain_text("You have won")
    assert serious(south) == []
    shot(south, "resigned-desktop")
    south.goto("/#/")
    expect(south.locator("li .state").filter(has_text="resigned").first).to_be_visible()


def test_ending_by_agreement(visit: Visit, shot: Shot) -> None:
    """One offers, the other is asked beside the board, and agrees."""
    south, north = two(visit, viewport=PHONE)
    open_part(south)
    south.get_by_role("button", name="Offer to end the game").click()
    expect(south.locator(".wishes")).to_contain_text("would like to end the game here")
    wish = north.locator(".wishes")
    expect(wish).to_contain_text("would like to end the game here")
    expect(wish.get_by_role("button", name="I agree")).to_be_in_viewport()
    assert serious(north) == []
    shot(north, "wish-phone")
    wish.get_by_role("button", name="I agree").click()
    for page in (south, north):
        expect(page.locator("section.over h2")).to_contain_text("Ended by agreement")


def test_a_computer_plays_for_who_has_left(visit: Visit, shot: Shot) -> None:
    """The others agree to it; who comes back plays on."""
    cats = visit("#/new/root", bypass_csp=True)
    for name in ("eyrie", "alliance"):
        seat(cats, SEATS[name], "A friend, by link")
    seat_row(cats, SEATS["vagabond"])
    seat(cats, SEATS["vagabond"], "Nobody")
    cats.get_by_label(re.compile("Listed under open tables")).check()
    cats.get_by_role("button", name="Lay the table").click()
    expect(cats.get_by_role("region", name="The board").first).to_be_visible()
    table = table_of(cats)
    others = [visit("#/", bypass_csp=True) for _ in range(2)]
    for page, name in zip(others, ("eyrie", "alliance"), strict=True):
        claimed = page.evaluate(
            "([table, seat]) => fetch(`/api/tables/${table}/claim`, {method: 'POST', "
            "headers: {'Content-Type': 'application/json'}, body: JSON.stringify({kind: 'invite', seat})})"
            ".then(found => found.status)",
            [table, name],
        )
        assert claimed == 200
        page.goto(f"/#/t/{table}")
        expect(page.get_by_role("region", name="The board").first).to_be_visible()
    birds, mice = others
    status = cats.evaluate(
        "table => fetch(`/api/tables/${table}/leave`, {method: 'POST', headers: {'Content-Type': 'application/json'}, "
        "body: '{}'}).then(found => found.status)",
        table,
    )
    assert status == 204
    birds.get_by_role("button", name="Let a computer play on").click()
    wish = mice.locator(".wishes")
    expect(wish).to_contain_text("would let a computer play for")
    shot(mice, "replace-desktop")
    wish.get_by_role("button", name="I agree").click()
    expect(mice.locator("[data-seat=marquise]")).to_contain_text("computer")
    assert serious(mice) == []
    mice.wait_for_function("() => Number(document.querySelector('[data-at]').dataset.at) > 3")


def test_a_clock_runs(visit: Visit, shot: Shot) -> None:
    """Told before one sits down, drawn beside each seat, and only that of the asked one runs."""
    south, north = two(visit, "Live: 10 min + 5 s", viewport=PHONE)
    for page in (south, north):
        expect(page.get_by_role("timer")).to_have_count(2)
        expect(page.locator(".clock.runs")).to_have_count(1)
    running = south.locator(".clock.runs")
    expect(running).not_to_have_text("10:00")
    first = south.locator("li:has(.clock.runs)").get_attribute("data-seat")
    mover = south if first == "south" else north
    assert serious(south, within="header") == []
    shot(south, "clock-desktop")
    shot(north, "clock-phone")
    assert wait_for_turn(mover)
    dice = random.Random(1)
    answer(mover, lambda offered: dice.choice([one for one in offered if one.startswith("improvise")]))
    other = {"south": "north", "north": "south"}[first or "south"]
    expect(south.locator(f"[data-seat={other}] .clock.runs")).to_have_count(1)


def test_a_pace_of_days_is_told(visit: Visit, shot: Shot) -> None:
    """At set-up with what it means, in the lists, and at the table until when."""
    south = visit("#/new/critters", bypass_csp=True)
    seat(south, "North", "A friend, by link")
    south.get_by_role("radio", name="A day a turn").check()
    expect(south.get_by_text("Whoever has not answered within a day")).to_be_visible()
    assert serious(south) == []
    shot(south, "pace-setup-desktop")
    south.set_viewport_size(PHONE)
    shot(south, "pace-setup-phone")
    south.set_viewport_size({"width": 1440, "height": 900})
    south.get_by_label(re.compile("Listed under open tables")).check()
    south.get_by_role("button", name="Lay the table").click()
    expect(south.get_by_label(re.compile("Invitation to play"))).to_be_visible()
    other = visit("#/", bypass_csp=True)
    expect(other.locator("li .pace").filter(has_text="A day a turn").first).to_be_visible()
    shot(other, "pace-list-desktop")
