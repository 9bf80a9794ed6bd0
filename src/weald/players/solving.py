"""Solves what is left of a chapter by minimising regrets over information sets, when little is left.

In each round the chances of all actions of one seat are compared, in an imagined game in which the others answer by
their present strategies (external sampling). What a seat regrets not to have done it does more often (regret
matching, regrets never below zero); the average over all rounds comes as near to an equilibrium as one likes.

Every seat is asked with what it knows: the searcher's own secrets are imagined anew, too, in games in which the others
learn. So the answer may be a mixture, and does not tell what is in the hand.
"""

from __future__ import annotations

from typing import Any, Final

from weald.engine import procedure
from weald.engine.chance import Dice
from weald.engine.lenses import CHANCE, NOBODY, Board, Game, View
from weald.engine.ruleset import Ruleset

_FINE: Final = 1 << 20
_SELDOM: Final = 0.05  # a smaller share of the average is what is left of the first rounds


class Known:
    """An information set: a seat's actions with its regrets, and the sets that it may come to next."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.regrets: list[float] = []
        self.chosen: list[float] = []
        self.after: dict[int, Known] = {}

    def open(self, actions: list[int]) -> None:
        self.actions = actions
        self.regrets = [0.0] * len(actions)
        self.chosen = [0.0] * len(actions)

    def next(self, noticed: int) -> Known:
        found = self.after.get(noticed)
        if found is None:
            found = Known()
            self.after[noticed] = found
        return found

    def strategy(self) -> list[float]:
        """For the next round: in proportion to the regrets."""
        return _shares(self.regrets)

    def average(self) -> list[float]:
        """Over all rounds: this is the solution."""
        return _shares(self.chosen)

    def answers(self) -> list[tuple[int, float]]:
        """The solution, action by action, without what is left of the first rounds."""
        average = self.average()
        kept = _shares([share if share >= _SELDOM else 0.0 for share in average])
        return [(self.actions[place], kept[place]) for place in range(len(kept)) if kept[place] > 0.0]


def _shares(weights: list[float]) -> list[float]:
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def _place(shares: list[float], dice: Dice) -> int:
    """A place, drawn by its share of the whole."""
    left = 0.0
    for share in shares:
        left += share
    left *= dice.below(_FINE) / _FINE
    last = 0
    for place in range(len(shares)):
        if shares[place] > 0.0:
            last = place
            left -= shares[place]
            if left < 0.0:
                break
    return last


def drawn(answers: list[tuple[int, float]], dice: Dice) -> int:
    """One of several actions, by their shares."""
    return answers[_place([share for _, share in answers], dice)][0]


class Solver:
    """One solution. `roots` has for each seat its information sets at the question, by its secrets."""

    def __init__(self, ruleset: Ruleset, dice: Dice) -> None:
        self._ruleset = ruleset
        self._dice = dice
        self._chapter = 0
        self._round = 0
        self.acts = 0
        self.roots: list[dict[tuple[int, ...], Known]] = [{} for _ in ruleset.seats]

    def root(self, view: View[Any]) -> Known:
        """What a seat with these secrets knows at the question."""
        secret = self._ruleset.secret(view)
        found = self.roots[view.seat].get(secret)
        if found is None:
            found = Known()
            self.roots[view.seat][secret] = found
        return found

    def solve(self, view: View[Any], acts: int) -> Known:
        """The solution for the seat that is asked, after about so many answers tried."""
        self._chapter = self._ruleset.chapter(view.board)
        seats = self._ruleset.asked_seats(view.board)
        strange = view.imagine(self._dice)
        while self.acts < acts or self._round < 2:
            self._round += 1
            self._begin(view.imagine(self._dice), view.seat)
            # what the seats hide changes with each of them in turn, so that in the end everything possible occurs
            for seat in seats:
                strange = strange.lens(seat).imagine(self._dice)
                self._begin(strange.clone(), seat)
        return self.root(view)

    def _begin(self, world: Game[Any], learner: int) -> None:
        self._walk(world, [self.root(world.lens(seat)) for seat in range(len(self.roots))], learner, 1.0)

    def _walk(self, world: Game[Any], known: list[Known], learner: int, reach: float) -> float:
        """The learner's chance from here on, where its own strategy comes with the share `reach`."""
        ruleset = self._ruleset
        board: Board = world.board
        while True:
            asked = procedure.actor(board)
            if asked == NOBODY or ruleset.chapter(board) != self._chapter:
                return ruleset.judge(world, learner)
            if asked == CHANCE:
                action = procedure.throw(world, self._dice)
            else:
                here = known[asked]
                if not here.actions:
                    here.open(procedure.legal(world))
                if len(here.actions) == 1:
                    action = here.actions[0]
                elif asked == learner:
                    return self._compare(world, known, learner, reach)
                else:
                    action = here.actions[_place(here.strategy(), self._dice)]
            self.acts += 1
            procedure.act(world, action)
            known = self._after(world, known, action, asked)

    def _compare(self, world: Game[Any], known: list[Known], learner: int, reach: float) -> float:
        """Try all actions of the learner, and note what it regrets."""
        here = known[learner]
        strategy = here.strategy()
        chances: list[float] = []
        mean = 0.0
        for place in range(len(strategy)):
            action = here.actions[place]
            after = world.clone()
            self.acts += 1
            procedure.act(after, action)
            then = self._after(after, known, action, learner)
            chance = self._walk(after, then, learner, reach * strategy[place])
            chances.append(chance)
            mean += strategy[place] * chance
        for place in range(len(strategy)):
            here.regrets[place] = max(0.0, here.regrets[place] + chances[place] - mean)
            here.chosen[place] += self._round * reach * strategy[place]  # later rounds know better
        return mean

    def _after(self, world: Game[Any], known: list[Known], action: int, by: int) -> list[Known]:
        noticed = self._ruleset.noticed
        return [known[seat].next(noticed(world, action, by, seat)) for seat in range(len(known))]
