"""The start page and the form for a new table: names, open tables, options that do not fit."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.playing import seat, wait_for_turn

Shot = Callable[[Page, str], None]


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
    seat(page, "Eyrie Dynasties", "Computer, thinks ahead")
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
