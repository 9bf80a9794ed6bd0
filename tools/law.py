"""Which code and which tests carry each law: writes law-coverage.md and law-coverage.json in build/.

Code cites a law in a docstring or comment in brackets, [5.3] or [5.1, 5.9], or as a string that is just the number.
Tests cite with the mark `@law("5.3")`, in tests/law/<game>/. A game's own law book is data/laws.json, any other is
data/laws-<book>.json. There, `"code": false` marks a law that needs no code: an overview, a list of components, numbers
that are data. The command fails if a law has no test, or needs code and has none.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tokenize
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "weald" / "games"
BRACKETS = re.compile(r"\[((?:[A-Z]\.?)?\d[\w., -]*|[A-Z])\]")

BUILD = ROOT / "build"

Coverage = dict[str, dict[str, list[str]]]


def indexes(game: str) -> dict[str, list[dict[str, Any]]]:
    """The law books of a game, its own first, each with the entries of its laws in order."""
    found: dict[str, list[dict[str, Any]]] = {}
    for path in sorted((GAMES / game / "data").glob("laws*.json"), key=lambda path: path.stem):
        name = path.stem.removeprefix("laws").removeprefix("-") or game
        found[name] = json.loads(path.read_text(encoding="utf-8"))["laws"]
    return found


def books(game: str) -> dict[str, list[str]]:
    """The law books of a game, each with the ids of its laws."""
    return {book: [law["id"] for law in laws] for book, laws in indexes(game).items()}


def cited(text: str, laws: list[str]) -> set[str]:
    """The laws that a comment or docstring names in brackets; 7.1-7.3 names a range."""
    found: set[str] = set()
    for group in BRACKETS.findall(text):
        for part in (p.strip() for p in group.split(",")):
            first, _, last = part.partition("-")
            if last and first in laws and last in laws:
                found.update(laws[laws.index(first) : laws.index(last) + 1])
            elif part in laws:
                found.add(part)
    return found


def owners(tree: ast.Module) -> list[tuple[int, int, str]]:
    """First line, last line and name of each class and function at the top of a file."""
    return [
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in tree.body
        if isinstance(node, (ast.ClassDef, ast.FunctionDef))
    ]


def code_of(game: str, laws: list[str], coverage: Coverage) -> None:
    for path in sorted((GAMES / game).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        places = owners(tree)
        cites: list[tuple[int, str]] = []
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                alone = node.value in laws and any(letter.isdigit() for letter in node.value)
                named = {node.value} if alone else cited(node.value, laws)
                cites += [(node.lineno, law) for law in named]
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type == tokenize.COMMENT:
                    cites += [(token.start[0], law) for law in cited(token.string, laws)]
        for line, law in cites:
            names = [name for first, last, name in places if first <= line <= last]
            where = f"{path.relative_to(ROOT / 'src')}" + (f": {names[0]}" if names else "")
            if where not in coverage[law]["code"]:
                coverage[law]["code"].append(where)


def tests_of(game: str, laws: list[str], coverage: Coverage) -> None:
    for path in sorted((ROOT / "tests" / "law" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "law":
                    for argument in mark.args:
                        number = ast.literal_eval(argument)
                        if number not in laws:
                            sys.exit(f"{path.name}: {node.name} shows law {number}, which {game} does not have")
                        coverage[number]["tests"].append(f"{path.relative_to(ROOT)}::{node.name}")


def cover(game: str) -> Coverage:
    laws = [law for ids in books(game).values() for law in ids]
    coverage: Coverage = {law: {"code": [], "tests": []} for law in laws}
    code_of(game, laws, coverage)
    tests_of(game, laws, coverage)
    return coverage


def titles(book: str) -> dict[str, str]:
    """The titles of the laws, from the English catalogue."""
    text = (ROOT / "src" / "weald" / "texts" / "en" / f"{book}-laws.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^law-(\S+) = .*\n +\.title = (.*)$", text, re.MULTILINE)
    return {law.replace("-", "."): title for law, title in found}


def cover_all() -> dict[str, Coverage]:
    """The coverage of every game."""
    games = [path.parent.parent.name for path in sorted(GAMES.glob("*/data/laws.json"))]
    return {game: cover(game) for game in games}


def missing(game: str, coverage: Coverage) -> list[str]:
    """The laws that no test shows, and those that need code and have none: neither a law itself nor one below it."""
    found: list[str] = []
    for entry in (entry for laws in indexes(game).values() for entry in laws):
        law = entry["id"]
        if not coverage[law]["tests"]:
            found.append(f"{game} {law}: no test")
        parts = [part for part in coverage if part == law or part.startswith(law + ".")]
        if entry.get("code", True) and not any(coverage[part]["code"] for part in parts):
            found.append(f"{game} {law}: no code")
    return found


def by_book(covers: dict[str, Coverage]) -> dict[str, Coverage]:
    """The coverage of the games, taken apart by law book."""
    return {
        book: {law: coverage[law] for law in ids}
        for game, coverage in covers.items()
        for book, ids in books(game).items()
    }


def page(covers: dict[str, Coverage]) -> str:
    lines = ["# Law coverage", "", "Written by `make law`: each law with the code and the tests that carry it.", ""]
    for book, coverage in by_book(covers).items():
        named = titles(book)
        shown = sum(1 for places in coverage.values() if places["tests"])
        lines += [f"## {book}", "", f"{shown} of {len(coverage)} laws have a test.", ""]
        lines += ["| law | title | code | tests |", "| --- | --- | --- | --- |"]
        for law, places in coverage.items():
            code = "<br>".join(f"`{place}`" for place in places["code"]) or "-"
            tests = "<br>".join(f"`{test.removeprefix('tests/law/')}`" for test in places["tests"]) or "**none**"
            lines.append(f"| {law} | {named.get(law, '')} | {code} | {tests} |")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    covers = cover_all()
    BUILD.mkdir(exist_ok=True)
    (BUILD / "law-coverage.md").write_text(page(covers), encoding="utf-8")
    (BUILD / "law-coverage.json").write_text(json.dumps(covers, indent=1) + "\n", encoding="utf-8")
    for book, coverage in by_book(covers).items():
        shown = sum(1 for places in coverage.values() if places["tests"])
        print(f"{book}: {shown} of {len(coverage)} laws shown by a test")
    lacking = [problem for game, coverage in covers.items() for problem in missing(game, coverage)]
    if lacking:
        sys.exit("\n".join(lacking))


if __name__ == "__main__":
    main()
