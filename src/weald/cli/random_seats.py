"""Drawing by lot who takes part: for `weald play GAME --random N`, before the game begins [Root 5.1.1].

Seats are fixed by the options of a game before its journal begins. So the lot falls outside of it, and the journal
records who was drawn as if they had been chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from weald.engine.catalogue import Rules
from weald.engine.chance import Throw
from weald.engine.errors import BadValue

YES = "yes"
NO = "no"
_TRIES: Final = 200


def draw_seats(
    rules: Rules, given: Mapping[str, str], wanted: Iterable[str], count: int, seed: str
) -> tuple[dict[str, str], str]:
    """Options under which `count` seats take part, and one of these at random, for the person.

    Who is `wanted`, or whom an option seats, is in anyway, and whom an option leaves out is not drawn. A draw that the
    rules do not allow is drawn again.
    """
    optional = [option.name for option in rules.options if option.name in rules.seats and YES in option.names]
    if not optional:
        raise BadValue("no-lots", game=rules.name)
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
            rules.check_options(options)
            break
        except BadValue:
            if not left:
                raise
    return options, drawn[dice.below(len(drawn))]
