"""One game between computer players: what it returns, and that its journal is true."""

from __future__ import annotations

import pytest

from weald import library
from weald.arena import match
from weald.engine import journal as files
from weald.engine.table import replay


@pytest.mark.parametrize("game", library.names())
def test_decisions_are_counted_and_the_journal_is_true(game: str) -> None:
    """What seats decided, without the dice; every action is legal, and the dice are those of the seed."""
    ruleset = library.ruleset(game)
    seats = dict.fromkeys(ruleset.seats, "random")
    table, decisions = match.play_and_count(ruleset, "count", seats)
    assert decisions == sum(seat >= 0 for seat, _ in table.actions)
    assert table.players == dict.fromkeys(ruleset.in_play(table.options), "random")
    again = replay(ruleset, files.parse("\n".join(table.journal().lines()) + "\n"))
    assert again.actions == table.actions
