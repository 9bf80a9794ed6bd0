"""What the law tests of the Logical Lizards share: their turn set up by hand, and their side of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.law.root.looking import board
from tests.law.root.wilds import bot_turn, told
from weald.games.root.tables import SEATS
from weald.scenario import Scenario

FOX: Final = "tax_collector"  # cards without an item
RABBIT: Final = "cobbler"
MOUSE: Final = "codebreakers"
BIRD: Final = "armorers"
TABLE: Final = ("ruins", "suits", "map", "cards", "discard", "coop")
NOTHING: Final = "draw brutal-tactics"  # what Evening reveals


def lizards(phase: str = "birdsong", dice: Sequence[str] = (), **words: Any) -> Scenario:
    """A phase of their turn before the Marquise's and the Eyrie's; words of other seats and of the table by name."""
    others = {name: words.pop(name) for name in (*SEATS, *TABLE) if name in words}
    order = words.pop("order", "marquise eyrie")
    own = {word.replace("_", "-"): value for word, value in words.items()}
    return bot_turn("cult", phase, own, dice, order, **others)


def against(cult: dict[str, Any], marquise: dict[str, Any], **position: Any) -> Scenario:
    """Daylight of a person's Marquise beside the Lizards."""
    order = position.pop("order", "marquise cult")
    own = {"bot": "normal", **cult}
    return Scenario("root", order=order, turn="marquise", phase="daylight", marquise=marquise, cult=own, **position)


def souls(s: Scenario) -> list[str]:
    """The Lost Souls, from the top."""
    lost: list[str] = board(s, "cult")["lost_souls"]
    return lost


def acolytes(s: Scenario) -> int:
    count: int = board(s, "cult")["acolytes"]
    return count


def space(s: Scenario) -> int:
    """Where the conspiracy marker lies."""
    number: int = board(s, "cult")["conspiracy"]["space"]
    return number


def conspiracies(s: Scenario) -> list[str]:
    """The spaces that the marker went through this turn."""
    return [str(event["conspiracy"]) for event in told(s, "bot-conspires")]


def ordered(s: Scenario) -> str:
    """What the Lost Souls have ordered this turn."""
    return str(told(s, "bot-order-souls")[0]["suit"])
