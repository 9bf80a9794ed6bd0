"""Bots' turns at the terminal: told step by step with the reasons, at the pace of the viewer."""

from __future__ import annotations

import io
import os
import pty
import random
import re
import select
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

import weald as package
from tests.cli.conftest import PLAIN_RIVAL
from tests.patience import PATIENCE
from weald import library
from weald.cli.playback import Event, Pace, Playback, scenes, steps
from weald.cli.screen import Screen
from weald.cli.session import result_lines
from weald.drawings import drawing, wording
from weald.engine.errors import UnknownName
from weald.engine.table import Table
from weald.games.root.tables import LEVEL_NAMES, MAP_NAMES, SEATS, TRAIT_NAMES
from weald.texts import Texts

if TYPE_CHECKING:
    from tests.cli.conftest import Weald

AGAINST_THREE = ["marquise=bot", "alliance=bot:easy", "corvids=bot:nightmare+vendetta", "vagabond=none"]
PERSON = [word for seat in ["eyrie=human", *AGAINST_THREE] for word in ("--seat", seat)]


def told(what: str, law: str, **facts: object) -> dict[str, Any]:
    role = "turn" if what == "turn-began" else "deed"
    return {"what": what, "law": law, "seat": "marquise", "role": role, **facts}


def test_a_person_against_three_bots(weald: Weald, tmp_path: Path) -> None:
    """Each bot's turn has a heading, its steps are numbered, each with what was compared; the game is saved."""
    path = tmp_path / "bots.weald"
    ran = weald("play", "root", *PERSON, "--seed", "4", "--plain", "--file", str(path), stdin="1\n" * 30)
    assert ran.code == 0, ran.err
    for bot in ("Mechanical Marquise", "Automated Alliance", "Cogwheel Corvids"):
        assert f"\nTurn 1: {bot}.\n1. the order was " in ran.out
    built = r"\n\d+\. (sawmill|workshop|recruiter) in clearing \d+ \[K4[.\d]+\]\n   why: what to build: \1"
    assert re.search(built, ran.out)
    assert re.search(r"\n {8}where to build: clearing \d+, among [\d, ]+ and \d+\. Most warriors of its own: ", ran.out)
    assert re.search(r"Of [\d, ]+ and \d+ the highest priority \[K2\.1\]", ran.out)
    assert ran.out.count("Cogwheel Corvids, level nightmare: Recruiting places three warriors") == 1  # once for all
    assert "_" not in ran.out.replace(str(path), "")
    assert "{" not in ran.out
    assert package.load(path).players == {"eyrie": "human"}


def test_commands_about_bots(weald: Weald, tmp_path: Path) -> None:
    """A turn once more, by the bot's name or all since; the pace; the markers; and the help tells of them."""
    path = tmp_path / "bots.weald"
    script = "1\nr\nr alliance\nr all\nr nobody\npace\npace slow\npace 0.5\npace quick\npace 61\np\np\nh\nbots\n"
    ran = weald("play", "root", *PERSON, "--seed", "4", "--plain", "--file", str(path), stdin=script)
    assert ran.code == 0, ran.err
    asked = ran.out.split(" > ")
    assert "Turn 1: Mechanical Marquise." in asked[2]  # the last one before the person's turn
    assert "Automated Alliance plays" not in asked[2]
    assert "Turn 1: Automated Alliance." in asked[3]
    assert asked[4].count("Turn 1: ") == 3
    assert "there is no seat called nobody" in asked[5]
    assert "Pace: fast." in asked[6]
    assert "Pace: slow." in asked[7]
    assert "Pace: 0.5." in asked[8]
    assert "there is no pace quick" in asked[9]
    assert "there is no pace 61" in asked[10]
    assert "Paths to 5, 9, 10. Priority marker 1." in asked[11]
    assert "from the highest: 1, 2, 3" in asked[11]
    assert "Priority marker" not in asked[12]
    assert "the last bot's turn again" in asked[13]
    assert "Cogwheel Corvids, level nightmare: " in asked[14]


