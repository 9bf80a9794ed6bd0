"""Persistent cards in play [4.1.3]: when they act in their owner's turn, and when they can be used."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import END, USE
from weald.games.root.cards.card import IN_BIRDSONG, IN_DAYLIGHT, IN_ORDER, PERSISTENT, SPEAKERS
from weald.games.root.procedure import Caller, Decision, Step
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CARD_NAMES, COPIES

# the moments of a turn


class CardsSpeak(Caller):
    """The cards of a seat act at a moment of its turn, one by one; `place` is the index of the next."""

    seat: int
    moment: int
    place: int = 0

    def steps(self) -> Steps:
        return SPEAKING

    def occasion(self, b: Board) -> dict[str, object]:
        """The card that has just spoken."""
        return {"moment": CARD_NAMES[SPEAKERS[self.moment][self.place - 1].card]}


def cards_speak(g: Game, seat: int, moment: int) -> None:
    """A moment of a seat's turn has come."""
    if g.board.improvements[seat]:
        g.board.call(CardsSpeak(seat, moment))


class NextCardSpeaks(Step[CardsSpeak]):
    """The next card in play acts; the others wait until all its consequences are done."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: CardsSpeak) -> None:
        speakers = SPEAKERS[f.moment]
        while f.place < len(speakers):
            card = speakers[f.place]
            f.place += 1
            if g.board.has(f.seat, card.card):
                f.at = 0
                card.speak(g, f.seat)
                return


SPEAKING: Final[Steps] = (NextCardSpeaks(),)


# used once a turn


def is_usable(b: Board, seat: int, card: int, phase: int) -> bool:
    """Whether a seat might use a card now, by public facts only."""
    effect = PERSISTENT[card]
    return effect.used_in == phase and b.is_fresh(seat, card) and effect.could_be_used(b, seat)


def has_usable(b: Board, seat: int, phase: int) -> bool:
    """Whether a seat might use any of its cards now, by public facts only."""
    for card in b.improvements[seat]:
        if is_usable(b, seat, card, phase):
            return True
    return False


def use(g: Game, seat: int, card: int) -> None:
    """Use a persistent card in Birdsong or Daylight."""
    g.board.spent.append(card)
    if g.telling:
        g.tell("used", "4.1.3", seat, card=CARD_NAMES[card])
    PERSISTENT[card].use(g, seat)


def offer_daylight_cards(v: View, o: Offers) -> None:
    """Offer the cards that can be used once each in Daylight."""
    for card in v.board.improvements[v.seat]:
        effect = PERSISTENT[card]
        if effect.used_in != IN_DAYLIGHT:
            continue
        why = effect.why_not_used(v) if v.board.is_fresh(v.seat, card) else "used-this-turn"
        if why:
            o.refuse(USE | card, "4.1.3", why)
        else:
            o.allow(USE | card)


def offer_birdsong_cards(v: View, o: Offers) -> None:
    """Offer the cards for any time of Birdsong beside what else a seat may do then."""
    for card in v.board.improvements[v.seat]:
        if is_usable(v.board, v.seat, card, IN_BIRDSONG):
            o.allow(USE | card)


class BirdsongCards(Frame):
    """The cards a seat may use in Birdsong, before and after its own actions."""

    seat: int

    def steps(self) -> Steps:
        return BIRDSONG_CARDS


class UseInBirdsong(Decision[BirdsongCards]):
    """Use a card that can be used at any time in Birdsong, or stop."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "birdsong-cards"

    def needed(self, b: Board, f: BirdsongCards) -> bool:
        return has_usable(b, f.seat, IN_BIRDSONG)

    def actor(self, b: Board, f: BirdsongCards) -> int:
        return f.seat

    def offer(self, v: View, f: BirdsongCards, o: Offers) -> None:
        o.allow(END)
        for effect in IN_ORDER:
            if effect.used_in != IN_BIRDSONG:
                continue
            if is_usable(v.board, f.seat, effect.card, IN_BIRDSONG):
                o.allow(USE | effect.card)
            elif COPIES[v.board.cards][effect.card]:
                o.refuse(USE | effect.card, "4.1.3", "not-in-play")

    def answer(self, g: Game, f: BirdsongCards, choice: int) -> None:
        if choice != END:
            f.at -= 1
            use(g, f.seat, noun(choice))


BIRDSONG_CARDS: Final[Steps] = (UseInBirdsong(),)
