"""The tests worth running at each edit: `make quick` runs those of what differs from the main branch, `make test` all.

`--base` names another commit to compare with; `--list` only tells what would be run.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
ALWAYS = ("tests/test_house.py",)  # how the house stands: imports, laws cited, catalogues
GAMES = "src/weald/games/"
WEB = ("web/", "src/weald/texts/")  # the client's own sources, and the catalogues it is built with

# What carries each part of the house. A game has tests/law/<its name>, and the golden games.
CARRIED_BY = {
    "examples/": ("tests/doors/test_learner.py",),
    "notebooks/": ("tests/doors/test_notebooks.py",),
    "src/weald/arena/": ("tests/arena", "tests/cli/test_arena_command.py", "tests/cli/test_sim_command.py"),
    "src/weald/cli/": ("tests/cli",),
    "src/weald/doors/": ("tests/doors",),
    "src/weald/drawings/": ("tests/cli",),
    "src/weald/engine/": ("tests/engine", "tests/law", "tests/playthroughs"),
    "src/weald/lab/": ("tests/lab", "tests/cli/test_lab_command.py"),
    "src/weald/lessons/": ("tests/test_lessons.py",),
    "src/weald/players/": ("tests/players",),
    "src/weald/scenario.py": ("tests/test_scenario.py",),
    "src/weald/server/": ("tests/server/test_rest.py", "tests/server/test_sockets.py"),
    "src/weald/texts/": ("tests/texts",),
    "src/weald/tournament/": ("tests/arena", "tests/cli/test_arena_command.py"),
    "src/weald/training/": ("tests/training",),
}
# Minutes: left to `make test`.
LONG = (
    "tests/browser/",
    "tests/fuzz/",
    "tests/server/test_games.py",
    "tests/server/test_killing.py",
    "tests/server/test_secrets.py",
)


def carriers(changed: Iterable[str]) -> list[str]:
    """Files and folders of tests, none within another."""
    wanted = set(ALWAYS)
    for path in changed:
        if path.startswith(GAMES) and path.count("/") > GAMES.count("/"):
            wanted |= {f"tests/law/{path.split('/')[3]}", "tests/playthroughs"}
        for part, tests in CARRIED_BY.items():
            if path.startswith(part):
                wanted |= set(tests)
        if path.startswith("tests/") and path.endswith(".py") and not path.startswith(LONG):
            wanted |= _of_a_test(path)
    found = [path for path in wanted if (ROOT / path).exists()]
    return sorted(path for path in found if not any(path.startswith(f"{other}/") for other in found))


def _of_a_test(path: str) -> set[str]:
    """A file of tests; or, for what tests share, the tests beside it, where that is quick."""
    folder, _, name = path.rpartition("/")
    if name.startswith("test_"):
        return {path}
    return set() if folder in ("tests", "tests/server") else {folder}


def changed_since(base: str) -> list[str]:
    """Every file that differs from where this branch left `base`, committed or not, and new ones."""
    start = _git("merge-base", "HEAD", base)[0]
    return sorted({*_git("diff", "--name-only", start), *_git("ls-files", "--others", "--exclude-standard")})


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"quick: git says: {done.stderr.strip()}")
    return done.stdout.splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", default="main", help="what to compare with (main)")
    parser.add_argument("--list", action="store_true", help="only tell what would be run")
    arguments = parser.parse_args()
    changed = changed_since(arguments.base)
    tests = carriers(changed)
    web = any(path.startswith(WEB) for path in changed)
    print(f"quick: {len(changed)} changed files: {' '.join(tests)}{' and the client' if web else ''}", flush=True)
    if arguments.list:
        return
    plain = {**os.environ, "WEALD_INTERPRETED": "1"}
    commands = [[sys.executable, "-m", "pytest", "-n", "auto", *tests]]
    if web:
        commands.append(["make", "--no-print-directory", "check-web"])
    for command in commands:
        done = subprocess.run(command, cwd=ROOT, env=plain, check=False)
        if done.returncode:
            sys.exit(done.returncode)


if __name__ == "__main__":
    main()
