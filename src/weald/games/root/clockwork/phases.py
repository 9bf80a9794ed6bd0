"""Whose procedure a bot's set-up and phases are."""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import Frame
from weald.games.root.clockwork import buying as wares
from weald.games.root.clockwork import orders
from weald.games.root.factions.alliance import clockwork as automated_alliance
from weald.games.root.factions.corvids import clockwork as cogwheel_corvids
from weald.games.root.factions.corvids import plots as cogwheel_plots
from weald.games.root.factions.cult import clockwork as logical_lizards
from weald.games.root.factions.cult import clockwork_conspiracies as lizard_conspiracies
from weald.games.root.factions.duchy import clockwork as drillbit_duchy
from weald.games.root.factions.duchy import ministers as drillbit_ministers
from weald.games.root.factions.duchy import price_of_failure
from weald.games.root.factions.eyrie import clockwork as electric_eyrie
from weald.games.root.factions.eyrie import clockwork_decree as electric_decree
from weald.games.root.factions.marquise import clockwork as mechanical_marquise
from weald.games.root.factions.riverfolk import clockwork as riverfolk_robots
from weald.games.root.factions.vagabond import clockwork as vagabot
from weald.games.root.factions.vagabond import clockwork_characters as vagabot_characters
from weald.games.root.factions.vagabond import clockwork_errands as vagabot_errands
from weald.games.root.state.lenses import Game
from weald.games.root.tables import ALLIANCE, CORVIDS, CULT, DUCHY, EYRIE, IS_VAGABOND, MARQUISE, RIVERFOLK

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


def prepare(g: Game) -> None:
    """[K13.2.3] What a level changes before hands are dealt."""
    if g.board.is_bot(EYRIE):
        electric_eyrie.set_ambush_aside(g)


def set_up(seat: int, character: int) -> Frame:
    """[K4.3] and the like. The character is the Vagabot's, below nought if the dice are to choose."""
    if seat == MARQUISE:
        return mechanical_marquise.SetUp()
    if seat == EYRIE:
        return electric_eyrie.SetUp()
    if seat == ALLIANCE:
        return automated_alliance.SetUp()
    if IS_VAGABOND[seat]:
        return vagabot.SetUp(seat, character)
    if seat == CULT:
        return logical_lizards.SetUp()
    if seat == RIVERFOLK:
        return riverfolk_robots.SetUp()
    if seat == DUCHY:
        return drillbit_duchy.SetUp()
    assert seat == CORVIDS
    return cogwheel_corvids.SetUp()


def birdsong(seat: int) -> Frame:
    if seat == MARQUISE:
        return mechanical_marquise.Birdsong()
    if seat == EYRIE:
        return electric_eyrie.Birdsong()
    if seat == ALLIANCE:
        return automated_alliance.Birdsong()
    if IS_VAGABOND[seat]:
        return vagabot.Birdsong(seat)
    if seat == CULT:
        return logical_lizards.Birdsong()
    if seat == RIVERFOLK:
        return riverfolk_robots.Birdsong(0)
    if seat == DUCHY:
        return drillbit_duchy.Birdsong()
    assert seat == CORVIDS
    return cogwheel_corvids.Birdsong([], 0)


def daylight(seat: int) -> Frame:
    if seat == MARQUISE:
        return mechanical_marquise.Daylight(False, 0, [])
    if seat == EYRIE:
        return electric_eyrie.Daylight()
    if seat == ALLIANCE:
        return automated_alliance.Daylight()
    if IS_VAGABOND[seat]:
        return vagabot.Daylight(seat, [])
    if seat == CULT:
        return logical_lizards.Daylight()
    if seat == RIVERFOLK:
        return riverfolk_robots.Daylight()
    if seat == DUCHY:
        return drillbit_duchy.Daylight()
    assert seat == CORVIDS
    return cogwheel_corvids.Daylight([], 0)


def evening(seat: int) -> Frame:
    if seat == MARQUISE:
        return mechanical_marquise.Evening()
    if seat == EYRIE:
        return electric_eyrie.Evening()
    if seat == ALLIANCE:
        return automated_alliance.Evening()
    if IS_VAGABOND[seat]:
        return vagabot.Evening(seat)
    if seat == CULT:
        return logical_lizards.Evening()
    if seat == RIVERFOLK:
        return riverfolk_robots.Evening()
    if seat == DUCHY:
        return drillbit_duchy.Evening([])
    assert seat == CORVIDS
    return cogwheel_corvids.Evening()


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
        electric_eyrie.SetUp,
        electric_eyrie.Birdsong,
        electric_eyrie.Daylight,
        electric_decree.Marches,
        electric_decree.Sorties,
        electric_eyrie.Havoc,
        electric_eyrie.Evening,
        automated_alliance.SetUp,
        automated_alliance.Birdsong,
        automated_alliance.Revolt,
        automated_alliance.Daylight,
        automated_alliance.Evening,
        logical_lizards.SetUp,
        logical_lizards.AddSouls,
        logical_lizards.Birdsong,
        logical_lizards.Daylight,
        logical_lizards.Evening,
        logical_lizards.Craft,
        lizard_conspiracies.Conversion,
        lizard_conspiracies.Crusade,
        lizard_conspiracies.Sanctification,
        wares.BuyCard,
        wares.BotDelivery,
        riverfolk_robots.SetUp,
        riverfolk_robots.Stock,
        riverfolk_robots.Birdsong,
        riverfolk_robots.Daylight,
        riverfolk_robots.RobotBattles,
        riverfolk_robots.Evening,
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
        vagabot.SetUp,
        vagabot.Birdsong,
        vagabot.Daylight,
        vagabot.Evening,
        vagabot_errands.Walk,
        vagabot_errands.Errand,
        vagabot_errands.Assault,
        vagabot_errands.Aid,
        vagabot_errands.NewQuest,
        vagabot_characters.Rob,
        vagabot_characters.SlipAway,
    ]
