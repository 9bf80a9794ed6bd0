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
OVER = "section.over"  # the page of the end
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


# the words of the page that sets up a table: the seats of Root, and who may sit there
SEATS = {
    "marquise": "Marquise de Cat",
    "eyrie": "Eyrie Dynasties",
    "alliance": "Woodland Alliance",
    "vagabond": "Vagabond",
    "cult": "Lizard Cult",
    "riverfolk": "Riverfolk Company",
    "duchy": "Drillbit Duchy",
}
SITTERS = {
    "nobody": "Nobody",
    "friend": "A friend, by link",
    "computer": "Computer",
    "bot": "Clockwork bot",
}


def set_up(page: Page, sitters: dict[str, str], by: Callable[[Locator], None] = Locator.click) -> None:
    """The set-up page of Root: who sits where, apart from what it begins with; then the table is laid."""
    for name, sitter in sitters.items():
        seat(page, SEATS[name], SITTERS[sitter])
    start = page.get_by_role("button", name="Lay the table")
    expect(start).to_be_enabled()
    by(start)
    expect(page.get_by_role("region", name="The board").first).to_be_visible()


def at_once(page: Page) -> None:
    """What others do is not told step by step."""
    page.evaluate("localStorage.setItem('weald-settings', JSON.stringify({ pace: 'off', catchUp: false }))")
    page.reload()


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[-1]


def wait_for_turn(page: Page) -> bool:
    """Until something is asked of this page (true) or the game is over (false). What stays in sight is passed by."""
    while True:
        page.wait_for_selector(f"{OFFERED}, {LIST}, {OVER}, {STAYS}")
        if not page.locator(STAYS).count():
            return page.locator(OVER).count() == 0
        page.locator(STAYS).locator("button.main").click()


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


def press(page: Page, action: str, by: Callable[[Locator], None] = Locator.click) -> None:
    """Choose an action, confirm it if the page asks again, and wait until the page goes on or tells what others do."""
    before = moment(page)
    wanted = f'{OFFERED}[data-action="{action}"]'
    if not page.locator(wanted).count() and page.locator(LIST).count():
        by(page.locator(LIST))
        page.wait_for_selector(SHEET)
    if page.locator(SHEET).count() and not page.locator(f"{SHEET} {wanted}").count():
        page.keyboard.press("Escape")
        expect(page.locator(SHEET)).to_have_count(0)
    by(page.locator(f"{SHEET} {wanted}" if page.locator(SHEET).count() else wanted).first)
    confirm(page, before, by)


def tap(page: Page, action: str) -> None:
    """The same with a finger."""
    press(page, action, Locator.tap)


def type_in(page: Page, action: str) -> None:
    """The same with the keyboard alone: an end by its key, everything else by its number."""
    before = moment(page)
    number = page.locator(f'{OFFERED}[data-action="{action}"][data-number]')
    if number.count():
        digits = number.first.get_attribute("data-number") or ""
        while page.evaluate("document.activeElement.dataset.number") != digits:  # a slow machine types two numbers
            for digit in digits:
                page.keyboard.press(digit)
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("e")

    def enter(yes: Locator) -> None:
        expect(yes).to_be_focused()
        page.keyboard.press("Enter")

    confirm(page, before, enter)


def confirm(page: Page, before: str, by: Callable[[Locator], None]) -> None:
    sure = page.locator(".sure .grave")
    page.wait_for_function(f"at => document.querySelector('.sure .grave') || {GOES_ON}", arg=before)
    if sure.count():
        by(sure)
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
