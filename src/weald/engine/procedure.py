"""Procedures: named steps in the order of the law, carried out until somebody must decide.

`again` is `f.at -= 1`; an early return is `f.at = len(f.steps())`; a subroutine is `board.call(frame)`.
There is no other control flow. The question on the table is (top frame, its next step): nothing stores it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from weald.engine.chance import Dice
from weald.engine.lenses import CHANCE, NOBODY, Board, Frame, Game, View
from weald.engine.offers import Offers

B = TypeVar("B", bound=Board)
V = TypeVar("V", bound="View[Any]")
G = TypeVar("G", bound="Game[Any]")
F = TypeVar("F", bound=Frame)


class Step(Generic[B, V, G, F]):
    """Something the law says happens. It asks nobody; a Decision does."""

    law: ClassVar[str] = ""
    ask: ClassVar[str] = ""  # of a decision: the message id of the question
    asks: bool = False  # whether it is a decision

    def run(self, g: G, f: F) -> None:
        raise NotImplementedError

    def needed(self, b: B, f: F) -> bool:
        return False

    def actor(self, b: B, f: F) -> int:
        return NOBODY

    def offer(self, v: V, f: F, o: Offers) -> None:
        raise NotImplementedError

    def answer(self, g: G, f: F, choice: int) -> None:
        raise NotImplementedError

    # said here and not in Decision: mypyc cannot tell apart the overrides of two classes of one name

    def forced(self, b: B, f: F) -> bool:
        """Of a needed decision: whether public facts leave one answer only. Then it is carried out unasked."""
        return False

    def facts(self, b: B, f: F) -> dict[str, object]:
        """What a question is about: ids and numbers for its words, never words."""
        return {}

    def about(self, v: V, f: F, action: int) -> dict[str, object]:
        """What the actor knows of an answer to it besides the words of its sentence: ids and numbers, never words."""
        return {}


class Decision(Step[B, V, G, F]):
    """Something the law lets a seat choose. Each method gets the weakest lens that suffices.

    What public facts leave no choice about is not asked (`needed`, `forced`); what a secret decides is asked.
    See docs/decisions/0013-what-is-asked.md.
    """

    asks: bool = True

    def needed(self, b: B, f: F) -> bool:
        """Whether it is asked at all. Public facts only: the absence of a question leaks."""
        return True

    def actor(self, b: B, f: F) -> int:
        raise NotImplementedError

    def offer(self, v: V, f: F, o: Offers) -> None:
        """Allow or refuse every action that belongs to this question, as the actor sees it."""
        raise NotImplementedError

    def answer(self, g: G, f: F, choice: int) -> None:
        """The referee carries out an offered action."""
        raise NotImplementedError


class ChanceDecision(Decision[B, V, G, F]):
    """Something the dice decide. List its outcomes with weights, or throw one."""

    def actor(self, b: B, f: F) -> int:
        return CHANCE

    def outcomes(self, g: G, f: F) -> list[tuple[int, int]]:
        """Every outcome with its weight. Its chance is its weight divided by the sum of all."""
        raise NotImplementedError

    def throw(self, g: G, f: F, dice: Dice) -> int:
        """A random outcome, drawn by weight."""
        outcomes = self.outcomes(g, f)
        total = 0
        for _, weight in outcomes:
            total += weight
        left = dice.below(total)
        for action, weight in outcomes:
            left -= weight
            if left < 0:
                return action
        raise AssertionError("the weights add up to less than their sum")

    def possible(self, g: G, f: F, action: int) -> bool:
        """Whether the dice can say this."""
        for outcome, _ in self.outcomes(g, f):
            if outcome == action:
                return True
        return False


AnyStep = Step[Any, Any, Any, Any]
AnyGame = Game[Any]
AnyView = View[Any]
Steps = tuple[AnyStep, ...]


def settle(g: AnyGame) -> None:
    """Carry out the law until somebody must decide or everything is finished."""
    board: Board = g.board
    stack = board.stack
    while stack and not board.over:
        f = stack[-1]
        steps = f.steps()
        last = len(steps)
        while True:  # until another frame lies on top
            at = f.at
            if at == last:
                stack.pop()
                break
            step = steps[at]
            if not step.asks:
                f.at = at + 1
                step.run(g, f)
                if board.over or stack[-1] is not f:
                    break
            elif not step.needed(board, f):
                f.at = at + 1
            elif step.forced(board, f):
                answer = legal(g)[0]
                if g.telling:
                    g.unasked.append((step.actor(board, f), answer))
                f.at = at + 1
                step.answer(g, f, answer)
                if board.over or stack[-1] is not f:
                    break
            else:
                return
    if board.over:
        stack.clear()


def question(b: Board) -> AnyStep | None:
    """The decision that is open now; None once the game is over."""
    if not b.stack:
        return None
    f = b.stack[-1]
    return f.steps()[f.at]


def actor(b: Board) -> int:
    """Whose decision is open: a seat, CHANCE, or NOBODY."""
    if not b.stack:
        return NOBODY
    f = b.stack[-1]
    return f.steps()[f.at].actor(b, f)


def offers(v: AnyView, explain: bool = False) -> Offers:
    """What this view's seat may answer. The seat must be the one that is asked."""
    board: Board = v.board
    o = Offers(explain)
    f = board.stack[-1]
    f.steps()[f.at].offer(v, f, o)
    return o


def facts(b: Board) -> dict[str, object]:
    """What the open question is about."""
    f = b.stack[-1]
    return f.steps()[f.at].facts(b, f)


def about(v: AnyView, action: int) -> dict[str, object]:
    """What the asked seat knows of one answer to the open question, besides its sentence."""
    board: Board = v.board
    f = board.stack[-1]
    return f.steps()[f.at].about(v, f, action)


def legal(g: AnyGame) -> list[int]:
    """The allowed actions of the seat that is asked: the fast road for search and benches."""
    board: Board = g.board
    f = board.stack[-1]
    step = f.steps()[f.at]
    o = Offers(False)
    step.offer(g.lens(step.actor(board, f)), f, o)
    return o.allowed


def act(g: AnyGame, action: int) -> None:
    """Carry out an offered action, then the law until the next question. It trusts its caller: hosts check first."""
    board: Board = g.board
    f = board.stack[-1]
    step = f.steps()[f.at]
    f.at += 1
    step.answer(g, f, action)
    settle(g)


def chance(b: Board) -> ChanceDecision[Any, Any, Any, Any] | None:
    """The open question if it is put to the dice."""
    step = question(b)
    return step if isinstance(step, ChanceDecision) else None


def throw(g: AnyGame, dice: Dice) -> int:
    """What the dice say to the open chance question."""
    board: Board = g.board
    f = board.stack[-1]
    step = f.steps()[f.at]
    assert isinstance(step, ChanceDecision)
    return step.throw(g, f, dice)


def outcomes(g: AnyGame) -> list[tuple[int, int]]:
    """All the dice can say to the open chance question, with weights."""
    board: Board = g.board
    f = board.stack[-1]
    step = f.steps()[f.at]
    assert isinstance(step, ChanceDecision)
    return step.outcomes(g, f)
