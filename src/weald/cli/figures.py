"""Numbers in tables: columns side by side, shares in per cent with their intervals."""

from __future__ import annotations

from typing import Any

from weald.texts import Texts


def aligned(table: list[list[str]], words: int = 0) -> list[str]:
    """Columns side by side, aligned to the right; the first `words` of them to the left."""
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    sides = [str.ljust if column < words else str.rjust for column in range(len(widths))]
    return [
        "  ".join(side(cell, width) for side, cell, width in zip(sides, row, widths, strict=True)).rstrip()
        for row in table
    ]


def percent(share: dict[str, Any]) -> dict[str, object]:
    """Wins and the share of games, with its interval, as texts want them."""
    return {
        "wins": share["wins"],
        "share": in_percent(share["share"] or 0),
        "low": in_percent(share["low"]),
        "high": in_percent(share["high"]),
    }


def in_percent(share: float) -> str:
    return f"{100 * share:.1f}"


def from_to(low: object, high: object, texts: Texts) -> str:
    """An interval in words."""
    return texts.say("sim-from-to", low=low, high=high)


def rounded(number: float) -> str:
    return f"{number:.1f}"
