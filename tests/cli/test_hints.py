"""`hint` at the prompt, and `weald analyse`: what a computer would do, and what it thinks of a finished game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import weald as package
from tests.cli.test_play_command import FIRST_CHOICES, only_file

if TYPE_CHECKING:
    from tests.cli.conftest import Weald

MARK = "With hints: in this game somebody asked what a computer would do."


def test_a_hint_names_choices_with_chances_and_reasons(weald: Weald, data: Path) -> None:
    """By the numbers of the choices; the question stays open, the file carries the mark, and it is told again."""
    ran = weald("play", "critters", "--seed", "3", "--plain", stdin="hint\nhint\n")
    lines = re.findall(r"^(\d+)\. (\d+) %  .+$", ran.out, re.MULTILINE)
    assert len(lines) == 6
    assert lines[:3] == lines[3:], "the same question has the same answer"
    assert [int(chance) for _, chance in lines[:3]] == sorted((int(chance) for _, chance in lines[:3]), reverse=True)
    assert re.search(r"For it, beside the next choice: [a-z ]+\xa0\S\d", ran.out)
    assert "ground-" not in ran.out
    path = only_file(data)
    assert package.load(path).hinted
    again = weald("play", "--resume", str(path), "--plain", stdin="q\n")
    assert MARK in again.out


def test_it_can_be_asked_for_in_any_language(weald: Weald, data: Path) -> None:
    ran = weald("play", "critters", "--seed", "3", "--plain", stdin="підказка\n")
    assert "%" in ran.out
    assert package.load(only_file(data)).hinted


def test_not_against_people(weald: Weald, data: Path) -> None:
    seats = ("--seat", "south=human", "--seat", "north=human")
    two = weald("play", "critters", "--seed", "3", "--plain", *seats, stdin="\nhint\n")
    assert "against computers alone" in two.out
    assert not package.load(only_file(data)).hinted


def test_a_finished_game_is_analysed(weald: Weald, data: Path) -> None:
    """Chances as a line for each seat, the turns that mattered; the mark of a hint stays; and as data."""
    played = weald("play", "critters", "--seed", "3", "--plain", stdin="hint\n" + FIRST_CHOICES)
    path = only_file(data)
    assert f"analyse {path}" in played.out
    assert MARK in played.out
    assert MARK in weald("verify", str(path)).out
    ran = weald("analyse", str(path), "--plain")
    assert ran.code == 0
    assert "All cards open" in ran.out
    assert len(re.findall(r"^ +(?:South|North)  [▁-█]+ \d+ %$", ran.out, re.MULTILINE)) == 2
    assert re.search(r"- Turn of (South|North): (South|North) [+-]\d+ % \(after \d+ actions\)", ran.out)
    told = json.loads(weald("analyse", str(path), "--as", "south", "--json").out)
    assert told["eyes"] == "south"
    assert told["seats"] == ["south", "north"]
    assert told["moments"][-1]["at"] == len(package.load(path).actions)
    for turning in told["turnings"]:
        assert turning["better"] is None or turning["turn"] == "south"


def test_what_cannot_be_analysed(weald: Weald, data: Path) -> None:
    """An open game, which would betray secrets; and eyes that nobody has."""
    weald("play", "critters", "--seed", "3", "--plain", stdin="1\n")
    path = only_file(data)
    refused = weald("analyse", str(path))
    assert refused.code == 2
    assert "only a finished game" in refused.err
    path.unlink()
    weald("play", "critters", "--seed", "3", "--plain", stdin=FIRST_CHOICES)
    unknown = weald("analyse", str(only_file(data)), "--as", "east")
    assert unknown.code == 2
