"""Supporters and outrage [8.2.3, 8.2.4, 8.2.6], whatever the cause."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from weald.engine.lenses import DEED, FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import DISCARD, GIVE, PASS
from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.alliance.tables import BASE, SUPPORTERS_WITHOUT_BASE
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.cards import Draw, discard, give_up, kinds, spend
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.facts import suit_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import ALLIANCE, BIRD, CARD_NAMES, SUIT, matches


def add_supporter(g: Game, card: int, knowers: list[int], role: str = DEED) -> None:
    """[8.2.3.1] Add a supporter. Without a base there is room for five; any further one is discarded at once."""
    b = g.board
    if alliance_board(b).supporters >= SUPPORTERS_WITHOUT_BASE and not b.on_map(BASE):
        discard(g, card)
        b.reveals += 1
        if g.telling:
            g.tell("supporter-lost", "8.2.3.1", ALLIANCE, role=FOLLOWS, card=CARD_NAMES[card])
        return
    insort(g.secrets[ALLIANCE].aside, card)
    alliance_board(b).supporters += 1
    if g.telling:
        g.tell_card("supporter-added", "8.2.3", ALLIANCE, card, knowers, role)


def remove_supporter(g: Game, card: int, law: str, role: str = DEED) -> None:
    """Spend or discard a supporter; everybody sees which."""
    g.secrets[ALLIANCE].aside.remove(card)
    alliance_board(g.board).supporters -= 1
    g.board.reveals += 1
    discard(g, card)
    if g.telling:
        g.tell("supporter-spent", law, ALLIANCE, role=role, card=CARD_NAMES[card])


class DrawSupporters(Draw):
    """Cards from the deck go straight to the supporters."""

    def receive(self, g: Game, card: int) -> None:
        add_supporter(g, card, [ALLIANCE], FOLLOWS)


class Outrage(Frame):
    """[8.2.6] Whoever moves warriors into a sympathetic clearing or removes sympathy pays a card of its suit."""

    culprit: int
    suit: int
    paid: bool = False

    def steps(self) -> Steps:
        return OUTRAGE


def is_outrageous(b: Board, culprit: int) -> bool:
    """[8.2.6] Whether a seat causes outrage: anybody but the Alliance; [K6.2.3] with the bot, only people."""
    return culprit != ALLIANCE and not (b.is_bot(ALLIANCE) and b.is_bot(culprit))


def outrage(g: Game, culprit: int, clearing: int) -> None:
    """[8.2.6] Somebody has moved into a sympathetic clearing, or removed sympathy from it."""
    if is_outrageous(g.board, culprit):
        g.board.call(Outrage(culprit, g.board.suits[clearing]))


class PayOutrage(Decision[Outrage]):
    """[8.2.6] Pay a matching card or a bird; without one, show the hand."""

    law: ClassVar[str] = "8.2.6"
    ask: ClassVar[str] = "pay-outrage"

    def needed(self, b: Board, f: Outrage) -> bool:
        culprit = faction(b, f.culprit)
        if culprit.hand_is_open:  # [11.2.3] an open hand needs no showing
            return any(matches(card, f.suit) for card in culprit.open_hand(b))
        return b.hands[f.culprit] > 0

    def forced(self, b: Board, f: Outrage) -> bool:
        culprit = faction(b, f.culprit)
        return culprit.hand_is_open and self.single(b, f, f.culprit, culprit.open_hand(b))

    def actor(self, b: Board, f: Outrage) -> int:
        return f.culprit

    def offer(self, v: View, f: Outrage, o: Offers) -> None:
        for card in kinds(v.own.hand):
            if matches(card, f.suit):
                o.allow(GIVE | card)
            else:
                o.refuse(GIVE | card, "8.2.6", "suit-must-match")
        if o.allowed:
            o.refuse(PASS, "8.2.6", "must-pay-outrage")
        else:
            o.allow(PASS)

    def answer(self, g: Game, f: Outrage, choice: int) -> None:
        if choice == PASS:
            if g.board.is_bot(ALLIANCE):
                return
            g.board.reveals += 1
            if g.telling:
                cards = [CARD_NAMES[card] for card in g.secrets[f.culprit].hand]
                g.tell_hand(f.culprit, cards, [ALLIANCE], "8.2.6")
            return
        f.paid = True
        if g.board.is_bot(ALLIANCE):
            spend(g, f.culprit, noun(choice), "K6.2.3", FOLLOWS)
            return
        give_up(g, f.culprit, noun(choice))
        if g.telling:
            g.tell_card("outraged", "8.2.6", f.culprit, noun(choice), [f.culprit, ALLIANCE], FOLLOWS)
        add_supporter(g, noun(choice), [f.culprit, ALLIANCE], FOLLOWS)

    def facts(self, b: Board, f: Outrage) -> dict[str, object]:
        return suit_facts(f.suit)


class DrawInstead(Step[Outrage]):
    """[8.2.6] If nothing was paid, the Alliance draw a card instead; [K6.2.3] as a bot they score a point."""

    law: ClassVar[str] = "8.2.6"

    def run(self, g: Game, f: Outrage) -> None:
        if f.paid:
            return
        if g.board.is_bot(ALLIANCE):
            score(g, ALLIANCE, 1, "K6.2.3")
        else:
            if g.telling:
                g.tell("outrage-unpaid", "8.2.6", f.culprit, role=FOLLOWS)
            g.board.call(DrawSupporters(ALLIANCE, 1))


OUTRAGE: Final[Steps] = (PayOutrage(), DrawInstead())


class BaseLost(Frame):
    """[8.2.4] A base is gone, and with it supporters and half the officers."""

    suit: int

    def steps(self) -> Steps:
        return BASE_LOST


class LoseSupporters(Step[BaseLost]):
    """[8.2.4] Discard all supporters of the base's suit and all birds, and half the officers, rounded up."""

    law: ClassVar[str] = "8.2.4"

    def run(self, g: Game, f: BaseLost) -> None:
        b = g.board
        if alliance_board(b).supporters:
            b.reveals += 1  # that none of them matches is learnt, too
        for card in g.secrets[ALLIANCE].aside[:]:
            if SUIT[card] in (f.suit, BIRD):
                remove_supporter(g, card, "8.2.4", FOLLOWS)
        lost = (alliance_board(b).officers + 1) // 2
        alliance_board(b).officers -= lost
        b.bring_home(ALLIANCE, lost)
        if g.telling and lost:
            g.tell("officers-lost", "8.2.4", ALLIANCE, role=FOLLOWS, count=lost)


class CutSupporters(Decision[BaseLost]):
    """[8.2.4] Without any base left, the Alliance keep five supporters."""

    law: ClassVar[str] = "8.2.4"
    ask: ClassVar[str] = "cut-supporters"

    def needed(self, b: Board, f: BaseLost) -> bool:
        return alliance_board(b).supporters > SUPPORTERS_WITHOUT_BASE and not b.on_map(BASE)

    def actor(self, b: Board, f: BaseLost) -> int:
        return ALLIANCE

    def offer(self, v: View, f: BaseLost, o: Offers) -> None:
        for card in kinds(v.own.aside):
            o.allow(DISCARD | card)

    def answer(self, g: Game, f: BaseLost, choice: int) -> None:
        remove_supporter(g, noun(choice), "8.2.4", FOLLOWS)
        f.at -= 1


BASE_LOST: Final[Steps] = (LoseSupporters(), CutSupporters())
