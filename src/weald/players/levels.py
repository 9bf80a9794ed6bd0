"""Levels: how strong a computer plays, by a name that a person understands. Each game has a recipe for each of them:

    {"normal": {"player": "planner", "width": 6, "worlds": 3, "acts": 900, "overlooks": ["near-end"]}, ...}

`player` is a kind of player and the numbers are its effort: counts, never seconds, so that a game can be repeated from
its seed. `overlooks` names features of the game's judgement that this level does not see: it errs as people do.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from weald.engine.ruleset import Ruleset

LEVELS: Final = ("beginner", "easy", "normal", "hard", "expert")  # weakest first
USUAL: Final = "normal"


class Recipe:
    """How a level plays one game."""

    def __init__(self, player: str, effort: dict[str, int], seen: Ruleset) -> None:
        self.player = player
        self.effort = effort
        self.seen = seen  # the game without what is overlooked


def read(text: str, ruleset: Ruleset, efforts: Mapping[str, Mapping[str, int]], judges: list[str]) -> dict[str, Recipe]:
    """The recipes of a game.

    `efforts` has the usual numbers of each kind of player, `judges` are those kinds that judge by features. Whatever is
    missing, unknown or without effect is an error.
    """
    found: dict[str, dict[str, Any]] = json.loads(text)
    if list(found) != list(LEVELS):
        raise ValueError(f"the levels of {ruleset.name} are not {', '.join(LEVELS)}")
    recipes: dict[str, Recipe] = {}
    for level, given in found.items():
        where = f"the level {level} of {ruleset.name}"
        numbers = dict(given)
        player = numbers.pop("player", "")
        overlooks = numbers.pop("overlooks", [])
        if player not in efforts:
            raise ValueError(f"{where} has no kind of player called {player!r}")
        for name, number in numbers.items():
            if name not in efforts[player] or not isinstance(number, int) or number < 0:
                raise ValueError(f"{where}: {name!r} is no effort of a {player}, or not a count")
        if overlooks and player not in judges:
            raise ValueError(f"{where}: a {player} looks at no features, and can overlook none")
        try:
            seen = ruleset.overlooking(overlooks) if overlooks else ruleset
        except ValueError as error:
            raise ValueError(f"{where}: {error}") from None
        recipes[level] = Recipe(player, {**efforts[player], **numbers}, seen)
    return recipes
