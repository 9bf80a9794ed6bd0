"""The example that learns Critters: it runs, says the same for the same seed, and its curve is drawn."""

from __future__ import annotations

import csv
import importlib.util
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from weald.tournament.curve import Reading, svg

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "learn_critters.py"
SVG = "{http://www.w3.org/2000/svg}"

learners = pytest.mark.skipif(
    importlib.util.find_spec("sb3_contrib") is None,
    reason="sb3-contrib is not installed (pip install -r examples/requirements.txt)",
)


def run(out: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        str(EXAMPLE),
        "--steps",
        "4096",
        "--every",
        "2048",
        "--games",
        "20",
        "--last-games",
        "30",
    ]
    return subprocess.run([*command, "--out", str(out), *more], capture_output=True, text=True, check=False)


def readings(out: Path) -> list[tuple[int, int, int]]:
    with (out / "curve.csv").open(encoding="utf-8") as file:
        return [(int(row["steps"]), int(row["wins"]), int(row["games"])) for row in csv.DictReader(file)]


@learners
def test_the_example_learns_and_keeps_its_curve(tmp_path: Path) -> None:
    """Readings before, between and after, and the last of more games; the same again for the same seed."""
    for name in ("a", "b"):
        done = run(tmp_path / name, "--seed", "3")
        assert done.returncode == 0, done.stderr
    found = readings(tmp_path / "a")
    assert [(steps, games) for steps, _, games in found] == [(0, 20), (2048, 20), (4096, 20), (4096, 30)]
    assert found == readings(tmp_path / "b")
    assert (tmp_path / "a" / "critters-ppo.zip").stat().st_size > 0
    picture = ElementTree.parse(tmp_path / "a" / "curve.svg").getroot()
    assert len(picture.findall(f"{SVG}circle")) == 3


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
