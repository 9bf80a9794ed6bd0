"""PettingZoo's door: all seats of a game, asked one after another (AEC).

>>> from weald.doors.pettingzoo_env import env
>>> game = env("critters")
>>> game.reset(seed=7)
>>> game.agent_selection
'north'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from weald.doors.seated import END, Learning


def env(game: str, **settings: Any) -> SeatsEnv:
    """The game as an environment: `env("root", options={"map": "winter"}, rewards="points")`."""
    return SeatsEnv(game, **settings)


class SeatsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """Every question of a game is one step of the seat that it is put to. Bots play themselves.

    `fields` makes a dictionary of the row in each observation.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, int | str] | None = None,
        rewards: str = END,
        fields: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.learning = Learning(game, options, rewards, fields)
        self.metadata = {"name": f"weald_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(self.learning.seats)
        self.agents: list[str] = []
        self._observations = {
            seat: spaces.Dict({"observation": self.learning.rows(), "action_mask": self.learning.masks()})
            for seat in self.possible_agents
        }
        self._actions = {seat: spaces.Discrete(self.learning.space.size) for seat in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.learning.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        return {"observation": self.learning.row(agent), "action_mask": self.learning.mask(agent)}

    def step(self, action: int | None) -> None:
        seat = self.agent_selection
        if self.terminations[seat] or self.truncations[seat]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{seat} is asked, and None is no answer")
        table = self.learning.table
        table.play(self.learning.space.action(int(action)), seat)  # what is not allowed is an error, with its law
        self._cumulative_rewards[seat] = 0.0
        self.rewards = self.learning.earned()
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        asked = self.learning.table.actor
        if asked is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = asked
        question = self.learning.table.question
        self.infos[asked] = {"ask": question.ask, "law": question.law} if question is not None else {}

    def render(self) -> str | None:
        return self.learning.picture(self.learning.table.actor) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held that must be given back."""
