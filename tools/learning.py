"""Writes the tables of docs/learning.md again: the actions of each game, the fields of a row. `--check` compares."""

from __future__ import annotations

import sys
from pathlib import Path

from weald import library
from weald.engine.action_space import ActionSpace
from weald.engine.observing import Observer

PAGE = Path(__file__).parent.parent / "docs" / "learning.md"


def actions() -> str:
    lines = ["| game | actions | verbs |", "| --- | --- | --- |"]
    for name in library.names():
        space = ActionSpace(library.ruleset(name).grammar)
        lines.append(f"| {name} | {space.size} | {len(space.verbs)} |")
    return "\n".join(lines)


def observations() -> str:
    parts: list[str] = []
    for name in library.names():
        observer = Observer(library.ruleset(name))
        lines = [f"### {name}: {observer.size} bytes", "", "| from | bytes | what |", "| --- | --- | --- |"]
        lines += [f"| {field.start} | {field.size} | {field.name} |" for field in observer.fields]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def written(text: str) -> str:
    """The page with its tables as they should be."""
    for mark, table in (("actions", actions()), ("observations", observations())):
        head, _, rest = text.partition(f"<!-- {mark} -->\n")
        _, _, tail = rest.partition("<!-- end -->")
        text = f"{head}<!-- {mark} -->\n{table}\n<!-- end -->{tail}"
    return text


def main() -> int:
    now = PAGE.read_text(encoding="utf-8")
    wanted = written(now)
    if "--check" in sys.argv:
        if now != wanted:
            sys.stderr.write("docs/learning.md is out of date: run tools/learning.py\n")
        return int(now != wanted)
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
