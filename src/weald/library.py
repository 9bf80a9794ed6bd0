"""The games of the house by name. A game is imported when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from weald.engine.catalogue import Rules
from weald.engine.errors import UnknownName

_GAMES: Final = {"critters": "weald.games.critters.rules", "root": "weald.games.root.game"}


def names() -> list[str]:
    """The names of all games."""
    return list(_GAMES)


def rules(name: str) -> Rules:
    """A game by its name."""
    if name not in _GAMES:
        raise UnknownName("game", name, _GAMES)
    found = import_module(_GAMES[name]).RULES
    assert isinstance(found, Rules)
    return found
