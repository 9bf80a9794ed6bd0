"""The commands that read: games, replay, verify, explain, law, scenario."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import weald as package
from tests.cli.conftest import PLAIN_RIVAL
from weald import laws, players
from weald.cli import law as command
from weald.cli.replay import Walk
from weald.cli.screen import Screen

if TYPE_CHECKING:
    from tests.cli.conftest import Weald


def test_the_games_are_listed(weald: Weald) -> None:
    """Names, seats, options with ranges, and who can play; the same as JSON."""
    ran = weald("games")
    assert ran.code == 0
    for part in ("critters: Critters at War", "south, north", "target=0 (0-99)", "greedy: ", "expert: plays as well"):
        assert part in ran.out
    told = json.loads(weald("games", "--json").out)
    assert told["players"] == players.names()
    assert told["games"][0]["seats"] == ["south", "north"]


def test_the_version_says_which_form_runs(weald: Weald, monkeypatch: pytest.MonkeyPatch) -> None:
    """Version, form of the engine, Python; a stale form comes with its remedy."""
    ran = weald("--version")
    assert ran.code == 0
    assert f"weald {package.__version__}, " in ran.out
    assert "Python 3" in ran.out
    monkeypatch.setattr(package, "form", lambda: "stale")
    assert "run make compile" in weald("--version").out


@pytest.mark.parametrize("command", ["games", "play", "sim", "replay", "verify", "explain", "law", "scenario"])
def test_every_command_has_help_with_an_example(weald: Weald, command: str) -> None:
    """Help tells what a command is for and shows how it is used."""
    ran = weald(command, "--help")
    assert ran.code == 0
    assert f"weald {command}" in ran.out
    assert "Example" in ran.out
    assert command in weald("--help").out


# replay


def test_a_replay_prints_every_position(weald: Weald, finished: Path) -> None:
    """Without a terminal all positions are printed, the last one with the result."""
    ran = weald("replay", str(finished))
    length = len(package.replay(finished).actions)
    assert ran.code == 0
    assert ran.out.count(" actions, as a spectator sees it") == length + 1
    assert "wins by law 11.1" in ran.out
    one = weald("replay", str(finished), "--to", "6")
    assert one.out.count(" actions, as a spectator sees it") == 1
    assert weald("replay", str(finished), "--to", "9999").code == 2


def test_a_replay_shows_a_seat_only_what_it_saw(weald: Weald, opened: Path) -> None:
    """A spectator sees no hand, a seat its own, the referee both and is told so."""
    south, north = (package.replay(opened).show(seat)["hand"] for seat in ("south", "north"))
    assert isinstance(south, list)
    assert isinstance(north, list)
    for lens, seen, unseen in (("spectator", [], south + north), ("south", south, north), ("north", north, south)):
        out = weald("replay", str(opened), "--as", lens, "--yes").out
        assert all(f"{card} " in out for card in seen)
        assert not any(f"{card} " in out for card in unseen)
        data = weald("replay", str(opened), "--as", lens, "--yes", "--json").out
        assert not any(f'"{card}"' in data for card in unseen)
    referee = weald("replay", str(opened), "--as", "referee", "--yes").out
    assert "the referee, all secrets included" in referee
    assert all(f"{card} " in referee for card in south + north)
    assert weald("replay", str(opened), "--as", "west").code == 2


@pytest.mark.parametrize("more", [[], ["--json"], ["--to", "4"]])
@pytest.mark.parametrize("lens", ["south", "north", "referee"])
def test_a_replay_does_not_betray_an_open_game(weald: Weald, opened: Path, lens: str, more: list[str]) -> None:
    """Another seat's secrets, or all, are not shown of a game still in play, unless somebody says so."""
    ran = weald("replay", str(opened), "--as", lens, *more)
    assert (ran.code, ran.out) == (2, "")
    assert "this game is not over" in ran.err
    assert "hint: Add --yes" in ran.err
    assert weald("replay", str(opened), "--as", lens, "--yes", *more).code == 0


