"""The page that sets up a table: who plays what, by choice, by lot and by reach, to the first question of the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.playing import seat, seat_row, wait_for_turn

Shot = Callable[[Page, str], None]
TOP = "one => one.getBoundingClientRect().top + scrollY"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def laid(page: Page) -> dict[str, Any]:
    """Lay the table and wait for the first question; the table as the server tells it."""
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile("#/t/"))
    wait_for_turn(page)
    told: dict[str, Any] = page.evaluate(
        "fetch('/api/tables/' + location.hash.split('/')[2]).then(answer => answer.json())"
    )
    return told


def players(table: dict[str, Any]) -> dict[str, str]:
    return {one["name"]: "me" if one["mine"] else one["player"] for one in table["seats"]}


def shown(page: Page) -> set[str]:
    """The seats that take part, as the page shows them."""
    return set(page.locator("li[data-seat]:not(.away)").evaluate_all("all => all.map(one => one.dataset.seat)"))


@pytest.mark.parametrize("advised", [False, True])
def test_factions_by_lot(visit: Visit, advised: bool) -> None:
    """So many are drawn; I sit in one of them, the page tells it and what they add up to; the table is as drawn."""
    page = visit("#/new/root")
    page.get_by_role("button", name="One fewer").click()
    page.get_by_role("button", name="Draw by reach" if advised else "Draw by lot").click()
    expect(page.get_by_text(re.compile(r"Drawn by .*\. You are "))).to_be_visible()
    expect(page.locator("li[data-seat]:not(.away)")).to_have_count(3)
    reach = page.locator("[data-reach]")
    expect(reach).to_contain_text("for 3 seats")
    if advised:
        assert int(reach.get_attribute("data-reach") or 0) >= 18
        expect(reach).to_contain_text("enough")
    drawn = shown(page)
    table = laid(page)
    assert set(players(table)) == drawn
    assert list(players(table).values()).count("me") == 1


def test_my_faction_is_kept(visit: Visit) -> None:
    """The others are drawn around me; by reach nothing can be drawn around the Cult for two, and that is said."""
    page = visit("#/new/root")
    seat(page, "Marquise de Cat", "Nobody")
    seat(page, "Lizard Cult", "Me")
    page.get_by_role("checkbox", name="Keep my seat").check()
    expect(page.locator("output")).to_have_text("4")
    page.get_by_role("button", name="Draw by reach").click()
    expect(page.get_by_text("You are Lizard Cult.")).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name="One fewer").click()
    page.get_by_role("button", name="Draw by reach").click()
    expect(page.get_by_role("alert")).to_contain_text("add up to the reach that the law advises")


def test_a_low_reach_is_told_kindly_and_can_be_played(visit: Visit) -> None:
    """Advice, no ban: with its numbers and its law."""
    page = visit("#/new/root")
    seat(page, "Marquise de Cat", "Nobody")
    seat(page, "Eyrie Dynasties", "Me")
    reach = page.locator("[data-reach]")
    expect(reach).to_have_attribute("data-reach", "15")
    expect(reach).to_contain_text("the law advises 18 or more for 3 seats, and never less than 17")
    expect(reach.get_by_role("link", name="A", exact=True)).to_have_attribute("href", "#/law/root/A")
    assert set(players(laid(page))) == {"eyrie", "alliance", "vagabond"}


def test_six_seats(visit: Visit, shot: Shot) -> None:
    """A friend by link, computers of two levels; a seventh is refused beside the seats."""
    page = visit("#/new/root")
    seat(page, "Lizard Cult", "Computer").get_by_role("radio", name="Expert").check()
    seat(page, "Riverfolk Company", "A friend, by link")
    page.get_by_role("radio", name="Lake").check()
    expect(page.get_by_text(re.compile("^Six seats on the lake map: you as Marquise de Cat against"))).to_be_visible()
    seat(page, "Second Vagabond", "Computer")
    expect(page.get_by_role("alert")).to_have_text("At most 6 can play.")
    expect(page.get_by_role("button", name="Lay the table")).to_be_disabled()
    seat(page, "Second Vagabond", "Nobody")
    expect(page.get_by_role("alert")).to_have_count(0)
    shot(page, "set-up-six")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_text("Waiting for Riverfolk Company")).to_be_visible()


def test_four_bots_with_traits(visit: Visit, shot: Shot) -> None:
    """Each bot with a level and traits, which say what they do; the row tells them when it is closed again."""
    page = visit("#/new/root")
    wanted = {
        "Eyrie Dynasties": ("eyrie", "Challenging", ["Swoop"]),
        "Woodland Alliance": ("alliance", "Easy", ["Informants", "Wildfire"]),
        "Drillbit Duchy": ("duchy", "Nightmare", ["Overwhelm"]),
        "Cogwheel Corvids": ("corvids", "Normal", ["Vendetta"]),
    }
    seat(page, "Vagabond", "Nobody")
    for name, (_, level, traits) in wanted.items():
        row = seat(page, name, "Clockwork bot")
        row.get_by_role("radio", name=level).check()
        for trait in traits:
            switch = row.get_by_role("checkbox", name=trait, exact=True)
            expect(switch).to_have_accessible_description(re.compile(r"\w+.*\."))
            switch.check()
        page.get_by_role("button", name=re.compile(f"^{name} .*{level}: {', '.join(traits)}", re.IGNORECASE)).click()
    page.get_by_role("group", name="People together against the bots").get_by_role("radio", name="Yes").check()
    shot(page, "set-up-bots")
    table = laid(page)
    for seat_name, level, traits in wanted.values():
        assert table["options"][f"{seat_name}-level"] == level.lower()
        assert table["options"][f"{seat_name}-traits"] == "+".join(traits).lower()
    assert table["options"]["coop"] == "yes"
    assert players(table) == {"marquise": "me", **dict.fromkeys(["eyrie", "alliance", "duchy", "corvids"], "bot")}


def test_two_vagabonds_with_characters(visit: Visit, shot: Shot) -> None:
    """Each with a character; the same one twice is refused at the second's row."""
    page = visit("#/new/root")
    seat_row(page, "Vagabond").get_by_role("radio", name="Tinker").check()
    second = seat(page, "Second Vagabond", "Me")
    second.get_by_role("radio", name="Tinker").check()
    expect(second.get_by_role("alert").first).to_contain_text("character")
    second.get_by_role("radio", name="Ranger").check()
    expect(second.get_by_role("alert")).to_have_count(0)
    expect(second).to_contain_text("repair three items")
    shot(page, "set-up-vagabonds")
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile("#/t/"))
    page.wait_for_selector(".curtain, [data-action]:not([disabled])")  # two seats are mine
    address = "fetch('/api/tables/' + location.hash.split('/')[2]).then(answer => answer.json())"
    options = page.evaluate(address)["options"]
    assert (options["character"], options["character2"]) == ("tinker", "ranger")


