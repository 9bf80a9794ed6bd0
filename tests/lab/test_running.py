"""Experiments: the same results wherever they are played, after any stop, and of any row again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lab.small import PLAN, lay, needs_lab
from weald.arena import sim
from weald.engine.errors import BadValue

pytestmark = needs_lab

ROOT = Path(__file__).parent.parent.parent
BATCHES = 6  # three of each cell


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an experiment that was played here without a stop."""
    from weald.lab import running

    folder = tmp_path_factory.mktemp("whole")
    assert running.run(*lay(folder)) is None
    return folder


def same(one: Path, other: Path) -> bool:
    """Whether two folders hold the same results, whole."""
    from weald.lab.store import GAMES, SEATS, Results

    both = [Results(folder / "results") for folder in (one, other)]
    assert all(results.is_whole for results in both)
    return all(both[0].table(name).equals(both[1].table(name)) for name in (GAMES, SEATS))


def test_a_row_a_game_and_a_row_a_seat(whole: Path) -> None:
    """In the order of games, with all that a game depends on, and how it went."""
    from weald.lab.store import GAMES, SEATS, Results

    results = Results(whole / "results")
    games, seats = results.table(GAMES), results.table(SEATS)
    assert games["game"].to_list() == list(range(1, 501))
    assert seats["game"].to_list() == [number for number in range(1, 501) for _ in range(2)]
    assert games["seed"].n_unique() == 500
    row = games.row(350, named=True)
    assert (row["cell"], row["number"], row["option_mode"], row["option_target"]) == (2, 101, "beginner", 0)
    own = seats.filter(seats["game"] == 351).to_dicts()
    assert {seat["place"] for seat in own} == {1, 2}
    assert [seat["seat"] for seat in own if seat["won"]] == row["winners"]
    for seat in own:
        assert seat["points_by_round"][0] == 0
        assert seat["points_by_round"][-1] == seat["points"]
        assert len(seat["points_by_round"]) == row["battles"] + 1
    assert not list((whole / "results").glob("**/*.new"))
    assert sorted(path.name for path in (whole / "results").iterdir()) == [
        "games.parquet",
        "plan.json",
        "seats.parquet",
    ]


def test_processes_play_the_same(whole: Path, tmp_path: Path) -> None:
    """Whoever is done first."""
    from weald.lab import running

    results, cells = lay(tmp_path)
    told: list[int] = []
    assert running.run(results, cells, 2, progress=told.append) is None
    assert same(whole, tmp_path)
    assert len(told) == BATCHES
    assert told[-1] == 500


def test_a_killed_run_goes_on(whole: Path, tmp_path: Path) -> None:
    """What was written is kept, also what a reader finds before the end; the rest is played; the end is the same."""
    from weald.lab import running
    from weald.lab.store import GAMES, Results

    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    died = subprocess.run(
        [sys.executable, "-m", "tests.lab.killed", str(tmp_path)], env=environment, cwd=ROOT, check=False
    )
    assert died.returncode == -signal.SIGKILL
    results, cells = lay(tmp_path)
    assert len(Results(tmp_path / "results").table(GAMES)) == 200
    torn = tmp_path / "results" / "parts" / "00001-0000201.games.new"
    torn.write_bytes(b"half of a table")
    told: list[int] = []
    assert running.run(results, cells, progress=told.append) is None
    assert len(told) == BATCHES - 2
    assert same(whole, tmp_path)


def test_a_whole_run_is_not_played_again(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same plan again does nothing."""
    from weald.lab import running

    monkeypatch.setattr(sim, "play_chunk", lambda *_: pytest.fail("it was played again"))
    results, cells = lay(whole)
    assert running.left(results, cells) == []
    assert running.run(results, cells) is None
    assert same(whole, whole)


def test_another_plan_is_refused(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over results of an older one, and over those of other rules; a folder that holds other things is left alone."""
    with pytest.raises(BadValue) as caught:
        lay(whole, PLAN.replace("games = 250", "games = 300").replace('"random"', '"easy"'))
    assert caught.value.code == "other-plan"
    assert caught.value.facts["list"] == "games, players"
    monkeypatch.setattr("weald.__version__", "9.9.9")
    with pytest.raises(BadValue, match="other-version"):
        lay(whole)


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "results").mkdir()
    (tmp_path / "results" / "letter.txt").write_text("Dear Marquise", encoding="utf-8")
    with pytest.raises(BadValue, match="folder-not-empty"):
        lay(tmp_path)
    assert [path.name for path in (tmp_path / "results").iterdir()] == ["letter.txt"]


def test_a_broken_game_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its batch is not kept; those before are."""
    from weald.lab import running

    play_one = sim.play_one

    def broken(plan: sim.Plan, number: int) -> sim.Played | sim.Broken:
        if number == 150:
            return sim.Broken(number, "s", "it broke", "south: pass", "")
        return play_one(plan, number)

    monkeypatch.setattr(sim, "play_one", broken)
    results, cells = lay(tmp_path)
    found = running.run(results, cells)
    assert found is not None
    assert found.number == 150
    assert results.done() == {"00001-0000001"}


@pytest.mark.parametrize("number", [1, 333, 500])
def test_a_row_is_played_again(whole: Path, number: int) -> None:
    """A row says all that its game depends on."""
    from weald.lab import replaying
    from weald.lab.store import Results

    again = replaying.replay(Results(whole / "results"), number)
    assert again.row["game"] == number
    assert again.differs == []
    again.row["decisions"] += 1
    again.seats[0]["points"] += 1
    assert again.differs == ["decisions", "points"]


def test_root_with_bots_and_defenders_are_played_again(tmp_path: Path) -> None:
    """Options of all kinds come back from a row: names, numbers, traits, levels."""
    from weald.lab import replaying, running

    root = 'name = "R"\ngame = "root"\ngames = 2\nplayers = "random"\nseats = ["eyrie", "vagabond"]\n[options]\n'
    root += 'marquise = "bot"\nmarquise-level = "nightmare"\nmarquise-traits = "blitz+fortified"\n'
    root += 'map = ["lake", "autumn"]\n'
    defenders = 'name = "D"\ngame = "defenders"\ngames = 4\nplayers = "random"\n[options]\ndifficulty = [1, 5]\n'
    for name, text in (("root", root), ("defenders", defenders)):
        results, cells = lay(tmp_path / name, text)
        assert running.run(results, cells) is None
        for number in range(1, results.wanted + 1):
            assert replaying.replay(results, number).differs == []
