"""Which card has which effect, one line per card, in the order in which they act. `new_board.py` imports it."""

from __future__ import annotations

from weald.games.root.cards.armorers import Armorers
from weald.games.root.cards.better_burrow_bank import BetterBurrowBank
from weald.games.root.cards.boat_builders import BoatBuilders
from weald.games.root.cards.brutal_tactics import BrutalTactics
from weald.games.root.cards.card import IN_ORDER, register
from weald.games.root.cards.charm_offensive import CharmOffensive
from weald.games.root.cards.cobbler import Cobbler
from weald.games.root.cards.codebreakers import Codebreakers
from weald.games.root.cards.coffin_makers import CoffinMakers
from weald.games.root.cards.command_warren import CommandWarren
from weald.games.root.cards.corvid_planners import CorvidPlanners
from weald.games.root.cards.eyrie_emigre import EyrieEmigre
from weald.games.root.cards.false_orders import FalseOrders
from weald.games.root.cards.informants import Informants
from weald.games.root.cards.league_of_adventurous_mice import League
from weald.games.root.cards.master_engravers import MasterEngravers
from weald.games.root.cards.murine_broker import MurineBroker
from weald.games.root.cards.partisans import Partisans
from weald.games.root.cards.propaganda_bureau import PropagandaBureau
from weald.games.root.cards.royal_claim import RoyalClaim
from weald.games.root.cards.saboteurs import Saboteurs
from weald.games.root.cards.sappers import Sappers
from weald.games.root.cards.scouting_party import ScoutingParty
from weald.games.root.cards.stand_and_deliver import StandAndDeliver
from weald.games.root.cards.swap_meet import SwapMeet
from weald.games.root.cards.tax_collector import TaxCollector
from weald.games.root.cards.tunnels import Tunnels
from weald.games.root.tables import card

__all__ = ["IN_ORDER"]

# the standard deck

register(Armorers(card("armorers")))
register(Sappers(card("sappers")))
register(BrutalTactics(card("brutal_tactics")))
register(RoyalClaim(card("royal_claim")))
register(StandAndDeliver(card("stand_and_deliver")))
register(TaxCollector(card("tax_collector")))
register(CommandWarren(card("command_warren")))
register(BetterBurrowBank(card("better_burrow_bank")))
register(Cobbler(card("cobbler")))
register(ScoutingParty(card("scouting_party")))
register(Codebreakers(card("codebreakers")))

# Exiles and Partisans; Soup Kitchens are a number in the deck's data, `token_force`

register(CoffinMakers(card("coffin_makers")))
register(Saboteurs(card("saboteurs")))
register(BoatBuilders(card("boat_builders")))
register(CorvidPlanners(card("corvid_planners")))
register(EyrieEmigre(card("eyrie_emigre")))
register(Partisans(card("fox_partisans")))
register(Partisans(card("rabbit_partisans")))
register(Partisans(card("mouse_partisans")))
register(PropagandaBureau(card("propaganda_bureau")))
register(FalseOrders(card("false_orders")))
register(Informants(card("informants")))
register(Tunnels(card("tunnels")))
register(CharmOffensive(card("charm_offensive")))
register(SwapMeet(card("swap_meet")))
register(League(card("league_of_adventurous_mice")))
register(MasterEngravers(card("master_engravers")))
register(MurineBroker(card("murine_broker")))
