"""Swap Meet: take a random card from another player, and give any card back."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import GIVE
from weald.games.root.cards.card import IN_BIRDSONG, Card
from weald.games.root.cards.other_player import Theft, can_name_anybody, offer_others
from weald.games.root.procedure import Decision, PublicDecision
from weald.games.root.rules.cards import Draw, hand_over, has_card_to_take, kinds
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import SEATS, card

SWAP_MEET: Final = card("swap_meet")


class SwapMeet(Card):
    """At any time of Birdsong."""

    used_in: int = IN_BIRDSONG

    def could_be_used(self, b: Board, seat: int) -> bool:
        return can_name_anybody(b, seat, self.card)

    def use(self, g: Game, seat: int) -> None:
        g.board.call(Swap(seat))

    def may_name(self, b: Board, other: int) -> bool:
        return has_card_to_take(b, other)


class Swap(Frame):
    """Take a random card from another hand, then give any card back."""

    seat: int
    other: int = NONE

    def steps(self) -> Steps:
        return SWAPPING


class ChooseSwapper(PublicDecision[Swap]):
    """Any other player with cards, or a bot: its card comes from the deck [K2.8.1]."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "swap-with"

    def actor(self, b: Board, f: Swap) -> int:
        return f.seat

    def options(self, b: Board, f: Swap, o: Offers) -> None:
        offer_others(b, f.seat, SWAP_MEET, o)

    def answer(self, g: Game, f: Swap, choice: int) -> None:
        f.other = noun(choice)
        if g.board.is_bot(f.other):
            g.board.call(Draw(f.seat, 1))  # [K2.8.1]
        else:
            g.board.call(Theft(f.seat, f.other))


class GiveBack(Decision[Swap]):
    """Give back any card of the hand, even the one just taken. Only the two of them see it."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "swap-for"

    def forced(self, b: Board, f: Swap) -> bool:
        return self.only_card(b, f, f.seat)

    def actor(self, b: Board, f: Swap) -> int:
        return f.seat

    def offer(self, v: View, f: Swap, o: Offers) -> None:
        for held in kinds(v.own.hand):
            o.allow(GIVE | held)

    def answer(self, g: Game, f: Swap, choice: int) -> None:
        hand_over(g, f.seat, f.other, noun(choice))
        g.board.reveals += 1
        if g.telling:
            g.tell_card("swapped", "4.1.3", f.seat, noun(choice), [f.seat, f.other], other_seat=SEATS[f.other])


SWAPPING: Final[Steps] = (ChooseSwapper(), GiveBack())
