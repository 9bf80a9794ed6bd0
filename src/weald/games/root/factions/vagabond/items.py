"""The Vagabond's items [9.2.5]: exhausting, refreshing, damaging, repairing, and the hits that damage them [9.2.7]."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.factions.vagabond.battle_track import fill_track, next_damaged, take_off
from weald.games.root.factions.vagabond.board import VagabondBoard, vagabond_board
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES
from weald.games.root.factions.vagabond.verbs import DAMAGE
from weald.games.root.procedure import Decision, Step
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import DAMAGED, EXHAUSTED, ITEM_NAMES, ITEMS, READY, STATE_NAMES


def turn(wanderer: VagabondBoard, item: int, before: int, after: int) -> None:
    """An item changes its state."""
    wanderer.kit[before * ITEMS + item] -= 1
    wanderer.kit[after * ITEMS + item] += 1


def become(g: Game, vagabond: int, character: int, items: list[int], law: str) -> None:
    """[9.3.1, 9.3.5] A character comes with his items, face up."""
    wanderer = vagabond_board(g.board, vagabond)
    wanderer.character = character
    wanderer.wish = NONE
    for item in items:
        wanderer.kit[READY * ITEMS + item] += 1
    if g.telling:
        g.tell("character", law, vagabond, character=CHARACTER_NAMES[character])


def exhaust(g: Game, vagabond: int, item: int, count: int = 1) -> None:
    """[9.2.5] Turn ready items face down; those on a track go to the satchel [9.5]."""
    for _ in range(count):
        turn(vagabond_board(g.board, vagabond), item, READY, EXHAUSTED)
    if g.telling and count:
        g.tell("exhausted", "9.2.5", vagabond, item=ITEM_NAMES[item], count=count)


def gain(g: Game, vagabond: int, item: int, law: str) -> None:
    """[9.2.5.1, 9.2.5.2] Gain an item, face up on its track or in the satchel."""
    vagabond_board(g.board, vagabond).kit[READY * ITEMS + item] += 1
    if g.telling:
        g.tell("item-gained", law, vagabond, item=ITEM_NAMES[item])
    if g.board.is_bot(vagabond):
        fill_track(g, vagabond)


def damage(g: Game, vagabond: int, state: int, item: int) -> None:
    """[9.2.7] Move an undamaged item to the damaged box, face up or down as it was."""
    turn(vagabond_board(g.board, vagabond), item, state, state + DAMAGED)
    if g.telling:
        law = "K7.2.5" if g.board.is_bot(vagabond) else "9.2.7"
        g.tell("damaged", law, vagabond, role=FOLLOWS, item=ITEM_NAMES[item], state=STATE_NAMES[state])
    if g.board.is_bot(vagabond):
        fill_track(g, vagabond)


def repair(g: Game, vagabond: int, state: int, item: int, law: str) -> None:
    """[9.5.7] Move a damaged item back, face up or down as it was."""
    turn(vagabond_board(g.board, vagabond), item, state, state - DAMAGED)
    if g.telling:
        g.tell("repaired", law, vagabond, item=ITEM_NAMES[item], state=STATE_NAMES[state])
    if g.board.is_bot(vagabond):
        fill_track(g, vagabond)


def present(wanderer: VagabondBoard, states: list[int]) -> list[int]:
    """The different items in these states, each as state * 8 + item; equal items are one choice."""
    return [at for state in states for at in range(state * ITEMS, (state + 1) * ITEMS) if wanderer.kit[at]]


UNDAMAGED: Final = [READY, EXHAUSTED]
IN_BOX: Final = [DAMAGED, DAMAGED + EXHAUSTED]


def has_choice(wanderer: VagabondBoard, states: list[int], count: int) -> bool:
    """Whether it matters which of the items in these states are meant."""
    if count <= 0 or len(present(wanderer, states)) < 2:
        return False
    total = 0
    for state in states:
        total += sum(wanderer.kit[state * ITEMS : (state + 1) * ITEMS])
    return total > count


def offer_damage(v: View, vagabond: int, o: Offers) -> None:
    """[9.2.7] Offer every undamaged item, exhausted or not."""
    kit = vagabond_board(v.board, vagabond).kit
    for at in range(ITEMS * DAMAGED):
        if kit[at]:
            o.allow(DAMAGE | at)
        else:
            o.refuse(DAMAGE | at, "9.2.7", "no-such-item")


def damage_rest(g: Game, vagabond: int, count: int) -> int:
    """Without a choice, damage this many items, or all there are. Returns how many."""
    done = 0
    while done < count:
        states = next_damaged(g, vagabond) if g.board.is_bot(vagabond) else UNDAMAGED
        found = present(vagabond_board(g.board, vagabond), states)
        if not found:
            break
        take_off(vagabond_board(g.board, vagabond), found[0] // ITEMS)
        damage(g, vagabond, found[0] // ITEMS, found[0] % ITEMS)
        done += 1
    return done


class DamageItems(Frame):
    """[9.2.2.1] All pieces around him were removed; he damages items instead."""

    seat: int
    count: int

    def steps(self) -> Steps:
        return DAMAGING


class ChooseDamaged(Decision[DamageItems]):
    """[9.2.2.1] Choose items to damage, one by one; asked only if there is a choice."""

    law: ClassVar[str] = "9.2.2.1"
    ask: ClassVar[str] = "choose-damaged"

    def needed(self, b: Board, f: DamageItems) -> bool:
        return not b.is_bot(f.seat) and has_choice(vagabond_board(b, f.seat), UNDAMAGED, f.count)

    def actor(self, b: Board, f: DamageItems) -> int:
        return f.seat

    def offer(self, v: View, f: DamageItems, o: Offers) -> None:
        offer_damage(v, f.seat, o)

    def answer(self, g: Game, f: DamageItems, choice: int) -> None:
        damage(g, f.seat, noun(choice) // ITEMS, noun(choice) % ITEMS)
        f.count -= 1
        f.at -= 1


class DamageTheRest(Step[DamageItems]):
    """[9.2.2.1] Damage the rest, while there are items."""

    law: ClassVar[str] = "9.2.2.1"

    def run(self, g: Game, f: DamageItems) -> None:
        damage_rest(g, f.seat, f.count)


DAMAGING: Final[Steps] = (ChooseDamaged(), DamageTheRest())
