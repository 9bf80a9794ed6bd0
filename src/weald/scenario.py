"""Positions set up by hand, dice that say what you want, and actions written as at the table.

    >>> from weald.scenario import Scenario
    >>> s = Scenario("critters", row="air sea land", south={"hand": "S3", "sea": "S2 S1", "land": "A1x"},
    ...              north={"hand": "L2", "land": "L4"})
    >>> s.play("south: deploy S3 to sea")
    >>> s.play("south: flip south land")
    >>> s.see("north")["piles"]["south"]["land"]
    ['A1']

The words that a game understands are in docs/scenarios.md. `export` writes any position of a journal as a scenario.
"""

from __future__ import annotations

import pprint
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from weald import library
from weald.engine import journal as files
from weald.engine.errors import DiceMissing, IllegalAction, WealdError
from weald.engine.ruleset import Ruleset
from weald.engine.table import CHANCE_NAME, Table, replay

__all__ = ["Scenario", "export"]


class Scenario:
    """A table in a position of your own making. Chance says what `dice` scripts, and nothing else."""

    def __init__(self, game: str, *, dice: str | Sequence[str] = (), **position: object) -> None:
        ruleset = library.ruleset(game)
        self.table = Table(ruleset, game=ruleset.arrange(**position))
        self.dice(dice)

    def dice(self, said: str | Sequence[str]) -> Scenario:
        """What chance will say next, in order: sentences like `draw A3`."""
        self.table.script += [said] if isinstance(said, str) else list(said)
        self.table.advance()
        return self

    def play(self, *sentences: str) -> None:
        """Carry out actions. A sentence may name its seat: `south: withdraw`.

        Answers that were carried out unasked since the last action need not be said, but may be.
        """
        for sentence in sentences:
            seat, action = split(sentence)
            if was_unasked(self.table, action, seat):
                continue
            if self.table.actor == CHANCE_NAME and seat != CHANCE_NAME:
                raise DiceMissing("dice-not-scripted", law=self._law())
            self.table.play(action, seat)

    def refused(self, sentence: str) -> str:
        """Try an action that must be refused; returns the law that refuses it."""
        seat, action = split(sentence)
        try:
            self.table.play(action, seat)
        except IllegalAction as refusal:
            return refusal.law
        raise AssertionError(f"{sentence!r} was allowed")

    def why(self, sentence: str) -> tuple[str, str]:
        """The law and the reason (a message id) why an action is refused; two empty strings if it is allowed."""
        refusal = self.table.why_not(split(sentence)[1])
        return (refusal.law, refusal.why) if refusal else ("", "")

    def offers(self) -> list[str]:
        """What the asked seat may do."""
        return self.table.offers()

    @property
    def asked(self) -> str | None:
        """The seat that is asked, "chance", or None."""
        return self.table.actor

    def see(self, seat: str | None) -> dict[str, Any]:
        """What a seat sees, as plain data; None for a spectator."""
        return self.table.show(seat)

    def _law(self) -> str:
        question = self.table.question
        return question.law if question else ""


def split(sentence: str) -> tuple[str | None, str]:
    """`south: withdraw` as its seat and its action; the seat is None if it is not named."""
    seat, colon, action = sentence.partition(":")
    return (seat.strip(), action.strip()) if colon else (None, sentence)


def was_unasked(table: Table, action: str, seat: str | None = None) -> bool:
    """Whether this is no answer to what is asked now, but was carried out because nobody had a choice."""
    number = table.read(action)
    if table.actor is not None and seat in (None, table.actor) and table.why_not(number) is None:
        return False
    return any(answer == number and seat in (None, table.seat_name(actor)) for actor, answer in table.game.unasked)


def export(path: str | Path, at: int | None = None) -> str:
    """A runnable scenario of a position: the last moment that can be set up by hand, then the actions since."""
    journal = files.read(Path(path))
    ruleset = library.ruleset(journal.game)
    return written(replay(ruleset, journal, at), lambda moment: replay(ruleset, journal, moment))


def written(end: Table, table_at: Callable[[int], Table]) -> str:
    """The scenario of a table; `table_at` gives it at an earlier moment."""
    start = len(end.actions)
    position = None
    while position is None:
        if start < 0:
            raise WealdError("position-not-arrangeable")
        position = end.ruleset.arrangement(table_at(start).game)
        start -= 1
    return _write(end.ruleset, position, end, start + 1)


def _write(ruleset: Ruleset, position: dict[str, object], end: Table, start: int) -> str:
    lines = ["from weald.scenario import Scenario", "", f"s = Scenario({ruleset.name!r},"]
    for word, value in position.items():
        lines.append(f"    {word}={pprint.pformat(value, width=100, sort_dicts=False)},".replace("\n", "\n    "))
    lines.append(")")
    for entry in end.entries()[start:]:
        if entry.seat == CHANCE_NAME:
            lines.append(f"s.dice({entry.sentence!r})")
    for entry in end.entries()[start:]:
        if entry.seat != CHANCE_NAME:
            lines.append(f"s.play({f'{entry.seat}: {entry.sentence}'!r})")
    question = end.question
    if question is not None:
        lines.append(f"# now {question.seat} is asked, by law {question.law}")
        if question.seat != CHANCE_NAME:
            lines += [f"#   {sentence}" for sentence in end.offers()]
    return "\n".join(lines) + "\n"
