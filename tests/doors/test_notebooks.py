"""The notebooks run from top to bottom, and come to what they tell.

A notebook of marimo is a Python file whose cells are functions. Here they are run one after another, and what they
give is looked at; and marimo runs them itself.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
NOTEBOOKS = ROOT / "notebooks"
NAMES = sorted(path.stem for path in NOTEBOOKS.glob("*.py"))
MISSING = find_spec("marimo") is None and not os.environ.get("WEALD_REQUIRE_MARIMO")
MARIMO = "mo"  # what cells of text take, and only they


def cells(source: str) -> list[ast.FunctionDef]:
    """The cells of a notebook, without those of text."""
    found = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef) and node.decorator_list]
    texts = [cell for cell in found if MARIMO in taken(cell) | given(cell)]
    return [cell for cell in found if cell not in texts]


def taken(cell: ast.FunctionDef) -> set[str]:
    return {argument.arg for argument in cell.args.args}


def given(cell: ast.FunctionDef) -> set[str]:
    """What a cell gives to others: the names that it returns."""
    end = cell.body[-1]
    assert isinstance(end, ast.Return)
    values = end.value.elts if isinstance(end.value, ast.Tuple) else []
    return {value.id for value in values if isinstance(value, ast.Name)}


def run(name: str) -> dict[str, Any]:
    """All that the cells of a notebook give, run in the order of the file."""
    path = NOTEBOOKS / f"{name}.py"
    known: dict[str, Any] = {}
    for cell in cells(path.read_text(encoding="utf-8")):
        assert taken(cell) <= known.keys(), f"{name}: a cell takes what no cell above it gives"
        inside = {word: known[word] for word in taken(cell)}
        body = ast.Module(cell.body[:-1], [])
        exec(compile(body, str(path), "exec"), inside)
        assert not given(cell) & known.keys(), f"{name}: two cells give the same"
        known |= {word: inside[word] for word in given(cell)}
    return known


def test_one_seat() -> None:
    shown = run("one_seat")
    assert "withdraw" in shown["offered"]
    assert shown["reward"] in (-1.0, 1.0)
    assert shown["said"]
    assert set(shown["rewards"]) <= {-1.0, 1.0}
    assert shown["refused"]["law"]


def test_all_seats() -> None:
    shown = run("all_seats")
    assert [count > 0 for count in shown["allowed"].values()].count(True) == 1
    assert shown["answers"] > 100
    assert sum(earned > 0.9 for earned in shown["earned"].values()) == len(shown["outcome"].winners)


def test_many_games() -> None:
    shown = run("many_games")
    assert shown["ended"] >= 500
    assert shown["wins"].sum() == shown["ended"]
    assert "hand" in shown["first"]


def test_small_critters() -> None:
    shown = run("small_critters")
    assert shown["gains"] == sorted(shown["gains"], reverse=True)
    assert shown["gains"][-1] < 0.05
    assert len(shown["advice"]) == 4
    assert all(sum(chances.values()) == pytest.approx(1, abs=0.05) for chances in shown["advice"].values())


def test_every_notebook_has_its_test() -> None:
    assert {f"test_{name}" for name in NAMES} <= set(globals())


@pytest.mark.skipif(MISSING, reason="marimo opens the notebooks: make test installs it")
@pytest.mark.parametrize("name", NAMES)
def test_marimo_runs_them_itself(name: str) -> None:
    done = subprocess.run([sys.executable, str(NOTEBOOKS / f"{name}.py")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
