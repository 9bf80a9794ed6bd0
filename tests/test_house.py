"""The house keeps its own order: imports point one way, every law is carried, the compiled form is noticed."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import law

import weald
from weald import _form

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "weald"

# who may import whom: a layer, and those it may know
LAYERS = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "library": {"engine", "games", "library"},
    "scenario": {"engine", "games", "library", "scenario"},
    "players": {"engine", "games", "library", "players"},
    "arena": {"engine", "games", "library", "players", "arena"},
    "training": {"engine", "games", "library", "players", "arena", "training"},
    "tournament": {"engine", "games", "library", "players", "arena", "tournament"},
    "lab": {"engine", "games", "library", "players", "arena", "texts", "lab"},
    "texts": {"engine", "games", "library", "texts"},
    "laws": {"engine", "games", "library", "texts", "laws"},
    "lessons": {"engine", "games", "library", "players", "arena", "lessons"},
    "drawings": {"engine", "games", "library", "texts", "drawings"},
    "server": {
        "engine",
        "games",
        "library",
        "scenario",
        "players",
        "arena",
        "texts",
        "laws",
        "drawings",
        "lessons",
        "server",
    },
}
STDLIB_ONLY = ("engine", "games", "library", "scenario", "players", "arena")


def imports(path: Path) -> list[str]:
    """The modules a file imports, by full name."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += (
                [f"{node.module}.{alias.name}" for alias in node.names] if node.module == "weald" else [node.module]
            )
    return found


def layer(path: Path) -> str:
    return path.relative_to(SRC).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", sorted(SRC.rglob("*.py")), ids=lambda path: str(path.relative_to(SRC)))
def test_arrows_point_one_way(path: Path) -> None:
    """engine <- games <- players, arena, drawings <- server, cli: nothing imports what stands above it."""
    if layer(path) not in LAYERS:
        return  # the outermost layers may know everything
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "weald" and len(parts) > 1:
            assert parts[1] in LAYERS[layer(path)], f"{path.name} imports {name}"
            if layer(path) == "games" and parts[1] == "games" and len(parts) > 2:
                assert parts[2] == path.relative_to(SRC).parts[1], f"{path.name} imports another game: {name}"


def test_the_server_draws_nothing() -> None:
    """What a question is about comes from the game; only the plain lines that a client asks for are drawn."""
    drawing = [path.name for path in (SRC / "server").rglob("*.py") if "weald.drawings" in imports(path)]
    assert drawing == ["plain.py"]


@pytest.mark.parametrize("part", STDLIB_ONLY)
def test_the_engine_needs_the_standard_library_only(part: str) -> None:
    """Everything below the terminal runs without any package installed."""
    for path in sorted(SRC.rglob("*.py")):
        if layer(path) == part:
            for name in imports(path):
                top = name.split(".")[0]
                assert top == "weald" or top in sys.stdlib_module_names, f"{path.name} imports {name}"


def test_every_law_has_its_code_and_its_tests() -> None:
    """What `make law` would complain of: nothing."""
    lacking = [problem for game, coverage in law.cover_all().items() for problem in law.missing(game, coverage)]
    assert lacking == []


def test_a_law_without_code_or_test_is_told() -> None:
    """A law is carried by the code of the laws below it; one that is marked needs none; a test it always needs."""
    coverage = law.cover("critters")
    first, second = list(coverage)[:2]
    coverage[first]["tests"].clear()
    coverage[second]["code"].clear()
    assert law.missing("critters", coverage) == [f"critters {first}: no test", f"critters {second}: no code"]


def test_every_file_is_small() -> None:
    """600 lines are a smell; no source file has more."""
    long = [path.name for path in SRC.rglob("*.py") if len(path.read_text(encoding="utf-8").splitlines()) > 600]
    assert long == []


def test_an_edited_source_is_noticed(tmp_path: Path) -> None:
    """The list of compiled sources goes stale when one changes, comes or goes."""
    (tmp_path / "engine").mkdir()
    (tmp_path / "games").mkdir()
    source = tmp_path / "engine" / "a.py"
    source.write_text("x = 1\n")
    assert not _form.is_stale(tmp_path)
    (tmp_path / _form.MANIFEST).write_text(f'{{"engine/a.py": "{_form.digest(source)}"}}')
    assert not _form.is_stale(tmp_path)
    source.write_text("x = 2\n")
    assert _form.is_stale(tmp_path)
    source.write_text("x = 1\n")
    (tmp_path / "games" / "b.py").write_text("")
    assert _form.is_stale(tmp_path)


def test_plain_python_can_be_asked_for() -> None:
    """WEALD_INTERPRETED=1 runs the sources, whatever is compiled."""
    environment = {**os.environ, "WEALD_INTERPRETED": "1"}
    asked = [sys.executable, "-c", "import weald; print(weald.form())"]
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "interpreted"


def test_this_run_knows_its_form() -> None:
    """The form of this very run is one of the three, and honours the wish for plain Python."""
    assert weald.form() in ("compiled", "interpreted", "stale")
    if os.environ.get("WEALD_INTERPRETED"):
        assert weald.form() == "interpreted"
