"""The Riverfolk Company [11]: what the chapter changes for everybody, moment by moment."""

from __future__ import annotations

from bisect import insort

from weald.engine.lenses import Frame
from weald.engine.procedure import Steps
from weald.games.root.factions.faction import ALLOWED, Faction, Reason, faction
from weald.games.root.factions.riverfolk import clockwork, turn
from weald.games.root.factions.riverfolk.board import new_riverfolk_board, riverfolk_board
from weald.games.root.factions.riverfolk.bot_cards import buy_to_craft
from weald.games.root.factions.riverfolk.hiring import hire_to_fight
from weald.games.root.factions.riverfolk.services import INVOLVED, Purchases, can_buy
from weald.games.root.rules.costs import affordable
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.state.lenses import Game
from weald.games.root.tables import COST, HAS_PAWN, POST, RIVERFOLK, STOCK


class Riverfolk(Faction):
    """The Riverfolk Company [11], as people play them."""

    def __init__(self) -> None:
        super().__init__(RIVERFOLK)

    # set-up and turn

    def turn_begins(self, b: Board) -> None:
        riverfolk_board(b).end_services()

    def sells_to(self, g: Game, buyer: int) -> None:
        """[11.2.6] Services, at the start of Birdsong."""
        if g.board.is_bot(buyer):
            faction(g.board, buyer).buy_at_dawn(g)
        elif can_buy(g.board, buyer):
            g.board.call(Purchases(buyer))

    def item_paid(self, b: Board) -> None:
        """[11.2.6.3] A warrior of their own goes into the payments; they may have none, and serve all the same."""
        if b.supply[RIVERFOLK]:
            b.supply[RIVERFOLK] -= 1
            riverfolk_board(b).payments[RIVERFOLK] += 1

    def daylight_begins(self, b: Board) -> None:
        """[11.2.7.3] Mercenaries serve whoever has hired them, a Vagabond in vain."""
        contract = riverfolk_board(b).contract
        if contract != NONE and not HAS_PAWN[contract]:
            b.lender = RIVERFOLK
            b.hirer = contract

    def bot_wants_card(self, g: Game, buyer: int) -> None:
        buy_to_craft(g, buyer)

    def bot_wants_mercenaries(self, g: Game, buyer: int, defender: int, clearing: int) -> None:
        hire_to_fight(g, buyer, defender, clearing)

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

    def took(self, b: Board, card: int) -> None:
        insort(riverfolk_board(b).hand, card)

    def gave_up(self, b: Board, card: int) -> None:
        riverfolk_board(b).hand.remove(card)

    def discarding(self) -> Steps:
        return turn.DISCARDING

    hand_is_open: bool = True  # [11.2.3]

    def open_hand(self, b: Board) -> list[int]:
        return riverfolk_board(b).hand[:]

    def secret_faults(self, g: Game) -> list[str]:
        if g.secrets[RIVERFOLK].hand != riverfolk_board(g.board).hand:
            return ["the open hand is not what the board says"]
        return []

    # crafting [4.1]

    def idle_pieces(self, b: Board) -> list[int]:
        """[11.2.1] Spaces that trade posts have left, for good [11.2.5.1]."""
        return [max(0, STOCK[POST + suit] - b.stock[POST + suit] - b.used[suit]) for suit in range(3)]

    def has_crafting_piece(self, b: Board, clearing: int) -> bool:
        """[11.2.1] Nothing on the map crafts for them."""
        return False

    def why_not_craft(self, b: Board, idle: list[int], card: int) -> Reason:
        """[11.5.3] Empty spaces of the suits, and funds to commit."""
        if not affordable(idle, card):
            return "11.5.3", "too-few-spaces"
        if riverfolk_board(b).total() < sum(COST[card]):
            return "11.5.3", "too-few-funds"
        return ALLOWED

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

    def daylight_begins(self, b: Board) -> None:
        """[K14.6.2] The involved Robots fight against a person who has not hired them."""
        super().daylight_begins(b)
        if riverfolk_board(b).contract == NONE and b.robots.traits[RIVERFOLK] & INVOLVED and not b.is_bot(b.active):
            b.lender = RIVERFOLK
            b.spurned = b.active

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

    # what it buys of the Riverfolk [K15]

    craft_law: str = "K9.4.2"
    hires: bool = False

    # what it shows of itself

    # how a scenario lays it

    # what is impossible about it

    # what a player may hope for
