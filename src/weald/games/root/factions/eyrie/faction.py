"""The Eyrie Dynasties [7]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from weald.engine.lenses import Frame
from weald.engine.procedure import Steps
from weald.games.root.factions.eyrie import clockwork, turn
from weald.games.root.factions.eyrie.board import EyrieBoard, eyrie_board
from weald.games.root.factions.faction import Faction
from weald.games.root.state.board import NONE, VIZIER, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BUILDER, EYRIE, ITEM_POINTS, LEADER_NAMES, ROOST


class Eyrie(Faction):
    """The Eyrie Dynasties [7], as people play them."""

    def __init__(self) -> None:
        super().__init__(EYRIE)

    # set-up and turn

    def new_board(self, playing: bool) -> FactionBoard:
        return EyrieBoard([[], [], [], []], NONE, [False] * len(LEADER_NAMES))

    def set_up(self, b: Board) -> Frame:
        return turn.SetUp()

    def birdsong(self) -> Frame:
        return turn.Birdsong()

    def daylight(self) -> Frame:
        return turn.Daylight()

    def evening(self) -> Frame:
        return turn.Evening()

    # hands and cards [2.1]

    def discarding(self) -> Steps:
        return turn.DISCARDING

    def open_cards(self, b: Board) -> list[int]:
        """[7.4.2] Those in the decree, but the viziers."""
        return [card for column in eyrie_board(b).decree for card in column if card != VIZIER]

    # crafting [4.1]

    crafting_piece: int = ROOST  # [7.2.1]

    def item_points(self, b: Board, card: int) -> int:
        """[7.2.3] One point, whatever the card says; but see [7.8.1]."""
        return ITEM_POINTS[card] if eyrie_board(b).leader == BUILDER else 1

    # moving and placing [4.2]

    suit_law: str = "7.5.2"  # of a card in the decree

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for


class ElectricEyrie(Eyrie):
    """The Electric Eyrie [K5]."""

    nightmare_law: str = "K13.2.4"

    # set-up and turn

    def prepare(self, g: Game) -> None:
        clockwork.set_ambush_aside(g)

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp()

    def birdsong(self) -> Frame:
        return clockwork.Birdsong()

    def daylight(self) -> Frame:
        return clockwork.Daylight()

    def evening(self) -> Frame:
        return clockwork.Evening()

    # hands and cards [2.1]

    # crafting [4.1]

    # moving and placing [4.2]

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it buys of the Riverfolk [K15]

    craft_law: str = "K5.4.2"
    order_law: str = "K15.6"

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for
