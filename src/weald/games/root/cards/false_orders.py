"""False Orders: discard them to move half of an enemy's warriors out of a clearing; nobody needs to rule."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import ORDER, PASS, SAIL, TO
from weald.games.root.cards.card import IN_BIRDSONG, Card
from weald.games.root.maps.lake import by_ferry
from weald.games.root.procedure import Decision, PublicDecision, Step
from weald.games.root.rules.arriving import arrive
from weald.games.root.rules.cards import discard_improvement
from weald.games.root.rules.moving import ways, within_reach
from weald.games.root.rules.placing import is_prevented
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import clearing_facts, way_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import CLEARINGS


class FalseOrders(Card):
    """At any time of Birdsong."""

    used_in: int = IN_BIRDSONG

    def could_be_used(self, b: Board, seat: int) -> bool:
        for other in b.order:
            for clearing in range(CLEARINGS):
                if can_be_ordered(b, seat, other, clearing):
                    return True
        return False

    def use(self, g: Game, seat: int) -> None:
        discard_improvement(g, seat, self.card)
        g.board.call(Ordering(seat))


def ways_out(b: Board, seat: int, clearing: int) -> list[int]:
    """Where a seat's warriors could go if rule did not matter, by ferry too; never into a burnt clearing [C.6.2].

    [K11.7.2] Warriors of people cannot leave a snare.
    """
    if b.is_snared(seat, clearing):
        return []
    return [near for near in within_reach(b, seat, clearing) if near != b.scorched]


def can_be_ordered(b: Board, seat: int, other: int, clearing: int) -> bool:
    """Whether an enemy has warriors there that could leave."""
    return b.are_enemies(seat, other) and b.warriors_at(other, clearing) > 0 and len(ways_out(b, other, clearing)) > 0


class Ordering(Frame):
    """Half of an enemy's warriors, rounded up, leave a clearing without rule. It counts as the enemy's move."""

    seat: int
    other: int = NONE
    origin: int = NONE
    to: int = NONE
    sails: bool = False  # they take the ferry, though they could do without

    def steps(self) -> Steps:
        return ORDERING


class ChooseOrdered(PublicDecision[Ordering]):
    """Choose whose warriors, and where."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "order-whom"

    def actor(self, b: Board, f: Ordering) -> int:
        return f.seat

    def options(self, b: Board, f: Ordering, o: Offers) -> None:
        for other in b.order:
            if other == f.seat:
                continue
            for clearing in range(CLEARINGS):
                action = ORDER | other * CLEARINGS + clearing
                if can_be_ordered(b, f.seat, other, clearing):
                    o.allow(action)
                elif not b.are_enemies(f.seat, other):
                    o.refuse(action, "2.7", "no-enemy")
                else:
                    o.refuse(action, "4.1.3", "no-enemy-warriors")

    def answer(self, g: Game, f: Ordering, choice: int) -> None:
        f.other = noun(choice) // CLEARINGS
        f.origin = noun(choice) % CLEARINGS


class ChooseWhere(PublicDecision[Ordering]):
    """[1.4] They move as their owner could, except that rule is not needed."""

    law: ClassVar[str] = "4.1.3"
    ask: ClassVar[str] = "order-where"

    def actor(self, b: Board, f: Ordering) -> int:
        return f.seat

    def options(self, b: Board, f: Ordering, o: Offers) -> None:
        near = ways_out(b, f.other, f.origin)
        for clearing in range(CLEARINGS):
            if clearing in near:
                o.allow(TO | clearing)
            elif clearing == b.scorched:
                o.refuse(TO | clearing, "C.6.2", "scorched")
            else:
                o.refuse(TO | clearing, "4.2", "not-adjacent")

    def answer(self, g: Game, f: Ordering, choice: int) -> None:
        f.to = noun(choice)

    def facts(self, b: Board, f: Ordering) -> dict[str, object]:
        return clearing_facts(b, f.origin)


def can_cross(b: Board, f: Ordering) -> bool:
    """Whether they could do without the ferry."""
    return f.to in ways(b, f.other, f.origin)


class MayTakeFerry(Decision[Ordering]):
    """[L.4] If they could cross the lake without the ferry, it is part of the order whether they take it."""

    law: ClassVar[str] = "L.4"
    ask: ClassVar[str] = "may-take-ferry"

    def needed(self, b: Board, f: Ordering) -> bool:
        return f.to in by_ferry(b, f.origin) and can_cross(b, f) and not b.is_bot(f.other)

    def actor(self, b: Board, f: Ordering) -> int:
        return f.seat

    def offer(self, v: View, f: Ordering, o: Offers) -> None:
        o.allow(SAIL)
        o.allow(PASS)

    def answer(self, g: Game, f: Ordering, choice: int) -> None:
        f.sails = choice == SAIL

    def facts(self, b: Board, f: Ordering) -> dict[str, object]:
        return way_facts(b, f.origin, f.to)


class SendAway(Step[Ordering]):
    """[1.4] It is their owner's move: the owner draws for the ferry [L.4] and pays any outrage [8.2.6]."""

    law: ClassVar[str] = "4.1.3"

    def run(self, g: Game, f: Ordering) -> None:
        b = g.board
        if is_prevented(g, f.other, f.origin):
            return
        count = (b.warriors_at(f.other, f.origin) + 1) // 2
        b.warriors[f.other * CLEARINGS + f.origin] -= count
        b.warriors[f.other * CLEARINGS + f.to] += count
        if g.telling:
            facts = {"count": count, "from_clearing": f.origin + 1, "clearing": f.to + 1}
            g.note("moved", "4.1.3", f.other, facts)
        sailed = f.sails or (f.to in by_ferry(b, f.origin) and not can_cross(b, f))
        arrive(g, f.other, f.other, f.to, sailed)


ORDERING: Final[Steps] = (ChooseOrdered(), ChooseWhere(), MayTakeFerry(), SendAway())
