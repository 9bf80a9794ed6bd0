"""Crafting [4.1]: what it costs, what it gives."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CRAFT, ENGAGE
from weald.games.root.cards.card import PERSISTENT
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import PublicDecision, Step
from weald.games.root.rules.cards import discard, discard_played, give_up, kinds
from weald.games.root.rules.costs import ANY
from weald.games.root.rules.removing import remove_enemies
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES, CLEARINGS, COST, CRAFTABLE, IS_AMBUSH, ITEM, ITEM_NAMES, KIND, SUIT


def offer_crafts(v: View, o: Offers, what: int = CRAFT) -> None:
    """Offer every card of the hand to craft or export [11.5.3.1], or say why not."""
    b = v.board
    own = faction(b, v.seat)
    idle = own.idle_pieces(b)
    if not o.explain and idle[0] + idle[1] + idle[2] == 0:
        return
    for card in kinds(v.own.hand):
        if not CRAFTABLE[card]:
            o.refuse(what | card, "2.1.5" if IS_AMBUSH[card] else "2.1.6", "not-craftable")
            continue
        law, why = own.why_not_craft(b, idle, card)
        if law:
            o.refuse(what | card, law, why)
        elif ITEM[card] >= 0 and not b.items[ITEM[card]]:
            o.refuse(what | card, "4.1.2", "item-not-in-supply")
        elif KIND[card] == "persistent" and b.has(v.seat, card):
            o.refuse(what | card, "4.1.4", "no-duplicates")
        else:
            o.allow(what | card)


def craft(g: Game, seat: int, card: int) -> None:
    """[4.1.1] Use crafting pieces; then the card takes effect."""
    b = g.board
    give_up(g, seat, card)
    b.reveals += 1
    if g.telling:
        taken = ITEM[card] >= 0 and not faction(b, seat).tells_items
        item: dict[str, object] = {"item": ITEM_NAMES[ITEM[card]]} if taken else {}
        g.note("crafted", "4.1", seat, {"card": CARD_NAMES[card], **item})
    use_pieces(g, seat, card)
    if KIND[card] == "item":
        craft_item(g, seat, card)
    elif KIND[card] == "favor":
        do_favor(g, seat, card)
    else:
        insort(b.improvements[seat], card)  # [4.1.3]


class Favor(Frame):
    """[4.1.2] A favor whose effect is under way."""

    card: int

    def steps(self) -> Steps:
        return FAVOR


class FavorOver(Step[Favor]):
    """[4.1.2] After its effect the card is discarded."""

    law: ClassVar[str] = "4.1.2"

    def run(self, g: Game, f: Favor) -> None:
        discard_played(g, f.card)


FAVOR: Final[Steps] = (FavorOver(),)


def do_favor(g: Game, seat: int, card: int) -> None:
    """[4.1.2] All pieces of enemies leave the clearings of the card's suit."""
    b = g.board
    b.played.append(card)
    b.call(Favor(card))  # pushed first, so it is over last
    remove_enemies(g, seat, [clearing for clearing in range(CLEARINGS) if b.suits[clearing] == SUIT[card]])


def use_pieces(g: Game, seat: int, card: int) -> None:
    """[4.1.1] Use crafting pieces of the suits in the cost; a cost of any suit may need a choice."""
    b = g.board
    if faction(b, seat).pays_for_card(g, card):
        return
    for suit in range(3):
        b.used[suit] += COST[card][suit]
    if COST[card][ANY]:
        b.call(Engage(seat, COST[card][ANY]))


def craft_item(g: Game, seat: int, card: int) -> None:
    """[4.1.2, 3.2.2] Gain the item, score its points, then discard the card."""
    b = g.board
    item = ITEM[card]
    b.items[item] -= 1
    own = faction(b, seat)
    own.gain_item(g, item, "9.2.1")
    score(g, seat, own.item_points(b, card), "3.2.2")
    discard(g, card)
    item_crafted(g, seat)


def item_crafted(g: Game, crafter: int) -> None:
    """[4.1.2] An item has been crafted: cards in play may react."""
    for owner in g.board.order:
        for card in g.board.improvements[owner]:
            PERSISTENT[card].item_crafted(g, owner, crafter)


class Engage(Frame):
    """Choose the crafting pieces that pay a cost of any suit, while it matters."""

    seat: int
    count: int

    def steps(self) -> Steps:
        return ENGAGING


class ChoosePiece(PublicDecision[Engage]):
    """[4.1.1] The next piece, by its suit."""

    law: ClassVar[str] = "4.1.1"
    ask: ClassVar[str] = "engage"

    def needed(self, b: Board, f: Engage) -> bool:
        return f.count > 0

    def forced(self, b: Board, f: Engage) -> bool:
        """Also if all idle pieces are needed: their order does not matter."""
        return f.count == sum(faction(b, f.seat).idle_pieces(b)) or super().forced(b, f)

    def actor(self, b: Board, f: Engage) -> int:
        return f.seat

    def options(self, b: Board, f: Engage, o: Offers) -> None:
        idle = faction(b, f.seat).idle_pieces(b)
        for suit in range(3):
            if idle[suit]:
                o.allow(ENGAGE | suit)
            else:
                o.refuse(ENGAGE | suit, "4.1.1", "too-few-crafting-pieces")

    def answer(self, g: Game, f: Engage, choice: int) -> None:
        g.board.used[noun(choice)] += 1
        f.count -= 1
        f.at -= 1

    def facts(self, b: Board, f: Engage) -> dict[str, object]:
        return {"count": f.count}


ENGAGING: Final[Steps] = (ChoosePiece(),)
