"""The Duchy's crowns: how ministers are swayed, and what a lost building costs [K10.2.1, K14.7.1, K14.7.2]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import DISCARD, PASS
from weald.games.root.factions.duchy.board import duchy_board
from weald.games.root.factions.duchy.tables import MINISTER_SUIT, MINISTERS
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.cards import kinds, spend
from weald.games.root.rules.choosing import PickThing
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import suit_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, DUCHY, MINISTER_NAMES, matches, trait

FOUNDATIONS: Final = trait(DUCHY, "foundations")
INVESTORS: Final = trait(DUCHY, "investors")


def unswayed(b: Board, suit: int) -> list[int]:
    """[K10.2.1.1] The unswayed ministers of a suit, from the top; for a bird those of all suits."""
    return [m for m in range(MINISTERS) if not duchy_board(b).swayed[m] and suit in (BIRD, MINISTER_SUIT[m])]


def sway(g: Game, minister: int, law: str) -> None:
    """Give a minister a crown."""
    duchy_board(g.board).swayed[minister] = True
    if g.telling:
        g.tell("minister-swayed", law, DUCHY, minister=MINISTER_NAMES[minister])


class PriceOfFailure(Frame):
    """[K10.2.1] `culprit` has removed Duchy buildings from clearings of one suit."""

    culprit: int
    suit: int
    paid: bool = False

    def steps(self) -> Steps:
        return FAILING

    def invests(self, b: Board) -> bool:
        """[K14.7.2] Whether the trait investors makes a person pay for it."""
        return self.culprit != NONE and not b.is_bot(self.culprit) and b.robots.traits[DUCHY] & INVESTORS != 0


class LoseCrown(Step[PriceOfFailure]):
    """[K10.2.1] The bottommost swayed minister loses the crown; [K14.7.1] with foundations, only one of that suit."""

    law: ClassVar[str] = "K10.2.1"

    def run(self, g: Game, f: PriceOfFailure) -> None:
        b = g.board
        firm = b.robots.traits[DUCHY] & FOUNDATIONS != 0
        law = "K14.7.1" if firm else "K10.2.1"
        among = [m for m in range(MINISTERS) if duchy_board(b).swayed[m] and not (firm and MINISTER_SUIT[m] != f.suit)]
        minister = PickThing(g, DUCHY, law, "crown", among[::-1], "minister").first()
        if minister != NONE:
            duchy_board(b).swayed[minister] = False
            if g.telling:
                g.tell("crown-lost", law, DUCHY, role=FOLLOWS, minister=MINISTER_NAMES[minister])


class PayInvestors(Decision[PriceOfFailure]):
    """[K14.7.2] Discard a card of the clearing's suit, if there is one in hand; then the Duchy lose a point."""

    law: ClassVar[str] = "K14.7.2"
    ask: ClassVar[str] = "pay-investors"

    def needed(self, b: Board, f: PriceOfFailure) -> bool:
        return f.invests(b) and b.hands[f.culprit] > 0

    def actor(self, b: Board, f: PriceOfFailure) -> int:
        return f.culprit

    def offer(self, v: View, f: PriceOfFailure, o: Offers) -> None:
        for card in kinds(v.own.hand):
            if matches(card, f.suit):
                o.allow(DISCARD | card)
            else:
                o.refuse(DISCARD | card, "K14.7.2", "suit-must-match")
        if o.allowed:
            o.refuse(PASS, "K14.7.2", "must-pay-investors")
        else:
            o.allow(PASS)

    def answer(self, g: Game, f: PriceOfFailure, choice: int) -> None:
        if choice != PASS:
            f.paid = True
            spend(g, f.culprit, noun(choice), "K14.7.2", FOLLOWS)
            score(g, DUCHY, -1, "K14.7.2")

    def facts(self, b: Board, f: PriceOfFailure) -> dict[str, object]:
        return suit_facts(f.suit)


class SwayInstead(Step[PriceOfFailure]):
    """[K14.7.2] If nothing was discarded, the topmost unswayed minister of that suit gets a crown."""

    law: ClassVar[str] = "K14.7.2"

    def run(self, g: Game, f: PriceOfFailure) -> None:
        if f.paid or not f.invests(g.board):
            return
        minister = PickThing(g, DUCHY, "K14.7.2", "sway", unswayed(g.board, f.suit), "minister").first()
        if minister != NONE:
            sway(g, minister, "K14.7.2")


FAILING: Final[Steps] = (LoseCrown(), PayInvestors(), SwayInstead())
