"""A player that plans its whole turn. It imagines a game that fits its view, looks through its own actions one after
another, keeps the best few positions after each (a beam), and judges where the turn may end.

As long as nothing but its own answers decides, one imagined game is enough. Where the dice speak or somebody else is
asked, the plan goes on in several games, imagined anew from what the seat would know then, each with luck of its own;
all plans of one question have the same luck. A plan is kept until something happens that it did not foresee.

What the others may do to it shows in play-outs: the games at the ends of a few good and different plans are played on,
until the seat's next turn is over, and judged there.
"""

from __future__ import annotations

from typing import Any, Final

from weald.engine import procedure
from weald.engine.chance import Dice, QuickDice
from weald.engine.lenses import CHANCE, NOBODY, Board, Game, View
from weald.engine.notation import verb
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset
from weald.players.playouts import play_out

_CHAIN: Final = 4  # so many answers may belong to one action
_LONGEST: Final = 40  # actions in one plan
_WIDER: Final = 3  # so many times wider is each beam than the one before
_THROWS: Final = 64  # numbers of luck before they repeat
_UNSPLIT: Final = -1
_NEW: Final = -1  # no action has begun
_NOT_BEGUN: Final = -1
_SPARE: Final = 4  # so many times more ends of turns are remembered than are played out
_TRUST: Final = 2  # the judgement of an end of a turn counts as much as so many play-outs
_FINE: Final = 1 << 20


class Effort:
    """How hard a player thinks about one question."""

    def __init__(
        self, width: int, worlds: int, acts: int, hopeful: bool = False, plans: int = 0, playouts: int = 0
    ) -> None:
        self.width = width  # positions that are kept after each action
        self.worlds = worlds  # games to go on in once luck has a say
        self.acts = acts  # about how many answers to try in all
        self.hopeful = hopeful  # others, it expects, answer as suits it: no ambushes
        self.plans = plans  # plans that are compared by play-outs; none if there are fewer than two
        self.playouts = playouts  # of each of them; the better half has twice as many more, and so on


