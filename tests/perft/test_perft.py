"""The number of ways to go on from named positions stays what it was."""

from __future__ import annotations

from typing import Any

import pytest

from tests.perft import count, load, position
from weald import library
from weald.engine import procedure
from weald.engine.table import Table

CASES = [(game, case) for game in library.names() for case in load(game)]


@pytest.mark.parametrize(("game", "case"), CASES, ids=[f"{game}-{case['name']}" for game, case in CASES])
def test_the_tree_has_the_same_size(game: str, case: dict[str, Any]) -> None:
    """Counted to each depth of the data file, the tree is as large as it was when somebody looked at it."""
    start = position(game, case["position"])
    assert [count(start, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"]


def test_a_deal_lists_all_hands() -> None:
    """18 cards make 18564 hands of six, all equally likely, and what is left makes 924."""
    table = Table(library.ruleset("critters"))
    table.play("row sea-air-land")
    table.play("first north")
    assert len(procedure.outcomes(table.game)) == 18564
    table.play("deal A1 A2 A3 A4 A5 A6")
    outcomes = procedure.outcomes(table.game)
    assert len(outcomes) == len(set(outcomes)) == 924
    assert {weight for _, weight in outcomes} == {1}
