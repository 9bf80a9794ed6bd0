"""Moving [4.2]: from where, to where, how many."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import COUNT, FROM, PASS, SAIL, TO
from weald.games.root.cards.card import PERSISTENT, moves_without_rule
from weald.games.root.factions.faction import FACTIONS, Reason
from weald.games.root.maps.lake import by_ferry
from weald.games.root.procedure import Caller, Decision, PublicDecision, Step, occasion
from weald.games.root.rules.arriving import arrive
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import clearing_facts, way_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, CLEARINGS, MAPS, NEEDS_NO_RULE, SWIMS


class Move(Caller):
    """One move of one seat. `suit` limits the origin (a bird allows all); if `optional`, it may be declined."""

    seat: int
    suit: int
    optional: bool
    origin: int = NONE
    to: int = NONE
    count: int = 0
    sails: bool = False  # takes the ferry, though it could do without

    def steps(self) -> Steps:
        return MOVE


def ways(b: Board, seat: int, origin: int, boats: bool = False) -> list[int]:
    """[2.2.1] The clearings next to this one for a seat, in any order: by paths, and by what it treats as paths.

    These are the river for the Riverfolk [11.2.2] and with riverboats [11.2.7.2] (`boats`: as if they were bought),
    what cards add, and closed paths for bots [K12.2.1].
    """
    near = b.adjacent(origin) if b.robots.levels[seat] == NONE else b.bot_paths(origin)
    if boats or SWIMS[seat] or b.boats == seat:
        near = near + [clearing for clearing in MAPS[b.map].river[origin] if clearing not in near]
    if b.cards:  # only the second deck has such cards
        for card in b.improvements[seat]:
            more = PERSISTENT[card].more_ways(b, seat, origin)
            if more:
                near = near + [clearing for clearing in more if clearing not in near]
    return near


def within_reach(b: Board, seat: int, origin: int, boats: bool = False) -> list[int]:
    """[4.2] Where a move may lead if rule did not matter: to adjacent clearings, or by ferry [L.4]."""
    near = ways(b, seat, origin, boats)
    further = by_ferry(b, origin) if b.ferry == origin else []
    return sorted(near + [clearing for clearing in further if clearing not in near]) if further else near


def destinations(b: Board, seat: int, origin: int, boats: bool = False) -> list[int]:
    """[4.2.1] Clearings within reach, if the seat rules origin or destination; never a burnt one [C.6.2].

    [11.2.2] The Riverfolk need no rule along the river; the Corvids [K11.2.1] and owners of some cards never need it.
    [K11.7.2] People cannot leave a snare.
    """
    if b.is_snared(seat, origin):
        return []
    near = within_reach(b, seat, origin, boats)
    if b.ruled_by(seat, origin) or NEEDS_NO_RULE[seat] or (b.cards and moves_without_rule(b, seat)):
        if b.scorched == NONE:
            return near
        return [clearing for clearing in near if clearing != b.scorched]
    swum = MAPS[b.map].river[origin] if SWIMS[seat] else []
    return [c for c in near if (c in swum or b.ruled_by(seat, c)) and c != b.scorched]


def can_move(b: Board, seat: int, suit: int) -> bool:
    for clearing in range(CLEARINGS):
        if (
            b.warriors[seat * CLEARINGS + clearing]
            and suit in (BIRD, b.suits[clearing])
            and destinations(b, seat, clearing)
        ):
            return True
    return False


def why_not_move(b: Board, seat: int, suit: int) -> Reason:
    """The law and reason why a seat has no move out of a clearing of a suit (a bird: of any)."""
    law, why = "4.2", "no-warriors-to-move"
    for clearing in range(CLEARINGS):
        if not b.warriors_at(seat, clearing):
            continue
        if suit not in (BIRD, b.suits[clearing]):
            if why == "no-warriors-to-move":
                law, why = FACTIONS[seat].suit_law, "suit-must-match"
        elif b.is_snared(seat, clearing):
            law, why = "K11.7.2", "snared"
        else:
            return "4.2.1", "must-rule-to-move"
    return law, why


def offer_move(b: Board, seat: int, suit: int, action: int, o: Offers) -> None:
    """[4.2] Offer an action that begins with a move, or say why there is none."""
    if can_move(b, seat, suit):
        o.allow(action)
    elif o.explain:
        law, why = why_not_move(b, seat, suit)
        o.refuse(action, law, why)


class ChooseOrigin(PublicDecision[Move]):
    """[4.2] Where warriors leave from."""

    law: ClassVar[str] = "4.2"
    ask: ClassVar[str] = "move-from"

    def needed(self, b: Board, f: Move) -> bool:
        return can_move(b, f.seat, f.suit)

    def actor(self, b: Board, f: Move) -> int:
        return f.seat

    def options(self, b: Board, f: Move, o: Offers) -> None:
        if f.optional:
            o.allow(PASS)
        for clearing in range(CLEARINGS):
            if not b.warriors_at(f.seat, clearing):
                o.refuse(FROM | clearing, "4.2", "no-warriors-there")
            elif f.suit not in (BIRD, b.suits[clearing]):
                o.refuse(FROM | clearing, FACTIONS[f.seat].suit_law, "suit-must-match")
            elif b.is_snared(f.seat, clearing):
                o.refuse(FROM | clearing, "K11.7.2", "snared")
            elif destinations(b, f.seat, clearing):
                o.allow(FROM | clearing)
            else:
                o.refuse(FROM | clearing, "4.2.1", "must-rule-to-move")

    def answer(self, g: Game, f: Move, choice: int) -> None:
        if choice != PASS:
            f.origin = noun(choice)

    def facts(self, b: Board, f: Move) -> dict[str, object]:
        return occasion(b)


class ChooseDestination(PublicDecision[Move]):
    """[4.2] Where they go."""

    law: ClassVar[str] = "4.2"
    ask: ClassVar[str] = "move-to"

    def needed(self, b: Board, f: Move) -> bool:
        return f.origin != NONE

    def actor(self, b: Board, f: Move) -> int:
        return f.seat

    def options(self, b: Board, f: Move, o: Offers) -> None:
        allowed = destinations(b, f.seat, f.origin)
        for clearing in allowed:
            o.allow(TO | clearing)
        if o.explain:
            for clearing in range(CLEARINGS):
                if clearing == b.scorched:
                    o.refuse(TO | clearing, "C.6.2", "scorched")
                elif clearing not in allowed:
                    far = clearing not in within_reach(b, f.seat, f.origin)
                    law, why = ("4.2", "not-adjacent") if far else ("4.2.1", "must-rule-to-move")
                    o.refuse(TO | clearing, law, why)

    def answer(self, g: Game, f: Move, choice: int) -> None:
        f.to = noun(choice)
        f.count = 1

    def facts(self, b: Board, f: Move) -> dict[str, object]:
        return {**clearing_facts(b, f.origin), **occasion(b)}


class ChooseCount(Decision[Move]):
    """[4.2] Any number of warriors, at least one; asked only if there are several."""

    law: ClassVar[str] = "4.2"
    ask: ClassVar[str] = "move-count"

    def needed(self, b: Board, f: Move) -> bool:
        return f.to != NONE and b.warriors_at(f.seat, f.origin) > 1

    def actor(self, b: Board, f: Move) -> int:
        return f.seat

    def offer(self, v: View, f: Move, o: Offers) -> None:
        for count in range(v.board.warriors_at(f.seat, f.origin)):
            o.allow(COUNT | count)

    def answer(self, g: Game, f: Move, choice: int) -> None:
        f.count = noun(choice) + 1

    def facts(self, b: Board, f: Move) -> dict[str, object]:
        return way_facts(b, f.origin, f.to)


class MayTakeFerry(Decision[Move]):
    """[L.4] A seat that could cross the lake without the ferry chooses whether to take it."""

    law: ClassVar[str] = "L.4"
    ask: ClassVar[str] = "may-take-ferry"

    def needed(self, b: Board, f: Move) -> bool:
        if f.to == NONE or f.to not in by_ferry(b, f.origin) or f.to not in ways(b, f.seat, f.origin):
            return False
        return b.ruled_by(f.seat, f.origin) or b.ruled_by(f.seat, f.to) or moves_without_rule(b, f.seat)

    def actor(self, b: Board, f: Move) -> int:
        return f.seat

    def offer(self, v: View, f: Move, o: Offers) -> None:
        o.allow(SAIL)
        o.allow(PASS)

    def answer(self, g: Game, f: Move, choice: int) -> None:
        f.sails = choice == SAIL

    def facts(self, b: Board, f: Move) -> dict[str, object]:
        return way_facts(b, f.origin, f.to)


class Arrive(Step[Move]):
    """[4.2] The warriors move."""

    law: ClassVar[str] = "4.2"

    def run(self, g: Game, f: Move) -> None:
        if f.to == NONE:
            return
        b = g.board
        b.warriors[f.seat * CLEARINGS + f.origin] -= f.count
        b.warriors[f.seat * CLEARINGS + f.to] += f.count
        if g.telling:
            facts = {"count": f.count, "from_clearing": f.origin + 1, "clearing": f.to + 1}
            g.note("moved", "4.2", f.seat, facts)
        sailed = f.sails or (f.to in by_ferry(b, f.origin) and f.to not in ways(b, f.seat, f.origin))
        arrive(g, f.seat, f.seat, f.to, sailed)


MOVE: Final[Steps] = (ChooseOrigin(), ChooseDestination(), ChooseCount(), MayTakeFerry(), Arrive())
ARRIVING: Final = 4  # the first step of a move with every choice made
