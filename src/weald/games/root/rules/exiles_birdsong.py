"""Exiles and Partisans in Birdsong: Coffin Makers, Saboteurs, False Orders, Swap Meet."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CHOOSE, GIVE, ORDER, PASS, SABOTAGE, STEAL, TO
from weald.games.root.clockwork.placing import is_prevented
from weald.games.root.factions.alliance.outrage import outrage
from weald.games.root.procedure import ChanceDecision, Decision
from weald.games.root.rules.cards import Draw, discard_improvement, give_up, hand_over, has_card_to_take, kinds, take
from weald.games.root.rules.moving import ways
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    CARD_NAMES,
    CARDS,
    CLEARINGS,
    SABOTEURS,
    SEATS,
    SYMPATHY,
    WARRIORS_PER_COFFIN_POINT,
)


def settle_coffins(g: Game, seat: int) -> None:
    """Coffin Makers, at the start of their owner's Birdsong: a point for five warriors on them, then all go home."""
    b = g.board
    buried = sum(b.coffins)
    if not buried:
        return
    b.open_coffins()
    if g.telling:
        g.tell("coffins-opened", "4.1.3", seat, count=buried)
    score(g, seat, buried // WARRIORS_PER_COFFIN_POINT, "4.1.3")


# Saboteurs


class Sabotage(Frame):
    """Saboteurs, at the start of Birdsong: they go, and with them a persistent card of an enemy."""

    def __init__(self, seat: int, at: int = 0) -> None:
        self.at = at
        self.seat = seat

    def steps(self) -> Steps:
        return SABOTAGING

    def clone(self) -> Frame:
        return Sabotage(self.seat, self.at)


class ChooseSabotaged(Decision[Sabotage]):
    """Any persistent card of any enemy [2.7], or none."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "may-sabotage"

    def needed(self, b: Board, f: Sabotage) -> bool:
        for other in b.order:
            if b.improvements[other] and b.are_enemies(f.seat, other):
                return True
        return False

    def actor(self, b: Board, f: Sabotage) -> int:
        return f.seat

    def offer(self, v: View, f: Sabotage, o: Offers) -> None:
        b = v.board
        o.allow(PASS)
        for other in b.order:
            for card in b.improvements[other]:
                if b.are_enemies(f.seat, other):
                    o.allow(SABOTAGE | other * CARDS + card)
                elif other != f.seat:
                    o.refuse(SABOTAGE | other * CARDS + card, "2.7", "no-enemy")

    def answer(self, g: Game, f: Sabotage, choice: int) -> None:
        if choice == PASS:
            return
        other = noun(choice) // CARDS
        card = noun(choice) % CARDS
        discard_improvement(g, f.seat, SABOTEURS)
        discard_improvement(g, other, card)
        if g.telling:
            g.tell("sabotaged", "4.1.3", f.seat, other_seat=SEATS[other], card=CARD_NAMES[card])


SABOTAGING: Final[Steps] = (ChooseSabotaged(),)


# False Orders


def ways_out(b: Board, seat: int, clearing: int) -> list[int]:
    """Where a seat's warriors could go if rule did not matter; not into a burnt clearing [C.6.2].

    [K11.7.2] People's cannot leave a snare.
    """
    if b.is_snared(seat, clearing):
        return []
    return [near for near in ways(b, seat, clearing) if near != b.scorched]


def can_be_ordered(b: Board, seat: int, other: int, clearing: int) -> bool:
    """Whether an enemy has warriors there that could leave."""
    return b.are_enemies(seat, other) and b.warriors_at(other, clearing) > 0 and len(ways_out(b, other, clearing)) > 0


def has_false_orders(b: Board, seat: int) -> bool:
    """Whether there is anybody to be moved."""
    for other in b.order:
        for clearing in range(CLEARINGS):
            if can_be_ordered(b, seat, other, clearing):
                return True
    return False


class FalseOrders(Frame):
    """False Orders: half of an enemy's warriors leave a clearing, rounded up, whoever rules. The move is theirs."""

    def __init__(self, seat: int, other: int = NONE, origin: int = NONE, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.other = other
        self.origin = origin

    def steps(self) -> Steps:
        return ORDERING

    def clone(self) -> Frame:
        return FalseOrders(self.seat, self.other, self.origin, self.at)


class ChooseOrdered(Decision[FalseOrders]):
    """Whose warriors, and where they are."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "order-whom"

    def actor(self, b: Board, f: FalseOrders) -> int:
        return f.seat

    def offer(self, v: View, f: FalseOrders, o: Offers) -> None:
        b = v.board
        for other in b.order:
            if other == f.seat:
                continue
            for clearing in range(CLEARINGS):
                action = ORDER | other * CLEARINGS + clearing
                if can_be_ordered(b, f.seat, other, clearing):
                    o.allow(action)
                elif not b.are_enemies(f.seat, other):
                    o.refuse(action, "2.7", "no-enemy")
                else:
                    o.refuse(action, "4.1.3", "no-enemy-warriors")

    def answer(self, g: Game, f: FalseOrders, choice: int) -> None:
        f.other = noun(choice) // CLEARINGS
        f.origin = noun(choice) % CLEARINGS


class SendAway(Decision[FalseOrders]):
    """[1.4] They go as their own player could, but for rule; outrage is that player's [8.2.6]."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "order-where"

    def actor(self, b: Board, f: FalseOrders) -> int:
        return f.seat

    def offer(self, v: View, f: FalseOrders, o: Offers) -> None:
        near = ways_out(v.board, f.other, f.origin)
        for clearing in range(CLEARINGS):
            if clearing in near:
                o.allow(TO | clearing)
            elif clearing == v.board.scorched:
                o.refuse(TO | clearing, "C.6.2", "scorched")
            else:
                o.refuse(TO | clearing, "4.2", "not-adjacent")

    def answer(self, g: Game, f: FalseOrders, choice: int) -> None:
        b = g.board
        if is_prevented(g, f.other, f.origin):
            return
        to = noun(choice)
        count = (b.warriors_at(f.other, f.origin) + 1) // 2
        b.warriors[f.other * CLEARINGS + f.origin] -= count
        b.warriors[f.other * CLEARINGS + to] += count
        if g.telling:
            facts = {"count": count, "from_clearing": f.origin + 1, "clearing": to + 1}
            g.tell("moved", "4.1.3", f.other, **facts)
        if b.at(SYMPATHY, to):
            outrage(g, f.other, to)


ORDERING: Final[Steps] = (ChooseOrdered(), SendAway())


# Swap Meet


class Swap(Frame):
    """Swap Meet: a random card of another hand, and then any card back."""

    def __init__(self, seat: int, other: int = NONE, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.other = other

    def steps(self) -> Steps:
        return SWAPPING

    def clone(self) -> Frame:
        return Swap(self.seat, self.other, self.at)


class ChooseSwapper(Decision[Swap]):
    """Any other player with cards, or a bot: its card comes from the deck [K2.8.1]."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "swap-with"

    def actor(self, b: Board, f: Swap) -> int:
        return f.seat

    def offer(self, v: View, f: Swap, o: Offers) -> None:
        for other in v.board.order:
            if other == f.seat:
                continue
            if has_card_to_take(v.board, other):
                o.allow(CHOOSE | other)
            else:
                o.refuse(CHOOSE | other, "4.1.3", "no-hand-to-look-at")

    def answer(self, g: Game, f: Swap, choice: int) -> None:
        f.other = noun(choice)
        if g.board.is_bot(f.other):
            g.board.call(Draw(f.seat, 1))  # [K2.8.1]


class TakeAtRandom(ChanceDecision[Swap]):
    """Any card of that hand."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "chance-steal"

    def needed(self, b: Board, f: Swap) -> bool:
        return not b.is_bot(f.other)

    def outcomes(self, g: Game, f: Swap) -> list[tuple[int, int]]:
        hand = g.secrets[f.other].hand
        return [(STEAL | card, hand.count(card)) for card in kinds(hand)]

    def throw(self, g: Game, f: Swap, dice: Dice) -> int:
        hand = g.secrets[f.other].hand
        return STEAL | hand[dice.below(len(hand))]

    def answer(self, g: Game, f: Swap, choice: int) -> None:
        give_up(g, f.other, noun(choice))
        take(g, f.seat, noun(choice))
        if g.telling:
            g.tell_card("stolen", "4.1.3", f.seat, noun(choice), [f.seat, f.other], other_seat=SEATS[f.other])


class GiveBack(Decision[Swap]):
    """Any card of the hand, the taken one too. Only the two of them see it."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "swap-for"

    def actor(self, b: Board, f: Swap) -> int:
        return f.seat

    def offer(self, v: View, f: Swap, o: Offers) -> None:
        for card in kinds(v.own.hand):
            o.allow(GIVE | card)

    def answer(self, g: Game, f: Swap, choice: int) -> None:
        hand_over(g, f.seat, f.other, noun(choice))
        g.board.reveals += 1
        if g.telling:
            g.tell_card("swapped", "4.1.3", f.seat, noun(choice), [f.seat, f.other], other_seat=SEATS[f.other])


SWAPPING: Final[Steps] = (ChooseSwapper(), TakeAtRandom(), GiveBack())
