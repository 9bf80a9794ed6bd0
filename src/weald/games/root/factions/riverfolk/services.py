"""The services of the Riverfolk [11.2.6, 11.2.7, K9.2.3], as their buyers see them."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import END
from weald.games.root.factions.faction import faction
from weald.games.root.factions.riverfolk.board import post_at, riverfolk_board
from weald.games.root.factions.riverfolk.tables import (
    HAND_CARD,
    MERCENARIES,
    PRICE_STEP,
    PRICES,
    RIVERBOATS,
    SERVICE_NAMES,
    SERVICES,
)
from weald.games.root.factions.riverfolk.verbs import BUY, BUY_BOATS, BUY_MERCENARIES, ROW
from weald.games.root.procedure import ChanceDecision, Decision, Step
from weald.games.root.rules.cards import give_up, kinds, take
from weald.games.root.rules.scoring import points_of, score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES, CLEARINGS, HAS_PAWN, RIVERFOLK, trait

GREEDY: Final = trait(RIVERFOLK, "greedy")
INVOLVED: Final = trait(RIVERFOLK, "involved")


def wares(b: Board) -> list[int]:
    """The cards that can be bought: the Company's open hand [11.2.3], the Robots' market [K9.2.1]."""
    return riverfolk_board(b).market if b.is_bot(RIVERFOLK) else riverfolk_board(b).hand


def price(b: Board, seat: int, service: int) -> int:
    """[11.2.6.1] The price the Company asks; from the Robots [K9.2.3], or for a bot [K15.1], by the buyer's points."""
    if b.is_bot(RIVERFOLK) or b.is_bot(seat):
        return PRICES[min(b.scores[seat] // PRICE_STEP, len(PRICES) - 1)]
    return riverfolk_board(b).prices[service]


def price_facts(b: Board, seat: int) -> dict[str, object]:
    """What each service costs a seat."""
    return {
        "card_price": price(b, seat, HAND_CARD),
        "boats_price": price(b, seat, RIVERBOATS),
        "mercenaries_price": price(b, seat, MERCENARIES),
    }


def most_purchases(b: Board, seat: int) -> int:
    """[11.2.6.2] One per turn, and one more for each clearing with a trade post and a piece of the buyer."""
    count = 1
    for clearing in range(CLEARINGS):
        if post_at(b, clearing) and b.is_there(seat, clearing):
            count += 1
    return count


def hindrance(b: Board, seat: int, service: int) -> tuple[str, str]:
    """The law and reason why a seat cannot buy a service now; empty if it can."""
    company = riverfolk_board(b)
    robots = b.is_bot(RIVERFOLK)
    if robots and b.dominance[seat] != NONE:
        return "K9.2.3", "no-services-with-dominance"
    if HAS_PAWN[seat]:
        if robots and b.partners[seat] != NONE:
            return "K9.2.3", "no-services-in-coalition"
        if service == MERCENARIES and not b.robots.traits[RIVERFOLK] & INVOLVED:  # [K14.6.2]
            return "11.2.7.3.2", "no-mercenaries-for-vagabonds"
    if (service == RIVERBOATS and b.boats == seat) or (service == MERCENARIES and company.contract == seat):
        return "11.2.7", "bought-already"
    if service == HAND_CARD and not wares(b):
        return "K9.2.3.1" if robots else "11.2.7.1", "no-hand-to-look-at"
    if company.bought >= most_purchases(b, seat):
        return "K9.2.3" if robots else "11.2.6.2", "no-purchases-left"
    if faction(b, seat).means(b) < price(b, seat, service):
        return "K9.2.3" if robots else "11.2.6.1", "too-expensive"
    return "", ""


def can_buy(b: Board, seat: int) -> bool:
    """[11.2.6] Whether a seat can buy anything now; a bot is never asked."""
    if seat == RIVERFOLK or RIVERFOLK not in b.order or b.is_bot(seat):
        return False
    for service in range(SERVICES):
        if not hindrance(b, seat, service)[0]:
            return True
    return False


class Purchases(Frame):
    """[11.2.6] What a seat buys at the start of its Birdsong."""

    seat: int

    def steps(self) -> Steps:
        return PURCHASING


class BuyService(Decision[Purchases]):
    """[11.2.6] Buy a service while possible, or stop."""

    law: ClassVar[str] = "11.2.6"
    ask: ClassVar[str] = "buy-service"

    def needed(self, b: Board, f: Purchases) -> bool:
        return can_buy(b, f.seat) and not b.is_bot(RIVERFOLK)

    def actor(self, b: Board, f: Purchases) -> int:
        return f.seat

    def offer(self, v: View, f: Purchases, o: Offers) -> None:
        b = v.board
        o.allow(END)
        law, why = hindrance(b, f.seat, HAND_CARD)
        for card in kinds(sorted(wares(b))):
            if law:
                o.refuse(BUY | card, law, why)
            else:
                o.allow(BUY | card)
        for service, action in ((RIVERBOATS, BUY_BOATS), (MERCENARIES, BUY_MERCENARIES)):
            law, why = hindrance(b, f.seat, service)
            if law:
                o.refuse(action, law, why)
            else:
                o.allow(action)

    def answer(self, g: Game, f: Purchases, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        robots = g.board.is_bot(RIVERFOLK)
        service = RIVERBOATS if choice == BUY_BOATS else MERCENARIES if choice == BUY_MERCENARIES else HAND_CARD
        cost = price(g.board, f.seat, service)
        if service == HAND_CARD:
            buy_card(g, f.seat, noun(choice), "K9.2.3.1" if robots else "11.2.7.1")
        else:
            buy(g, f.seat, service, "K9.2.3" if robots else "11.2.7")
        pay(g, f.seat, cost)
        if service == HAND_CARD:
            g.board.call(Delivery(f.seat, noun(choice)))

    def facts(self, b: Board, f: Purchases) -> dict[str, object]:
        left = most_purchases(b, f.seat) - riverfolk_board(b).bought
        return {"means": faction(b, f.seat).means(b), "count": left, **price_facts(b, f.seat)}


class BuyOfRobots(BuyService):
    """[K9.2.3] Buy from the Robots."""

    law: ClassVar[str] = "K9.2.3"

    def needed(self, b: Board, f: Purchases) -> bool:
        return can_buy(b, f.seat) and b.is_bot(RIVERFOLK)


PURCHASING: Final[Steps] = (BuyService(), BuyOfRobots())


def buy(g: Game, seat: int, service: int, law: str) -> None:
    """Give a seat riverboats or mercenaries for this turn. It still has to pay."""
    company = riverfolk_board(g.board)
    if g.telling:
        cost = price(g.board, seat, service)
        g.tell("bought", law, seat, service=SERVICE_NAMES[service], price=cost)
    if service == RIVERBOATS:
        g.board.boats = seat
    else:
        company.contract = seat
    count_purchase(g, seat)


def buy_card(g: Game, seat: int, card: int, law: str) -> None:
    """Sell a card. It still has to be delivered and paid for."""
    if g.telling:
        g.tell("bought-card", law, seat, card=CARD_NAMES[card], price=price(g.board, seat, HAND_CARD))
    count_purchase(g, seat)


def count_purchase(g: Game, seat: int) -> None:
    """[11.2.6.2] Count towards the limit; [K14.6.1] greedy Robots score once if the leader, or a tied leader, buys."""
    b = g.board
    company = riverfolk_board(b)
    company.bought += 1
    leads = points_of(b, seat) >= max([points_of(b, other) for other in b.order])
    if leads and not company.pleased and b.robots.traits[RIVERFOLK] & GREEDY:
        company.pleased = True
        score(g, RIVERFOLK, 1, "K14.6.1")


# a card changes hands


class Delivery(Frame):
    """[11.2.7.1, K9.2.3.1] A bought card leaves the Riverfolk. In the Robots' row its place matters."""

    seat: int
    card: int
    place: int = field(default=NONE, kw_only=True)  # in the row, if it was chosen

    def steps(self) -> Steps:
        return DELIVERING

    def receive(self, g: Game) -> None:
        """Put the card into the hand; a subclass may put it elsewhere."""
        take(g, self.seat, self.card)


def copies(b: Board, card: int) -> list[int]:
    """[K9.2.1] The places of a card in the Robots' row; of equal neighbours only the first."""
    row = riverfolk_board(b).market
    return [place for place in range(len(row)) if row[place] == card and not (place and row[place - 1] == card)]


class ChooseCopy(Decision[Delivery]):
    """[K9.2.1] Choose among equal cards of the row: cards to the right move up."""

    law: ClassVar[str] = "K9.2.1"
    ask: ClassVar[str] = "choose-copy"

    def needed(self, b: Board, f: Delivery) -> bool:
        return not b.is_bot(f.seat) and len(copies(b, f.card)) > 1

    def actor(self, b: Board, f: Delivery) -> int:
        return f.seat

    def offer(self, v: View, f: Delivery, o: Offers) -> None:
        for place in range(len(riverfolk_board(v.board).market)):
            if place in copies(v.board, f.card):
                o.allow(ROW | place)
            else:
                o.refuse(ROW | place, "K9.2.1", "another-card")

    def answer(self, g: Game, f: Delivery, choice: int) -> None:
        f.place = noun(choice)


class DrawCopy(ChanceDecision[Delivery]):
    """[K15.2] The dice choose among equal cards for a bot."""

    law: ClassVar[str] = "K15.2"
    ask: ClassVar[str] = "chance-copy"

    def needed(self, b: Board, f: Delivery) -> bool:
        return b.is_bot(f.seat) and len(copies(b, f.card)) > 1

    def outcomes(self, g: Game, f: Delivery) -> list[tuple[int, int]]:
        return [(ROW | place, 1) for place in copies(g.board, f.card)]

    def answer(self, g: Game, f: Delivery, choice: int) -> None:
        f.place = noun(choice)


class Deliver(Step[Delivery]):
    """[11.2.7.1] Deliver the card to the buyer."""

    law: ClassVar[str] = "11.2.7.1"

    def run(self, g: Game, f: Delivery) -> None:
        if g.board.is_bot(RIVERFOLK):
            row = riverfolk_board(g.board).market
            row.pop(f.place if f.place != NONE else row.index(f.card))
        else:
            give_up(g, RIVERFOLK, f.card)
        f.receive(g)


DELIVERING: Final[Steps] = (ChooseCopy(), DrawCopy(), Deliver())


# paying


def pay(g: Game, seat: int, price: int) -> None:
    """[11.2.6.1] Warriors go from the buyer's supply to the payments; the Vagabond exhausts items [11.2.6.3]."""
    if not faction(g.board, seat).pays_with_items(g, price, RIVERFOLK):
        g.board.supply[seat] -= price
        riverfolk_board(g.board).payments[seat] += price
