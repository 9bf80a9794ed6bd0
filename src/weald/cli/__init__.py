"""The `weald` command."""

from __future__ import annotations

import sys

_NEEDED = ("typer", "rich", "fluent", "babel", "click", "shellingham", "platformdirs")


def main() -> None:
    """The entry point. Without the libraries of the extra `terminal` it says so in one line."""
    try:
        from weald.cli.app import run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _NEEDED:
            raise
        # the one text outside the catalogues: without fluent they cannot be read
        sys.stderr.write("weald: the command needs its terminal libraries: pip install 'weald[terminal]'\n")
        sys.exit(2)
    sys.exit(run(sys.argv[1:]))
