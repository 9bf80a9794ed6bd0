"""What lies on the board of the Riverfolk Company [11] and of the Robots [K9]."""

from __future__ import annotations

from weald.engine.encoding import Row
from weald.games.root.factions.riverfolk.tables import POST
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.tables import CARDS, CLEARINGS, RIVERFOLK, SEAT_COUNT

NONE = -1


class RiverfolkBoard(FactionBoard):
    """The board of the Riverfolk, Company [11] or Robots [K9]. Warriors in its boxes are counted by owner."""

    hand: list[int]  # [11.2.3] open to everybody, sorted
    funds: list[int]
    payments: list[int]
    commitments: list[int]  # including those on the trade post tracks [11.5.3]
    prices: list[int]  # the price of a card, riverboats, mercenaries
    gone: list[int]  # trade posts that have left the game, by suit [11.2.5.1]
    bought: int  # how many services have been bought this turn
    contract: int  # the seat that has bought mercenaries this turn, or NONE
    market: list[int]  # the Robots' row of cards, from the left [K9.2.1]
    pleased: bool  # whether the Robots with the trait greedy have scored this turn [K14.6.1]
    shield: bool  # the conditions of protectionism that the Robots have met this turn [K9.2.4]
    sword: bool

    def encode(self, row: Row) -> None:
        row.field("open hand")
        row.how_many(self.hand, CARDS)
        row.field("funds by owner")
        row.counts(self.funds)
        row.field("payments by owner")
        row.counts(self.payments)
        row.field("commitments by owner")
        row.counts(self.commitments)
        row.field("prices")
        row.counts(self.prices)
        row.field("trade posts out of the game")
        row.counts(self.gone)
        row.field("services bought this turn")
        row.count(self.bought)
        row.field("bought mercenaries")
        row.place(self.contract)
        row.field("market")
        row.how_many(self.market, CARDS)
        row.field("the bot's marks")
        row.flag(self.pleased)
        row.flag(self.shield)
        row.flag(self.sword)

    def total(self) -> int:
        """[11.2.4] All funds, whoever owns them."""
        return sum(self.funds)

    def owners(self) -> list[int]:
        """The seats that own funds."""
        return [seat for seat in range(SEAT_COUNT) if self.funds[seat]]

    def end_services(self) -> None:
        """[11.2.7] End what was bought: it lasts one turn."""
        self.bought = 0
        self.contract = NONE
        self.pleased = False


def new_riverfolk_board() -> RiverfolkBoard:
    boxes = [[0] * SEAT_COUNT for _ in range(3)]
    prices = [0, 0, 0]
    return RiverfolkBoard([], boxes[0], boxes[1], boxes[2], prices, [0, 0, 0], 0, NONE, [], False, False, False)


def riverfolk_board(b: Board) -> RiverfolkBoard:
    """The board of the Riverfolk, who must be playing."""
    own = b.boards[RIVERFOLK]
    assert isinstance(own, RiverfolkBoard)
    return own


def post_at(b: Board, clearing: int) -> bool:
    """Whether a clearing has a trade post."""
    return b.pieces[(POST + b.suits[clearing]) * CLEARINGS + clearing] > 0
