"""Root keeps its rooms apart: a faction is named in its own folder, in the tables and where it takes its seat."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from weald.games.root.tables import SEATS

ROOT = Path(__file__).parent.parent / "src" / "weald" / "games" / "root"
FACTIONS = sorted(path.name for path in (ROOT / "factions").iterdir() if (path / "faction.py").exists())
TABLES = {"tables.py", "factions/registry.py"}

BUYS = {"riverfolk": "the bot buys of the Riverfolk by a law of its own [K15]"}

# who names another faction, and why
EXCEPTIONS: dict[str, dict[str, str]] = {
    "factions/corvids/faction.py": BUYS,
    "factions/cult/buying.py": BUYS,
    "factions/cult/clockwork.py": BUYS,
    "factions/cult/faction.py": BUYS,
    "factions/duchy/faction.py": BUYS,
    "factions/duchy/ministers.py": BUYS,
    "factions/eyrie/clockwork.py": BUYS,
    "factions/eyrie/clockwork_decree.py": BUYS,
    "factions/marquise/clockwork.py": BUYS,
    "factions/vagabond/clockwork_errands.py": BUYS,
    "factions/eyrie/turn.py": {"marquise": "the first roost lies opposite the keep [7.3.2]"},
}


def home(path: Path) -> str:
    """The faction whose folder a file is in; none for the shared rooms."""
    parts = path.relative_to(ROOT).parts
    return parts[1] if parts[0] == "factions" and len(parts) > 2 else ""


def named_factions(path: Path) -> set[str]:
    """The factions that a file's code names: their constants, or something imported from their folders."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        words: list[str] = []
        if isinstance(node, ast.Name):
            words = [node.id.lower()]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("weald.games.root.factions"):
            words = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = [node.value]
        found |= {word.removesuffix("2").removeprefix("is_") for word in words} & set(FACTIONS)
    return found


def test_every_seat_has_a_folder() -> None:
    """Two Vagabonds share theirs."""
    assert {name.removesuffix("2") for name in SEATS} == set(FACTIONS)


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_faction_is_named_outside_its_folder(path: Path) -> None:
    """Rules, state, cards and maps ask `faction(b, seat)`; a chapter that speaks of another is an exception."""
    place = str(path.relative_to(ROOT))
    if place in TABLES:
        return
    others = named_factions(path) - {home(path)}
    assert others == set(EXCEPTIONS.get(place, {})), "name it by a moment, or give a reason above"


@pytest.mark.parametrize("room", ["rules", "state", "maps", "cards"])
def test_shared_rooms_do_not_know_who_uses_them(room: str) -> None:
    """Factions, their bots and what bots share import the rules; the rules import none of them."""
    known = {"rules": ["rules", "state", "maps"], "state": ["state"], "maps": ["rules", "state", "maps"]}
    allowed = [*known.get(room, ["rules", "state", "maps", "cards"]), "tables", "actions", "procedure"]
    for path in sorted((ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("weald.games.root."):
                module = str(node.module).removeprefix("weald.games.root.")
                seen = module in ("factions.faction", "cards.card") or module.split(".")[0] in allowed
                assert seen or (room == "state" and module == "factions.registry"), f"{path.name} imports {module}"
