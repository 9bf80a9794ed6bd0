"""No player sees more than its seat: it gets redacted views only, and worlds that look alike get the same answers.

Critters and Defenders, every level and every kind; Root's are in `test_levels.py` and `test_planner.py`.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.interference.worlds import tables
from weald import library, players
from weald.engine import codec, procedure
from weald.engine.lenses import NOBODY, Game, View
from weald.engine.ruleset import Ruleset

TABLES: Final[dict[str, dict[str, int | str]]] = {  # alone at Defenders nothing is hidden
    "critters": {},
    "defenders by four": {"order": "yes", "council": "yes", "coven": "yes", "sect": "yes"},
}
POSITIONS: Final = 2
QUESTIONS: Final = {"critters": 1, "defenders": 3}  # one after another where plans are kept


def redacted(game: Game[Any], seat: int, ruleset: Ruleset) -> View[Any]:
    """A seat's view after a journey as plain data: nothing of the game it came from can hang on it."""
    seen = codec.decode(codec.encode(game.lens(seat)), codec.named(ruleset.records()))
    assert isinstance(seen, View)
    return seen


def same_answers(worlds: list[Game[Any]], seat: int, name: str, ruleset: Ruleset) -> int:
    """How many questions a player answered, alike in all worlds, until another is asked or something was revealed."""
    seated = [players.make(name, ruleset, "same") for _ in worlds]
    asked = 0
    while asked < QUESTIONS[ruleset.name] and all(procedure.actor(world.board) == seat for world in worlds):
        views = [redacted(world, seat, ruleset) for world in worlds]
        if any(codec.encode(view) != codec.encode(views[0]) for view in views):
            break
        answers = [player.choose(view, procedure.offers(view)) for player, view in zip(seated, views, strict=True)]
        assert answers == answers[:1] * len(worlds)
        for world in worlds:
            assert answers[0] in procedure.legal(world)
            procedure.act(world, answers[0])
        asked += 1
    return asked


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize("name", players.names())
@pytest.mark.parametrize("table", TABLES)
def test_worlds_that_look_alike_get_the_same_answers(table: str, name: str) -> None:
    """From redacted views alone, whatever the others hold and the decks have in store, question after question."""
    ruleset = library.ruleset(table.split()[0])
    positions = asked = 0
    for wandered, dice in tables(ruleset, [TABLES[table]], f"fair {table}", 20, 40, earliest=10):
        game = wandered.game
        seat = procedure.actor(game.board)
        if seat == NOBODY:
            continue
        other = game.lens(seat).imagine(dice)
        if codec.digest(other) != codec.digest(game):  # they differ in what this seat cannot see
            positions += 1
            asked += same_answers([game, other], seat, name, ruleset)
        if positions == POSITIONS:
            break
    assert positions == POSITIONS
    assert asked >= POSITIONS