def test_without_bots_there_are_no_such_commands(weald: Weald, tmp_path: Path) -> None:
    """The letters are free for the words of answers, and the help is silent."""
    ran = weald(
        "play",
        "critters",
        *PLAIN_RIVAL,
        "--seed",
        "7",
        "--plain",
        "--file",
        str(tmp_path / "c.weald"),
        stdin="h\npace\nr\n",
    )
    assert "the last bot's turn again" not in ran.out
    assert ran.out.count("is no action of this game") == 2


def test_brief_leaves_the_reasons_out(weald: Weald, tmp_path: Path) -> None:
    """What is done is told; why, only where there is nothing else to tell."""
    path = tmp_path / "brief.weald"
    args = ["--seed", "4", "--plain", "--pace", "brief", "--file", str(path)]
    ran = weald("play", "root", *PERSON, *args, stdin="1\n")
    assert "Turn 1: Mechanical Marquise." in ran.out
    assert "why: " not in ran.out


def test_the_markers_of_the_mountain_begin_with_the_pass() -> None:
    """[K12.2.2] The data say so, and without bots there are none."""
    table = Table(library.ruleset("root"), {"map": "mountain", "marquise": "bot"}, "1")
    assert table.show(None)["priority"] == [10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12]
    assert "priority" not in Table(library.ruleset("root"), {}, "1").show(None)


@pytest.mark.parametrize("board", MAP_NAMES)
def test_boards_of_bots_can_be_drawn(board: str) -> None:
    """In 100 columns and line by line, with and without the markers: nothing too wide, no fact missing."""
    bots = [seat for seat in SEATS if seat not in ("vagabond2", "eyrie")][:5]
    options: dict[str, int | str] = {"map": board, "vagabond": "no", "eyrie": "yes", **dict.fromkeys(bots, "bot")}
    for number, seat in enumerate(bots):
        options[f"{seat}-level"] = LEVEL_NAMES[number % len(LEVEL_NAMES)]
        options[f"{seat}-traits"] = "+".join(TRAIT_NAMES[SEATS.index(seat)])
    table = Table(library.ruleset("root"), options)
    dice = random.Random(board)
    texts = Texts("root", robots=bots)
    drawn = drawing(table.ruleset, texts)
    while table.actor is not None and len(table.actions) < 300:
        table.take(dice.choice(table.legal()))
        if dice.random() < 0.9 or not table.show(None)["order"]:
            continue
        for markers in (False, True):
            drawn.markers = markers
            lines = drawn.lines(table.view(None))
            assert not any("{" in line or "_" in line for line in lines), lines
            written = io.StringIO()
            Console(file=written, width=100, color_system=None).print(drawn.picture(table.view(None)))
            picture = written.getvalue()
            assert all(len(line) <= drawn.width for line in picture.splitlines())
            assert picture.count("┘") == 12
            assert len(re.findall(r"#\d+ [FMR?]", picture)) == (12 if markers else 0)
            assert all(texts.name("bot", seat) in picture for seat in bots)


def bots_steps() -> Iterator[list[Event]]:
    """The steps of all bots' turns in games that all of them play."""
    for number, bots in enumerate((SEATS[:5], [*SEATS[5:], "alliance", "vagabond"])):
        playing = [seat for seat in bots if seat != "vagabond2"]
        options: dict[str, int | str] = {**dict.fromkeys(SEATS, "no"), **dict.fromkeys(playing, "bot")}
        for seat in playing:
            options[f"{seat}-traits"] = "+".join(TRAIT_NAMES[SEATS.index(seat)])
        table = Table(library.ruleset("root"), options, f"steps {number}")
        for scene in scenes(table.numbered_events(None), playing):
            if scene.robot:
                yield from steps(scene.events[1:])


