"""Weald's own games, in the form (compiled or interpreted) that this process runs."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, ClassVar

from contest import NO_LIMIT, Contestant, Counts, Walk

import weald
from weald import library, players
from weald.arena import sim
from weald.engine import codec
from weald.engine.chance import QuickDice
from weald.engine.lenses import CHANCE, NOBODY, Game
from weald.engine.observing import Observer
from weald.engine.procedure import act, actor, legal, offers, settle, throw
from weald.engine.ruleset import Ruleset


class House(Contestant):
    """One game of the house: ask whose question it is, let the dice speak, list, choose, apply."""

    interface = "procedure.actor, legal, act, throw; game.clone"
    game: str
    chosen: ClassVar[dict[str, int | str]] = {}

    def __init__(self) -> None:
        super().__init__(f"{weald.__version__} {weald.form()}")
        self.ruleset: Ruleset = library.ruleset(self.game)
        self.dice = QuickDice("0")

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.dice = QuickDice(str(seed))

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        random = self.random
        dice = self.dice
        game = self.ruleset.new(self.ruleset.check_options(self.chosen))
        settle(game)
        board = game.board
        decisions = with_choice = 0
        while decisions < limit:
            seat = actor(board)
            if seat == CHANCE:
                act(game, throw(game, dice))
                continue
            if seat == NOBODY:
                break
            choices = legal(game)
            count = len(choices)
            decisions += 1
            if count > 1:
                with_choice += 1
            act(game, choices[int(random() * count)])
        return Walk(game, decisions, with_choice)

    def cloner(self, state: Any) -> Callable[[], object]:
        clone: Callable[[], object] = state.clone
        return clone

    def more(self, seed: int) -> dict[str, float]:
        """A seat's view to keep, the same as a learner's row, and the whole game to JSON text and back, mid-game."""
        game: Game[Any] = self.middle(seed)
        classes = codec.named(self.ruleset.records())
        observer = Observer(self.ruleset)
        row = bytearray(observer.size)

        def view() -> object:
            return game.lens(0).clone()

        def observation() -> None:
            observer.write(game.lens(0), row)

        def json_round_trip() -> object:
            return codec.decode(json.loads(codec.to_json(game)), classes)

        return {
            "view": _microseconds(view),
            "observation": _microseconds(observation),
            "json": _microseconds(json_round_trip),
        }


def _microseconds(work: Callable[[], object]) -> float:
    samples: list[float] = []
    for _ in range(15):
        start = perf_counter()
        for _ in range(100):
            work()
        samples.append((perf_counter() - start) * 1e4)
    return statistics.median(samples)


class Critters(House):
    """Critters at War."""

    name = "Weald critters"
    game = "critters"


class Defenders(House):
    """Defenders of the Wild with two players."""

    name = "Weald defenders"
    game = "defenders"


class Root(House):
    """Root with the four factions of the base game."""

    name = "Weald root"
    game = "root"


class RootWithSix(House):
    """Root with six seats: the base game's four, the Cult and the Riverfolk, with the cards of the exiles."""

    name = "Weald root, six seats"
    game = "root"
    chosen: ClassVar[dict[str, int | str]] = {"cult": "yes", "riverfolk": "yes", "deck": "exiles", "map": "winter"}


class RootWithBots(House):
    """Root with four Clockwork bots, who ask nobody: what is counted as decisions are those of the dice."""

    name = "Weald root, four bots"
    game = "root"
    chosen: ClassVar[dict[str, int | str]] = {
        "marquise": "bot",
        "eyrie": "bot",
        "alliance": "bot",
        "vagabond": "bot",
    }

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        dice = self.dice
        game = self.ruleset.new(self.ruleset.check_options(self.chosen))
        settle(game)
        throws = 0
        while throws < limit and actor(game.board) == CHANCE:
            act(game, throw(game, dice))
            throws += 1
        return Walk(game, throws, 0)


class Sim(House):
    """A game as `weald sim` plays it: random players at a table with true dice, which keeps what a journal needs."""

    interface = "arena.sim.play_one"
    clones = False

    def __init__(self) -> None:
        super().__init__()
        self.plan = sim.Plan(self.game, {}, {}, "0", 1)
        self.number = 0

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        options = self.ruleset.check_options(self.chosen)
        seats = dict.fromkeys(self.ruleset.in_play(options), "random")
        self.plan = sim.Plan(self.game, seats, options, str(seed), 1)
        self.number = 0

    def walk(self, limit: int = NO_LIMIT) -> Walk:
        self.number += 1
        played = sim.play_one(self.plan, self.number)
        assert isinstance(played, sim.Played)
        return Walk(None, played.decisions, 0)


@dataclass(frozen=True)
class Thoughts(Counts):
    """What a player did who thinks: plans of whole turns, and answers or games tried in thought."""

    plans: int
    iterations: int


class Thinker(House):
    """A player that thinks, about questions from the middle of random games, each time anew."""

    interface = "players.make().choose"
    clones = False
    kind: ClassVar[str]
    positions: ClassVar[int] = 12
    counters: ClassVar[tuple[str, ...]] = ("acts", "searched")
    """Under which name a player counts its iterations: answers tried, games imagined."""

    def play(self, seconds: float, seed: int, games: int | None = None) -> Thoughts:
        questions = [self._question(seed * self.positions + index) for index in range(self.positions)]
        decisions = plans = iterations = 0
        start = perf_counter()
        elapsed = 0.0
        while elapsed < seconds:
            player: Any = players.make(self.kind, self.ruleset, f"{seed}/{decisions}")
            game = questions[decisions % self.positions]
            view = game.lens(actor(game.board))
            player.choose(view, offers(view))
            plans += getattr(player, "plans", 0)
            iterations += sum(getattr(player, counter, 0) for counter in self.counters)
            decisions += 1
            elapsed = perf_counter() - start
        return Thoughts(decisions, decisions, 0, elapsed, plans, iterations)

    def _question(self, seed: int) -> Game[Any]:
        """The first question from the middle of a game on that leaves a choice."""
        game: Game[Any] = self.middle(seed)
        while (seat := actor(game.board)) == CHANCE or (seat != NOBODY and len(legal(game)) == 1):
            act(game, throw(game, self.dice) if seat == CHANCE else legal(game)[0])
        return self._question(seed + 1) if seat == NOBODY else game


def also(way: type[House], game: type[House], ending: str, **more: Any) -> type[House]:
    """A contestant of the same game with another way to play it."""
    facts = {"name": f"{game.name}, {ending}", "game": game.game, "chosen": game.chosen, **more}
    return type(f"{game.__name__}{way.__name__}", (way,), facts)


BARE: tuple[type[House], ...] = (Critters, Defenders, Root, RootWithSix, RootWithBots)
SIMS: tuple[type[House], ...] = tuple(also(Sim, game, "sim") for game in BARE[:-1])
THINKERS: tuple[type[House], ...] = tuple(
    also(Thinker, game, kind, kind=kind)
    for kind in ("planner", "beam", "search")
    for game in (Critters, Defenders, Root)
)
GAMES = BARE + SIMS + THINKERS
