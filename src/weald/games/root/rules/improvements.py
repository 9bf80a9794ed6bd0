"""The persistent cards that may be used in Birdsong and Daylight, and those of the standard deck.

Those of Exiles and Partisans have files of their own, by the time of day at which they speak.
"""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CHOOSE, END, REMOVE, STEAL, USE
from weald.games.root.procedure import ChanceDecision, Decision, Step
from weald.games.root.rules.battle import can_battle
from weald.games.root.rules.cards import (
    Draw,
    discard_improvement,
    draw_or_score,
    give_up,
    has_card_to_take,
    kinds,
    take,
)
from weald.games.root.rules.exiles_birdsong import FalseOrders, Swap, has_false_orders
from weald.games.root.rules.exiles_daylight import League, Propaganda, may_move, ready_items, swayable
from weald.games.root.rules.removing import remove_warriors, set_off_one
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    BIRD,
    CARD_NAMES,
    CLEARINGS,
    CODEBREAKERS,
    COPIES,
    FALSE_ORDERS,
    HOSPITALS,
    LEAGUE,
    MARQUISE,
    PROPAGANDA_BUREAU,
    ROYAL_CLAIM,
    SEATS,
    STAND_AND_DELIVER,
    SWAP_MEET,
    TAX_COLLECTOR,
)

IN_BIRDSONG: Final = (ROYAL_CLAIM, STAND_AND_DELIVER, FALSE_ORDERS, SWAP_MEET)
IN_DAYLIGHT: Final = (TAX_COLLECTOR, CODEBREAKERS, PROPAGANDA_BUREAU, LEAGUE)


def holds_cards(b: Board, seat: int, card: int) -> bool:
    """Whether a seat has what a card takes or looks at: a hand; a bot's card comes from the deck [K2.8.1]."""
    return b.hands[seat] > 0 or (card != CODEBREAKERS and has_card_to_take(b, seat))


def others_with_cards(b: Board, seat: int, card: int) -> bool:
    for other in b.order:
        if other != seat and holds_cards(b, other, card):
            return True
    return False


def has_warriors(b: Board, seat: int) -> bool:
    for clearing in range(CLEARINGS):
        if b.warriors[seat * CLEARINGS + clearing]:
            return True
    return False


def has_adventures(b: Board, seat: int) -> bool:
    """Whether the League of Adventurous Mice could do anything."""
    return may_move(b, seat) or can_battle(b, seat, BIRD)


def could_use(b: Board, seat: int, card: int) -> bool:
    """Public facts only: whether a card might be used now in Daylight."""
    if not b.is_fresh(seat, card):
        return False
    if card == PROPAGANDA_BUREAU:
        return b.hands[seat] > 0
    if card == LEAGUE:
        return len(ready_items(b, seat)) > 0 and has_adventures(b, seat)
    return True


def offer_daylight_cards(v: View, o: Offers) -> None:
    """Once each in Daylight."""
    b = v.board
    if not b.improvements[v.seat]:
        return
    for card in IN_DAYLIGHT:
        if not b.has(v.seat, card):
            continue
        if not b.is_fresh(v.seat, card):
            o.refuse(USE | card, "4.1.3", "used-this-turn")
        elif card == TAX_COLLECTOR and not has_warriors(b, v.seat):
            o.refuse(USE | card, "4.1.3", "no-warriors-there")
        elif card == CODEBREAKERS and not others_with_cards(b, v.seat, card):
            o.refuse(USE | card, "4.1.3", "no-hand-to-look-at")
        elif card == PROPAGANDA_BUREAU and not any(swayable(b, v.seat, held) for held in v.own.hand):
            o.refuse(USE | card, "4.1.3", "nothing-to-spend")
        elif card == LEAGUE and not ready_items(b, v.seat):
            o.refuse(USE | card, "4.1.3", "nothing-ready")
        elif card == LEAGUE and not has_adventures(b, v.seat):
            o.refuse(USE | card, "4.1.3", "no-move-no-battle")
        else:
            o.allow(USE | card)


def use(g: Game, seat: int, card: int) -> None:
    """A persistent card is used in Birdsong or Daylight."""
    b = g.board
    b.spent.append(card)
    if g.telling:
        g.tell("used", "4.1.3", seat, card=CARD_NAMES[card])
    if card == ROYAL_CLAIM:
        discard_improvement(g, seat, card)
        ruled = 0
        for clearing in range(CLEARINGS):
            ruled += 1 if b.ruled_by(seat, clearing) else 0
        score(g, seat, ruled, "4.1.3")
    elif card == TAX_COLLECTOR:
        b.call(Tax(seat))
    elif card == FALSE_ORDERS:
        discard_improvement(g, seat, card)
        b.call(FalseOrders(seat))
    elif card == SWAP_MEET:
        b.call(Swap(seat))
    elif card == PROPAGANDA_BUREAU:
        b.call(Propaganda(seat))
    elif card == LEAGUE:
        b.call(League(seat))
    else:
        b.call(Victim(seat, card))


# Birdsong


class BirdsongCards(Frame):
    """What a seat may do with its cards in Birdsong, before and after the rest of it."""

    def __init__(self, seat: int, at: int = 0) -> None:
        self.at = at
        self.seat = seat

    def steps(self) -> Steps:
        return BIRDSONG_CARDS

    def clone(self) -> Frame:
        return BirdsongCards(self.seat, self.at)


