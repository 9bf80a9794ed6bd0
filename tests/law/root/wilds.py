"""What the law tests of the Duchy and the Corvids share: their turn set up by hand, and what was told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.kit import events, outcomes, public
from tests.law.root.rootbotics import choices
from weald import library
from weald.engine.table import Table
from weald.games.root.tables import SEATS
from weald.scenario import Scenario

FOX_ORDER: Final = "tax_collector"  # cards without an item
RABBIT_ORDER: Final = "cobbler"
MOUSE_ORDER: Final = "codebreakers"
BIRD_ORDER: Final = "royal_claim"
chosen = choices


def bot_turn(
    seat: str,
    phase: str,
    words: dict[str, object],
    dice: Sequence[str] = (),
    order: str = "marquise eyrie",
    **position: object,
) -> Scenario:
    """A phase of a bot's turn; those in `order` come after it. It plays on until a person or the dice are asked."""
    own = {"bot": "normal", **words}
    return Scenario("root", order=f"{seat} {order}", turn=seat, phase=phase, dice=dice, **{seat: own}, **position)


def duchy(phase: str = "daylight", dice: Sequence[str] = (), **words: Any) -> Scenario:
    """The Duchy's phase; words of other seats are given by their names."""
    others = {name: words.pop(name) for name in SEATS if name in words}
    order = words.pop("order", "marquise eyrie")
    ruins = words.pop("ruins", "")
    return bot_turn("duchy", phase, words, dice, order, ruins=ruins, **others)


def corvids(phase: str = "daylight", dice: Sequence[str] = (), **words: Any) -> Scenario:
    """The Corvids' phase; words of other seats are given by their names."""
    others = {name: words.pop(name) for name in SEATS if name in words}
    order = words.pop("order", "marquise eyrie")
    return bot_turn("corvids", phase, words, dice, order, **others)


def told(s: Scenario, what: str, law: str = "") -> list[dict[str, Any]]:
    """The events of a kind, of one law if it is given."""
    return events(s, None, what, law)


def scored(s: Scenario, seat: str, law: str) -> int:
    """The points of a seat by one law."""
    return sum(int(event["points"]) for event in told(s, "scored", law) if event["seat"] == seat)


def battles(s: Scenario) -> list[tuple[int, str]]:
    """Where the bot fought whom."""
    return [(int(event["clearing"]), str(event["other_seat"])) for event in told(s, "battle")]


def swayed(s: Scenario) -> list[str]:
    found: list[str] = public(s, "duchy")["swayed"]
    return found


def possible(table: Table) -> set[str]:
    """What the dice can say to the open question."""
    return set(outcomes(table))


def new_game(*script: str, **options: str) -> Table:
    """A new game in the order of the seats' names; chance says what is scripted."""
    ruleset = library.ruleset("root")
    absent = dict.fromkeys(ruleset.seats, "no")
    table = Table(ruleset, {**absent, "order": "listed", **options})
    table.script += list(script)
    table.advance()
    return table