@pytest.mark.parametrize(("answer", "wanted"), [("yes", True), ("Y", True), ("no", False), ("", False), ("q", False)])
def test_at_a_terminal_a_replay_asks_first(
    opened: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, answer: str, wanted: bool
) -> None:
    """Whoever answers with anything but yes sees nothing."""
    monkeypatch.setattr("builtins.input", lambda prompt: answer)
    walk = Walk(opened, "referee")
    assert walk.betrays
    assert walk.is_wanted(Screen(plain=True), watched=True) is wanted
    assert "This game is not over, and the referee sees secrets" in capsys.readouterr().out


def test_your_own_seat_is_no_secret(weald: Weald, tmp_path: Path) -> None:
    """The only person at the table may look back at their own game; a finished game is open to all."""
    path = tmp_path / "mine.weald"
    weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", "--file", str(path), stdin="1\n")
    assert weald("replay", str(path), "--as", "south").code == 0
    assert weald("replay", str(path)).code == 0
    assert weald("replay", str(path), "--as", "north").code == 2


def test_a_replay_as_json_has_views_and_events(weald: Weald, finished: Path) -> None:
    """Each position with what happened and what the seat sees."""
    told = json.loads(weald("replay", str(finished), "--as", "south", "--json").out)
    assert told["as"] == "south"
    assert len(told["positions"]) == told["actions"] + 1
    assert told["positions"][-1]["view"]["winner"] in ("south", "north")
    assert told["positions"][1]["events"][0]["what"] == "row"


# verify


def tampered(path: Path, line: int, old: str, new: str) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    path.write_text("\n".join(lines), encoding="utf-8")


def test_sound_journals_are_accepted(weald: Weald, finished: Path, opened: Path) -> None:
    """Finished and open games are ok, and the count is told."""
    ran = weald("verify", str(finished), str(opened))
    assert ran.code == 0
    assert ran.out.count("ok: ") == 2
    assert "2 ok, 0 not." in ran.out
    told = json.loads(weald("verify", str(finished), "--json").out)
    assert told["ok"] is True
    assert told["files"][0]["finished"] is True


def test_tampered_journals_are_rejected(weald: Weald, finished: Path) -> None:
    """Changed dice, actions, results and lost lines are each found, with the file and the line."""
    sound = finished.read_text(encoding="utf-8")
    lines = sound.split("\n")
    cases: list[tuple[str, str]] = [
        (sound.replace('"do": "first south"', '"do": "first XX"').replace('"first north"', '"first south"'), "line 3"),
        ("\n".join(lines[:-2]) + "\n", "the file ends too early"),
        ("\n".join(lines[:5] + lines[6:]), "line 6"),
        (sound.replace('"players": {"south": "random"', '"players": {"south": "greedy"'), "line 1"),
        (sound.replace('"law": "11.1"', '"law": "9.9"'), "the recorded result is not how the game ended"),
        ("", "is empty"),
        (sound + "{}\n", "goes on after its end"),
    ]
    for text, message in cases:
        assert text != sound
        finished.write_text(text, encoding="utf-8")
        ran = weald("verify", str(finished))
        assert ran.code == 2, message
        assert message in ran.err.splitlines()[0]
        assert "finished.weald" in ran.err or "too early" in message
        told = json.loads(weald("verify", str(finished), "--json").out)
        assert told["ok"] is False
        assert told["files"][0]["code"]


def test_one_bad_file_among_many(weald: Weald, finished: Path, opened: Path) -> None:
    """The good ones are ok, the bad one is told, and the exit code is 2."""
    tampered(opened, 2, '"row ', '"row-')
    ran = weald("verify", str(finished), str(opened))
    assert ran.code == 2
    assert "ok: " in ran.out
    assert "1 ok, 1 not." in ran.out
    assert ran.err.startswith("weald: ")
    assert "line 2" in ran.err


def damaged(folder: Path, good: Path) -> list[Path]:
    """Files that are no sound journals, each in its own way."""
    text = good.read_text(encoding="utf-8")
    lines = text.split("\n")
    bad = {
        "brackets": text.replace(lines[4], "[" * 100_000),
        "bytes": "",
        "edition": text.replace('"edition": "', '"edition": "other '),
        "empty": "",
        "game": text.replace('"game": "critters"', '"game": "chess"'),
        "law": text.replace('"law": "11.1"', '"lore": "11.1"'),
        "number": text.replace('"scores": {"south": ', '"scores": {"south": 1e999, "x": '),
        "short": "\n".join(lines[:7]),
    }
    paths = [folder / f"{name}.weald" for name in bad]
    for path, damage in zip(paths, bad.values(), strict=True):
        assert damage != text
        path.write_text(damage, encoding="utf-8")
    (folder / "bytes.weald").write_bytes(b"\xff\xfe\x00")
    (folder / "folder.weald").mkdir()
    (folder / "nowhere.weald").symlink_to(folder / "gone")
    return [*paths, folder / "folder.weald", folder / "nowhere.weald"]


