"""Exiles and Partisans in Daylight: Propaganda Bureau, League of Adventurous Mice."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import EXHAUST, FIGHT, MARCH, SPEND, SWAY
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.items import exhaust
from weald.games.root.factions.vagabond.relations import wrong
from weald.games.root.factions.vagabond.travel import COBBLED, Travel, clearings_near, extra_boots
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.battle import Battle, can_battle
from weald.games.root.rules.cards import kinds, spend
from weald.games.root.rules.moving import Move, can_move
from weald.games.root.rules.removing import remove_warriors, set_off_one
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    BIRD,
    BOOTS,
    CLEARINGS,
    HOSPITALS,
    IS_VAGABOND,
    ITEM_NAMES,
    ITEMS,
    MARQUISE,
    READY,
    matches,
)

# Propaganda Bureau


class Propaganda(Frame):
    """Propaganda Bureau: for a card, an enemy warrior of its suit's clearings goes and one's own comes."""

    def __init__(self, seat: int, card: int = NONE, target: int = NONE, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.card = card  # spent
        self.target = target  # whose warrior, and where: seat * 12 + clearing

    def steps(self) -> Steps:
        return SWAYING

    def clone(self) -> Frame:
        return Propaganda(self.seat, self.card, self.target, self.at)


def swayable(b: Board, seat: int, card: int) -> list[int]:
    """Enemy warriors in clearings that a card matches, each as seat * 12 + clearing."""
    return [
        other * CLEARINGS + clearing
        for other in b.order
        if b.are_enemies(seat, other)
        for clearing in range(CLEARINGS)
        if b.warriors_at(other, clearing) and matches(card, b.suits[clearing])
    ]


class SpendOnPropaganda(Decision[Propaganda]):
    """[2.1.3] A card that matches a clearing with enemy warriors."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "propaganda-card"

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
    """Whose warrior, and where; asked only where there is a choice."""

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
                elif not b.warriors_at(other, clearing):
                    o.refuse(action, "4.1.3", "no-enemy-warriors")
                elif other * CLEARINGS + clearing not in targets:
                    o.refuse(action, "4.1.3", "suit-must-match")

    def answer(self, g: Game, f: Propaganda, choice: int) -> None:
        f.target = noun(choice)


class SwayWarrior(Step[Propaganda]):
    """[2.5] The enemy's goes; one's own comes, if there is one and it may be placed [6.2.2]. Then effects speak."""

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
        if IS_VAGABOND[f.seat]:
            wrong(g, f.seat, other, 1, False)
        if other == MARQUISE:
            set_off_one(g, clearing, f.seat, HOSPITALS)


SWAYING: Final[Steps] = (SpendOnPropaganda(), ChooseSwayed(), SwayWarrior())


# League of Adventurous Mice


class League(Frame):
    """League of Adventurous Mice: for a crafted item, a move or a battle."""

    def __init__(self, seat: int, item: int = NONE, deed: int = NONE, at: int = 0) -> None:
        self.at = at
        self.seat = seat
        self.item = item
        self.deed = deed

    def steps(self) -> Steps:
        return ADVENTURE

    def clone(self) -> Frame:
        return League(self.seat, self.item, self.deed, self.at)


def ready_items(b: Board, seat: int) -> list[int]:
    """The crafted items that are not exhausted, each kind once; for the Vagabond all his ready items [9.2.1]."""
    if IS_VAGABOND[seat]:
        return [item for item in range(ITEMS) if vagabond_board(b, seat).items_in(READY, item)]
    return [item for item in range(ITEMS) if b.crafted[seat * ITEMS + item] > b.tired[seat * ITEMS + item]]


def may_move(b: Board, seat: int) -> bool:
    """Whether a seat could take a move now; the Vagabond pays boots for hostile warriors [9.2.9.3.2]."""
    if not IS_VAGABOND[seat]:
        return can_move(b, seat, BIRD)
    wanderer = vagabond_board(b, seat)
    boots = wanderer.items_in(READY, BOOTS)
    for clearing in clearings_near(b, seat):
        if clearing != b.scorched and extra_boots(b, seat, clearing) <= boots:
            return True
    return False


class ChooseItem(Decision[League]):
    """Which item is exhausted; asked only where there is a choice."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "exhaust-any"

    def needed(self, b: Board, f: League) -> bool:
        return len(ready_items(b, f.seat)) > 1

    def actor(self, b: Board, f: League) -> int:
        return f.seat

    def offer(self, v: View, f: League, o: Offers) -> None:
        ready = ready_items(v.board, f.seat)
        for item in range(ITEMS):
            if item in ready:
                o.allow(EXHAUST | item)
            else:
                o.refuse(EXHAUST | item, "4.1.3", "no-such-item")

    def answer(self, g: Game, f: League, choice: int) -> None:
        f.item = noun(choice)


class ExhaustItem(Step[League]):
    """It stays exhausted; only the Vagabond can refresh his [9.4.1]."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: League) -> None:
        b = g.board
        item = f.item if f.item != NONE else ready_items(b, f.seat)[0]
        if IS_VAGABOND[f.seat]:
            exhaust(g, f.seat, item)
            return
        b.tired[f.seat * ITEMS + item] += 1
        if g.telling:
            g.tell("exhausted", "4.1.3", f.seat, item=ITEM_NAMES[item], count=1)


class ChooseDeed(Decision[League]):
    """[4.2, 4.3] A move or a battle; asked only if both are possible."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "league-deed"

    def needed(self, b: Board, f: League) -> bool:
        return may_move(b, f.seat) and can_battle(b, f.seat, BIRD)

    def actor(self, b: Board, f: League) -> int:
        return f.seat

    def offer(self, v: View, f: League, o: Offers) -> None:
        o.allow(MARCH)
        o.allow(FIGHT)

    def answer(self, g: Game, f: League, choice: int) -> None:
        f.deed = choice


class DoDeed(Step[League]):
    """The Vagabond exhausts no boots or sword for it, but those of [9.2.9.3.2]."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: League) -> None:
        b = g.board
        if f.deed == NONE:
            f.deed = MARCH if may_move(b, f.seat) else FIGHT
        if f.deed == FIGHT:
            b.call(Battle(f.seat, BIRD, False))
        elif IS_VAGABOND[f.seat]:
            b.call(Travel(f.seat, COBBLED))
        else:
            b.call(Move(f.seat, BIRD, False))


ADVENTURE: Final[Steps] = (ChooseItem(), ExhaustItem(), ChooseDeed(), DoDeed())
