"""Law tests: one file per chapter of a law, one test at least per numbered sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def law(*numbers: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Names the laws that a test shows. `make law` reads these marks from the source; the folder names the game."""
    assert numbers

    def mark(test: Callable[P, R]) -> Callable[P, R]:
        return test

    return mark