def test_bad_files_in_a_folder_do_not_hide_the_good(weald: Weald, finished: Path, opened: Path) -> None:
    """Each bad file is one line that names it; the others are checked all the same, and the exit code is 2."""
    folder = finished.parent / "many"
    folder.mkdir()
    bad = damaged(folder, finished)
    for number in range(3):
        (folder / f"good-{number}.weald").write_text(finished.read_text(encoding="utf-8"), encoding="utf-8")
    ran = weald("verify", str(folder))
    assert ran.code == 2
    lines = ran.err.splitlines()
    assert len(lines) == len(bad)
    for path in bad:
        assert len([line for line in lines if line.startswith("weald: ") and str(path) in line]) == 1, path
    assert ran.out.count("ok: ") == 3
    assert f"3 ok, {len(bad)} not." in ran.out
    told = json.loads(weald("verify", str(folder), "--json").out)
    assert [file["ok"] for file in told["files"]].count(True) == 3


def test_bad_files_do_not_keep_a_game_from_going_on(weald: Weald, finished: Path, data: Path) -> None:
    """`play --resume` tells each bad file that is newer than the game in one line, and takes the game."""
    folder = data / "games"
    weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", stdin="1\n")
    (game,) = folder.glob("*.weald")
    for path in (game, game.with_name(game.name + ".seed")):
        os.utime(path, (1, 1))
    bad = [path for path in damaged(folder, finished) if path.stem not in ("edition", "game")]  # those are over
    illegal = folder / "illegal.weald"  # the lines are in order, the action is not allowed
    illegal.write_text(game.read_text(encoding="utf-8").replace('"do": "row ', '"do": "roww '), encoding="utf-8")
    seedless = folder / "seedless.weald"
    seedless.write_text(game.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "seedless.weald.seed").write_bytes(b"\xff")
    unknown = folder / "unknown.weald"
    unknown.write_text(game.read_text(encoding="utf-8").replace('"game": "critters"', '"game": ""'), encoding="utf-8")
    ran = weald("play", "--resume", stdin="")
    assert ran.code == 0
    assert str(game) in ran.out
    lines = ran.err.splitlines()
    assert all(line.startswith("weald: passed over: ") for line in lines)
    for path in (*bad, illegal, seedless, unknown):
        assert len([line for line in lines if str(path) in line]) == 1, path
    assert f'{unknown}: there is no game called "" (an empty name)' in ran.err
    game.unlink()
    ran = weald("play", "--resume")
    assert ran.code == 2
    assert "there is no unfinished game" in ran.err


# explain


def test_allowed_and_refused_actions_are_explained(weald: Weald, opened: Path) -> None:
    """Both answers are answers: exit code 0; the refusal names law and reason."""
    ran = weald("explain", str(opened), "deploy A5 to air")
    assert ran.code == 0
    assert ran.out == "Allowed: North may deploy A5 to air.\n"
    ran = weald("explain", str(opened), "north: deploy A5 to sea")
    assert ran.code == 0
    assert ran.out.startswith("Refused: North may not deploy A5 to sea: ")
    assert "[5.4]" in ran.out
    told = json.loads(weald("explain", str(opened), "deploy A5 to sea", "--json").out)
    assert (told["allowed"], told["law"], told["why"], told["seat"]) == (False, "5.4", "type-must-match", "north")


def test_an_action_of_another_seat_is_an_error(weald: Weald, opened: Path) -> None:
    """South is not asked; an unknown seat, no sentence and a game that is over are errors too."""
    ran = weald("explain", str(opened), "south: withdraw")
    assert ran.code == 2
    assert "South is not asked now; North is" in ran.err
    assert "there is no seat called west" in weald("explain", str(opened), "west: withdraw").err
    assert "is no action of this game" in weald("explain", str(opened), "sing").err


