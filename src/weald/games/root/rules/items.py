"""The Vagabond's items [9.2.5]: exhausting, refreshing, damaging, repairing, and the hits that damage them [9.2.7]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import DAMAGE
from weald.games.root.board import Board
from weald.games.root.lenses import Game, View
from weald.games.root.procedure import Decision, Step
from weald.games.root.tables import (
    DAMAGED,
    EXHAUSTED,
    ITEM_NAMES,
    ITEMS,
    READY,
    STATE_NAMES,
    VAGABOND,
)


def turn(b: Board, item: int, before: int, after: int) -> None:
    """An item changes its state."""
    b.kit[before * ITEMS + item] -= 1
    b.kit[after * ITEMS + item] += 1


def exhaust(g: Game, item: int, count: int = 1) -> None:
    """[9.2.5] Ready items are turned face down; from a track they go to the satchel [9.5]."""
    for _ in range(count):
        turn(g.board, item, READY, EXHAUSTED)
    if g.telling and count:
        g.tell("exhausted", "9.2.5", VAGABOND, item=ITEM_NAMES[item], count=count)


def gain(g: Game, item: int, law: str) -> None:
    """[9.2.5.1, 9.2.5.2] A gained item lies face up on its track or in the satchel."""
    g.board.kit[READY * ITEMS + item] += 1
    if g.telling:
        g.tell("item-gained", law, VAGABOND, item=ITEM_NAMES[item])


def damage(g: Game, state: int, item: int) -> None:
    """[9.2.7] An undamaged item goes to the damaged box, face up or down as it was."""
    turn(g.board, item, state, state + DAMAGED)
    if g.telling:
        g.tell("damaged", "9.2.7", VAGABOND, item=ITEM_NAMES[item], state=STATE_NAMES[state])


def repair(g: Game, state: int, item: int, law: str) -> None:
    """[9.5.7] A damaged item comes back, face up or down as it was."""
    turn(g.board, item, state, state - DAMAGED)
    if g.telling:
        g.tell("repaired", law, VAGABOND, item=ITEM_NAMES[item], state=STATE_NAMES[state])


def present(b: Board, states: list[int]) -> list[int]:
    """The different items in these states, each as state * 8 + item: equal ones are one choice."""
    return [at for state in states for at in range(state * ITEMS, (state + 1) * ITEMS) if b.kit[at]]


UNDAMAGED: Final = [READY, EXHAUSTED]
IN_BOX: Final = [DAMAGED, DAMAGED + EXHAUSTED]


def has_choice(b: Board, states: list[int], count: int) -> bool:
    """Whether it matters which of the items in these states are meant."""
    if count <= 0 or len(present(b, states)) < 2:
        return False
    total = 0
    for state in states:
        total += sum(b.kit[state * ITEMS : (state + 1) * ITEMS])
    return total > count


def offer_damage(v: View, o: Offers) -> None:
    """[9.2.7] Any undamaged item, exhausted or not."""
    for at in range(ITEMS * DAMAGED):
        if v.board.kit[at]:
            o.allow(DAMAGE | at)
        else:
            o.refuse(DAMAGE | at, "9.2.7", "no-such-item")


def damage_rest(g: Game, count: int) -> int:
    """Where there is nothing to choose: this many items are damaged, or all there are. Returns how many."""
    b = g.board
    done = 0
    while done < count:
        found = present(b, UNDAMAGED)
        if not found:
            break
        damage(g, found[0] // ITEMS, found[0] % ITEMS)
        done += 1
    return done


class DamageItems(Frame):
    """[9.2.2.1] Everything around him is removed: he damages items instead."""

    def __init__(self, count: int, at: int = 0) -> None:
        self.at = at
        self.count = count

    def steps(self) -> Steps:
        return DAMAGING

    def clone(self) -> Frame:
        return DamageItems(self.count, self.at)


class ChooseDamaged(Decision[DamageItems]):
    """[9.2.2.1] Items of his choice, one by one; asked only where there is a choice."""

    law: ClassVar[str] = "9.2.2.1"
    ask: ClassVar[str] = "choose-damaged"

    def needed(self, b: Board, f: DamageItems) -> bool:
        return has_choice(b, UNDAMAGED, f.count)

    def actor(self, b: Board, f: DamageItems) -> int:
        return VAGABOND

    def offer(self, v: View, f: DamageItems, o: Offers) -> None:
        offer_damage(v, o)

    def answer(self, g: Game, f: DamageItems, choice: int) -> None:
        damage(g, noun(choice) // ITEMS, noun(choice) % ITEMS)
        f.count -= 1
        f.at -= 1


class DamageTheRest(Step[DamageItems]):
    """[9.2.2.1] What is left to damage, as far as there are items."""

    law: ClassVar[str] = "9.2.2.1"

    def run(self, g: Game, f: DamageItems) -> None:
        damage_rest(g, f.count)


DAMAGING: Final[Steps] = (ChooseDamaged(), DamageTheRest())
