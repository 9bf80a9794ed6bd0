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
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.items import exhaust, gain
from weald.games.root.procedure import Decision
from weald.games.root.rules.cards import discard, give_up, kinds
from weald.games.root.rules.removing import remove_enemies
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    BUILDER,
    CARD_NAMES,
    CLEARINGS,
    COST,
    CRAFTABLE,
    CULT,
    EYRIE,
    GARDEN,
    HAMMER,
    IS_AMBUSH,
    IS_VAGABOND,
    ITEM,
    ITEM_NAMES,
    ITEM_POINTS,
    ITEMS,
    KIND,
    POST,
    READY,
    RIVERFOLK,
    ROOST,
    STOCK,
    SUIT,
    SYMPATHY,
    WORKSHOP,
)

ANY: Final = 3  # of a cost: whichever suit
CRAFTING_PIECE: Final = [WORKSHOP, ROOST, SYMPATHY]  # by seat [6.2.1, 7.2.1, 8.2.1]; others are counted apart


def idle_pieces(b: Board, seat: int) -> list[int]:
    """[4.1.1] Crafting pieces by suit that have not been used this turn."""
    idle = [0, 0, 0]
    if IS_VAGABOND[seat]:  # [9.2.1] ready hammers, all of them of his clearing's suit
        wanderer = vagabond_board(b, seat)
        if b.pawns[seat] < CLEARINGS:
            idle[b.suits[b.pawns[seat]]] = wanderer.items_in(READY, HAMMER)
        return idle
    if seat == CULT:  # [10.2.1] only gardens of the outcast suit
        outcast = cult_board(b).outcast
        idle[outcast] = max(0, b.on_map(GARDEN + outcast) - b.used[outcast])
        return idle
    if seat == RIVERFOLK:  # [11.2.1] spaces that trade posts have left, for good [11.2.5.1]
        return [max(0, STOCK[POST + suit] - b.stock[POST + suit] - b.used[suit]) for suit in range(3)]
    kind = CRAFTING_PIECE[seat]
    for clearing in range(CLEARINGS):
        idle[b.suits[clearing]] += b.pieces[kind * CLEARINGS + clearing]
    for suit in range(3):
        idle[suit] -= min(idle[suit], b.used[suit])
    return idle


def has_crafting_piece(b: Board, seat: int, clearing: int) -> bool:
    """Whether a seat has a piece there that could craft [6.2.1, 7.2.1, 8.2.1], used or not.

    The Vagabond's hammers lie on his board, and the Riverfolk have none [11.2.1]; the Cult have gardens of the
    outcast suit [10.2.1].
    """
    if IS_VAGABOND[seat] or seat == RIVERFOLK:
        return False
    if seat == CULT:
        return b.suits[clearing] == cult_board(b).outcast and b.at(GARDEN + b.suits[clearing], clearing) > 0
    return b.at(CRAFTING_PIECE[seat], clearing) > 0


def affordable(idle: list[int], card: int) -> bool:
    """[4.1.1] Whether idle pieces cover a cost."""
    cost = COST[card]
    spare = 0
    for suit in range(3):
        if idle[suit] < cost[suit]:
            return False
        spare += idle[suit] - cost[suit]
    return spare >= cost[ANY]


def offer_crafts(v: View, o: Offers, what: int = CRAFT) -> None:
    """Every card of the hand: crafted, or exported [11.5.3.1], or why not."""
    b = v.board
    idle = idle_pieces(b, v.seat)
    if not o.explain and idle[0] + idle[1] + idle[2] == 0:
        return
    for card in kinds(v.own.hand):
        if not CRAFTABLE[card]:
            o.refuse(what | card, "2.1.5" if IS_AMBUSH[card] else "2.1.6", "not-craftable")
        elif not affordable(idle, card):
            if v.seat == RIVERFOLK:
                o.refuse(what | card, "11.5.3", "too-few-spaces")
            else:
                o.refuse(what | card, "4.1.1", "too-few-crafting-pieces")
        elif v.seat == RIVERFOLK and riverfolk_board(b).total() < sum(COST[card]):
            o.refuse(what | card, "11.5.3", "too-few-funds")
        elif ITEM[card] >= 0 and not b.items[ITEM[card]]:
            o.refuse(what | card, "4.1.2", "item-not-in-supply")
        elif KIND[card] == "persistent" and b.has(v.seat, card):
            o.refuse(what | card, "4.1.4", "no-duplicates")
        else:
            o.allow(what | card)


