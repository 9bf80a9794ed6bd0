"""Which faction sits where: one line each, as played by people and by bots. Imported where a new board is made."""

from __future__ import annotations

from weald.games.root.factions.alliance.faction import Alliance, AutomatedAlliance
from weald.games.root.factions.corvids.faction import CogwheelCorvids
from weald.games.root.factions.cult.faction import Cult, LogicalLizards
from weald.games.root.factions.duchy.faction import DrillbitDuchy
from weald.games.root.factions.eyrie.faction import ElectricEyrie, Eyrie
from weald.games.root.factions.faction import FACTIONS, register
from weald.games.root.factions.marquise.faction import Marquise, MechanicalMarquise
from weald.games.root.factions.riverfolk.faction import Riverfolk, RiverfolkRobots
from weald.games.root.factions.vagabond.faction import Vagabond, Vagabot
from weald.games.root.tables import VAGABOND, VAGABOND2

__all__ = ["FACTIONS"]

register(Marquise(), MechanicalMarquise())
register(Eyrie(), ElectricEyrie())
register(Alliance(), AutomatedAlliance())
register(Vagabond(VAGABOND), Vagabot(VAGABOND))
register(Vagabond(VAGABOND2), Vagabot(VAGABOND2))
register(Cult(), LogicalLizards())
register(Riverfolk(), RiverfolkRobots())
register(None, DrillbitDuchy())
register(None, CogwheelCorvids())
