"""What the tests of every game share: looking at a table through somebody's eyes, and playing it on at random."""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources import files
from typing import Any

from weald import library
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.table import Table
from weald.scenario import Scenario

Seen = Scenario | Table
JUDGED = ("critters", "root", "defenders")  # the games whose judgement can be learnt


def shipped_judgement(game: str) -> str:
    """The weights in the package."""
    return files(f"weald.games.{game}").joinpath("data", "judgement.json").read_text(encoding="utf-8")


def forget_training() -> None:
    """Judge by the weights in the package again, after a test has made a game learn others."""
    for game in JUDGED:
        library.ruleset(game).learn(shipped_judgement(game))


def table_of(s: Seen) -> Table:
    return s.table if isinstance(s, Scenario) else s


def view(s: Seen, viewer: str | None = None) -> dict[str, Any]:
    """What a seat sees, or a spectator, as plain data."""
    return table_of(s).show(viewer)


def public(s: Seen, seat: str) -> dict[str, Any]:
    """What everybody sees of a seat: its board, its score, how many cards it holds."""
    shown: dict[str, Any] = view(s)["seats"][seat]
    return shown


def events(s: Seen, viewer: str | None, what: str, law: str = "") -> list[dict[str, Any]]:
    """Everything of one sort that a viewer was told since the beginning, of one law if it is given."""
    found = table_of(s).events(viewer)
    return [event for event in found if event["what"] == what and law in ("", event["law"])]


def names_told(s: Seen, viewer: str | None, names: Collection[str], but: Collection[str] = ()) -> set[str]:
    """The names that a viewer is told, by what it sees now or by anything that happened; not under the keys `but`."""
    return _names_in([view(s, viewer), table_of(s).events(viewer)], names, but)


def _names_in(told: object, names: Collection[str], but: Collection[str]) -> set[str]:
    if isinstance(told, dict):
        return set().union(*(_names_in(value, names, but) for key, value in told.items() if key not in but))
    if isinstance(told, list):
        return set().union(*(_names_in(value, names, but) for value in told))
    return {told} if isinstance(told, str) and told in names else set()


def outcomes(s: Seen) -> dict[str, int]:
    """What chance can say now, with weights."""
    table = table_of(s)
    return {table.ruleset.grammar.write(action): weight for action, weight in procedure.outcomes(table.game)}


def unasked(s: Seen) -> list[str]:
    """What was carried out since a seat last acted because public facts left no choice."""
    table = table_of(s)
    return [table.ruleset.grammar.write(answer) for _, answer in table.game.unasked]


def step(table: Table, dice: QuickDice) -> None:
    """One allowed action, at random."""
    allowed = table.legal()
    table.take(allowed[dice.below(len(allowed))])


def play_out(table: Table, dice: QuickDice) -> None:
    """Play to the end at random."""
    while table.actor is not None:
        step(table, dice)


def until(table: Table, ask: str) -> Table:
    """Answer with whatever is allowed first, until this is asked."""
    while table.question is not None and table.question.ask != ask:
        table.take(table.legal()[0])
    return table
