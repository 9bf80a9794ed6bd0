"""Whole games read the same as when they were last reviewed."""

from __future__ import annotations

from pathlib import Path

import pytest

import weald
from tests.playthroughs import journals, write


@pytest.mark.parametrize("path", journals(), ids=lambda path: path.stem)
def test_a_game_reads_as_reviewed(path: Path) -> None:
    """Every question, offer, refusal, event and view of the game is as in the golden text."""
    assert write(path) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", journals(), ids=lambda path: path.stem)
def test_a_golden_game_verifies(path: Path) -> None:
    """The journals themselves are true to their seeds."""
    assert weald.verify(path).outcome is not None


def test_every_game_of_the_house_has_a_playthrough() -> None:
    """No game without a golden game."""
    assert {path.stem.split("-")[0] for path in journals()} == set(weald.library.names())
