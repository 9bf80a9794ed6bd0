"""Every card of every deck in the hand: all that it says can be read, at any width, by everybody."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.axe import serious
from tests.browser.conftest import Visit
from tests.browser.playing import quick, wait_for_turn
from weald import library
from weald.engine.table import Table
from weald.games.critters.cards import CARD_NAMES as CRITTERS
from weald.games.defenders.tables import DECK as LEADERS
from weald.games.root.tables import CARDS as ROOT_CARDS
from weald.server.plain import Plain
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
OVERFLOWING = """() => [...document.querySelectorAll(".hand li, .hand li button")]
  .filter(card => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
  .map(card => card.innerText)"""


class Hands:
    """Stands between a page and its server: the page is shown the hand that the test wants."""

    def __init__(self, page: Page) -> None:
        self.line: WebSocketRoute | None = None
        self.told: dict[str, Any] = {}
        page.route_web_socket("**/socket", self._join)

    def _join(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "position":
                self.told = message
            line.send(text)

        server.on_message(hear)

    def show(self, page: Page, game: str, cards: list[int]) -> None:
        """Tell the page of a next position, in which its seat holds these cards and is asked nothing."""
        assert self.line is not None
        ruleset = library.ruleset(game)
        table = Table(ruleset, {}, "hands")
        seat = self.told["seat"]
        dealt: Any = table.game
        dealt.secrets[ruleset.seat(seat)].hand = cards
        told = json.loads(msgspec.json.encode(shown(table, Plain(ruleset, table.options), seat, 0, drawn=True)))
        known = self.told["at"]
        now = {"at": known + 1, "since": known, "events": [], "view": told["view"], "hand": told["hand"]}
        self.told |= now
        self.line.send(json.dumps(self.told))
        page.wait_for_selector(f"[data-at='{known + 1}']")


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
        hands.show(page, game, cards)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            assert page.locator(".hand li").count() == len(cards)
            assert page.evaluate(OVERFLOWING) == [], width
            assert serious(page, "scrollable-region-focusable") == [], width
