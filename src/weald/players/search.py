"""A player that searches. It imagines games that fit its view, one after another, and plays each of them on in a tree
of what it and the others may do, until a new chapter of the game begins (in Critters at War: the next battle).

Each seat has a tree of its own, whose branches are what that seat notices: of a card laid facedown its owner knows the
face, the other only the place. So the searcher does not act, in its thoughts, on what it will not know. (The others
learn what to do against the hand that it has. To let them learn it against all hands that it may have, in games of
their own, costs half of the effort and played worse: docs/strength.md.) Where little is left of a chapter, an effort
may ask to minimise regrets instead (`solving.py`), and there all are asked with what they know.

A position that is met for the first time is judged by the game, one action further on. Values are chances, each seat's
for itself.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Any, Final

from weald.engine import procedure
from weald.engine.chance import Dice, QuickDice
from weald.engine.lenses import CHANCE, NOBODY, Board, Game, View
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset
from weald.players.solving import Solver, drawn

_LONGEST: Final = 200  # answers in one imagined game before it is judged as it stands
_CURIOSITY: Final = 0.3  # how much an untried action is worth, in parts of all that is at stake


class Effort:
    """How hard a player searches for one answer."""

    def __init__(self, games: int, solving: int) -> None:
        self.games = games  # games to imagine
        self.solving = solving  # about how many answers to try where the rest of a chapter can be solved; 0: never


class Branch:
    """One action of a seat: how often it was tried and could have been, and what became of it."""

    def __init__(self, action: int, chance: float) -> None:
        self.action = action
        self.tries = 1.0  # the first is the judgement
        self.total = chance
        self.met = 0


class Node:
    """What a seat has noticed since the question: its actions, if it is asked then, and what it may notice next."""

    def __init__(self) -> None:
        self.branches: dict[int, Branch] = {}
        self.after: dict[int, Node] = {}

    def next(self, noticed: int) -> Node:
        found = self.after.get(noticed)
        if found is None:
            found = Node()
            self.after[noticed] = found
        return found


class SearchPlayer:
    """Searches from each question anew, and takes the action that it tried most often."""

    def __init__(self, ruleset: Ruleset, seed: str, effort: Effort | None = None) -> None:
        self._ruleset = ruleset
        self._dice: Dice = QuickDice(seed)
        self._effort = effort if effort is not None else Effort(400, 0)
        self._chapter = 0
        self._least = inf  # of all chances met
        self._most = -inf
        self.curiosity = _CURIOSITY
        self.searched = 0  # imagined games, ever

    def reseed(self, seed: str) -> None:
        self._dice = QuickDice(seed)

    def choose(self, view: View[Any], offers: Offers) -> int:
        if len(offers.allowed) == 1:
            return offers.allowed[0]
        return drawn(self.answers(view), self._dice)

    def answers(self, view: View[Any]) -> list[tuple[int, float]]:
        """What it would answer: actions with their shares. One action, unless the rest of the chapter is solved."""
        if self._effort.solving and self._ruleset.is_solvable(view.board):
            return Solver(self._ruleset, self._dice).solve(view, self._effort.solving).answers()
        best: Branch | None = None
        for branch in self.search(view).branches.values():
            if best is None or branch.tries > best.tries:
                best = branch
        assert best is not None, "a player imagines at least one game"
        return [(best.action, 1.0)]

    def search(self, view: View[Any]) -> Node:
        """The seat's own tree after all games of the effort."""
        self._chapter = self._ruleset.chapter(view.board)
        self._least = inf
        self._most = -inf
        roots = [Node() for _ in self._ruleset.seats]
        for _ in range(self._effort.games):
            self._play(view.imagine(self._dice), roots[:])
        self.searched += self._effort.games
        return roots[view.seat]

    def _play(self, world: Game[Any], nodes: list[Node]) -> None:
        """Play an imagined game on, to a position that is new to the seat that is asked."""
        ruleset = self._ruleset
        board: Board = world.board
        path: list[Branch] = []
        seats: list[int] = []
        for _ in range(_LONGEST):
            asked = procedure.actor(board)
            if asked == NOBODY or ruleset.chapter(board) != self._chapter:
                break
            if asked == CHANCE:
                action = procedure.throw(world, self._dice)
            else:
                node = nodes[asked]
                allowed = procedure.legal(world)
                is_new = not node.branches
                best = self._meet(world, node, allowed, asked)
                if is_new:
                    world = best
                    break
                branch = self._promising(node, allowed)
                path.append(branch)
                seats.append(asked)
                action = branch.action
            procedure.act(world, action)
            for seat in range(len(nodes)):
                nodes[seat] = nodes[seat].next(ruleset.noticed(world, action, asked, seat))
        self._learn(world, path, seats)

    def _meet(self, world: Game[Any], node: Node, allowed: list[int], seat: int) -> Game[Any]:
        """Judge the actions that are new here. Returns the game after the best of them, or as it is."""
        best = world
        most = -inf
        for action in allowed:
            if action in node.branches:
                continue
            after = world.clone()
            procedure.act(after, action)
            chance = self._ruleset.judge(after, seat)
            node.branches[action] = Branch(action, chance)
            if chance > most:
                best, most = after, chance
        return best

    def _promising(self, node: Node, allowed: list[int]) -> Branch:
        """The best action so far, or one that was tried too seldom to tell."""
        curiosity = self.curiosity * max(0.0, self._most - self._least)
        best: Branch | None = None
        most = -inf
        for action in allowed:
            branch = node.branches[action]
            branch.met += 1
            worth = branch.total / branch.tries + curiosity * sqrt(log(1.0 + branch.met) / branch.tries)
            if worth > most:
                best, most = branch, worth
        assert best is not None
        return best

    def _learn(self, world: Game[Any], path: list[Branch], seats: list[int]) -> None:
        """What became of a game is told to all who chose in it."""
        chances: dict[int, float] = {}
        for place in range(len(path)):
            seat = seats[place]
            if seat not in chances:
                chance = self._ruleset.judge(world, seat)
                chances[seat] = chance
                self._least = min(self._least, chance)
                self._most = max(self._most, chance)
            path[place].tries += 1.0
            path[place].total += chances[seat]
