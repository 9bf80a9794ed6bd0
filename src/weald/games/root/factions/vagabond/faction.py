"""A Vagabond [9]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from weald.engine.chance import Dice
from weald.engine.lenses import Frame
from weald.engine.procedure import Steps
from weald.games.root.cards.eyrie_emigre import EYRIE_EMIGRE
from weald.games.root.factions.faction import ALLOWED, Faction, Reason
from weald.games.root.factions.vagabond import clockwork, turn
from weald.games.root.factions.vagabond.board import new_vagabond_board, vagabond_board, vagabonds
from weald.games.root.factions.vagabond.clockwork_items import is_ready, pay
from weald.games.root.factions.vagabond.coalition import Coalition, partners
from weald.games.root.factions.vagabond.emigre import EmigreTravel
from weald.games.root.factions.vagabond.items import exhaust, gain
from weald.games.root.factions.vagabond.paying import PayWithItems
from weald.games.root.factions.vagabond.ruins import imagine_ruins
from weald.games.root.factions.vagabond.travel import COBBLED, Travel, clearings_near, extra_boots
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    BOOTS,
    CLEARINGS,
    COALITION_PLAYERS,
    COST,
    HAMMER,
    ITEMS,
    READY,
    RUIN_ITEMS,
    SEAT_COUNT,
    VAGABOND,
    VAGABOND2,
)


class Vagabond(Faction):
    """A Vagabond [9], as people play him."""

    def other(self) -> int:
        """[9.7] The seat of the other Vagabond, who may be playing too."""
        return VAGABOND2 if self.seat == VAGABOND else VAGABOND

    # set-up and turn

    def turn_begins(self, b: Board) -> None:
        """[9.2.9.1.1] Aid counts within one turn."""
        vagabond_board(b, self.seat).aids = [0] * SEAT_COUNT

    def means(self, b: Board) -> int:
        """[11.2.6.3] Ready items."""
        return sum(vagabond_board(b, self.seat).kit[READY * ITEMS : (READY + 1) * ITEMS])

    def pays_with_items(self, g: Game, price: int, seller: int) -> bool:
        g.board.call(PayWithItems(self.seat, price, seller))
        return True

    def new_board(self, playing: bool) -> FactionBoard:
        return new_vagabond_board()

    def brings_to_ruins(self) -> list[int]:
        """[9.3.4, 9.7.1] Each of two Vagabonds."""
        return RUIN_ITEMS

    def set_up(self, b: Board) -> Frame:
        return turn.SetUp(self.seat, vagabond_board(b, self.seat).wish, vagabond_board(b, self.other()).wish)

    def birdsong(self) -> Frame:
        return turn.Birdsong(self.seat)

    def daylight(self) -> Frame:
        return turn.Daylight(self.seat)

    def evening(self) -> Frame:
        return turn.Evening(self.seat)

    # hands and cards [2.1]

    def discarding(self) -> Steps:
        return turn.DISCARDING

    def imagine(self, v: View, g: Game, dice: Dice) -> None:
        """[9.7.1] What the Vagabonds have seen under ruins and left there: asked of the first for both."""
        if self.seat == vagabonds(g.board)[0]:
            imagine_ruins(v, g, dice)

    def secret_faults(self, g: Game) -> list[str]:
        seen = [self.seat * CLEARINGS + found // ITEMS for found in g.secrets[self.seat].aside]
        if seen != [entry for entry in g.board.searched if entry // CLEARINGS == self.seat]:
            return ["what was seen under ruins is not what the board says"]
        return []

    # crafting [4.1]

    tells_items: bool = True

    def idle_pieces(self, b: Board) -> list[int]:
        """[9.2.1] Ready hammers, all of them of his clearing's suit."""
        idle = [0, 0, 0]
        pawn = b.pawns[self.seat]
        if pawn < CLEARINGS:
            idle[b.suits[pawn]] = vagabond_board(b, self.seat).items_in(READY, HAMMER)
        return idle

    def has_crafting_piece(self, b: Board, clearing: int) -> bool:
        """[9.2.1] His hammers lie on his board."""
        return False

    def pays_for_card(self, g: Game, card: int) -> bool:
        """[9.5.8] He exhausts hammers."""
        exhaust(g, self.seat, HAMMER, sum(COST[card]))
        return True

    def gain_item(self, g: Game, item: int, law: str) -> None:
        gain(g, self.seat, item, law)

    # moving and placing [4.2]

    def can_move_pawn(self, b: Board) -> bool:
        """[9.2.9.3.2] Without boots, but for those that hostile warriors cost."""
        boots = vagabond_board(b, self.seat).items_in(READY, BOOTS)
        for clearing in clearings_near(b, self.seat):
            if clearing != b.scorched and extra_boots(b, self.seat, clearing) <= boots:
                return True
        return False

    def moves_pawn(self, g: Game, card: int) -> bool:
        """[9.2.9.3.2] He exhausts no boots, but for those that hostile warriors cost."""
        if card == EYRIE_EMIGRE:
            g.board.call(EmigreTravel(self.seat, COBBLED))
        else:
            g.board.call(Travel(self.seat, COBBLED))
        return True

    def ready_items(self, b: Board) -> list[int]:
        """[9.2.1] All his ready items."""
        wanderer = vagabond_board(b, self.seat)
        return [item for item in range(ITEMS) if wanderer.items_in(READY, item)]

    def exhaust_item(self, g: Game, item: int) -> None:
        exhaust(g, self.seat, item)

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    def why_not_dominance(self, b: Board) -> Reason:
        """[9.2.8] He forms a coalition instead: there must be four players, and a partner."""
        if len(b.order) < COALITION_PLAYERS:
            return "9.2.8", "four-players-needed"
        return ALLOWED if partners(b, self.seat) else ("9.2.8", "no-partner")

    def dominance_activated(self, g: Game) -> None:
        g.board.call(Coalition(self.seat))

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for


class Vagabot(Vagabond):
    """The Vagabot [K7]."""

    nightmare_law: str = "K13.4.4"

    # set-up and turn

    def set_up(self, b: Board) -> Frame:
        return clockwork.SetUp(self.seat, vagabond_board(b, self.seat).wish)

    def birdsong(self) -> Frame:
        return clockwork.Birdsong(self.seat)

    def daylight(self) -> Frame:
        return clockwork.Daylight(self.seat, [])

    def evening(self) -> Frame:
        return clockwork.Evening(self.seat)

    # hands and cards [2.1]

    # crafting [4.1]

    # moving and placing [4.2]

    # battle [4.3]

    # removing [2.5]

    # dominance and victory [3]

    # what it buys of the Riverfolk [K15]

    craft_law: str = "K7.4.2"
    pays_in_sellers_warriors: bool = True
    hires: bool = False

    def has_means_besides(self, b: Board) -> bool:
        """[K15.3] An item, whatever the price."""
        return is_ready(b, self.seat)

    def pay_besides(self, g: Game) -> None:
        pay(g, self.seat, 1, "K15.3")

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for
