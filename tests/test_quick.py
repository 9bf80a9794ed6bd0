"""`make quick`: which tests carry which part of the house."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.quick import CARRIED_BY, GAMES, LONG, carriers

from weald import library

ROOT = Path(__file__).parent.parent
ALWAYS = "tests/test_house.py"


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ([], []),
        (["README.md"], []),
        (["src/weald/games/root/board.py"], ["tests/law/root", "tests/playthroughs"]),
        (["src/weald/games/critters/data/cards.json"], ["tests/law/critters", "tests/playthroughs"]),
        (["src/weald/engine/codec.py"], ["tests/engine", "tests/law", "tests/playthroughs"]),
        (["tests/law/root/test_maps.py"], ["tests/law/root/test_maps.py"]),
        (["tests/law/root/test_gone.py"], []),
        (["tests/law/critters/helpers.py", "tests/law/critters/test_setup.py"], ["tests/law/critters"]),
        (["tests/fuzz/checking.py", "tests/browser/test_home.py", "tests/patience.py"], []),
    ],
)
def test_what_is_run_for_a_change(changed: list[str], expected: list[str]) -> None:
    """The tests of what was touched, each once, and how the house stands."""
    assert sorted(carriers(changed)) == sorted([ALWAYS, *expected])


def test_every_part_that_is_named_is_there() -> None:
    """And every part of the house is named."""
    named = [*CARRIED_BY, *LONG, *(path for tests in CARRIED_BY.values() for path in tests)]
    assert [path for path in named if not (ROOT / path).exists()] == []
    for game in library.names():
        assert (ROOT / GAMES / game).is_dir()
        assert (ROOT / "tests" / "law" / game).is_dir()
    parts = {
        f"src/weald/{path.name}/" for path in (ROOT / "src" / "weald").iterdir() if (path / "__init__.py").exists()
    }
    assert parts - set(CARRIED_BY) == {GAMES}
