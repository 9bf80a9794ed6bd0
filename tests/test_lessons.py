"""Every lesson can be played by its own steps, from beginning to end, and every step of it can be told."""

from __future__ import annotations

import json

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.texts.test_web_words import ROOT, catalogue
from weald import lessons, library
from weald.engine.errors import BadValue, UnknownName, WealdError
from weald.engine.table import Table
from weald.lessons import Lesson, Place, Step
from weald.texts import Texts

# the page marks them with `data-part`
PARTS = {"seats", "hand", "score", "not-now", "laws", "log", "question", "threat"}


def faults(table: Table, lesson: Lesson, step: Step) -> list[str]:
    """What a step points at and is not there."""
    shown = table.show(lesson.seat)
    whole = json.dumps(shown)
    missing: list[str] = []
    for point in step.points:
        kind, _, name = point.partition(" ")
        places = shown.get(f"{kind}s", shown.get(f"{kind}es"))
        if kind == "card":
            found = f'"{name}"' in whole or f'"{name.replace("-", "_")}"' in whole
        elif kind == "choice":
            found = name in table.offers()
        elif kind in ("seat", "board"):
            found = name in table.seats
        else:
            found = point in PARTS or (isinstance(places, dict) and name in places)
        if not found:
            missing.append(point)
    return missing


@pytest.mark.parametrize("name", lessons.names())
def test_a_lesson_is_played_by_its_own_steps(name: str) -> None:
    """What it wants is offered, what it points at is there, and its place follows from the answers."""
    lesson = lessons.lesson(name)
    try:
        for number, (table, step) in enumerate(lessons.walk(lesson)):
            where = f"{name}, step {number + 1} ({step.say})"
            assert faults(table, lesson, step) == [], where
            place = lessons.place(lesson, lessons.given(lesson, table))
            assert not place.strayed, where
            between = lesson.steps[place.step : number]
            assert place.step <= number, where
            assert not any(one.want for one in between), where
    except WealdError as error:
        pytest.fail(" ".join(Texts().error(error)))
    assert table.outcome is None or step is lesson.steps[-1]


@pytest.mark.parametrize("name", lessons.names())
def test_every_word_of_a_lesson_is_in_the_catalogues(name: str) -> None:
    """Its title, its steps, and what can be read afterwards; and no text is left that no step says."""
    lesson = lessons.lesson(name)
    told = {f"lesson-{name}-{step.say}" for step in lesson.steps if step.say}
    told |= {f"lesson-{name}-read-{place.replace('/', '-')}" for place in lesson.read}
    source = (ROOT / f"src/weald/texts/en/{lesson.game}-lessons.ftl").read_text(encoding="utf-8")
    ids = {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message)}
    assert told == {one for one in ids if one.startswith(f"lesson-{name}-")}
    assert f"web-lesson-title-{name}" in catalogue()


def test_a_lesson_is_for_one_person_alone() -> None:
    """Its seed can be read by everybody, so each other seat is a computer's."""
    lesson = lessons.lesson("learn-root")
    lessons.check(lesson)
    for players in (
        {"eyrie": "greedy"},
        {**lesson.players, "marquise": "greedy"},
        {**lesson.players, "cult": "greedy"},
    ):
        with pytest.raises(BadValue) as refused:
            lessons.check(msgspec.structs.replace(lesson, players=players))
        assert refused.value.code == "lesson-seats"
    with pytest.raises(UnknownName):
        lessons.check(msgspec.structs.replace(lesson, players={**lesson.players, "eyrie": "open"}))


def test_an_unknown_lesson_is_refused_by_name() -> None:
    """With the nearest name as a hint."""
    with pytest.raises(UnknownName) as refused:
        lessons.lesson("learn-rot")
    assert Texts().error(refused.value) == ("there is no lesson called learn-rot", "Did you mean learn-root?")


def test_the_seed_of_a_table_tells_its_lesson() -> None:
    """A table that was laid by an earlier form of a lesson, or by none, is a game like any other."""
    lesson = lessons.lesson("learn-root")
    assert lessons.of_seed(lesson.seed) is lesson
    for seed in (f"{lesson.seed} older", "lesson gone 1", "9", "0f" * 32):
        assert lessons.of_seed(seed) is None


def small(*wants: str) -> Lesson:
    steps = [Step("hello"), *(Step(f"step-{want}", want=want) for want in wants), Step("goodbye")]
    return Lesson("critters", "south", "1", 5, {"north": "random"}, steps, name="small")


def test_the_place_follows_from_the_answers() -> None:
    """A sentence, a verb, or any; another answer leads away; after the last the game goes on."""
    lesson = small("march", "from ...", "...")
    assert lessons.place(lesson, []) == Place(0)
    assert lessons.place(lesson, ["march"]) == Place(2)
    assert lessons.place(lesson, ["march", "from 7"]) == Place(3)
    assert lessons.place(lesson, ["march", "to 7"]) == Place(2, strayed=True)
    assert lessons.place(lesson, ["recruit", "from 7"]) == Place(1, strayed=True)
    assert lessons.place(lesson, ["march", "from 7", "whatever"]) == Place(4)
    assert lessons.place(lesson, ["march", "from 7", "whatever", "more"]) == Place(5)


def test_a_lesson_that_cannot_go_on_says_where_and_why() -> None:
    """For whoever changes a rule: which step, what it wants, what is offered instead."""
    with pytest.raises(BadValue) as broken:
        list(lessons.walk(small("deploy Z9 to nowhere")))
    assert broken.value.facts["step"] == 2
    message, hint = Texts().error(broken.value)
    assert "deploy Z9 to nowhere" in message
    assert "deploy" in message.partition("offered")[2]
    assert "tools/lesson.py" in hint


def test_what_comes_is_the_same_each_time() -> None:
    """Dice and computers follow from the seed and the answers."""
    lesson = lessons.lesson("learn-root")
    games = [[table for table, _ in lessons.walk(lesson)][-1] for _ in range(2)]
    assert games[0].entries() == games[1].entries()
    assert library.ruleset("root").seats[0] == "marquise"
