"""The Vagabond moves [9.4.2, 9.5.1]: nimble [9.2.3], at a cost among enemies, with allies if he likes."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import CHOOSE, COUNT, PASS, SAIL, TO
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.items import exhaust
from weald.games.root.factions.vagabond.relations import is_ally, is_hostile
from weald.games.root.factions.vagabond.verbs import FOREST
from weald.games.root.maps.lake import by_ferry, draw_for_ferry, sail
from weald.games.root.procedure import Decision, PublicDecision, Step, occasion
from weald.games.root.rules.arriving import arrive
from weald.games.root.rules.moving import destinations, ways, within_reach
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BOOTS, CLEARINGS, MAPS, READY, SEATS

SLIPPED: Final = 0  # [9.4.2] no boots, and forests too
COBBLED: Final = 1  # by a card: the move itself costs no boots
WALKED: Final = 2  # [9.5.1] for boots
HIDDEN: Final = 3  # [K7.7.3] the Ranger of a bot slips away
LAWS: Final = ("9.4.2", "4.2", "9.5.1")  # by which he moves, slipping, cobbled or walking
BOT_LAWS: Final = ("K7.4.3", "", "K7.5", "K7.7.3")  # by which the Vagabot does; no card moves him


class Travel(Frame):
    """One move of the pawn; `to` is a clearing, or 12 + a forest."""

    seat: int
    how: int
    to: int = NONE
    ally: int = NONE  # whose warriors come along
    count: int = 0
    sails: bool = False  # takes the ferry, though he could do without

    def steps(self) -> Steps:
        return TRAVELLING


def clearings_near(b: Board, vagabond: int) -> list[int]:
    """[2.2.1, 2.4.1] The clearings next to his pawn, and those the ferry can reach [L.4]."""
    pawn = b.pawns[vagabond]
    return within_reach(b, vagabond, pawn) if pawn < CLEARINGS else MAPS[b.map].forests[pawn - CLEARINGS]


def forests_near(b: Board, pawn: int) -> list[int]:
    """[2.4.1] The forests next to a pawn."""
    return b.forests_at(pawn) if pawn < CLEARINGS else MAPS[b.map].beyond[pawn - CLEARINGS]


def is_trapped(b: Board, pawn: int, how: int) -> bool:
    """[K11.7.2] Whether a pawn stands in a snare, and not in a forest; [9.4.2] a slip ignores it."""
    return how != SLIPPED and pawn < CLEARINGS and b.has_snare(pawn)


def extra_boots(b: Board, vagabond: int, clearing: int) -> int:
    """[9.2.9.3.2] The extra boots a move costs: one for each hostile faction with a warrior there."""
    extra = 0
    for seat in b.order:
        extra += 1 if is_hostile(b, vagabond, seat) and b.warriors_at(seat, clearing) else 0
    return extra


def offer_clearings(b: Board, vagabond: int, how: int, o: Offers) -> None:
    """[9.2.3] Any adjacent clearing, without rule, if he has enough boots; never a burnt one [C.6.2]."""
    own_boots = 1 if how == WALKED else 0
    wanderer = vagabond_board(b, vagabond)
    near = clearings_near(b, vagabond)
    boots = wanderer.items_in(READY, BOOTS)
    for clearing in near:
        if is_trapped(b, b.pawns[vagabond], how):
            o.refuse(TO | clearing, "K11.7.2", "snared")
        elif clearing == b.scorched:
            o.refuse(TO | clearing, "C.6.2", "scorched")
        elif boots < own_boots:
            o.refuse(TO | clearing, "9.5.1", "too-few-boots")
        elif how != SLIPPED and boots < own_boots + extra_boots(b, vagabond, clearing):
            o.refuse(TO | clearing, "9.2.9.3.2", "too-few-boots")
        else:
            o.allow(TO | clearing)
    if o.explain:
        for clearing in range(CLEARINGS):
            if clearing not in near:
                o.refuse(TO | clearing, "4.2", "not-adjacent")


class ChooseWhere(PublicDecision[Travel]):
    """[9.4.2] Any adjacent clearing or forest, or nowhere; other moves never lead into a forest [4.2, 9.5.1]."""

    law: ClassVar[str] = "9.4.2"
    ask: ClassVar[str] = "travel-where"

    def needed(self, b: Board, f: Travel) -> bool:
        return f.to == NONE

    def actor(self, b: Board, f: Travel) -> int:
        return f.seat

    def options(self, b: Board, f: Travel, o: Offers) -> None:
        o.allow(PASS)
        offer_clearings(b, f.seat, f.how, o)
        near = forests_near(b, b.pawns[f.seat])
        for forest in range(len(MAPS[b.map].forests)):
            if f.how != SLIPPED:
                o.refuse(FOREST | forest, "4.2", "not-into-a-forest")
            elif forest in near:
                o.allow(FOREST | forest)
            else:
                o.refuse(FOREST | forest, "2.4.1", "not-adjacent")

    def answer(self, g: Game, f: Travel, choice: int) -> None:
        if choice == PASS:
            f.at = len(TRAVELLING)
        elif verb(choice) == FOREST:
            f.to = CLEARINGS + noun(choice)
        else:
            f.to = noun(choice)
            if f.how == COBBLED:
                exhaust(g, f.seat, BOOTS, extra_boots(g.board, f.seat, f.to))

    def facts(self, b: Board, f: Travel) -> dict[str, object]:
        return occasion(b)

    def about(self, v: View, f: Travel, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if action == PASS:
            told["staying"] = "yes"
        return told


def allies_along(b: Board, f: Travel) -> list[int]:
    """[9.2.9.2.2] Allies with warriors where he starts, who could make the move themselves: they need rule."""
    pawn = b.pawns[f.seat]
    if pawn >= CLEARINGS or f.to >= CLEARINGS:
        return []
    return [
        seat
        for seat in b.order
        if is_ally(b, f.seat, seat) and b.warriors_at(seat, pawn) and f.to in destinations(b, seat, pawn)
    ]


class ChooseCompany(Decision[Travel]):
    """[9.2.9.2.2] Warriors of one ally may come along."""

    law: ClassVar[str] = "9.2.9.2.2"
    ask: ClassVar[str] = "travel-with"

    def needed(self, b: Board, f: Travel) -> bool:
        return len(allies_along(b, f)) > 0

    def actor(self, b: Board, f: Travel) -> int:
        return f.seat

    def offer(self, v: View, f: Travel, o: Offers) -> None:
        b = v.board
        o.allow(PASS)
        along = allies_along(b, f)
        for seat in b.order:
            if seat in along:
                o.allow(CHOOSE | seat)
            elif is_ally(b, f.seat, seat) and b.warriors_at(seat, b.pawns[f.seat]):
                o.refuse(CHOOSE | seat, "4.2.1", "must-rule-to-move")
            elif seat != f.seat:
                o.refuse(CHOOSE | seat, "9.2.9.2.2", "no-allies-there")

    def answer(self, g: Game, f: Travel, choice: int) -> None:
        if choice != PASS:
            f.ally = noun(choice)
            f.count = 1


class ChooseHowMany(Decision[Travel]):
    """[9.2.9.2.2] Choose how many; asked only if there are several."""

    law: ClassVar[str] = "9.2.9.2.2"
    ask: ClassVar[str] = "move-count"

    def needed(self, b: Board, f: Travel) -> bool:
        return f.ally != NONE and b.warriors_at(f.ally, b.pawns[f.seat]) > 1

    def actor(self, b: Board, f: Travel) -> int:
        return f.seat

    def offer(self, v: View, f: Travel, o: Offers) -> None:
        for count in range(v.board.warriors_at(f.ally, v.board.pawns[f.seat])):
            o.allow(COUNT | count)

    def answer(self, g: Game, f: Travel, choice: int) -> None:
        f.count = noun(choice) + 1


def can_cross(b: Board, f: Travel, origin: int) -> bool:
    """Whether he and the allies with him can move without the ferry."""
    return f.to in ways(b, f.seat, origin) and (f.ally == NONE or f.to in ways(b, f.ally, origin))


class MayTakeFerry(Decision[Travel]):
    """[L.4] If he could cross the lake without the ferry, he chooses whether to take it."""

    law: ClassVar[str] = "L.4"
    ask: ClassVar[str] = "may-take-ferry"

    def needed(self, b: Board, f: Travel) -> bool:
        pawn = b.pawns[f.seat]
        return not b.is_bot(f.seat) and f.to in by_ferry(b, pawn) and can_cross(b, f, pawn)

    def actor(self, b: Board, f: Travel) -> int:
        return f.seat

    def offer(self, v: View, f: Travel, o: Offers) -> None:
        o.allow(SAIL)
        o.allow(PASS)

    def answer(self, g: Game, f: Travel, choice: int) -> None:
        f.sails = choice == SAIL


class Arrive(Step[Travel]):
    """Move the pawn, which causes no outrage; allied warriors who enter sympathy do [8.2.6], and he pays for it."""

    law: ClassVar[str] = "4.2"

    def run(self, g: Game, f: Travel) -> None:
        b = g.board
        origin = g.board.pawns[f.seat]
        g.board.pawns[f.seat] = f.to
        if g.telling:
            place = {"forest": f.to - CLEARINGS + 1} if f.to >= CLEARINGS else {"clearing": f.to + 1}
            g.note("travelled", BOT_LAWS[f.how] if b.is_bot(f.seat) else LAWS[f.how], f.seat, place)
        sailed = f.sails or (f.to in by_ferry(b, origin) and not can_cross(b, f, origin))
        if f.ally != NONE:
            self.lead(g, f, origin, sailed)
        elif sailed:
            sail(g, f.seat, f.to)
            draw_for_ferry(g, f.seat)

    def lead(self, g: Game, f: Travel, origin: int, sailed: bool) -> None:
        """[9.2.9.2.2] Allied warriors come along."""
        b = g.board
        b.warriors[f.ally * CLEARINGS + origin] -= f.count
        b.warriors[f.ally * CLEARINGS + f.to] += f.count
        if g.telling:
            facts = {"other_seat": SEATS[f.ally], "count": f.count, "clearing": f.to + 1}
            g.note("allies-moved", "9.2.9.2.2", f.seat, facts, FOLLOWS)
        arrive(g, f.seat, f.ally, f.to, sailed)


TRAVELLING: Final[Steps] = (ChooseWhere(), ChooseCompany(), ChooseHowMany(), MayTakeFerry(), Arrive())


class CardTravel(Travel):
    """A move that a card gives him."""

    def steps(self) -> Steps:
        return CARD_TRAVELLING


class WhereByCard(ChooseWhere):
    """[4.2] Any adjacent clearing, or nowhere."""

    law: ClassVar[str] = "4.2"


CARD_TRAVELLING: Final[Steps] = (WhereByCard(), *TRAVELLING[1:])
