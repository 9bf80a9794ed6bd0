"""What is told of the games of the house before a table is laid: options, seats, and what the law advises."""

from __future__ import annotations

from msgspec import Struct


class OptionTold(Struct, omit_defaults=True):
    """An option: one of some names (any of them joined by +, if `many`), or a number.

    `kind` is what the names are names of. What a value does says the text `option-NAME-VALUE`, or else the attribute
    `effect` of `KIND-VALUE`. `seat` is the seat that it belongs to, if it belongs to one.
    """

    name: str
    default: int | str
    names: list[str] | None = None
    kind: str = ""
    many: bool = False
    least: int | None = None
    most: int | None = None
    seat: str | None = None


class QuickTold(Struct):
    """What a newcomer is seated at with one click."""

    options: dict[str, int | str]
    seats: dict[str, str]


class GameTold(Struct):
    """A game of the house.

    `players` are all that a computer can be, `levels` those among them that people choose from, weakest first. `sides`
    are the seats among which a newcomer chooses one to lead; `lots` those that can be drawn by lot; `reach` is
    what each seat adds, if the law tells it.
    """

    name: str
    edition: str
    seats: list[str]
    options: list[OptionTold]
    players: list[str]
    levels: list[str]
    quick: QuickTold
    sides: list[str]
    lots: list[str]
    reach: dict[str, int]
    together: bool  # whether all win and lose together at the newcomer's table


class SeatOffered(Struct):
    """A seat under some options; a bot needs no player."""

    name: str
    bot: bool


class ReachTold(Struct):
    """What some seats add up to, what the law advises for so many, and the least that it speaks of at all."""

    sum: int
    advised: int
    least: int
    law: str


class SeatsTold(Struct):
    """The seats under some options, what the law advises against, and which options change anything with the others."""

    seats: list[SeatOffered]
    warnings: list[str]
    matter: list[str]
    options: dict[str, int | str]
    reach: ReachTold | None = None


class SeatsDrawn(Struct):
    """Options with seats that were drawn by lot, and these seats in the order of the lot."""

    options: dict[str, int | str]
    seats: list[str]
