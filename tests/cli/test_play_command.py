"""`weald play`, scripted from the first prompt to the last."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import weald as package
from tests.cli.conftest import PLAIN_RIVAL
from weald.cli import session
from weald.games.critters.cards import CARD_NAMES
from weald.texts import Texts

if TYPE_CHECKING:
    from tests.cli.conftest import Weald

FIRST_CHOICES = "1\n" * 200


def only_file(data: Path) -> Path:
    (path,) = (data / "games").glob("*.weald")
    return path


def test_a_game_can_be_played_to_its_end(weald: Weald, data: Path) -> None:
    """Answering with numbers leads to a result, which names winner, law, points and how to look at it again."""
    ran = weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", "--plain", stdin=FIRST_CHOICES)
    assert ran.code == 0, ran.err
    path = only_file(data)
    assert re.search(r"(South|North) wins by law 11\.1\. Points: South \d+, North \d+\.", ran.out)
    assert f"weald replay {path}" in ran.out
    assert f"weald verify {path}" in ran.out
    table = package.verify(path)
    assert table.outcome is not None
    assert table.players == {"south": "human", "north": "greedy"}
    assert not path.with_name(path.name + ".seed").exists()


def test_a_computer_is_of_normal_strength_unless_it_is_said(weald: Weald, tmp_path: Path) -> None:
    """A level is a player like any other, and the journal keeps its name."""
    for number, (words, rival) in enumerate([([], "normal"), (["--seat", "north=hard"], "hard")]):
        path = tmp_path / f"{number}.weald"
        assert weald("play", "critters", *words, "--file", str(path)).code == 0
        assert package.load(path).players == {"south": "human", "north": rival}
    ran = weald("play", "critters", "--seat", "north=hardd")
    assert (ran.code, "Did you mean hard?" in ran.err) == (2, True)


def test_the_same_seed_and_answers_give_the_same_game(weald: Weald, tmp_path: Path) -> None:
    """Dice and computers repeat themselves."""
    files = [tmp_path / "one.weald", tmp_path / "two.weald"]
    for file in files:
        weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", "--file", str(file), stdin=FIRST_CHOICES)
    assert files[0].read_text(encoding="utf-8") == files[1].read_text(encoding="utf-8")


def test_a_game_cut_short_goes_on_where_it_was(weald: Weald, data: Path, tmp_path: Path) -> None:
    """After the end of input the game is saved; resumed with the other answers it is the game played in one go."""
    whole = tmp_path / "whole.weald"
    weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", "--file", str(whole), stdin=FIRST_CHOICES)
    ran = weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", stdin="1\n1\n1\n")
    assert ran.code == 0
    path = only_file(data)
    assert f"weald play --resume {path}" in ran.out
    before = package.load(path)
    position = ran.out[ran.out.rindex("Battle ") : ran.out.rindex("South (number")]
    resumed = weald("play", "--resume", str(path), stdin="")
    assert position in resumed.out
    assert package.load(path).entries() == before.entries()
    ran = weald("play", "--resume", stdin=FIRST_CHOICES)  # the latest unfinished game
    assert ran.code == 0
    assert path.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    assert weald("play", "--resume").code == 2  # it is over now


def test_a_finished_game_is_shown_again(weald: Weald, finished: Path) -> None:
    """Resuming a game that is over tells its result."""
    before = finished.read_text(encoding="utf-8")
    ran = weald("play", str(finished))
    assert ran.code == 0
    assert finished.read_text(encoding="utf-8") == before
    assert "The game is over" in ran.out
    assert "wins by law 11.1" in ran.out


def test_an_open_game_without_its_seed_cannot_go_on(weald: Weald, opened: Path) -> None:
    """The dice to come are in the file beside the journal; without it, the command says so."""
    opened.with_name(opened.name + ".seed").unlink()
    ran = weald("play", str(opened))
    assert ran.code == 2
    assert "the dice of" in ran.err
    assert ".seed" in ran.err


def test_a_file_that_exists_is_left_alone(weald: Weald, tmp_path: Path) -> None:
    """A new game never takes another file's place, even with the same seed."""
    path = tmp_path / "letter.txt"
    path.write_text("dear", encoding="utf-8")
    ran = weald("play", "critters", "--file", str(path))
    assert ran.code == 2
    assert path.read_text(encoding="utf-8") == "dear"


