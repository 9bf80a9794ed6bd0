"""Lessons: guided first games of one person against computers, each a file of this folder (docs/lessons.md).

A lesson is played on a real table with a seed that everybody can read here. So a table of a lesson has one person, and
what lies on it, the dice and the answers of the computers are the same each time, for as long as the person gives the
answers that the lesson wants.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from weald import library, players
from weald.arena.match import moment_seed
from weald.engine import procedure
from weald.engine.errors import BadValue, UnknownName
from weald.engine.table import Table

PREFIX: Final = "lesson "  # how the seed of a lesson begins; no other seed does
ANY: Final = "..."


class Step(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that is said, and the answer that is wanted.

    `say` is the text `lesson-LESSON-SAY`; a step without one answers for the person. `points` are things on the table.
    `want` is a sentence, a verb and three dots ("from ..."), or three dots for any answer; a step without one is read,
    and the person goes on.
    """

    say: str = ""
    points: list[str] = []
    want: str = ""

    def suits(self, sentence: str) -> bool:
        """Whether this answer is wanted."""
        if self.want == ANY:
            return True
        verb, dots, _ = self.want.partition(" " + ANY)
        return sentence.split()[0] == verb if dots else sentence == self.want


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson: which game with which options, where the person sits, against whom, and what is said."""

    game: str
    seat: str
    seed: str
    minutes: int
    players: dict[str, str]
    steps: list[Step]
    options: dict[str, int | str] = {}
    read: list[str] = []  # what to read afterwards: addresses of the client
    name: str = ""


class Place(msgspec.Struct):
    """Where somebody is in a lesson: the step that comes next, or that an answer led away from it."""

    step: int
    strayed: bool = False


@cache
def names() -> list[str]:
    """The lessons of the house."""
    found = (entry.name for entry in files("weald.lessons").iterdir())
    return sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml"))


@cache
def lesson(name: str) -> Lesson:
    """A lesson by its name."""
    if name not in names():
        raise UnknownName("lesson", name, names())
    source = files("weald.lessons").joinpath(f"{name}.toml").read_text(encoding="utf-8")
    made = msgspec.convert(tomllib.loads(source), Lesson)
    made.name = name
    made.seed = f"{PREFIX}{name} {made.seed}"
    check(made)
    return made


def of_seed(seed: str) -> Lesson | None:
    """The lesson of a table with this seed. Tables of a lesson that has changed since then are games like others."""
    if not seed.startswith(PREFIX):
        return None
    name = seed.split()[1]
    found = lesson(name) if name in names() else None
    return found if found is not None and found.seed == seed else None


def check(made: Lesson) -> None:
    """Raises an error if a lesson cannot be played, or if it is not for one person alone."""
    ruleset = library.ruleset(made.game)
    options = ruleset.check_options(made.options)
    asked = set(ruleset.in_play(options))
    for player in made.players.values():
        if player not in players.names():
            raise UnknownName("player", player, players.names())
    if made.seat in made.players or {made.seat, *made.players} != asked:
        raise BadValue("lesson-seats", lesson=made.name)


def place(made: Lesson, given: Sequence[str]) -> Place:
    """Where the person is, by the answers they have given so far: it follows from the journal."""
    wanting = [number for number, step in enumerate(made.steps) if step.want]
    for number, sentence in zip(wanting, given, strict=False):
        if not made.steps[number].suits(sentence):
            return Place(number, strayed=True)
    if len(given) > len(wanting):
        return Place(len(made.steps))  # the game goes on without the lesson
    return Place(wanting[len(given) - 1] + 1 if given else 0)


def given(made: Lesson, table: Table) -> list[str]:
    """The answers that the person has given at a table."""
    seat = table.ruleset.seat(made.seat)
    return [table.ruleset.grammar.write(action) for actor, action in table.actions if actor == seat]


def lay(made: Lesson) -> Table:
    """The table of a lesson, before its first answer."""
    return Table(library.ruleset(made.game), made.options, made.seed, made.players)


def let_computers_play(made: Lesson, table: Table) -> None:
    """Let the computers answer as a server lets them, until the person is asked or the game is over."""
    while (seat := table.actor) is not None and seat != made.seat:
        seed = moment_seed(made.seed, seat, len(table.actions))
        view = table.view(seat)
        table.take(players.make(made.players[seat], table.ruleset, seed).choose(view, procedure.offers(view)))


def walk(made: Lesson) -> Iterator[tuple[Table, Step]]:
    """Play a lesson by its own steps: the table before each of them. Raises BadValue where it cannot go on."""
    table = lay(made)
    for number, step in enumerate(made.steps):
        let_computers_play(made, table)
        if table.actor is None:
            raise BadValue("lesson-over", lesson=made.name, step=number + 1)
        yield table, step
        if step.want:
            wanted = [sentence for sentence in table.offers() if step.suits(sentence)]
            if not wanted:
                offered = ", ".join(table.offers())
                raise BadValue("lesson-breaks", lesson=made.name, step=number + 1, want=step.want, offered=offered)
            table.play(wanted[0], made.seat)
