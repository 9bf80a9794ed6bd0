"""Gestures at Root: what a choice would change is seen before it is made; cards and warriors go where they are put."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import at_once, moment, press, quick, wait_for_turn
from tests.browser.test_root import clearing
from tests.browser.wire import Wire

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def begun(visit: Visit, side: str, **settings: Any) -> Page:
    """A game as this side against computers, with the first question on the table."""
    page = visit("#/", **settings)
    at_once(page)
    quick(page, "Root", side)
    wait_for_turn(page)
    return page


def marquise(visit: Visit, **settings: Any) -> Page:
    """The Marquise at her first actions, with the keep in clearing 1."""
    page = begun(visit, "marquise", **settings)
    clearing(page, 1).click()
    for _ in range(3):
        before = moment(page)
        page.locator(".clearing.offered .touch").first.click()
        gone_on(page, before)
    page.wait_for_selector('[data-action="march"], .clearing.offered')
    return page


def gone_on(page: Page, before: str) -> None:
    page.wait_for_function("at => document.querySelector('[data-at]').dataset.at !== at", arg=before)


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Locator, end: Locator, through: str = "") -> None:
    """By mouse; `through` must appear on the way."""
    page.mouse.move(*middle(start))
    page.mouse.down()
    x, y = middle(start)
    page.mouse.move(x, y - 30, steps=3)
    if through:
        page.wait_for_selector(through)
    page.mouse.move(*middle(end), steps=3)


def warriors(page: Page, number: int) -> int:
    """How many cats stand in a clearing, as it says itself."""
    label = clearing(page, number).get_attribute("aria-label") or ""
    found = re.search(r"Marquise de Cat: (\d+)", label)
    return int(found[1]) if found else 0


def test_a_building_is_seen_with_its_points_before_it_is_built(visit: Visit) -> None:
    """The building in its slot, the wood, the points: as foretold, so it comes."""
    page = marquise(visit)
    choice = page.locator('.choice[data-action^="build workshop"]').first
    action = choice.get_attribute("data-action") or ""
    number = int(action.rsplit(" ", 1)[1])
    place = page.locator(".clearing", has=clearing(page, number))
    assert place.locator(".comes").count() == 0
    choice.hover()
    expect(place.locator(".comes use[href='#piece-workshop']")).to_have_count(1)
    told = page.locator(".prospects li").first
    expect(told).to_contain_text(re.compile(r"\+\d+ → \d+ point"))
    points = re.search(r"→ (\d+)", told.inner_text())
    assert points
    assert page.locator(".score li.then").count() == 1
    assert page.locator(".frame .track .wanted").count() == 1
    press(page, action)
    expect(page.locator(".frame .score b").first).to_have_text(points[1])
    expect(place.locator("use[href='#piece-workshop']")).not_to_have_count(0)
    assert place.locator(".comes").count() == 0


def test_two_moves_of_a_march_take_three_taps_each(visit: Visit) -> None:
    """Tap warriors, tap the neighbour, say how many. The numbers at both ends are seen before."""
    page = marquise(visit)
    page.wait_for_selector(".clearing.offered")
    end = next(number for number in (5, 9, 10) if warriors(page, number))
    stay, arrive = warriors(page, 1), warriors(page, end)
    taps = 0

    def tap(place: Locator) -> None:
        nonlocal taps
        taps += 1
        place.click()

    tap(clearing(page, 1))
    expect(page.locator(".clearing.offered", has=clearing(page, end))).to_have_count(1)
    tap(clearing(page, end))
    page.wait_for_selector(".stepper, [data-action^='from ']")
    if page.locator(".stepper").count():
        expect(page.locator(".clearing", has=clearing(page, 1)).locator(".new")).to_have_count(1)
        expect(page.locator(".clearing", has=clearing(page, end)).locator(".new")).to_contain_text("→")
        tap(page.locator(".stepper .go"))
    page.wait_for_selector('[data-action^="from "]')
    assert warriors(page, 1) < stay
    assert warriors(page, end) > arrive
    tap(clearing(page, end))
    page.wait_for_selector('[data-action^="to "]')
    tap(page.locator(".clearing.offered .touch").first)
    page.wait_for_selector(".stepper")
    tap(page.locator(".stepper .go"))
    page.wait_for_selector('[data-action^="build"], [data-action="march"]')
    assert taps <= 6


def decreeing(visit: Visit, **settings: Any) -> Page:
    """The Eyrie, asked for a card for their decree."""
    page = begun(visit, "eyrie", **settings)
    while not page.locator(".hand .card.playable").count():
        before = moment(page)
        page.locator(".clearing.offered .touch, .choice").first.click()
        gone_on(page, before)
        wait_for_turn(page)
    return page


def decreed(page: Page, column: str) -> Locator:
    return page.locator(f'[data-faction="eyrie"] [data-drop="column {column}"] .card')


def test_a_card_is_dragged_to_the_decree(visit: Visit) -> None:
    """The columns are lit while it is on its way; where it is let go, there it lies."""
    page = decreeing(visit)
    before = moment(page)
    cards = decreed(page, "battle").count()
    card = page.locator(".hand .card.playable").first
    drag(
        page,
        card,
        page.locator('[data-faction="eyrie"] [data-drop="column battle"] h5'),
        '[data-drop^="action decree"]',
    )
    expect(page.locator('[data-faction="eyrie"] .slot')).not_to_have_count(0)
    page.mouse.up()
    gone_on(page, before)
    expect(decreed(page, "battle")).to_have_count(cards + 1)
    expect(page.locator(".held")).to_have_count(0)


def test_a_board_shows_what_a_choice_would_change(visit: Visit) -> None:
    """The card lies in its column as a ghost, with the numbers of column and hand; then it goes again."""
    page = decreeing(visit)
    board = page.locator('[data-faction="eyrie"]')
    column = board.locator('[data-drop="column battle"]')
    cards, hand = decreed(page, "battle").count(), page.locator(".hand [data-card]").count()
    choice = page.locator('.choice[data-action^="decree"][data-action$=" battle"]').first
    choice.hover()
    expect(column.locator("[data-fate=comes]")).to_have_count(1)
    expect(column.locator("[data-then]")).to_have_text(f"→{cards + 1}")
    expect(board.locator("header [data-then]")).to_have_text(f"→{hand - 1}")
    page.locator("[data-question]").first.hover()
    expect(board.locator("[data-fate], [data-then]")).to_have_count(0)


def test_a_card_on_a_board_is_looked_at_from_near(visit: Visit) -> None:
    """By a tap where it means nothing, and by a long press; the press itself does nothing else."""
    page = decreeing(visit)
    before = moment(page)
    press(page, page.locator(".choice[data-action^=decree]").first.get_attribute("data-action") or "")
    gone_on(page, before)
    card = page.locator('[data-faction="eyrie"] [data-drop^="column"] button.card').first
    card.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".card.zoomed")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    before = moment(page)
    page.mouse.move(*middle(card))
    page.mouse.down()
    expect(sheet.locator(".card.zoomed")).to_be_visible()
    page.mouse.up()
    expect(sheet.locator(".card.zoomed")).to_be_visible()
    assert moment(page) == before


def test_who_plays_for_dominance_shows_a_sign_in_place_of_points(visit: Visit) -> None:
    """[3.3.1, 9.2.8] The marker leaves the track; bar, track and boards show the suit, or the Vagabond's partner."""
    page = visit("#/")
    wire = Wire(page)
    at_once(page)
    quick(page, "Root", "marquise")
    wait_for_turn(page)
    seats = wire.told["view"]["seats"]
    dominant = {
        "eyrie": {"dominance": "dominance-fox"},
        "vagabond": {"dominance": "dominance-bird", "coalition": "alliance"},
    }
    wire.tell(view=wire.told["view"] | {"seats": seats | {seat: seats[seat] | more for seat, more in dominant.items()}})
    for seat, symbol in (("eyrie", "suit-fox"), ("vagabond", "head-alliance")):
        row = page.locator(f'li[data-seat="{seat}"]')
        expect(row.locator(f".aim use[href='#{symbol}']")).to_have_count(1)
        expect(row.locator(".score")).to_have_count(0)
        free = page.locator("ol.score li.free").filter(has=page.locator(f"use[href='#head-{seat}']"))
        expect(free.locator(f"use[href='#{symbol}']")).to_have_count(1)
    expect(page.locator("ol.score .heads svg")).to_have_count(2)


