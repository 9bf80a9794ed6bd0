"""The Drillbit Duchy [K10]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from bisect import insort

from weald.engine.lenses import Frame
from weald.games.root.factions.duchy import clockwork
from weald.games.root.factions.duchy.board import DuchyBoard, duchy_board
from weald.games.root.factions.faction import Faction
from weald.games.root.factions.riverfolk.bot_cards import KEPT, buy_of_a_kind
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game
from weald.games.root.tables import DUCHY, MINISTERS


class DrillbitDuchy(Faction):
    """The Drillbit Duchy [K10]."""

    nightmare_law: str = "K13.7.4"

    def __init__(self) -> None:
        super().__init__(DUCHY)

    # set-up and turn

    def new_board(self, playing: bool) -> FactionBoard:
        return DuchyBoard(0, [False] * MINISTERS, [])

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp()

    def birdsong(self) -> Frame:
        return clockwork.Birdsong()

    def daylight(self) -> Frame:
        return clockwork.Daylight()

    def evening(self) -> Frame:
        return clockwork.Evening([])

    # hands and cards [2.1]

    def open_cards(self, b: Board) -> list[int]:
        """[K15.10] The ambushes they have bought."""
        return duchy_board(b).ambushes

    # crafting [4.1]

    # moving and placing [4.2]

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it buys of the Riverfolk [K15]

    craft_law: str = "K10.4.2"

    def buy_at_dawn(self, g: Game) -> None:
        """[K15.10] An ambush, which they keep."""
        buy_of_a_kind(g, DUCHY, "ambush", KEPT)

    def receive_ware(self, g: Game, card: int, use: int) -> bool:
        if use != KEPT:
            return False
        insort(duchy_board(g.board).ambushes, card)
        return True

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for
