"""What people do at the table, in the words of the page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

# what can be answered now, as the page draws it: a choice of the list or the answer that ends something
OFFERED = "[data-action]:not([disabled]):not([aria-disabled=true])"
LIST = "[data-list]"  # opens the list of choices, where board and hand show most of them
SHEET = "dialog[open]"
STAYS = "section.story.stays"  # a scene that waits for the reader
GOES_ON = "document.querySelector('section.story') || document.querySelector('[data-at]')?.dataset.at !== at"


def quick(page: Page, game: str, side: str = "marquise") -> None:
    """From the start page into a game with the computer, with one click; at Root with a second one for the side."""
    page.get_by_role("button", name=re.compile(f"Play (against|together with) the computer.*{game}")).click()
    if game == "Root":
        page.locator(f'[data-side="{side}"]').click()
    expect(page.get_by_role("region", name="The board").first).to_be_visible()


def seat_row(page: Page, seat: str) -> Locator:
    """The row of a seat on the page that sets up a table, opened."""
    head = page.get_by_role("button", name=re.compile(f"^{seat} "))
    if head.get_attribute("aria-expanded") == "false":
        head.click()
    return page.get_by_role("listitem").filter(has=head)


def seat(page: Page, name: str, player: str) -> Locator:
    """Say who plays a seat; its row, opened."""
    row = seat_row(page, name)
    row.get_by_role("group", name=f"Who plays {name}?").get_by_role("radio", name=player, exact=True).check()
    return row


def wait_for_turn(page: Page) -> bool:
    """Until something is asked of this page (true) or the game is over (false). What stays in sight is passed by."""
    while True:
        page.wait_for_selector(f"{OFFERED}, {LIST}, section.over, {STAYS}")
        if not page.locator(STAYS).count():
            return page.locator("section.over").count() == 0
        page.locator(STAYS).get_by_role("button", name="Go on").click()


def choices(page: Page) -> Locator:
    return page.locator(OFFERED)


def answer(page: Page, choose: Callable[[list[str]], str]) -> str:
    """Answer the question by the list of choices, which on a phone is a tap away; the action that was sent."""
    if page.locator(LIST).count():
        page.locator(LIST).click()
    offered = [str(action) for action in choices(page).evaluate_all("all => all.map(one => one.dataset.action)")]
    action = choose(offered)
    press(page, action)
    return action


def press(page: Page, action: str) -> None:
    """Choose an action, confirm it if the page asks again, and wait until the page goes on or tells what others do."""
    before = moment(page)
    wanted = f'{OFFERED}[data-action="{action}"]'
    if page.locator(SHEET).count() and not page.locator(f"{SHEET} {wanted}").count():
        page.keyboard.press("Escape")
        expect(page.locator(SHEET)).to_have_count(0)
    page.locator(f"{SHEET} {wanted}" if page.locator(SHEET).count() else wanted).first.click()
    sure = page.locator(".sure .grave")
    page.wait_for_function(f"at => document.querySelector('.sure .grave') || {GOES_ON}", arg=before)
    if sure.count():
        sure.click()
        page.wait_for_function(f"at => {GOES_ON}", arg=before)


def moment(page: Page) -> str:
    """How many actions the page shows, as it says itself."""
    return page.locator("[data-at]").first.get_attribute("data-at") or ""


def play(page: Page, dice: random.Random, most: int = 10_000, avoid: str = "withdraw") -> int:
    """Answer whatever is asked, at random but for one action, so many times or to the end of the game."""
    played = 0
    while played < most and wait_for_turn(page):

        def choose(offered: list[str]) -> str:
            wanted = [action for action in offered if not action.startswith(avoid)] or offered
            return dice.choice(wanted)

        answer(page, choose)
        played += 1
    return played
