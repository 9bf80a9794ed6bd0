"""Non-interference: two worlds that differ only in what a seat cannot see give it the same stream, byte for byte."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.interference.worlds import Comparison, asked_alike, reached, tables
from weald import library
from weald.engine.table import Table
from weald.games.critters.instants import Reinforce

RULESET = library.ruleset("critters")
SEATS = [0, 1]


def hides(table: Table, action: str, seat: str) -> bool:
    """What another plays facedown or draws."""
    verb = action.split()[0]
    frame = table.game.board.stack[-1]
    if verb == "draw" and isinstance(frame, Reinforce):
        return RULESET.seats[frame.seat] != seat
    return verb == "improvise" and table.actor != seat


def reveals(event: Mapping[str, object]) -> bool:
    """A card is turned up."""
    return event["what"] == "flipped-up"


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_cannot_tell_two_worlds_apart(seat: int) -> None:
    """From 150 positions both worlds are played on alike; until the law reveals something, no byte differs."""
    worlds = Comparison(RULESET, seat, hides, reveals)
    for start, dice in tables(RULESET, [{}], "worlds", 150, 30):
        worlds.play(start, dice, 40, until="chance-deal")
    assert worlds.compared > 500, "the test compares next to nothing"
    assert worlds.differing > 100, "the worlds are the same"
    assert worlds.mirrored > 100, "no secret choice was mirrored"


def test_a_view_holds_no_road_to_the_others_secrets() -> None:
    """Nothing reachable from a view is a referee's game or the other seat's secret."""
    game: Any = Table(RULESET, None, "roads").game
    assert reached(game.lens(0), [game, game.secrets[1]]) > 20


def test_asking_depends_on_public_facts_only() -> None:
    """In two worlds that look alike to a spectator, the same seat is asked the same question."""
    asked: set[str] = set()
    for table, dice in tables(RULESET, [{}], "asking", 60, 25):
        asked |= asked_alike(table, SEATS, dice, 25)
    assert len(asked) > 3, "few questions were met"
