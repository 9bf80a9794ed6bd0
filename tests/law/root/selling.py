"""What the law tests of the Riverfolk Robots and of buying bots share: positions, the market, what was bought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.law.root.seeing import events, public
from weald.games.root.tables import SEATS
from weald.scenario import Scenario

FULL: Final = "armorers sappers cobbler codebreakers tax_collector"  # a market without items or birds on the right
FOX: Final = "tax_collector"  # orders without an item
RABBIT: Final = "cobbler"
MOUSE: Final = "codebreakers"
BIRD: Final = "royal_claim"


def says(*words: str) -> list[str]:
    """What chance says, with cards as we write them."""
    return [word.replace("_", "-") for word in words]


def robots(phase: str = "daylight", dice: Sequence[str] = (), order: str = "marquise eyrie", **words: Any) -> Scenario:
    """A phase of the Robots' turn; words of other seats and of the position are given by their names."""
    others = {name: words.pop(name) for name in (*SEATS, "map", "suits", "coop", "cards") if name in words}
    own = {"bot": "normal", **words}
    return Scenario("root", order=f"riverfolk {order}", turn="riverfolk", phase=phase, dice=says(*dice), riverfolk=own,
                    **others)  # fmt: skip


def customer(turn: str, phase: str = "start", order: str = "marquise eyrie riverfolk", **words: Any) -> Scenario:
    """Somebody's turn, with the Robots at the table: `riverfolk` are their words."""
    own = {"bot": "normal", "market": FULL, **words.pop("riverfolk", {})}
    return Scenario("root", order=order, turn=turn, phase=phase, riverfolk=own, **words)


def shopping(
    seat: str,
    card: str,
    *dice: str,
    seller: dict[str, Any],
    others: Any = None,
    special: bool = True,
    dawn: Sequence[str] = (),
    **words: Any,
) -> Scenario:
    """A bot's turn by this order card, with the Riverfolk at the table: Robots, if their words say so.

    `dawn` is what chance says before that card is drawn.
    """
    own = {"bot": "normal", **words}
    position: dict[str, Any] = {seat: own, "riverfolk": seller, **(others or {})}
    names = [name for name in SEATS if name in position and name != seat]
    said = says(*dawn, f"draw {card}", *dice)
    services = "special" if special else "standard"
    return Scenario("root", order=" ".join([seat, *names]), turn=seat, dice=said, services=services, **position)


def market(s: Scenario) -> list[str]:
    cards: list[str] = public(s, "riverfolk")["market"]
    return cards


def payments(s: Scenario) -> dict[str, int]:
    box: dict[str, int] = public(s, "riverfolk")["payments"]
    return box


def supply(s: Scenario, seat: str) -> int:
    count: int = public(s, seat)["supply"]
    return count


def bought(s: Scenario) -> list[tuple[str, str, int]]:
    """Who bought what, at which price."""
    found: list[tuple[str, str, int]] = []
    for event in s.table.events(None):
        if event["what"] in ("bought", "bought-card"):
            found.append((str(event["seat"]), str(event.get("card", event.get("service"))), int(str(event["price"]))))
    return found


def orders(s: Scenario, seat: str) -> list[str]:
    """The order cards of a bot, one after another."""
    return [str(event["card"]) for event in events(s, None, "bot-order") if event["seat"] == seat]
