"""What an answer would change for sure. It is tried in worlds that the asked seat imagines, never in the game itself:
so nothing can be learnt from it that the seat's own lens does not show.
"""

from __future__ import annotations

from typing import Any, Final

from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import DEED, NEW_TURN, Game, View
from weald.engine.ruleset import Ruleset

Changes = dict[str, object]

_WORLDS: Final = 2  # if they differ at all, what the seat cannot see decides
_MORE_WORLDS: Final = 8  # if something comes to light
_TRIES: Final = 40  # answers that are tried, all questions of one deed together


def foretell(ruleset: Ruleset, v: View[Any], action: int) -> Changes:
    """What the seat would be shown otherwise after its answer, as a merge patch (RFC 7396) of what it is shown.

    The deed is followed until somebody else decides, the dice included. Where the seat itself is asked on the way, only
    what all its answers have in common is told. Nothing is told of an answer upon which others act by themselves, or
    whose effects hang on what the seat cannot see.
    """
    before = ruleset.show(v)
    found: list[Changes] = []
    wanted = _WORLDS
    number = 0
    while number < wanted:
        world = v.imagine(QuickDice(str(number)))
        reveals = world.board.reveals
        trial = _Trial(v.seat, ruleset.seats[v.seat], len(world.board.stack))
        trial.follow(world, action)
        if trial.others:
            return {}
        changes = [difference(before, ruleset.show(end.lens(v.seat))) for end in trial.ends]
        if number and changes != found:
            return {}
        found = changes
        for end in trial.ends:
            if end.board.reveals != reveals:
                wanted = _MORE_WORLDS
        number += 1
    sure = found[0]
    for changes_of_one in found:
        sure = common(sure, changes_of_one)
    return sure


class _Trial:
    """One answer in one world, followed to all the ends to which the seat itself may take it."""

    def __init__(self, seat: int, name: str, depth: int) -> None:
        self.seat = seat
        self.name = name
        self.depth = depth  # how many procedures were unfinished before
        self.ends: list[Game[Any]] = []
        self.tries = 0
        self.others = False  # somebody else has done something

    def follow(self, world: Game[Any], action: int) -> None:
        self.tries += 1
        stack = world.board.stack
        asking = stack[self.depth - 1]
        world.telling = True
        procedure.act(world, action)
        for number, event in enumerate(world.events):
            if event.role == NEW_TURN:
                self.others = self.others or number + 1 < len(world.events)
            elif event.role == DEED and event.facts.get("seat", self.name) != self.name:
                self.others = True
        goes_on = len(stack) > self.depth and stack[self.depth - 1] is asking
        if goes_on and not self.others and procedure.actor(world.board) == self.seat:
            answers = procedure.legal(world)
            if self.tries + len(answers) <= _TRIES:
                for answer in answers:
                    self.follow(world.clone(), answer)
                return
        self.ends.append(world)


def difference(before: Changes, after: Changes) -> Changes:
    """A merge patch: the new value of everything that differs, None for what is gone."""
    found: Changes = {key: None for key in before if key not in after}
    for key, value in after.items():
        old = before.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            inner = difference(old, value)
            if inner:
                found[key] = inner
        elif key not in before or old != value:
            found[key] = value
    return found


def common(one: Changes, other: Changes) -> Changes:
    """The changes that both have."""
    found: Changes = {}
    for key, value in one.items():
        if key not in other:
            continue
        twin = other[key]
        if isinstance(value, dict) and isinstance(twin, dict):
            inner = common(value, twin)
            if inner:
                found[key] = inner
        elif value == twin:
            found[key] = value
    return found
