"""A small experiment for tests: two cells of Critters, which play in no time."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from weald.lab.plans import Cell, read

if TYPE_CHECKING:
    from weald.lab.store import Results

MISSING = find_spec("polars") is None and not os.environ.get("WEALD_REQUIRE_LAB")
needs_lab = pytest.mark.skipif(MISSING, reason="the lab is an extra: make test installs it")

PLAN = """
name = "Small"
game = "critters"
seed = "s"
games = 250
players = ["random"]

[options]
mode = ["standard", "beginner"]
"""


def lay(folder: Path, text: str = PLAN) -> tuple[Results, list[Cell]]:
    """The plan in a file, and its results."""
    from weald.lab import store  # imported late: it needs polars

    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "plan.toml"
    path.write_text(text, encoding="utf-8")
    plan, cells = read(path)
    return store.lay(folder / "results", plan, cells), cells
