"""How one behaves at the table: a turn taken back, standing answers, and questions in the turns of others."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.playing import answer, moment, play, quick, wait_for_turn
from tests.browser.wire import Wire

Shot = Callable[[Page, str], None]
SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
    "landscape": {"width": 844, "height": 390},
}
PASS = {"action": "pass", "verb": "pass", "words": {}}
AMBUSH = {"action": "ambush ambush-rabbit", "verb": "ambush", "words": {"card": "ambush-rabbit"}, "facts": {}}
FORECAST = {"attack_extra": 1, "defence_extra": 0, "hits": [[1, 0, 4], [2, 1, 12]]}


def not_withdrawing(dice: random.Random) -> Callable[[list[str]], str]:
    return lambda offered: dice.choice([one for one in offered if one != "withdraw"])


def test_a_turn_is_taken_back_and_the_game_is_practice(visit: Visit, shot: Shot) -> None:
    """What it means is said once. The mark is at the table, on the page of the end, in the lists and the replay."""
    page = visit(bypass_csp=True)
    quick(page, "Critters at War")
    dice = random.Random(2)
    assert wait_for_turn(page)
    first = moment(page)
    back = page.get_by_role("button", name="Take back my turn")
    expect(back).to_be_disabled()
    expect(back).to_have_attribute("title", "There is no turn of yours to take back")
    page.keyboard.press("b")
    expect(page.get_by_role("alert")).to_have_text("There is no turn of yours to take back.")
    answer(page, not_withdrawing(dice))
    assert wait_for_turn(page)
    assert moment(page) != first
    expect(page.locator(".practice")).to_have_count(0)

    page.keyboard.press("b")
    sheet = page.get_by_role("dialog", name="Take back my turn")
    expect(sheet).to_contain_text("The dice stay the same")
    assert serious(page) == []
    shot(page, "take-back-desktop")
    sheet.get_by_role("button", name="Leave it").click()
    assert moment(page) != first
    back.click()
    sheet.get_by_role("button", name="Take it back").click()
    expect(page.locator(f"[data-at='{first}']")).to_be_visible()
    expect(page.locator("header .practice")).to_have_text("Practice")
    shot(page, "practice-desktop")

    answer(page, not_withdrawing(dice))
    assert wait_for_turn(page)
    page.keyboard.press("b")  # it has been said
    expect(page.locator(f"[data-at='{first}']")).to_be_visible()
    assert serious(page) == []

    play(page, dice, avoid="deploy")  # by withdrawing it ends soon
    over = page.locator("section.over")
    expect(over).to_contain_text("Practice: a turn of this game was taken back.")
    expect(page.get_by_role("button", name="Take back my turn")).to_have_count(0)
    shot(page, "practice-end-desktop")
    over.get_by_role("link", name="Replay").click()
    expect(page.locator("header .practice")).to_be_visible()
    page.goto("/#/")
    expect(page.locator("li .practice").first).to_be_visible()


def test_with_people_there_is_no_such_button(visit: Visit) -> None:
    """And its key says why."""
    page = visit()
    wire = Wire(page)
    page.reload()
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    wire.tell(back={"why": "back-people"})
    expect(page.get_by_role("button", name="Take back my turn")).to_have_count(0)
    page.keyboard.press("b")
    expect(page.get_by_role("alert")).to_contain_text("against computers alone")


@pytest.mark.parametrize("size", SIZES)
def test_a_question_in_another_s_turn_is_unmistakable(visit: Visit, shot: Shot, size: str) -> None:
    """Who does what to me and where, what I can answer, and what the dice may bring: at every size, in view."""
    page = visit(bypass_csp=True, viewport=SIZES[size])
    wire = attacked(page)
    question = page.locator(".question.aside")
    expect(question).to_contain_text("In the turn of Eyrie Dynasties: you are asked")
    expect(question.get_by_role("heading")).to_contain_text("Attacked by the Eyrie Dynasties in clearing 5")
    expect(question.get_by_role("button", name="Pass")).to_be_in_viewport()
    forecast = page.locator(".forecast")
    expect(forecast).to_contain_text("Eyrie Dynasties")
    expect(forecast).to_contain_text("Marquise de Cat")
    assert serious(page) == []
    shot(page, f"out-of-turn-{size}")
    page.emulate_media(color_scheme="dark")
    shot(page, f"out-of-turn-{size}-night")
    wire.held = True
    page.keyboard.press("e")
    assert [said["action"] for said in wire.said if said["type"] == "play"] == ["pass"]


def attacked(page: Page) -> Wire:
    """The Marquise is attacked in a turn of the Eyrie, as the wire tells it."""
    wire = Wire(page)
    page.reload()
    quick(page, "Root")
    assert wait_for_turn(page)
    facts: dict[str, Any] = {
        "clearing": 5,
        "clearing_suit": "rabbit",
        "attacker_seat": "eyrie",
        "attack": 0,
        "defence": 0,
    }
    wire.tell(
        question={"seat": "marquise", "ask": "may-ambush", "law": "4.3.1", "facts": facts, "turn": "eyrie"},
        offers=[{**PASS, "facts": {"forecast": FORECAST}}, AMBUSH],
        refused=[],
        standing="may",
    )
    return wire


def test_standing_answers_are_set_reviewed_and_removed(visit: Visit, shot: Shot) -> None:
    """At the question, from the settings, by key; on a desk and on a phone."""
    page = visit(bypass_csp=True)
    attacked(page)
    page.get_by_role("button", name="Answer such questions for me").click()
    sheet = page.get_by_role("dialog", name="My standing answers")
    expect(sheet.get_by_label("Question")).to_have_value("may-ambush")
    places = sheet.get_by_label("Where").locator("option").all_inner_texts()
    assert places[:3] == ["Anywhere", "In clearing 5", "In clearing 1"]
    sheet.get_by_label("Where").select_option("In clearing 5")
    sheet.get_by_role("combobox").nth(1).select_option("Never ambush")
    assert serious(page) == []
    shot(page, "standing-desktop")
    sheet.get_by_role("button", name="Answer so").click()
    expect(sheet).to_have_count(0)

    page.keyboard.press("a")
    line = "When I am attacked: never ambush (in clearing 5, this game)"
    expect(sheet.get_by_role("listitem")).to_contain_text([line])
    sheet.get_by_label("Question").select_option("When my warriors fall and hospitals could take them in")
    sheet.get_by_role("combobox").nth(1).select_option("Pay with a fox card")
    sheet.get_by_label("For how long").select_option("This turn")
    sheet.get_by_role("button", name="Answer so").click()
    expect(sheet.get_by_role("listitem")).to_have_count(2)
    page.set_viewport_size({"width": 390, "height": 844})
    assert serious(page) == []
    shot(page, "standing-phone")
    sheet.get_by_role("button", name=re.compile("Remove.*When I am attacked")).click()
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="My standing answers").click()
    expect(sheet.get_by_role("listitem")).to_contain_text(["pay with a fox card (anywhere, this turn)"])


def test_a_standing_answer_is_given_in_a_game(visit: Visit) -> None:
    """Whatever is asked out of turn in a whole game, an ambush is never asked about."""
    page = visit()
    quick(page, "Root")
    assert wait_for_turn(page)
    table = page.url.rsplit("/", 1)[-1]
    told = page.evaluate(
        """async ([table]) => (await fetch(`/api/tables/${table}/standing`, {
          method: "POST", headers: {"Content-Type": "application/json"},
          body: JSON.stringify({seat: "marquise", answers: [{ask: "may-ambush", verb: "pass"}]}),
        })).json()""",
        [table],
    )
    assert told["answers"][0]["verb"] == "pass"
    wire: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: wire.append(str(text))))
    page.reload()
    play(page, random.Random(1), most=60)
    assert '"ask":"may-ambush"' in "".join(wire), "it never came to that"
    assert '"standing":"due"' in "".join(wire)
    assert '"standing":"may"' not in "".join(text for text in wire if '"seat":"marquise","ask":"may-ambush"' in text)
