"""What the law tests of the Riverfolk share: positions around them, and what lies on their board."""

from __future__ import annotations

from typing import Any, Final

from tests.law.root.seeing import public
from weald.scenario import Scenario

CATS: Final[dict[str, Any]] = {"keep": "1", "warriors": "1x3"}
BIRDS: Final[dict[str, Any]] = {"roost": "3", "warriors": "3x3"}
RIVER: Final = (4, 5, 7, 10, 11)  # the clearings on the river of the autumn map; the river joins 4-7-11-10-5


def company(phase: str = "daylight", seats: Any = None, **words: Any) -> Scenario:
    """The Riverfolk in a phase of their turn."""
    return trade("riverfolk", phase, words, **(seats or {}))


def trade(turn: str, phase: str, riverfolk: dict[str, Any], **seats: dict[str, Any]) -> Scenario:
    """Somebody's turn, with the Riverfolk at the table."""
    table: dict[str, Any] = {"marquise": CATS, "eyrie": BIRDS, **seats}
    return Scenario("root", turn=turn, phase=phase, riverfolk=riverfolk, **table)


def box(s: Scenario, name: str) -> dict[str, int]:
    """Funds, payments or commitments by owner."""
    found: dict[str, int] = public(s, "riverfolk")[name]
    return found


def boxes(s: Scenario) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    return box(s, "payments"), box(s, "funds"), box(s, "commitments")


def supply(s: Scenario, seat: str) -> int:
    count: int = public(s, seat)["supply"]
    return count


def buys(s: Scenario) -> set[str]:
    """Everything that the asked customer may buy."""
    return {offer for offer in s.offers() if offer != "end"}
