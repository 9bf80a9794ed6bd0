"""`back` at the prompt: one's whole turn taken back, against computers alone, and the game marked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import weald as package
from tests.cli.conftest import PLAIN_RIVAL
from tests.cli.test_play_command import FIRST_CHOICES, only_file

if TYPE_CHECKING:
    from tests.cli.conftest import Weald

MARK = "Practice: a turn of this game was taken back."


def test_a_turn_is_taken_back_and_the_game_marked(weald: Weald, data: Path) -> None:
    """What it means is said once, before it is done; the file carries the mark, and so does the game taken up again."""
    start = weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", "--plain", stdin="1\n")
    before = package.load(only_file(data)).entries()
    assert MARK not in start.out
    only_file(data).unlink()
    ran = weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", "--plain", stdin="1\n1\nback\nno\nback\nyes\n")
    assert ran.out.count("The dice stay the same") == 2, "said again after a no"
    assert "Nothing has been done." in ran.out
    path = only_file(data)
    table = package.load(path)
    assert table.practice
    assert table.entries() == before
    again = weald("play", "--resume", str(path), "--plain", stdin="1\nback\nback\n")
    assert MARK in again.out
    assert "The dice stay the same" not in again.out, "it is practice already"
    assert len(package.load(path).entries()) < len(before)


def test_the_mark_stays_to_the_end(weald: Weald, data: Path) -> None:
    """The result, `verify` and `replay` tell of it."""
    ran = weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", "--plain", stdin="1\n1\nback\nyes\n" + FIRST_CHOICES)
    path = only_file(data)
    table = package.verify(path)
    assert table.outcome is not None
    assert table.practice
    assert MARK in ran.out
    verified = weald("verify", str(path))
    assert verified.code == 0
    assert MARK in verified.out
    assert '"practice": true' in weald("verify", str(path), "--json").out
    shown = weald("replay", str(path), "--to", str(len(table.actions)), "--plain")
    assert MARK in shown.out


def test_the_same_game_without_it_has_no_mark(weald: Weald, data: Path) -> None:
    ran = weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", "--plain", stdin=FIRST_CHOICES)
    assert MARK not in ran.out
    assert MARK not in weald("verify", str(only_file(data))).out


def test_where_it_is_refused(weald: Weald, data: Path) -> None:
    """With several people, and before one has done anything."""
    seats = ("--seat", "south=human", "--seat", "north=human")
    two = weald("play", "critters", "--seed", "3", "--plain", *seats, stdin="\n1\n\nback\n")
    assert "against computers alone" in two.out
    assert not package.load(only_file(data)).practice
    only_file(data).unlink()
    first = weald("play", "root", "--seed", "3", "--plain", stdin="back\n")
    assert "there is no turn of yours to take back" in first.out.lower()
