"""Whole games over the socket, against computer players in their processes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.server.client import Guest, play_on

TABLES = {
    "critters": ("critters", {}),
    "root": ("root", {}),
    "root-bots": ("root", {"marquise": "bot", "eyrie": "bot", "alliance": "yes", "vagabond": "no"}),
    "defenders": ("defenders", {}),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_game_against_the_computer_to_its_end(name: str, guest: Callable[..., Guest]) -> None:
    """A person who answers at random and computers who think come to an end, and everybody is told who won."""
    game, options = TABLES[name]
    me = guest()
    seats = me.post(f"/api/games/{game}/seats", {"options": options})["seats"]
    playing = [seat["name"] for seat in seats if not seat["bot"]]
    chosen = {seat: "greedy" if place else "me" for place, seat in enumerate(playing)}
    table = me.lay(game, chosen, options=options)["table"]
    with me.socket(table) as socket:
        assert socket.look(playing[0])["type"] == "position"
        assert play_on(socket, random.Random(name)) > 5
        assert socket.position["outcome"]["law"]
        assert socket.position["offers"] == []
    told = me.get(f"/api/tables/{table}")
    assert told["over"]
    assert told["asked"] is None
    assert told["winners"] == socket.position["outcome"]["winners"]
