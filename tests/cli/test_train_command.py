"""`weald train`: it learns, tells how well, and refuses what cannot be learnt."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.kit import forget_training

if TYPE_CHECKING:
    from tests.cli.conftest import Weald


@pytest.fixture(autouse=True)
def _judge_as_before() -> Iterator[None]:
    """What a test makes a game learn is forgotten after it."""
    yield
    forget_training()


def test_it_learns_and_tells(weald: Weald, tmp_path: Path) -> None:
    """The folder holds weights for whoever played, and the curve; a second call goes on from there."""
    arguments = ("train", "defenders", "--folder", str(tmp_path), "--games", "4", "--player", "random", "--seed", "3")
    told = weald(*arguments)
    assert told.code == 0, told.err
    assert "round 1, team: " in told.out
    learnt = json.loads((tmp_path / "judgement.json").read_text(encoding="utf-8"))
    assert learnt["made"]["seed"] == "3"
    assert "camps" in learnt["weights"]["team"]
    assert weald(*arguments).out == told.out


def test_what_cannot_be_learnt_is_refused(weald: Weald, tmp_path: Path) -> None:
    """An unknown player, a folder with another course."""
    assert "greedi" in weald("train", "root", "--folder", str(tmp_path), "--player", "greedi").err
    (tmp_path / "course.json").write_text("{}", encoding="utf-8")
    assert "another course" in weald("train", "root", "--folder", str(tmp_path), "--games", "1").err
