"""A player that plans its whole turn in one imagined game, where luck is priced and not played.

It looks through its own answers one after another and keeps the best few positions after each (a beam). Where the dice
speak, the plan goes on with what is most likely; the difference to the mean of all that they may say is the price of
the plan. So no plan is chosen because it was lucky, and one game is enough where several would cost several times as
much. Before its turn has begun (cards that are chosen first, say) it goes on through what the others may do, by the
same search at its narrowest, and each answer to the open question has a beam of its own, in several imagined games.

A plan is kept as long as each position is judged as it foresaw.
"""

from __future__ import annotations

from typing import Any, Final

from weald.engine import procedure
from weald.engine.chance import Dice, QuickDice
from weald.engine.lenses import CHANCE, NOBODY, Board, Game, View
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset
from weald.players.planner import Answer, Luck, shared_luck

_LONGEST: Final = 24  # answers in one plan
_FEW: Final = 8  # so many things that the dice may say are priced; of more, one is thrown
_DEEP: Final = 2  # so many throws in a row are priced, such as a wound and whom it kills; further ones are thrown
_NARROWER: Final = 3  # so many times narrower are the beams when each answer has its own
_PATIENCE: Final = 60  # answers of others before the own turn
_NEAR: Final = 1e-6  # worths that differ by less are the same


class Line:
    """A position on the way through a plan, the answers that lead to it, and its worth after the price of luck."""

    def __init__(self, game: Game[Any], before: Line | None, answer: Answer | None, price: float, thrown: int) -> None:
        self.game = game
        self.before = before
        self.answer = answer
        self.price = price
        self.thrown = thrown
        self.seen = 0.0  # how the position is judged
        self.worth = 0.0
        self.begun = False  # whether the turn that is planned has begun
        self.over = False  # whether it has ended

    def path(self) -> list[Line]:
        """All positions after the first."""
        found: list[Line] = []
        line: Line | None = self
        while line is not None and line.answer is not None:
            found.append(line)
            line = line.before
        found.reverse()
        return found


