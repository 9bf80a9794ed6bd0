"""What an answer would change: told before it is given, from what its seat sees, and never wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fuzz.variety import OPTIONS
from tests.interference.worlds import tables
from tests.kit import step
from weald import library
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.foretelling import Changes, common, difference, foretell
from weald.engine.lenses import CHANCE, NOBODY
from weald.engine.table import Table
from weald.scenario import Scenario

GAMES = {"root": 300, "critters": 10, "defenders": 40}  # within how many actions a game is looked at
FURTHER = 40  # actions that are looked at in each game


def merged(told: dict[str, Any], changes: Changes) -> dict[str, Any]:
    """What is shown once the changes have come."""
    found = dict(told)
    for key, value in changes.items():
        if value is None:
            found.pop(key, None)
        elif isinstance(value, dict):
            found[key] = merged(found.get(key) or {}, value)
        else:
            found[key] = value
    return found


def holds(changes: Changes, shown: dict[str, Any]) -> bool:
    """Whether everything that was foretold has come."""
    for key, value in changes.items():
        if isinstance(value, dict):
            if not isinstance(shown.get(key), dict) or not holds(value, shown[key]):
                return False
        elif shown.get(key) != value:
            return False
    return True


def carried_out(table: Table, action: int, dice: QuickDice) -> dict[str, Any]:
    """What the seat is shown after it has done a deed, whatever it is asked on the way; the dice lie still."""
    game = table.game.clone()
    seat = procedure.actor(game.board)
    depth = len(game.board.stack)
    asking = game.board.stack[-1]
    procedure.act(game, action)
    while (
        len(game.board.stack) > depth and game.board.stack[depth - 1] is asking and procedure.actor(game.board) == seat
    ):
        answers = procedure.legal(game)
        procedure.act(game, answers[dice.below(len(answers))])
    return dict(table.ruleset.show(game.lens(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foretold_comes_true(name: str) -> None:
    """In games at random: whatever was told of an answer is so once the deed is done, before any dice fall."""
    ruleset = library.ruleset(name)
    told = 0
    for table, dice in tables(ruleset, OPTIONS[name], "foretold", 8, GAMES[name]):
        for _ in range(FURTHER):
            seat = procedure.actor(table.game.board)
            if seat == NOBODY:
                break
            if seat != CHANCE:
                legal = table.legal()
                action = legal[dice.below(len(legal))]
                changes = table.foretell(action)
                told += bool(changes)
                if changes:
                    assert holds(changes, carried_out(table, action, dice)), ruleset.grammar.write(action)
            step(table, dice)
    assert told > 20


@pytest.mark.parametrize("name", GAMES)
def test_it_hangs_on_nothing_that_the_seat_cannot_see(name: str) -> None:
    """Another world that looks the same to the seat is foretold the same."""
    ruleset = library.ruleset(name)
    for table, dice in tables(ruleset, OPTIONS[name], "unseen", 8, GAMES[name]):
        seat = procedure.actor(table.game.board)
        if seat in (NOBODY, CHANCE):
            continue
        other = table.game.lens(seat).imagine(dice)
        for action in table.legal()[:12]:
            assert foretell(ruleset, other.lens(seat), action) == table.foretell(action)


def test_it_changes_nothing_at_the_table() -> None:
    """Whoever asks what would be has done nothing."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x3", "hand": "bake-sale"}, eyrie={}, alliance={})
    before = s.table.show("marquise")
    for action in s.table.legal():
        s.table.foretell(action)
    assert s.table.show("marquise") == before
    assert s.table.actor == "marquise"


def test_a_patch_says_what_differs() -> None:
    before = {"score": 7, "items": {"boot": 1, "sword": 2}, "hand": ["a", "b"], "ruler": "eyrie"}
    after = {"score": 9, "items": {"sword": 2, "tea": 1}, "hand": ["a"], "ruler": "eyrie"}
    changes = difference(before, after)
    assert changes == {"score": 9, "items": {"boot": None, "tea": 1}, "hand": ["a"]}
    assert merged(before, changes) == after
    assert common(changes, {"score": 9, "items": {"boot": None, "tea": 2}}) == {"score": 9, "items": {"boot": None}}
