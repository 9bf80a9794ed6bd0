"""The Riverfolk Company [11]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from weald.engine.lenses import Frame
from weald.games.root.factions.faction import Faction
from weald.games.root.factions.riverfolk import clockwork, turn
from weald.games.root.factions.riverfolk.board import new_riverfolk_board, riverfolk_board
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game
from weald.games.root.tables import RIVERFOLK


class Riverfolk(Faction):
    """The Riverfolk Company [11], as people play them."""

    def __init__(self) -> None:
        super().__init__(RIVERFOLK)

    # set-up and turn

    def new_board(self, playing: bool) -> FactionBoard:
        return new_riverfolk_board()

    def set_up(self, b: Board) -> Frame:
        return turn.SetUp()

    def birdsong(self) -> Frame:
        return turn.Birdsong()

    def daylight(self) -> Frame:
        return turn.Daylight()

    def evening(self) -> Frame:
        return turn.Evening()

    # hands and cards [2.1]

    hand_is_open: bool = True  # [11.2.3]

    def open_hand(self, b: Board) -> list[int]:
        return riverfolk_board(b).hand[:]

    def secret_faults(self, g: Game) -> list[str]:
        if g.secrets[RIVERFOLK].hand != riverfolk_board(g.board).hand:
            return ["the open hand is not what the board says"]
        return []

    # crafting [4.1]

    # moving and placing [4.2]

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for


class RiverfolkRobots(Riverfolk):
    """The Riverfolk Robots [K9]."""

    nightmare_law: str = "K13.6.4"

    # set-up and turn

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp()

    def birdsong(self) -> Frame:
        return clockwork.Birdsong(0)

    def daylight(self) -> Frame:
        return clockwork.Daylight()

    def evening(self) -> Frame:
        return clockwork.Evening()

    # hands and cards [2.1]

    def open_cards(self, b: Board) -> list[int]:
        """[K9.2.1] The market."""
        return riverfolk_board(b).market

    # crafting [4.1]

    # moving and placing [4.2]

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for
