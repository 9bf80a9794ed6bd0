"""The cards that bots buy of the Riverfolk [K15]: to craft them, or as their special cards say."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import BUY
from weald.games.root.clockwork.hiring import may_buy, pay, tell_unsold
from weald.games.root.clockwork.orders import craft_item, why_not_crafted
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.cult.lost_souls import add_soul
from weald.games.root.factions.duchy.board import duchy_board
from weald.games.root.factions.riverfolk.services import DELIVERING, Delivery, buy_card, price, wares
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.cards import discard, kinds
from weald.games.root.rules.choosing import PickCard
from weald.games.root.rules.reasons import tell_check, tell_none, tell_passed
from weald.games.root.rules.removing import remove_enemies
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    ALLIANCE,
    BIRD,
    CARD_NAMES,
    CLEARINGS,
    CORVIDS,
    CULT,
    DUCHY,
    EYRIE,
    HAND_CARD,
    IS_AMBUSH,
    ITEM,
    ITEM_POINTS,
    KIND,
    MARQUISE,
    RIVERFOLK,
    SUIT,
)

CRAFT_LAW: Final = (  # by seat
    "K4.4.2",
    "K5.4.2",
    "K6.4.2",
    "K7.4.2",
    "K7.4.2",
    "K8.6.4",
    "K9.4.2",
    "K10.4.2",
    "K11.4.2",
)
ENOUGH_SOULS: Final = 5  # [K15.9]

# what a bought card is for, and the law that says so
CRAFTED: Final = 0  # it replaces the order card and is crafted
ORDERED: Final = 1  # it replaces the order card, whatever it shows
KEPT: Final = 2  # an ambush
FAVOR: Final = 3
SOUL: Final = 4
_LAWS: Final = ("K15.2", "", "K15.10", "K15.11", "K15.9")
_ORDER_LAWS: Final = {MARQUISE: "K15.5", EYRIE: "K15.6", ALLIANCE: "K15.7"}


def law_of(seat: int, use: int) -> str:
    """What makes a bot buy a card."""
    return _ORDER_LAWS[seat] if use == ORDERED else _LAWS[use]


class BuyCard(Frame):
    """A bot buys one of these cards, at random if there are several."""

    def __init__(self, seat: int, cards: list[int], use: int, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.cards = cards
        self.use = use

    def steps(self) -> Steps:
        return BUYING

    def clone(self) -> Frame:
        return BuyCard(self.seat, self.cards[:], self.use, self.at)


class DrawWare(ChanceDecision[BuyCard]):
    """[K15.2] Any of several that are equally good."""

    law: ClassVar[str] = "K15.2"
    ask: ClassVar[str] = "chance-ware"

    def needed(self, b: Board, f: BuyCard) -> bool:
        return len(f.cards) > 1

    def outcomes(self, g: Game, f: BuyCard) -> list[tuple[int, int]]:
        return [(BUY | card, wares(g.board).count(card)) for card in f.cards]

    def answer(self, g: Game, f: BuyCard, choice: int) -> None:
        f.cards = [noun(choice)]


class PayForWare(Step[BuyCard]):
    """[K15.1] The price by the bot's points; then the card is delivered."""

    law: ClassVar[str] = "K15.1"

    def run(self, g: Game, f: BuyCard) -> None:
        cost = price(g.board, f.seat, HAND_CARD)
        buy_card(g, f.seat, f.cards[0], law_of(f.seat, f.use))
        pay(g, f.seat, cost)
        g.board.call(BotDelivery(f.seat, f.cards[0], f.use))


BUYING: Final[Steps] = (DrawWare(), PayForWare())


class BotDelivery(Delivery):
    """What a bot does with the card it gets."""

    def __init__(self, seat: int, card: int, use: int, place: int = NONE, at: int = 0) -> None:
        super().__init__(seat, card, place, at)
        self.use = use

    def steps(self) -> Steps:
        return DELIVERING

    def clone(self) -> Frame:
        return BotDelivery(self.seat, self.card, self.use, self.place, self.at)

    def receive(self, g: Game) -> None:
        if self.use == CRAFTED and self.seat == CULT:
            craft_item(g, CULT, self.card, CRAFT_LAW[CULT])
            add_soul(g, self.card, CRAFT_LAW[CULT])
        elif self.use in (CRAFTED, ORDERED):
            replace_order(g, self.seat, self.card, law_of(self.seat, self.use))
        elif self.use == KEPT:
            insort(duchy_board(g.board).ambushes, self.card)
        elif self.use == FAVOR:
            do_favor(g, self.card)
        else:
            add_soul(g, self.card, law_of(CULT, SOUL))
            buy_souls(g)


def replace_order(g: Game, seat: int, card: int, law: str) -> None:
    """[K15.2] The order card is discarded; the new one orders now, and is crafted if it shows an available item."""
    robots = g.board.robots
    if robots.card != NONE:
        discard(g, robots.card)
    robots.card = card
    robots.suit = SUIT[card]
    if g.telling:
        g.tell("bot-order", law, seat, card=CARD_NAMES[card])
    craft_item(g, seat, card, CRAFT_LAW[seat])


