"""`weald arena`: contests with tables, ratings, a picture; the same for any number of processes."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from weald.arena import sim

if TYPE_CHECKING:
    from tests.cli.conftest import Weald


def results(weald: Weald, *arguments: str) -> dict[str, Any]:
    ran = weald("arena", *arguments, "--json")
    assert ran.code == 0, ran.err
    told: dict[str, Any] = json.loads(ran.out)["results"]
    return told


def test_a_duel_is_told(weald: Weald) -> None:
    """Players, one against one, seats, ratings; the last round is whole."""
    ran = weald("arena", "critters", "--players", "random,greedy", "--games", "5", "--jobs", "1")
    assert ran.code == 0, ran.err
    for part in ("6 games of critters, seed 1", "One against one", "By seat", "Ratings", "each would win 50.0 %"):
        assert part in ran.out
    assert all(len(line) <= 100 for line in ran.out.splitlines())


def test_results_do_not_depend_on_the_number_of_jobs(weald: Weald, tmp_path: Path) -> None:
    """Nor do the journals, which are sound."""
    told, journals = [], []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        arguments = ("critters", "-p", "random", "-n", "40", "--seed", "7", "--jobs", jobs, "--save", str(folder))
        told.append(results(weald, *arguments))
        journals.append([path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())])
    assert told[0] == told[1]
    assert journals[0] == journals[1]
    assert len(journals[0]) == 40
    assert weald("verify", str(tmp_path / "1")).code == 0


def test_root_among_others_and_against_bots(weald: Weald) -> None:
    """A row for each faction; a row for each level of the bots; the mean over factions."""
    among = results(weald, "root", "-p", "random", "--among", "random", "-n", "12")
    assert among["players"][0]["games"] == 12
    assert len(among["by_seat"]) > 4
    ran = weald("arena", "root", "-p", "random", "--bots", "all", "-n", "4", "--option", "map=lake")
    assert ran.code == 0, ran.err
    for part in ("By level of the bots", "easy", "normal", "challenging", "nightmare", "bots, nightmare"):
        assert part in ran.out


def test_seats_can_be_given_away(weald: Weald) -> None:
    """To a player, to a bot, to nobody; the rest is for the contest."""
    seats = ("marquise=random", "eyrie=bot:easy", "alliance=random", "cult=none")
    told = results(weald, "root", "-p", "random", "-n", "2", *[word for seat in seats for word in ("--seat", seat)])
    assert {row["seat"] for row in told["by_seat"]} == {"vagabond"}
    assert told["even"] == 0.25


def test_teams(weald: Weald) -> None:
    """Defenders by difficulty and number of players."""
    ran = weald("arena", "defenders", "-p", "random", "-n", "8", "--option", "difficulty=1")
    assert ran.code == 0, ran.err
    assert "By difficulty and number of players" in ran.out
    assert "the game: 1 player, difficulty 1" in ran.out
    assert "each would win" not in ran.out


def test_the_picture_is_drawn(weald: Weald, tmp_path: Path) -> None:
    """Into the file that is named; what cannot be drawn is told before anything is played."""
    path = tmp_path / "shares.svg"
    assert weald("arena", "critters", "-p", "random", "-n", "4", "--plot", str(path)).code == 0
    assert path.read_text(encoding="utf-8").startswith("<svg")
    assert "ends in .svg" in weald("arena", "critters", "-p", "random", "--plot", "shares.png").err
    assert "no folder" in weald("arena", "critters", "-p", "random", "--plot", str(tmp_path / "no" / "a.svg")).err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("critters", "-p", "greedi"), "Did you mean greedy?"),
        (("critters", "-p", "greedy,greedy"), "greedy is named twice"),
        (("critters", "-p", ","), "names nobody"),
        (("critters", "-p", "random", "--among", "randon"), "Did you mean random?"),
        (("critters", "-p", "random", "--bots", "easy"), "has no bots"),
        (("root", "-p", "random", "--bots", "esay"), "Did you mean easy?"),
        (("root", "-p", "random", "--bots", "easy", "--among", "greedy"), "exclude each other"),
        (("root", "-p", "random", "--bots", "easy", "--seat", "marquise=bot"), "--bots decides about marquise itself"),
        (("defenders", "-p", "random", "--among", "greedy"), "all play together"),
        (("critters", "-p", "random", "--seat", "south=random", "--seat", "north=random"), "none left"),
        (("critters", "-p", "random", "--option", "mode=beginer"), "Did you mean beginner?"),
        (("crittrs", "-p", "random"), "Did you mean critters?"),
        (("critters",), "--players"),
    ],
)
def test_what_is_wrong_is_told(weald: Weald, arguments: tuple[str, ...], told: str) -> None:
    """In one line, with a suggestion where there is one."""
    ran = weald("arena", *arguments)
    assert ran.code == 2
    assert told in ran.err


@pytest.mark.parametrize(("package", "extra"), [("openskill", "weald[arena]"), ("ray", "weald[ray]")])
def test_a_missing_extra_is_named(weald: Weald, monkeypatch: pytest.MonkeyPatch, package: str, extra: str) -> None:
    """Without the library the command says how to get it."""
    monkeypatch.setattr("weald.cli.many_games.find_spec", lambda name: None if name == package else find_spec(name))
    ran = weald("arena", "critters", "-p", "random", "--ray")
    assert ran.code == 2
    assert f'pip install "{extra}"' in ran.err


def test_ctrl_c_tells_what_is_done(weald: Weald, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Interrupted, it reports the games so far, draws them, and marks them as incomplete."""
    play_one = sim.play_one

    def interrupted(plan: sim.Plan, number: int) -> sim.Played | sim.Broken:
        if number == 4:
            raise KeyboardInterrupt
        return play_one(plan, number)

    monkeypatch.setattr(sim, "play_one", interrupted)
    path = tmp_path / "shares.svg"
    ran = weald("arena", "critters", "-p", "random", "-n", "10", "--jobs", "1", "--plot", str(path))
    assert ran.code == 130
    assert "INCOMPLETE: 3 of 10" in ran.out
    assert path.exists()
    at_once = weald("arena", "critters", "-p", "random", "-n", "1", "--jobs", "1")
    assert at_once.code == 0


def test_help(weald: Weald) -> None:
    """Every option is told, with examples."""
    ran = weald("arena", "--help")
    assert ran.code == 0
    for part in ("--players", "--among", "--bots", "--ray", "--plot", "Examples"):
        assert part in ran.out
