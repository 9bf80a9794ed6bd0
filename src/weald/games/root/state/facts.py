"""What the words of questions and answers tell of clearings and suits, as ids and numbers."""

from __future__ import annotations

from weald.games.root.state.board import Board
from weald.games.root.tables import BIRD, SUIT_NAMES


def clearing_facts(b: Board, clearing: int, key: str = "clearing") -> dict[str, object]:
    """A clearing by its number, and its suit."""
    return {key: clearing + 1, f"{key}_suit": SUIT_NAMES[b.suits[clearing]]}


def way_facts(b: Board, origin: int, to: int) -> dict[str, object]:
    """Two clearings: whence, and where to."""
    return {**clearing_facts(b, origin, "from_clearing"), **clearing_facts(b, to)}


def clearings_around(b: Board, forest: int) -> list[int]:
    """The clearings around a forest, by number."""
    return [clearing + 1 for clearing in b.printed().forests[forest]]


def suit_facts(suit: int) -> dict[str, object]:
    """A bird limits nothing."""
    return {} if suit == BIRD else {"suit": SUIT_NAMES[suit]}
