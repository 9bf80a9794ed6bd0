"""The Lizard Cult [10]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from weald.engine.lenses import Frame
from weald.engine.procedure import Steps
from weald.games.root.clockwork.orders import craft_item
from weald.games.root.factions.cult import clockwork, turn
from weald.games.root.factions.cult.board import CultBoard, cult_board
from weald.games.root.factions.cult.buying import buy_souls
from weald.games.root.factions.cult.lost_souls import add_soul
from weald.games.root.factions.faction import Faction
from weald.games.root.factions.riverfolk.bot_cards import CRAFTED, SOUL, law_of
from weald.games.root.rules.costs import ANY
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game
from weald.games.root.tables import COST, CULT, GARDEN


class Cult(Faction):
    """The Lizard Cult [10], as people play them."""

    def __init__(self) -> None:
        super().__init__(CULT)

    # set-up and turn

    def new_board(self, playing: bool) -> FactionBoard:
        return CultBoard(NONE, False, 0, [], [], NONE)

    def set_up(self, b: Board) -> Frame:
        return turn.SetUp()

    def birdsong(self) -> Frame:
        return turn.Birdsong()

    def daylight(self) -> Frame:
        return turn.Daylight()

    def evening(self) -> Frame:
        return turn.Evening()

    # hands and cards [2.1]

    def keeps_discarded(self, b: Board, card: int) -> bool:
        """[10.2.6] All discarded cards go to the Lost Souls first; [K8.2.4] with the bot on top of them."""
        cult_board(b).souls.append(card)
        return True

    def discarding(self) -> Steps:
        return turn.DISCARDING

    def open_cards(self, b: Board) -> list[int]:
        """[10.2.6, 10.5] The Lost Souls, and what was revealed this turn."""
        return cult_board(b).souls + cult_board(b).revealed

    # crafting [4.1]

    def idle_pieces(self, b: Board) -> list[int]:
        """[10.2.1] Only gardens of the outcast suit."""
        idle = [0, 0, 0]
        outcast = cult_board(b).outcast
        idle[outcast] = max(0, b.on_map(GARDEN + outcast) - b.used[outcast])
        return idle

    def has_crafting_piece(self, b: Board, clearing: int) -> bool:
        """[10.2.1] A garden of the outcast suit."""
        suit = b.suits[clearing]
        return suit == cult_board(b).outcast and b.at(GARDEN + suit, clearing) > 0

    def pays_for_card(self, g: Game, card: int) -> bool:
        """[10.2.1] All its idle gardens are of one suit, so nothing has to be asked."""
        b = g.board
        for suit in range(3):
            b.used[suit] += COST[card][suit]
        b.used[cult_board(b).outcast] += COST[card][ANY]
        return True

    # moving and placing [4.2]

    suit_law: str = "10.4.3.1"  # of the Outcast

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for


class LogicalLizards(Cult):
    """The Logical Lizards [K8]."""

    nightmare_law: str = "K13.5.4"

    # set-up and turn

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

    craft_law: str = "K8.6.4"
    refuses_birds: bool = True
    hires: bool = False  # all their battles are in Birdsong, and mercenaries serve from Daylight on [K9.2.3.3]

    def buy_at_dawn(self, g: Game) -> None:
        """[K15.9] Lost Souls."""
        if g.board.robots.special:
            buy_souls(g)

    def receive_ware(self, g: Game, card: int, use: int) -> bool:
        """[K8.6.4, K15.9] It becomes a Lost Soul, crafted before if it was bought for that."""
        if use == CRAFTED:
            craft_item(g, CULT, card, self.craft_law)
            add_soul(g, card, self.craft_law)
        else:
            add_soul(g, card, law_of(CULT, SOUL))
            buy_souls(g)
        return True

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for
