"""Positions for the tests of the Eyrie."""

from __future__ import annotations

from typing import Any

from tests.law.root.seeing import (
    events,
    public,
)
from weald.scenario import Scenario

CATS: dict[str, Any] = {"keep": "1", "warriors": "1x2"}


def eyrie(phase: str = "daylight", marquise: dict[str, Any] | None = None, **words: Any) -> Scenario:
    """The Eyrie in a phase of their turn, against the Marquise alone."""
    cats = marquise if marquise is not None else CATS
    return Scenario("root", order="marquise eyrie", turn="eyrie", phase=phase, marquise=cats, eyrie=words)


def turmoil(s: Scenario) -> bool:
    return bool(events(s, None, "turmoil"))


def decree(s: Scenario) -> dict[str, list[str]]:
    columns: dict[str, list[str]] = public(s, "eyrie")["decree"]
    return columns