def test_reasons_stand_with_what_is_done_for_them() -> None:
    """A step is reasons, a deed, what follows from it; or reasons why nothing is done. Points of Evening are a step."""
    seen: Counter[str] = Counter()
    for step in bots_steps():
        roles = [event["role"] for event in step]
        assert roles == sorted(roles, key=["reason", "idle", "deed", "follows"].index), step
        assert roles.count("deed") + roles.count("idle") <= 1, step
        for event in step:
            law, done = event["law"], [other["what"] for other in step if other["role"] == "deed"]
            seen[event["what"]] += 1
            if event["what"] == "scored" and law == "K1.1.2":
                assert done == ["bot-crafted"]
            if event["what"] == "scored" and law in ("K4.6.1", "K5.6", "K8.6.1", "K10.6.2", "K11.6.1"):
                assert event["role"] == "deed"
            if event["what"] in ("rolled", "extra-hit", "warriors-removed", "piece-removed"):
                assert event["role"] == "follows"
            if event["what"] == "rolled" and not any(other["what"].startswith("bot-c") for other in step):
                assert done in (["battle"], ["instigated"]), step
    assert min(seen[what] for what in ("bot-crafted", "battle", "rolled", "bot-chose", "bot-passed", "scored")) > 10


def test_a_condition_that_fails_is_a_step_unless_it_says_which() -> None:
    """Not to dig is a step of its own; a market in place of a citadel is none, nor is a missing extra hit."""
    seen: Counter[tuple[str, str, str]] = Counter()
    for step in bots_steps():
        for event in step:
            if event["what"] == "bot-checked":
                seen[event["choice"], event["met"], event["role"]] += 1
                assert event["role"] in ("reason", "idle")
                if event["met"] == "yes":
                    assert event["role"] == "reason"
    for choice in ("citadel", "extra-hit"):
        assert seen[choice, "no", "reason"] > 0
        assert seen[choice, "no", "idle"] == 0
    assert seen["whether-dig", "no", "idle"] > 0
    assert seen["whether-dig", "no", "reason"] == 0


def test_what_a_battle_brings_stands_with_it() -> None:
    """An acolyte, a damaged item, a halved payment: abilities that speak in between do not begin a step."""
    abilities = ("K6.2.3", "K6.2.4", "K7.2.4", "K8.2.2", "K8.2.3", "K9.2.2", "K14.4.4")
    seen = 0
    for step in bots_steps():
        for event in step:
            if event["law"] in abilities and event["role"] != "reason":
                assert event["role"] == "follows", event
                seen += 1
            if event["what"].endswith("removed") and any(other["what"] == "rolled" for other in step):
                assert event["cause"] == "battle"
    assert seen > 10


def test_a_turn_is_known_from_its_middle() -> None:
    """After a person's answer in a bot's turn, the rest of it is still that bot's."""
    events = [
        told("turn-began", "1.5", round=2),
        told("bot-order", "K2.7"),
        {**told("turn-began", "1.5", round=2), "seat": "eyrie"},
    ]
    found = scenes(events, ["marquise"], 1)
    assert [(scene.robot, scene.turn, scene.begins) for scene in found] == [("marquise", 2, False), ("", 2, True)]
    assert [(scene.at, scene.first, len(scene.untold)) for scene in found] == [(0, 1, 1), (2, 0, 1)]


def test_steps_keep_their_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    """What is told of a turn later goes on counting, and nothing is told twice."""
    table = Table(
        library.ruleset("root"), {"marquise": "bot", "eyrie": "bot", "alliance": "bot", "vagabond": "no"}, "1"
    )
    texts = Texts("root", robots=table.seats)
    playback = Playback(wording(table.ruleset, texts), texts, Viewer(), Pace("brief"))
    events = table.numbered_events(None)
    whole = next(scene for scene in scenes(events, table.seats) if scene.robot)
    playback.show(whole)
    told_at_once = capsys.readouterr().out.splitlines()
    middle = whole.at + 1 + sum(len(step) for step in steps(whole.events[1:])[:3])
    end = whole.at + len(whole.events)
    for first, last in ((whole.at, middle), (middle, end)):
        (part,) = (scene for scene in scenes(events[:last], table.seats, first) if scene.robot)
        playback.show(part)
    parts = capsys.readouterr().out.splitlines()
    assert parts.pop(4) == "Turn 1 goes on: Mechanical Marquise."
    assert parts == told_at_once


