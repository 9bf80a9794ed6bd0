"""A player that chooses at random."""

from __future__ import annotations

from typing import Any

from weald.engine.chance import QuickDice
from weald.engine.lenses import View
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset


class RandomPlayer:
    """Takes each allowed action with the same chance."""

    def __init__(self, ruleset: Ruleset, seed: str) -> None:
        self._dice = QuickDice(seed)

    def reseed(self, seed: str) -> None:
        self._dice = QuickDice(seed)

    def choose(self, view: View[Any], offers: Offers) -> int:
        return offers.allowed[self._dice.below(len(offers.allowed))]
