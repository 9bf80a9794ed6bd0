"""OpenSpiel's door: `pyspiel.load_game("weald_critters")`, `weald_root`, `weald_defenders`, once this is imported.

The parameter `options` chooses a game: `weald_root(options=map:winter;cult:yes)`; `position`, in Critters, a late
beginning (`small_critters.py`). Dice are chance nodes with their chances. What a player remembers (the information
state) is all that the table has told its seat, and its own actions.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from weald import library
from weald.doors import small_critters
from weald.engine import codec, procedure
from weald.engine.action_space import ActionSpace
from weald.engine.chance import Dice, QuickDice
from weald.engine.errors import BadValue
from weald.engine.lenses import CHANCE, NOBODY, Event, Game
from weald.engine.observing import Observer
from weald.engine.ruleset import Options, Ruleset

_PREFIX: Final = "weald_"
_ARRANGED: Final = "critters"  # the game that may begin in a position
_LONGEST: Final = 100_000  # actions of a game, the dice's too
_DEAL: Final = small_critters.MOST  # most outcomes of one throw: hands of Critters


def read_options(ruleset: Ruleset, text: str) -> Options:
    """Options from `name:value;name:value`."""
    given: dict[str, int | str] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        given[name.strip()] = value.strip()
    return ruleset.check_options(given)


class Kind:
    """A game with its options, and what follows from both: an object of OpenSpiel may lose what Python adds to it."""

    def __init__(self, name: str, options: str, position: str) -> None:
        self.wish = (name, options, position)
        self.ruleset = library.ruleset(name)
        self.options = read_options(self.ruleset, options)
        if position and options:
            raise BadValue("bad-arrangement", word="options", value=options)  # a position says its own
        self.beginnings: list[Game[Any]] = [*small_critters.beginnings(position)] if position else []
        self.seats = [self.ruleset.seat(one) for one in self.ruleset.in_play(self.options)]
        self.space = ActionSpace(self.ruleset.grammar)
        self.observer = Observer(self.ruleset)


@cache
def kind_of(name: str, options: str = "", position: str = "") -> Kind:
    return Kind(name, options, position)


def _told(name: str, parameters: dict[str, Any]) -> Kind:
    return kind_of(name, str(parameters.get("options", "")), str(parameters.get("position", "")))


def _found(game: Any) -> Kind:
    """The kind of a game of OpenSpiel's."""
    return _told(str(game.get_type().short_name).removeprefix(_PREFIX), game.get_parameters())


class WealdGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """One of the house's games with its options."""

    def __init__(self, named: Any, name: str, params: dict[str, Any]) -> None:
        kind = _told(name, params)
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

    def __init__(self, kind: Kind, game: Game[Any]) -> None:
        self.kind = kind
        self.game = game
        self.game.telling = True
        self.laid = True  # False while it is open in which of several positions it begins
        self.imagined = False
        self.acts: list[int] = []  # all that was done, by the dice too
        self.told: list[Event | tuple[int, int]] = []  # events, and answers as (seat, action)
        # what each player knew at first, and of how much that was told since it has been written down
        self.memories = [(self.kind.ruleset.seats[seat], 0) for seat in kind.seats]
        self.thrown: list[tuple[int, int]] = []  # what the dice can say now, once it was asked for: deals are many

    def __deepcopy__(self, memo: Any) -> Progress:
        twin = Progress(self.kind, self.game.clone())
        twin.laid = self.laid
        twin.imagined = self.imagined
        twin.acts = self.acts[:]
        twin.told = self.told[:]
        twin.memories = self.memories[:]
        twin.thrown = self.thrown
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as what was done: it is played again from there."""
        if self.imagined:
            raise TypeError("an imagined state cannot be kept: nobody has played it")
        return played_again, (*self.kind.wish, self.acts)

    def asked(self) -> int:
        return procedure.actor(self.game.board) if self.laid else CHANCE

    def listen(self) -> None:
        self.told += self.game.events
        self.game.events = []
        self.game.unasked.clear()

    def outcomes(self) -> list[tuple[int, int]]:
        """What the dice can say: actions with their weights; before a position is laid, the places of beginnings."""
        if not self.laid:
            return [(place, 1) for place in range(len(self.kind.beginnings))]
        if not self.thrown:
            self.thrown = procedure.outcomes(self.game)
        return self.thrown

    def act(self, action: int) -> None:
        asked = self.asked()
        self.thrown = []
        self.acts.append(action)
        if not self.laid:
            self._lay(action)
            return
        if asked != CHANCE:
            self.told.append((asked, action))
        procedure.act(self.game, action)
        self.listen()

    def _lay(self, place: int) -> None:
        """Begin in a position. Everybody knows what they see of it."""
        self.game = self.kind.beginnings[place].clone()
        self.game.telling = True
        self.laid = True
        procedure.settle(self.game)
        self.listen()
        self.memories = [(self._sight(seat), 0) for seat in self.kind.seats]

    def _sight(self, seat: int) -> str:
        return f"{self.kind.ruleset.seats[seat]}\n{self.kind.ruleset.show(self.game.lens(seat))}"

    def remembered(self, player: int) -> str:
        """All that a player has been told, and has done, in its order."""
        seat = self.kind.seats[player]
        text, known = self.memories[player]
        lines = [text]
        for one in self.told[known:]:
            if isinstance(one, Event):
                lines.append(str(one.through(seat)))
            elif one[0] == seat:
                lines.append(self.kind.ruleset.grammar.write(one[1]))
        text = "\n".join(lines)
        self.memories[player] = (text, len(self.told))
        return text

    def imagine(self, player: int, dice: Dice) -> Progress:
        """A game that the player cannot tell from this one. The others remember what they see in it, and no more."""
        if not self.laid:
            raise ValueError("nobody is asked before a position is laid")
        twin = Progress(self.kind, self.game.lens(self.kind.seats[player]).imagine(dice))
        twin.imagined = True
        twin.memories = [(twin._sight(seat), 0) for seat in self.kind.seats]
        twin.memories[player] = (self.remembered(player), 0)
        return twin


def begun(kind: Kind) -> Progress:
    """A game before anybody has done anything."""
    progress = Progress(kind, kind.ruleset.new(kind.options))
    if kind.beginnings:
        progress.laid = False
    else:
        procedure.settle(progress.game)
        progress.listen()
    return progress


def played_again(name: str, options: str, position: str, acts: list[int]) -> Progress:
    progress = begun(kind_of(name, options, position))
    for action in acts:
        progress.act(action)
    return progress


class WealdState(pyspiel.State):  # type: ignore[misc]  # as above
    """What OpenSpiel asks of a game in progress."""

    def __init__(self, game: WealdGame) -> None:
        super().__init__(game)
        self.own = begun(_found(game))

    def current_player(self) -> int:
        asked = self.own.asked()
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
        if self.own.asked() == CHANCE:
            number, _ = self.own.outcomes()[action]
        else:
            number = self.own.kind.space.action(action)
        self.own.act(number)

    def _action_to_string(self, player: int, action: int) -> str:
        if not self.own.laid:
            return f"lay position {action}"
        if player == int(pyspiel.PlayerId.CHANCE):
            return self.own.kind.ruleset.grammar.write(self.own.outcomes()[action][0])
        return self.own.kind.ruleset.grammar.write(self.own.kind.space.action(action))

    def is_terminal(self) -> bool:
        return self.own.asked() == NOBODY

    def returns(self) -> list[float]:
        outcome = self.own.game.outcome()
        if outcome is None:
            return [0.0] * len(self.own.kind.seats)
        return [1.0 if seat in outcome.winners else -1.0 for seat in self.own.kind.seats]

    def resample_from_infostate(self, player: int, sampler: Any) -> WealdState:
        """A state that the player cannot tell from this one, for searches that imagine what is hidden."""
        twin: WealdState = self.clone()
        twin.own = self.own.imagine(player, QuickDice(str(sampler())))
        return twin

    def __str__(self) -> str:
        return str(codec.encode(self.own.game)) if self.own.laid else "before a position is laid"


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
            return state.own.remembered(player)
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
        parameter_specification={"options": "", **({"position": ""} if name == _ARRANGED else {})},
    )


def _register(name: str) -> None:
    named = _named(name)

    class Registered(WealdGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(named, name, params or {})

    pyspiel.register_game(named, Registered)


for _name in library.names():
    _register(_name)
