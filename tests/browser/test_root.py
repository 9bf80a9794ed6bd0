"""Root on the drawn map: gestures, keys, and what a phone can do."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.playing import at_once, moment, quick, wait_for_turn


def clearing(page: Page, number: int) -> Locator:
    return page.locator(f'.touch[data-place="clearing {number}"]')


def asked(page: Page) -> str:
    return page.locator("[data-question]").inner_text()


def test_taps_and_drags_on_the_map(visit: Visit) -> None:
    """The keep by a tap, a march by a drag, how many by the stepper."""
    page = visit("#/")
    at_once(page)
    quick(page, "Root")
    wait_for_turn(page)
    clearing(page, 1).click()
    expect(page.locator(".clearing", has=clearing(page, 1)).locator("use[href='#piece-keep']")).to_have_count(1)
    for _ in range(3):  # a sawmill, a workshop, a recruiter: the first lit clearing
        before = moment(page)
        page.locator(".clearing.offered .touch").first.click()
        page.wait_for_function("at => document.querySelector('[data-at]').dataset.at !== at", arg=before)
    page.wait_for_selector('[data-action="march"]')
    page.evaluate("document.querySelector('.wood').scrollIntoView()")
    start, end = clearing(page, 1).bounding_box(), clearing(page, 9).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    page.wait_for_selector('[data-action="from 9"], .stepper')
    if page.locator(".stepper").count():
        page.locator(".stepper .go").click()
    page.wait_for_selector('[data-action="from 9"]')


def test_a_refused_place_says_why(visit: Visit) -> None:
    """The keep goes to a corner: another clearing answers with reason and law."""
    page = visit("#/")
    at_once(page)
    quick(page, "Root")
    wait_for_turn(page)
    clearing(page, 5).click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("corner")
    expect(page.get_by_role("alert")).to_contain_text("6.3.2")


def test_the_map_by_keys(visit: Visit) -> None:
    """Tab reaches lit clearings, Enter chooses; plus, minus and Home look nearer, farther, at the whole."""
    page = visit("#/")
    at_once(page)
    quick(page, "Root")
    wait_for_turn(page)
    clearing(page, 3).focus()
    page.keyboard.press("+")
    expect(page.locator(".wood.zoomed")).to_have_count(1)
    page.keyboard.press("Home")
    expect(page.locator(".wood.zoomed")).to_have_count(0)
    clearing(page, 3).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".clearing", has=clearing(page, 3)).locator("use[href='#piece-keep']")).to_have_count(1)


def test_a_phone_holds_the_map_the_question_and_the_boards(visit: Visit) -> None:
    """The boards are a sheet; nothing serious for those who cannot see it."""
    page = visit("#/", viewport={"width": 390, "height": 844}, has_touch=True, bypass_csp=True)
    at_once(page)
    quick(page, "Root", "eyrie")
    wait_for_turn(page)
    page.get_by_role("button", name="Boards").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert serious(page) == []
