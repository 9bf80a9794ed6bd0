"""Plans: lists make a grid; what is wrong is told with its line and the nearest name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from weald import library
from weald.engine.errors import JournalError
from weald.lab import plans
from weald.lab.plans import Cell, LabPlan
from weald.texts import Texts

HOUSE = Path(__file__).parent.parent.parent / "docs" / "lab"
HEAD = 'name = "A plan"\ngame = "root"\ngames = 8\n'


def read(tmp_path: Path, text: str) -> tuple[LabPlan, list[Cell]]:
    path = tmp_path / "plan.toml"
    path.write_text(text, encoding="utf-8")
    return plans.read(path)


def test_lists_make_a_grid(tmp_path: Path) -> None:
    """Each combination is a cell with a seed of its own; its games follow those of the cells before."""
    players, options = 'players = ["random", ["random", "greedy"]]\n', 'map = ["lake", "winter"]\ndeck = "exiles"\n'
    plan, cells = read(tmp_path, HEAD + players + "[options]\n" + options)
    assert plan.seed == "1"
    assert [cell.chosen for cell in cells] == [
        {"options.map": "lake", "players": ["random"]},
        {"options.map": "lake", "players": ["random", "greedy"]},
        {"options.map": "winter", "players": ["random"]},
        {"options.map": "winter", "players": ["random", "greedy"]},
    ]
    assert [cell.plan.seed for cell in cells] == ["1/1", "1/2", "1/3", "1/4"]
    assert [cell.first for cell in cells] == [1, 9, 17, 25]
    laid = cells[3].plan.setting(1)
    assert (laid.options["map"], laid.options["deck"]) == ("winter", "exiles")
    assert sorted(laid.seats.values()) == ["greedy", "greedy", "random", "random"]


def test_the_last_round_is_whole(tmp_path: Path) -> None:
    """Everybody has every seat equally often, so a cell may have a few games more."""
    _, cells = read(tmp_path, HEAD.replace("games = 8", "games = 9") + 'players = "random"\n')
    assert cells[0].plan.games == 12


def test_who_takes_part(tmp_path: Path) -> None:
    """A list of seats, or several; others take no part, unless an option says so; players can be given to seats."""
    seats = 'seats = [["marquise", "eyrie"], ["cult", "riverfolk", "alliance"]]\n'
    _, cells = read(tmp_path, HEAD + seats + 'players = "random"\n[options]\nduchy = "bot"\n')
    taking_part = [cell.plan.contest.ruleset.taking_part(cell.plan.setting(1).options) for cell in cells]
    assert taking_part == [("marquise", "eyrie", "duchy"), ("alliance", "cult", "riverfolk", "duchy")]
    seated = 'seats = ["marquise", "eyrie"]\nplayers = "random"\n[seated]\neyrie = ["easy", "hard"]\n'
    _, cells = read(tmp_path, HEAD + seated)
    assert [cell.plan.setting(1).seats for cell in cells] == [
        {"eyrie": "easy", "marquise": "random"},
        {"eyrie": "hard", "marquise": "random"},
    ]


def test_against_bots_and_among_others(tmp_path: Path) -> None:
    """The contests of the arena, as axes."""
    _, cells = read(tmp_path, HEAD + 'players = "random"\nbots = ["easy", "nightmare"]\n')
    assert [cell.plan.setting(1).level for cell in cells] == ["easy", "nightmare"]
    _, (cell,) = read(tmp_path, HEAD + 'players = "random"\namong = "greedy"\n')
    assert sorted(cell.plan.setting(1).seats.values()) == ["greedy", "greedy", "greedy", "random"]


@pytest.mark.parametrize(
    ("text", "line", "said", "hint"),
    [
        ('name = "A"\ngame = "rot"\ngames = 1\n', 2, "no game called rot", "Did you mean root?"),
        (HEAD + 'playrs = "easy"\n', 4, "a plan has no playrs", "Did you mean players?"),
        (HEAD + 'players = [\n  "easy",\n  "hrad",\n]\n', 6, "no player called hrad", "Did you mean hard?"),
        (HEAD + '[options]\ndeck = "exiles"\nmap = ["wintr"]\n', 6, "map cannot be wintr", "Did you mean winter?"),
        (HEAD + '[options]\nmpa = "lake"\n', 5, "no option called mpa", "Did you mean map?"),
        (HEAD + 'seats = ["marquise", "eyry"]\n', 4, "no seat called eyry", "Did you mean eyrie?"),
        (HEAD + '[seated]\neyrie = "hrad"\n', 5, "no player called hrad", "Did you mean hard?"),
        (HEAD.replace("8", "0"), 3, "games cannot be 0", "whole number"),
        (HEAD.replace("8", '"many"'), 3, "games cannot be many", "whole number"),
        (HEAD.replace("games = 8\n", ""), 1, "does not say its games", "docs/lab.md"),
        (HEAD + "players = 3\n", 4, "players cannot be", "list of players"),
        (HEAD + 'seats = ["marquise"]\n', 4, "2 at least", ""),
        (HEAD + '[options]\nmap = ["lake", "lake"]\n', 5, "lake stands twice in map", ""),
        (HEAD + "map = \n", 4, "not TOML", ""),
        (HEAD + 'among = "easy"\nbots = "easy"\n', 4, "exclude each other", ""),
        ('name = "A"\ngame = "critters"\ngames = 1\nseats = ["south"]\n', 4, "always the same", ""),
        ('name = "A"\ngame = "defenders"\ngames = 1\namong = "easy"\n', 2, "all play together", ""),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, text: str, line: int, said: str, hint: str) -> None:
    """The file, the line, what is wrong, and the nearest name that would do."""
    with pytest.raises(JournalError) as caught:
        read(tmp_path, text)
    message, advice = Texts().error(caught.value)
    assert f"plan.toml, line {line}: " in message
    assert said in message
    assert hint in advice


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="file-not-readable"):
        plans.read(tmp_path / "none.toml")


@pytest.mark.parametrize("game", library.names())
def test_each_game_has_a_plan_with_its_report(game: str) -> None:
    """What lies in the repository belongs together, and is small: `make lab` makes it again."""
    plan, cells = plans.read(HOUSE / f"{game}.toml")
    assert plan.game == game
    told = json.loads((HOUSE / f"{game}.json").read_text(encoding="utf-8"))
    assert told["plan"] == plan.to_data()
    assert told["played"] == told["wanted"] == sum(cell.plan.games for cell in cells)
    page = (HOUSE / f"{game}.html").read_text(encoding="utf-8")
    assert f"<h1>{plan.name}</h1>" in page
    assert len(page) < 300_000
