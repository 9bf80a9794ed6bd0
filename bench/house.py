"""Weald's own games, in the form (compiled or interpreted) that this process runs."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable
from time import perf_counter
from typing import Any, ClassVar

from contest import NO_LIMIT, Contestant, Walk

import weald
from weald import library
from weald.engine import codec
from weald.engine.chance import QuickDice
from weald.engine.lenses import CHANCE, NOBODY, Game
from weald.engine.procedure import act, actor, legal, settle, throw
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
            offers = legal(game)
            count = len(offers)
            decisions += 1
            if count > 1:
                with_choice += 1
            act(game, offers[int(random() * count)])
        return Walk(game, decisions, with_choice)

    def cloner(self, state: Any) -> Callable[[], object]:
        clone: Callable[[], object] = state.clone
        return clone

    def more(self, seed: int) -> dict[str, float]:
        """A seat's view to keep, and the whole game to JSON text and back, at a mid-game position."""
        game: Game[Any] = self.middle(seed)
        classes = codec.named(self.ruleset.records())

        def view() -> object:
            return game.lens(0).clone()

        def json_round_trip() -> object:
            return codec.decode(json.loads(codec.to_json(game)), classes)

        return {"view": _microseconds(view), "json": _microseconds(json_round_trip)}


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


GAMES: tuple[type[House], ...] = (Critters, Defenders, Root, RootWithSix, RootWithBots)
