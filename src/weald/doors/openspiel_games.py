"""OpenSpiel's door: `pyspiel.load_game("weald_critters")`, `weald_root`, `weald_defenders`, once this is imported.

The parameter `options` chooses a game: `weald_root(options=map:winter;cult:yes)`. Dice are chance nodes with their
chances. What a player remembers (the information state) is all that the table has told its seat, and its own actions.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from weald import library
from weald.engine import codec, procedure
from weald.engine.action_space import ActionSpace
from weald.engine.lenses import CHANCE, NOBODY, Event, Game
from weald.engine.observing import Observer
from weald.engine.ruleset import Options, Ruleset

_PREFIX: Final = "weald_"
_LONGEST: Final = 100_000  # actions of a game, the dice's too
_DEAL: Final = 18564  # most outcomes of one throw: hands of Critters


def read_options(ruleset: Ruleset, text: str) -> Options:
    """Options from `name:value;name:value`."""
    given: dict[str, int | str] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        given[name.strip()] = value.strip()
    return ruleset.check_options(given)


class Kind:
    """A game with its options, and what follows from both: an object of OpenSpiel may lose what Python adds to it."""

    def __init__(self, name: str, options: str) -> None:
        self.name = name
        self.wish = options
        self.ruleset = library.ruleset(name)
        self.options = read_options(self.ruleset, options)
        self.seats = [self.ruleset.seat(one) for one in self.ruleset.in_play(self.options)]
        self.space = ActionSpace(self.ruleset.grammar)
        self.observer = Observer(self.ruleset)


@cache
def kind_of(name: str, options: str) -> Kind:
    return Kind(name, options)


def _found(game: Any) -> Kind:
    """The kind of a game of OpenSpiel's."""
    name = str(game.get_type().short_name).removeprefix(_PREFIX)
    return kind_of(name, str(game.get_parameters().get("options", "")))


class WealdGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """One of the house's games with its options."""

    def __init__(self, named: Any, name: str, params: dict[str, Any]) -> None:
        kind = kind_of(name, str(params.get("options", "")))
        information = pyspiel.GameInfo(
            num_distinct_actions=kind.space.size,
            max_chance_outcomes=_DEAL,
            num_players=len(kind.seats),
            min_utility=-1.0,
            max_utility=1.0,
            **({"utility_sum": 0.0} if len(kind.ruleset.seats) == 2 else {}),
            max_game_length=_LONGEST,
        )
        super().__init__(named, information, params)

    def new_initial_state(self) -> WealdState:
        return WealdState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> WealdObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return WealdObserver(_found(self), bool(kind.perfect_recall))


class Progress:
    """A game in progress, with what has been told of it. OpenSpiel copies and keeps it with the state that it is of."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.game: Game[Any] = kind.ruleset.new(kind.options)
        self.game.telling = True
        self.acts: list[int] = []  # all that was done, by the dice too
        self.told: list[Event | tuple[int, int]] = []  # events, and answers as (seat, action)
        self.thrown: list[tuple[int, int]] = []  # what the dice can say now, once it was asked for: deals are many

    def begin(self) -> Progress:
        procedure.settle(self.game)
        self.listen()
        return self

    def __deepcopy__(self, memo: Any) -> Progress:
        twin = Progress(self.kind)
        twin.game = self.game.clone()
        twin.game.telling = True
        twin.acts = self.acts[:]
        twin.told = self.told[:]
        twin.thrown = self.thrown
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as what was done: it is played again from there."""
        return played_again, (self.kind.name, self.kind.wish, self.acts)

    def listen(self) -> None:
        self.told += self.game.events
        self.game.events = []
        self.game.unasked.clear()

    def outcomes(self) -> list[tuple[int, int]]:
        if not self.thrown:
            self.thrown = procedure.outcomes(self.game)
        return self.thrown

    def act(self, action: int) -> None:
        asked = procedure.actor(self.game.board)
        self.thrown = []
        self.acts.append(action)
        if asked != CHANCE:
            self.told.append((asked, action))
        procedure.act(self.game, action)
        self.listen()


def played_again(name: str, wish: str, acts: list[int]) -> Progress:
    progress = Progress(kind_of(name, wish)).begin()
    for action in acts:
        progress.act(action)
    return progress


class WealdState(pyspiel.State):  # type: ignore[misc]  # as above
    """What OpenSpiel asks of a game in progress."""

    def __init__(self, game: WealdGame) -> None:
        super().__init__(game)
        self.own = Progress(_found(game)).begin()

    def current_player(self) -> int:
        asked = procedure.actor(self.own.game.board)
        if asked == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        if asked == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return self.own.kind.seats.index(asked)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.own.kind.space.index(action) for action in procedure.legal(self.own.game))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.own.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(place, weight / total) for place, (_, weight) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        asked = procedure.actor(self.own.game.board)
        if asked == CHANCE:
            number, _ = self.own.outcomes()[action]
        else:
            number = self.own.kind.space.action(action)
        self.own.act(number)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return self.own.kind.ruleset.grammar.write(self.own.outcomes()[action][0])
        return self.own.kind.ruleset.grammar.write(self.own.kind.space.action(action))

    def is_terminal(self) -> bool:
        return procedure.actor(self.own.game.board) == NOBODY

    def returns(self) -> list[float]:
        outcome = self.own.game.outcome()
        if outcome is None:
            return [0.0] * len(self.own.kind.seats)
        return [1.0 if seat in outcome.winners else -1.0 for seat in self.own.kind.seats]

    def remembered(self, player: int) -> str:
        """All that a player has been told, and has done, in its order."""
        seat = self.own.kind.seats[player]
        lines: list[str] = []
        for one in self.own.told:
            if isinstance(one, Event):
                lines.append(str(one.through(seat)))
            elif one[0] == seat:
                lines.append(self.own.kind.ruleset.grammar.write(one[1]))
        return f"{self.own.kind.ruleset.seats[seat]}\n" + "\n".join(lines)

    def __str__(self) -> str:
        return str(codec.encode(self.own.game))


class WealdObserver:
    """What a player sees, as OpenSpiel asks for it: a tensor of the view, or text."""

    def __init__(self, game: Kind, remembers: bool) -> None:
        self._kind = game
        self._remembers = remembers
        self._buffer = bytearray(game.observer.size)
        self.tensor = np.zeros(game.observer.size, np.float32)
        self.dict = {field.name: self.tensor[field.start : field.start + field.size] for field in game.observer.fields}

    def set_from(self, state: WealdState, player: int) -> None:
        self._kind.observer.write(state.own.game.lens(self._kind.seats[player]), self._buffer)
        self.tensor[:] = np.frombuffer(self._buffer, np.uint8)

    def string_from(self, state: WealdState, player: int) -> str:
        if self._remembers:
            return state.remembered(player)
        view = state.own.game.lens(self._kind.seats[player])
        return str(self._kind.ruleset.show(view))


def _named(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    utility = pyspiel.GameType.Utility
    ruleset = library.ruleset(name)
    return pyspiel.GameType(
        short_name=_PREFIX + name,
        long_name=f"Weald: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if len(ruleset.seats) == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(ruleset.seats),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": ""},
    )


def _register(name: str) -> None:
    named = _named(name)

    class Registered(WealdGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(named, name, params or {})

    pyspiel.register_game(named, Registered)


for _name in library.names():
    _register(_name)
