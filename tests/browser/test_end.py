"""The end of a game, and the end of a phase: what came of it, and what would be left."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import OFFERED, answer, moment, quick, wait_for_turn
from tests.browser.wire import Wire
from tests.server.client import Guest, play_on

Shot = Callable[[Page, str], None]
BOTS = {"eyrie": "bot", "alliance": "bot", "vagabond": "bot"}


@pytest.fixture(scope="module")
def ended(house: House) -> tuple[str, str]:
    """A game of Root with bots that is over, played over the wire: its table, and the secret that lets others watch."""
    house.deal("ended")
    guest = Guest(house.address)
    laid = guest.lay("root", {"marquise": "me"}, options=BOTS)
    with guest.socket(laid["table"]) as socket:
        socket.look("marquise")
        play_on(socket, random.Random(3))
    guest.close()
    return laid["table"], laid["watch_link"].rsplit("/", 1)[-1]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_end_says_who_won_and_why(visit: Visit, shot: Shot, ended: tuple[str, str], scheme: str) -> None:
    """In words, as a chart, by laws, and where it turned; nothing among the buttons is for programmers."""
    table, secret = ended
    page = visit(f"#/watch/{table}/{secret}", color_scheme=scheme, bypass_csp=True)
    over = page.get_by_role("region", name="The game is over")
    expect(over.get_by_role("heading").first).to_have_text(re.compile("has won"))
    expect(over).to_contain_text(re.compile(r"came to 3\d points, the last (one|\d+) by: [A-Z]"))
    expect(over.get_by_role("img", name="Points round by round")).to_be_visible()
    for name in ("Electric Eyrie", "Automated Alliance", "Vagabot", "Marquise de Cat"):
        expect(over.get_by_role("row").filter(has_text=name)).to_have_count(1)
    expect(over.get_by_role("row").first).to_contain_text(re.compile(r"\+\d+ [A-Z].* [K\d][\d.]+"))
    expect(over).to_contain_text(re.compile(r"Round \d+: .* (took the lead|points in one turn)"))
    expect(over.get_by_text("Python")).to_have_count(0)
    assert serious(page) == []
    shot(page, f"over-root-{scheme}")
    page.set_viewport_size({"width": 390, "height": 844})
    assert serious(page) == []
    shot(page, f"over-root-phone-{scheme}")


@pytest.mark.parametrize(
    ("winners", "words"), [(True, "You have all won together!"), (False, "You have all lost together.")]
)
def test_those_who_play_together_win_or_lose_together(visit: Visit, winners: bool, words: str) -> None:
    """A co-operative game says so of all."""
    page = visit()
    wire = Wire(page)
    quick(page, "Defenders of the Wild")
    assert wait_for_turn(page)
    seats = [str(seat) for seat in page.locator("li[data-seat]").evaluate_all("all => all.map(s => s.dataset.seat)")]
    assert len(seats) > 1
    outcome = {"winners": seats if winners else [], "scores": dict.fromkeys(seats, 0), "law": "2.10", "sides": [seats]}
    wire.tell(question=None, offers=[], refused=[], undo=False, outcome=outcome)
    expect(page.get_by_role("region", name="The game is over").get_by_role("heading").first).to_have_text(words)


def arrive_at_daylight(page: Page) -> None:
    """As the Marquise, to the first Daylight with all its actions unused."""
    dice = random.Random(4)
    assert wait_for_turn(page)
    while page.locator('[data-end][data-action="end"]').count() == 0:
        answer(page, dice.choice)
        assert wait_for_turn(page)


def test_ending_with_something_left_asks_once(visit: Visit, shot: Shot) -> None:
    """Three actions are unused: the table asks, and not again in this phase; whoever likes is never asked."""
    page = visit()
    quick(page, "Root")
    arrive_at_daylight(page)
    before = moment(page)
    end = page.locator("[data-end]")
    end.click()
    sure = page.locator(".sure")
    expect(sure).to_contain_text("3 actions are still unused")
    shot(page, "left-desktop")
    sure.get_by_role("button", name="No", exact=True).click()
    assert moment(page) == before
    end.click()  # asked once is enough
    page.wait_for_function("at => document.querySelector('[data-at]').dataset.at !== at", arg=before)

    page = visit()
    quick(page, "Root")
    arrive_at_daylight(page)
    page.locator("[data-end]").click()
    page.get_by_role("button", name="Never ask").click()
    assert page.evaluate("JSON.parse(localStorage.getItem('weald-settings')).leftovers") is False


UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-end], .grave') === null"


def test_the_end_never_lies_under_the_last_click(visit: Visit) -> None:
    """Where somebody pressed an end there is none when the next question comes: a second click ends nothing."""
    page = visit()
    quick(page, "Root")
    arrive_at_daylight(page)
    dice = random.Random(8)
    ends = 0
    while ends < 6:
        assert wait_for_turn(page)
        button = page.locator("[data-end]:not([disabled])")
        if not button.count():
            answer(page, dice.choice)
            continue
        box = button.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        before = moment(page)
        page.mouse.click(x, y)
        page.wait_for_selector(f".sure, [data-at]:not([data-at='{before}'])")
        if page.locator(".sure").count():
            assert page.evaluate(UNDER, [x, y])
            page.locator(".sure .grave").click()
            page.wait_for_selector(f"[data-at]:not([data-at='{before}'])")
        page.wait_for_selector(f"{OFFERED}, section.over")
        assert page.locator("section.over").count() == 0
        assert page.evaluate(UNDER, [x, y])
        ends += 1
