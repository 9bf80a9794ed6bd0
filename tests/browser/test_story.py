"""One telling for people, computers and bots: nothing happens in silence, and nobody has to wait for it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.playing import OFFERED, STAYS, answer, moment, play, quick, wait_for_turn
from tests.browser.wire import Wire

Shot = Callable[[Page, str], None]

# whose deeds were told, in order, while nobody touched the page
TOLD = """() => {
  window.told = [];
  new MutationObserver(() => {
    const story = document.querySelector("section.story");
    const acting = document.querySelector("li.asked")?.dataset.seat;
    const last = window.told.at(-1);
    if (story && (last?.words !== story.innerText || last?.acting !== acting))
      window.told.push({heading: story.querySelector("h2").innerText, acting, words: story.innerText});
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


def to_the_end_of_the_battle(page: Page) -> None:
    """Play Critters until a battle is over."""
    dice = random.Random(1)
    page.wait_for_selector(f"{OFFERED}, {STAYS}")
    while not page.locator(STAYS).count():
        answer(page, lambda offered: dice.choice([one for one in offered if one != "withdraw"]))
        page.wait_for_selector(f"{OFFERED}, {STAYS}")


def test_the_end_of_a_battle_waits_for_the_reader(visit: Visit, shot: Shot) -> None:
    """Who held what and what it scored stay in sight, with the battle on the board, until the reader goes on."""
    page = visit(bypass_csp=True)
    quick(page, "Critters at War")
    to_the_end_of_the_battle(page)
    scene = page.locator(STAYS)
    expect(scene.get_by_role("heading")).to_contain_text(re.compile(r"won battle 1\."))
    expect(scene.get_by_role("listitem")).to_have_count(3)
    expect(scene).to_contain_text("+6")
    expect(page.get_by_text("Battle 1 ·")).to_be_visible()  # the board of this battle is still there
    assert serious(page) == []
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=10))
    page.clock.run_for(60_000)
    expect(scene).to_be_visible()
    shot(page, "battle-end-desktop")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(scene.get_by_role("button", name="Go on")).to_be_in_viewport(ratio=1)
    shot(page, "battle-end-phone")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.clock.resume()
    expect(scene.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(scene).to_be_hidden()
    expect(page.get_by_text("Battle 2 ·")).to_be_visible()


def test_computers_are_never_a_silent_jump(visit: Visit, shot: Shot) -> None:
    """What three computers do between two of my turns is told, each of them named and marked; so it is once more."""
    page = visit("#/new/root", reduced_motion="no-preference")
    page.get_by_role("button", name="Lay the table").click()
    dice = random.Random(3)
    page.wait_for_selector(f"{OFFERED}, section.story")
    page.evaluate("localStorage.setItem('weald-settings', JSON.stringify({pace: 'off'}))")
    page.reload()
    while not page.get_by_text(re.compile("turn 1 began|, turn 1:")).count():
        assert play(page, dice, 1)
        assert wait_for_turn(page)
    page.evaluate("localStorage.setItem('weald-settings', JSON.stringify({pace: 'fast'}))")
    page.reload()
    assert wait_for_turn(page)
    page.evaluate(TOLD)
    others = {"eyrie", "alliance", "vagabond"}
    told: set[str] = set()
    while not others <= told:
        if page.locator("section.story").count() == 0 and page.locator(OFFERED).count():
            answer(page, lambda offered: "end" if "end" in offered else dice.choice(offered))
        page.wait_for_selector(f"{OFFERED}, section.story, section.over")
        assert page.locator("section.over").count() == 0
        seen: list[dict[str, Any]] = page.evaluate("window.told")
        told = {str(one["acting"]) for one in seen}
    for one in seen:
        assert one["heading"]
    page.keyboard.press("Escape")
    assert wait_for_turn(page)
    shot(page, "meanwhile-desktop")
    page.get_by_role("button", name="Tell me again what happened").click()
    story = page.get_by_role("region", name="What happens")
    expect(story).to_be_visible()
    before = moment(page)
    page.keyboard.press("Escape")
    expect(story).to_be_hidden()
    assert wait_for_turn(page)
    assert int(moment(page)) >= int(before)


def test_who_wants_no_movement_is_told_when_they_ask(visit: Visit) -> None:
    """Nothing moves by itself; what happened is told step by step, each when the reader says so."""
    page = visit()
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    answer(page, lambda offered: next(one for one in offered if one.startswith("improvise")))
    assert wait_for_turn(page)
    now = moment(page)
    page.keyboard.press("r")
    story = page.get_by_role("region", name="What happens")
    expect(story).to_contain_text("North")
    next_step = story.get_by_role("button", name="Next step")
    while next_step.count():
        next_step.click()
    expect(story).to_be_hidden()
    assert moment(page) == now
    assert wait_for_turn(page)


def battle(at: int, **seats: str) -> list[dict[str, Any]]:
    """The events of a battle of Root, told in one action."""
    attacker, defender = seats["attacker"], seats["defender"]
    shared = {"at": at, "turn": 40, "step": 400, "role": "follows", "cause": "battle"}
    told: list[dict[str, Any]] = [
        {"what": "battle", "law": "4.3", "seat": attacker, "other_seat": defender, "clearing": 5, "role": "deed"},
        {"what": "spent", "law": "4.3.1", "seat": defender, "card": "ambush_fox"},
        {"what": "ambushed", "law": "4.3.1", "seat": defender, "card": "ambush_fox"},
        {"what": "warriors-removed", "law": "2.5.1", "seat": attacker, "count": 2, "clearing": 5},
        {"what": "rolled", "law": "4.3.2", "seat": attacker, "high": 3, "low": 1},
        {"what": "hits", "law": "4.3.3", "seat": attacker, "other_seat": defender, "count": 3, "other_count": 1},
        {"what": "piece-removed", "law": "2.5.2", "seat": defender, "piece": "sawmill", "clearing": 5},
        {"what": "scored", "law": "3.2.1", "seat": attacker, "points": 1, "score": 9},
    ]
    return [{**shared, **one} for one in told]


def test_a_battle_is_a_scene_for_all_who_watch(visit: Visit, shot: Shot) -> None:
    """Who, where, ambush, dice, hits, losses and points, each with its law, which can be opened."""
    page = visit(reduced_motion="no-preference", bypass_csp=True)
    wire = Wire(page)
    quick(page, "Root")
    assert wait_for_turn(page)
    page.get_by_role("navigation", name="Menu").get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="step by step").check()  # it stays until it has been read
    page.keyboard.press("Escape")
    wire.tell(events=battle(wire.told["at"] + 1, attacker="eyrie", defender="marquise"))
    scene = page.get_by_role("region", name="What happens")
    for words in ("Eyrie Dynasties", "Marquise de Cat", "clearing 5", "Ambush!", "2 warriors", "sawmill", "+1"):
        expect(scene).to_contain_text(words)
    expect(scene.get_by_role("img", name="3")).to_be_visible()
    expect(scene.get_by_role("img", name="1")).to_be_visible()
    for law in ("4.3", "4.3.1", "4.3.2", "4.3.3", "3.2.1"):
        expect(scene.get_by_role("link", name=law, exact=True).first).to_be_visible()
    shot(page, "battle-desktop")
    page.set_viewport_size({"width": 390, "height": 844})
    shot(page, "battle-phone")
    assert serious(page) == []
    scene.get_by_role("button", name="Next step").click()
    expect(scene).to_be_hidden()