class Viewer(Screen):
    """A screen that somebody watches, who presses Enter in the n-th pause (0: never)."""

    def __init__(self, hurries: int = 0) -> None:
        super().__init__(plain=True)
        self.hurries = hurries
        self.pauses: list[float] = []

    def wait(self, seconds: float) -> bool:
        self.pauses.append(seconds)
        return len(self.pauses) == self.hurries

    def ask_to_go_on(self, prompt: str) -> bool:
        return self.wait(-1)


def played(pace: str, screen: Viewer, watched: int = 0) -> list[float]:
    """The first bot's turn of a game, shown to a viewer; how long each pause was."""
    table = Table(
        library.ruleset("root"), {"marquise": "bot", "eyrie": "bot", "alliance": "bot", "vagabond": "no"}, "1"
    )
    texts = Texts("root", robots=table.seats)
    scene = next(scene for scene in scenes(table.numbered_events(None), table.seats) if scene.robot)
    Playback(wording(table.ruleset, texts), texts, screen, Pace(pace)).show(scene, watched)
    return screen.pauses


def test_the_pace_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    """A pause after every step, as long as the pace says; none when told at once or a second time."""
    assert set(played("slow", Viewer())) == {2.5}
    count = len(re.findall(r"^\d+\. ", capsys.readouterr().out, re.MULTILINE))
    assert count > 3
    assert played("1.5", Viewer()) == [1.5] * count
    assert played("step", Viewer()) == [-1] * count
    assert played("off", Viewer()) == []
    assert played("slow", Viewer(), watched=1000) == []


def test_enter_shows_the_rest_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    """After the second step nothing is waited for, and everything is told."""
    assert len(played("slow", Viewer(hurries=2))) == 2
    hurried = capsys.readouterr().out
    played("off", Viewer())
    assert capsys.readouterr().out == hurried


@pytest.mark.parametrize("word", ["quick", "-1", "61", "nan", ""])
def test_no_such_pace(word: str) -> None:
    """Only the names, and seconds up to a minute."""
    with pytest.raises(UnknownName):
        Pace(word)


