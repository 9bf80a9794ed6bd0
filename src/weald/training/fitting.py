"""Weights from samples: logistic regression on results, with a ridge. It needs numpy; to play, nobody does."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from weald.training.samples import Sample

_STEPS: Final = 25  # of Newton's method: it has long arrived then
_LEAST: Final = 1e-6  # variance or curvature
_DIGITS: Final = 5
FREE: Final = ("one", "estimate")  # features whose weights the ridge spares: with few games they decide alone

Array = NDArray[np.float64]


class Fit:
    """What was learnt for one judgement, and how well it tells results of games that it has not seen."""

    def __init__(self, weights: list[float], samples: int, loss: float, plain_loss: float) -> None:
        self.weights = weights
        self.samples = samples
        self.loss = loss  # on samples that were held back, in nats
        self.plain_loss = plain_loss  # the same for whoever always names the mean


def fit(samples: list[Sample], names: list[str], ridge: float) -> Fit:
    """Learn from samples. The last fifth is held back to measure the loss; the weights are then learnt from all."""
    features = len(names)
    held_back = np.array([name not in FREE for name in names])
    data = np.array([sample[2] for sample in samples], dtype=np.float64).reshape(len(samples), features)
    ends = np.array([sample[1] for sample in samples], dtype=np.float64)
    held = np.arange(len(samples)) * 5 // max(1, len(samples)) == 4  # the last games: turns of one game stay together
    weights = _regress(data[~held], ends[~held], ridge * held_back)
    loss = _loss(_chance(data[held] @ weights), ends[held])
    plain = _loss(np.full(int(held.sum()), float(ends[~held].mean())), ends[held])
    weights = _regress(data, ends, ridge * held_back)
    return Fit([round(float(weight), _DIGITS) for weight in weights], len(samples), loss, plain)


def _chance(sums: Array) -> Array:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(sums, -30.0, 30.0))))


def _loss(chances: Array, ends: Array) -> float:
    if not len(ends):
        return 0.0
    safe = np.clip(chances, _LEAST, 1.0 - _LEAST)
    return round(float(-np.mean(ends * np.log(safe) + (1.0 - ends) * np.log(1.0 - safe))), _DIGITS)


def _regress(data: Array, ends: Array, ridge: Array) -> Array:
    """Newton's method on scaled features, each with its own ridge."""
    spread = data.std(axis=0)
    scale = np.where(spread > _LEAST, spread, 1.0)
    scaled = data / scale
    penalty = np.diag(np.maximum(ridge, _LEAST))
    weights = np.zeros(data.shape[1])
    for _ in range(_STEPS):
        chances = _chance(scaled @ weights)
        slope = scaled.T @ (ends - chances) - penalty @ weights
        curve = (scaled * (chances * (1.0 - chances))[:, None]).T @ scaled + penalty
        weights = weights + np.linalg.solve(curve, slope)
    return np.asarray(weights / scale)
