"""Field Hospitals [6.2.3], and the trait hospitals of the Mechanical Marquise [K14.1.3]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import PASS
from weald.games.root.clockwork.placing import place_warriors
from weald.games.root.factions.marquise.board import keep_of
from weald.games.root.factions.marquise.verbs import HEAL
from weald.games.root.procedure import Decision
from weald.games.root.rules.cards import kinds, spend
from weald.games.root.rules.reasons import tell_check, tell_passed
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import clearing_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CLEARINGS, CLOCKWORK, MARQUISE, matches

ENOUGH_FALLEN: Final[int] = CLOCKWORK["marquise"]["hospitals_from"]
NURSED: Final[int] = CLOCKWORK["marquise"]["hospitals"]


class FieldHospitals(Frame):
    """[6.2.3] The Marquise's warriors removed from one clearing."""

    clearing: int
    count: int

    def steps(self) -> Steps:
        return HEALING


def can_heal(b: Board) -> bool:
    """[6.2.3] Whether she has a card, and can place warriors at her keep."""
    keep = keep_of(b)
    return b.hands[MARQUISE] > 0 and keep != NONE and b.may_place(MARQUISE, keep)


class MayHeal(Decision[FieldHospitals]):
    """[6.2.3] A card of the clearing's suit takes all removed Marquise warriors to the keep."""

    law: ClassVar[str] = "6.2.3"
    ask: ClassVar[str] = "field-hospitals"

    def actor(self, b: Board, f: FieldHospitals) -> int:
        return MARQUISE

    def offer(self, v: View, f: FieldHospitals, o: Offers) -> None:
        o.allow(PASS)
        suit = v.board.suits[f.clearing]
        for card in kinds(v.own.hand):
            if matches(card, suit):
                o.allow(HEAL | card)
            else:
                o.refuse(HEAL | card, "6.2.3", "suit-must-match")

    def answer(self, g: Game, f: FieldHospitals, choice: int) -> None:
        if choice == PASS:
            return
        b = g.board
        spend(g, MARQUISE, noun(choice), "6.2.3", FOLLOWS)
        b.call_back(MARQUISE, f.count)
        b.warriors[MARQUISE * CLEARINGS + keep_of(b)] += f.count
        if g.telling:
            g.tell("healed", "6.2.3", MARQUISE, role=FOLLOWS, count=f.count, clearing=keep_of(b) + 1)

    def facts(self, b: Board, f: FieldHospitals) -> dict[str, object]:
        return {**clearing_facts(b, f.clearing), "count": f.count}


HEALING: Final[Steps] = (MayHeal(),)


def nurse(g: Game, fallen: int) -> None:
    """[K14.1.3] The bot places two warriors at the keep after it lost two or more in defense."""
    keep = keep_of(g.board)
    tell_check(g, MARQUISE, "K14.1.3", "nurse", "fallen-warriors", fallen, "at-least", ENOUGH_FALLEN)
    if fallen >= ENOUGH_FALLEN and keep == NONE:
        tell_passed(g, MARQUISE, "K14.1.3", "no-keep")
    elif fallen >= ENOUGH_FALLEN:
        place_warriors(g, MARQUISE, keep, NURSED, "K14.1.3")
