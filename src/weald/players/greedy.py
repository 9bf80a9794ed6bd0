"""A player that looks one action ahead. It imagines a few games that fit its view, tries each offer in each of them,
and takes the offer with the best average. It never sees more than its view."""

from __future__ import annotations

from typing import Any

from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import CHANCE, NOBODY, Board, Game, View
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset


class Look:
    """How closely a player looks one action ahead."""

    def __init__(self, worlds: int, trials: int, chain: int, hopeful: bool) -> None:
        self.worlds = worlds  # most games to imagine
        self.trials = trials  # about how many tries in all of them together
        self.chain = chain  # how many follow-up questions of one action to look through
        self.hopeful = hopeful  # others, it expects, answer as suits it: no ambushes


class GreedyPlayer:
    """One look ahead, by the game's own estimate of a position; for the seat `judged`, by what was learnt."""

    def __init__(self, ruleset: Ruleset, seed: str, look: Look | None = None, judged: int = NOBODY) -> None:
        self._ruleset = ruleset
        self._dice = QuickDice(seed)
        self._look = look if look is not None else Look(4, 60, 3, False)
        self._judged = judged
        # stopping is judged by the position as it is: what follows it would follow any other action too
        self._ends = {verb.code for verb in ruleset.grammar.verbs.values() if verb.sentence == "end"}

    def reseed(self, seed: str) -> None:
        self._dice = QuickDice(seed)

    def choose(self, view: View[Any], offers: Offers) -> int:
        if len(offers.allowed) == 1:
            return offers.allowed[0]
        worths = self.worths(view, offers)
        return offers.allowed[worths.index(max(worths))]

    def worths(self, view: View[Any], offers: Offers) -> list[float]:
        """What each allowed action is worth, in the same imagined games."""
        count = max(1, min(self._look.worlds, self._look.trials // len(offers.allowed)))
        worlds = [view.imagine(self._dice) for _ in range(count)]
        depth = len(view.board.stack)
        at = view.board.stack[-1].at
        return [
            sum(self._worth(world, action, view.seat, depth, at, self._look.chain) for world in worlds)
            for action in offers.allowed
        ]

    def reply(self, game: Game[Any]) -> int:
        """What it would answer in a game that is only imagined: there nothing is hidden."""
        allowed = procedure.legal(game)
        best = allowed[0]
        if len(allowed) == 1:
            return best
        board: Board = game.board
        seat = procedure.actor(board)
        depth = len(board.stack)
        at = board.stack[-1].at
        best_worth = float("-inf")
        for action in allowed:
            worth = self._worth(game, action, seat, depth, at, self._look.chain)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def _worth(self, world: Game[Any], action: int, seat: int, depth: int, at: int, chain: int) -> float:
        """What the position is worth after an action and everything it set off.

        `depth` and `at` name the frame that asked, and its step. The action is still going on while other frames lie on
        top of that frame, or while it asks a later question of its own.
        """
        after = world.clone()
        stack = after.board.stack
        asking = stack[depth - 1]
        procedure.act(after, action)
        if action in self._ends:
            return self._value(after, seat)
        while len(stack) >= depth and stack[depth - 1] is asking and (len(stack) > depth or asking.at > at):
            asked = procedure.actor(after.board)
            if asked == CHANCE:
                procedure.act(after, procedure.throw(after, self._dice))
            elif chain == 0:
                break
            else:
                replies = procedure.legal(after)
                worths = [self._worth(after, reply, seat, depth, at, chain - 1) for reply in replies]
                return max(worths) if self._look.hopeful or _together(after, asked, seat) else min(worths)
        return self._value(after, seat)

    def _value(self, game: Game[Any], seat: int) -> float:
        return self._ruleset.judge(game, seat) if seat == self._judged else self._ruleset.estimate(game, seat)


def _together(game: Game[Any], one: int, other: int) -> bool:
    """Whether two seats want the same: they are one, or win and lose together."""
    return one == other or any(one in side and other in side for side in game.sides())
