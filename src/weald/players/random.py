"""A player that likes every allowed action equally."""

from __future__ import annotations

from typing import Any

from weald.engine.catalogue import Rules
from weald.engine.chance import QuickDice
from weald.engine.lenses import View
from weald.engine.offers import Offers


class RandomPlayer:
    """Chooses uniformly among the offers."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self._dice = QuickDice(seed)

    def choose(self, view: View[Any], offers: Offers) -> int:
        return offers.allowed[self._dice.below(len(offers.allowed))]
