"""Defenders of the Wild at the terminal: scripted games, hot-seat, the drawing in every position, many games."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import weald as package
from weald import library
from weald.drawings import drawing
from weald.engine.table import Table
from weald.texts import Texts

if TYPE_CHECKING:
    from tests.cli.conftest import Weald

RULESET = library.ruleset("defenders")
OPTIONS: list[dict[str, int | str]] = [
    {},
    {"solo": "yes", "difficulty": 3},
    {"coven": "yes", "sect": "yes", "difficulty": 6},
]


def picture(table: Table, seat: str | None) -> str:
    """What a terminal of 100 columns shows."""
    console = Console(file=io.StringIO(), width=100, color_system=None)
    drawn = drawing(RULESET, Texts("defenders")).picture(table.view(seat))
    assert drawn is not None
    console.print(drawn)
    return str(console.file.getvalue())  # type: ignore[attr-defined]  # the StringIO above


def test_a_scripted_game_and_its_resumption(weald: Weald, tmp_path: Path) -> None:
    """A person leads the Order for a while; at the end of input the game is saved, and goes on where it was."""
    path = tmp_path / "wild.weald"
    ran = weald(
        *["play", "defenders", "--seat", "council=greedy", "--seed", "3", "--plain", "--file"],
        str(path),
        stdin="1\n1\n1\n?\nf\nh\nend\n",
    )
    assert ran.code == 0, ran.err
    for words in (
        "Who leads the Order?",
        "[1] Burrun leads: Controlled Blaze, Feel the Burn, Pyromancy",
        "Where does the Order pitch its first camp?",
        "Choose your active defender, in silence.",
        "The Council chose.",
        "3 points left.",
        "end the actions; a machine card follows",
        "engines: ",
        "Your hand:",
        "stand-ins",
        "no camp stands there [7.10]",
        f"weald play --resume {path}",
    ):
        assert words in ran.out, words
    assert not re.search(r"\{|event-|ask-|do-", ran.out)
    before = package.load(path)
    again = weald("play", "--resume", str(path), stdin="1\n1\n")
    assert again.code == 0, again.err
    assert len(package.load(path).actions) > len(before.actions)


def test_a_solo_game(weald: Weald, tmp_path: Path) -> None:
    """One seat, two factions: the first hand, the choice of a defender, and its faction's turn."""
    path = tmp_path / "solo.weald"
    script = "1\n1\n1\n2\n1\n1\n1\n1\nend\n"
    ran = weald(
        "play", "defenders", "--seed", "5", "--plain", "--file", str(path), "--option", "solo=yes", stdin=script
    )
    assert ran.code == 0, ran.err
    for words in ("From which deck is your next card?", "Choose the active defender: its faction has the turn."):
        assert words in ran.out
    assert package.load(path).players == {"solo": "human"}


def test_hot_seat_shows_no_secret_choice(weald: Weald, tmp_path: Path) -> None:
    """Behind the curtain the second player is not told what the first has chosen."""
    people = ["--seat", "order=human", "--seat", "council=human"]
    path = tmp_path / "two.weald"
    script = "\n1\n" * 5 + "\n"
    ran = weald("play", "defenders", "--seed", "8", "--plain", "--file", str(path), *people, stdin=script)
    table = package.load(path)
    chosen = [entry for entry in table.entries() if entry.sentence.startswith("plan")]
    assert chosen
    name = Texts("defenders").name("card", chosen[0].sentence.split()[1])
    last_screen = ran.out.split("-" * 60)[-1]
    if table.question is not None and table.question.ask == "choose-defender":
        assert "has chosen" in last_screen
        assert f"chooses {name}" not in last_screen


@pytest.mark.parametrize("options", OPTIONS, ids=["two", "solo", "four"])
def test_every_position_can_be_drawn(options: dict[str, int | str]) -> None:
    """In colour within 100 columns and line by line, with words for every choice, reason, event and forecast."""
    texts = Texts("defenders")
    drawn = drawing(RULESET, texts)
    table = Table(RULESET, options, "drawn")
    dice = random.Random(7)
    seats: list[str | None] = [*table.seats, None]
    while table.actor is not None and len(table.actions) < 220:
        if len(table.actions) % 5 == 0:
            for seat in seats:
                text = picture(table, seat)
                assert all(len(line) <= 100 for line in text.splitlines())
                assert "D4" in text
                assert len(drawn.lines(table.view(seat))) > 38
                assert not re.search(r"\{|board-", text)
            for refusal in table.answers().refused:
                assert texts.has(f"why-{refusal.why}"), refusal.why
                assert texts.law(refusal.law), refusal.law
            for line in drawn.forecast(table.view(None)):
                assert not re.search(r"\{|event-", line)
        question, seat = table.question, table.actor
        assert question is not None
        asked = texts.question(question.ask, seat, **question.facts)
        assert not re.search(r"\{|^ask-", asked), asked
        legal = table.legal()
        for action in legal[:12]:
            words = texts.action(RULESET.grammar, action, **table.about(action))
            assert not re.search(r"[{_]|^do-", words), words
        table.take(dice.choice(legal))
    for reader in seats:
        for event in table.events(reader):
            told = texts.event(event)
            assert not re.search(r"[{_]|^event-", told), told


