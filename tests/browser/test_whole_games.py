"""Whole games of Root, from the set-up page to the page of the end: by mouse, keys and fingers, in one browser or four.

Those who play follow a computer player's advice, given from what their own seat sees, so that each game comes to its
end in some sixty answers of theirs. All that their browsers were told is checked against what their seats may know.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import OVER, at_once, quick, set_up, table_of, tap, type_in, wait_for_turn
from tests.browser.referee import Look, Referee, ears, play_out

# each side with the number of a deal that comes to its end soon
SIDES = {"marquise": 0, "eyrie": 3, "alliance": 11, "vagabond": 4, "cult": 11, "riverfolk": 6}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# of the friends who come by links: a tablet, a phone in the hand and one on its side
SCREENS: tuple[dict[str, Any], ...] = (
    {"viewport": {"width": 1024, "height": 768}},
    PHONE,
    {**PHONE, "viewport": {"width": 844, "height": 390}},
)


class Questions:
    """Looks at a page each time that something is asked for the first time, and at every page at least once."""

    def __init__(self, referee: Referee, look: Look) -> None:
        self.referee = referee
        self.look = look
        self.seen: set[str | Page] = set()

    def __call__(self, page: Page) -> None:
        question = self.referee.table.question
        assert question is not None
        if not self.seen.issuperset({question.ask, page}):
            self.seen |= {question.ask, page}
            self.look(page)


def nothing_serious(page: Page) -> None:
    assert serious(page) == []


@pytest.mark.parametrize("side", SIDES)
def test_as_each_faction_against_computers(visit: Visit, house: House, side: str) -> None:
    """The quick way: a side is picked, and three computers play the others."""
    house.deal(f"{side} {SIDES[side]}")
    page = visit("#/", bypass_csp=True)
    at_once(page)
    heard = ears(page)
    quick(page, "Root", side)
    referee = Referee(house, table_of(page))
    assert play_out(referee, {side: page}) > 20
    nothing_serious(page)
    referee.check(heard)


def test_against_four_bots_of_four_kinds(visit: Visit, house: House) -> None:
    """Four different bots, with movement: the page tells of each, and at the end of what each scored by."""
    page = visit("#/", reduced_motion="no-preference", bypass_csp=True)
    at_once(page)
    heard = ears(page)
    page.goto("/#/new/root")
    expect(page.get_by_role("button", name="Lay the table")).to_be_enabled()
    nothing_serious(page)
    set_up(page, dict.fromkeys(("eyrie", "alliance", "cult", "duchy"), "bot") | {"vagabond": "nobody"})
    referee = Referee(house, table_of(page))
    assert play_out(referee, {"marquise": page}, look=Questions(referee, nothing_serious)) > 20
    over = page.locator(OVER)
    for name in ("Electric Eyrie", "Automated Alliance", "Logical Lizards", "Drillbit Duchy", "Marquise de Cat"):
        expect(over.get_by_role("row").filter(has_text=name)).to_have_count(1)
    nothing_serious(page)
    referee.check(heard)


def test_four_friends_in_four_browsers(visit: Visit, house: House) -> None:
    """One lays the table and sends three links; four hands stay four secrets to the end."""
    house.deal("four 16")
    host = visit("#/", bypass_csp=True)
    at_once(host)
    heard = [ears(host)]
    friends = ("eyrie", "alliance", "vagabond")
    host.goto("/#/new/root")
    set_up(host, dict.fromkeys(friends, "friend"))
    nothing_serious(host)
    links = [each.input_value() for each in host.get_by_label(re.compile("Invitation to play")).all()]
    assert len(links) == len(friends)
    pages = {"marquise": host}
    for link, screen in zip(links, SCREENS, strict=True):
        page = visit("#/", bypass_csp=True, **screen)
        at_once(page)
        heard.append(ears(page))
        page.goto(link)
        own = page.locator("li.own")
        expect(own).to_be_visible()
        pages[str(own.get_attribute("data-seat"))] = page
    assert set(pages) == {"marquise", *friends}
    referee = Referee(house, table_of(host))
    assert play_out(referee, pages, look=Questions(referee, nothing_serious)) > 100
    result = referee.table.outcome
    assert result is not None
    for seat, page in pages.items():
        won = "You have won" if seat in result.winners else "You have lost"
        expect(page.locator(OVER).get_by_role("heading").first).to_have_text(re.compile(won))
        nothing_serious(page)
    referee.check(*heard)


def fits(page: Page) -> None:
    """Nothing runs out of the screen to the side, and nothing is in the way of anybody."""
    size = page.viewport_size
    assert size
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    nothing_serious(page)


def test_six_seats_on_a_phone(visit: Visit, house: House) -> None:
    """Upright and, from the middle of the game on, on its side; all by taps."""
    house.deal("six 9")
    page = visit("#/", bypass_csp=True, **PHONE)
    at_once(page)
    heard = ears(page)
    page.goto("/#/new/root")
    expect(page.get_by_role("button", name="Lay the table")).to_be_enabled()
    fits(page)
    set_up(page, dict.fromkeys(("cult", "riverfolk"), "computer"), Locator.tap)
    expect(page.locator("li[data-seat]")).to_have_count(6)
    referee = Referee(house, table_of(page))
    looks = Questions(referee, fits)
    turned = False

    def turn(page: Page) -> None:
        nonlocal turned
        if not turned and referee.highest() >= 15:
            page.set_viewport_size({"width": 844, "height": 390})
            turned = True
            looks.seen.clear()
        looks(page)

    assert play_out(referee, {"marquise": page}, tap, turn) > 20
    assert turned
    fits(page)
    page.set_viewport_size({"width": 390, "height": 844})
    fits(page)
    referee.check(heard)


# movement that a page must not make for who wants none
MOVING = "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 20).length"


def reach(page: Page, wanted: Locator) -> None:
    """By Tab alone. What comes to the page meanwhile is passed too; after the last stop Tab begins anew."""
    expect(wanted).to_be_visible()
    stops = page.locator("a[href], button, select, input, [tabindex='0']")
    pressed = 0
    while not wanted.evaluate("one => one === document.activeElement"):
        assert pressed <= 2 * stops.count(), f"Tab never reaches {wanted}"
        page.keyboard.press("Tab")
        pressed += 1


def test_with_the_keyboard_alone_and_without_movement(visit: Visit, house: House) -> None:
    """From the start page to the page of the end no pointer is touched, and nothing on the page moves."""
    page = visit("#/", bypass_csp=True)
    at_once(page)
    heard = ears(page)
    reach(page, page.get_by_role("button", name=re.compile("Play against the computer.*Root")))
    page.keyboard.press("Enter")
    expect(page.locator("[data-side]")).to_have_count(len(SIDES))
    nothing_serious(page)
    reach(page, page.locator("[data-side=alliance]"))
    page.keyboard.press("Enter")
    assert wait_for_turn(page)
    referee = Referee(house, table_of(page))
    questions = Questions(referee, nothing_serious)

    def look(page: Page) -> None:
        assert page.evaluate(MOVING) == 0
        questions(page)

    assert play_out(referee, {"alliance": page}, type_in, look) > 20
    told = len(heard)  # then another table follows
    reach(page, page.locator(OVER).get_by_role("button", name="Play again"))
    page.keyboard.press("Enter")
    expect(page.locator(OVER)).to_be_hidden()
    referee.check(heard[:told])