def test_defenders(visit: Visit, shot: Shot) -> None:
    """Four factions with leaders by the dice at a difficulty, on the same page, without pictures and reach."""
    page = visit("#/new/defenders")
    seat(page, "Coven", "Computer")
    page.get_by_role("group", name="Leaders").get_by_role("radio", name="Random").check()
    page.get_by_role("group", name="Difficulty").get_by_role("radio", name="3").check()
    expect(page.get_by_text("Expert: three advanced machine cards.")).to_be_visible()
    expect(page.get_by_text("Three seats: you as Order with Council (computer), Coven (computer).")).to_be_visible()
    expect(page.get_by_role("button", name="Draw by reach")).to_have_count(0)
    shot(page, "set-up-defenders")
    table = laid(page)
    assert (table["options"]["leaders"], table["options"]["difficulty"]) == ("random", 3)
    assert len(table["seats"]) == 3


def test_critters(visit: Visit, shot: Shot) -> None:
    """Two seats that are always there: nothing is drawn; a number is typed."""
    page = visit("#/new/critters")
    page.get_by_role("group", name="Mode").get_by_role("radio", name="Beginner").check()
    page.get_by_label("Points that win").fill("4")
    page.get_by_label("Points that win").blur()
    expect(page.get_by_role("button", name="Draw by lot")).to_have_count(0)
    expect(page.get_by_text("Two seats: you as South against North (computer).")).to_be_visible()
    shot(page, "set-up-critters")
    assert laid(page)["options"] == {"mode": "beginner", "target": 4}


