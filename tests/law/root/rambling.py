"""What the law tests of the Vagabot share: his kit, his turn, and what became of both."""

from __future__ import annotations

from typing import Any, Final

from tests.law.root.rootbotics import turn
from tests.law.root.seeing import events, public
from weald.games.root.tables import SEATS
from weald.scenario import Scenario

POOL: Final = [*["tea", "coins", "crossbow"] * 2, *["bag", "boots"] * 3, *["hammer", "sword"] * 2]
STATES: Final = ("ready", "exhausted", "damaged", "damaged-exhausted")
FOX: Final = "ambush_fox"  # orders without an item
RABBIT: Final = "ambush_rabbit"
MOUSE: Final = "ambush_mouse"
BIRD: Final = "ambush_bird"


def kit(ready: int, exhausted: int = 0, damaged: int = 0, damaged_exhausted: int = 0) -> str:
    """So many items in each state; which they are does not matter to him."""
    counts = (ready, exhausted, damaged, damaged_exhausted)
    states = [state for state, count in zip(STATES, counts, strict=True) for _ in range(count)]
    return " ".join(f"{item}:{state}" for item, state in zip(POOL, states, strict=False))


def ramble(card: str, /, *dice: str, items: str = kit(4), at: str = "1", **words: Any) -> Scenario:
    """A turn of the Vagabot from its start; other seats are people, the Marquise with nothing on the map by default."""
    seats = {name: words.pop(name) for name in SEATS if name in words}
    more = {name: words.pop(name) for name in ("ruins", "coop", "discard", "map", "suits") if name in words}
    own = {"bot": "normal", "items": items, "pawn": at, **words}
    people = seats or {"marquise": {}}
    order = " ".join(["vagabond", *people])
    return turn("vagabond", card, *dice, order=order, vagabond=own, **people, **more)


def counts(s: Scenario, seat: str = "vagabond") -> tuple[int, ...]:
    """How many items he has in each state."""
    held = public(s, seat)["kit"]
    return tuple(sum(held[state].values()) for state in STATES)


def track(s: Scenario, seat: str = "vagabond") -> list[str]:
    """The states of the items on his battle track."""
    found: list[str] = public(s, seat)["battle_track"]
    return found


def pawn(s: Scenario, seat: str = "vagabond") -> dict[str, int]:
    found: dict[str, int] = public(s, seat)["pawn"]
    return found


def way(s: Scenario) -> list[int | str]:
    """Where he went, move by move."""
    return [
        int(str(e["clearing"])) if "clearing" in e else f"forest {e['forest']}" for e in events(s, None, "travelled")
    ]


def spent(s: Scenario, law: str) -> int:
    """How many items he exhausted by a law."""
    return sum(int(str(event["count"])) for event in events(s, None, "bot-exhausted") if event["law"] == law)


def plan(s: Scenario) -> list[str]:
    """What he set out to do."""
    found: Any = events(s, None, "bot-plans")[0]["errands"]
    return list(found)


def skipped(s: Scenario) -> list[str]:
    return [str(event["errand"]) for event in events(s, None, "bot-skips")]
