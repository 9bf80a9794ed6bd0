"""The Riverfolk Robots [K9], top to bottom as on their board. They never move."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, FOLLOWS, Frame
from weald.engine.procedure import Steps
from weald.games.root.clockwork.orders import Battles, craft_item
from weald.games.root.clockwork.placing import place_piece, place_warriors
from weald.games.root.factions.riverfolk.board import post_at, riverfolk_board
from weald.games.root.factions.riverfolk.tables import MARKET_ROW, POST
from weald.games.root.procedure import Step
from weald.games.root.rules.cards import Draw, discard
from weald.games.root.rules.choosing import Pick, PickThing, by_priority, enemy_pieces, ordered_clearings, pieces_of
from weald.games.root.rules.reasons import Count, tell_check, tell_leaving, tell_passed, tell_targets
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    BIRD,
    CARD_NAMES,
    CHALLENGING,
    CLEARINGS,
    CLOCKWORK,
    ITEM,
    NIGHTMARE,
    RIVERFOLK,
    SEAT_COUNT,
    SEATS,
    STOCK,
    SUIT,
)

POINTS: Final[list[int]] = CLOCKWORK["riverfolk"]["points"]  # by trade posts of the suit on the map [K9.5.1]
GARRISON: Final[list[int]] = CLOCKWORK["riverfolk"]["garrison"]  # by level [K13.6]
ORGANIZED: Final[int] = CLOCKWORK["riverfolk"]["organize"]  # warriors [K9.5.3]
STAY: Final[int] = CLOCKWORK["riverfolk"]["stay"]  # [K9.6.2]
FIRST_PAYMENT: Final = 1  # [K9.3.4]


# set-up [K9.3]


class SetUp(Frame):
    """[K9.3] A warrior in each clearing on the river, one among the payments, five cards in the market."""

    def steps(self) -> Steps:
        return SET_UP


def riverside(b: Board) -> list[int]:
    """The clearings on the river, in order of priority."""
    return by_priority(b, [clearing for clearing in range(CLEARINGS) if b.is_riverside(clearing)])


class PlaceOnRiver(Step[SetUp]):
    """[K9.3.2] One warrior in each clearing on the river; [K9.3.4] one of their own as the first payment."""

    law: ClassVar[str] = "K9.3.2"

    def run(self, g: Game, f: SetUp) -> None:
        for clearing in riverside(g.board):
            place_warriors(g, RIVERFOLK, clearing, 1, "K9.3.2")
        put_into_payments(g, FIRST_PAYMENT, "K9.3.4")


def put_into_payments(g: Game, count: int, law: str) -> None:
    """Warriors from their own supply become payments."""
    b = g.board
    b.supply[RIVERFOLK] -= count
    riverfolk_board(b).payments[RIVERFOLK] += count
    if g.telling:
        g.tell("paid-themselves", law, RIVERFOLK, count=count)


class OpenMarket(Step[SetUp]):
    """[K9.3.5] Lay out five cards."""

    law: ClassVar[str] = "K9.3.5"

    def run(self, g: Game, f: SetUp) -> None:
        g.board.call(Stock(RIVERFOLK, MARKET_ROW))


SET_UP: Final[Steps] = (PlaceOnRiver(), OpenMarket())


# the market [K9.2.1]


class Stock(Draw):
    """[K9.4.1] Cards from the deck come to the right end of the market, face up."""

    def receive(self, g: Game, card: int) -> None:
        riverfolk_board(g.board).market.append(card)
        g.board.reveals += 1
        if g.telling:
            g.tell("market-stocked", "K9.4.1", RIVERFOLK, card=CARD_NAMES[card])


# Birdsong [K9.4]


class Birdsong(Frame):
    """[K9.4] Refill the market, craft a new card, take the order. `kept` cards lay there before."""

    kept: int

    def steps(self) -> Steps:
        return BIRDSONG


class RefillMarket(Step[Birdsong]):
    """[K9.4.1] Refill up to five cards."""

    law: ClassVar[str] = "K9.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        f.kept = len(riverfolk_board(g.board).market)
        g.board.call(Stock(RIVERFOLK, MARKET_ROW - f.kept))


class CraftNewCard(Step[Birdsong]):
    """[K9.4.2] Craft the first new card with an available item; it is discarded and not replaced."""

    law: ClassVar[str] = "K9.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        market = riverfolk_board(b).market
        if g.telling:
            tell_new_cards(g, market[f.kept :])
        for place in range(f.kept, len(market)):
            item = ITEM[market[place]]
            if item >= 0 and b.items[item]:
                card = market.pop(place)
                craft_item(g, RIVERFOLK, card, "K9.4.2")
                discard(g, card)
                if g.telling:
                    g.tell("discarded", "K9.4.2", RIVERFOLK, role=FOLLOWS, card=CARD_NAMES[card])
                return


def tell_new_cards(g: Game, new: list[int]) -> None:
    """Tell which cards are new, from the left, and whether their items are available."""
    available = [1 if item >= 0 and g.board.items[item] else 0 for item in ITEM]
    among = [card for place, card in enumerate(new) if card not in new[:place]]
    if not any(available[card] for card in among):
        among = []
    pick = PickThing(g, RIVERFOLK, "K9.4.2", "craft", among, "card")
    pick.most("available", "K9.4.2", available)
    pick.first("no-item-shown")


class TakeOrder(Step[Birdsong]):
    """[K9.4.3] The rightmost card is the order, and stays where it is."""

    law: ClassVar[str] = "K9.4.3"

    def run(self, g: Game, f: Birdsong) -> None:
        g.board.robots.suit = order_suit(g.board)
        if g.telling and riverfolk_board(g.board).market:
            g.tell("bot-order", "K9.4.3", RIVERFOLK, card=CARD_NAMES[riverfolk_board(g.board).market[-1]])


def order_suit(b: Board) -> int:
    """[K9.4.3] The suit of the rightmost card of the market; NONE if it is empty."""
    return SUIT[riverfolk_board(b).market[-1]] if riverfolk_board(b).market else NONE


BIRDSONG: Final[Steps] = (RefillMarket(), CraftNewCard(), TakeOrder())


# Daylight [K9.5]


class Daylight(Frame):
    """[K9.5] A trade post, recruits, organizing, battles."""

    def steps(self) -> Steps:
        return DAYLIGHT


def best_customer(g: Game, law: str) -> int:
    """The player with most warriors among the payments, even the Robots; NONE if there are none."""
    payments = riverfolk_board(g.board).payments
    pick = Pick(g, RIVERFOLK, law, "customer", [s for s in range(SEAT_COUNT) if payments[s]], players=True)
    pick.most("payments", law, payments)
    return pick.best()


class GuardedPost(Step[Daylight]):
    """[K9.5.1] Place a trade post and a guard in an ordered clearing, if possible at the best customer [K9.5.1.1]."""

    law: ClassVar[str] = "K9.5.1"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        among = [c for c in ordered_clearings(b) if may_trade(b, c)]
        if not among:
            tell_passed(g, RIVERFOLK, "K9.5.1", "no-place-to-trade")
            return
        customer = best_customer(g, "K9.5.1.1") if len(among) > 1 else NONE
        pick = Pick(g, RIVERFOLK, "K9.5.1", "trade-post", among)
        if customer != NONE:
            beside = [1 if pieces_of(b, customer, clearing) else 0 for clearing in range(CLEARINGS)]
            pick.most("customer-there", "K9.5.1.1", beside)
        clearing = pick.best()
        kind = POST + b.suits[clearing]
        points = POINTS[STOCK[kind] - b.stock[kind]]
        if place_piece(g, RIVERFOLK, kind, clearing, "K9.5.1"):
            level = b.robots.levels[RIVERFOLK]
            law = "K13.6.4" if level == NIGHTMARE else "K13.6.3" if level == CHALLENGING else "K9.5.1"
            place_warriors(g, RIVERFOLK, clearing, GARRISON[level], law)
            score(g, RIVERFOLK, points, "K9.5.1")


def may_trade(b: Board, clearing: int) -> bool:
    """Whether a trade post can be placed: none there, one of its suit left, and placing allowed."""
    return not post_at(b, clearing) and b.stock[POST + b.suits[clearing]] > 0 and b.may_place(RIVERFOLK, clearing)


class Recruit(Step[Daylight]):
    """[K9.5.2] A warrior in each ordered clearing, on a bird order in each on the river; the best first [K9.5.2.1]."""

    law: ClassVar[str] = "K9.5.2"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        where = riverside(b) if b.robots.suit == BIRD else ordered_clearings(b)
        if g.telling:
            self.tell(g, [clearing for clearing in where if b.may_place(RIVERFOLK, clearing)])
        for clearing in where:
            place_warriors(g, RIVERFOLK, clearing, 1, "K9.5.2")

    def tell(self, g: Game, where: list[int]) -> None:
        """Tell where warriors can be placed, and how many there are [K9.5.2.1]."""
        tell_targets(g, RIVERFOLK, "K9.5.2", "recruit", where)
        count = Count(g, RIVERFOLK, "K9.5.2", "recruits")
        count.part("clearings", "K9.5.2", len(where))
        count.limit("supply", "K9.5.2.1", g.board.supply[RIVERFOLK])
        count.tell(min(len(where), g.board.supply[RIVERFOLK]))


class Organize(Step[Daylight]):
    """[K9.2.4, K9.5.3] Note the shield (nobody has paid) and the sword (no warrior left); score, and recruit."""

    law: ClassVar[str] = "K9.5.3"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        company = riverfolk_board(b)
        company.shield = sum(company.payments) == 0
        company.sword = b.supply[RIVERFOLK] == 0
        tell_check(g, RIVERFOLK, "K9.2.4", "shield", "all-payments", sum(company.payments), "at-most", 0, either=True)
        tell_check(g, RIVERFOLK, "K9.2.4", "sword", "supply", b.supply[RIVERFOLK], "at-most", 0, either=True)
        if g.telling:
            shield = "yes" if company.shield else "no"
            g.tell("protectionism", "K9.2.4", RIVERFOLK, shield=shield, sword="yes" if company.sword else "no")
        if company.shield or company.sword:
            score(g, RIVERFOLK, 1, "K9.5.3", DEED)
        if not company.shield:
            return
        if not b.supply[RIVERFOLK]:
            tell_passed(g, RIVERFOLK, "K9.5.3", "no-warriors-left")
            return
        among = [c for c in range(CLEARINGS) if pieces_of(b, RIVERFOLK, c) and b.may_place(RIVERFOLK, c)]
        pick = Pick(g, RIVERFOLK, "K9.5.3", "recruit", by_priority(b, among))
        pick.most("enemy-pieces", "K9.5.3", enemy_pieces(b, RIVERFOLK))
        clearing = pick.best()
        if clearing != NONE:
            place_warriors(g, RIVERFOLK, clearing, ORGANIZED, "K9.5.3")


class RobotBattles(Battles):
    """[K9.5.4] Fight whoever has paid least."""

    def law(self, b: Board) -> str:
        return "K9.5.4"

    def defender(self, g: Game, clearing: int, among: list[int]) -> int:
        pick = Pick(g, RIVERFOLK, "K9.5.4", "defender", among, players=True)
        pick.fewest("payments", "K9.5.4", riverfolk_board(g.board).payments)
        return pick.best()


class BattleAll(Step[Daylight]):
    """[K9.5.4] Battle in every clearing with the shield; with only the sword, in each ordered one."""

    law: ClassVar[str] = "K9.5.4"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if riverfolk_board(b).shield:
            b.call(RobotBattles(RIVERFOLK, by_priority(b, list(range(CLEARINGS)))))
        elif riverfolk_board(b).sword:
            b.call(RobotBattles(RIVERFOLK, ordered_clearings(b)))
        else:
            tell_passed(g, RIVERFOLK, "K9.5.4", "neither-shield-nor-sword")


DAYLIGHT: Final[Steps] = (GuardedPost(), Recruit(), Organize(), BattleAll())


# Evening [K9.6]


class Evening(Frame):
    """[K9.6] Score the payments, extort, discard."""

    def steps(self) -> Steps:
        return EVENING


class ScorePayments(Step[Evening]):
    """[K9.6.1] Score a point for each warrior of the best customer, who gets them back."""

    law: ClassVar[str] = "K9.6.1"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        customer = best_customer(g, "K9.6.1")
        if customer == NONE:
            return
        count = riverfolk_board(b).payments[customer]
        riverfolk_board(b).payments[customer] = 0
        b.bring_home(customer, count)
        if g.telling:
            g.tell("payments-returned", "K9.6.1", RIVERFOLK, count=count, other_seat=SEATS[customer])
        score(g, RIVERFOLK, count, "K9.6.1")


class Extort(Step[Evening]):
    """[K9.6.2] With shield or sword, all their warriors but two in each clearing become payments."""

    law: ClassVar[str] = "K9.6.2"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        if not (riverfolk_board(b).shield or riverfolk_board(b).sword):
            tell_passed(g, RIVERFOLK, "K9.6.2", "neither-shield-nor-sword")
            return
        for clearing in range(CLEARINGS):
            count = b.warriors_at(RIVERFOLK, clearing) - STAY
            if count > 0:
                tell_leaving(g, RIVERFOLK, "K9.6.2", clearing, STAY)
                b.warriors[RIVERFOLK * CLEARINGS + clearing] -= count
                riverfolk_board(b).payments[RIVERFOLK] += count
                if g.telling:
                    g.tell("extorted", "K9.6.2", RIVERFOLK, count=count, clearing=clearing + 1)


class DiscardLeftmost(Step[Evening]):
    """[K9.6.3] Discard one card, with the shield two. The order is over."""

    law: ClassVar[str] = "K9.6.3"

    def run(self, g: Game, f: Evening) -> None:
        company = riverfolk_board(g.board)
        for _ in range(2 if company.shield else 1):
            if company.market:
                card = company.market.pop(0)
                discard(g, card)
                if g.telling:
                    g.tell("discarded", "K9.6.3", RIVERFOLK, card=CARD_NAMES[card])
        company.shield = False
        company.sword = False
        g.board.robots.suit = NONE


EVENING: Final[Steps] = (ScorePayments(), Extort(), DiscardLeftmost())
