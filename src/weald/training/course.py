"""A course of training: rounds of games, after each of which the weights are learnt anew from all samples so far.

Everything lies in a folder: `samples-R-B.json` (batch B of round R), `curve.csv`, `judgement.json`. A course that was
interrupted goes on where it stopped, and comes to the same end: a game depends only on the seed and its number.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from weald.engine.errors import BadValue
from weald.engine.ruleset import Ruleset
from weald.training import fitting, samples
from weald.training.samples import Sample

_BATCH: Final = 10  # games that are lost at most when a course is interrupted
_PLAN: Final = "course.json"
CURVE: Final = "curve.csv"
LEARNT: Final = "judgement.json"


class Course:
    """What is to be learnt, from what."""

    def __init__(self, ruleset: Ruleset, folder: Path, seed: str, games: int, kinds: list[str], ridge: float) -> None:
        self.ruleset = ruleset
        self.folder = folder
        self.seed = seed
        self.games = games  # in each round
        self.kinds = kinds  # the kind of players of each round
        self.ridge = ridge

    def plan(self) -> dict[str, object]:
        return {
            "game": self.ruleset.name,
            "seed": self.seed,
            "games": self.games,
            "players": self.kinds,
            "ridge": self.ridge,
        }


def run(course: Course, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Carry out a course, or the rest of it. Returns what was learnt: the contents of `judgement.json`."""
    _open(course)
    gathered: list[Sample] = []
    curve = ["round,whose,samples,loss,plain_loss"]
    learnt: dict[str, Any] = {}
    for number, kind in enumerate(course.kinds):
        for first in range(0, course.games, _BATCH):
            gathered += _batch(course, number, kind, first)
            if progress is not None:
                progress(number * course.games + min(first + _BATCH, course.games), len(course.kinds) * course.games)
        fits = fitting.fit_all(gathered, _names(course), course.ridge)
        for whose, fit in fits.items():
            curve.append(f"{number + 1},{whose},{fit.samples},{fit.loss},{fit.plain_loss}")
        learnt = _written(course, fits)
        _write(course.folder / CURVE, "\n".join(curve) + "\n")
        _write(course.folder / LEARNT, json.dumps(learnt, indent=1) + "\n")
        course.ruleset.learn(json.dumps(learnt))  # the next round plays by it
    return learnt


def _open(course: Course) -> None:
    """The folder belongs to one course: another plan in it is refused."""
    course.folder.mkdir(parents=True, exist_ok=True)
    path = course.folder / _PLAN
    if path.exists() and json.loads(path.read_text(encoding="utf-8")) != course.plan():
        raise BadValue("other-course", path=str(course.folder))
    _write(path, json.dumps(course.plan(), indent=1) + "\n")


def _batch(course: Course, number: int, kind: str, first: int) -> list[Sample]:
    """Some games of a round, from the folder if they have been played before."""
    path = course.folder / f"samples-{number + 1}-{first // _BATCH + 1:04d}.json"
    if not path.exists():
        played: list[Sample] = []
        for game in range(first, min(first + _BATCH, course.games)):
            played += samples.play(course.ruleset, kind, f"{course.seed}/{number + 1}", game)
        _write(path, json.dumps(played))
    return [(whose, end, features) for whose, end, features in json.loads(path.read_text(encoding="utf-8"))]


def _names(course: Course) -> dict[str, list[str]]:
    """The features of each judgement."""
    ruleset = course.ruleset
    return {ruleset.judged_as(seat): ruleset.feature_names(seat) for seat in reversed(range(len(ruleset.seats)))}


def _written(course: Course, fits: dict[str, fitting.Fit]) -> dict[str, Any]:
    names = _names(course)
    weights = {whose: dict(zip(names[whose], fit.weights, strict=True)) for whose, fit in fits.items()}
    return {"made": {"command": "weald train", **course.plan()}, "weights": weights}


def _write(path: Path, text: str) -> None:
    """As a whole or not at all."""
    new = path.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)
