"""`weald lab run --ray`: a cluster of two nodes, one of which is killed; the results are those of one process here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.lab.small import lay, needs_lab

ROOT = Path(__file__).parent.parent.parent
NO_RAY = find_spec("ray") is None and not os.environ.get("WEALD_REQUIRE_RAY")

pytestmark = [needs_lab, pytest.mark.skipif(NO_RAY, reason="Ray is an extra: make test installs it")]


def test_what_a_lost_node_leaves_is_played_again(tmp_path: Path) -> None:
    """The node is killed while it holds a batch."""
    from weald.lab import running
    from weald.lab.store import GAMES, SEATS, Results

    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    environment.pop("RAY_ADDRESS", None)
    there = tmp_path / "there"
    there.mkdir()
    command = [sys.executable, "-m", "tests.lab.losing", str(there)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == {"cores": 2, "killed_after": [100], "broken": False}
    results, cells = lay(tmp_path / "here")
    assert running.run(results, cells) is None
    lost = Results(there / "results")
    assert lost.is_whole
    for name in (GAMES, SEATS):
        assert lost.table(name).equals(results.table(name))
