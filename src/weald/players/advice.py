"""Advice: the best answers to a question, each with the chance to win that it leaves and with what speaks for it.

It knows what a player knows: a View and the offers. In a few imagined games that fit the view each answer is given, the
turn is played to its end, by a planner for the asked seat and by greedy players for the others, and the position is
judged. The same game has the same luck whichever answer is tried.
"""

from __future__ import annotations

from typing import Any, Final

from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.grounds import Ground
from weald.engine.lenses import CHANCE, NOBODY, Board, Game, View
from weald.engine.offers import Offers
from weald.engine.ruleset import Ruleset
from weald.players.greedy import GreedyPlayer
from weald.players.planner import Effort, Luck, PlannerPlayer, shared_luck

BEST: Final = 3  # choices that are told
_REASONS: Final = 3  # for each of them
_TRIED: Final = 6  # answers that are looked at closely
_WORLDS: Final = 4
_FEW: Final = 2  # between turns, where there is more to play until something can be judged
_LONGEST: Final = 300  # answers until a turn is over
_SMALL: Final = 0.05  # no difference to a person
_SLIGHT: Final = 0.1  # of the heaviest reason: what weighs less is left out


class Choice:
    """An answer, the chance that it leaves, and what there is then to speak for it."""

    def __init__(self, action: int, chance: float, grounds: list[Ground]) -> None:
        self.action = action
        self.chance = chance
        self.grounds = grounds


class Reason:
    """By how much a choice has more of something than another one, and whether that speaks for it."""

    def __init__(self, what: str, by: float, good: bool) -> None:
        self.what = what
        self.by = by
        self.good = good


def thoughtful() -> Effort:
    """How hard the rest of a turn is thought about."""
    return Effort(4, 2, 250)


def advise(ruleset: Ruleset, view: View[Any], offers: Offers, seed: str) -> list[Choice]:
    """The answers that are worth a closer look, the best first. Nothing but the view decides."""
    dice = QuickDice(f"{seed}/worlds")
    count = _FEW if ruleset.turn_of(view.board) == NOBODY else _WORLDS
    worlds = [view.imagine(dice) for _ in range(count)]
    return weigh(ruleset, worlds, view.seat, promising(ruleset, view, offers, seed), seed)


def promising(ruleset: Ruleset, view: View[Any], offers: Offers, seed: str) -> list[int]:
    """If there are many answers: what a planner would do, and what looks best at once."""
    allowed = offers.allowed
    if len(allowed) <= _TRIED:
        return allowed[:]
    found = [PlannerPlayer(ruleset, seed, thoughtful()).choose(view, offers)]
    worths = GreedyPlayer(ruleset, seed).worths(view, offers)
    for place in sorted(range(len(allowed)), key=lambda place: -worths[place]):
        if len(found) < _TRIED and allowed[place] not in found:
            found.append(allowed[place])
    return found


def weigh(ruleset: Ruleset, worlds: list[Game[Any]], seat: int, actions: list[int], seed: str) -> list[Choice]:
    """These answers of a seat, tried in these games: the best first, equal ones in the order given."""
    luck = shared_luck(len(worlds), QuickDice(f"{seed}/luck"))
    found: list[Choice] = []
    for action in actions:
        chance = 0.0
        grounds: list[Ground] = []
        for number, world in enumerate(worlds):
            end = _end_of_turn(ruleset, world, seat, action, luck[number], f"{seed}/{number}")
            chance += ruleset.chance(end, seat) / len(worlds)
            _add(grounds, ruleset.grounds(end.lens(seat)), len(worlds))
        found.append(Choice(action, chance, grounds))
    return sorted(found, key=_minus_chance)


def _minus_chance(choice: Choice) -> float:
    return -choice.chance


def _add(sums: list[Ground], more: list[Ground], parts: int) -> None:
    if not sums:
        sums += [Ground(one.name, 0.0, 0.0) for one in more]
    for place, one in enumerate(more):
        sums[place].amount += one.amount / parts
        sums[place].worth += one.worth / parts


def _end_of_turn(ruleset: Ruleset, world: Game[Any], seat: int, action: int, luck: Luck, seed: str) -> Game[Any]:
    """The game at the end of the turn that goes on; between turns, of the seat's next one.

    In a turn of somebody else's it is judged when the question is done with.
    """
    game = world.clone()
    board: Board = game.board
    turn = ruleset.turn_of(board)
    asking = board.stack[-1]
    own = PlannerPlayer(ruleset, seed, thoughtful())
    others = GreedyPlayer(ruleset, seed)
    luck.at = 0
    procedure.act(game, action)
    for _ in range(_LONGEST):
        asked = procedure.actor(board)
        now = ruleset.turn_of(board)
        if turn == NOBODY and now == seat:
            turn = seat  # it has come
        if asked == NOBODY or (turn != NOBODY and now != turn):
            break
        if turn not in (seat, NOBODY) and asking not in board.stack:
            break
        if asked == CHANCE:
            procedure.act(game, procedure.throw(game, luck))
            continue
        view = game.lens(asked)
        offers = procedure.offers(view)
        procedure.act(game, own.choose(view, offers) if asked == seat else others.choose(view, offers))
    return game


def reasons(choice: Choice, other: Choice) -> list[Reason]:
    """What differs most between two choices, as the judgement weighs it; the weightiest first."""
    found: list[tuple[float, Reason]] = []
    for place, mine in enumerate(choice.grounds):
        theirs = other.grounds[place]
        by = round(mine.amount - theirs.amount, 1)
        worth = mine.worth - theirs.worth
        if abs(by) > _SMALL and worth != 0.0:
            found.append((-abs(worth), Reason(mine.name, by, worth > 0.0)))
    found.sort(key=_weight)
    return [reason for weight, reason in found[:_REASONS] if weight <= _SLIGHT * found[0][0]]


def _weight(found: tuple[float, Reason]) -> float:
    return found[0]


def explained(choices: list[Choice]) -> list[list[Reason]]:
    """Why each of the best choices is where it is: the first beside the second, the others beside the first."""
    if len(choices) < 2:
        return [[] for _ in choices]
    return [reasons(choice, choices[1 if place == 0 else 0]) for place, choice in enumerate(choices[:BEST])]
