"""Shared by several cards: name another player, or take a random card from their hand."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CHOOSE, STEAL
from weald.games.root.cards.card import PERSISTENT
from weald.games.root.procedure import ChanceDecision, PublicDecision
from weald.games.root.rules.cards import give_up, kinds, take
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CARD_NAMES, SEATS


def can_name_anybody(b: Board, seat: int, card: int) -> bool:
    """Whether there is another player on whom a card can be used."""
    for other in b.order:
        if other != seat and PERSISTENT[card].may_name(b, other):
            return True
    return False


def offer_others(b: Board, seat: int, card: int, o: Offers) -> None:
    """Every other player on whom the card can be used."""
    for other in b.order:
        if other == seat:
            continue
        if PERSISTENT[card].may_name(b, other):
            o.allow(CHOOSE | other)
        else:
            o.refuse(CHOOSE | other, "4.1.3", "no-hand-to-look-at")


class NameOther(Frame):
    """Choose another player, for the card that asks for one."""

    seat: int
    card: int

    def steps(self) -> Steps:
        return NAMING


class ChooseOther(PublicDecision[NameOther]):
    """Any other player; only one with cards, if the card takes a card or looks at a hand."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "choose-other"

    def actor(self, b: Board, f: NameOther) -> int:
        return f.seat

    def options(self, b: Board, f: NameOther, o: Offers) -> None:
        offer_others(b, f.seat, f.card, o)

    def answer(self, g: Game, f: NameOther, choice: int) -> None:
        PERSISTENT[f.card].name(g, f.seat, noun(choice))

    def facts(self, b: Board, f: NameOther) -> dict[str, object]:
        return {"card": CARD_NAMES[f.card]}


NAMING: Final[Steps] = (ChooseOther(),)


class Theft(Frame):
    """Take a random card from another player's hand."""

    seat: int
    other: int

    def steps(self) -> Steps:
        return THEFT


class TakeAtRandom(ChanceDecision[Theft]):
    """Any card of that hand. Only the two of them see it."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "chance-steal"

    def outcomes(self, g: Game, f: Theft) -> list[tuple[int, int]]:
        hand = g.secrets[f.other].hand
        return [(STEAL | card, hand.count(card)) for card in kinds(hand)]

    def throw(self, g: Game, f: Theft, dice: Dice) -> int:
        hand = g.secrets[f.other].hand
        return STEAL | hand[dice.below(len(hand))]

    def answer(self, g: Game, f: Theft, choice: int) -> None:
        card = noun(choice)
        give_up(g, f.other, card)
        take(g, f.seat, card)
        if g.telling:
            g.tell_card("stolen", "4.1.3", f.seat, card, [f.seat, f.other], other_seat=SEATS[f.other])


THEFT: Final[Steps] = (TakeAtRandom(),)
