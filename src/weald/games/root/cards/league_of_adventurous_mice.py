"""League of Adventurous Mice: exhaust a crafted item for a move or a battle."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import EXHAUST, FIGHT, MARCH
from weald.games.root.cards.card import IN_DAYLIGHT, Card
from weald.games.root.factions.faction import faction
from weald.games.root.procedure import Decision, Step
from weald.games.root.rules.battle import Battle, can_battle
from weald.games.root.rules.moving import Move, can_move
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, ITEMS, card

LEAGUE: Final = card("league_of_adventurous_mice")


class League(Card):
    """At any time of Daylight. `Board.tired` holds the crafted items exhausted for it."""

    used_in: int = IN_DAYLIGHT

    def could_be_used(self, b: Board, seat: int) -> bool:
        return len(faction(b, seat).ready_items(b)) > 0 and has_adventures(b, seat)

    def why_not_used(self, v: View) -> str:
        if not faction(v.board, v.seat).ready_items(v.board):
            return "nothing-ready"
        return "" if has_adventures(v.board, v.seat) else "no-move-no-battle"

    def use(self, g: Game, seat: int) -> None:
        g.board.call(Adventure(seat))

    def faults(self, b: Board) -> list[str]:
        for at in range(len(b.tired)):
            if b.tired[at] > b.crafted[at]:
                return ["more items are exhausted than crafted"]
        return []


def has_adventures(b: Board, seat: int) -> bool:
    """Whether there is anything to do."""
    return may_move(b, seat) or can_battle(b, seat, BIRD)


class Adventure(Frame):
    """Exhaust a crafted item for a move or a battle."""

    seat: int
    item: int = NONE
    deed: int = NONE

    def steps(self) -> Steps:
        return ADVENTURING


def may_move(b: Board, seat: int) -> bool:
    """Whether a seat can move now."""
    return can_move(b, seat, BIRD) or faction(b, seat).can_move_pawn(b)


class ChooseItem(Decision[Adventure]):
    """Choose the item to exhaust; asked only if there is a choice."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "exhaust-any"

    def needed(self, b: Board, f: Adventure) -> bool:
        return len(faction(b, f.seat).ready_items(b)) > 1

    def actor(self, b: Board, f: Adventure) -> int:
        return f.seat

    def offer(self, v: View, f: Adventure, o: Offers) -> None:
        ready = faction(v.board, f.seat).ready_items(v.board)
        for item in range(ITEMS):
            if item in ready:
                o.allow(EXHAUST | item)
            else:
                o.refuse(EXHAUST | item, "4.1.3", "no-such-item")

    def answer(self, g: Game, f: Adventure, choice: int) -> None:
        f.item = noun(choice)


class ExhaustItem(Step[Adventure]):
    """Exhaust the item. It stays so unless its owner can refresh items [9.4.1]."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: Adventure) -> None:
        b = g.board
        item = f.item if f.item != NONE else faction(b, f.seat).ready_items(b)[0]
        faction(b, f.seat).exhaust_item(g, item)


class ChooseDeed(Decision[Adventure]):
    """[4.2, 4.3] A move or a battle; asked only if both are possible."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "league-deed"

    def needed(self, b: Board, f: Adventure) -> bool:
        return may_move(b, f.seat) and can_battle(b, f.seat, BIRD)

    def actor(self, b: Board, f: Adventure) -> int:
        return f.seat

    def offer(self, v: View, f: Adventure, o: Offers) -> None:
        o.allow(MARCH)
        o.allow(FIGHT)

    def answer(self, g: Game, f: Adventure, choice: int) -> None:
        f.deed = choice


class DoDeed(Step[Adventure]):
    """[4.2, 4.3] The move or the battle."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: Adventure) -> None:
        b = g.board
        if f.deed == NONE:
            f.deed = MARCH if may_move(b, f.seat) else FIGHT
        if f.deed == FIGHT:
            b.call(Battle(f.seat, BIRD, False))
        elif not faction(b, f.seat).moves_pawn(g, LEAGUE):
            b.call(Move(f.seat, BIRD, False))


ADVENTURING: Final[Steps] = (ChooseItem(), ExhaustItem(), ChooseDeed(), DoDeed())
