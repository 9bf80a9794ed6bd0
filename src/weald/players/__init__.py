"""Computer players. A player gets a View and the offers of one question, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from weald.engine.errors import UnknownName
from weald.engine.lenses import View
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset
from weald.players.greedy import GreedyPlayer
from weald.players.planner import PlannerPlayer
from weald.players.random import RandomPlayer

__all__ = ["Player", "names", "make"]


class Player(Protocol):
    """Somebody who can answer a question."""

    def choose(self, view: View[Any], offers: Offers) -> int:
        """One of `offers.allowed`."""
        ...


_PLAYERS: Final[dict[str, Callable[[Ruleset, str], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "planner": PlannerPlayer,
}


def names() -> list[str]:
    """The kinds of computer players, weakest first."""
    return list(_PLAYERS)


def make(name: str, ruleset: Ruleset, seed: str) -> Player:
    """A computer player. The seed makes its choices repeatable; the table's dice have another."""
    if name not in _PLAYERS:
        raise UnknownName("player", name, _PLAYERS)
    return _PLAYERS[name](ruleset, seed)
