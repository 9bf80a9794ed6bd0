"""The services of the Riverfolk [11.2.6, 11.2.7] from the side of those who buy them."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import BUY, BUY_BOATS, BUY_MERCENARIES, END, EXHAUST
from weald.games.root.board import Board
from weald.games.root.lenses import Game, View
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.cards import give_up, kinds, take
from weald.games.root.rules.items import exhaust, has_choice, present
from weald.games.root.tables import (
    CARD_NAMES,
    CLEARINGS,
    HAND_CARD,
    IS_VAGABOND,
    ITEMS,
    MERCENARIES,
    READY,
    RIVERBOATS,
    RIVERFOLK,
    SERVICE_NAMES,
    SERVICES,
)


def means(b: Board, seat: int) -> int:
    """[11.2.6.1] What a buyer can pay: warriors in supply; the Vagabond has ready items [11.2.6.3]."""
    if IS_VAGABOND[seat]:
        return sum(b.wanderer(seat).kit[READY * ITEMS : (READY + 1) * ITEMS])
    return b.supply[seat]


def most_purchases(b: Board, seat: int) -> int:
    """[11.2.6.2] One in a turn, and one more for each clearing with a trade post and a piece of the buyer."""
    count = 1
    for clearing in range(CLEARINGS):
        if b.post_at(clearing) and b.is_there(seat, clearing):
            count += 1
    return count


def hindrance(b: Board, seat: int, service: int) -> tuple[str, str]:
    """The law that keeps a seat from buying a service now, and why; nothing if it may."""
    company = b.company
    if service == MERCENARIES and IS_VAGABOND[seat]:
        return "11.2.7.3.2", "no-mercenaries-for-vagabonds"
    if (service == RIVERBOATS and company.boats == seat) or (service == MERCENARIES and company.contract == seat):
        return "11.2.7", "bought-already"
    if service == HAND_CARD and not company.hand:
        return "11.2.7.1", "no-hand-to-look-at"
    if company.bought >= most_purchases(b, seat):
        return "11.2.6.2", "no-purchases-left"
    if means(b, seat) < company.prices[service]:
        return "11.2.6.1", "too-expensive"
    return "", ""


def can_buy(b: Board, seat: int) -> bool:
    """[11.2.6] Whether the Riverfolk have anything to sell to a seat now; a bot has nothing to choose."""
    if seat == RIVERFOLK or RIVERFOLK not in b.order or b.is_bot(seat):
        return False
    for service in range(SERVICES):
        if not hindrance(b, seat, service)[0]:
            return True
    return False


class Purchases(Frame):
    """[11.2.6] What a seat buys at the start of its Birdsong."""

    def __init__(self, seat: int, at: int = 0) -> None:
        self.at = at
        self.seat = seat

    def steps(self) -> Steps:
        return PURCHASING

    def clone(self) -> Frame:
        return Purchases(self.seat, self.at)


class BuyService(Decision[Purchases]):
    """[11.2.6] A service, as long as one can be bought, or enough."""

    law: ClassVar[str] = "11.2.6"
    ask: ClassVar[str] = "buy-service"

    def needed(self, b: Board, f: Purchases) -> bool:
        return can_buy(b, f.seat)

    def actor(self, b: Board, f: Purchases) -> int:
        return f.seat

    def offer(self, v: View, f: Purchases, o: Offers) -> None:
        b = v.board
        o.allow(END)
        law, why = hindrance(b, f.seat, HAND_CARD)
        for card in kinds(b.company.hand):
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
        company = g.board.company
        company.bought += 1
        if verb(choice) == BUY:
            card = noun(choice)
            service = HAND_CARD
            if g.telling:
                g.tell("bought-card", "11.2.7.1", f.seat, card=CARD_NAMES[card], price=company.prices[service])
            give_up(g, RIVERFOLK, card)
            take(g, f.seat, card)
        else:
            service = RIVERBOATS if choice == BUY_BOATS else MERCENARIES
            if g.telling:
                g.tell("bought", "11.2.7", f.seat, service=SERVICE_NAMES[service], price=company.prices[service])
            if service == RIVERBOATS:
                company.boats = f.seat
            else:
                company.contract = f.seat
        pay(g, f.seat, company.prices[service])


PURCHASING: Final[Steps] = (BuyService(),)


def pay(g: Game, seat: int, price: int) -> None:
    """[11.2.6.1] Warriors go from the buyer's supply to the payments; the Vagabond exhausts items [11.2.6.3]."""
    if IS_VAGABOND[seat]:
        g.board.call(PayWithItems(seat, price))
        return
    g.board.supply[seat] -= price
    g.board.company.payments[seat] += price


class PayWithItems(Frame):
    """[11.2.6.3] The Vagabond pays: for each item he exhausts, the Riverfolk put a warrior of theirs into payments."""

    def __init__(self, seat: int, count: int, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.count = count  # items still to be exhausted

    def steps(self) -> Steps:
        return PAYING

    def clone(self) -> Frame:
        return PayWithItems(self.seat, self.count, self.at)


def pay_item(g: Game, f: PayWithItems, item: int) -> None:
    """One item; the Riverfolk may have no warrior left, and serve him all the same."""
    b = g.board
    exhaust(g, f.seat, item)
    f.count -= 1
    if b.supply[RIVERFOLK]:
        b.supply[RIVERFOLK] -= 1
        b.company.payments[RIVERFOLK] += 1


class ChooseItem(Decision[PayWithItems]):
    """[11.2.6.3] Any ready item, one by one; asked only where there is a choice."""

    law: ClassVar[str] = "11.2.6.3"
    ask: ClassVar[str] = "exhaust-any"

    def needed(self, b: Board, f: PayWithItems) -> bool:
        return has_choice(b.wanderer(f.seat), [READY], f.count)

    def actor(self, b: Board, f: PayWithItems) -> int:
        return f.seat

    def offer(self, v: View, f: PayWithItems, o: Offers) -> None:
        for item in range(ITEMS):
            if v.board.wanderer(f.seat).items_in(READY, item):
                o.allow(EXHAUST | item)
            else:
                o.refuse(EXHAUST | item, "11.2.6.3", "no-such-item")

    def answer(self, g: Game, f: PayWithItems, choice: int) -> None:
        pay_item(g, f, noun(choice))
        f.at -= 1


class PayTheRest(Step[PayWithItems]):
    """[11.2.6.3] Where there is nothing to choose."""

    law: ClassVar[str] = "11.2.6.3"

    def run(self, g: Game, f: PayWithItems) -> None:
        while f.count:
            pay_item(g, f, present(g.board.wanderer(f.seat), [READY])[0] % ITEMS)


PAYING: Final[Steps] = (ChooseItem(), PayTheRest())
