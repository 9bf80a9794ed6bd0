"""Many games at once, for learners: answer all, and read what each asks next. The dice are thrown on the way.

A game that ends is told once as ended, and the next call begins a new one in its place.
"""

from __future__ import annotations

from typing import Any

from weald.engine import procedure
from weald.engine.action_space import ActionSpace
from weald.engine.chance import Dice, QuickDice
from weald.engine.lenses import CHANCE, NOBODY, Game
from weald.engine.observing import Observer
from weald.engine.ruleset import Options, Ruleset


class Many:
    """`count` games. Rows of `observations` and `masks` belong to the games, one after another."""

    def __init__(self, ruleset: Ruleset, count: int, seed: str, options: Options) -> None:
        self.ruleset = ruleset
        self.count = count
        self.seed = seed
        self.options = options
        self.space = ActionSpace(ruleset.grammar)
        self.observer = Observer(ruleset)
        self.observations = bytearray(count * self.observer.size)
        self.masks = bytearray(count * self.space.size)
        self.actors: list[int] = [NOBODY] * count  # who is asked; NOBODY in a game that has ended
        self.played = 0  # games begun, ever
        self._no_mask = bytes(self.space.size)
        self._games: list[Game[Any]] = []
        self._dice: list[Dice] = []
        for place in range(count):
            self._dice.append(QuickDice(""))
            self._games.append(ruleset.new(options))
            self._begin(place)
            self._go_on(place)

    def _begin(self, place: int) -> None:
        """A new game, with dice that follow from the seed and its number."""
        self._dice[place] = QuickDice(f"{self.seed}:{self.played}")
        self.played += 1
        game = self.ruleset.new(self.options)
        procedure.settle(game)
        self._games[place] = game

    def results(self, place: int) -> list[float]:
        """By seat: 1 for those who have won, -1 for the others who took part, else 0."""
        outcome = self._games[place].outcome()
        earned = [0.0] * len(self.ruleset.seats)
        if outcome is None:
            return earned
        for name in self.ruleset.in_play(self.options):
            earned[self.ruleset.seat(name)] = -1.0
        for seat in outcome.winners:
            earned[seat] = 1.0
        return earned

    def step(self, answers: list[int]) -> None:
        """Give every game the answer of the seat that it asks: a number of the action space. Ended games begin anew."""
        for place in range(self.count):
            if self.actors[place] == NOBODY:
                self._begin(place)
            else:
                index = answers[place]
                if not 0 <= index < self.space.size or not self.masks[place * self.space.size + index]:
                    raise ValueError(f"game {place} does not offer action {index}")
                procedure.act(self._games[place], self.space.action(index))
            self._go_on(place)

    def _go_on(self, place: int) -> None:
        """Throw the dice until a seat is asked, and write what it sees and may do."""
        game = self._games[place]
        board = game.board
        asked = procedure.actor(board)
        while asked == CHANCE:
            procedure.act(game, procedure.throw(game, self._dice[place]))
            asked = procedure.actor(board)
        self.actors[place] = asked
        start = place * self.space.size
        self.masks[start : start + self.space.size] = self._no_mask
        view = game.lens(asked)
        self.observer.write(view, self.observations, place * self.observer.size)
        if asked != NOBODY:
            self.space.mask(procedure.offers(view).allowed, self.masks, start)
