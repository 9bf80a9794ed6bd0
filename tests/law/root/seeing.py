"""What the law tests of Root share: reading the table from a spectator's chair, and beginning a whole game."""

from __future__ import annotations

from typing import Any

from weald import library
from weald.engine.table import CHANCE_NAME, Table
from weald.scenario import Scenario

Seen = Scenario | Table


def spectator(s: Seen) -> dict[str, Any]:
    """What everybody sees."""
    return s.see(None) if isinstance(s, Scenario) else s.show(None)


def public(s: Seen, seat: str) -> dict[str, Any]:
    """The public side of a seat: its board, its score, how many cards it holds."""
    shown: dict[str, Any] = spectator(s)["seats"][seat]
    return shown


def score(s: Seen, seat: str) -> int:
    points: int = public(s, seat)["score"]
    return points


def clearing(s: Seen, number: int) -> dict[str, Any]:
    shown: dict[str, Any] = spectator(s)["clearings"][str(number)]
    return shown


def warriors(s: Seen, seat: str, number: int) -> int:
    count: int = clearing(s, number)["warriors"].get(seat, 0)
    return count


def pieces(s: Seen, kind: str, number: int) -> int:
    count: int = clearing(s, number)["pieces"].get(kind, 0)
    return count


def places(s: Seen, kind: str) -> list[int]:
    """The clearings with a building or token of a kind."""
    return [number for number in range(1, 13) if pieces(s, kind, number)]


def hand(s: Seen, seat: str) -> list[str]:
    """A seat's hand as that seat sees it."""
    seen = s.see(seat) if isinstance(s, Scenario) else s.show(seat)
    cards: Any = seen["hand"]
    return list(cards)


def ask(s: Seen) -> tuple[str, str] | None:
    """Who is asked, and what."""
    question = spectator(s)["question"]
    return (question["seat"], question["ask"]) if question else None


def events(s: Scenario, seat: str | None, what: str) -> list[dict[str, object]]:
    """Everything of one sort that a seat was told since the beginning."""
    return [event for event in s.table.events(seat) if event["what"] == what]


def after(sentences: list[str], first_word: str) -> set[str]:
    """What follows a first word among the offers."""
    return {sentence.removeprefix(first_word + " ") for sentence in sentences if sentence.startswith(first_word + " ")}


def begin(*order: str, **options: int | str) -> Table:
    """A whole game with these seats, in this order of turns; chance deals the first cards that come."""
    rules = library.rules("root")
    playing: dict[str, int | str] = {seat: "yes" if seat in order else "no" for seat in rules.seats}
    table = Table(rules, {**playing, **options})
    for seat in order:
        table.play(f"seat {seat}", CHANCE_NAME)
    deal(table)
    return table


def deal(table: Table) -> None:
    """Chance says the first thing it may, until a player is asked."""
    while table.actor == CHANCE_NAME:
        table.play(table.offers()[0], CHANCE_NAME)


def set_up_marquise(table: Table, keep: int = 1, near: int = 5) -> None:
    """The keep in a corner, and three buildings where there is room."""
    table.play(f"start {keep}", "marquise")
    table.play(f"build sawmill in {keep}", "marquise")
    table.play(f"build workshop in {near}", "marquise")
    table.play(f"build recruiter in {near}", "marquise")
