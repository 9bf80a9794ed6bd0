"""Every mistake is answered with one line, a hint where there is one, and exit code 2; never with a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import weald as package

if TYPE_CHECKING:
    from tests.cli.conftest import Weald


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "there is no game called chess"),
        (["play", "criters"], "there is no game called criters"),
        (["play"], "which game?"),
        (["play", "critters", "--seat", "east=greedy"], "there is no seat called east"),
        (["play", "critters", "--seat", "north=genius"], "there is no player called genius"),
        (["play", "critters", "--seat", "north"], "--seat north does not say who sits where"),
        (["play", "critters", "--seat", "north=human", "--seat", "north=greedy"], "the seat north is given twice"),
        (["play", "critters", "--option", "speed=3"], "there is no option called speed"),
        (["play", "critters", "--option", "target=many"], "option target cannot be many"),
        (["play", "critters", "--option", "target=1000"], "option target cannot be 1000"),
        (["play", "critters", "--option", "mode"], "--option mode does not say what it should be"),
        (["play", "critters", "--option", "mode=odd"], "option mode cannot be odd"),
        (["play", "--resume", "nowhere.weald"], "there is no file nowhere.weald"),
        (["play", "nowhere.weald"], "there is no file nowhere.weald"),
        (["play", "--resume"], "there is no unfinished game in"),
        (["play", "--resume", "--seed", "3"], "a saved game goes on as it was begun"),
        (["play", "critters", "--file", "no/such/folder/game.weald"], "cannot be written"),
        (["sim", "chess"], "there is no game called chess"),
        (["sim", "critters", "--seat", "north=human"], "there is no player called human"),
        (["sim", "critters", "--games", "0"], "--games must be a number, 1 or more"),
        (["sim", "critters", "--games", "many"], "--games must be a number, 1 or more"),
        (["admin", "tables", "--most", "0"], "--most must be a number from 1 to 100"),
        (["explain", "nowhere.weald", "withdraw", "--at", "end"], "--at must be a number"),
        (["play", "critters", "--seed"], "--seed needs a value"),
        (["play", "critters", "--plain=yes"], "--plain stands alone, without a value"),
        (["games", "of", "chance"], "that is too much: of chance"),
        (["replay", "nowhere.weald"], "there is no file nowhere.weald"),
        (["replay", "."], "is a folder"),
        (["verify", "nowhere.weald"], "there is no file nowhere.weald"),
        (["verify"], "FILE is missing"),
        (["explain", "nowhere.weald", "withdraw"], "there is no file nowhere.weald"),
        (["scenario", "nowhere.weald"], "there is no file nowhere.weald"),
        (["law", "chess"], "there is no game or law book called chess"),
        (["dance"], "there is no command dance"),
        (["sim", ""], 'there is no game called "" (an empty name)'),
        (["options", ""], 'there is no game called "" (an empty name)'),
        (["play", "--loud"], "there is no option --loud"),
    ],
)
def test_mistakes_are_told_in_one_line(weald: Weald, arguments: list[str], message: str) -> None:
    """The message says what is wrong, after the name of the command; standard output stays empty."""
    ran = weald(*arguments)
    assert ran.code == 2
    first, *rest = ran.err.splitlines()
    assert first.startswith("weald: ")
    assert message in first
    assert all(line.startswith("hint: ") for line in rest)
    assert len(rest) <= 1
    assert ran.out == ""


def test_the_nearest_name_is_suggested(weald: Weald) -> None:
    """A misspelt name is answered with the one that was probably meant."""
    assert "hint: Did you mean critters?" in weald("play", "criters").err
    assert "hint: Did you mean north?" in weald("play", "critters", "--seat", "nroth=greedy").err
    assert "hint: Did you mean play?" in weald("pley", "critters").err
    assert "hint: Did you mean --seed?" in weald("play", "critters", "--sead", "3").err


def test_a_foreign_file_is_no_journal(weald: Weald, tmp_path: Path) -> None:
    """Files that are something else are refused by every command that reads journals."""
    path = tmp_path / "letter.weald"
    path.write_text("Dear Sir,\n", encoding="utf-8")
    for arguments in (["verify"], ["replay"], ["play", "--resume"]):
        ran = weald(*arguments, str(path))
        assert ran.code == 2
        assert "letter.weald is no journal of Weald" in ran.err


def test_a_fault_of_ours_is_confessed(weald: Weald, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something unexpected ends with code 70, one line, and the traceback in a file."""
    monkeypatch.setattr("weald.cli.verify.check", lambda name: 1 // 0)
    ran = weald("verify", "x.weald")
    assert ran.code == 70
    assert ran.err.splitlines()[0].startswith("weald: a fault of Weald stopped it: ZeroDivisionError")
    (report,) = (data / "crashes").glob("fault-*.txt")
    assert "ZeroDivisionError" in report.read_text(encoding="utf-8")


def test_a_closed_pipe_is_silent() -> None:
    """`weald games | head -0` says nothing about the reader that has gone."""
    source = str(Path(package.__file__).parent.parent)
    process = subprocess.Popen(
        [sys.executable, "-m", "weald.cli", "games", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={"PYTHONPATH": source, "PATH": ""},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    told = process.stderr.read()
    process.stderr.close()
    process.wait()
    assert told == b""


def test_without_its_libraries_the_command_says_what_to_install() -> None:
    """One line and exit code 2, when the terminal extra is not installed."""
    source = str(Path(package.__file__).parent.parent)
    script = "import sys; sys.modules['typer'] = None; from weald.cli import main; main()"
    ran = subprocess.run(
        [sys.executable, "-c", script], env={"PYTHONPATH": source}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert ran.stderr == "weald: the command needs its terminal libraries: pip install 'weald[terminal]'\n"