class Luck(Dice):
    """Fixed throws for one imagined game: every plan meets the same. The games share good and bad luck evenly."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers = numbers
        self.at = 0

    def below(self, n: int) -> int:
        self.at += 1
        return int(self.numbers[self.at % _THROWS] * n)


def shared_luck(worlds: int, dice: Dice) -> list[Luck]:
    """For each world its luck: at every throw each of them has another part of all that can be thrown."""
    numbers: list[list[float]] = [[] for _ in range(worlds)]
    for _ in range(_THROWS):
        parts = list(range(worlds))
        dice.shuffle(parts)
        for world in range(worlds):
            numbers[world].append((parts[world] + dice.below(_FINE) / _FINE) / worlds)
    return [Luck(own) for own in numbers]


class World:
    """An imagined game on the way through a plan. `luck` is the number of its luck, _UNSPLIT before luck matters."""

    def __init__(self, game: Game[Any], weight: float, luck: int, thrown: int, begun: int) -> None:
        self.game = game
        self.weight = weight
        self.luck = luck
        self.thrown = thrown
        self.begun = begun  # the round in which the turn that is planned has begun, or _NOT_BEGUN
        self.over = False  # whether it has ended


class Answer:
    """One step of a plan: what was asked, and what to answer."""

    def __init__(self, kind: str, at: int, allowed: list[int], action: int) -> None:
        self.kind = kind
        self.at = at
        self.allowed = allowed
        self.action = action


class Node:
    """A position of a plan: the answers that lead to it, in one or several worlds, and its worth.

    `kind` is the verb with which its last action began.
    """

    def __init__(
        self, worlds: list[World], before: Node | None, answer: Answer | None, worth: float, kind: int
    ) -> None:
        self.worlds = worlds
        self.before = before
        self.answer = answer
        self.worth = worth
        self.kind = kind

    def lead(self) -> World | None:
        """The first world in which the turn goes on; None if it is over in all."""
        for world in self.worlds:
            if not world.over:
                return world
        return None

    def answers(self) -> list[Answer]:
        """From the question on."""
        found: list[Answer] = []
        node: Node | None = self
        while node is not None and node.answer is not None:
            found.append(node.answer)
            node = node.before
        found.reverse()
        return found

    def sure_answers(self) -> list[Answer]:
        """Those of them whose questions come whatever luck says."""
        path: list[Node] = []
        node: Node | None = self
        while node is not None and node.before is not None:
            path.append(node)
            node = node.before
        path.reverse()
        found: list[Answer] = []
        for step in path:
            assert step.answer is not None
            found.append(step.answer)
            if len(step.worlds) != 1 or step.worlds[0].luck != _UNSPLIT:
                break
        return found


class PlannerPlayer:
    """Plans whole turns, by the game's judgement of where they end."""

    def __init__(self, ruleset: Ruleset, seed: str, effort: Effort | None = None) -> None:
        self._ruleset = ruleset
        self._dice: Dice = QuickDice(seed)
        self._effort = effort if effort is not None else Effort(10, 4, 3000)
        self._kept: list[Answer] = []
        self._luck: list[Luck] = []
        self._ends: list[Node] = []  # the best ends of the turn that were found for the present question
        self._seat = NOBODY
        self._limit = 0  # of acts for the present question
        self.acts = 0  # answers tried, ever
        self.plans = 0  # plans made, ever
        self.playouts = 0  # ends of turns played on, ever
        self.again = 0  # positions that were met a second time, on another way, ever

    def reseed(self, seed: str) -> None:
        self._dice = QuickDice(seed)

    def choose(self, view: View[Any], offers: Offers) -> int:
        if len(offers.allowed) == 1:
            return offers.allowed[0]
        kept = self._next_of_plan(view, offers)
        if kept is not None:
            return kept
        best = self.plan(view, offers)
        steps = best.sure_answers()
        self._kept = steps[1:]
        return steps[0].action

    def _next_of_plan(self, view: View[Any], offers: Offers) -> int | None:
        """What the kept plan says, if this question is the one that it foresaw."""
        board: Board = view.board
        top = board.stack[-1]
        while self._kept:
            step = self._kept.pop(0)
            if step.kind == type(top).__name__ and step.at == top.at and step.allowed == offers.allowed:
                return step.action
            if len(step.allowed) > 1:
                self._kept = []
        return None

    def plan(self, view: View[Any], offers: Offers) -> Node:
        """The best plan from this question on.

        Where positions can be judged in the middle of a turn, one wide beam goes as far as the effort lasts. Otherwise
        a narrow beam comes to the end of the turn first; then wider ones try to do better.
        """
        self.plans += 1
        self._seat = view.seat
        self._luck = shared_luck(self._effort.worlds, self._dice)
        self._limit = self.acts + self._effort.acts
        turn = self._ruleset.turn_of(view.board)
        begun = self._ruleset.round_of(view.board) if turn == view.seat else _NOT_BEGUN
        root = Node([World(view.imagine(self._dice), 1.0, _UNSPLIT, 0, begun)], None, None, 0.0, _NEW)
        longest = 1 if turn not in (view.seat, NOBODY) else _LONGEST  # in another's turn one answer is all there is
        width = self._effort.width if self._ruleset.judges_midway else 1
        best: Node | None = None
        self._ends = []
        while True:
            found = self._search(root, width, longest)
            if best is None or (found.worth > best.worth and found.lead() is None):
                best = found
            if longest == 1 or width >= self._effort.width or self.acts >= self._limit:
                break
            width = min(_WIDER * width, self._effort.width)
        return self._played_out(best) if turn == view.seat and self._effort.plans > 1 else best

    def _played_out(self, best: Node) -> Node:
        """The best of the ends of the turn that were found, by how the game may go on from there."""
        left = _best(self._ends, self._effort.plans)
        if best not in left:  # it has not come to the end of the turn
            left.append(best)
        first = [[answer.action for answer in node.sure_answers()] for node in left]
        if not [answers for answers in first if answers != first[0]]:
            return best  # there is nothing to decide yet
        for node in left:
            node.worth *= _TRUST
        more = self._effort.playouts
        while len(left) > 1:
            for _ in range(more):
                seed = str(self._dice.below(_FINE))
                share = self._dice.below(_FINE) / _FINE
                for node in left:
                    node.worth += self._play_out(node, share, seed)
            more *= 2
            left = sorted(left, key=_worth_of, reverse=True)[: len(left) // 2]
        return left[0]

    def _play_out(self, node: Node, share: float, seed: str) -> float:
        """What one of the worlds at the end of a plan comes to: that at this share of their weights."""
        found = node.worlds[-1]
        for world in node.worlds:
            share -= world.weight
            if share < 0.0:
                found = world
                break
        game = found.game
        if procedure.actor(game.board) != NOBODY:
            game = game.lens(self._seat).imagine(QuickDice(f"{seed}/world"))
            play_out(self._ruleset, game, self._seat, 1, seed)
            self.playouts += 1
        return self._ruleset.judge(game, self._seat)

    def _search(self, root: Node, width: int, longest: int) -> Node:
        """The best end of the turn that a beam of this width finds. Where the effort ends first, it may be the best
        position on the way."""
        beam = [root]
        best: Node | None = None
        for _ in range(longest):
            found: dict[tuple[object, ...], Node] = {}
            ended: list[Node] = []
            for node in beam:
                lead = node.lead()
                assert lead is not None
                stack = lead.game.board.stack
                node.kind = _NEW
                self._act(node, len(stack), type(stack[-1]).__name__, stack[-1].at, _CHAIN, found, ended)
                if self.acts >= self._limit:
                    break
            self._remember(ended)
            for node in ended:
                if best is None or node.worth > best.worth:
                    best = node
            beam = _best(list(found.values()), width)
            if not beam or self.acts >= self._limit:
                break
        midway = width == 1 or self._ruleset.judges_midway
        if best is None or (beam and midway and beam[0].worth > best.worth):
            return beam[0]
        return best

    def _remember(self, ended: list[Node]) -> None:
        """Keep the best ends of the turn for play-outs. Their kind is what the whole plan does, in whatever order."""
        if self._effort.plans < 2:
            return
        found = {round(node.worth, 9): node for node in self._ends}
        for node in ended:
            node.kind = hash(tuple(sorted([verb(answer.action) for answer in node.answers()])))
            found.setdefault(round(node.worth, 9), node)
        self._ends = _best(list(found.values()), _SPARE * self._effort.plans)

    def _act(
        self,
        node: Node,
        depth: int,
        kind: str,
        at: int,
        chain: int,
        found: dict[tuple[object, ...], Node],
        ended: list[Node],
    ) -> None:
        """All that one action can lead to. It is going on while frames lie on top of the one that asked, or while that
        frame asks a later question of its own; it ends with the turn before, and where the effort ends."""
        lead = node.lead()
        assert lead is not None
        top = lead.game.board.stack[-1]
        allowed = procedure.legal(lead.game)
        for action in allowed:
            after = self._after(node, Answer(type(top).__name__, top.at, allowed, action))
            goes_on = after.lead()
            if goes_on is None:
                ended.append(after)
                continue
            stack = goes_on.game.board.stack
            asking = stack[-1]
            name = type(asking).__name__
            height = len(stack)
            same_turn = goes_on.begun == lead.begun and self.acts < self._limit
            if chain > 1 and same_turn and (height > depth or (height == depth and name == kind and asking.at > at)):
                self._act(after, depth, kind, at, chain - 1, found, ended)
                continue
            key = (round(after.worth, 9), name, asking.at, height, tuple(procedure.legal(goes_on.game)))
            if key in found:
                self.again += 1
            else:
                found[key] = after

    def _after(self, node: Node, answer: Answer) -> Node:
        """The position after one more answer, in each world in which it can be given."""
        worlds: list[World] = []
        first = True
        for world in node.worlds:
            if world.over:
                worlds.append(world)
                continue
            if not first and answer.action not in procedure.legal(world.game):
                stopped = World(world.game, world.weight, world.luck, world.thrown, world.begun)
                stopped.over = True
                worlds.append(stopped)
                continue
            first = False
            self.acts += 1
            after = World(world.game.clone(), world.weight, world.luck, world.thrown, world.begun)
            procedure.act(after.game, answer.action)
            self._go_on(after, worlds)
        worth = 0.0
        for world in worlds:
            worth += world.weight * self._ruleset.judge(world.game, self._seat)
        return Node(worlds, node, answer, worth, node.kind if node.kind != _NEW else verb(answer.action))

    def _go_on(self, world: World, worlds: list[World]) -> None:
        """On to the seat's next question, or to the end of its turn; in several worlds from the first throw on."""
        while True:
            board: Board = world.game.board
            asked = procedure.actor(board)
            if asked == NOBODY:
                world.over = True
            else:
                now = self._ruleset.round_of(board) if self._ruleset.turn_of(board) == self._seat else _NOT_BEGUN
                if world.begun == _NOT_BEGUN:
                    world.begun = now
                elif world.begun != now:
                    world.over = True
            if world.over or asked == self._seat:
                worlds.append(world)
                return
            if world.luck == _UNSPLIT:
                self._split(world, worlds)
                return
            if asked == CHANCE:
                luck = self._luck[world.luck]
                luck.at = world.thrown
                procedure.act(world.game, procedure.throw(world.game, luck))
                world.thrown = luck.at
            else:
                procedure.act(world.game, self._reply(world.game, asked))
            self.acts += 1

    def _split(self, world: World, worlds: list[World]) -> None:
        """Go on in several worlds: one for each thing that the dice can say, if there are few, or else by luck."""
        game = world.game
        if procedure.actor(game.board) == CHANCE:
            outcomes = procedure.outcomes(game)
            if len(outcomes) <= len(self._luck):
                total = 0
                for _, weight in outcomes:
                    total += weight
                for place, (action, weight) in enumerate(outcomes):
                    part = World(game.clone(), world.weight * weight / total, place, 0, world.begun)
                    procedure.act(part.game, action)
                    self.acts += 1
                    self._go_on(part, worlds)
                return
        count = len(self._luck)
        view = game.lens(self._seat)
        for place in range(count):
            part = World(view.imagine(self._dice), world.weight / count, place, 0, world.begun)
            self._go_on(part, worlds)

    def _reply(self, game: Game[Any], seat: int) -> int:
        """What another seat would answer: what looks best to it at once; to the hopeful, what looks best to them."""
        allowed = procedure.legal(game)
        best = allowed[0]
        if len(allowed) == 1:
            return best
        best_worth = float("-inf")
        whose = self._seat if self._effort.hopeful else seat
        for action in allowed:
            after = game.clone()
            self.acts += 1
            procedure.act(after, action)
            worth = self._ruleset.estimate(after, whose)
            if worth > best_worth:
                best, best_worth = action, worth
        return best


def _worth_of(node: Node) -> float:
    return node.worth


def _best(nodes: list[Node], count: int) -> list[Node]:
    """The best few, half of them the best of their kind: many ways to march must not hide the one way to build."""
    order = sorted(nodes, key=_worth_of, reverse=True)
    kept = order[: count - count // 2]
    kinds = [node.kind for node in kept]
    rest: list[Node] = []
    for node in order[len(kept) :]:
        if len(kept) < count and node.kind not in kinds:
            kept.append(node)
            kinds.append(node.kind)
        else:
            rest.append(node)
    kept += rest[: count - len(kept)]
    return sorted(kept, key=_worth_of, reverse=True)
