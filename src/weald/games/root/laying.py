"""Helpers for positions set up by hand, for the words of every faction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from weald.engine.arranging import Description, index_of, take
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CARD_NAMES, CLEARINGS, SEAT_COUNT, SEATS, SUIT

CLEARING_NAMES: Final = [str(clearing + 1) for clearing in range(CLEARINGS)]


def take_cards(g: Game, names: Sequence[str]) -> list[int]:
    """Take cards from those not placed yet."""
    return [take(index_of("card", name.replace("-", "_"), CARD_NAMES), g.deck, name) for name in names]


def counts_by_seat(own: Description, word: str) -> list[int]:
    """Read counts by seat: `{"marquise": 2}`."""
    counts = [0] * SEAT_COUNT
    for name in own.table(word):
        counts[index_of("seat", name, SEATS)] = own.part(word, SEATS).number(name)
    return counts


def say_by_seat(b: Board, counts: list[int]) -> dict[str, object]:
    """Describe counts by seat, as `counts_by_seat` reads them."""
    return {SEATS[seat]: counts[seat] for seat in b.order if counts[seat]}


def lay_order(g: Game, own: Description) -> None:
    """[K2.7] The order card of a bot, in its own turn."""
    for card in take_cards(g, own.split("ordered")):
        g.board.robots.card = card
        g.board.robots.suit = SUIT[card]


def say_order(b: Board, seat: int) -> dict[str, object]:
    """Describe the order card, as `lay_order` reads it; nothing without one."""
    return {"ordered": CARD_NAMES[b.robots.card]} if b.active == seat and b.robots.card != NONE else {}
