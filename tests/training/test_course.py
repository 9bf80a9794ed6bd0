"""Training: the same seed learns the same, an interruption loses nothing, and what is learnt fits the features."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit import JUDGED, forget_training, shipped_judgement
from weald import library
from weald.engine import judging
from weald.engine.errors import BadValue
from weald.engine.lenses import Outcome
from weald.engine.ruleset import Ruleset
from weald.training import course, fitting, samples
from weald.training.course import Course

ROOT = library.ruleset("root")


@pytest.fixture(autouse=True)
def _judge_as_before() -> Iterator[None]:
    """What a test makes a game learn is forgotten after it."""
    yield
    forget_training()


def small(folder: Path, seed: str = "small") -> Course:
    return Course(ROOT, folder, seed, 12, ["random"], 300.0)


def files_of(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}


def test_a_small_course_is_reproducible(tmp_path: Path) -> None:
    """The same seed gives the same samples, curve and weights; another seed gives others."""
    for name, seed in (("a", "small"), ("b", "small"), ("c", "other")):
        course.run(small(tmp_path / name, seed))
    assert files_of(tmp_path / "a") == files_of(tmp_path / "b")
    assert files_of(tmp_path / "a")[course.LEARNT] != files_of(tmp_path / "c")[course.LEARNT]


def test_an_interrupted_course_goes_on(tmp_path: Path) -> None:
    """Games that were played are not played again, and the end is the same."""
    course.run(small(tmp_path / "whole"))

    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        course.run(small(tmp_path / "halves"), stop)
    first = tmp_path / "halves" / "samples-1-0001.json"
    before = first.stat().st_mtime_ns
    course.run(small(tmp_path / "halves"))
    assert first.stat().st_mtime_ns == before
    assert files_of(tmp_path / "halves") == files_of(tmp_path / "whole")


def test_a_folder_belongs_to_one_course(tmp_path: Path) -> None:
    course.run(small(tmp_path))
    with pytest.raises(BadValue):
        course.run(small(tmp_path, "other"))


def test_what_is_learnt_is_used(tmp_path: Path) -> None:
    """After a course the game judges by it: a chance between 0 and 1, whatever the position."""
    learnt = course.run(small(tmp_path))
    assert learnt["made"]["seed"] == "small"
    game = ROOT.new(ROOT.check_options({}))
    assert 0.0 < ROOT.judge(game, 0) < 1.0


def test_the_regression_finds_what_matters() -> None:
    """Of two features only the first decides; its weight says so, and the loss is far below that of knowing nothing."""
    made = [("x", 1.0 if number % 4 > 1 else 0.0, [1.0, float(number % 4), float(number % 3)]) for number in range(600)]
    fit = fitting.fit(made, ["one", "first", "second"], 1.0)
    assert fit.weights[1] > 1.0
    assert abs(fit.weights[2]) < 0.2
    assert fit.loss < fit.plain_loss / 2


def test_results() -> None:
    """A clear victory is nearly everything, a narrow defeat nearly half; where points do not decide, victory does."""
    clear = samples.result(Outcome([0], [30, 10, 0], "3.1"), 0, [0, 1, 2])
    narrow = samples.result(Outcome([0], [30, 29, 0], "3.1"), 0, [0, 1, 2])
    assert 0.5 < narrow < 0.6 < 0.95 < clear < 1.0
    assert samples.result(Outcome([0], [30, 29, 0], "3.1"), 1, [0, 1, 2]) == pytest.approx(1.0 - narrow)
    assert samples.result(Outcome([0], [10, 29, 0], "3.3.1"), 0, [0, 1, 2]) == 1.0, "by dominance"
    assert samples.result(Outcome([0], [10, 29, 0], "3.3.1"), 1, [0, 1, 2]) == 0.0
    assert samples.result(Outcome([], [3, 4], "15.2", [[0, 1]]), 0, [0, 1]) == 0.0


@pytest.mark.parametrize("game", JUDGED)
def test_the_weights_in_the_package_fit_the_features(game: str) -> None:
    """Every seat of people has a judgement, named as its features are; the file says how it was made."""
    ruleset = library.ruleset(game)
    text = shipped_judgement(game)
    assert json.loads(text)["made"]
    for name in ruleset.sides():
        seat = ruleset.seat(name)
        learnt = judging.read(text, ruleset.judged_as(seat), ruleset.feature_names(seat))
        assert learnt is not None, name


def test_a_game_without_features_learns_nothing() -> None:
    with pytest.raises(BadValue, match="no-judgement"):
        Ruleset().learn("{}")


def test_weights_under_wrong_names_are_refused() -> None:
    text = json.dumps({"made": {}, "weights": {"team": {"camps": 1.0, "cmps": 2.0}}})
    with pytest.raises(ValueError, match="cmps"):
        judging.read(text, "team", ["camps", "walls"])


@pytest.mark.parametrize("game", JUDGED)
def test_as_many_features_as_names(game: str) -> None:
    """Through a whole random game, for every seat."""
    ruleset = library.ruleset(game)
    for number in range(4):
        for whose, end, features in samples.play(ruleset, "random", "names", number):
            seat = next(seat for seat in range(len(ruleset.seats)) if ruleset.judged_as(seat) == whose)
            assert len(features) == len(ruleset.feature_names(seat))
            assert 0.0 <= end <= 1.0
