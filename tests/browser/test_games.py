"""Whole games and long stretches of games, from the start page on."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import OFFERED, answer, choices, moment, play, quick, seat, wait_for_turn

Shot = Callable[[Page, str], None]

# the first button of what is told holds it: pressed as soon as it is there, for time does not wait for a busy machine
PAUSE_AT_ONCE = """() => new MutationObserver((_, observer) => {
  const button = document.querySelector("section.story button");
  if (!button) return;
  observer.disconnect();
  button.click();
}).observe(document.body, {childList: true, subtree: true})"""


def test_a_newcomer_plays_a_game_to_its_end(visit: Visit, shot: Shot) -> None:
    """One click on the start page, then a game of Critters against the computer until somebody has won."""
    page = visit()
    expect(page.get_by_role("heading", name="Start a game")).to_be_visible()
    shot(page, "home-desktop")
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    shot(page, "table-desktop")
    played = play(page, random.Random(1))
    assert played >= 6
    over = page.get_by_role("region", name="The game is over")
    expect(over.get_by_role("heading").first).to_have_text(re.compile("You have (won|lost)"))
    expect(page).to_have_title(re.compile("^Over"))
    shot(page, "over-desktop")
    over.get_by_role("button", name="Play again").click()  # and once more
    expect(over).to_be_hidden()
    assert wait_for_turn(page)
    page.get_by_role("link", name="To the start page").click()
    mine = page.get_by_role("region", name="My games")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    expect(page).to_have_title(re.compile("Your turn"))
    shot(page, "home-games")
    page.get_by_role("region", name="Finished games").get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider", name="Where in the game")).to_be_visible()


def test_root_against_clockwork_bots(visit: Visit, shot: Shot) -> None:
    """The form lays a table of Root with bots of a level and a trait; it is played on the plain board."""
    page = visit("#/new/root")
    bot = seat(page, "Eyrie Dynasties", "Clockwork bot")
    seat(page, "Woodland Alliance", "Clockwork bot")
    seat(page, "Vagabond", "Nobody")
    bot.get_by_role("radio", name="Challenging").check()
    bot.get_by_role("checkbox", name="Swoop").check()
    shot(page, "new-table-root")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("list", name="The seats").get_by_role("listitem")).to_have_count(3)
    dice = random.Random(2)
    assert play(page, dice, 12) == 12 or page.locator("section.over").count()  # bots may be fast
    shot(page, "root-desktop")
    told = page.get_by_role("list", name="Log").inner_text()
    assert "Eyrie" in told
    assert "Alliance" in told
    play(page, dice, 60)
    assert int(moment(page)) > 50


def test_a_bots_turn_is_told_step_by_step(visit: Visit, shot: Shot) -> None:
    """With movement: each step with its reason, held, stepped, then all at once; a line of the log that unfolds."""
    page = visit("#/new/root", reduced_motion="no-preference")
    for name in ("Eyrie Dynasties", "Woodland Alliance"):
        seat(page, name, "Clockwork bot")
    seat(page, "Vagabond", "Nobody")
    page.evaluate(PAUSE_AT_ONCE)
    page.get_by_role("button", name="Lay the table").click()
    told = page.get_by_role("region", name="What happens")
    dice = random.Random(6)
    page.wait_for_selector(f"section.story, {OFFERED}")
    while not told.count():
        answer(page, dice.choice)
        page.wait_for_selector(f"section.story, {OFFERED}")
    expect(told.get_by_role("button", name="Pause")).to_have_count(0)
    expect(told).to_contain_text(re.compile(r"\d+ of \d+"))
    assert choices(page).count() == 0  # nothing can be answered meanwhile
    first = told.inner_text()
    told.get_by_role("button", name="Next step").click()
    expect(told).not_to_have_text(first)
    shot(page, "bot-turn-desktop")
    told.get_by_role("combobox").select_option("at once")
    expect(told).to_be_hidden()
    while not page.locator("button.turn", has_text="Electric Eyrie").count():
        assert play(page, dice, 1)
        assert wait_for_turn(page)
    turn = page.get_by_role("button", name=re.compile(r"Electric Eyrie, turn \d+: ")).first
    turn.click()
    expect(turn).to_have_attribute("aria-expanded", "true")
    steps = page.locator("ol.steps")
    expect(steps).to_contain_text("why:")
    steps.get_by_role("link", name=re.compile("^K")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Open it in the law book")
    shot(page, "bot-reasons-desktop")


@pytest.mark.parametrize("seed", [5])
def test_hot_seat(visit: Visit, shot: Shot, seed: int) -> None:
    """Two people at one screen: a curtain between their turns, and nobody sees the other's hand."""
    page = visit("#/new/critters")
    seat(page, "North", "Me")
    expect(page.get_by_text("the table lays a curtain")).to_be_visible()
    page.get_by_role("button", name="Lay the table").click()
    dice = random.Random(seed)
    hands: dict[str, set[str]] = {}
    for _ in range(8):
        page.wait_for_selector(".curtain, [data-action]:not([disabled])")
        if page.locator(".curtain").count():
            assert page.locator("[data-card]").count() == 0  # behind the curtain there is nothing to be seen
            if not hands:
                shot(page, "curtain")
            page.get_by_role("button", name=re.compile("show my side")).click()
        assert wait_for_turn(page)
        mine = page.locator("li.own .seat").inner_text()
        shown = {str(card) for card in page.locator("[data-card]").evaluate_all("all => all.map(c => c.dataset.card)")}
        hands.setdefault(mine, set()).update(shown)
        answer(page, lambda offered: dice.choice([one for one in offered if one.startswith("improvise")] or offered))
    assert set(hands) == {"South", "North"}
    assert not hands["South"] & hands["North"]


def test_undo(visit: Visit) -> None:
    """What showed nothing can be taken back, until somebody else has acted."""
    page = visit("#/new/critters")
    seat(page, "North", "Me")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("button", name=re.compile("show my side")).click()
    assert wait_for_turn(page)
    before, cards = moment(page), page.locator("[data-card]").count()
    answer(page, lambda offered: next(one for one in offered if one.startswith("improvise")))
    page.get_by_role("button", name=re.compile("take the last action back")).click()
    assert wait_for_turn(page)
    assert moment(page) == before
    assert page.locator("[data-card]").count() == cards
