"""What the law tests of Root share: reading a position, and setting up a whole game."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from tests.kit import names_told, public
from tests.law.root.seeing import ask
from tests.law.root.seeing import clearing as clearing
from tests.law.root.seeing import hand as hand
from tests.law.root.seeing import score as score
from tests.law.root.seeing import warriors as warriors
from weald import library
from weald.engine.table import Table
from weald.games.root.tables import CARD_NAMES
from weald.scenario import Scenario

SEATS: Final = ("marquise", "eyrie", "alliance")
FOX: Final = (1, 6, 8, 12)  # the clearings of the autumn map by suit
RABBIT: Final = (3, 4, 5, 10)
MOUSE: Final = (2, 7, 9, 11)
HANDS: Final = {
    "marquise": "anvil foxfolk_steel protection_racket",
    "eyrie": "bake_sale smugglers_trail root_tea_rabbit",
    "alliance": "investments sword_mouse root_tea_mouse",
}
SUPPORTERS: Final = "mouse_in_a_sack crossbow_mouse travel_gear_mouse"
board = public


def data(name: str) -> Any:
    """A file of the printed components."""
    return json.loads(files("weald.games.root").joinpath("data", name).read_text(encoding="utf-8"))


def deck(name: str = "standard") -> list[dict[str, Any]]:
    """The cards of a deck, as they are printed."""
    printed = data("deck.json")
    return [card for card in printed["cards"] if name in card.get("decks", printed["decks"])]


def said(card: str) -> str:
    """A card as sentences name it."""
    return card.replace("_", "-")


def pieces(s: Scenario, number: int) -> dict[str, int]:
    """The buildings, tokens and ruins in a clearing."""
    found: dict[str, int] = clearing(s, number)["pieces"]
    return found


def ruler(s: Scenario, number: int) -> str | None:
    found: str | None = clearing(s, number)["ruler"]
    return found


def supporters(s: Scenario) -> list[str]:
    cards: list[str] = s.see("alliance")["supporters"]
    return cards


def question(s: Scenario) -> tuple[str, str]:
    """Who is asked, and what."""
    asked = ask(s)
    assert asked is not None
    return asked


def told(table: Table, viewer: str | None) -> set[str]:
    """Every card whose face a viewer is told of."""
    return names_told(table, viewer, CARD_NAMES)


def says(cards: str) -> list[str]:
    """What chance says to draw these cards."""
    return [f"draw {card.replace('_', '-')}" for card in cards.split()]


def fight(s: Scenario, other: str, where: int, roll: str = "") -> None:
    """The Marquise battles; a defender who is asked plays no ambush. Then the dice, if told."""
    s.play("marquise: fight", f"marquise: battle {other} in {where}")
    if s.asked == other:
        s.play(f"{other}: pass")
    if roll:
        s.play(f"chance: roll {roll}")


def begin(order: str = "marquise eyrie alliance", **options: str) -> Table:
    """A new game: the order of turns and all hands are told, the Marquise is to place her keep."""
    ruleset = library.ruleset("root")
    absent = {seat: "no" for seat in ruleset.seats if seat not in order.split()}
    table = Table(ruleset, {**absent, **options})
    table.script += [f"seat {seat}" for seat in order.split()]
    for seat in order.split():
        table.script += says(HANDS[seat])
    table.advance()
    return table


def begin_play(order: str = "marquise eyrie alliance", keep: int = 1) -> Table:
    """A new game on autumn, set up, up to the first question of the first turn."""
    table = begin(order)
    first, second, third = {1: (1, 5, 9), 2: (2, 5, 6), 3: (3, 7, 11), 4: (4, 8, 9)}[keep]
    table.play(f"start {keep}", "marquise")
    table.play(f"build sawmill in {first}", "marquise")
    table.play(f"build workshop in {second}", "marquise")
    table.play(f"build recruiter in {third}", "marquise")
    table.play("leader despot", "eyrie")
    table.script += says(SUPPORTERS)
    table.advance()
    return table