class UseInBirdsong(Decision[BirdsongCards]):
    """Use a card that may be used at any time of Birdsong, or leave it."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "birdsong-cards"

    def usable(self, b: Board, seat: int, card: int) -> bool:
        if not b.is_fresh(seat, card):
            return False
        if card == FALSE_ORDERS:
            return has_false_orders(b, seat)
        return card == ROYAL_CLAIM or others_with_cards(b, seat, card)

    def needed(self, b: Board, f: BirdsongCards) -> bool:
        for card in IN_BIRDSONG:
            if self.usable(b, f.seat, card):
                return True
        return False

    def actor(self, b: Board, f: BirdsongCards) -> int:
        return f.seat

    def offer(self, v: View, f: BirdsongCards, o: Offers) -> None:
        o.allow(END)
        for card in IN_BIRDSONG:
            if self.usable(v.board, f.seat, card):
                o.allow(USE | card)
            elif COPIES[v.board.cards][card]:
                o.refuse(USE | card, "4.1.3", "not-in-play")

    def answer(self, g: Game, f: BirdsongCards, choice: int) -> None:
        if choice != END:
            f.at -= 1
            use(g, f.seat, noun(choice))


BIRDSONG_CARDS: Final[Steps] = (UseInBirdsong(),)


# one other player: Stand and Deliver!, Codebreakers, Better Burrow Bank


class Victim(Frame):
    """Another player is chosen, for the card that asks for one."""

    def __init__(self, seat: int, card: int, other: int = NONE, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.card = card
        self.other = other

    def steps(self) -> Steps:
        return VICTIM

    def clone(self) -> Frame:
        return Victim(self.seat, self.card, self.other, self.at)

    def must_hold_cards(self) -> bool:
        return self.card in (STAND_AND_DELIVER, CODEBREAKERS)


class ChooseOther(Decision[Victim]):
    """Any other player; one with cards, where a card is taken or a hand looked at."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "choose-other"

    def actor(self, b: Board, f: Victim) -> int:
        return f.seat

    def offer(self, v: View, f: Victim, o: Offers) -> None:
        for other in v.board.order:
            if other == f.seat:
                continue
            if f.must_hold_cards() and not holds_cards(v.board, other, f.card):
                o.refuse(CHOOSE | other, "4.1.3", "no-hand-to-look-at")
            else:
                o.allow(CHOOSE | other)

    def answer(self, g: Game, f: Victim, choice: int) -> None:
        f.other = noun(choice)
        b = g.board
        if f.card == CODEBREAKERS:
            b.reveals += 1
            if g.telling:
                hand = [CARD_NAMES[card] for card in g.secrets[f.other].hand]
                g.tell_hand(f.other, hand, [f.seat], "4.1.3")
        elif f.card != STAND_AND_DELIVER:  # Better Burrow Bank: both draw
            draw_or_score(g, f.other, 1)
            b.call(Draw(f.seat, 1))
        elif b.is_bot(f.other):
            score(g, f.other, 1, "4.1.3")
            b.call(Draw(f.seat, 1))  # [K2.8.1]


class StealRandom(ChanceDecision[Victim]):
    """Stand and Deliver!: a random card of that hand."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "chance-steal"

    def needed(self, b: Board, f: Victim) -> bool:
        return f.card == STAND_AND_DELIVER and not b.is_bot(f.other)

    def outcomes(self, g: Game, f: Victim) -> list[tuple[int, int]]:
        hand = g.secrets[f.other].hand
        return [(STEAL | card, hand.count(card)) for card in kinds(hand)]

    def throw(self, g: Game, f: Victim, dice: Dice) -> int:
        hand = g.secrets[f.other].hand
        return STEAL | hand[dice.below(len(hand))]

    def answer(self, g: Game, f: Victim, choice: int) -> None:
        card = noun(choice)
        give_up(g, f.other, card)
        take(g, f.seat, card)
        if g.telling:
            g.tell_card("stolen", "4.1.3", f.seat, card, [f.seat, f.other], other_seat=SEATS[f.other])
        score(g, f.other, 1, "4.1.3")


VICTIM: Final[Steps] = (ChooseOther(), StealRandom())


# Tax Collector


class Tax(Frame):
    """Tax Collector: remove one of one's own warriors from the map to draw a card."""

    def __init__(self, seat: int, clearing: int = NONE, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.clearing = clearing

    def steps(self) -> Steps:
        return TAX

    def clone(self) -> Frame:
        return Tax(self.seat, self.clearing, self.at)


class ChooseTaxed(Decision[Tax]):
    """Where the warrior leaves."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "choose-taxed"

    def actor(self, b: Board, f: Tax) -> int:
        return f.seat

    def offer(self, v: View, f: Tax, o: Offers) -> None:
        for clearing in range(CLEARINGS):
            if v.board.warriors_at(f.seat, clearing):
                o.allow(REMOVE | clearing)
            else:
                o.refuse(REMOVE | clearing, "4.1.3", "no-warriors-there")

    def answer(self, g: Game, f: Tax, choice: int) -> None:
        f.clearing = noun(choice)
        remove_warriors(g, f.seat, f.clearing, 1)
        if f.seat == MARQUISE:
            set_off_one(g, f.clearing, f.seat, HOSPITALS)  # [6.2.3] any removal


class DrawTax(Step[Tax]):
    """Then a card is drawn."""

    law: ClassVar[str] = "2.1.2"

    def run(self, g: Game, f: Tax) -> None:
        g.board.call(Draw(f.seat, 1))


TAX: Final[Steps] = (ChooseTaxed(), DrawTax())
