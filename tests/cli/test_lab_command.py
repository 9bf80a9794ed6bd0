"""`weald lab`: check, run, report, replay, and what they say."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.lab.small import PLAN, needs_lab
from weald.arena import sim

if TYPE_CHECKING:
    from tests.cli.conftest import Weald

pytestmark = needs_lab


@pytest.fixture
def plan(tmp_path: Path) -> str:
    path = tmp_path / "plan.toml"
    path.write_text(PLAN.replace("250", "20"), encoding="utf-8")
    return str(path)


def test_an_experiment(weald: Weald, plan: str, tmp_path: Path) -> None:
    """From the plan to the page, and back to a journal."""
    ran = weald("lab", "check", plan)
    assert ran.code == 0, ran.err
    assert "40 games of Critters at War in 2 cells, seed s" in ran.out
    assert "Cell 2: mode beginner (20 games)" in ran.out
    ran = weald("lab", "run", plan, "--jobs", "1")
    assert ran.code == 0, ran.err
    assert "40 games played" in ran.out
    results = tmp_path / "plan-results"
    assert f"weald lab report {results}" in ran.out
    ran = weald("lab", "run", plan)
    assert "All games have been played" in ran.out
    ran = weald("lab", "report", str(results), "-o", str(tmp_path / "page.html"))
    assert ran.code == 0, ran.err
    assert json.loads((tmp_path / "page.json").read_text(encoding="utf-8"))["played"] == 40
    ran = weald("lab", "replay", str(results), "23", "--save", str(tmp_path / "game.weald"))
    assert ran.code == 0, ran.err
    assert "it went the same way" in ran.out
    assert weald("verify", str(tmp_path / "game.weald")).code == 0


def test_ctrl_c_keeps_what_was_played(weald: Weald, plan: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next run plays the rest."""
    play_one = sim.play_one

    def interrupted(given: sim.Plan, number: int) -> sim.Played | sim.Broken:
        if given.seed == "s/2":
            raise KeyboardInterrupt
        return play_one(given, number)

    with monkeypatch.context() as patch:
        patch.setattr(sim, "play_one", interrupted)
        ran = weald("lab", "run", plan, "--jobs", "1")
    assert ran.code == 130
    assert "20 of 40 games are kept" in ran.out
    ran = weald("lab", "run", plan, "--jobs", "1")
    assert "20 games played" in ran.out


def test_mistakes_are_told(weald: Weald, plan: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one line, with what to do."""
    bad = tmp_path / "bad.toml"
    bad.write_text(PLAN.replace('"beginner"', '"beginer"'), encoding="utf-8")
    ran = weald("lab", "run", str(bad))
    assert ran.code == 2
    assert "bad.toml, line 9: option mode cannot be beginer" in ran.err
    assert "Did you mean beginner?" in ran.err
    assert weald("lab", "run", plan).code == 0
    Path(plan).write_text(PLAN, encoding="utf-8")
    ran = weald("lab", "run", plan)
    assert ran.code == 2
    assert "another plan; this one has changed: games" in ran.err
    results = str(tmp_path / "plan-results")
    assert "there is no game 41" in weald("lab", "replay", results, "41").err
    assert "not the name of a page" in weald("lab", "report", results, "-o", "page.pdf").err
    assert "holds no results" in weald("lab", "report", str(tmp_path)).err
    found = find_spec
    monkeypatch.setattr("weald.cli.many_games.find_spec", lambda name: None if name == "polars" else found(name))
    ran = weald("lab", "run", plan)
    assert ran.code == 2
    assert 'pip install "weald[lab]"' in ran.err