def test_what_was_chosen_last_is_remembered(visit: Visit) -> None:
    """In this browser, until somebody wants it as at first."""
    page = visit("#/new/root")
    page.get_by_role("radio", name="Winter").check()
    seat(page, "Eyrie Dynasties", "Clockwork bot")
    expect(page.get_by_text("on the winter map")).to_be_visible()
    expect(page.get_by_text(re.compile("against Electric Eyrie,"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="Winter")).to_be_checked()
    expect(page.get_by_role("button", name=re.compile("^Eyrie Dynasties Electric Eyrie, normal"))).to_be_visible()
    page.get_by_role("button", name="As at first").click()
    expect(page.get_by_role("radio", name="Autumn")).to_be_checked()
    expect(page.get_by_role("button", name=re.compile("^Eyrie Dynasties Computer"))).to_be_visible()


def test_by_keyboard(visit: Visit) -> None:
    """A row opens by Enter, arrows choose who plays and how strong, and Enter lays the table."""
    page = visit("#/new/critters")
    head = page.get_by_role("button", name=re.compile("^North "))
    head.focus()
    page.keyboard.press("Enter")
    expect(head).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Computer")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Normal")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Hard")).to_be_checked()
    expect(page.get_by_role("button", name="Lay the table")).to_be_enabled()
    page.get_by_role("button", name="Lay the table").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#/t/"))
    assert wait_for_turn(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_and_its_reader(visit: Visit, shot: Shot, scheme: str) -> None:
    """A seat is a row to be tapped, nothing runs out of the screen, the button stays in sight; axe finds nothing."""
    page = visit("#/new/root", color_scheme=scheme, bypass_csp=True, **PHONE)
    button = page.get_by_role("button", name="Lay the table")
    expect(button).to_be_enabled()
    expect(button).to_be_in_viewport(ratio=1)
    assert page.locator("main select").count() == 0
    row = seat(page, "Eyrie Dynasties", "Clockwork bot")
    row.get_by_role("checkbox", name="Swoop").check()
    seat_row(page, "Vagabond").get_by_role("radio", name="Tinker").check()
    expect(row).to_contain_text("swoop")
    expect(button).to_be_in_viewport(ratio=1)
    assert int(page.evaluate("document.documentElement.scrollWidth")) <= 390
    assert serious(page) == []
    shot(page, f"set-up-phone-{scheme}")
    page.goto("/#/new/defenders")
    expect(page.get_by_role("heading", name="Defenders of the Wild")).to_be_visible()
    expect(button).to_be_enabled()
    seat_row(page, "Lone player")
    assert serious(page) == []
    assert int(page.evaluate("document.documentElement.scrollWidth")) <= 390


def test_the_seats_stay_where_they_are(visit: Visit) -> None:
    """What is said of the seats has its room: a low reach, a refusal or a draw moves no row."""
    page = visit("#/new/root")
    first = page.locator("li[data-seat]").first
    expect(page.locator("[data-reach]")).to_be_visible()
    place = first.evaluate(TOP)
    page.get_by_role("button", name="Draw by lot").click()
    expect(page.get_by_text(re.compile("^Drawn by lot"))).to_be_visible()
    assert first.evaluate(TOP) == place
    for name in ("marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk"):
        if name in shown(page):
            title = page.locator(f"li[data-seat={name}] b").first.inner_text()
            seat(page, title, "Nobody")
            page.get_by_role("button", name=re.compile(f"^{title} ")).click()
            assert first.evaluate(TOP) == place
    expect(page.get_by_role("alert")).to_be_visible()
