"""Weights from samples: logistic regression on results, with a ridge. It needs numpy; to play, nobody does."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from weald.training.samples import Sample

_STEPS: Final = 25  # of Newton's method: it has long arrived then
_LEAST: Final = 1e-6  # variance or curvature
_DIGITS: Final = 5
_FREE: Final = 0.05  # of the ridge is on features that tell most; the others must have many games to speak for them
_TELLING: Final = (
    "one",
    "score",
    "near-end",
    "best-rival",
    "other-rivals",
    "forecast",
    "best-forecast",
    "other-forecasts",
    "best-soon",
    "estimate",
    "against-",
    "early-",
)

Array = NDArray[np.float64]


class Fit:
    """What was learnt for one judgement, and how well it tells results of games that it has not seen."""

    def __init__(self, weights: list[float], samples: int, loss: float, plain_loss: float) -> None:
        self.weights = weights
        self.samples = samples
        self.loss = loss  # on samples that were held back, in nats
        self.plain_loss = plain_loss  # the same for whoever always names the mean


def fit_all(samples: list[Sample], names: dict[str, list[str]], ridge: float) -> dict[str, Fit]:
    """Learn every judgement: first what holds for all of them, from all samples, then by how much each differs."""
    whose = sorted({sample[0] for sample in samples})
    common = [name for name in names[whose[0]] if all(name in names[other] for other in whose)]
    places = {other: [names[other].index(name) for name in common] for other in whose}
    together = [(other, end, [features[place] for place in places[other]]) for other, end, features in samples]
    shared = dict(zip(common, fit(together, common, ridge).weights, strict=True))
    fits: dict[str, Fit] = {}
    for other in whose:
        own = [sample for sample in samples if sample[0] == other]
        fits[other] = fit(own, names[other], ridge, [shared.get(name, 0.0) for name in names[other]])
    return fits


def fit(samples: list[Sample], names: list[str], ridge: float, towards: list[float] | None = None) -> Fit:
    """Learn from samples. The last fifth is held back to measure the loss; the weights are then learnt from all.

    The ridge draws the weights `towards` others, or else towards nothing.
    """
    features = len(names)
    drawn = np.array(towards if towards is not None else [0.0] * features)
    held_back = np.array([_FREE if name.startswith(_TELLING) else 1.0 for name in names])
    data = np.array([sample[2] for sample in samples], dtype=np.float64).reshape(len(samples), features)
    ends = np.array([sample[1] for sample in samples], dtype=np.float64)
    held = np.arange(len(samples)) * 5 // max(1, len(samples)) == 4  # the last games: turns of one game stay together
    weights = _regress(data[~held], ends[~held], ridge * held_back, drawn)
    loss = _loss(_chance(data[held] @ weights), ends[held])
    plain = _loss(np.full(int(held.sum()), float(ends[~held].mean())), ends[held])
    weights = _regress(data, ends, ridge * held_back, drawn)
    return Fit([round(float(weight), _DIGITS) for weight in weights], len(samples), loss, plain)


def _chance(sums: Array) -> Array:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(sums, -30.0, 30.0))))


def _loss(chances: Array, ends: Array) -> float:
    if not len(ends):
        return 0.0
    safe = np.clip(chances, _LEAST, 1.0 - _LEAST)
    return round(float(-np.mean(ends * np.log(safe) + (1.0 - ends) * np.log(1.0 - safe))), _DIGITS)


def _regress(data: Array, ends: Array, ridge: Array, towards: Array) -> Array:
    """Newton's method on scaled features, each with its own ridge."""
    spread = data.std(axis=0)
    scale = np.where(spread > _LEAST, spread, 1.0)
    scaled = data / scale
    penalty = np.diag(np.maximum(ridge, _LEAST))
    goal = towards * scale
    weights = np.array(goal)
    for _ in range(_STEPS):
        chances = _chance(scaled @ weights)
        slope = scaled.T @ (ends - chances) - penalty @ (weights - goal)
        curve = (scaled * (chances * (1.0 - chances))[:, None]).T @ scaled + penalty
        weights = weights + np.linalg.solve(curve, slope)
    return np.asarray(weights / scale)
