"""Many games in one call, as arrays: for learners that play all seats themselves.

>>> from weald.doors.vector import Vector
>>> games = Vector("critters", 3, seed="7")
>>> games.observations.shape, games.masks.shape
((3, 534), (3, 256))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from weald import library
from weald.engine.lenses import NOBODY
from weald.engine.many import Many

OVER: Final = NOBODY  # in `actors`: the game has ended, and the next step begins a new one


class Vector:
    """`count` games. `observations` and `masks` are written anew by each step: copy what you keep."""

    def __init__(self, game: str, count: int, seed: str = "0", options: Mapping[str, int | str] | None = None) -> None:
        ruleset = library.ruleset(game)
        self.many = Many(ruleset, count, seed, ruleset.check_options(options or {}))
        self.seats = list(ruleset.seats)
        self.observations: npt.NDArray[np.uint8] = np.frombuffer(self.many.observations, np.uint8).reshape(count, -1)
        self.masks: npt.NDArray[np.int8] = np.frombuffer(self.many.masks, np.int8).reshape(count, -1)

    @property
    def actors(self) -> npt.NDArray[np.int64]:
        """The seat that each game asks, as its place in `seats`; OVER where a game has ended."""
        return np.array(self.many.actors)

    def step(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
        """Answer every game. What all seats earn: 1 for winners and -1 for the others, where a game has just ended."""
        self.many.step(actions.tolist())
        rewards = np.zeros((self.many.count, len(self.seats)), np.float32)
        for place in np.flatnonzero(self.actors == OVER):
            rewards[place] = self.many.results(int(place))
        return rewards

    def sample(self, dice: np.random.Generator) -> npt.NDArray[np.int64]:
        """A random answer for every game, of those that it allows; 0 where a game has ended."""
        places, answers = np.divmod(np.flatnonzero(self.masks.view(np.bool_)), self.masks.shape[1])
        counts = np.bincount(places, minlength=self.many.count)
        chosen = np.cumsum(counts) - counts + (dice.random(self.many.count) * counts).astype(np.int64)
        found: npt.NDArray[np.int64] = np.where(counts > 0, np.append(answers, 0)[chosen], 0)
        return found
