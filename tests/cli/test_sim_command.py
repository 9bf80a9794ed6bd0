"""`weald sim`: the same results however the games are shared out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import weald as package
from weald import players
from weald.arena import sim
from weald.engine.errors import JournalError
from weald.engine.lenses import View
from weald.engine.offers import Offers

if TYPE_CHECKING:
    from tests.cli.conftest import Weald


def test_the_figures_are_told(weald: Weald) -> None:
    """Wins by seat and player with intervals, points, length and speed."""
    ran = weald("sim", "critters", "--games", "20", "--jobs", "1", "--seat", "south=random", "--seat", "north=random")
    assert ran.code == 0
    for part in ("20 games of critters, seed 1", "South (random): ", "95 %", "points", "decisions a game", "games/s"):
        assert part in ran.out


def test_results_do_not_depend_on_the_number_of_jobs(weald: Weald, tmp_path: Path) -> None:
    """The same seed gives the same results and the same journals with one process and with two."""
    results, journals = [], []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        ran = weald("sim", "critters", "--games", "60", "--seed", "9", "--jobs", jobs, "--save", str(folder), "--json")
        assert ran.code == 0, ran.err
        results.append(json.loads(ran.out)["results"])
        journals.append([path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())])
    assert results[0] == results[1]
    assert journals[0] == journals[1]
    assert len(journals[0]) == 60
    assert results[0]["complete"]


def test_another_seed_gives_other_games(weald: Weald) -> None:
    """The seed matters."""
    told = [json.loads(weald("sim", "critters", "-n", "20", "--seed", seed, "--json").out) for seed in ("1", "2")]
    assert told[0]["results"]["decisions"] != told[1]["results"]["decisions"]


def test_all_journals_are_kept_and_sound(weald: Weald, tmp_path: Path) -> None:
    """`--save` leaves one verifiable journal a game, and never mixes them with others."""
    folder = tmp_path / "journals"
    assert weald("sim", "critters", "-n", "5", "--save", str(folder)).code == 0
    assert sorted(path.name for path in folder.iterdir()) == [f"{number:06d}.weald" for number in range(1, 6)]
    assert weald("verify", str(folder)).code == 0
    again = weald("sim", "critters", "-n", "5", "--save", str(folder))
    assert again.code == 2
    assert "holds journals already" in again.err


def test_greedy_beats_random(weald: Weald) -> None:
    """The players are told apart: who looks ahead wins most games."""
    told = json.loads(weald("sim", "critters", "-n", "12", "--seat", "south=greedy", "--json").out)["results"]
    assert told["seats"]["south"]["player"] == "greedy"
    assert told["players"]["greedy"]["wins"] > told["players"]["random"]["wins"]


def test_options_are_heeded(weald: Weald) -> None:
    """A beginner's game ends with three points."""
    told = json.loads(weald("sim", "critters", "-n", "10", "--option", "mode=beginner", "--json").out)["results"]
    assert told["options"] == {"mode": "beginner", "target": 0}
    assert told["seats"]["south"]["points"] <= 3


def test_a_mix_of_a_game_with_fixed_seats(weald: Weald) -> None:
    """The options with names vary; a given one stays."""
    told = json.loads(weald("sim", "critters", "-n", "30", "--mix", "--json").out)["results"]
    assert [entry["seats"] for entry in told["mix"]["seats"]] == [["south", "north"]]
    assert set(told["mix"]["options"]["mode"]) == {"standard", "beginner"}
    told = json.loads(weald("sim", "critters", "-n", "9", "--mix", "--option", "mode=beginner", "--json").out)[
        "results"
    ]
    assert told["mix"]["options"]["mode"]["beginner"]["games"] == 9


class Wrecker:
    """Breaks the third game at its fourth answer, in one of several ways."""

    def __init__(self, seed: str, way: str) -> None:
        self.way = way if seed.startswith("1:3/") else ""
        self.answers = 0

    def reseed(self, seed: str) -> None:
        pass

    def choose(self, view: View[Any], offers: Offers) -> int:
        self.answers += 1
        if self.answers == 4 and self.way == "fault":
            view.board.hands[view.seat] += 1  # as a rule would that miscounts
        if self.answers == 4 and self.way == "exception":
            raise RuntimeError("on purpose")
        return -1 if self.answers == 4 and self.way == "not offered" else offers.allowed[0]


@pytest.mark.parametrize(
    ("way", "problem"),
    [
        ("fault", "hand is not what the board says"),
        ("exception", "RuntimeError: on purpose"),
        ("not offered", "a player chose what was not offered"),
    ],
)
def test_a_broken_game_stops_and_leaves_its_journal(
    weald: Weald, data: Path, monkeypatch: pytest.MonkeyPatch, way: str, problem: str
) -> None:
    """A fault or an exception ends with code 1, tells the seed and the action, and saves what happened so far."""
    wrecker = players.Kind(lambda ruleset, seed, effort: Wrecker(seed, way), {})
    monkeypatch.setitem(players._KINDS, "wrecker", wrecker)
    seats = ("--seat", "south=wrecker", "--seat", "north=wrecker")
    ran = weald("sim", "critters", "-n", "5", "--jobs", "1", "--check", *seats)
    assert ran.code == 1
    assert "the game with seed 1:3 broke" in ran.err
    assert problem in ran.err
    assert 'It was doing "south: ' in ran.err or 'It was doing "north: ' in ran.err
    assert "INCOMPLETE: 2 of 5" in ran.out
    (path,) = (data / "crashes").glob("*.weald")
    monkeypatch.undo()
    assert len(package.replay(path).actions) >= 7


def test_ctrl_c_tells_what_is_done(weald: Weald, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted, it reports the games so far and marks them as incomplete."""
    play_one = sim.play_one

    def interrupted(plan: sim.Plan, number: int) -> sim.Played | sim.Broken:
        if number == 4:
            raise KeyboardInterrupt
        return play_one(plan, number)

    monkeypatch.setattr(sim, "play_one", interrupted)
    ran = weald("sim", "critters", "-n", "10", "--jobs", "1")
    assert ran.code == 130
    assert "INCOMPLETE: 3 of 10" in ran.out


def test_a_folder_that_goes_away_is_told(tmp_path: Path) -> None:
    """What a worker could not write comes back as the same error that it would be here."""
    plan = sim.Plan("critters", {"south": "random", "north": "random"}, {}, "1", 1, save=str(tmp_path / "gone"))
    told = sim.play_chunk(plan.to_data(), 1, 2)[0]
    with pytest.raises(JournalError) as caught:
        sim.read_result(told)
    assert caught.value.code == "file-not-writable"
