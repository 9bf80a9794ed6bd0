"""Root with fingers: taps, drags and pinches on a phone's screen, as the touch screen reports them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import at_once, moment, quick, wait_for_turn

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
Spot = tuple[float, float]


def middle(page: Page, clearing: int) -> Spot:
    box = page.locator(f'.touch[data-place="clearing {clearing}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def slide(screen: CDPSession, *fingers: tuple[Spot, Spot], steps: int = 5) -> None:
    """Fingers that touch, move together from one spot to another, and leave."""

    def at(part: float) -> list[dict[str, float]]:
        spots = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in fingers]
        return [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]

    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at(0)})
    for step in range(1, steps + 1):
        screen.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": at(step / steps)})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_march_with_one_finger_and_a_nearer_look_with_two(visit: Visit) -> None:
    """The keep and three buildings by taps, warriors by a drag; a pinch magnifies and moves nothing of the game."""
    page = visit("#/", **PHONE)
    at_once(page)
    quick(page, "Root")
    screen = page.context.new_cdp_session(page)
    assert wait_for_turn(page)
    page.touchscreen.tap(*middle(page, 1))
    expect(page.locator("use[href='#piece-keep']").first).to_be_visible()
    for _ in range(3):  # a sawmill, a workshop, a recruiter: the first lit clearing
        before = moment(page)
        page.locator(".clearing.offered .touch").first.tap()
        page.wait_for_function("at => document.querySelector('[data-at]').dataset.at !== at", arg=before)
    assert wait_for_turn(page)
    page.wait_for_selector('.clearing.offered [data-place="clearing 1"]')

    before = moment(page)
    x, y = middle(page, 12)
    slide(screen, ((x - 20, y), (x - 60, y - 40)), ((x + 20, y), (x + 60, y + 40)))
    expect(page.locator(".wood.zoomed")).to_have_count(1)
    assert moment(page) == before
    page.keyboard.press("Home")
    expect(page.locator(".wood.zoomed")).to_have_count(0)

    slide(screen, (middle(page, 1), middle(page, 9)))
    page.wait_for_function(
        "at => document.querySelector('.stepper') || document.querySelector('[data-at]').dataset.at !== at", arg=before
    )
    if page.locator(".stepper").count():
        page.locator(".stepper .go").tap()
    page.wait_for_selector('.clearing.offered [data-place="clearing 9"]')
    assert int(moment(page)) > int(before)
