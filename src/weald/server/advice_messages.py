"""What is told by those who think ahead, or back: hints at one's own question, and the analysis of a finished game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class ReasonTold(Struct):
    """Of what there is more (`by`, less if negative) than with the other choice, and whether that speaks for it.

    Its name is the text `ground-WHAT` of the game.
    """

    what: str
    by: float
    good: bool


class ChoiceTold(Struct):
    """One of the best answers, and the chance to win that it leaves.

    The reasons compare the first choice with the second, and the others with the first.
    """

    action: str
    chance: float
    reasons: list[ReasonTold]


class Hinted(Struct, tag="hinted"):
    """The best answers in the position that is named by `at` and `undos`, the best first."""

    id: int
    at: int
    undos: int
    choices: list[ChoiceTold]


class MomentTold(Struct):
    """The end of a turn: after `at` actions, whose turn it was, and the chance of each of the analysis' seats."""

    at: int
    turn: str | None
    chances: list[float]


class AnswerTold(Struct):
    """An answer of a past question, as an offer tells it, and the chance that it left."""

    action: str
    verb: str
    words: dict[str, str]
    facts: dict[str, Any]
    chance: float


class BetterTold(Struct):
    """After `at` actions `best` was better than what was played, for these reasons."""

    at: int
    played: AnswerTold
    best: AnswerTold
    reasons: list[ReasonTold]


class TurningTold(Struct):
    """A turn that mattered, from `start` to `end`: whose it was, whose chance it changed most, and by how much."""

    start: int
    end: int
    turn: str | None
    seat: str
    change: float
    better: BetterTold | None = None


class AnalysisTold(Struct):
    """A finished game as one seat could judge it, or (`eyes` null) with all cards open.

    It is ready when `done` has come to `of`; until then it tells what there is. Seats of one side have one chance.
    """

    eyes: str | None
    done: int
    of: int
    seats: list[str]
    moments: list[MomentTold]
    turnings: list[TurningTold]
