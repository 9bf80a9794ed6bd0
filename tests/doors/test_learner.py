"""The example that learns Critters: it beats random, says the same for the same seed, and its curve is drawn."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from weald.tournament.curve import Reading, svg

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "learn_critters.py"
SVG = "{http://www.w3.org/2000/svg}"

MISSING = find_spec("sb3_contrib") is None and not os.environ.get("WEALD_REQUIRE_LEARNER")
learners = pytest.mark.skipif(MISSING, reason="no torch for CPUs is at hand: make test installs it where it is")


def run(out: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLE), "--every", "4096", "--games", "40", "--last-games", "200", "--seed", "3"]
    return subprocess.run([*command, "--out", str(out), *more], capture_output=True, text=True, check=False)


def readings(out: Path) -> list[tuple[int, int, int]]:
    with (out / "curve.csv").open(encoding="utf-8") as file:
        return [(int(row["steps"]), int(row["wins"]), int(row["games"])) for row in csv.DictReader(file)]


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the example writes after a short time."""
    out = tmp_path_factory.mktemp("learnt")
    done = run(out, "--steps", "12288")
    assert done.returncode == 0, done.stderr
    return out


@learners
def test_the_example_learns_and_keeps_its_curve(learnt: Path) -> None:
    """Readings before, between and after, and the last of more games. With three seeds 85 % and more were won there."""
    found = readings(learnt)
    steps = [steps for steps, _, _ in found]
    assert steps == [0, 4096, 8192, 12288, 12288]
    assert [games for _, _, games in found] == [40, 40, 40, 40, 200]
    assert found[-1][1] > 130
    assert (learnt / "critters-ppo.zip").stat().st_size > 0
    picture = ElementTree.parse(learnt / "curve.svg").getroot()
    assert len(picture.findall(f"{SVG}circle")) == 4


@learners
def test_a_seed_repeats_what_is_learnt(learnt: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "--steps", "4096", "--last-games", "2")
    assert done.returncode == 0, done.stderr
    assert readings(tmp_path)[:2] == readings(learnt)[:2]


@learners
def test_a_number_that_seats_cannot_share_is_refused(tmp_path: Path) -> None:
    done = run(tmp_path, "--games", "21")
    assert done.returncode == 2
    assert "21 is no even number" in done.stderr


def test_a_curve_stands_where_its_readings_are() -> None:
    """Later is further to the right, more wins are higher, and the interval lies around them."""
    picture = ElementTree.fromstring(svg("a & b", [Reading(0, 0.5, 0.4, 0.6), Reading(2000, 0.9, 0.8, 0.95)]))
    first, second = [
        (float(point.attrib["cx"]), float(point.attrib["cy"])) for point in picture.findall(f"{SVG}circle")
    ]
    assert first[0] < second[0]
    assert first[1] > second[1]
    span = picture.find(f"{SVG}polygon")
    assert span is not None
    heights = [float(point.split(",")[1]) for point in span.attrib["points"].split()]
    assert min(heights) < second[1]
    assert max(heights) > first[1]
    title = picture.find(f"{SVG}title")
    assert title is not None
    assert title.text == "a & b"