def test_a_card_that_is_let_go_nowhere_stays_in_the_hand(visit: Visit) -> None:
    page = begun(visit, "eyrie")
    card = page.locator(".hand [data-card]").first
    before = moment(page)
    drag(page, card, page.locator("[data-question]"))
    expect(page.locator(".held")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".held")).to_have_count(0)
    assert moment(page) == before
    assert card.get_attribute("aria-pressed") == "false"


def finger(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_a_finger_drags_a_card_and_pinches_the_map(visit: Visit) -> None:
    """On a phone the boards lie in a sheet: the columns come up above the hand."""
    page = decreeing(visit, **PHONE)
    session = page.context.new_cdp_session(page)
    x, y = middle(page.locator(".wood"))
    finger(session, "touchStart", (x - 30, y), (x + 30, y))
    for far in (50, 70, 90):
        finger(session, "touchMove", (x - far, y), (x + far, y))
    finger(session, "touchEnd")
    expect(page.locator(".wood.zoomed")).to_have_count(1)
    before = moment(page)
    x, y = middle(page.locator(".hand .card.playable").first)
    finger(session, "touchStart", (x, y))
    for up in (12, 24, 40):
        finger(session, "touchMove", (x, y - up))
    column = page.locator('[data-drop^="action decree"]').first
    expect(column).to_be_visible()
    finger(session, "touchMove", middle(column))
    expect(page.locator('[data-drop^="action decree"].over')).to_have_count(1)
    finger(session, "touchEnd")
    gone_on(page, before)


def test_a_double_tap_looks_from_near_and_at_the_whole_again(visit: Visit) -> None:
    """Where nothing can be done; what can be done is done by the first tap."""
    page = begun(visit, "marquise", **PHONE)
    place = clearing(page, 5)
    for zoomed in (1, 0):
        place.tap(force=True)
        place.tap(force=True)
        expect(page.locator(".wood.zoomed")).to_have_count(zoomed)


def test_arrows_walk_along_the_paths(visit: Visit) -> None:
    """From clearing 1 to 5, and back; what has the focus is in sight, however near one looks."""
    page = begun(visit, "marquise")
    clearing(page, 1).focus()
    for _ in range(6):
        page.keyboard.press("+")
    for key, number in (("ArrowRight", 5), ("ArrowLeft", 1), ("ArrowDown", 9)):
        page.keyboard.press(key)
        expect(clearing(page, number)).to_be_focused()
        expect(clearing(page, number)).to_be_in_viewport()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_phone_shows_board_question_and_hand_on_one_screen(visit: Visit, size: tuple[int, int]) -> None:
    """Nothing lies over another, nothing beyond the edge; held upright, the map has two fifths of the height."""
    page = begun(visit, "eyrie", viewport={"width": size[0], "height": size[1]}, has_touch=True)
    parts = [page.locator(part) for part in (".laid > .seats", ".laid > .board", ".laid > .side", ".laid > .hand")]
    boxes = [part.bounding_box() for part in parts]
    for number, box in enumerate(boxes):
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1
        assert box["y"] + box["height"] <= size[1] + 1
        for other in boxes[number + 1 :]:
            assert other
            aside = box["x"] + box["width"] <= other["x"] + 1 or other["x"] + other["width"] <= box["x"] + 1
            assert aside or box["y"] + box["height"] <= other["y"] + 1
    wood = page.locator(".wood").bounding_box()
    assert wood
    assert wood["height"] > (0.4 if size[0] < size[1] else 0.5) * size[1]


def test_a_message_is_drawn_before_the_next_frame(visit: Visit) -> None:
    """When a position has been heard, the page shows it in the same task: it is on the screen with the next frame."""
    page = visit("#/")
    page.add_init_script(
        """window.lags = [];
        const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
        Object.defineProperty(WebSocket.prototype, 'onmessage', {
          set(hear) {
            heard.set.call(this, (event) => {
              const told = JSON.parse(event.data);
              const start = performance.now();
              hear.call(this, event);
              if (told.type !== 'position' || !document.querySelector('[data-at]')) return;
              queueMicrotask(() => queueMicrotask(() => {
                const shown = Number(document.querySelector('[data-at]')?.dataset.at) === told.at;
                requestAnimationFrame(() => setTimeout(() => window.lags.push([shown, performance.now() - start])));
              }));
            });
          },
        });"""
    )
    at_once(page)
    quick(page, "Root", "marquise")
    wait_for_turn(page)
    clearing(page, 1).click()
    for _ in range(3):
        before = moment(page)
        page.locator(".clearing.offered .touch").first.click()
        gone_on(page, before)
    page.wait_for_function("window.lags.length >= 4")
    lags: list[tuple[bool, float]] = page.evaluate("window.lags")
    print("from message to picture, in ms:", sorted(round(lag) for _, lag in lags))
    assert all(shown for shown, _ in lags)