def craft(g: Game, seat: int, card: int) -> None:
    """[4.1.1] Use crafting pieces, then the card takes effect."""
    b = g.board
    give_up(g, seat, card)
    b.reveals += 1
    if g.telling:
        taken = ITEM[card] >= 0 and not IS_VAGABOND[seat]  # what he gains is told by itself
        facts: dict[str, object] = {"item": ITEM_NAMES[ITEM[card]]} if taken else {}
        g.tell("crafted", "4.1", seat, card=CARD_NAMES[card], **facts)
    use_pieces(g, seat, card)
    if KIND[card] == "item":
        craft_item(g, seat, card)
    elif KIND[card] == "favor":
        discard(g, card)
        remove_enemies(g, seat, [clearing for clearing in range(CLEARINGS) if b.suits[clearing] == SUIT[card]])
    else:
        insort(b.improvements[seat], card)  # [4.1.3]


def use_pieces(g: Game, seat: int, card: int) -> None:
    """[4.1.1] Crafting pieces of the suits in the cost; those that pay an open cost may have to be asked for."""
    b = g.board
    if IS_VAGABOND[seat]:
        exhaust(g, seat, HAMMER, sum(COST[card]))  # [9.5.8]
        return
    for suit in range(3):
        b.used[suit] += COST[card][suit]
    if seat == CULT:
        b.used[cult_board(b).outcast] += COST[card][ANY]  # all its idle gardens are of one suit
    elif COST[card][ANY]:
        b.call(Engage(seat, COST[card][ANY]))


def craft_item(g: Game, seat: int, card: int) -> None:
    """[4.1.2, 3.2.2] The item, its points, and the card is discarded. The Eyrie score one [7.2.3], but see [7.8.1]."""
    b = g.board
    item = ITEM[card]
    b.items[item] -= 1
    if IS_VAGABOND[seat]:
        gain(g, seat, item, "9.2.1")
    else:
        b.crafted[seat * ITEMS + item] += 1
    discard(g, card)
    points = 1 if seat == EYRIE and eyrie_board(b).leader != BUILDER else ITEM_POINTS[card]
    score(g, seat, points, "3.2.2")
    item_crafted(g, seat)


def item_crafted(g: Game, crafter: int) -> None:
    """[4.1.2] An item has been crafted: what the cards in play say to that."""
    for owner in g.board.order:
        for card in g.board.improvements[owner]:
            PERSISTENT[card].item_crafted(g, owner, crafter)


class Engage(Frame):
    """Which crafting pieces pay a cost of any suit: asked while it matters."""

    def __init__(self, seat: int, count: int, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.count = count

    def steps(self) -> Steps:
        return ENGAGING

    def clone(self) -> Frame:
        return Engage(self.seat, self.count, self.at)


class ChoosePiece(Decision[Engage]):
    """[4.1.1] The next piece, by its suit."""

    law: ClassVar[str] = "4.1.1"
    ask: ClassVar[str] = "engage"

    def needed(self, b: Board, f: Engage) -> bool:
        return f.count > 0

    def actor(self, b: Board, f: Engage) -> int:
        return f.seat

    def offer(self, v: View, f: Engage, o: Offers) -> None:
        idle = idle_pieces(v.board, f.seat)
        for suit in range(3):
            if idle[suit]:
                o.allow(ENGAGE | suit)
            else:
                o.refuse(ENGAGE | suit, "4.1.1", "too-few-crafting-pieces")

    def answer(self, g: Game, f: Engage, choice: int) -> None:
        g.board.used[noun(choice)] += 1
        f.count -= 1
        f.at -= 1


ENGAGING: Final[Steps] = (ChoosePiece(),)
