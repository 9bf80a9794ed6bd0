"""Non-interference on the wire: what a seat's socket receives contains nothing that its lens does not show.

Whole games are played over sockets. Then each position that a socket received is compared, byte for byte, with the one
that a world would give in which everything that this seat cannot see is dealt anew.
"""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from tests.server.client import Guest, Socket
from tests.server.serving import Running
from weald import library
from weald.engine.chance import QuickDice
from weald.engine.lenses import Event
from weald.engine.table import Table
from weald.server.following import kept_lines
from weald.server.positions import shown

# game: options, games, actions of each, and of how many positions one is compared
GAMES: dict[str, tuple[str, dict[str, int | str], int, int, int]] = {
    "critters": ("critters", {}, 60, 1_000, 2),
    "root": ("root", {}, 20, 80, 4),
    "root-bots": ("root", {"marquise": "bot", "riverfolk": "yes"}, 10, 80, 4),
    "defenders": ("defenders", {"coven": "yes", "sect": "yes", "leaders": "random"}, 20, 60, 4),
}
HOST_ONLY = (
    "hint",
    "back",
    "standing",
    "events",
    "since",
    "undos",
    "asked_since",
    "undo",
)  # what no world has; checked apart, or public
SAID = {"table", "position", "done"}
TABLE = {
    "type",
    "pace",
    "turn_since",
    "due",
    "agreements",
    "talk",
    "said",
    "owner",
    "table",
    "game",
    "title",
    "public",
    "seats",
    "asked",
    "asked_since",
    "at",
    "over",
    "winners",
    "made",
    "practice",
    "hinted",
    "lesson",
}
TABLE |= {"language", "scores", "rematch", "options", "warnings", "commitment", "ended", "lost"}


class Wire:
    """What the sockets of one table have received, and the worlds it is compared with."""

    def __init__(self, game: str, options: dict[str, int | str], every: int, dice: random.Random) -> None:
        self.ruleset = library.ruleset(game)
        self.options = options
        self.every = every
        self.dice = dice
        self.compared = self.differing = self.hidden = 0

    def check(self, heard: list[str], actions: list[str]) -> None:
        """All messages of a table's sockets, along its journal."""
        positions: dict[int, list[dict[str, Any]]] = {}
        for text in heard:
            message = json.loads(text)
            assert message["type"] in SAID
            if message["type"] == "position":
                positions.setdefault(message["at"], []).append(message)
            elif message["type"] == "table":
                assert set(message) == TABLE
        table = Table(self.ruleset, self.options, None)
        for at in range(len(actions) + 1):
            for message in positions.get(at, []):
                self.check_events(message, table)
                if self.dice.randrange(self.every) == 0:
                    self.compare(message, table)
            if at < len(actions):
                table.take(table.read(actions[at]))

    def compare(self, message: dict[str, Any], table: Table) -> None:
        """Another world that looks the same to this seat must give the same message."""
        seat = message["seat"]
        lens = table.lens(seat)
        world = table.game.lens(lens).imagine(QuickDice(str(self.dice.random())))
        twin = Table(self.ruleset, self.options, None, game=world)
        drawn = message["drawing"] is not None
        told = json.loads(msgspec.json.encode(shown(twin, seat, 0, drawn)))
        told["at"] = message["at"]
        for name in HOST_ONLY:
            told.pop(name)
        for name, value in told.items():
            assert message[name] == value, f"{name} tells {seat} of what it cannot see"
        self.compared += 1
        others = [other for other in range(len(self.ruleset.seats)) if other != lens]
        self.differing += any(
            self.ruleset.show(world.lens(other)) != self.ruleset.show(table.game.lens(other)) for other in others
        )

    def check_events(self, message: dict[str, Any], table: Table) -> None:
        """Each event has its public facts, and its secret ones for those who may know them."""
        lens = table.lens(message["seat"])
        first = max(message["since"], 0)
        happened: list[tuple[int, Event]] = []
        if message["since"] < 0:
            happened += [(0, event) for event in table.opening]
        happened += [(n + 1, event) for n in range(first, len(table.log)) for event in table.log[n]]
        assert len(happened) == len(message["events"])
        for (at, event), told in zip(happened, message["events"], strict=True):
            may = {"at": at, "what": event.what, "law": event.law, **event.facts}
            may |= {"turn": event.turn, "step": event.step, "role": event.role}
            may |= {"cause": event.cause} if event.cause else {}
            if lens in event.seats:
                may |= event.secrets
            elif event.secrets:
                self.hidden += 1
            assert told == json.loads(json.dumps(may))


def play_together(sockets: dict[str | None, Socket], dice: random.Random, most: int) -> int:
    """Each seat answers by its own socket, at random; how many actions it were."""
    seen = sockets[None].position
    while seen["outcome"] is None and seen["at"] < most:
        socket = sockets[seen["question"]["seat"]]
        socket.see(seen["at"])
        answer = socket.play(dice.choice(socket.position["offers"])["action"])
        assert answer["type"] == "done", answer
        seen = socket.see(answer["at"])
    return int(seen["at"])


@pytest.mark.parametrize("name", GAMES)
def test_a_socket_receives_what_its_lens_shows(name: str, server: Running) -> None:
    """Every seat and a spectator listen to whole games, drawn and undrawn; every event and very many positions."""
    game, options, games, most, every = GAMES[name]
    dice = random.Random(name)
    # dice of its own: how many positions a socket receives, and so how many are compared, is not always the same
    wire = Wire(game, options, every, random.Random(f"{name}: worlds"))
    store = server.app.state.house.store
    me, watcher = Guest(server.address), Guest(server.address)
    seats = me.post(f"/api/games/{game}/seats", {"options": options})["seats"]
    playing = [seat["name"] for seat in seats if not seat["bot"]]
    for number in range(games):
        table = me.lay(game, dict.fromkeys(playing, "me"), options=options, public=True)["table"]
        sockets: dict[str | None, Socket] = {}
        for seat in (*playing, None):
            sockets[seat] = (me if seat else watcher).socket(table)
            sockets[seat].look(seat, drawing=number % 6 == 0)
        last = play_together(sockets, dice, most)
        actions = [line.action or "" for line in kept_lines(store.journal(table))[0]]
        for socket in sockets.values():
            socket.see(last)
            socket.close()
            wire.check(socket.heard, actions)
    assert wire.compared > 10 * games, "next to nothing was compared"
    assert wire.differing > wire.compared // 3, "the worlds are the same"
    assert wire.hidden > games, "nothing was hidden"
