"""How much goes over the line: a position of Root stays small, however late in the game."""

from __future__ import annotations

import random

from weald import library
from weald.engine.table import Table
from weald.server.messages import Foretold, encode
from weald.server.positions import shown

MOST = 40_000  # bytes of a position of four seats, uncompressed
FORETOLD = 4_000  # bytes of what one offer would change
LATE = 250  # actions


def test_a_late_position_of_root_is_small() -> None:
    """With all offers and refusals of the asked seat, and what each of them would change asked for one by one."""
    ruleset = library.ruleset("root")
    for seed in ("size", "more"):
        dice = random.Random(seed)
        table = Table(ruleset, None, seed)
        while (actor := table.actor) is not None:
            at = len(table.actions)
            if at > LATE:
                assert len(encode(shown(table, actor, at))) < MOST
                for action in table.legal()[:3]:
                    told = Foretold(1, at, 0, ruleset.grammar.write(action), table.foretell(action))
                    assert len(encode(told)) < FORETOLD
            table.take(dice.choice(table.legal()))
