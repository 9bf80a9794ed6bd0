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
        for place, asked in enumerate(self.many.actors):
            if asked == OVER:
                rewards[place] = self.many.results(place)
        return rewards