def test_words_and_beginnings_of_words_are_understood(weald: Weald, opened: Path) -> None:
    """A sentence, its unmistakable beginning, and capitals all do."""
    ran = weald("play", str(opened), stdin="\nDEPLOY  a5 TO air\n")
    assert ran.code == 0
    assert package.load(opened).entries()[-1].sentence == "deploy A5 to air"
    weald("play", str(opened), stdin="\nwithdraw\nyes\n")
    assert "withdraw" in [entry.sentence for entry in package.load(opened).entries()]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "there is no choice 99. The choices are 1 to 25."),
        ("0", "there is no choice 0"),
        ("", "Type a number from 1 to 25"),
        ("attack", '"attack" is no action of this game'),
        ("deploy A5 to sea", "only to the theater of its own type [5.4]"),
        ("deploy A1 to air", "that card is not in your hand [5.3]"),
        ("flip south air", "it does not answer the question that is asked [5.2]"),
        ("deploy", '"deploy" could be: ['),
        ("u", "there is nothing you can take back"),
        ("law 99.9", "law"),
    ],
)
def test_bad_input_is_answered_and_nothing_is_lost(weald: Weald, opened: Path, typed: str, answer: str) -> None:
    """One line says what was wrong, the question stays, and the game has not changed."""
    before = package.load(opened).entries()
    ran = weald("play", str(opened), stdin=f"\n{typed}\n")
    assert ran.code == 0
    reply = ran.out.split("North (number or words; h explains) > ")[1].removeprefix(f"{typed}\n")
    assert answer in reply.splitlines()[0]
    assert ran.out.count("North (number") == 2
    assert package.load(opened).entries() == before


def test_the_commands_of_the_prompt(weald: Weald, opened: Path, tmp_path: Path) -> None:
    """Refusals, board, log, help, saving elsewhere, quitting: none of them changes the game."""
    before = package.load(opened).entries()
    copy = tmp_path / "copy.weald"
    ran = weald("play", str(opened), stdin=f"\n?\nboard\nl\nl all\nhelp\ns\ns {copy}\nquit\n")
    assert ran.code == 0
    assert "only to the theater of its own type [5.4]\n    deploy A5 to land, sea\n" in ran.out
    assert "- North became first player, who wins ties. [1.2]" in ran.out
    assert "A5 Containment. Strength 5. Ongoing: " in ran.out
    assert "law N   the text of law N" in ran.out
    assert f"Saved to {copy}" in ran.out
    assert f"weald play --resume {opened}" in ran.out
    assert package.load(copy).entries() == package.load(opened).entries() == before


def test_an_action_nobody_has_seen_can_be_taken_back(weald: Weald, opened: Path) -> None:
    """At the curtain, the one who played facedown may undo; then the same question is asked again."""
    ran = weald("play", str(opened), stdin="\nimprovise S3 to air\nu\n\n")
    assert "North: u takes the last action back" in ran.out
    assert package.load(opened).actions[-1][0] == -1
    assert ran.out.count("North is asked") == 2


def test_hot_seat_never_shows_the_other_hand(weald: Weald, tmp_path: Path) -> None:
    """Between two curtains stands nothing that the seat on the screen may not know."""
    path = tmp_path / "hot.weald"
    people = ["--seat", "north=human", "--seat", "south=human"]
    stdin = ("\n" + "4\nh\nl all\n?\n" + "1\n") * 3
    ran = weald("play", "critters", "--seed", "11", "--file", str(path), *people, stdin="\n4\n" * 12 + stdin)
    texts = Texts("critters")
    scenes = ran.out.split("-" * 60)[1:]
    assert len(scenes) > 8
    table = package.replay(path)
    seen = 0
    for scene in scenes:
        shown = re.search(r"(South|North) is asked", scene)
        if shown is None or "- Battle 2 began" in scene:
            break
        me, other = ("south", "north") if shown[1] == "South" else ("north", "south")
        dealt = [entry.sentence.split()[1:] for entry in table.entries() if entry.sentence.startswith("deal ")][:2]
        first = next(entry.sentence.split()[1] for entry in table.entries() if entry.sentence.startswith("first "))
        mine, theirs = dealt if first == me else reversed(dealt)
        body = re.sub(r"that card is not in your hand.*\n(    .*\n)*", "", scene)  # what is not mine, by name or not
        public = {event["card"] for event in table.events(None) if "card" in event}
        for card in CARD_NAMES:
            if card in theirs and card not in public:
                assert texts.name("card", card) not in body, (me, card)
                assert f" {card}" not in body, (me, card)
        assert any(texts.name("card", card) in body for card in mine)
        assert f"{texts.name('seat', other)} (you)" not in body
        seen += 1
    assert seen > 6


