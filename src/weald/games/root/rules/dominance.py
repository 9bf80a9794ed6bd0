"""Dominance [3.3]: activating, taking an available card, winning."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import ACTIVATE, SPEND, TAKE
from weald.games.root.factions.faction import ALLOWED, faction
from weald.games.root.procedure import Decision
from weald.games.root.rules.cards import give_up, kinds, spend, take
from weald.games.root.rules.scoring import win
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, CARD_NAMES, CLEARINGS, DOMINANCE_LEAST, IS_DOMINANCE, MAPS, SUIT


def pays_for(card: int, dominance: int) -> bool:
    """[3.3.4, 2.1.1.2] Whether a card pays for a dominance card: same suit or a bird; for the bird only a bird."""
    return SUIT[card] in (SUIT[dominance], BIRD)


def may_activate(b: Board, seat: int) -> bool:
    """[3.3.1] Whether a seat could activate a dominance card if it held one."""
    if not b.has_dominance() or b.dominance[seat] != NONE or b.scores[seat] < DOMINANCE_LEAST:
        return False
    return faction(b, seat).why_not_dominance(b) == ALLOWED


def offer_dominance(v: View, o: Offers) -> None:
    """[3.3.1, 3.3.4] In Daylight: activate a card of the hand, or take an available one."""
    b = v.board
    for card in v.own.hand:
        if IS_DOMINANCE[card]:
            if b.dominance[v.seat] != NONE:
                o.refuse(ACTIVATE | card, "3.3.2", "dominance-cannot-be-changed")
            elif b.scores[v.seat] < DOMINANCE_LEAST:
                o.refuse(ACTIVATE | card, "3.3.1", "ten-points-needed")
            else:
                law, why = faction(b, v.seat).why_not_dominance(b)
                if law:
                    o.refuse(ACTIVATE | card, law, why)
                else:
                    o.allow(ACTIVATE | card)
    for dominance in b.available:
        if any(pays_for(card, dominance) for card in v.own.hand):
            o.allow(TAKE | dominance)
        else:
            o.refuse(TAKE | dominance, "3.3.4", "suit-must-match")


def activate(g: Game, seat: int, card: int) -> None:
    """[3.3.1] The card lies before its owner, whose points no longer count."""
    give_up(g, seat, card)
    g.board.reveals += 1
    g.board.dominance[seat] = card
    if g.telling:
        g.tell("dominance-activated", "3.3.1", seat, card=CARD_NAMES[card])
    faction(g.board, seat).dominance_activated(g)


class TakeDominance(Frame):
    """[3.3.4] Spend a card of its suit to take an available dominance card."""

    seat: int
    card: int

    def steps(self) -> Steps:
        return TAKING


class PayForDominance(Decision[TakeDominance]):
    """[3.3.4] Which card is spent."""

    law: ClassVar[str] = "3.3.4"
    ask: ClassVar[str] = "pay-for-dominance"

    def forced(self, b: Board, f: TakeDominance) -> bool:
        return self.only_card(b, f, f.seat)

    def actor(self, b: Board, f: TakeDominance) -> int:
        return f.seat

    def offer(self, v: View, f: TakeDominance, o: Offers) -> None:
        for card in kinds(v.own.hand):
            if pays_for(card, f.card):
                o.allow(SPEND | card)
            else:
                o.refuse(SPEND | card, "3.3.4", "suit-must-match")

    def answer(self, g: Game, f: TakeDominance, choice: int) -> None:
        g.board.available.remove(f.card)
        spend(g, f.seat, noun(choice), "3.3.4")
        take(g, f.seat, f.card)
        if g.telling:
            g.tell("dominance-taken", "3.3.4", f.seat, card=CARD_NAMES[f.card])

    def facts(self, b: Board, f: TakeDominance) -> dict[str, object]:
        return {"card": CARD_NAMES[f.card]}


TAKING: Final[Steps] = (PayForDominance(),)


def check_dominance(g: Game, seat: int) -> None:
    """[3.3.1.1, 3.3.1.2] At the start of Birdsong, three clearings of the suit, or two opposite corners, win."""
    b = g.board
    card = b.dominance[seat]
    if card == NONE:
        return
    if SUIT[card] == BIRD:
        printed = MAPS[b.map]
        won = any(b.ruled_by(seat, c) and b.ruled_by(seat, printed.opposite[c]) for c in printed.corners)
    else:
        ruled = [c for c in range(CLEARINGS) if b.suits[c] == SUIT[card] and b.ruled_by(seat, c)]
        won = len(ruled) >= 3
    if won:
        b.won_by = card
        win(g, seat, "3.3.1.2" if SUIT[card] == BIRD else "3.3.1.1")
