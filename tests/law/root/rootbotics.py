"""What the law tests of the Clockwork bots share: a turn of a bot, and what it told of its choices."""

from __future__ import annotations

from typing import Any

from tests.law.root.seeing import events, public
from weald import library
from weald.engine.table import CHANCE_NAME, Table
from weald.scenario import Scenario


def turn(seat: str, card: str, /, *dice: str, **position: Any) -> Scenario:
    """A bot's turn from its start, by this card; what else chance is asked in it is told too."""
    said = [f"draw {card.replace('_', '-')}", *[one.replace("_", "-") for one in dice]]
    return Scenario("root", turn=seat, dice=said, **position)


def choices(s: Scenario, choice: str) -> list[str]:
    """What was chosen, of one sort, one after another."""
    return [str(event["chosen"]) for event in events(s, None, "bot-chose") if event["choice"] == choice]


def compared(s: Scenario, choice: str, nth: int = 0) -> dict[str, Any]:
    """What the n-th choice of a sort compared, by criterion."""
    found = [event for event in events(s, None, "bot-chose") if event["choice"] == choice][nth]
    told: Any = found["compared"]
    return {one["criterion"]: one["values"] for one in told}


def gains(s: Scenario, seat: str) -> dict[str, int]:
    """What a seat has scored so far, by law."""
    found: dict[str, int] = {}
    for event in events(s, None, "scored"):
        if event["seat"] == seat:
            found[str(event["law"])] = found.get(str(event["law"]), 0) + int(str(event["points"]))
    return found


def recruits(s: Scenario, law: str) -> dict[int, int]:
    """How many warriors came where, by a law."""
    found: dict[int, int] = {}
    for event in events(s, None, "bot-recruited"):
        if event["law"] == law:
            where = int(str(event["clearing"]))
            found[where] = found.get(where, 0) + int(str(event["count"]))
    return found


def moves(s: Scenario, seat: str) -> list[tuple[int, int, int]]:
    """From where, to where, how many."""
    return [
        (int(str(event["from_clearing"])), int(str(event["clearing"])), int(str(event["count"])))
        for event in events(s, None, "moved")
        if event["seat"] == seat
    ]


def battles(s: Scenario, seat: str) -> list[tuple[int, str]]:
    """Where, and against whom."""
    return [
        (int(str(event["clearing"])), str(event["other_seat"]))
        for event in events(s, None, "battle")
        if event["seat"] == seat
    ]


def placed(s: Scenario, piece: str) -> list[int]:
    """Where a building or token of a kind came, one after another."""
    return [int(str(event["clearing"])) for event in events(s, None, "placed") if event["piece"] == piece]


def bot(s: Scenario, seat: str) -> dict[str, Any]:
    """A bot's level, traits and order."""
    shown: dict[str, Any] = public(s, seat)["bot"]
    return shown


def new_game(seats: str, **options: str) -> Table:
    """A game up to the first thing chance is asked for the factions: seats like `marquise=bot eyrie`."""
    ruleset = library.ruleset("root")
    given: dict[str, int | str] = dict.fromkeys(ruleset.seats, "no")
    for word in seats.split():
        seat, _, kind = word.partition("=")
        given[seat] = kind or "yes"
    table = Table(ruleset, {**given, "order": "listed", **options})
    while table.actor == CHANCE_NAME and table.offers()[0].startswith("draw"):
        table.play(table.offers()[0], CHANCE_NAME)
    return table
