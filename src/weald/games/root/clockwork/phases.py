"""Whose procedure a bot's set-up and phases are."""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import Frame
from weald.games.root.clockwork import (
    cogwheel_corvids,
    cogwheel_plots,
    drillbit_duchy,
    drillbit_ministers,
    mechanical_marquise,
    orders,
    price_of_failure,
)
from weald.games.root.tables import CORVIDS, DUCHY, MARQUISE

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
    if seat == DUCHY:
        return drillbit_duchy.SetUp()
    if seat == CORVIDS:
        return cogwheel_corvids.SetUp()
    assert seat == MARQUISE
    return mechanical_marquise.SetUp()


def birdsong(seat: int) -> Frame:
    if seat == DUCHY:
        return drillbit_duchy.Birdsong()
    if seat == CORVIDS:
        return cogwheel_corvids.Birdsong([], 0)
    assert seat == MARQUISE
    return mechanical_marquise.Birdsong()


def daylight(seat: int) -> Frame:
    if seat == DUCHY:
        return drillbit_duchy.Daylight()
    if seat == CORVIDS:
        return cogwheel_corvids.Daylight([], 0)
    assert seat == MARQUISE
    return mechanical_marquise.Daylight(False, False, [])


def evening(seat: int) -> Frame:
    if seat == DUCHY:
        return drillbit_duchy.Evening([])
    if seat == CORVIDS:
        return cogwheel_corvids.Evening()
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
        drillbit_duchy.SetUp,
        drillbit_duchy.FirstMinisters,
        drillbit_duchy.Birdsong,
        drillbit_duchy.Daylight,
        drillbit_duchy.Evening,
        drillbit_ministers.OrderedBattles,
        drillbit_ministers.Ministers,
        price_of_failure.PriceOfFailure,
        cogwheel_corvids.SetUp,
        cogwheel_corvids.Birdsong,
        cogwheel_corvids.Daylight,
        cogwheel_corvids.CorvidBattles,
        cogwheel_corvids.Evening,
        cogwheel_plots.LayPlot,
        cogwheel_plots.FlipPlots,
        cogwheel_plots.Bomb,
        cogwheel_plots.Extortion,
    ]
