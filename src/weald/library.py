"""The games of the house and their law books by name. A game is imported when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from weald.engine.errors import UnknownName
from weald.engine.ruleset import Ruleset

_GAMES: Final = {
    "critters": "weald.games.critters.ruleset",
    "defenders": "weald.games.defenders.ruleset",
    "root": "weald.games.root.ruleset",
}
_FOUND: Final[dict[str, Ruleset]] = {}  # those that somebody has asked for
_BOOKS: Final = {"clockwork": "root"}  # further law books, each with its game


def names() -> list[str]:
    """The names of all games."""
    return list(_GAMES)


def ruleset(name: str) -> Ruleset:
    """A game by its name."""
    if name not in _FOUND:
        if name not in _GAMES:
            raise UnknownName("game", name, _GAMES)
        found = import_module(_GAMES[name]).RULESET
        assert isinstance(found, Ruleset)
        _FOUND[name] = found
    return _FOUND[name]


def books(game: str = "") -> list[str]:
    """The law books of a game, its own first; without a game, all books."""
    if game:
        return [game, *(book for book, owner in _BOOKS.items() if owner == game)]
    return [book for name in _GAMES for book in books(name)]


def game_of(book: str) -> str:
    """The game that a law book belongs to."""
    if book not in books():
        raise UnknownName("book", book, books())
    return _BOOKS.get(book, book)
