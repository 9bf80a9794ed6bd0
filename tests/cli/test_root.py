"""Root at the terminal: a scripted game, hot-seat, the drawing in every position, many games."""

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
from weald.arena import sim
from weald.cli.choices import Choices
from weald.cli.screen import Screen
from weald.drawings import drawing, wording
from weald.engine.table import Table
from weald.games.root.tables import CARD_NAMES, MAP_NAMES, SEATS
from weald.texts import Texts

if TYPE_CHECKING:
    from tests.cli.conftest import Weald

PEOPLE = ("marquise", "eyrie", "alliance", "vagabond")
RANDOM = [word for seat in PEOPLE[1:] for word in ("--seat", f"{seat}=random")]


def test_a_scripted_game_and_its_resumption(weald: Weald, tmp_path: Path) -> None:
    """The Marquise sets up and plays a while; at the end of input the game is saved, and goes on where it was."""
    path = tmp_path / "root.weald"
    script = "start 1\nbuild sawmill in 1\nbuild workshop in 5\nbuild recruiter in 5\n" + "1\n" * 25
    ran = weald("play", "root", "--seed", "3", "--plain", "--file", str(path), *RANDOM, stdin=script)
    assert ran.code == 0, ran.err
    for words in (
        "In which corner does your keep stand?",
        "Begin in clearing:  [1] 1 fox  [2] 2 mouse  [3] 3 rabbit  [4] 4 rabbit",
        "- Marquise de Cat: keep in clearing 1.",
        "Clearing 1, fox. Rule: Marquise de Cat. Slots: sawmill.",
        "M Marquise de Cat (you)",
        "workshop 5 (next: 1 wood, 2 points)",
        "3 actions are left.",
        "Your hand:",
        f"weald play --resume {path}",
    ):
        assert words in ran.out
    assert "_" not in ran.out.replace(str(path), "")
    assert "{" not in ran.out
    before = package.load(path)
    assert before.players == {"marquise": "human", "eyrie": "random", "alliance": "random", "vagabond": "random"}
    again = weald("play", "--resume", str(path), stdin="1\n1\n1\n")
    assert again.code == 0, again.err
    assert len(package.load(path).actions) > len(before.actions)


def test_a_question_with_one_answer_is_not_asked(weald: Weald, tmp_path: Path) -> None:
    """With one person at the table, every question that is put has a choice."""
    path = tmp_path / "root.weald"
    ran = weald("play", "root", "--seed", "8", "--plain", "--file", str(path), *RANDOM, stdin="1\n" * 60)
    assert ran.code == 0, ran.err
    scenes = ran.out.split(": a decision")[1:]
    assert len(scenes) > 30
    assert all("[2] " in scene for scene in scenes)


def test_undo_goes_back_to_the_last_choice(weald: Weald, tmp_path: Path) -> None:
    """Taken back is what the person chose, with whatever followed without asking; the log is not told again."""
    path = tmp_path / "root.weald"
    script = "1\n1\n2\n2\nmarch\nfrom 1\nu\nu\n"
    ran = weald("play", "root", "--seed", "3", "--plain", "--file", str(path), *RANDOM, stdin=script)
    assert ran.out.count("3 actions are left.") == 2
    assert ran.out.count("keep in clearing 1") == 1


def test_hot_seat_never_shows_another_hand(weald: Weald, tmp_path: Path) -> None:
    """Between two curtains no card is named that the seat on the screen may not know."""
    path = tmp_path / "hot.weald"
    people = [word for seat in PEOPLE for word in ("--seat", f"{seat}=human")]
    script = ("\n1\nl all\nh\n?\n" + "2\n1\n") * 20
    ran = weald("play", "root", "--seed", "4", "--plain", "--file", str(path), *people, stdin=script)
    assert ran.code == 0, ran.err
    texts = Texts("root")
    scenes = [scene for scene in ran.out.split("-" * 60) if ": a decision" in scene]
    assert len(scenes) > 5
    table = package.load(path)
    names = {texts.name("card", card): card for card in CARD_NAMES}
    for scene in scenes:
        shown = re.search(r"(Marquise|Eyrie|Alliance|Vagabond)[\w ]*: a decision", scene)
        assert shown is not None
        seat = shown[1].lower()
        known: set[str] = set()
        for event in table.events(seat):
            told = [event.get("card"), *list(event.get("cards", []))]  # type: ignore[call-overload]
            known.update(str(card) for card in told if card)
        for name, card in names.items():
            assert card in known or name not in scene, (seat, name)


