"""`python -m weald.cli` is the `weald` command."""

from __future__ import annotations

from weald.cli import main

if __name__ == "__main__":  # workers of `weald sim` import this module again, under another name
    main()
