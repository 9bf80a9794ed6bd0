"""A view in the terminal's lines, for clients that draw no board of a game. Nothing else here knows the drawings."""

from __future__ import annotations

from functools import lru_cache

from weald import library
from weald.drawings import Drawing, drawing
from weald.engine.table import Table
from weald.texts import Texts
from weald.texts.locales import SPOKEN


@lru_cache(64)
def _drawing(game: str, robots: tuple[str, ...], locale: str) -> Drawing:
    """What draws a game: made when somebody first asks for it, and the same for all tables."""
    return drawing(library.ruleset(game), Texts(game, locale, robots))


def _of(table: Table) -> Drawing:
    return _drawing(table.ruleset.name, table.ruleset.robots(table.options), SPOKEN.get())


def lines(table: Table, seat: str | None) -> list[str]:
    """The board, as a seat sees it."""
    return _of(table).lines(table.game.lens(table.lens(seat)))


def hand(table: Table, seat: str) -> list[str]:
    """What a seat holds, each with what it does."""
    return _of(table).hand(table.game.lens(table.lens(seat)))
