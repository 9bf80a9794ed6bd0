"""What would you do? A hint at one's own question, and the analysis of a game that is over."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import OFFERED, answer, moment, quick, wait_for_turn
from tests.browser.wire import Wire
from tests.server.client import Guest, play_on

Shot = Callable[[Page, str], None]
GAMES = {"critters": "Critters at War", "defenders": "Defenders of the Wild", "root": "Root"}
PANEL = "section.hints"


def come_to_a_choice(page: Page) -> None:
    """On to a question of the reader's own with something to choose."""
    dice = random.Random(6)
    assert wait_for_turn(page)
    while page.locator(OFFERED).count() < 3:
        answer(page, dice.choice)
        assert wait_for_turn(page)


def ask(page: Page) -> list[str]:
    """Ask for a hint, and wait until it is there: the sentences that it names."""
    page.locator("[data-hint]").click()
    page.wait_for_selector("[data-advised]")
    return [str(one) for one in page.locator("[data-advised]").evaluate_all("all => all.map(o => o.dataset.advised)")]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_lights_choices_and_can_be_taken(visit: Visit, shot: Shot, game: str) -> None:
    """Each choice with its chance and a reason in words; what is pointed at is lit among the choices; one is taken."""
    page = visit(bypass_csp=True)
    quick(page, GAMES[game])
    come_to_a_choice(page)
    advised = ask(page)
    panel = page.locator(PANEL)
    assert 2 <= len(advised) <= 3
    expect(panel.locator(".advised").first).to_contain_text(re.compile(r"\d+ %"))
    expect(panel.locator(".why").first).to_have_text(re.compile(r"^(For it|Against it|It hardly differs)"))
    assert "ground-" not in panel.inner_text()
    assert "advice-" not in panel.inner_text()
    panel.locator(".advised").first.hover()
    expect(page.locator(f"[data-advised='{advised[0]}']")).to_have_class(re.compile("lit"))
    assert serious(page) == []
    shot(page, f"hint-{game}")
    expect(page.locator(".practice")).to_have_text("With hints")
    before = moment(page)
    panel.locator(".advised").first.click()
    page.wait_for_selector(f".sure, [data-at]:not([data-at='{before}'])")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_hint_on_a_phone(visit: Visit, shot: Shot, scheme: str) -> None:
    """It lies over the board and hides neither the question nor the hand."""
    page = visit(viewport={"width": 390, "height": 844}, color_scheme=scheme, bypass_csp=True)
    quick(page, GAMES["critters"])
    assert wait_for_turn(page)
    ask(page)
    expect(page.locator("[data-question]")).to_be_in_viewport()
    assert serious(page) == []
    shot(page, f"hint-phone-{scheme}")
    page.locator(f"{PANEL} .close").click()
    expect(page.locator(PANEL)).to_have_count(0)


def test_a_hint_by_keyboard(visit: Visit) -> None:
    """W asks, focus lights, Enter takes it, Escape puts it away."""
    page = visit()
    quick(page, GAMES["critters"])
    come_to_a_choice(page)
    page.keyboard.press("w")
    page.wait_for_selector("[data-advised]")
    first = page.locator(".advised").first
    first.focus()
    expect(first).to_have_class(re.compile("lit"))
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    page.keyboard.press("w")
    before = moment(page)
    page.locator(".advised").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".sure, [data-at]:not([data-at='{before}'])")
    assert page.locator(PANEL).count() == 0 or page.locator(".sure").count() == 1


def test_with_people_there_is_no_hint(visit: Visit) -> None:
    """Where the server says that none may be asked for, there is no button, and the key does nothing."""
    page = visit()
    wire = Wire(page)
    page.reload()
    quick(page, GAMES["critters"])
    assert wait_for_turn(page)
    expect(page.locator("[data-hint]")).to_be_visible()
    wire.tell(hint=False)
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.locator(PANEL)).to_have_count(0)


@pytest.fixture(scope="module")
def given_away(house: House) -> tuple[str, str]:
    """A game of Critters that is over: its table, and the secret that lets others watch."""
    house.deal("given away")
    guest = Guest(house.address)
    laid = guest.lay("critters", {"south": "me", "north": "greedy"})
    with guest.socket(laid["table"]) as socket:
        socket.look("south")
        play_on(socket, random.Random(3))
    guest.close()
    return laid["table"], laid["watch_link"].rsplit("/", 1)[-1]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_analysis_of_a_game(visit: Visit, shot: Shot, given_away: tuple[str, str], scheme: str) -> None:
    """Chances as a chart, the turns that mattered and what was better there, as anybody knew it; on into the replay."""
    table, secret = given_away
    page = visit(f"#/watch/{table}/{secret}", color_scheme=scheme, bypass_csp=True)
    over = page.get_by_role("region", name="The game is over")
    over.get_by_role("button", name="Analyse the game").click()
    analysis = page.get_by_role("region", name="Analysis")
    expect(analysis.get_by_role("img", name="Chances to win, turn by turn")).to_be_visible()
    expect(analysis.locator("progress")).to_have_count(0)
    expect(analysis.locator("ol li").first).to_contain_text(re.compile(r"Turn of .+: .+ \S\d+ %"))
    expect(analysis).to_contain_text(re.compile(r"Better: .* \(\d+ %\) than .* \(\d+ %\)\."))
    assert "ground-" not in analysis.inner_text()
    assert serious(page) == []
    shot(page, f"analysis-{scheme}")
    page.set_viewport_size({"width": 390, "height": 844})
    assert serious(page) == []
    analysis.get_by_role("img").scroll_into_view_if_needed()
    shot(page, f"analysis-phone-{scheme}")
    analysis.get_by_role("combobox").select_option("south")
    expect(analysis.locator("progress")).to_have_count(0)
    expect(analysis.locator("ol li").first).to_be_visible()
    analysis.get_by_role("link", name="See it in the replay").first.click()
    page.wait_for_selector("main.replayed")
    assert "seat=south" in page.url