class BeamPlayer:
    """Plans whole turns, by the game's judgement of where they end."""

    def __init__(self, ruleset: Ruleset, seed: str, width: int = 12, worlds: int = 1) -> None:
        self._ruleset = ruleset
        self._dice: Dice = QuickDice(seed)
        self._width = width  # positions that are kept after each answer
        self._worlds = worlds  # games to imagine for a question before one's turn
        # where to stop is judged by the position as it is: what follows would follow any other stop too
        self._ends = {verb.code for verb in ruleset.grammar.verbs.values() if verb.sentence == "end"}
        self._kept: list[Line] = []
        self._foreseen = 0.0  # how the position is judged in which the kept plan goes on
        self._luck: Luck = Luck([])
        self.acts = 0  # answers tried, ever
        self.plans = 0  # plans made, ever
        self.again = 0  # positions that were met a second time, on another way, ever

    def reseed(self, seed: str) -> None:
        self._dice = QuickDice(seed)

    def choose(self, view: View[Any], offers: Offers) -> int:
        if len(offers.allowed) == 1:
            return offers.allowed[0]
        kept = self._next_of_plan(view, offers)
        if kept is not None:
            return kept
        self.plans += 1
        steps = self._plan(view, offers.allowed).path()
        return self._keep(steps)

    def _keep(self, steps: list[Line]) -> int:
        """The first answer; the others are kept."""
        self._kept = steps[1:]
        self._foreseen = steps[0].seen
        answer = steps[0].answer
        assert answer is not None
        return answer.action

    def _next_of_plan(self, view: View[Any], offers: Offers) -> int | None:
        """What the kept plan says, if this question and this position are those that it foresaw."""
        board: Board = view.board
        top = board.stack[-1]
        while self._kept:
            step = self._kept[0].answer
            assert step is not None
            if step.kind == type(top).__name__ and step.at == top.at and step.allowed == offers.allowed:
                now = self._ruleset.judge(view.imagine(self._dice), view.seat)
                if abs(now - self._foreseen) < _NEAR:
                    return self._keep(self._kept)
                self._kept = []
            elif len(step.allowed) > 1:
                self._kept = []
            else:  # nobody is asked where there is no choice
                self._foreseen = self._kept[0].seen
                self._kept = self._kept[1:]
        return None

    def _plan(self, view: View[Any], allowed: list[int]) -> Line:
        """The best plan from this question on: in one's own turn by one beam, before it by one for each answer."""
        seat = view.seat
        if self._ruleset.turn_of(view.board) == seat:
            self._luck = shared_luck(1, self._dice)[0]
            return self.best(view.imagine(self._dice), seat, self._width, allowed)
        sums = [0.0] * len(allowed)
        plans: list[Line] = []
        width = max(1, self._width // _NARROWER)
        for world in range(self._worlds):
            self._luck = shared_luck(1, self._dice)[0]
            game = view.imagine(self._dice)
            for place, action in enumerate(allowed):
                plan = self.best(game, seat, width, [action])
                sums[place] += plan.worth
                if world == 0:
                    plans.append(plan)
        best = 0
        for place in range(len(sums)):
            if sums[place] > sums[best]:
                best = place
        return plans[best]

    def best(self, game: Game[Any], seat: int, width: int, allowed: list[int]) -> Line:
        """The best end of this seat's turn that a beam finds; `allowed` are the answers to the open question."""
        root = Line(game, None, None, 0.0, 0)
        root.begun = self._ruleset.turn_of(game.board) == seat
        root.worth = self._ruleset.judge(game, seat)
        beam = [root]
        stops: list[Line] = []  # after one more answer, which ends the turn
        best: Line | None = None
        for length in range(_LONGEST):
            found: dict[tuple[object, ...], Line] = {}
            for line in beam:
                top = line.game.board.stack[-1]
                answers = procedure.legal(line.game) if length else allowed
                for action in answers:
                    answer = Answer(type(top).__name__, top.at, answers, action)
                    if action in self._ends and line.begun:
                        stop = Line(line.game, line, answer, line.price, line.thrown)
                        stop.worth = line.worth
                        stops.append(stop)
                        continue
                    after = self._after(line, seat, answer)
                    if not after.over:
                        key = self._key(after)
                        if key in found:
                            self.again += 1
                        else:
                            found[key] = after
                    elif best is None or after.worth > best.worth:
                        best = after
            beam = sorted(found.values(), key=_worth_of, reverse=True)[:width]
            if not beam:
                break
        for stop in sorted(stops, key=_worth_of, reverse=True)[: width + 1]:
            assert stop.before is not None
            assert stop.answer is not None
            after = self._after(stop.before, seat, stop.answer)
            if best is None or after.worth > best.worth:
                best = after
        return beam[0] if best is None else best

    def _key(self, line: Line) -> tuple[object, ...]:
        stack = line.game.board.stack
        return (round(line.worth, 6), type(stack[-1]).__name__, len(stack), tuple(procedure.legal(line.game)))

    def _after(self, line: Line, seat: int, answer: Answer) -> Line:
        """The position after one more answer, at the seat's next question or at the end of its turn."""
        after = Line(line.game.clone(), line, answer, line.price, line.thrown)
        after.begun = line.begun
        procedure.act(after.game, answer.action)
        self.acts += 1
        for _ in range(_PATIENCE):
            board: Board = after.game.board
            asked = procedure.actor(board)
            if asked == NOBODY:
                after.over = True
            elif self._ruleset.turn_of(board) == seat:
                after.begun = True
            elif after.begun:
                after.over = True
            if after.over or asked == seat:
                break
            if asked == CHANCE:
                self._throw(after, seat, _DEEP)
            else:
                self._others(after, asked)
        else:
            after.over = True
        after.seen = self._ruleset.judge(after.game, seat)
        after.worth = after.seen + after.price
        return after

    def _throw(self, line: Line, seat: int, deep: int) -> None:
        """On with what the dice most likely say, and does not end the game; the difference to the mean is a price."""
        game = line.game
        outcomes = procedure.outcomes(game)
        if len(outcomes) == 1:
            procedure.act(game, outcomes[0][0])
            return
        if len(outcomes) > _FEW or deep == 0 or not line.begun:
            self._throw_one(line)
            return
        mean = 0.0
        total = 0
        likely: Line | None = None
        likely_weight = 0
        for action, weight in outcomes:
            part = Line(game.clone(), None, None, 0.0, line.thrown)
            part.begun = True
            procedure.act(part.game, action)
            self.acts += 1
            while procedure.actor(part.game.board) == CHANCE and self._ruleset.turn_of(part.game.board) == seat:
                self._throw(part, seat, deep - 1)
            worth = self._ruleset.judge(part.game, seat)
            part.seen = worth
            mean += weight * (worth + part.price)
            total += weight
            part_weight = 0 if part.game.board.over else weight  # where the game has ended there is nothing to plan
            if likely is None or part_weight > likely_weight:
                likely, likely_weight = part, part_weight
        assert likely is not None
        line.game = likely.game
        line.thrown = likely.thrown
        line.price += mean / total - likely.seen

    def _throw_one(self, line: Line) -> None:
        """On with what the luck of this plan, which is that of all plans, says."""
        self._luck.at = line.thrown
        procedure.act(line.game, procedure.throw(line.game, self._luck))
        line.thrown = self._luck.at
        self.acts += 1

    def _others(self, line: Line, asked: int) -> None:
        """What another seat would do: in its turn by a beam of one, else what looks best to it at once."""
        game = line.game
        allowed = procedure.legal(game)
        action = allowed[0]
        if len(allowed) > 1:
            if self._ruleset.turn_of(game.board) == asked:
                for step in self.best(game, asked, 1, allowed).path():
                    while procedure.actor(game.board) == CHANCE:  # they go on as if all were as they hoped
                        self._throw_one(line)
                    assert step.answer is not None
                    if procedure.actor(game.board) != asked or step.answer.action not in procedure.legal(game):
                        break
                    procedure.act(game, step.answer.action)
                    self.acts += 1
                return
            best_worth = float("-inf")
            for reply in allowed:
                after = game.clone()
                procedure.act(after, reply)
                self.acts += 1
                worth = self._ruleset.estimate(after, asked)
                if worth > best_worth:
                    action, best_worth = reply, worth
        procedure.act(game, action)
        self.acts += 1


def _worth_of(line: Line) -> float:
    return line.worth
