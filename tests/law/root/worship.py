"""What the law tests of the Lizard Cult share: the Cult in a phase of its turn, and its side of the table."""

from __future__ import annotations

from typing import Any

from tests.law.root.seeing import public
from weald.scenario import Scenario

CATS: dict[str, Any] = {"keep": "1", "warriors": "1x2"}
BIRDS: dict[str, Any] = {"roost": "3", "warriors": "3x2"}


def worship(phase: str, *, marquise: Any = None, eyrie: Any = None, dice: Any = (), **words: Any) -> Scenario:
    """The Cult in a phase of its turn, with the Marquise and the Eyrie far off; others if they are described."""
    rest: dict[str, Any] = {seat: words.pop(seat) for seat in ("alliance", "vagabond") if seat in words}
    table = {word: words.pop(word) for word in ("discard", "available", "ruins") if word in words}
    cats = CATS if marquise is None else marquise
    birds = BIRDS if eyrie is None else eyrie
    order = " ".join(["marquise", "eyrie", *rest, "cult"])
    cult = {word.replace("_", "-"): value for word, value in words.items()}
    seats = {"marquise": cats, "eyrie": birds, "cult": cult, **rest}
    return Scenario("root", order=order, turn="cult", phase=phase, dice=dice, **seats, **table)


def attack(seat: str, cult: dict[str, Any], words: dict[str, Any], **others: Any) -> Scenario:
    """Another seat about to act in its Daylight, with the Cult at the table."""
    seats: dict[str, Any] = {"marquise": {}, "cult": cult, **others}
    seats[seat] = words
    names = ("marquise", "eyrie", "alliance", "vagabond", "cult")
    order = " ".join(name for name in names if name in seats)
    return Scenario("root", order=order, turn=seat, phase="daylight", **seats)


def souls(s: Scenario) -> list[str]:
    lost: list[str] = public(s, "cult")["lost_souls"]
    return lost


def acolytes(s: Scenario) -> int:
    count: int = public(s, "cult")["acolytes"]
    return count


def outcast(s: Scenario) -> tuple[str, bool]:
    """The outcast suit, and whether it is hated."""
    side = public(s, "cult")
    return side["outcast"], side["hated"]
