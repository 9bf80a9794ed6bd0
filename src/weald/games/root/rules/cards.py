"""Hands, the deck and the discard pile: drawing, spending, discarding [2.1.1-2.1.4, 3.3.3]."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import DEED, FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import DISCARD, DRAW
from weald.games.root.cards.card import PERSISTENT
from weald.games.root.factions.faction import FACTIONS, faction
from weald.games.root.procedure import ChanceDecision, Decision, Step
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES, HAND_LIMIT, IS_DOMINANCE, SUIT


def take(g: Game, seat: int, card: int) -> None:
    """A card comes into a hand."""
    insort(g.secrets[seat].hand, card)
    g.board.hands[seat] += 1
    faction(g.board, seat).took(g.board, card)


def give_up(g: Game, seat: int, card: int) -> None:
    """A card leaves a hand, wherever it goes."""
    g.secrets[seat].hand.remove(card)
    g.board.hands[seat] -= 1
    faction(g.board, seat).gave_up(g.board, card)


def discard(g: Game, card: int) -> None:
    """[2.1.3] Discard a card, onto the pile unless a faction at the table keeps discarded cards [10.2.6]."""
    for seat in g.board.order:
        if faction(g.board, seat).keeps_discarded(g.board, card):
            return
    put_on_pile(g, card)


def put_on_pile(g: Game, card: int) -> None:
    """Put a card on top of the discard pile; a dominance card becomes available beside the map instead [3.3.3]."""
    if IS_DOMINANCE[card]:
        insort(g.board.available, card)
    else:
        g.board.discard.append(card)


def spend(g: Game, seat: int, card: int, law: str, role: str = DEED) -> None:
    """[2.1.3] A card from the hand is spent: everybody sees which."""
    _lay_off(g, seat, card, law, "spent", role)


def play(g: Game, seat: int, card: int, law: str, role: str = DEED) -> None:
    """[2.6] A card from the hand lies before its player until its effect is over: everybody sees which."""
    give_up(g, seat, card)
    g.board.reveals += 1
    lay_open(g, seat, card, law, role)


def lay_open(g: Game, seat: int, card: int, law: str, role: str = DEED) -> None:
    """[2.6] A card that was open already is played."""
    g.board.played.append(card)
    if g.telling:
        g.tell("spent", law, seat, role=role, card=CARD_NAMES[card])


def discard_played(g: Game, card: int) -> None:
    """[4.1.2, 4.3.1] The effect of a played card is over."""
    g.board.played.remove(card)
    discard(g, card)


def forfeit(g: Game, seat: int, card: int, law: str) -> None:
    """Discard a card from the hand without getting anything for it."""
    _lay_off(g, seat, card, law, "discarded", DEED)


def _lay_off(g: Game, seat: int, card: int, law: str, what: str, role: str) -> None:
    give_up(g, seat, card)
    discard(g, card)
    g.board.reveals += 1
    if g.telling:
        g.tell(what, law, seat, role=role, card=CARD_NAMES[card])


def discard_improvement(g: Game, seat: int, card: int) -> None:
    """A persistent card leaves play."""
    g.board.improvements[seat].remove(card)
    discard(g, card)
    PERSISTENT[card].leaves_play(g.board)


def discard_unsuited(g: Game, seat: int, suit: int, law: str) -> None:
    """Discard all cards of a hand that are not of this suit; birds go too."""
    for card in g.secrets[seat].hand[:]:
        if SUIT[card] != suit:
            forfeit(g, seat, card, law)


def has_card_to_take(b: Board, seat: int) -> bool:
    """Whether a card can be taken from a seat; for a bot it comes from the deck [K2.8.1]."""
    return b.deck > 0 or len(b.discard) > 0 if b.is_bot(seat) else b.hands[seat] > 0


def draw_or_score(g: Game, seat: int, count: int) -> None:
    """Draw cards; a bot has no hand and scores a point for each instead [K2.8.1]."""
    if g.board.is_bot(seat):
        score(g, seat, count, "K2.8.1")
    else:
        g.board.call(Draw(seat, count))


def hand_over(g: Game, seat: int, other: int, card: int) -> None:
    """Give a card to another player; a bot discards it and scores a point [K2.8.1]."""
    if g.board.is_bot(other):
        spend(g, seat, card, "K2.8.1")
        score(g, other, 1, "K2.8.1")
    else:
        give_up(g, seat, card)
        take(g, other, card)


def kinds(cards: list[int]) -> list[int]:
    """The different cards of a sorted list; equal cards are one choice."""
    found: list[int] = []
    for card in cards:
        if not found or found[-1] != card:
            found.append(card)
    return found


# drawing [2.1.2]


class Draw(Frame):
    """Draw cards from the deck, one by one."""

    seat: int
    count: int

    def steps(self) -> Steps:
        return DRAWING

    def receive(self, g: Game, card: int) -> None:
        """Put the card into the hand; a subclass may put it elsewhere."""
        take(g, self.seat, card)
        if g.telling:
            g.tell_card("drew", "2.1.2", self.seat, card, [self.seat])


def refill(g: Game) -> None:
    """[2.1.2] When the deck is empty the discard pile is shuffled into a new one at once."""
    b = g.board
    if not b.deck and b.discard:
        g.deck = sorted(b.discard)
        b.deck = len(g.deck)
        b.discard = []
        if g.telling:
            g.tell("reshuffled", "2.1.2", role=FOLLOWS)


class DrawOne(ChanceDecision[Draw]):
    """[2.1.2] The top card. Nobody has seen the deck, so chance picks any card in it."""

    law: ClassVar[str] = "2.1.2"
    ask: ClassVar[str] = "chance-draw"

    def needed(self, b: Board, f: Draw) -> bool:
        return f.count > 0 and b.deck > 0

    def outcomes(self, g: Game, f: Draw) -> list[tuple[int, int]]:
        return [(DRAW | card, g.deck.count(card)) for card in kinds(g.deck)]

    def throw(self, g: Game, f: Draw, dice: Dice) -> int:
        return DRAW | g.deck[dice.below(len(g.deck))]

    def possible(self, g: Game, f: Draw, action: int) -> bool:
        return action == DRAW | noun(action) and noun(action) in g.deck

    def answer(self, g: Game, f: Draw, choice: int) -> None:
        card = noun(choice)
        g.deck.remove(card)
        g.board.deck -= 1
        f.count -= 1
        f.receive(g, card)
        refill(g)
        f.at = 0


class StopDrawing(Step[Draw]):
    """Stop when all cards are drawn, or deck and discard pile are empty."""

    law: ClassVar[str] = "2.1.2"

    def run(self, g: Game, f: Draw) -> None:
        if f.count > 0 and g.board.discard:
            refill(g)
            f.at = 0


DRAWING: Final[Steps] = (DrawOne(), StopDrawing())


def draw_in_evening(g: Game, seat: int, count: int) -> None:
    """Draw the cards of a faction's Evening, unless a card in play replaces that."""
    for card in g.board.improvements[seat]:
        if PERSISTENT[card].draws_in_evening(g, seat, count):
            return
    g.board.call(Draw(seat, count))


# the hand limit, in Evening


class DiscardDown(Frame):
    """Discard down to five cards."""

    seat: int

    def steps(self) -> Steps:
        return FACTIONS[self.seat].discarding()


class ChooseDiscard(Decision[DiscardDown]):
    """Choose a card to discard. Each faction cites its own law."""

    ask: ClassVar[str] = "choose-discard"

    def needed(self, b: Board, f: DiscardDown) -> bool:
        return b.hands[f.seat] > HAND_LIMIT

    def actor(self, b: Board, f: DiscardDown) -> int:
        return f.seat

    def offer(self, v: View, f: DiscardDown, o: Offers) -> None:
        for card in kinds(v.own.hand):
            o.allow(DISCARD | card)

    def answer(self, g: Game, f: DiscardDown, choice: int) -> None:
        give_up(g, f.seat, noun(choice))
        discard(g, noun(choice))
        g.board.reveals += 1
        if g.telling:
            g.tell("discarded", self.law, f.seat, card=CARD_NAMES[noun(choice)])
        f.at = 0
