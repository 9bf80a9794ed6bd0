"""Weald's games through the doors for learners: answers one by one, and many games in one call.

Both give for each answer what a learner needs: the row that the next seat sees and the mask of what it may do.
"""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

import numpy as np
from contest import NO_LIMIT, Counts, Walk
from house import BARE, House, also

from weald.doors.pettingzoo_env import SeatsEnv
from weald.doors.vector import OVER, Vector


class OneByOne(House):
    """All seats of one game, each answer a call: PettingZoo's door."""

    interface = "pettingzoo_env.SeatsEnv: agent_iter, last, step"
    clones = False

    def __init__(self) -> None:
        super().__init__()
        self.env = SeatsEnv(self.game, self.chosen)

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        env = self.env
        env.reset(seed=int(self.random() * 2**31))
        decisions = with_choice = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            allowed = np.flatnonzero(seen["action_mask"])
            decisions += 1
            with_choice += len(allowed) > 1
            env.step(allowed[int(self.random() * len(allowed))])
        return Walk(env, decisions, with_choice)


class InOneCall(House):
    """Many games side by side, all answers in one call: the door of vectors."""

    interface = "vector.Vector: sample, step"
    clones = False
    tables: ClassVar[int] = 64

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        return Walk(
            None, self._play(Vector(self.game, 1, str(self.random()), self.chosen), 0, NO_LIMIT, 1).decisions, 0
        )

    def play(self, seconds: float, seed: int, games: int | None = None) -> Counts:
        vector = Vector(self.game, self.tables, str(seed), self.chosen)
        return self._play(vector, seed, seconds, NO_LIMIT if games is None else games)

    def _play(self, vector: Vector, seed: int, seconds: float, most_games: int) -> Counts:
        dice = np.random.default_rng(seed)
        decisions = played = ended = 0
        start = perf_counter()
        elapsed = 0.0
        while elapsed < seconds and played < most_games:
            decisions += vector.many.count - ended
            vector.step(vector.sample(dice))
            ended = int((vector.actors == OVER).sum())
            played += ended
            elapsed = perf_counter() - start
        return Counts(decisions, 0, played, elapsed)


DOORS: tuple[type[House], ...] = tuple(
    also(way, game, ending)
    for way, ending in ((OneByOne, "one by one"), (InOneCall, "in one call"))
    for game in BARE[:3]
)