def test_ctrl_c_in_a_bots_turn_loses_nothing(weald: Weald, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is saved before it is told, and is told again when it goes on."""
    path = tmp_path / "bots.weald"

    def interrupt(self: Screen, seconds: float) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "wait", interrupt)
    ran = weald("play", "root", *PERSON, "--seed", "4", "--plain", "--file", str(path), stdin="1\n")
    assert ran.code == 130
    assert "weald play --resume" in ran.out
    monkeypatch.undo()
    assert package.load(path).actor == "eyrie"
    monkeypatch.setenv("WEALD_DATA", str(tmp_path / "data"))
    again = weald("play", str(path), "--plain")
    assert again.code == 0, again.err
    assert "Turn 1: Cogwheel Corvids." in again.out


def test_people_together_see_each_turn_at_its_pace_once(
    weald: Weald, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two at one keyboard against two bots: what the first has watched, the second is told without waiting."""
    waits: list[float] = []

    def wait(self: Screen, seconds: float) -> bool:
        waits.append(seconds)
        return False

    monkeypatch.setattr(Screen, "wait", wait)
    seats = ["marquise=human", "eyrie=human", "alliance=bot", "corvids=bot", "vagabond=none"]
    words = [word for seat in seats for word in ("--seat", seat)]
    path = tmp_path / "coop.weald"
    script = "\n1\n1\n1\n1\n" * 12
    args = ["--option", "coop=yes", "--option", "order=listed", "--seed", "5", "--plain", "--file", str(path)]
    ran = weald("play", "root", *words, *args, stdin=script)
    assert ran.code == 0, ran.err
    table = package.load(path)
    assert table.options["coop"] == "yes"
    count = 0
    for scene in scenes(table.numbered_events(None), ["alliance", "corvids"]):
        if scene.robot:
            count += len(steps(scene.events[1:]))
    questions = ran.out.count(" goes on: ")  # in the middle of a step, which is then told in two parts
    assert 10 < len(waits) <= count + questions  # never twice for a part
    assert ran.out.count("Turn 1: Automated Alliance.") == 2  # both were told


def test_people_win_together_in_words() -> None:
    """All of them are named, with the law of playing together; the board says beforehand that they do."""
    options = {"vagabond": "no", "alliance": "bot", "coop": "yes"}
    table = Table(library.ruleset("root"), options, "1")
    texts = Texts("root", robots=("alliance",))
    assert "Played together: people win when each of them has 30 points" in "\n".join(
        drawing(table.ruleset, texts).lines(table.view(None))
    )
    board = table.game.board
    board.scores[:2] = [30, 31]
    board.winner, board.over = 1, True
    (line,) = result_lines(table, texts)
    assert line.startswith("Won by the Marquise de Cat, Eyrie Dynasties: all people have thirty points [K3.5].")
    board.scores[:3] = [30, 12, 30]
    board.winner = 2
    assert result_lines(table, texts)[1] == "Played together and lost together: Marquise de Cat, Eyrie Dynasties."
    assert table.outcome is not None
    assert table.outcome.sides == [["marquise", "eyrie"]]


def test_a_game_of_bots_alone_is_told_and_kept(weald: Weald, tmp_path: Path) -> None:
    """Nobody is asked: it is over at once; at a pace all of it is told, without one its end."""
    path = tmp_path / "alone.weald"
    bots = [word for seat in ("marquise", "eyrie", "alliance") for word in ("--seat", f"{seat}=bot")]
    args = ["--seat", "vagabond=none", "--seed", "2", "--plain"]
    whole = weald("play", "root", *bots, *args, "--file", str(path))
    assert whole.code == 0, whole.err
    assert whole.out.count("Turn 1: ") == 3
    assert re.search(r"Won by the (Mechanical|Electric|Automated) \w+: thirty points", whole.out)
    assert package.load(path).outcome is not None
    brief = weald("play", "root", *bots, *args, "--pace", "off", "--file", str(tmp_path / "again.weald"))
    assert "Turn 1: " not in brief.out
    assert "Won by the " in brief.out


def read_until(stream: int, words: str) -> str:
    """What a terminal shows until these words stand there."""
    shown, end = "", time.monotonic() + PATIENCE
    while words not in shown and time.monotonic() < end:
        if select.select([stream], [], [], 0.2)[0]:
            try:
                shown += os.read(stream, 65536).decode(errors="replace")
            except OSError:
                break
    return shown


def test_at_a_real_terminal_enter_goes_on(tmp_path: Path) -> None:
    """Step by step: each Enter brings one step, `a` all the rest, and the question waits for its own answer."""
    parent, child = pty.openpty()
    command = [sys.executable, "-m", "weald.cli", "play", "root", *PERSON, "--seed", "4", "--plain", "--pace", "step"]
    environment = {**os.environ, "WEALD_DATA": str(tmp_path), "COLUMNS": "100", "LINES": "50", "TERM": "xterm"}
    running = subprocess.Popen(command, stdin=child, stdout=child, stderr=child, env=environment, close_fds=True)
    os.close(child)
    try:
        read_until(parent, "h explains) >")
        os.write(parent, b"1\n")
        first = read_until(parent, "all the rest)")
        assert "1. the order was" in first
        assert "\n2. " not in first
        os.write(parent, b"\n")
        assert "2. " in read_until(parent, "all the rest)")
        os.write(parent, b"a\n")
        rest = read_until(parent, "h explains) >")
        assert "Turn 1: Mechanical Marquise." in rest
        assert "all the rest)" not in rest
        os.write(parent, b"q\n")
        assert "To go on" in read_until(parent, "To go on")
        assert running.wait(PATIENCE) == 0
    finally:
        running.kill()
        running.wait()
        os.close(parent)
