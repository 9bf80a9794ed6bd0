"""Seats drawn by lot before a game begins [Root 5.1.1], among all or among those whose reach the law advises [Root A].

The options of a game fix its seats before its journal begins. So the draw is not in the journal: it records the drawn
seats as if somebody had chosen them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from weald.engine.chance import Dice
from weald.engine.errors import BadValue
from weald.engine.ruleset import Options, Ruleset

YES: Final = "yes"
NO: Final = "no"


def can_be_drawn(ruleset: Ruleset) -> list[str]:
    """The seats that somebody can sit in or that can stay empty, as the options say."""
    return [option.name for option in ruleset.options if option.name in ruleset.seats and YES in option.names]


def draw_seats(
    ruleset: Ruleset,
    given: Mapping[str, int | str],
    wanted: Iterable[str],
    count: int,
    dice: Dice,
    advised: bool = False,
) -> tuple[Options, list[str]]:
    """Options with `count` seats in play, and these seats in the order in which they were drawn.

    Seats that are `wanted`, or that an option puts into play, are sure; seats that an option leaves out are not drawn.
    Every set of seats that the rules allow is equally likely; with `advised`, every one that the law advises.
    """
    optional = can_be_drawn(ruleset)
    if not optional:
        raise BadValue("no-lots", game=ruleset.name)
    if advised and ruleset.reach is None:
        raise BadValue("no-reach", game=ruleset.name)
    needed = list(wanted)
    sure = [seat for seat in optional if given.get(seat) == YES or seat in needed]
    pool = [seat for seat in optional if seat not in sure and given.get(seat, YES) == YES]
    if not len(sure) <= count <= len(sure) + len(pool):
        raise BadValue("bad-lots", count=count, least=max(2, len(sure)), most=len(sure) + len(pool))
    fitting: list[list[str]] = []
    problem = BadValue("low-lots", count=count)
    for chosen in combinations(pool, count - len(sure)):
        drawn = [*sure, *chosen]
        try:
            options = ruleset.check_options(_seated(given, [*sure, *pool], drawn))
        except BadValue as error:
            problem = error
            continue
        if set(drawn) <= set(ruleset.in_play(options)) and (not advised or _suffices(ruleset, options)):
            fitting.append(drawn)
    if not fitting:
        raise BadValue("low-lots", count=count) if advised else problem
    found = fitting[dice.below(len(fitting))]
    order = list(range(len(found)))
    dice.shuffle(order)
    return _seated(given, [*sure, *pool], found), [found[index] for index in order]


def _seated(given: Mapping[str, int | str], seats: Sequence[str], drawn: Sequence[str]) -> Options:
    return {**given, **{seat: YES if seat in drawn else NO for seat in seats}}


def _suffices(ruleset: Ruleset, options: Options) -> bool:
    return ruleset.reach is not None and ruleset.reach.suffices(ruleset.taking_part(options))
