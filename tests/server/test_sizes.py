"""How much a position weighs on the wire."""

from __future__ import annotations

import msgspec
import pytest

from weald import library
from weald.engine.table import Table
from weald.players.greedy import GreedyPlayer
from weald.server.positions import shown

MOST = 40_000  # bytes, before compression
SEATINGS: dict[str, dict[str, int | str]] = {
    "base": {},
    "lake": {"map": "lake"},
    "cult": {"vagabond": "no", "cult": "yes"},
    "riverfolk": {"marquise": "no", "riverfolk": "yes", "deck": "exiles"},
}


@pytest.mark.parametrize("seating", SEATINGS)
def test_a_position_of_four_seats_is_small(seating: str) -> None:
    """Every position of a whole game of Root, as each seat is told it after a move: with all offers and refusals."""
    ruleset = library.ruleset("root")
    table = Table(ruleset, ruleset.check_options(SEATINGS[seating]), f"sizes {seating}")
    table.advance()
    second = GreedyPlayer(ruleset, seating)
    heaviest = 0
    while table.outcome is None:
        known = len(table.actions)
        actor = table.actor
        assert actor is not None
        table.play(second.choose(table.view(actor), table.answers()), actor)
        for seat in (*table.seats, None):
            heaviest = max(heaviest, len(msgspec.json.encode(shown(table, seat, known))))
    assert len(table.seats) == 4
    assert max(table.outcome.scores.values()) >= 25, "it did not become late"
    assert 5_000 < heaviest <= MOST
