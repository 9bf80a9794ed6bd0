"""Analysis of a game that is over: everybody's chances at the end of each turn, the turns that mattered, and what would
have been better there.

It is told as one seat could know it (`eyes` is that seat: nothing but its views is judged, in games imagined from them)
or with all cards open (`eyes` is NOBODY). Luck is never foreseen: what dice and hidden cards brought is no mistake.
"""

from __future__ import annotations

from typing import Any, Final

from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import NOBODY, Game
from weald.engine.ruleset import Options, Ruleset
from weald.players.advice import Reason, promising, reasons, weigh

MOMENTS: Final = 5  # turns that mattered most to anybody
_OWN: Final = 2  # of the seat's own turns, those that cost it most
_MATTERS: Final = 0.04  # a smaller change is none
_WORLDS: Final = 4  # games to imagine for each judgement
_TRIES: Final = 2  # games in which answers are tried, where something is hidden
_QUESTIONS: Final = 8  # of a turn: these are looked at
_ANSWERS: Final = 3  # beside the one that was given
_LOSS: Final = 0.02  # of chance: a smaller one is no mistake


class Record:
    """A game as it was played: who answered what, the dice included."""

    def __init__(self, ruleset: Ruleset, options: Options, actions: list[tuple[int, int]]) -> None:
        self.ruleset = ruleset
        self.options = options
        self.actions = actions
        self.seats = [ruleset.seat(name) for name in ruleset.taking_part(options)]

    def game(self, at: int) -> Game[Any]:
        """The game after so many actions."""
        game = self.ruleset.new(self.options)
        procedure.settle(game)
        for _, action in self.actions[:at]:
            procedure.act(game, action)
        return game


class Moment:
    """The end of a turn: after so many actions, whose turn it was, and the chances of all seats of the record."""

    def __init__(self, at: int, turn: int, chances: list[float]) -> None:
        self.at = at
        self.turn = turn
        self.chances = chances


class Turning:
    """A turn that mattered: from one moment to the next, whose it was, whom it changed most and by how much."""

    def __init__(self, start: int, end: int, turn: int, seat: int, change: float) -> None:
        self.start = start
        self.end = end
        self.turn = turn
        self.seat = seat
        self.change = change


class Tried:
    """An answer, what its seat knew of it besides its sentence, and the chance that it left."""

    def __init__(self, action: int, facts: dict[str, object], chance: float) -> None:
        self.action = action
        self.facts = facts
        self.chance = chance


class Better:
    """After so many actions another answer was better than the one that was given."""

    def __init__(self, at: int, played: Tried, best: Tried, why: list[Reason]) -> None:
        self.at = at
        self.played = played
        self.best = best
        self.why = why

    def loss(self) -> float:
        return self.best.chance - self.played.chance


def moments(record: Record, eyes: int) -> list[Moment]:
    """The chances at the beginning, at the end of each turn, and at the end."""
    game = record.game(0)
    turn = record.ruleset.turn_of(game.board)
    found = [Moment(0, NOBODY, _chances(record, game, eyes, 0))]
    for at, (_, action) in enumerate(record.actions, start=1):
        procedure.act(game, action)
        now = record.ruleset.turn_of(game.board)
        if now == turn and at < len(record.actions):
            continue
        if turn != NOBODY or at == len(record.actions):
            found.append(Moment(at, turn, _chances(record, game, eyes, at)))
        turn = now
    return found


def _chances(record: Record, game: Game[Any], eyes: int, at: int) -> list[float]:
    """The chance of each seat, as far as these eyes see. Who wins together shares it; all sides together have one."""
    worlds = [game]
    if eyes != NOBODY and game.outcome() is None:
        dice = QuickDice(f"analysis/{at}")
        worlds = [game.lens(eyes).imagine(dice) for _ in range(_WORLDS)]
    found = [0.0] * len(record.seats)
    for world in worlds:
        for place, chance in enumerate(_shared(record, world)):
            found[place] += chance / len(worlds)
    return found


def _shared(record: Record, game: Game[Any]) -> list[float]:
    alone = [record.ruleset.chance(game, seat) for seat in record.seats]
    side_of = list(range(len(alone)))  # the first place of each one's side
    for side in game.sides():
        members = [place for place, seat in enumerate(record.seats) if seat in side]
        for place in members:
            side_of[place] = members[0]
    together = [0.0] * len(alone)
    for place, chance in enumerate(alone):
        together[side_of[place]] = max(together[side_of[place]], chance)
    total = sum(together)
    if game.outcome() is None and len(set(side_of)) > 1 and total > 0.0:
        together = [chance / total for chance in together]
    return [together[side] for side in side_of]


def turnings(record: Record, told: list[Moment], eyes: int) -> list[Turning]:
    """The turns in which somebody's chance changed most, and those of the seat's own that cost it most; in order."""
    found: list[Turning] = []
    own: list[Turning] = []
    for number in range(1, len(told)):
        before, after = told[number - 1], told[number]
        place, change = 0, 0.0
        for each in range(len(record.seats)):
            by = after.chances[each] - before.chances[each]
            if abs(by) > abs(change) + 1e-9:
                place, change = each, by
        if abs(change) >= _MATTERS:
            found.append(Turning(before.at, after.at, after.turn, record.seats[place], change))
        if eyes in record.seats and after.turn == eyes:
            mine = record.seats.index(eyes)
            loss = after.chances[mine] - before.chances[mine]
            if loss <= -_MATTERS:
                own.append(Turning(before.at, after.at, eyes, eyes, loss))
    found.sort(key=_size)
    own.sort(key=_size)
    kept = found[:MOMENTS]
    for turning in own[:_OWN]:
        if all(turning.start != other.start for other in kept):
            kept.append(turning)
    kept.sort(key=_start)
    return kept


def _size(turning: Turning) -> float:
    return -abs(turning.change)


def _start(turning: Turning) -> int:
    return turning.start


def better(record: Record, turning: Turning, eyes: int) -> Better | None:
    """The costliest answer that the seat whose turn it was gave in it; None if none was costly.

    As one seat saw it, only its own answers are looked at: it cannot know what others could have done.
    """
    seat = turning.turn
    if seat not in record.seats or eyes not in (NOBODY, seat):
        return None
    game = record.game(turning.start)
    worst: Better | None = None
    looked = 0
    for at in range(turning.start, turning.end):
        asked, action = record.actions[at]
        if asked == seat and looked < _QUESTIONS and len(procedure.legal(game)) > 1:
            looked += 1
            found = _compared(record, game, at, action, eyes)
            if found.loss() >= (_LOSS if worst is None else worst.loss()):
                worst = found
        procedure.act(game, action)
    return worst


def _compared(record: Record, game: Game[Any], at: int, played: int, eyes: int) -> Better:
    """What was answered here beside what else might have been."""
    seat = procedure.actor(game.board)
    seed = f"analysis/{at}"
    view = game.lens(seat)
    answers = promising(record.ruleset, view, procedure.offers(view), seed)[:_ANSWERS]
    if played not in answers:
        answers.append(played)
    worlds = [game.clone() for _ in range(_TRIES)]
    if eyes != NOBODY:
        dice = QuickDice(f"{seed}/worlds")
        worlds = [view.imagine(dice) for _ in range(_TRIES)]
    choices = weigh(record.ruleset, worlds, seat, answers, seed)
    best, mine = choices[0], choices[0]
    for choice in choices:
        if choice.action == played:
            mine = choice
    tried = [Tried(one.action, procedure.about(view, one.action), one.chance) for one in (mine, best)]
    return Better(at, tried[0], tried[1], reasons(best, mine))
