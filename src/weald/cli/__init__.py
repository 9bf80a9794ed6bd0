"""The `weald` command."""

from __future__ import annotations

import sys

_NEEDED = ("typer", "rich", "fluent", "babel", "click", "shellingham", "platformdirs")


def main() -> None:
    """The entry point. Without the libraries of the extra `terminal` it says so in one line."""
    try:
        from weald.cli import language
        from weald.engine.errors import WealdError

        problem, arguments = None, sys.argv[1:]
        try:
            arguments = language.settle(arguments)
        except WealdError as error:
            problem = error
        from weald.cli.app import refuse, run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _NEEDED:
            raise
        # the one text outside the catalogues: without fluent they cannot be read
        sys.stderr.write("weald: the command needs its terminal libraries: pip install 'weald[terminal]'\n")
        sys.exit(2)
    sys.exit(run(arguments) if problem is None else refuse(problem))
