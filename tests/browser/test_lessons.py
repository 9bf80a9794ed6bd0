"""Lessons, played in Chromium by what is shown: at a desk, on a phone, by keys; left, taken up again, started over."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.playing import STAYS
from weald import lessons

PANEL = "section.lesson"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def at_once(page: Page) -> None:
    """What others do is not told step by step."""
    page.evaluate("localStorage.setItem('weald-settings', JSON.stringify({ pace: 'off', catchUp: false }))")
    page.reload()


def begin(page: Page, name: str) -> None:
    page.locator(f'[data-lesson="{name}"]').first.click()
    step(page, 0)


def step(page: Page, number: int) -> Locator:
    """The panel, once it is at this step. A scene that stays in sight is passed by."""
    panel = page.locator(f'{PANEL}[data-step="{number}"]')
    panel.or_(page.locator(STAYS)).first.wait_for()
    if page.locator(STAYS).count():
        page.locator(STAYS).get_by_role("button", name="Go on").click()
    panel.wait_for()
    return panel


def wanted(page: Page) -> str | None:
    """The answer that the lesson asks for."""
    return page.locator(PANEL).get_attribute("data-want")


def give(page: Page, action: str, points: Sequence[str] = ()) -> None:
    """Choose an answer in the list or on the board; where it is not in sight, first touch its card or its place."""
    choice = page.locator(f'[data-action="{action}"]:visible:not([disabled]), [data-means="{action}"]')
    stepper = page.locator(".stepper")
    while stepper.count() and not choice.count():  # it begins with all of them
        stepper.get_by_role("button").first.click()
    if not choice.count():
        words = action.split()
        card = page.locator(", ".join(f'[data-card="{word}"]' for word in words))
        before = page.locator(PANEL).get_attribute("data-step")
        places = [point for point in points if point.startswith(("clearing ", "hex "))] or [f"clearing {words[-1]}"]
        (card if card.count() else page.locator(f'.touch[data-place="{places[0]}"]')).first.click()
        page.locator(f'{PANEL}:not([data-step="{before}"])').or_(choice).first.wait_for()
        if page.locator(PANEL).get_attribute("data-step") != before:
            return  # the touch alone has said it
    choice.first.click()


def reached(page: Page, least: int) -> int:
    """The step that is told now, once it is this one or a later one: one gesture may give several answers."""
    told = f"""() => {{
        document.querySelector('{STAYS} button.main')?.click();
        const panel = document.querySelector('{PANEL}[data-want], {PANEL}:has([data-go-on])');
        const step = Number(panel?.dataset.step ?? -1);
        return step >= {least} && [step];
    }}"""
    found: list[int] = page.wait_for_function(told).json_value()
    return found[0]


def lines_in_sight(page: Page) -> bool:
    """Whether what the lesson says can be read without scrolling, or at least its first lines."""
    seen = "said => said.clientHeight >= Math.min(said.scrollHeight, 40)"
    return bool(page.locator(f"{PANEL} .said").evaluate(seen))


def follow(page: Page, name: str, until: int | None = None) -> None:
    """Read and answer, step by step; something is pointed at wherever the lesson says so."""
    steps = lessons.lesson(name).steps
    number = 0
    while number < (len(steps) if until is None else until):
        number = reached(page, number)
        if steps[number].points:
            page.locator(".rings span").first.wait_for(state="attached")
        if steps[number].say:
            assert lines_in_sight(page), steps[number].say
        if steps[number].want:
            action = wanted(page)
            assert action is not None
            assert steps[number].suits(action)
            give(page, action, steps[number].points)
        else:
            page.locator(f"{PANEL} [data-go-on]").click()
        number += 1


@pytest.mark.parametrize("name", lessons.names())
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_lesson_from_beginning_to_end(visit: Visit, name: str, device: str) -> None:
    """From the start page; afterwards the game goes on freely."""
    page = visit("#/", **(PHONE if device == "phone" else {}))
    at_once(page)
    begin(page, name)
    follow(page, name)
    expect(page.locator(PANEL)).to_have_count(0)
    expect(page.locator("section.question, section.over")).to_be_visible()


def test_nothing_hides_the_board_on_a_phone(visit: Visit) -> None:
    """The lesson stands between board and hand, and all that it says can be read; nothing serious for readers."""
    page = visit("#/", bypass_csp=True, **PHONE)
    at_once(page)
    begin(page, "learn-root")
    follow(page, "learn-root", 10)
    panel = step(page, 10)
    board, told = page.locator(".laid > .board").bounding_box(), panel.bounding_box()
    assert board
    assert told
    assert board["y"] + board["height"] <= told["y"] + 1
    assert board["height"] > 300
    assert serious(page) == []


def test_what_comes_later_is_told_kindly(visit: Visit) -> None:
    """Other choices can be seen and tried; nothing happens but a word."""
    page = visit("#/", bypass_csp=True)
    at_once(page)
    begin(page, "learn-root")
    follow(page, "learn-root", 2)
    step(page, 2)
    give(page, "start 3")
    expect(page.locator(PANEL).get_by_role("alert")).to_contain_text("That comes later")
    expect(page.locator(PANEL).get_by_role("alert")).to_contain_text("clearing 1")
    assert serious(page) == []
    page.locator('.touch[data-place="clearing 1"]').click()
    expect(step(page, 3).get_by_role("alert")).to_have_count(0)


def test_a_lesson_waits_for_its_learner(visit: Visit) -> None:
    """It goes on after the page was closed, is found among my games, and is left and taken up again."""
    page = visit("#/")
    at_once(page)
    begin(page, "learn-root")
    follow(page, "learn-root", 5)
    page.goto("/#/")
    row = page.get_by_role("listitem").filter(has_text="a lesson")
    row.get_by_role("link", name="Learn Root", exact=False).first.click()
    panel = step(page, 5)
    panel.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".rings")).to_have_count(1)
    expect(page.locator(".rings span")).to_have_count(0)
    page.get_by_role("button", name="Back to the lesson").click()
    step(page, 5).get_by_role("button", name="Leave the lesson").click()
    give(page, "build workshop in 10")  # something else: the lesson ends here
    expect(page.locator(PANEL)).to_contain_text("You have left the lesson")
    old = page.url
    page.get_by_role("button", name="Start over").click()
    step(page, 0)
    assert page.url != old


def test_a_lesson_by_keys(visit: Visit) -> None:
    """Tab reaches what goes on, digits what is wanted; an undo goes back a step."""
    page = visit("#/")
    at_once(page)
    begin(page, "learn-root")
    for number in range(2):
        step(page, number).locator("[data-go-on]").focus()
        page.keyboard.press("Enter")
    step(page, 2)
    digit = page.locator('[data-action="start 1"]').first.get_attribute("data-number")
    page.keyboard.press(str(digit))
    page.keyboard.press("Enter")
    step(page, 3)
    page.keyboard.press("u")
    step(page, 2)


def test_others_are_told_calmly(visit: Visit) -> None:
    """While the lesson leads, the turns of others are told at the calm pace, and the lesson says so."""
    page = visit("#/", reduced_motion="no-preference")
    begin(page, "learn-root")
    steps = lessons.lesson("learn-root").steps
    first_end = next(number for number, one in enumerate(steps) if one.want == "end")
    follow(page, "learn-root", first_end + 1)
    page.locator("section.story").wait_for()
    expect(page.locator(PANEL)).to_contain_text(re.compile("The others play"))
    page.keyboard.press("Escape")  # enough of it
    step(page, first_end + 1)


# how they play


def test_every_page_of_how_they_play(visit: Visit) -> None:
    """All fourteen, from one to the next; nothing serious for readers, by day and by night."""
    for scheme in ("light", "dark"):
        page = visit("#/plays/root/marquise", bypass_csp=True, color_scheme=scheme)
        page.locator('[data-way="marquise"]').wait_for()
        ways = page.locator('main section a[href^="#/plays/root/"]').evaluate_all("all => all.map(one => one.hash)")
        assert len(ways) == 14
        for way in ways:
            page.locator(f'main section a[href="{way}"]').click()
            page.locator(f'[data-way="{str(way).rpartition("/")[2]}"] .frame').wait_for()
            assert serious(page) == [], way


def test_how_they_play_is_a_step_away(visit: Visit) -> None:
    """From the page that picks a faction, from the set-up page, and from each board at the table."""
    page = visit("#/play/root")
    page.get_by_role("link", name="How they play: Lizard Cult").click()
    page.locator('[data-way="cult"]').wait_for()
    page.goto("/#/new/root")
    page.locator('[data-seat="eyrie"] button').first.click()
    link = page.get_by_role("link", name="How they play: Eyrie Dynasties")
    expect(link).to_have_attribute("href", "#/plays/root/eyrie")
    page.goto("/#/")
    at_once(page)
    begin(page, "learn-root")
    page.get_by_role("button", name="How they play: Marquise de Cat").click()
    expect(page.get_by_role("dialog").locator('[data-way="marquise"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/#/plays/root/nobody")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
