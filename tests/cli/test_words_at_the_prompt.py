"""Words at the prompt: what a person would mean is understood, and nothing else acts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import weald as package
from weald import library
from weald.cli.choices import Choices
from weald.drawings import wording
from weald.engine.chance import QuickDice
from weald.engine.errors import WealdError
from weald.engine.table import Table
from weald.scenario import Scenario
from weald.texts import Texts

if TYPE_CHECKING:
    from tests.cli.conftest import Weald

HARMLESS = (
    *("score", "no", "points", "end", "now", "north", "yes", "y", "n", "ok", "stop", "wait", "back", "cancel"),
    *("help me", "what now", "why", "who wins", "score points", "this battle", "end this battle", "card", "the", "a"),
    *("of", "it", "in", "nothing", "!", "!!", "...", "-", "'", "(", "[1]x", "no!", "not now", "one point", "follows"),
)
# where such a word is the verb of a choice, or a thing it names
MEANT: dict[str, dict[str, tuple[str, ...]]] = {
    "critters": {"north": ("flip north ", "first north")},
    "defenders": {"end": ("end",), "n": ("lead N",), "a": ("lead A",)},
    "root": {
        "score": ("points",),
        "points": ("points",),
        "score points": ("points",),
        "end": ("end",),
        "card": ("cards",),
    },
}
OPTIONS: dict[str, list[dict[str, int | str]]] = {
    "critters": [{}],
    "defenders": [{}, {"solo": "yes"}],
    "root": [{}, {"riverfolk": "yes", "cult": "yes"}],
}


def questions(game: str) -> Iterator[Choices]:
    """The questions of some games, with their choices."""
    ruleset, texts = library.ruleset(game), Texts(game)
    words = wording(ruleset, texts)
    for options in OPTIONS[game]:
        for seed in range(2):
            table = Table(ruleset, options, f"words {seed}")
            dice = QuickDice(f"{game} {seed}")
            asked: set[str] = set()
            while table.question is not None and len(table.actions) < 400:
                legal = table.legal()
                key = f"{table.question.ask} {min(len(legal), 3)}"
                if key not in asked:
                    asked.add(key)
                    yield Choices(table, words, texts)
                table.take(legal[dice.below(len(legal))])


@pytest.mark.parametrize("game", library.names())
def test_harmless_words_do_nothing(game: str) -> None:
    """At no question of any game: `score`, `no`, `!` and their like act only where they are the choice itself."""
    seen = 0
    for choices in questions(game):
        seen += 1
        for word in HARMLESS:
            try:
                action = choices.understand(word)
            except WealdError:
                continue
            written = choices.grammar.write(action)
            assert written.startswith(MEANT[game].get(word, ("-",))), (word, written, choices.phrase(action).told)
    assert seen > 8


@pytest.mark.parametrize("game", library.names())
def test_what_stands_on_the_screen_can_be_typed(game: str) -> None:
    """Every choice is understood as it is written, in the notation and in words, unless two read the same."""
    for choices in questions(game):
        told = [choices.phrase(action).told.lower() for action in choices.actions]
        for action, words in zip(choices.actions, told, strict=True):
            assert choices.understand(choices.grammar.write(action).upper()) == action
            if told.count(words) == 1 and not words.isdecimal():
                assert choices.understand(words) == action


def understood(s: Scenario, typed: str) -> str:
    texts = Texts(s.table.ruleset.name)
    choices = Choices(s.table, wording(s.table.ruleset, texts), texts)
    try:
        return choices.grammar.write(choices.understand(typed))
    except WealdError as error:
        return error.code


def flipping() -> Scenario:
    s = Scenario(
        "critters",
        row="air sea land",
        south={"hand": "S3 L5", "land": "A1x"},
        north={"hand": "L2 A6", "land": "L4", "air": "L1x"},
    )
    s.play("south: deploy S3 to sea")
    return s


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("flip north air", "flip north air"),
        ("air", "flip north air"),
        ("flip air", "flip north air"),
        ("support", "flip south land"),
        ("flip a1", "flip south land"),
        ("cover fire", "flip north land"),
        ("flip", "ambiguous"),
        ("north", "ambiguous"),
        ("no", "not-a-sentence"),
        ("facedown", "not-a-sentence"),
        ("card", "not-a-sentence"),
        ("!", "not-a-sentence"),
    ],
)
def test_a_verb_and_its_things_are_understood(typed: str, meant: str) -> None:
    """The things a choice names are enough where only one choice names them; any other word of its text is not."""
    assert understood(flipping(), typed) == meant


def test_a_single_choice_is_not_played_by_any_noise() -> None:
    """Where there is but one choice, it still has to be said."""
    s = Scenario("critters", row="air land sea", south={"hand": "L1"}, north={"hand": "A1"}, dice="draw S6")
    s.play("south: deploy L1 to land")
    assert len(s.offers()) > 1
    s.play("south: reinforce sea")
    for typed in ("!", "?!", ".", "-", "''"):
        assert understood(s, typed) == "not-a-sentence"


# grave choices


@pytest.mark.parametrize("typed", ["with", "withdra", "draw", "wit north", "north", "end", "score"])
def test_a_grave_choice_needs_its_whole_verb(weald: Weald, opened: Path, typed: str) -> None:
    """A beginning is not enough to withdraw."""
    before = package.load(opened).entries()
    ran = weald("play", str(opened), stdin=f"\n{typed}\nyes\n")
    assert ran.code == 0
    assert package.load(opened).entries() == before


@pytest.mark.parametrize("typed", ["withdraw", "WITHDRAW", "withdraw south", "25"])
@pytest.mark.parametrize(("answer", "done"), [("yes", True), ("y", True), ("no", False), ("", False), ("1", False)])
def test_a_grave_choice_is_asked_for_twice(weald: Weald, opened: Path, typed: str, answer: str, done: bool) -> None:
    """By its verb or its number; anything but yes leaves the question as it was."""
    before = package.load(opened).entries()
    ran = weald("play", str(opened), stdin=f"\n{typed}\n{answer}\n")
    assert ran.code == 0
    assert "withdraw: South gets 2, then 2 to 0 of 12. Are you sure" in ran.out
    after = package.load(opened).entries()
    assert ("withdraw" in [entry.sentence for entry in after]) is done
    if not done:
        assert after == before
        assert "Nothing has been done." in ran.out


def test_unused_points_are_grave_in_defenders() -> None:
    """The end of the actions is asked for twice while there are points, and once after."""
    texts = Texts("defenders")
    for points, grave in ((2, True), (0, False)):
        s = Scenario(
            "defenders", turn="order", points=points, order={"active": "archives-a", "hand": "order-comrade-a"}
        )
        choices = Choices(s.table, wording(s.table.ruleset, texts), texts)
        assert choices.phrase(s.table.read("end")).is_grave is grave
        assert understood(s, "end") == "end"
        assert understood(s, "the actions") == "not-a-sentence"


def test_unused_actions_and_dominance_are_grave_in_root() -> None:
    """Neither is done by a thing it names; the end of a phase without actions left is not grave."""
    cats = {"keep": "1", "warriors": "1x3", "hand": "dominance_fox anvil", "score": 12}
    s = Scenario("root", turn="marquise", phase="daylight", marquise=cats)
    texts = Texts("root")
    choices = Choices(s.table, wording(s.table.ruleset, texts), texts)
    grave = [s.table.ruleset.grammar.write(action) for action in choices.actions if choices.phrase(action).is_grave]
    assert sorted(grave) == ["activate dominance-fox", "end"]
    assert understood(s, "dominance") == "not-a-sentence"
    assert understood(s, "dominance (fox)") == "not-a-sentence"
    assert understood(s, "activate") == "activate dominance-fox"
