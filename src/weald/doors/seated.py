"""A table as learners see it: rows of numbers, masks, rewards. PettingZoo and Gymnasium are built on this."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from weald import library
from weald.arena.course import points_of
from weald.drawings import drawing
from weald.engine.action_space import ActionSpace
from weald.engine.errors import BadValue
from weald.engine.lenses import NOBODY
from weald.engine.observing import Observer
from weald.engine.table import Table
from weald.texts import Texts

Row = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

END: Final = "end"
POINTS: Final = "points"
REWARDS: Final = (END, POINTS)


class Learning:
    """One game after another of the same kind, and what a learner gets of them.

    A row is one array; with `fields`, a dictionary of its fields by name.
    """

    def __init__(
        self, game: str, options: Mapping[str, int | str] | None = None, rewards: str = END, fields: bool = False
    ) -> None:
        self.ruleset = library.ruleset(game)
        self.options = self.ruleset.check_options(options or {})
        if rewards not in REWARDS:
            raise BadValue("bad-rewards", value=rewards, known=", ".join(REWARDS))
        self.rewards = rewards
        self.seats = list(self.ruleset.in_play(self.options))
        self.space = ActionSpace(self.ruleset.grammar)
        self.observer = Observer(self.ruleset)
        self._buffer = bytearray(self.observer.size)
        self._fields = self.observer.fields if fields else []
        self._points: dict[str, int] = {}
        self.table = self._lay("0")

    def _lay(self, seed: str) -> Table:
        return Table(self.ruleset, self.options, seed, dict.fromkeys(self.seats, "learner"), telling=False)

    def begin(self, seed: int | None) -> None:
        """Lay a new table. The same seed gives the same dice."""
        self.table = self._lay(str(seed) if seed is not None else secrets.token_hex(16))
        self._points = self.points()

    def points(self) -> dict[str, int]:
        """Everybody's points now, where the game counts any."""
        outcome = self.table.outcome
        if outcome is not None:
            return dict(outcome.scores)
        return points_of(self.ruleset, self.table.game, self.seats)

    def rows(self) -> spaces.Space[Any]:
        """All rows that there can be."""
        if self._fields:
            return spaces.Dict({field.name: _bytes(field.size) for field in self._fields})
        return _bytes(self.observer.size)

    def masks(self) -> spaces.Space[Any]:
        return spaces.Box(0, 1, (self.space.size,), np.int8)

    def row(self, seat: str) -> Row | dict[str, Row]:
        """What a seat sees. It is a copy: the next step does not change it."""
        self.observer.write(self.table.game.lens(self.ruleset.seat(seat)), self._buffer)
        row = np.frombuffer(self._buffer, np.uint8).copy()
        if self._fields:
            return {field.name: row[field.start : field.start + field.size] for field in self._fields}
        return row

    def mask(self, seat: str) -> Mask:
        """1 for each action that a seat may take now: none unless it is asked."""
        mask = bytearray(self.space.size)
        if self.table.actor == seat:
            self.space.mask(self.table.legal(), mask, 0)
        return np.frombuffer(mask, np.int8)

    def earned(self) -> dict[str, float]:
        """What each seat has earned since this was last asked.

        At the end 1 for those who win and -1 for the others; with `points` also a hundredth for each point on the way.
        """
        earned = dict.fromkeys(self.seats, 0.0)
        if self.rewards == POINTS:
            now = self.points()
            for seat in self.seats:
                earned[seat] += (now[seat] - self._points[seat]) / 100
            self._points = now
        outcome = self.table.outcome
        if outcome is not None:
            for seat in self.seats:
                earned[seat] += 1.0 if seat in outcome.winners else -1.0
        return earned

    def picture(self, seat: str | None) -> str:
        """The table as text, as a seat sees it."""
        view = self.table.game.lens(self.ruleset.seat(seat) if seat is not None else NOBODY)
        return "\n".join(drawing(self.ruleset, Texts(self.ruleset.name)).lines(view))


def _bytes(size: int) -> spaces.Space[Any]:
    return spaces.Box(0, 255, (size,), np.uint8)
