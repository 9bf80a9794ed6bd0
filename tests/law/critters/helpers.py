"""What the law tests of Critters at War share: reading a position, and beginning a whole game."""

from __future__ import annotations

from typing import Final

from tests.kit import names_told
from weald import library
from weald.engine.table import Table
from weald.scenario import Scenario

THEATERS: Final = ("air", "land", "sea")
CARDS: Final = tuple(f"{letter}{number}" for letter in "ALS" for number in range(1, 7))
HOME: Final = {"A": "air", "L": "land", "S": "sea"}  # the theater of a card's type

SOUTH_HAND: Final = "A1 A4 L2 L6 S3 S5"
NORTH_HAND: Final = "A2 A6 L1 L4 S2 S6"
LEFT_OVER: Final = "A3 A5 L3 L5 S1 S4"


def pile(s: Scenario, seat: str, theater: str) -> list[str]:
    """A seat's cards in a theater, bottom to top, as their owner sees them."""
    found: list[str] = s.see(seat)["piles"][seat][theater]
    return found


def total(s: Scenario, seat: str, theater: str) -> int:
    """The strength of a seat in a theater, as everybody can count it."""
    points: int = s.see(None)["totals"][seat][theater]
    return points


def cards_told(table: Table, viewer: str | None) -> set[str]:
    """Every card whose face a viewer has been told of; a facedown card is told as `A1x`."""
    faces = [*CARDS, *(f"{card}x" for card in CARDS)]
    # a law may have a card's name, and what destroys a card says nothing of the card
    return {name.removesuffix("x") for name in names_told(table, viewer, faces, but=("law", "by_card"))}


def begin(
    row: str = "air-land-sea",
    first: str = "south",
    south: str = SOUTH_HAND,
    north: str = NORTH_HAND,
    **options: int | str,
) -> Table:
    """A whole game, set up and dealt as told; from here on its dice must be answered for."""
    table = Table(library.ruleset("critters"), options)
    table.play(f"row {row}", "chance")
    table.play(f"first {first}", "chance")
    deal(table, south, north)
    return table


def deal(table: Table, south: str = SOUTH_HAND, north: str = NORTH_HAND) -> None:
    """Deal the two hands of a battle; the first player's comes first."""
    hands = [south, north] if table.show(None)["first"] == "south" else [north, south]
    for hand in hands:
        table.play(f"deal {hand}", "chance")
