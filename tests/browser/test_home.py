"""The start page and the form for a new table: names, open tables, options that do not fit."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, Route, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import seat, wait_for_turn

Shot = Callable[[Page, str], None]


GAMES = ("Critters at War", "Defenders of the Wild", "Root")
SIZES = ((1440, 900), (1024, 768), (390, 844), (844, 390))
LAY = """wanted => fetch("/api/tables", {method: "POST", headers: {"Content-Type": "application/json"},
  body: JSON.stringify(wanted)}).then(answer => answer.json()).then(laid => laid.table)"""


def headings(page: Page) -> list[str]:
    return [str(one) for one in page.locator("main h2").all_inner_texts()]


def lay(page: Page, name: str, **wanted: Any) -> None:
    """A table of Critters for one, who has both seats or another guest beside them."""
    page.evaluate(LAY, {"game": "critters", "name": name, "seats": {"south": "me", "north": "me"}} | wanted)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_newcomer_finds_a_sentence_and_three_pictures(visit: Visit, shot: Shot, scheme: str) -> None:
    """What it is in one sentence, the games by picture, and which to begin with; empty lists say what they are for."""
    page = visit(color_scheme=scheme, bypass_csp=True)
    for game in GAMES:
        card = page.get_by_role("article").filter(has_text=game)
        expect(card.locator("svg use")).to_be_visible()
    expect(page.get_by_role("article").first).to_contain_text("New here?")
    sentence = page.get_by_role("heading", level=1).inner_text()
    assert sentence.count(".") == 1
    assert sentence.endswith(".")
    assert headings(page) == ["Start a game", "My games", "Open tables", "Finished games"]
    expect(page.get_by_role("region", name="My games")).to_contain_text("None yet")
    assert page.evaluate(
        "[...document.querySelectorAll('use')].every(use => document.querySelector(use.getAttribute('href')))"
    )
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        expect(page.get_by_role("article").first.locator("svg.picture")).to_be_in_viewport()
        assert serious(page) == []
        shot(page, f"home-new-{scheme}-{width}")


def test_what_waits_for_me_comes_first(visit: Visit, shot: Shot) -> None:
    """In the middle of games: those where I am asked, then the others; then the games to begin."""
    page = visit()
    lay(page, "Waiting for company", seats={"south": "me", "north": "open"})
    lay(page, "Both sides mine")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("One game waits for your move.")
    assert headings(page) == ["My games", "Start a game", "Open tables", "Finished games"]
    rows = page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Both sides mine")
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.first.get_by_role("link", name=re.compile("^Play"))).to_be_in_viewport()
    expect(page.get_by_text("New here?")).to_have_count(0)
    shot(page, "home-middle-desktop")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(rows.first.get_by_role("link", name=re.compile("^Play"))).to_be_in_viewport()
    shot(page, "home-middle-phone")


def test_many_games_do_not_bury_the_rest(visit: Visit, shot: Shot) -> None:
    """Six of a list are in sight, the others one click away."""
    page = visit(bypass_csp=True)
    for number in range(9):
        lay(page, f"Table {number}")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("9 games wait for your move.")
    mine = page.get_by_role("region", name="My games")
    expect(mine.get_by_role("listitem")).to_have_count(6)
    assert serious(page) == []
    shot(page, "home-many-desktop")
    mine.get_by_role("button", name="Show all 9").click()
    expect(mine.get_by_role("listitem")).to_have_count(9)
    expect(mine.get_by_role("button")).to_have_count(0)


def test_a_guest_has_a_name_and_can_change_it(visit: Visit) -> None:
    """The name is kept with the guest, not with the page."""
    page = visit()
    page.get_by_role("button", name="Change your name").click()
    page.keyboard.type("Old Badger")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("button", name="Change your name: Old Badger")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Change your name: Old Badger")).to_be_visible()


def test_an_open_table_is_found_and_joined(visit: Visit, shot: Shot) -> None:
    """A table that is listed can be joined by anybody from the start page, without a link."""
    host = visit("#/new/critters")
    seat(host, "North", "A friend, by link")
    host.get_by_label("A name for the table").fill("By the old oak")
    host.get_by_role("checkbox", name="Listed under open tables").check()
    host.get_by_role("button", name="Lay the table").click()
    expect(host.get_by_text("Waiting for North")).to_be_visible()

    guest = visit()
    row = guest.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="By the old oak")
    expect(row).to_contain_text("North: free")
    shot(guest, "home-open-tables")
    row.get_by_role("button", name="Sit down as North").click()
    expect(guest.locator("[data-card]")).to_have_count(6)
    expect(host.get_by_text("Waiting for North")).to_be_hidden()
    guest.goto("/#/")
    mine = guest.get_by_role("region", name="My games").get_by_role("listitem").filter(has_text="By the old oak")
    expect(mine).to_contain_text("North: you")


def test_options_that_do_not_fit_are_explained(visit: Visit) -> None:
    """A table without players cannot be laid, and the form says why before anybody tries."""
    page = visit("#/new/root")
    start = page.get_by_role("button", name="Lay the table")
    expect(start).to_be_enabled()
    for name in ("Eyrie Dynasties", "Woodland Alliance", "Vagabond"):
        seat(page, name, "Nobody")
    expect(page.get_by_role("alert")).to_have_text("Too few take part: it must be 2 at least.")
    expect(start).to_be_disabled()
    seat(page, "Eyrie Dynasties", "Computer")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(start).to_be_enabled()


def test_one_player_leads_two_factions_of_defenders(visit: Visit) -> None:
    """The solo mode: the factions take part and are led by the one seat that somebody sits in."""
    page = visit("#/new/defenders")
    seat(page, "Lone player", "Me")
    expect(page.get_by_role("button", name=re.compile("^Order Takes part"))).to_be_visible()
    page.get_by_role("button", name="Lay the table").click()
    assert wait_for_turn(page)
    expect(page.get_by_role("list", name="The seats").get_by_role("listitem")).to_have_count(1)


def test_nothing_is_laid_before_the_seats_are_known(visit: Visit) -> None:
    """Right after a change of the options the form still knows the seats of before: its button waits for the answer."""
    page = visit("#/new/root")
    button = page.get_by_role("button", name="Lay the table")
    expect(button).to_be_enabled()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/api/games/root/seats"), hold)
    seat(page, "Vagabond", "Nobody")
    expect(button).to_be_disabled()
    while not held:
        page.wait_for_timeout(10)
    expect(button).to_be_disabled()
    held[-1].continue_()
    expect(button).to_be_enabled()


def test_no_button_moves_from_under_a_finger(visit: Visit) -> None:
    """The games are shown when all is known that comes with them or above them, lists, lessons and levels: a click on
    a button that moved at that moment was lost."""
    page = visit()
    button = page.get_by_role("button", name=re.compile("Play against the computer.*Critters"))
    expect(button).to_be_visible()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    for late in (r"/api/tables\?list=mine", r"/api/lessons"):
        page.route(re.compile(late), hold)
    page.reload()
    while len(held) < 2:
        page.wait_for_timeout(10)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(button).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.get_by_role("article").first).to_contain_text("New here?")
    place = button.bounding_box()
    expect(page.locator("[data-lesson]")).to_have_count(len(GAMES))
    expect(page.locator("summary").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert button.bounding_box() == place


def test_a_first_visit_is_one_visitor(browser: Browser, house: House) -> None:
    """The cookie comes with the page: the requests that it sends at once would bring one each, and one would stay."""
    answers: list[Response] = []
    with browser.new_context(base_url=house.address, service_workers="block") as context:
        page = context.new_page()
        page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 (a builtin cannot listen)
        page.goto("/")
        expect(page.get_by_role("button", name=re.compile("Play against the computer.*Root"))).to_be_visible()
        assert page.evaluate(LAY, {"game": "critters", "seats": {"south": "me", "north": "greedy"}})
        bringing = [answer.url for answer in answers if answer.header_value("set-cookie")]
    assert bringing == [f"{house.address}/"]
    assert len([answer for answer in answers if "/api/" in answer.url]) > 2
