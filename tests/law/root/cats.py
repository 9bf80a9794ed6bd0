"""Positions for the tests of the Marquise."""

from __future__ import annotations

from weald.scenario import Scenario


def daylight(**marquise: object) -> Scenario:
    """The Marquise's Daylight, with nobody else on the map."""
    return Scenario("root", phase="daylight", marquise=marquise)
