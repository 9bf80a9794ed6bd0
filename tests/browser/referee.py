"""Stands behind a table of a test: knows its journal, advises those who play at it, and reads what they were told."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.house import House
from tests.browser.playing import OVER, press, wait_for_turn
from tests.server.test_secrets import Wire as Lenses
from weald import library
from weald.engine.chance import QuickDice
from weald.engine.table import Table
from weald.players.greedy import GreedyPlayer
from weald.server.database import Database
from weald.server.following import kept_lines
from weald.server.store import Store

Put = Callable[[Page, str], None]
Look = Callable[[Page], None]

FORETOLD = '"type":"foretold"'
PONG = '{"type":"pong"}'  # the line lives
EVERY = 3  # of so many positions one is compared with another world; every event of every position is


def ears(page: Page) -> list[str]:
    """All that the sockets of a page receive from now on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: None if text == PONG else heard.append(str(text)))

    page.on("websocket", listen)
    return heard


class Referee:
    """Reads the journal of a table from the house's own database, and follows it."""

    def __init__(self, house: House, table: str) -> None:
        database = Database(f"sqlite:///{house.folder / 'tables.db'}")
        self.store = Store(database)
        self.name = table
        found = self.store.table(table)
        assert found is not None
        record, _ = found
        self.game = record.game
        self.options = record.options
        ruleset = library.ruleset(record.game)
        self.table = Table(ruleset, record.options, None)
        self.second = GreedyPlayer(ruleset, "second")  # not by the table, whose name is another in each run

    def follow(self) -> str | None:
        """Whose turn it is, by the journal as it stands; none if the game is over."""
        lines, _ = kept_lines(self.store.journal(self.name))
        for line in lines[len(self.table.actions) :]:
            assert line.action is not None
            self.table.take(self.table.read(line.action))
        return self.table.actor

    def highest(self) -> int:
        """The points of who leads."""
        seats: Any = self.table.show(None)["seats"]
        return max(int(facts["score"]) for facts in seats.values())

    def advice(self) -> str:
        """What somebody of sense would do, by what they see: games come to their end by it."""
        actor = self.table.actor
        assert actor is not None
        chosen = self.second.choose(self.table.view(actor), self.table.answers())
        return self.table.ruleset.grammar.verb_of(chosen).write(chosen)

    def check(self, *heard: list[str]) -> None:
        """What each of these pages was told holds nothing that its seat could not see."""
        self.follow()
        actions = [self.table.ruleset.grammar.verb_of(each).write(each) for _, each in self.table.actions]
        lenses = Lenses(self.game, self.options, EVERY, random.Random(EVERY))
        for frames in heard:
            assert frames, "nothing was heard"
            lenses.check([text for text in frames if FORETOLD not in text], actions)
            self.check_foretold([json.loads(text) for text in frames if FORETOLD in text])
        assert lenses.compared > 4 * len(heard), "next to nothing was compared"
        if len(set(self.table.seats) - set(self.table.ruleset.robots(self.table.options))) > 1:  # bots hold no secrets
            assert lenses.differing > lenses.compared // 3, "the worlds are the same"
            assert lenses.hidden > 0, "nothing was hidden"

    def check_foretold(self, messages: list[dict[str, Any]]) -> None:
        """What a seat was told that an action would change is the same in a world that looks the same to it."""
        asked = {message["at"]: message for message in messages[::EVERY]}
        table = Table(self.table.ruleset, self.options, None)
        for at, (_, action) in enumerate(self.table.actions):
            if at in asked:
                assert table.actor is not None
                world = table.view(table.actor).imagine(QuickDice(str(at)))
                twin = Table(table.ruleset, self.options, None, game=world)
                told = json.loads(json.dumps(twin.foretell(asked[at]["action"])))
                assert asked[at]["changes"] == told, f"{asked[at]['action']} tells of what cannot be seen"
            table.take(action)


def play_out(referee: Referee, pages: dict[str, Page], put: Put = press, look: Look | None = None) -> int:
    """Play to the end of the game, each seat in its own page; how many answers were given."""
    played = 0
    while True:
        # several people: the journal says whose turn it is; one alone is waited for until the computers have played
        seat = referee.follow() if len(pages) > 1 else next(iter(pages))
        if seat is None or not wait_for_turn(pages[seat]):
            break
        assert referee.follow() == seat
        if look:
            look(pages[seat])
        put(pages[seat], referee.advice())
        played += 1
    for page in pages.values():
        expect(page.locator(OVER)).to_be_visible()
    return played