def test_explain_at_an_earlier_moment(weald: Weald, finished: Path) -> None:
    """`--at` goes back; at the end of a finished game nothing is asked."""
    assert weald("explain", str(finished), "withdraw", "--at", "4").code == 0
    assert "the game is over" in weald("explain", str(finished), "withdraw").err
    assert weald("explain", str(finished), "withdraw", "--at", "-1").code == 2
    dice = weald("explain", str(finished), "chance: first south", "--at", "1")
    assert dice.out == "Allowed: chance may first south.\n"


# law


Index = dict[str, list[dict[str, Any]]]
Covers = dict[str, dict[str, dict[str, list[str]]]]
Lay = Callable[[Index, Covers | None], None]


@pytest.fixture
def lay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Lay:
    """Lays small law books, and what `make law` would have written of them."""

    def lay(index: Index, covers: Covers | None) -> None:
        path = tmp_path / "law-coverage.json"
        monkeypatch.setattr(laws, "_index", lambda game, name: index[name])
        monkeypatch.setattr(command, "COVERAGE", path)
        if covers is not None:
            path.write_text(json.dumps(covers), encoding="utf-8")

    return lay


@pytest.fixture
def index(lay: Lay) -> None:
    """A small index of laws, with one law that no test shows."""
    shown: Covers = {
        "critters": {
            "5.3": {"code": ["weald/games/critters/playing.py: play"], "tests": ["tests/law/test_x.py::test_y"]},
            "5.4": {"code": [], "tests": []},
            "A1": {"code": [], "tests": ["tests/law/test_x.py::test_z"]},
        }
    }
    lay({"laws.json": [{"id": "5.3", "page": 5}, {"id": "5.4", "page": 5}, {"id": "A1"}]}, shown)


@pytest.mark.usefixtures("index")
def test_laws_are_listed_and_read(weald: Weald) -> None:
    """All numbers in book order; one law with its places; laws without a test."""
    assert [line.split()[0] for line in weald("law", "critters").out.splitlines()] == ["5.3", "5.4", "A1"]
    one = weald("law", "critters", "5.3")
    assert "playing.py: play" in one.out
    assert "test_x.py::test_y" in one.out
    assert weald("law", "critters", "--missing").out.split()[0] == "5.4"
    assert [law["number"] for law in json.loads(weald("law", "critters", "--json").out)] == ["5.3", "5.4", "A1"]
    assert weald("law", "critters", "a1").code == 0


@pytest.mark.usefixtures("index")
def test_an_unknown_law_brings_the_nearest(weald: Weald) -> None:
    """A number that no law has is an error with a suggestion."""
    ran = weald("law", "critters", "5.33")
    assert ran.code == 2
    assert "there is no law 5.33" in ran.err
    assert "Did you mean 5.3?" in ran.err


@pytest.mark.usefixtures("index")
def test_laws_can_be_read_while_playing(weald: Weald, opened: Path) -> None:
    """`law N` at the prompt shows a law, and the game waits."""
    ran = weald("play", str(opened), stdin="\nlaw 5.3\nlaw 77\nlaw\n")
    assert "> law 5.3\n5.3" in ran.out
    assert "there is no law 77" in ran.out
    assert "Which one?" in ran.out


def test_without_make_law_the_places_are_not_known(weald: Weald, lay: Lay) -> None:
    """The law is told, and where its code and tests are listed; `--missing` cannot be answered."""
    lay({"laws.json": [{"id": "5.3", "page": 5}]}, None)
    told = weald("law", "critters", "5.3")
    assert told.code == 0
    assert told.out.startswith("5.3 ")
    assert "after `make law`" in told.out
    assert "Shown by" not in told.out
    (entry,) = json.loads(weald("law", "critters", "--json").out)
    assert (entry["code"], entry["tests"]) == (None, None)
    missing = weald("law", "critters", "--missing")
    assert missing.code == 2
    assert "which tests show which law is not known here" in missing.err
    assert "make law" in missing.err


def test_missing_tells_nothing_when_nothing_is_missing(weald: Weald, lay: Lay) -> None:
    """Then there is no output, and the exit code is 0."""
    lay({"laws.json": [{"id": "1.1"}]}, {"critters": {"1.1": {"tests": ["t"]}}})
    ran = weald("law", "critters", "--missing")
    assert (ran.code, ran.out, ran.err) == (0, "", "")


