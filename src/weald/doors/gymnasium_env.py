"""Gymnasium's door: one seat learns, computer players have the others.

>>> from weald.doors.gymnasium_env import SeatEnv
>>> game = SeatEnv("critters", "south", "greedy")
>>> row, told = game.reset(seed=7)
>>> int(told["action_mask"].sum())
25
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from weald import players
from weald.arena.match import player_seed
from weald.doors.seated import END, Learning
from weald.engine import procedure
from weald.engine.errors import UnknownName


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game from one seat. `info["action_mask"]` says what is allowed.

    An answer that the law refuses ends the episode with -1; `info["refused"]` names the law. `dictionary` puts the mask
    beside the row in the observation, for learners that look for it there. `fields` makes a dictionary of the row.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        seat: str,
        others: str | Mapping[str, str] = "greedy",
        options: Mapping[str, int | str] | None = None,
        rewards: str = END,
        dictionary: bool = False,
        fields: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.learning = Learning(game, options, rewards, fields)
        self.seat = seat
        if seat not in self.learning.seats:
            raise UnknownName("seat", seat, self.learning.seats)
        self.others = {
            other: others if isinstance(others, str) else others[other]
            for other in self.learning.seats
            if other != seat
        }
        for kind in self.others.values():
            players.make(kind, self.learning.ruleset, "")
        self._players: dict[str, players.Player] = {}
        self.dictionary = dictionary
        self.render_mode = render_mode
        row = self.learning.rows()
        self.action_space = spaces.Discrete(self.learning.space.size)
        self.observation_space: spaces.Space[Any] = (
            spaces.Dict({"observation": row, "action_mask": self.learning.masks()}) if dictionary else row
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**31))
        self.learning.begin(number)
        self._players = {
            other: players.make(kind, self.learning.ruleset, player_seed(str(number), other))
            for other, kind in self.others.items()
        }
        self._let_others_play()
        return self._seen(), self._told()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        table, number = self.learning.table, self.learning.space.action(int(action))
        refusal = table.why_not(number)
        if refusal is not None:
            refused = {"law": refusal.law, "why": refusal.why}
            return self._seen(), -1.0, True, False, {**self._told(), "refused": refused}
        table.take(number)
        self._let_others_play()
        return self._seen(), self.learning.earned()[self.seat], table.actor is None, False, self._told()

    def _let_others_play(self) -> None:
        table = self.learning.table
        while table.actor not in (None, self.seat):
            asked = table.actor
            assert asked is not None
            view = table.game.lens(self.learning.ruleset.seat(asked))
            table.take(self._players[asked].choose(view, procedure.offers(view)))

    def action_masks(self) -> Any:
        """What is allowed, by the name under which learners with masks look for it."""
        return self.learning.mask(self.seat).astype(bool)

    def _seen(self) -> Any:
        row = self.learning.row(self.seat)
        return {"observation": row, "action_mask": self.learning.mask(self.seat)} if self.dictionary else row

    def _told(self) -> dict[str, Any]:
        question = self.learning.table.question
        told: dict[str, Any] = {"action_mask": self.learning.mask(self.seat)}
        if question is not None:
            told |= {"ask": question.ask, "law": question.law}
        return told

    def render(self) -> str | None:
        return self.learning.picture(self.seat) if self.render_mode == "ansi" else None
