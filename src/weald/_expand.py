"""Writes out the constructors and clones of records for the compiler: `python -m weald._expand build/expanded`.

mypyc reads these copies in place of the sources (`setup.py`). The methods are those that plain Python adds to the same
classes (`weald.engine.records`). They stand on the empty lines below their class: every other line keeps its number, so
that tracebacks of the compiled form point into the sources.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from pathlib import Path
from types import ModuleType

from weald import _form
from weald.engine.records import FIELDS, METHODS, Record

PACKAGE = Path(__file__).parent


def expanded(source: str, module: ModuleType) -> str:
    """A module's source with the methods of its records in it; the same text, if it has no records."""
    lines = source.splitlines()
    imports: set[str] = set()
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef):
            continue
        cls: type = vars(module)[node.name]
        if cls is Record:
            _blank(lines, node.decorator_list)  # mypyc makes no native class of a decorated one
        elif cls in METHODS:
            names = [field.name for field in FIELDS[cls]]
            declared = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            _blank(lines, [part for part in declared if ast.unparse(part.target) in names])
            _put_below(lines, node.end_lineno or 0, [f"    {line}" for line in METHODS[cls].values()])
            imports |= _imports(cls)
    return "\n".join([*lines, *sorted(imports)]) + "\n"


def _blank(lines: list[str], parts: list[ast.AnnAssign] | list[ast.expr]) -> None:
    for part in parts:
        for number in range(part.lineno, (part.end_lineno or part.lineno) + 1):
            lines[number - 1] = ""


def _put_below(lines: list[str], last: int, methods: list[str]) -> None:
    """Two empty lines follow a class, or the end of the file does."""
    end = last + len(methods)
    assert not any(lines[last:end]), "put two empty lines below every record"
    lines[last:end] = methods


def _imports(cls: type) -> set[str]:
    """The types of inherited fields occur in the constructor, though the class's module need not know them."""
    found: set[str] = set()
    known = vars(sys.modules[cls.__module__])
    for field in FIELDS[cls]:
        home = vars(sys.modules[field.owner.__module__])
        for name in re.findall(r"\w+", field.type):
            if name in home and name not in known:
                found.add(f"from {home[name].__module__} import {name}")
    return found


def main(folder: Path) -> None:
    """Print each source that has records, and its copy. A copy that is as it was is not written again."""
    for source in _form.sources(PACKAGE):
        place = source.relative_to(PACKAGE.parent)
        text = source.read_text(encoding="utf-8")
        written = expanded(text, importlib.import_module(".".join(place.with_suffix("").parts)))
        if written != text:
            copy = folder / place
            copy.parent.mkdir(parents=True, exist_ok=True)
            if not copy.exists() or copy.read_text(encoding="utf-8") != written:
                copy.write_text(written, encoding="utf-8")
            print(source, copy, sep="\t")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
