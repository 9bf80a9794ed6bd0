"""Several people, each with a browser of their own; lost connections and restarted servers."""

from __future__ import annotations

import random
import re
import signal
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import OFFERED, answer, moment, play, quick, seat, wait_for_turn

Shot = Callable[[Page, str], None]
NOT_HERE = {"north": "South", "south": "North"}


def test_two_browsers_and_a_spectator(visit: Visit, shot: Shot) -> None:
    """An invitation seats a friend; each move is on the other screen at once; who watches sees no hand."""
    south = visit("#/new/critters")
    seat(south, "North", "A friend, by link")
    south.get_by_role("button", name="Lay the table").click()
    invitation = south.get_by_label(re.compile("Invitation to play"))
    expect(invitation).to_be_visible()
    shot(south, "waiting")
    table = south.url.rsplit("/", 1)[-1]
    watch = south.evaluate("table => JSON.parse(localStorage.getItem(`weald-links-${table}`)).watch_link", table)

    north = visit(invitation.input_value().split("/", 3)[-1])
    expect(north.get_by_role("region", name="Your hand").or_(north.locator("[data-card]").first)).to_be_visible()
    assert "invite" not in north.url  # the secret does not stay in the address
    spectator = visit(watch.lstrip("/"))
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    expect(spectator.locator("[data-card]")).to_have_count(0)

    dice = random.Random(6)
    for _ in range(8):
        south.wait_for_function(
            "([offered]) => document.querySelector(offered) || document.querySelector('.question:not(.mine)')",
            arg=[OFFERED],
        )
        mover, other = (south, north) if south.locator(OFFERED).count() else (north, south)
        assert wait_for_turn(mover)
        answer(mover, lambda offered: dice.choice([one for one in offered if one != "withdraw"]))
        for page in (other, spectator):
            page.wait_for_function(
                "at => Number(document.querySelector('[data-at]').dataset.at) >= at", arg=int(moment(mover))
            )
    assert spectator.locator(OFFERED).count() == 0
    shot(spectator, "spectator")


def test_reload_and_restart_in_the_middle(visit: Visit, shot: Shot, tmp_path: Path) -> None:
    """A reload, a killed server and one that comes back: the game goes on exactly where it was."""
    with House(tmp_path) as house:
        page = visit(at=house)
        quick(page, "Critters at War")
        dice = random.Random(8)
        assert play(page, dice, 2) == 2
        assert wait_for_turn(page)
        before, told = moment(page), page.get_by_role("list", name="Log").inner_text()
        page.reload()
        assert wait_for_turn(page)
        assert moment(page) == before
        assert page.get_by_role("list", name="Log").inner_text() == told

        house.stop(signal.SIGKILL)
        expect(page.get_by_text("The connection is lost")).to_be_visible()
        assert page.locator(OFFERED).count() == 0  # the board stays, but nothing can be chosen
        shot(page, "reconnecting")
        house.start()
        expect(page.get_by_text("The connection is lost")).to_be_hidden()
        assert wait_for_turn(page)
        assert moment(page) == before
        assert play(page, dice, 2) == 2


def test_a_seat_link_resumes_the_seat_on_another_device(visit: Visit) -> None:
    """The secret seat link opens the same hand in a browser that was never here."""
    page = visit()
    quick(page, "Critters at War")
    assert wait_for_turn(page)
    table = page.url.rsplit("/", 1)[-1]
    links = page.evaluate("table => JSON.parse(localStorage.getItem(`weald-links-${table}`)).seats", table)
    hand = page.locator("[data-card]").evaluate_all("all => all.map(card => card.dataset.card)")
    phone = visit(links["south"]["seat_link"].lstrip("/"), viewport={"width": 390, "height": 844}, has_touch=True)
    assert wait_for_turn_on_phone(phone)
    assert phone.locator("[data-card]").evaluate_all("all => all.map(card => card.dataset.card)") == hand


def wait_for_turn_on_phone(page: Page) -> bool:
    page.wait_for_selector("[data-card]")
    return True
