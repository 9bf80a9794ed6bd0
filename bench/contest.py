"""What every contestant of the bench has in common: how it is timed.

Everybody plays whole games with uniformly random legal choices. One decision is: list the legal actions, choose one,
apply it. Dice, deals and draws are sampled as well and are not counted.
"""

from __future__ import annotations

import statistics
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, ClassVar, NamedTuple

NO_LIMIT = sys.maxsize
"""As a limit of decisions: play the game to its end."""

CLONE_STATES = 15
"""How many mid-game states a clone cost is taken from."""

CLONE_BATCHES = 5
"""How many timed batches each of those states gets."""

CLONE_BATCH_SECONDS = 0.001
"""Roughly how long one batch lasts: long enough to make the resolution of the clock irrelevant."""


@dataclass(frozen=True)
class Counts:
    """What was played in a stretch of time."""

    decisions: int
    decisions_with_choice: int
    games: int
    seconds: float


class Walk(NamedTuple):
    """A game after some decisions. The state is valid until the next walk of the same contestant."""

    state: Any
    decisions: int
    decisions_with_choice: int


class Contestant(ABC):
    """An engine playing one game with random choices.

    A subclass says how to start and play a game and how to copy a state; timing is the same for all of them.
    """

    name: ClassVar[str]
    interface: ClassVar[str]
    """The calls of the engine that are timed."""
    clones: ClassVar[bool] = True
    """Whether the cost of a clone is measured too."""

    def __init__(self, version: str) -> None:
        """Keep the version and start from a fixed seed."""
        self.version = version
        self.random: Callable[[], float] = Random(0).random

    def reseed(self, seed: int) -> None:
        """Make everything that follows depend on the seed alone."""
        self.random = Random(seed).random

    @abstractmethod
    def walk(self, limit: int = NO_LIMIT) -> Walk:
        """Start a new game and play it to its end, or until so many decisions were taken."""

    @abstractmethod
    def cloner(self, state: Any) -> Callable[[], object]:
        """Return a function that makes one independent copy of the state each time it is called."""

    def play(self, seconds: float, seed: int, games: int | None = None) -> Counts:
        """Play whole games until the time is over, or until so many games are finished if that comes first."""
        self.reseed(seed)
        walk = self.walk
        most_games = NO_LIMIT if games is None else games
        decisions = with_choice = played = 0
        start = perf_counter()
        elapsed = 0.0
        while elapsed < seconds and played < most_games:
            _, game_decisions, game_with_choice = walk()
            decisions += game_decisions
            with_choice += game_with_choice
            played += 1
            elapsed = perf_counter() - start
        return Counts(decisions, with_choice, played, elapsed)

    def middle(self, seed: int) -> Any:
        """Return the state in the middle of the random game that the seed gives."""
        self.reseed(seed)
        length = self.walk().decisions
        # The same seed plays the same game again, so no peer has to pay for recording its states.
        self.reseed(seed)
        return self.walk(length // 2).state

    def clone_microseconds(self, seed: int) -> float:
        """Return the median cost of copying a mid-game state, in microseconds."""
        samples: list[float] = []
        for index in range(CLONE_STATES):
            clone = self.cloner(self.middle(seed * CLONE_STATES + index))
            clone()  # The first copy may fill caches that all later copies share.
            start = perf_counter()
            clone()
            size = max(1, int(CLONE_BATCH_SECONDS / max(perf_counter() - start, 1e-9)))
            for _ in range(CLONE_BATCHES):
                start = perf_counter()
                for _ in range(size):
                    clone()
                samples.append((perf_counter() - start) / size)
        return statistics.median(samples) * 1e6

    def more(self, seed: int) -> dict[str, float]:
        """Further costs in microseconds, for those who have them."""
        return {}
