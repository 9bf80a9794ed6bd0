"""What the law tests of Root share: reading the table from a spectator's chair, and beginning a whole game."""

from __future__ import annotations

from typing import Any

from tests.kit import Seen, view
from tests.kit import events as events
from tests.kit import public as public
from weald import library
from weald.engine.table import CHANCE_NAME, Table

spectator = view


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
    cards: list[str] = view(s, seat)["hand"]
    return cards


def ask(s: Seen) -> tuple[str, str] | None:
    """Who is asked, and what."""
    question = spectator(s)["question"]
    return (question["seat"], question["ask"]) if question else None


def after(sentences: list[str], first_word: str) -> set[str]:
    """What follows a first word among the offers."""
    return {sentence.removeprefix(first_word + " ") for sentence in sentences if sentence.startswith(first_word + " ")}


def begin(*order: str, **options: int | str) -> Table:
    """A whole game with these seats, in this order of turns; chance deals the first cards that come."""
    ruleset = library.ruleset("root")
    playing: dict[str, int | str] = {seat: "yes" if seat in order else "no" for seat in ruleset.seats}
    table = Table(ruleset, {**playing, **options})
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
