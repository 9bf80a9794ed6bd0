"""Computer players. A player gets a View and the offers of one question, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, Protocol

from weald.engine.errors import UnknownName
from weald.engine.lenses import View
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset
from weald.players import levels, search
from weald.players.beam import BeamPlayer
from weald.players.greedy import GreedyPlayer, Look
from weald.players.levels import LEVELS, USUAL, Recipe
from weald.players.planner import Effort, PlannerPlayer
from weald.players.random import RandomPlayer
from weald.players.search import SearchPlayer

__all__ = ["LEVELS", "Player", "USUAL", "make", "names"]


class Player(Protocol):
    """Somebody who can answer a question."""

    def choose(self, view: View[Any], offers: Offers) -> int:
        """One of `offers.allowed`."""
        ...

    def reseed(self, seed: str) -> None:
        """Take random choices from this seed from now on. What was planned stays."""
        ...


class Kind:
    """A way to play: how such a player is made, and its usual effort. `judges`: by the features of the judgement."""

    def __init__(
        self, make: Callable[[Ruleset, str, dict[str, int]], Player], effort: dict[str, int], judges: bool = False
    ) -> None:
        self.make = make
        self.effort = effort
        self.judges = judges


def _random(ruleset: Ruleset, seed: str, effort: dict[str, int]) -> Player:
    return RandomPlayer(ruleset, seed)


def _greedy(ruleset: Ruleset, seed: str, effort: dict[str, int]) -> Player:
    look = Look(effort["worlds"], effort["trials"], effort["chain"], effort["hopeful"] != 0)
    return GreedyPlayer(ruleset, seed, look)


def _planner(ruleset: Ruleset, seed: str, effort: dict[str, int]) -> Player:
    hard = Effort(
        effort["width"],
        effort["worlds"],
        effort["acts"],
        effort["hopeful"] != 0,
        effort["plans"],
        effort["playouts"],
    )
    return PlannerPlayer(ruleset, seed, hard)


def _search(ruleset: Ruleset, seed: str, effort: dict[str, int]) -> Player:
    return SearchPlayer(ruleset, seed, search.Effort(effort["games"], effort["solving"]))


def _beam(ruleset: Ruleset, seed: str, effort: dict[str, int]) -> Player:
    return BeamPlayer(ruleset, seed, effort["width"], effort["worlds"])


_KINDS: Final[dict[str, Kind]] = {
    "random": Kind(_random, {}),
    "greedy": Kind(_greedy, {"worlds": 4, "trials": 60, "chain": 3, "hopeful": 0}),
    "planner": Kind(
        _planner, {"width": 10, "worlds": 4, "acts": 3000, "hopeful": 0, "plans": 0, "playouts": 0}, judges=True
    ),
    "search": Kind(_search, {"games": 400, "solving": 0}, judges=True),
    "beam": Kind(_beam, {"width": 12, "worlds": 1}, judges=True),
}
_RECIPES: Final[dict[str, dict[str, Recipe]]] = {}  # by game, once they are read


def names() -> list[str]:
    """All that a computer player can be: the levels, weakest first, then the plain kinds."""
    return [*LEVELS, *_KINDS]


def make(name: str, ruleset: Ruleset, seed: str) -> Player:
    """A computer player. The seed makes its choices repeatable; the table's dice have another."""
    if name in LEVELS:
        recipe = recipes(ruleset)[name]
        return _KINDS[recipe.player].make(recipe.seen, seed, recipe.effort)
    if name not in _KINDS:
        raise UnknownName("player", name, names())
    kind = _KINDS[name]
    return kind.make(ruleset, seed, kind.effort)


def recipes(ruleset: Ruleset) -> dict[str, Recipe]:
    """How each level plays a game. They are read once."""
    if ruleset.name not in _RECIPES:
        text = files(f"weald.games.{ruleset.name}").joinpath("data", "levels.json").read_text(encoding="utf-8")
        _RECIPES[ruleset.name] = read_recipes(text, ruleset)
    return _RECIPES[ruleset.name]


def read_recipes(text: str, ruleset: Ruleset) -> dict[str, Recipe]:
    """Recipes in the form of `weald.players.levels`. What is wrong with them is a ValueError."""
    efforts = {name: kind.effort for name, kind in _KINDS.items()}
    return levels.read(text, ruleset, efforts, [name for name, kind in _KINDS.items() if kind.judges])