def test_ctrl_c_saves_and_says_how_to_go_on(weald: Weald, opened: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted at a prompt, the game is saved, the command to resume it is printed, and the exit code is 130."""

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = weald("play", str(opened))
    assert ran.code == 130
    assert f"weald play --resume {opened}" in ran.out
    assert ran.err == ""


def test_computers_alone_play_before_spectators(weald: Weald) -> None:
    """With no person at the table the game is told as a spectator sees it."""
    ran = weald("play", "critters", "--seed", "2", "--seat", "south=random", "--seat", "north=random")
    assert ran.code == 0
    assert "wins by law 11.1" in ran.out
    assert "Your hand" not in ran.out


def test_the_drawn_board_fits_80_columns(weald: Weald, opened: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal the board is drawn in at most 80 columns, the reader's own side at the bottom."""
    for name, value in (("FORCE_COLOR", "1"), ("COLUMNS", "80"), ("LINES", "40"), ("TERM", "xterm-256color")):
        monkeypatch.setenv(name, value)
    ran = weald("play", str(opened), stdin="\n1\n\n1\n\n1\n")
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", ran.out)
    prompts = ("North (number", "South (number", "Pass to", "Saved to", "To go on")
    assert all(len(line) <= 80 for line in plain.splitlines() if not line.startswith(prompts))
    scenes = plain.split(" is asked ")
    assert scenes[1].index("South: 0 points") < scenes[1].index("┌") < scenes[1].index("North (you)")
    assert scenes[1].index("SEA:") < scenes[1].index("LAND:") < scenes[1].index("AIR:")  # the row, from the north


def test_no_colour_if_somebody_says_so(weald: Weald, opened: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR takes the colours away and leaves the words."""
    for name, value in (("FORCE_COLOR", "1"), ("COLUMNS", "80"), ("LINES", "40"), ("NO_COLOR", "1")):
        monkeypatch.setenv(name, value)
    ran = weald("play", str(opened), stdin="\n1\n")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", ran.out)
    assert "A5 Containment" in ran.out


def test_a_full_disk_does_not_end_a_game(weald: Weald, opened: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the game cannot be saved after an action, that is said and the game goes on."""
    from weald.engine.table import Table

    save, count = Table.save, [0]

    def sometimes(self: Table, path: str | Path) -> None:
        count[0] += 1
        if count[0] == 2:
            raise OSError(28, "No space left on device")
        save(self, path)

    monkeypatch.setattr(Table, "save", sometimes)
    ran = weald("play", str(opened), stdin="\n1\n\nq\n")
    assert ran.code == 0
    assert "Not saved to" in ran.out
    assert "South is asked" in ran.out


@pytest.mark.parametrize("noticed", [-1.0, float("inf")], ids=["slow", "quick"])
def test_a_computer_that_takes_its_time_is_said_to_think(
    weald: Weald, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noticed: float
) -> None:
    """Once before each question to a person, however often it is asked; of one that answers at once nothing is said."""
    monkeypatch.setattr(session, "_NOTICED", noticed)
    path = tmp_path / "game.weald"
    ran = weald("play", "critters", *PLAIN_RIVAL, "--seed", "3", "--plain", "--file", str(path), stdin="1\n" * 6)
    parts = ran.out.split("South (number")
    said = [part.count("North is thinking …") for part in parts]
    assert set(said) == ({0, 1} if noticed < 0 else {0})
