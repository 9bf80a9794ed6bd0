"""Who is a bot and of what kind [K3.3]."""

from __future__ import annotations

from weald.games.root.tables import CLEARINGS, SEAT_COUNT

NONE = -1


class Robots:
    """Who is a bot and of what kind [K3.3], and the order card of the bot whose turn it is [K2.7]."""

    def __init__(
        self,
        levels: list[int],
        traits: list[int],
        card: int,
        suit: int,
        coop: bool,
        special: bool,
        covered: list[int],
    ) -> None:
        self.levels = levels  # never changed in place; NONE for a person or an empty seat
        self.traits = traits  # never changed in place; a bit for each trait
        self.card = card  # the order card, or NONE
        self.suit = suit  # what is ordered; a bird orders everything
        self.coop = coop  # people against bots [K3.5]
        self.special = special  # the special services are used [K9.7]
        self.covered = covered  # by clearing, how many slots lie under items of a Vagabot [K7.7.5]

    def clone(self) -> Robots:
        return Robots(self.levels, self.traits, self.card, self.suit, self.coop, self.special, self.covered[:])


def no_robots() -> Robots:
    return Robots([NONE] * SEAT_COUNT, [0] * SEAT_COUNT, NONE, NONE, False, False, [0] * CLEARINGS)
