"""The cards that bots buy from the Riverfolk [K15]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.clockwork.orders import craft_item, discard_order, shows_available
from weald.games.root.factions.faction import FACTIONS, faction
from weald.games.root.factions.riverfolk.hiring import may_buy, pay, tell_unsold
from weald.games.root.factions.riverfolk.services import DELIVERING, Delivery, buy_card, price, wares
from weald.games.root.factions.riverfolk.tables import HAND_CARD
from weald.games.root.factions.riverfolk.verbs import BUY
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.cards import kinds
from weald.games.root.rules.choosing import PickCard
from weald.games.root.rules.reasons import tell_none
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD, CARD_NAMES, ITEM_POINTS, KIND, SEAT_COUNT, SUIT

# what a bought card is for, and the law that says so
CRAFTED: Final = 0  # replaces the order card and is crafted
ORDERED: Final = 1  # replaces the order card, whatever it shows
KEPT: Final = 2  # an ambush
FAVOR: Final = 3
SOUL: Final = 4
_LAWS: Final = ("K15.2", "", "K15.10", "K15.11", "K15.9")


def law_of(seat: int, use: int) -> str:
    """The law by which a bot buys a card."""
    return FACTIONS[SEAT_COUNT + seat].order_law if use == ORDERED else _LAWS[use]


class BuyCard(Frame):
    """A bot buys one of these cards, at random if there are several."""

    seat: int
    cards: list[int]
    use: int

    def steps(self) -> Steps:
        return BUYING


class DrawWare(ChanceDecision[BuyCard]):
    """[K15.2] The dice choose among equally good cards."""

    law: ClassVar[str] = "K15.2"
    ask: ClassVar[str] = "chance-ware"

    def needed(self, b: Board, f: BuyCard) -> bool:
        return len(f.cards) > 1

    def outcomes(self, g: Game, f: BuyCard) -> list[tuple[int, int]]:
        return [(BUY | card, wares(g.board).count(card)) for card in f.cards]

    def answer(self, g: Game, f: BuyCard, choice: int) -> None:
        f.cards = [noun(choice)]


class PayForWare(Step[BuyCard]):
    """[K15.1] Pay the price for the bot's points; then the card is delivered."""

    law: ClassVar[str] = "K15.1"

    def run(self, g: Game, f: BuyCard) -> None:
        cost = price(g.board, f.seat, HAND_CARD)
        buy_card(g, f.seat, f.cards[0], law_of(f.seat, f.use))
        pay(g, f.seat, cost)
        g.board.call(BotDelivery(f.seat, f.cards[0], f.use))


BUYING: Final[Steps] = (DrawWare(), PayForWare())


class BotDelivery(Delivery):
    """What a bot does with the card it gets."""

    use: int

    def steps(self) -> Steps:
        return DELIVERING

    def receive(self, g: Game) -> None:
        if not faction(g.board, self.seat).receive_ware(g, self.card, self.use):
            replace_order(g, self.seat, self.card, law_of(self.seat, self.use))


def replace_order(g: Game, seat: int, card: int, law: str) -> None:
    """[K15.2] Discard the order card; the new card is the order now, and is crafted if it shows an available item."""
    robots = g.board.robots
    discard_order(g, seat, law, FOLLOWS)
    robots.card = card
    robots.suit = SUIT[card]
    if g.telling:
        g.tell("bot-order", law, seat, card=CARD_NAMES[card])
    craft_item(g, seat, card, faction(g.board, seat).craft_law)


# crafting [K15.2]


def printed_points(cards: list[int]) -> list[int]:
    """The points printed on these cards, by card."""
    values = [0] * len(CARD_NAMES)
    for card in cards:
        values[card] = ITEM_POINTS[card]
    return values


def are_birds() -> list[int]:
    """By card, whether it is a bird."""
    return [1 if suit == BIRD else 0 for suit in SUIT]


def buy_to_craft(g: Game, seat: int) -> None:
    """[K15.2] Buy a card that shows an available item; some special cards want birds first."""
    b = g.board
    if not may_buy(b, seat, HAND_CARD):
        tell_unsold(g, seat, HAND_CARD, "K15.1")
        return
    among = [ware for ware in kinds(sorted(wares(b))) if shows_available(b, ware)]
    own = faction(b, seat)
    if own.refuses_birds:
        among = [ware for ware in among if SUIT[ware] != BIRD]  # [K15.3]
    birds_first = b.robots.special and own.wants_birds
    if among:
        pick = PickCard(g, seat, "K15.2", among)
        if birds_first:
            pick.most("birds", own.order_law, are_birds())
        pick.most("printed-points", "K15.2", printed_points(among))
        b.call(BuyCard(seat, pick.settled(), CRAFTED))
        return
    if g.telling:
        tell_none(g, seat, "K15.2", "card", "card", "")
    if birds_first and b.robots.suit != BIRD:
        buy_any(g, seat, [ware for ware in kinds(sorted(wares(b))) if SUIT[ware] == BIRD], ORDERED)


def buy_any(g: Game, seat: int, cards: list[int], use: int) -> bool:
    """Buy one of these cards. False if there are none."""
    if not cards:
        if g.telling:
            tell_none(g, seat, law_of(seat, use), "card", "card", "")
        return False
    g.board.call(BuyCard(seat, PickCard(g, seat, law_of(seat, use), cards).settled(), use))
    return True


def buy_of_a_kind(g: Game, seat: int, kind: str, use: int) -> None:
    """[K15.10, K15.11] Buy a card of this kind, as a bot's special card says."""
    b = g.board
    if not b.robots.special:
        return
    if not may_buy(b, seat, HAND_CARD):
        tell_unsold(g, seat, HAND_CARD, "K15.1")
    else:
        buy_any(g, seat, [ware for ware in kinds(sorted(wares(b))) if KIND[ware] == kind], use)