def do_favor(g: Game, card: int) -> None:
    """[K15.11] All enemy pieces leave the clearings of its suit."""
    b = g.board
    discard(g, card)
    remove_enemies(g, CORVIDS, [clearing for clearing in range(CLEARINGS) if b.suits[clearing] == SUIT[card]])


# crafting [K15.2]


def shows_available(b: Board, card: int) -> bool:
    """Whether a card shows an item that is in the supply."""
    return card != NONE and ITEM[card] >= 0 and b.items[ITEM[card]] > 0


def printed_points(cards: list[int]) -> list[int]:
    """By card; of others than these nobody asks."""
    values = [0] * len(CARD_NAMES)
    for card in cards:
        values[card] = ITEM_POINTS[card]
    return values


def are_birds() -> list[int]:
    """By card, whether it is a bird."""
    return [1 if suit == BIRD else 0 for suit in SUIT]


def craft_order(g: Game, seat: int) -> None:
    """[K1.1] The item of the order card; [K15.2] if that is not to be had, a card of the market is bought."""
    b = g.board
    card = b.robots.card
    if shows_available(b, card):
        craft_item(g, seat, card, CRAFT_LAW[seat])
        return
    tell_passed(g, seat, CRAFT_LAW[seat], why_not_crafted(card))
    if card != NONE:
        buy_to_craft(g, seat)


def buy_to_craft(g: Game, seat: int) -> None:
    """[K15.2] The card of the market that shows an available item; with special cards perhaps a bird instead."""
    b = g.board
    if not may_buy(b, seat, HAND_CARD):
        tell_unsold(g, seat, HAND_CARD, "K15.1")
        return
    among = [ware for ware in kinds(sorted(wares(b))) if shows_available(b, ware)]
    if seat == CULT:
        among = [ware for ware in among if SUIT[ware] != BIRD]  # [K15.3]
    birds_first = b.robots.special and seat in (MARQUISE, ALLIANCE)
    if among:
        pick = PickCard(g, seat, "K15.2", among)
        if birds_first:
            pick.most("birds", _ORDER_LAWS[seat], are_birds())
        pick.most("printed-points", "K15.2", printed_points(among))
        b.call(BuyCard(seat, pick.settled(), CRAFTED))
        return
    if g.telling:
        tell_none(g, seat, "K15.2", "card", "card", "")
    if birds_first and b.robots.suit != BIRD:
        buy_any(g, seat, [ware for ware in kinds(sorted(wares(b))) if SUIT[ware] == BIRD], ORDERED)


def buy_any(g: Game, seat: int, cards: list[int], use: int) -> bool:
    """One of these, if there are any. Returns whether it is so."""
    if not cards:
        if g.telling:
            tell_none(g, seat, law_of(seat, use), "card", "card", "")
        return False
    g.board.call(BuyCard(seat, PickCard(g, seat, law_of(seat, use), cards).settled(), use))
    return True


# special cards


def buy_missing_suit(g: Game, decreed: list[int]) -> bool:
    """[K15.6] The order's suit is in the decree already: the Eyrie buy one that is not. Returns whether they do."""
    b = g.board
    if not b.robots.special or b.robots.suit not in decreed:
        return False
    if not may_buy(b, EYRIE, HAND_CARD):
        tell_unsold(g, EYRIE, HAND_CARD, "K15.1")
        return False
    return buy_any(g, EYRIE, [ware for ware in kinds(sorted(wares(b))) if SUIT[ware] not in decreed], ORDERED)


def buy_souls(g: Game) -> None:
    """[K15.9] Until the Lost Souls have five cards; no birds [K15.3]; even from a seller who is ahead."""
    b = g.board
    if RIVERFOLK not in b.order:
        return
    tell_check(g, CULT, "K15.9", "buy-souls", "souls", len(cult_board(b).souls), "at-most", ENOUGH_SOULS - 1)
    if len(cult_board(b).souls) >= ENOUGH_SOULS:
        return
    if not may_buy(b, CULT, HAND_CARD, even_if_behind=True):
        tell_unsold(g, CULT, HAND_CARD, "K15.1", even_if_behind=True)
    else:
        buy_any(g, CULT, [ware for ware in kinds(sorted(wares(b))) if SUIT[ware] != BIRD], SOUL)


def buy_at_dawn(g: Game, seat: int) -> None:
    """[K15.9, K15.10, K15.11] What the special cards of three bots buy at the start of their turn."""
    b = g.board
    if not b.robots.special:
        return
    if seat == CULT:
        buy_souls(g)
    elif seat in (DUCHY, CORVIDS):
        if not may_buy(b, seat, HAND_CARD):
            tell_unsold(g, seat, HAND_CARD, "K15.1")
        elif seat == DUCHY:
            buy_any(g, DUCHY, [ware for ware in kinds(sorted(wares(b))) if IS_AMBUSH[ware]], KEPT)
        else:
            buy_any(g, CORVIDS, [ware for ware in kinds(sorted(wares(b))) if KIND[ware] == "favor"], FAVOR)
