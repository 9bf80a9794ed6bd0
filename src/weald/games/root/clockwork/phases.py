"""Whose procedure a bot's set-up and phases are."""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import Frame
from weald.games.root.clockwork import mechanical_marquise, orders
from weald.games.root.tables import MARQUISE

# [K13] by seat; the bots are numbered as in the book, the Vagabot once
NIGHTMARE_LAW: Final = [
    "K13.1.4",
    "K13.2.4",
    "K13.3.4",
    "K13.4.4",
    "K13.4.4",
    "K13.5.4",
    "K13.6.4",
    "K13.7.4",
    "K13.8.4",
]


def set_up(seat: int) -> Frame:
    """[K4.3] and the like."""
    assert seat == MARQUISE
    return mechanical_marquise.SetUp()


def birdsong(seat: int) -> Frame:
    assert seat == MARQUISE
    return mechanical_marquise.Birdsong()


def daylight(seat: int) -> Frame:
    assert seat == MARQUISE
    return mechanical_marquise.Daylight(False, False, [])


def evening(seat: int) -> Frame:
    assert seat == MARQUISE
    return mechanical_marquise.Evening()


def records() -> list[type]:
    """The frames of all bots, for the codec."""
    return [
        orders.OrderCard,
        mechanical_marquise.SetUp,
        mechanical_marquise.Birdsong,
        mechanical_marquise.Daylight,
        mechanical_marquise.MarquiseBattles,
        mechanical_marquise.Charge,
        mechanical_marquise.Evening,
    ]
