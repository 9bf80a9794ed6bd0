"""Judgement as data: what the features of a position weigh. It is learnt (`weald train`) and lies in a game's folder:

    {"made": {...}, "weights": {"<whose>": {"<feature>": 0.25, ...}}}

`made` says how. To load and to use it takes the standard library only.
"""

from __future__ import annotations

import json
from math import exp
from typing import Any


def squashed(odds: float) -> float:
    """Log-odds, whatever their size, as a chance between 0 and 1."""
    return 0.0 if odds < -30.0 else 1.0 / (1.0 + exp(-odds))


class Judgement:
    """The weights of one seat's features."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def sum(self, features: list[float]) -> float:
        """Features times weights."""
        weights = self.weights
        total = 0.0
        for place in range(len(weights)):
            total += weights[place] * features[place]
        return total

    def chance(self, features: list[float]) -> float:
        """The same as a chance between 0 and 1."""
        return squashed(self.sum(features))


def overlook(features: list[float], places: tuple[int, ...]) -> list[float]:
    """The same features, those at some places as if there were nothing."""
    for place in places:
        features[place] = 0.0
    return features


def read(text: str, whose: str, names: list[str]) -> Judgement | None:
    """One seat's judgement out of a file; None if the file has none. Features and weights have the same names."""
    found: Any = json.loads(text)
    given: dict[str, float] | None = found["weights"].get(whose)
    if given is None:
        return None
    if sorted(given) != sorted(names):
        odd = sorted(set(given) ^ set(names))
        raise ValueError(f"the judgement of {whose} does not fit its features: {', '.join(odd)}")
    return Judgement([float(given[name]) for name in names])
