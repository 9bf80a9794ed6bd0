"""The page speaks the reader's language: by the browser, by the switch, each person at a table their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import OVER, at_once, wait_for_turn
from tests.browser.referee import Referee, ears, play_out
from tests.browser.test_home import LAY
from weald.texts import Texts
from weald.texts.locales import LOCALES, SOURCE

Shot = Callable[[Page, str], None]

OTHERS = [locale for locale in LOCALES if locale != SOURCE]
CYRILLIC = ("uk", "ru")
WORDS = re.compile(r"[A-Za-z]{4,}")
NAMES = {"Weald", "Root", *(one.name for one in LOCALES.values())}


def speaks(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def switch(page: Page, locale: str) -> None:
    page.locator(".language select").first.select_option(locale)
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=locale)


def check_letters(page: Page, locale: str) -> None:
    """Nothing on the page is left in English, where letters can tell."""
    if locale in CYRILLIC:
        seen = set(WORDS.findall(page.locator("body").inner_text())) - NAMES
        assert seen == set()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[House]:
    """A server without other tests' guests: their names in other languages would stand on its start page."""
    with House(tmp_path) as made:
        yield made


@pytest.mark.parametrize("locale", OTHERS)
def test_a_whole_game_in_the_language_of_the_browser(visit: Visit, own: House, shot: Shot, locale: str) -> None:
    """From the start page to the page of the end. The wire knows no language, and keeps its secrets."""
    own.deal(f"a whole game in {locale}")
    page = visit(locale=locale, bypass_csp=True, at=own)
    at_once(page)
    heard = ears(page)
    assert speaks(page) == locale
    expect(page.get_by_role("article").first).to_be_visible()
    check_letters(page, locale)
    shot(page, f"language-{locale}-home")
    table = page.evaluate(LAY, {"game": "critters", "seats": {"south": "me", "north": "greedy"}})
    page.goto(f"/#/t/{table}")
    assert wait_for_turn(page)
    check_letters(page, locale)
    shot(page, f"language-{locale}-table")
    assert serious(page) == []
    referee = Referee(own, table)
    assert play_out(referee, {"south": page}) > 5
    expect(page.locator(OVER)).to_be_visible()
    check_letters(page, locale)
    shot(page, f"language-{locale}-end")
    referee.check(heard)


def test_the_switch_is_on_every_page_and_remembered(visit: Visit) -> None:
    """It turns the page at once, and the next page speaks the same. The server refuses in the language of the asker."""
    page = visit(locale="en-GB")
    assert speaks(page) == "en"
    switch(page, "uk")
    expect(page.locator("h1").first).to_have_text(re.compile("[\u0430-\u044f]"))
    table = page.evaluate(LAY, {"game": "root", "seats": {"marquise": "me", "eyrie": "greedy"}})
    for address in (f"#/t/{table}", "#/law/root", "#/nowhere"):
        page.goto(f"/{address}")
        page.reload()
        assert speaks(page) == "uk"
        expect(page.locator(".language select").first).to_have_value("uk")
    refused = page.evaluate(
        """() => fetch("/api/tables/none", {headers: {"Accept-Language": "uk"}}).then(answer => answer.json())"""
    )
    expected = Texts(locale="uk").say("error-unknown-table")
    assert refused["error"]["message"] == expected != Texts().say("error-unknown-table")


def test_two_people_at_one_table_read_their_own_language(visit: Visit) -> None:
    """What one of them does is told to the other in the other's words."""
    ann, ben = visit(locale="uk"), visit(locale="en")
    laid = ann.evaluate(
        """() => fetch("/api/tables", {method: "POST", headers: {"Content-Type": "application/json"},
          body: JSON.stringify({game: "critters", public: true, seats: {south: "me", north: "open"}})})
          .then(answer => answer.json())"""
    )
    for page in (ann, ben):
        page.goto(f"/#/t/{laid['table']}")
    names = {locale: Texts("critters", locale).name("theater", "air") for locale in ("uk", "en")}
    assert names["uk"] != names["en"]
    expect(ann.locator("body")).to_contain_text(re.compile(names["uk"], re.I))
    expect(ben.locator("body")).to_contain_text(re.compile(names["en"], re.I))


def test_two_languages_of_the_law_side_by_side(visit: Visit, shot: Shot) -> None:
    """The second one stands beside the first, law by law; words are found in any language."""
    page = visit("#/law/root/4.3", locale="uk", bypass_csp=True)
    law = page.locator('[id="law-4.3"]')
    expect(law).to_be_visible()
    page.locator("aside select").select_option("en")
    expect(law.locator("[lang=en]")).to_contain_text(Texts("root", "en").law_title("4.3"))
    expect(law.locator("[lang=uk]")).to_contain_text(Texts("root", "uk").law_title("4.3"))
    left, right = law.locator("[lang=uk]").bounding_box(), law.locator("[lang=en]").bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] <= right["x"]
    assert serious(page) == []
    shot(page, "law-beside")
    page.locator("#law-search").fill("ambush")
    expect(page.locator("article [lang=uk]").first).to_be_visible()
    expect(page.locator("article").filter(has_text="4.3.1").first).to_be_visible()
