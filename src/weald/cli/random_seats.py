"""Random seats for `weald play GAME --random N`, drawn before the game begins [Root 5.1.1].

The options of a game fix its seats before its journal begins. So the draw is not in the journal: it records the drawn
seats as if somebody had chosen them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from weald.engine.chance import Throw
from weald.engine.errors import BadValue
from weald.engine.ruleset import Ruleset

YES = "yes"
NO = "no"
_TRIES: Final = 200


def draw_seats(
    ruleset: Ruleset, given: Mapping[str, str], wanted: Iterable[str], count: int, seed: str
) -> tuple[dict[str, str], str]:
    """Options with `count` seats in play, and a random one of these seats for the person.

    Seats that are `wanted`, or that an option puts into play, are sure; seats that an option leaves out are not drawn.
    Draws again if the rules do not allow the result.
    """
    optional = [option.name for option in ruleset.options if option.name in ruleset.seats and YES in option.names]
    if not optional:
        raise BadValue("no-lots", game=ruleset.name)
    sure = [seat for seat in optional if given.get(seat) == YES or seat in wanted]
    pool = [seat for seat in optional if seat not in sure and given.get(seat, YES) == YES]
    if not len(sure) <= count <= len(sure) + len(pool):
        raise BadValue("bad-lots", count=count, least=max(2, len(sure)), most=len(sure) + len(pool))
    dice = Throw(f"{seed}/seats", 0)
    for left in reversed(range(_TRIES)):
        order = list(range(len(pool)))
        dice.shuffle(order)
        drawn = [*sure, *[pool[index] for index in order[: count - len(sure)]]]
        options = {**given, **{seat: YES if seat in drawn else NO for seat in [*sure, *pool]}}
        try:
            ruleset.check_options(options)
            break
        except BadValue:
            if not left:
                raise
    return options, drawn[dice.below(len(drawn))]
