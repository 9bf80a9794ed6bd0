"""What can go wrong, with stable codes.

    WealdError
    ├── UnknownName          no game, seat, option, player, law or file of that name (says the nearest)
    ├── BadValue             an option, number or seat assignment out of its range
    ├── NotASentence         the words are no action of this game
    ├── IllegalAction        an action the law refuses now: its law and the reason
    ├── NotYourQuestion      the question on the table belongs to another seat
    ├── GameOver             nothing is asked any more
    ├── NothingToUndo        the law of undo forbids it, or nothing was done
    ├── DiceMissing          chance must speak, and this table has no seed and no script for it
    ├── BrokenPosition       a position that no game can be in
    └── JournalError         a file that cannot be trusted: what is wrong, and in which line

An error is a code and facts. `str(error)` is for developers; people read the sentence that the message
catalogue makes of `error-<code>` with these facts.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class WealdError(Exception):
    """Anything that Weald refuses to do, told by a stable code and the facts of the case."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items() if value not in ("", None))
        return f"{self.code} ({told})" if told else self.code


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name most like this one, or an empty string."""
    near = difflib.get_close_matches(name.lower(), list(known), n=1, cutoff=0.5)
    return near[0] if near else ""


class UnknownName(WealdError):
    """An unknown name; `nearest` is the closest known one, or empty."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        names = sorted(known)
        super().__init__(f"unknown-{kind}", name=name, nearest=nearest(name, names), known=", ".join(names))


class BadValue(WealdError):
    """A value that does not fit where it was given."""


class NotASentence(WealdError):
    """Words that are not the sentence of any action of the game."""

    def __init__(self, sentence: str, known: Iterable[str]) -> None:
        super().__init__("not-a-sentence", sentence=sentence, nearest=nearest(sentence, known))


class IllegalAction(WealdError):
    """An action that the law refuses now."""

    def __init__(self, sentence: str, law: str, why: str) -> None:
        super().__init__("illegal-action", sentence=sentence, law=law, why=why)
        self.sentence = sentence
        self.law = law
        self.why = why


class NotYourQuestion(WealdError):
    """An action of a seat that is not asked now."""

    def __init__(self, seat: str, asked: str) -> None:
        super().__init__("not-your-question", seat=seat, asked_seat=asked)


class GameOver(WealdError):
    """An action after the end of the game."""

    def __init__(self) -> None:
        super().__init__("game-over")


class NothingToUndo(WealdError):
    """There is nothing this seat may take back."""

    def __init__(self) -> None:
        super().__init__("nothing-to-undo")


class DiceMissing(WealdError):
    """Chance is asked, and nobody at this table can answer for it."""


class BrokenPosition(WealdError):
    """A position that no game can be in: the faults are named."""


class JournalError(WealdError):
    """A journal file that cannot be read or trusted, and the line where it shows (0: the file as a whole)."""

    def __init__(self, code: str, line: int = 0, **facts: object) -> None:
        super().__init__(code, line=line, **facts)
        self.line = line