def test_the_picture_shows_walls_breaches_engines_and_chutes() -> None:
    """The edges of a known position, letter by letter."""
    from weald.scenario import Scenario

    s = Scenario(
        "defenders",
        turn="order",
        order={"active": "archives-a", "at": "D1", "camps": "D1"},
        council={"at": "G2"},
        walls="D2-D3 B2-B3",
        breaches="B2-B3",
        engines="D5>D6 C1>D1",
        mechs="D1 D4x2",
        pollution="D3x2",
        toxic="D6",
        core="N",
    )
    lines = picture(s.table, None).splitlines()
    row = next(line for line in lines if "D1 " in line)
    below = lines[lines.index(row) + 1]
    assert re.search(r"D2 \S+ +┃ D3", row)
    assert "CORE 5↑" in row
    assert "h1" in below
    assert "~~" in below
    assert "TOXIC" in below
    assert "s2" in below
    assert "▲" in row, "an engine that faces north between D5 and D6"
    assert "h1 ⌂O [O]" in below
    assert re.search(r"B2 \S+ +X B3", next(line for line in lines if "B2 " in line))


def test_many_games_tell_their_endings_by_difficulty(weald: Weald) -> None:
    """--mix plays over one to four players and all difficulties; a table tells how the games ended."""
    ran = weald("sim", "defenders", "--games", "119", "--mix", "--option", "leaders=random", "--jobs", "1", "--json")
    assert ran.code == 0, ran.err
    results = json.loads(ran.out)["results"]
    assert results["played"] == 119
    endings = results["endings"]
    assert [entry["difficulty"] for entry in endings] == list(range(7))
    assert all(entry["games"] == sum(entry["laws"].values()) > 0 for entry in endings)
    assert all(list(entry["laws"]) == ["15.1", "15.2", "15.3", "15.4"] for entry in endings)
    assert {len(entry["seats"]) for entry in results["mix"]["seats"]} == {1, 2, 3, 4}
    told = weald("sim", "defenders", "--games", "7", "--option", "difficulty=2", "--jobs", "1").out
    assert "difficulty" in told
    assert "15.3 Toxic disaster" in told


def test_seats_of_a_mix_that_never_meet(weald: Weald) -> None:
    """Each seat gets its player in the games that bring it into play, the lone player's and the factions' alike."""
    seats = ["solo=greedy", "order=greedy", "coven=random"]
    words = [word for seat in seats for word in ("--seat", seat)]
    ran = weald("sim", "defenders", "--games", "12", "--mix", *words, "--option", "difficulty=6", "--json")
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)["results"]["seats"]
    assert {seat: share["player"] for seat, share in told.items()} == {
        "order": "greedy",
        "council": "random",
        "coven": "random",
        "sect": "random",
        "solo": "greedy",
    }
    assert all(0 < share["games"] < 12 for share in told.values())
    assert weald("sim", "defenders", "--games", "1", "--mix", "--seat", "solo=random").code == 0
    ran = weald("sim", "defenders", "--games", "1", "--mix", "--option", "solo=yes", "--seat", "order=random")
    assert ran.code == 2
    assert "order takes no part" in ran.err


def test_the_law_is_whole(weald: Weald) -> None:
    """Every law has a test."""
    assert weald("law", "defenders", "--missing").out == ""
    assert "Toxic sites" in weald("law", "defenders", "11.13").out


def test_nobody_wins_a_lost_game(weald: Weald) -> None:
    """The result of a lost game names the law and no winner."""
    ran = weald("play", "defenders", "--seed", "4", "--seat", "order=random", "--seat", "council=random")
    assert ran.code == 0, ran.err
    assert "All lose by law 15." in ran.out
