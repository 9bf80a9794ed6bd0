"""Grounds: what speaks for a position and against it, in a person's terms. They are what reasons are made of.

A judgement looks at many features, some of which say the same to a person: points, points squared, points above twenty.
A game's `data/grounds.json` gathers them:

    {"<ground>": {"features": ["score", "score-squared"], "unit": 30, "thumb": 1.0}}

The amount of a ground is its first feature (or the sum of those that it `counts`) times `unit`; its worth is what all
its features add to the judgement. Where the judgement weighs a rule of thumb among its features (`estimate`), `thumb`
is what one of this ground is worth to that rule. A feature that no ground names gives no reason.
"""

from __future__ import annotations

import json
from typing import Any, Final

_THUMB: Final = "estimate"


class Ground:
    """How much there is of something, and what that is worth to a seat."""

    def __init__(self, name: str, amount: float, worth: float) -> None:
        self.name = name
        self.amount = amount
        self.worth = worth


class _Gathered:
    """The features of one ground, by their places among a seat's features."""

    def __init__(self, name: str, counted: list[int], weighed: list[int], unit: float, thumb: float) -> None:
        self.name = name
        self.counted = counted
        self.weighed = weighed
        self.unit = unit
        self.thumb = thumb


class Grounds:
    """The grounds of one seat, by the names of its features."""

    def __init__(self, text: str, names: list[str], scale: float = 1.0) -> None:
        """`scale`: by how much the rule of thumb is divided among the features."""
        found: dict[str, Any] = json.loads(text)
        self._gathered: list[_Gathered] = []
        self._estimate = names.index(_THUMB) if _THUMB in names else -1
        self._scale = scale
        for name, ground in found.items():
            given: list[str] = ground["features"]
            weighed = [names.index(feature) for feature in given if feature in names]
            if not weighed:
                continue
            wanted: list[str] = ground.get("counts", given[:1])
            counted = [names.index(feature) for feature in wanted if feature in names]
            unit = float(ground.get("unit", 1.0))
            self._gathered.append(_Gathered(name, counted, weighed, unit, float(ground.get("thumb", 0.0))))

    def of(self, features: list[float], weights: list[float]) -> list[Ground]:
        """The grounds of a position, always in the same order."""
        found: list[Ground] = []
        thumb = weights[self._estimate] / self._scale if self._estimate >= 0 else 0.0
        for one in self._gathered:
            amount = 0.0
            for place in one.counted:
                amount += features[place]
            amount *= one.unit
            worth = thumb * one.thumb * amount
            for place in one.weighed:
                worth += weights[place] * features[place]
            found.append(Ground(one.name, amount, worth))
        return found


def named(text: str) -> list[str]:
    """The names of all grounds of a game."""
    found: dict[str, Any] = json.loads(text)
    return list(found)


def features_of(text: str, name: str) -> set[str]:
    """The names of the features of one ground."""
    found: dict[str, Any] = json.loads(text)
    return {*found[name]["features"], *found[name].get("counts", [])}
