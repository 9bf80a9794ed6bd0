"""`weald arena --ray`: the same games on a cluster, also when a worker dies."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

MISSING = find_spec("ray") is None and not os.environ.get("WEALD_REQUIRE_RAY")

pytestmark = pytest.mark.skipif(MISSING, reason="Ray is an extra: make test installs it")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, which workers can import the tests from too."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    environment.pop("RAY_ADDRESS", None)
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)


def test_what_a_dead_worker_leaves_is_played_again(tmp_path: Path) -> None:
    """A worker is killed while it holds a batch of games; the results are those of one process here."""
    done = run("-m", "tests.arena.dying", str(tmp_path / "grave"))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["died"]
    assert told["cores"] == 2
    assert len(told["here"]) == 60
    assert told["there"] == told["here"]


def test_a_cluster_that_is_not_there_is_told() -> None:
    """In one line, with what to do about it."""
    done = run("-m", "weald.cli", "arena", "critters", "-p", "random", "-n", "2", "--address", "127.0.0.1:9")
    assert done.returncode == 2
    assert "no Ray cluster can be reached" in done.stderr
    assert "ray start --head" in done.stderr