def test_the_law_of_the_bots_is_a_book_of_its_own(weald: Weald) -> None:
    """`clockwork` is listed apart from Root's own book; without a name all books are listed, one after the other."""
    own = weald("law", "root").out.splitlines()
    bots = weald("law", "clockwork").out.splitlines()
    assert own[0].startswith("1.1.1 ")
    assert not any(line.startswith("K") for line in own)
    assert (bots[0].split()[0], bots[-1].split()[0]) == ("K1", "K15.11")
    assert all(line.startswith("K") for line in bots)
    others = [*weald("law", "critters").out.splitlines(), *weald("law", "defenders").out.splitlines()]
    assert weald("law").out.splitlines() == [*others, *own, *bots]
    assert [law["number"] for law in json.loads(weald("law", "Clockwork", "--json").out)] == [
        line.split()[0] for line in bots
    ]


def test_missing_laws_of_the_bots(weald: Weald, lay: Lay) -> None:
    """The books of a game share its coverage, and `--missing` asks about the laws of the book named."""
    index: Index = {
        "laws.json": [{"id": "6.1"}, {"id": "6.2.1"}],
        "laws-clockwork.json": [{"id": "K4.5.1"}, {"id": "K4.5.1.1"}],
    }
    lay(index, {"root": {"6.1": {"tests": ["t"]}, "K4.5.1": {"tests": ["t"]}}})
    assert weald("law", "clockwork", "--missing").out == "K4.5.1.1 Tie between defenders\n"
    assert [line.split()[0] for line in weald("law", "root", "--missing").out.splitlines()] == ["6.2.1"]


def test_a_law_of_the_bots_is_found_in_its_book_and_in_its_game(weald: Weald) -> None:
    """Bots play in Root, so Root knows their laws by number; their book knows no law of Root."""
    told = weald("law", "clockwork", "K4.5.1").out
    assert told.startswith("K4.5.1 Battle\nBattle in each ordered clearing, ")
    assert weald("law", "root", "k4.5.1").out == told
    assert "Printed on the card." in weald("law", "clockwork", "K14.1.1").out
    assert weald("law", "root", "6.2.1").code == 0
    for game, number, nearest in (
        ("clockwork", "4.5.1", "K4.5.1"),
        ("clockwork", "K4.5.11", "K4.5.1.1"),
        ("root", "K15.111", "K15.11"),
    ):
        ran = weald("law", game, number)
        assert ran.code == 2
        assert f"there is no law {number}" in ran.err
        assert f"Did you mean {nearest}?" in ran.err
    assert weald("law", "critters", "K4.5.1").code == 2


def test_a_misspelt_law_book_brings_the_nearest(weald: Weald) -> None:
    """Books and games are looked through alike; to play, a book is no game."""
    assert "Did you mean clockwork?" in weald("law", "clokwork").err
    assert "Did you mean root?" in weald("law", "rot", "K4.5.1").err
    assert "The law books are: clockwork, critters, defenders, root" in weald("law", "xyz").err
    assert "there is no game called clockwork" in weald("play", "clockwork").err


def test_laws_of_the_bots_can_be_read_while_playing(weald: Weald, tmp_path: Path) -> None:
    """`law K4.5.1` at a prompt of Root."""
    path = tmp_path / "root.weald"
    ran = weald("play", "root", "--seed", "3", "--plain", "--file", str(path), stdin="law K4.5.1\nlaw k12.1.1\n")
    assert "> law K4.5.1\nK4.5.1 Battle\nBattle in each ordered clearing" in ran.out
    assert "K12.1.1 Lake: the ferry" in ran.out


# scenario


def test_a_scenario_is_printed(weald: Weald, finished: Path) -> None:
    """The printed Python sets the position up again: run, it shows every seat what the journal shows it there."""
    ran = weald("scenario", str(finished), "--at", "9")
    assert ran.code == 0
    names: dict[str, Any] = {}
    exec(ran.out, names)  # it is meant to be run
    for seat in ("south", "north", None):
        assert names["s"].see(seat) == package.replay(finished, 9).show(seat)
    assert weald("scenario", str(finished), "--at", "999").code == 2