def test_seats_follow_the_options(weald: Weald, tmp_path: Path) -> None:
    """Who takes no part is not seated; advice is given once; too few are refused."""
    path = tmp_path / "two.weald"
    options = ["--option", "marquise=no", "--option", "vagabond=no", "--file", str(path)]
    ran = weald("play", "root", "--seed", "1", "--plain", *options, "--seat", "alliance=random", stdin="1\n1\n1\n")
    assert ran.code == 0, ran.err
    assert ran.out.count("The reach of these factions") == 1
    assert "Eyrie Dynasties: a decision" in ran.out
    assert package.load(path).players == {"eyrie": "human", "alliance": "random"}
    wrong = weald("play", "root", "--option", "marquise=no", "--seat", "marquise=human")
    assert wrong.code == 2
    assert "Marquise de Cat takes no part" in wrong.err or "marquise takes no part" in wrong.err
    few = weald("sim", "root", "--option", "marquise=no", "--option", "eyrie=no", "--option", "vagabond=no")
    assert few.code == 2
    assert "2 at least" in few.err
    unseen = weald("replay", str(path), "--as", "marquise")
    assert unseen.code == 2


@pytest.mark.parametrize("map_name", MAP_NAMES)
@pytest.mark.parametrize(
    ("columns", "options"),
    [
        (80, {"vagabond2": "yes"}),
        (90, {"eyrie": "no", "cult": "yes", "riverfolk": "yes", "deck": "exiles"}),
        (100, {"vagabond2": "yes", "riverfolk": "yes"}),
    ],
)
def test_every_position_can_be_drawn(
    map_name: str, options: dict[str, str], columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn and plain, for every seat, a spectator and the referee: within the columns, and with no fact missing."""
    for name, value in (("FORCE_COLOR", "1"), ("COLUMNS", str(columns)), ("LINES", "50"), ("TERM", "xterm-256color")):
        monkeypatch.setenv(name, value)
    ruleset = library.ruleset("root")
    table = Table(ruleset, ruleset.check_options({"map": map_name, **options}), None)
    dice = random.Random(columns)
    while table.actor is not None and len(table.actions) < 400:
        if dice.random() < 0.1:
            for seat in (None, *table.seats):
                _check_drawing(table, seat, columns)
            _check_choices(table, columns)
        table.take(dice.choice(table.legal()))


def _check_drawing(table: Table, seat: str | None, columns: int) -> None:
    drawn = drawing(table.ruleset, Texts("root"))
    view, referee = table.view(seat), table.game.clone() if seat is None else None
    told = [*drawn.lines(view, referee), *drawn.hand(view, referee), *drawn.hands(view, referee)]
    assert len(drawn.lines(view)) >= 12 + len(table.seats)
    assert not any("{" in line or "_" in line for line in told), told
    written = io.StringIO()
    Console(file=written, width=max(columns, drawn.width), color_system=None).print(drawn.picture(view, referee))
    picture = written.getvalue()
    assert all(len(line) <= drawn.width for line in picture.splitlines())
    assert picture.count("┌") == picture.count("┘") == 12  # no clearing covers another


def _check_choices(table: Table, columns: int) -> None:
    """Every choice is written once, under its own number."""
    if table.actor not in table.seats:
        return
    written, screen = io.StringIO(), Screen()
    screen.console = Console(file=written, width=columns, force_terminal=True, color_system=None, highlight=False)
    choices = Choices(table, wording(table.ruleset, Texts("root")), Texts("root"))
    choices.write(screen)
    told = written.getvalue()
    assert sorted(choices.actions) == sorted(table.legal())
    numbers = [int(number) for number in re.findall(r"\[(\d+)\] ", told)]
    assert numbers == list(range(1, len(choices.actions) + 1))
    assert all(len(line) <= columns for line in told.splitlines())


def test_numbers_of_choices_stand_out() -> None:
    """They are set off from the numbers of clearings, but laws in brackets are left alone."""
    written, screen = io.StringIO(), Screen()
    screen.plain = False
    screen.console = Console(file=written, width=100, force_terminal=True, color_system="standard")
    screen.line("Move to clearing:  [1] 8 fox", numbered=True)
    screen.line("Where do they go? [4.2]", numbered=True)
    told = written.getvalue()
    assert told.splitlines()[0].endswith("\x1b[1;36m[1]\x1b[0m 8 fox")
    assert "\x1b" not in told.splitlines()[1].replace("\x1b[0m", "")


def test_a_narrow_terminal_gets_lines(weald: Weald, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With 80 columns there is no map but the clearings line by line; with 100 the map is drawn."""
    for columns, drawn in ((80, False), (100, True)):
        for name, value in (("FORCE_COLOR", "1"), ("COLUMNS", str(columns)), ("LINES", "50")):
            monkeypatch.setenv(name, value)
        path = tmp_path / f"{columns}.weald"
        ran = weald("play", "root", "--seed", "3", "--file", str(path), *RANDOM, stdin="1\nq\n")
        assert ran.code == 0, ran.err
        assert ("┌1 FOX" in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", ran.out)) == drawn
        assert ("Clearing 1, fox." in ran.out) != drawn


def test_many_games_of_root(weald: Weald) -> None:
    """Wins by seat, rounds, and by which law games ended; the same with one process and with two."""
    told = [json.loads(weald("sim", "root", "-n", "30", "--jobs", jobs, "--json").out)["results"] for jobs in "12"]
    assert told[0] == told[1]
    assert list(told[0]["seats"]) == list(PEOPLE)
    assert sum(told[0]["laws"].values()) == 30
    assert told[0]["rounds"]["mean"] > 3
    words = weald("sim", "root", "-n", "10", "--option", "alliance=no")
    assert words.code == 0, words.err
    assert "Eyrie Dynasties (random)" in words.out
    assert "Woodland Alliance" not in words.out


def test_many_games_over_seats_and_maps(weald: Weald) -> None:
    """With `--mix` every game draws who plays, where and with what: the same with any number of jobs."""
    told = [
        json.loads(weald("sim", "root", "-n", "40", "--mix", "--jobs", jobs, "--json").out)["results"] for jobs in "12"
    ]
    assert told[0] == told[1]
    sets, options = told[0]["mix"]["seats"], told[0]["mix"]["options"]
    assert len(sets) > 8
    assert sum(entry["games"] for entry in sets) == 40
    for entry in sets:
        assert list(entry["wins"]) == entry["seats"]
        assert sum(entry["wins"].values()) >= sum(entry["laws"].values()) == entry["games"]  # a coalition wins together
    for seat in ("marquise", "vagabond2"):
        joined = sum(entry["games"] for entry in sets if seat in entry["seats"])
        assert told[0]["seats"][seat]["games"] == joined > 0
    assert set(options) == {"map", "deck", "character"}
    assert set(options["map"]) == set(MAP_NAMES)
    assert sum(entry["games"] for entry in options["map"].values()) == 40
    wandering = sum(entry["games"] * len({"vagabond", "vagabond2"} & set(entry["seats"])) for entry in sets)
    assert sum(entry["games"] for entry in options["character"].values()) == wandering


def test_the_table_of_a_mix(weald: Weald) -> None:
    """A line for each set of seats by letters, then for each map, deck and character; an option fixes what it names."""
    fixed = [
        word for option in ("map=lake", "deck=standard", "eyrie=yes", "vagabond=no") for word in ("--option", option)
    ]
    ran = weald("sim", "root", "-n", "8", "--mix", *fixed)
    assert ran.code == 0, ran.err
    rows = re.findall(r"^ +([A-Z]+|[a-z]+ \w+)  +\d+  ", ran.out, re.MULTILINE)
    assert rows[-2:] == ["map lake", "deck standard"]
    assert len(rows) > 2
    assert all("E" in seats and "V" not in seats for seats in rows[:-2])
    assert "M Marquise, E Eyrie" in ran.out
    assert all(len(line) <= 100 for line in ran.out.splitlines())


def test_what_cannot_be_mixed_is_told(weald: Weald) -> None:
    """An unknown value, and seats that leave nobody to play."""
    assert weald("sim", "root", "-n", "4", "--mix", "--option", "map=spring").code == 2
    nobody = [word for seat in SEATS if seat != "vagabond" for word in ("--option", f"{seat}=no")]
    ran = weald("sim", "root", "-n", "4", "--mix", *nobody)
    assert ran.code == 2
    assert "too few take part" in ran.err


def test_draws_are_legal_and_fair() -> None:
    """Every set of seats that can play comes up, and each map about as often as the others."""
    ruleset = library.ruleset("root")
    drawn = [sim.draw(ruleset, {}, "fair", number) for number in range(1, 2001)]
    assert drawn == [sim.draw(ruleset, {}, "fair", number) for number in range(1, 2001)]
    sets = {ruleset.in_play(options) for options in drawn}
    assert {len(seats) for seats in sets} >= {2, 3, 4, 5}
    assert all(options == ruleset.check_options(options) for options in drawn)
    for name in MAP_NAMES:
        assert 400 < sum(options["map"] == name for options in drawn) < 600


def test_a_person_who_chooses_a_seat_has_no_other(weald: Weald, tmp_path: Path) -> None:
    """`--seat eyrie=human` leaves the first seat to the computer."""
    path = tmp_path / "eyrie.weald"
    seats = ["--seat", "eyrie=human", "--seat", "alliance=random"]
    ran = weald("play", "root", "--seed", "1", "--plain", "--file", str(path), *seats)
    assert ran.code == 0, ran.err
    assert package.load(path).players == {
        "marquise": "normal",
        "eyrie": "human",
        "alliance": "random",
        "vagabond": "normal",
    }
