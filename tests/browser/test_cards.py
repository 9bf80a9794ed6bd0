"""Every card of every deck in the hand: all that it says can be read, at any width, by everybody."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.playing import quick, wait_for_turn
from tests.browser.wire import Wire
from weald import library
from weald.engine.table import Table
from weald.games.critters.cards import CARD_NAMES as CRITTERS
from weald.games.defenders.tables import DECK as LEADERS
from weald.games.root.tables import CARDS as ROOT_CARDS
from weald.server.positions import shown

HELD = 6  # cards at once, as in a full hand
WIDTHS = (1440, 1280, 1110, 1000, 870, 850, 710, 390, 320)  # on both sides of where the layout changes
# game: its title, and the cards of its decks, by number; those of Root are of both decks
DECKS: dict[str, tuple[str, list[int]]] = {
    "critters": ("Critters at War", list(range(len(CRITTERS)))),
    "defenders": ("Defenders of the Wild", [card for deck in LEADERS for card in deck]),
    "root": ("Root", list(range(ROOT_CARDS))),
}

# the cards whose words do not fit into them
OVERFLOWING = """() => [...document.querySelectorAll(".hand li, .hand li button, .hand .card")]
  .filter(card => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
  .map(card => card.innerText)"""

# picks one card after the other; those whose large picture does not fit, or stands beyond the page
UNREADABLE = """async () => {
  const found = [];
  for (const card of document.querySelectorAll(".hand [data-card]")) {
    card.click();
    await new Promise(requestAnimationFrame);
    const panel = document.querySelector(".hand .deeds"), large = panel.querySelector(".card");
    const {left, right, top} = panel.getBoundingClientRect();
    const inside = left >= 0 && right <= innerWidth && top >= 0 && panel.scrollWidth <= panel.clientWidth;
    if (!inside || large.scrollHeight > large.clientHeight + 1 || large.scrollWidth > large.clientWidth + 1)
      found.push(large.innerText);
    card.click();
  }
  return found;
}"""


class Hands(Wire):
    """The page is shown the hand that the test wants."""

    def show(self, game: str, cards: list[int]) -> None:
        """Tell the page of a next position, in which its seat holds these cards and is asked nothing."""
        ruleset = library.ruleset(game)
        table = Table(ruleset, {}, "hands")
        seat = self.told["seat"]
        dealt: Any = table.game
        dealt.secrets[ruleset.seat(seat)].hand = cards
        told = json.loads(msgspec.json.encode(shown(table, seat, 0, drawn=True)))
        self.tell(view=told["view"], hand=told["hand"])


@pytest.mark.parametrize("game", DECKS)
def test_every_card_fits_and_can_be_reached(visit: Visit, game: str) -> None:
    """No words are cut off, and what scrolls can be scrolled by key."""
    title, deck = DECKS[game]
    page = visit(bypass_csp=True)
    hands = Hands(page)
    quick(page, title)
    assert wait_for_turn(page)
    for first in range(0, len(deck), HELD):
        cards = deck[first : first + HELD]
        hands.show(game, cards)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            assert page.locator(".hand li").count() == len(cards)
            assert page.evaluate(OVERFLOWING) == [], width
            assert serious(page, "scrollable-region-focusable") == [], width


def test_every_card_of_root_can_be_looked_at(visit: Visit) -> None:
    """A picked card stands large above the hand, with all its words, within the page."""
    page = visit()
    hands = Hands(page)
    quick(page, "Root")
    assert wait_for_turn(page)
    deck = DECKS["root"][1]
    for first in range(0, len(deck), 10):
        hands.show("root", deck[first : first + 10])
        for width, height in ((1440, 900), (390, 844), (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(UNREADABLE) == [], width


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_about_any_card(visit: Visit, scheme: str) -> None:
    """Every card of both decks of Root, in the hand and looked at from near."""
    page = visit(color_scheme=scheme, bypass_csp=True)
    hands = Hands(page)
    quick(page, "Root")
    assert wait_for_turn(page)
    deck = DECKS["root"][1]
    for first in range(0, len(deck), 10):
        hands.show("root", deck[first : first + 10])
        assert serious(page, within=".hand") == []
        for card in page.locator(".hand [data-card]").all():
            card.click()
            assert serious(page, within=".hand .deeds") == []
            card.click()


def test_a_card_is_picked_by_click_by_press_and_by_key(visit: Visit) -> None:
    """A click picks and lets go, a long press stays, Enter goes on to what can be done, and Escape comes back."""
    page = visit()
    quick(page, "Root")
    assert wait_for_turn(page)
    card, picked = page.locator("[data-card]").first, page.locator(".hand .deeds")
    card.click()
    expect(picked).to_be_visible()
    card.click()
    expect(picked).to_have_count(0)
    card.hover()
    page.mouse.down()
    expect(picked).to_be_visible()
    page.mouse.up()
    expect(picked).to_be_visible()
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    expect(picked.locator(":focus")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
