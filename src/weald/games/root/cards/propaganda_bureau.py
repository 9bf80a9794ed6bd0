"""Propaganda Bureau: spend a card to replace an enemy warrior in a matching clearing with your own."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import SPEND, SWAY
from weald.games.root.cards.card import IN_DAYLIGHT, Card
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.cards import kinds, spend
from weald.games.root.rules.removing import remove_warriors, warrior_was_removed
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CLEARINGS, matches


class PropagandaBureau(Card):
    """At any time of Daylight."""

    used_in: int = IN_DAYLIGHT

    def could_be_used(self, b: Board, seat: int) -> bool:
        return b.hands[seat] > 0 and any(
            b.are_enemies(seat, other) and b.warriors_at(other, clearing)
            for other in b.order
            for clearing in range(CLEARINGS)
        )

    def why_not_used(self, v: View) -> str:
        for held in v.own.hand:
            if swayable(v.board, v.seat, held):
                return ""
        return "nothing-to-spend"

    def use(self, g: Game, seat: int) -> None:
        g.board.call(Propaganda(seat))


class Propaganda(Frame):
    """A card is spent; in a clearing it matches, a warrior of the owner replaces an enemy's."""

    seat: int
    card: int = NONE  # spent
    target: int = NONE  # whose warrior, and where: seat * 12 + clearing

    def steps(self) -> Steps:
        return SWAYING


def swayable(b: Board, seat: int, card: int) -> list[int]:
    """Enemy warriors in clearings that a card matches, each as seat * 12 + clearing; not mercenaries [11.2.7.3]."""
    return [
        other * CLEARINGS + clearing
        for other in b.order
        if b.are_enemies(seat, other) and not b.serves(other, seat)
        for clearing in range(CLEARINGS)
        if b.warriors_at(other, clearing) and matches(card, b.suits[clearing])
    ]


class SpendOnPropaganda(Decision[Propaganda]):
    """[2.1.3] A card that matches a clearing with enemy warriors."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "propaganda-card"

    def forced(self, b: Board, f: Propaganda) -> bool:
        return self.only_card(b, f, f.seat)

    def actor(self, b: Board, f: Propaganda) -> int:
        return f.seat

    def offer(self, v: View, f: Propaganda, o: Offers) -> None:
        for card in kinds(v.own.hand):
            if swayable(v.board, f.seat, card):
                o.allow(SPEND | card)
            else:
                o.refuse(SPEND | card, "4.1.3", "suit-must-match")

    def answer(self, g: Game, f: Propaganda, choice: int) -> None:
        f.card = noun(choice)
        spend(g, f.seat, f.card, "4.1.3")


class ChooseSwayed(Decision[Propaganda]):
    """Choose whose warrior, and where; asked only if there is a choice."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "propaganda-where"

    def needed(self, b: Board, f: Propaganda) -> bool:
        return len(swayable(b, f.seat, f.card)) > 1

    def actor(self, b: Board, f: Propaganda) -> int:
        return f.seat

    def offer(self, v: View, f: Propaganda, o: Offers) -> None:
        b = v.board
        targets = swayable(b, f.seat, f.card)
        for target in targets:
            o.allow(SWAY | target)
        if not o.explain:
            return
        for other in b.order:
            if other == f.seat:
                continue
            for clearing in range(CLEARINGS):
                action = SWAY | other * CLEARINGS + clearing
                if not b.are_enemies(f.seat, other):
                    o.refuse(action, "2.7", "no-enemy")
                elif b.serves(other, f.seat):
                    o.refuse(action, "11.2.7.3", "mercenaries-stay")
                elif not b.warriors_at(other, clearing):
                    o.refuse(action, "4.1.3", "no-enemy-warriors")
                elif other * CLEARINGS + clearing not in targets:
                    o.refuse(action, "4.1.3", "suit-must-match")

    def answer(self, g: Game, f: Propaganda, choice: int) -> None:
        f.target = noun(choice)


class SwayWarrior(Step[Propaganda]):
    """[2.5] The enemy's warrior goes; the owner's comes if it can be placed [6.2.2]. Then effects follow."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: Propaganda) -> None:
        b = g.board
        target = f.target if f.target != NONE else swayable(b, f.seat, f.card)[0]
        other = target // CLEARINGS
        clearing = target % CLEARINGS
        remove_warriors(g, other, clearing, 1)
        if b.supply[f.seat] and b.may_place(f.seat, clearing):
            b.supply[f.seat] -= 1
            b.warriors[f.seat * CLEARINGS + clearing] += 1
            if g.telling:
                g.tell("swayed", "4.1.3", f.seat, clearing=clearing + 1)
        warrior_was_removed(g, other, clearing, f.seat)


SWAYING: Final[Steps] = (SpendOnPropaganda(), ChooseSwayed(), SwayWarrior())
