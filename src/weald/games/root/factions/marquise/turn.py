"""The Marquise de Cat [6], top to bottom as on her board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import BUILD, CRAFT, END, ENLIST, FIGHT, MARCH, START
from weald.games.root.factions.marquise.board import keep_of
from weald.games.root.factions.marquise.tables import (
    BUILDING_POINTS,
    DRAW_BY_RECRUITERS,
    MARQUISE_ACTIONS,
    RECRUITER,
    SAWMILL,
    WOOD,
    WOOD_COST,
    WORKSHOP,
)
from weald.games.root.factions.marquise.tables import MARCH as MARCH_MOVES
from weald.games.root.factions.marquise.verbs import HIRE, OVERWORK, PAY_WOOD, RECRUIT
from weald.games.root.procedure import Caller, Decision, PublicDecision, Step
from weald.games.root.rules.battle import Battle, can_battle
from weald.games.root.rules.cards import ChooseDiscard, DiscardDown, draw_in_evening, kinds, spend
from weald.games.root.rules.crafting import craft, offer_crafts
from weald.games.root.rules.daylight import answer_extra, is_extra, offer_extras
from weald.games.root.rules.deeds import deed_facts
from weald.games.root.rules.moving import Move, offer_move, ways
from weald.games.root.rules.placing import refuse_placing
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import BIRD, CLEARINGS, KEEP, MAPS, MARQUISE, PIECE_NAMES, STOCK, SUIT, matches

BUILDING_KINDS: Final = [SAWMILL, WORKSHOP, RECRUITER]


def place(g: Game, kind: int, clearing: int, law: str) -> None:
    """[2.5.2] Place the leftmost piece of its track on the map."""
    b = g.board
    b.stock[kind] -= 1
    b.pieces[kind * CLEARINGS + clearing] += 1
    if g.telling:
        g.tell("placed", law, MARQUISE, piece=PIECE_NAMES[kind], clearing=clearing + 1)


# set-up [6.3]


class SetUp(Frame):
    """[6.3] The keep, the garrison, the first three buildings."""

    placed: int = 0

    def steps(self) -> Steps:
        return SET_UP


class PlaceKeep(Decision[SetUp]):
    """[6.3.2] In any corner clearing."""

    law: ClassVar[str] = "6.3.2"
    ask: ClassVar[str] = "place-keep"

    def actor(self, b: Board, f: SetUp) -> int:
        return MARQUISE

    def offer(self, v: View, f: SetUp, o: Offers) -> None:
        for clearing in range(CLEARINGS):
            if clearing in MAPS[v.board.map].corners:
                o.allow(START | clearing)
            else:
                o.refuse(START | clearing, "6.3.2", "not-a-corner")

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        b = g.board
        keep = noun(choice)
        b.homes[MARQUISE] = keep
        place(g, KEEP, keep, "6.3.2")
        opposite = MAPS[b.map].opposite[keep]
        garrison = [clearing for clearing in range(CLEARINGS) if clearing != opposite]
        for clearing in garrison:  # [6.3.3] one warrior in each clearing but the opposite corner
            b.warriors[MARQUISE * CLEARINGS + clearing] += 1
            b.supply[MARQUISE] -= 1
        if g.telling:
            g.tell("garrisoned", "6.3.3", MARQUISE, role=FOLLOWS, clearings=[clearing + 1 for clearing in garrison])


class PlaceFirstBuildings(PublicDecision[SetUp]):
    """[6.3.4] A sawmill, a workshop and a recruiter in the keep's clearing or next to it."""

    law: ClassVar[str] = "6.3.4"
    ask: ClassVar[str] = "place-first-building"

    def actor(self, b: Board, f: SetUp) -> int:
        return MARQUISE

    def options(self, b: Board, f: SetUp, o: Offers) -> None:
        keep = keep_of(b)
        kind = BUILDING_KINDS[f.placed]
        for clearing in range(CLEARINGS):
            if clearing != keep and clearing not in b.adjacent(keep):
                o.refuse(BUILD | kind * CLEARINGS + clearing, "6.3.4", "too-far-from-keep")
            elif not b.open_slots(clearing):
                o.refuse(BUILD | kind * CLEARINGS + clearing, "2.2.3", "no-open-slot")
            else:
                o.allow(BUILD | kind * CLEARINGS + clearing)

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        place(g, BUILDING_KINDS[f.placed], noun(choice) % CLEARINGS, "6.3.4")
        f.placed += 1
        if f.placed < len(BUILDING_KINDS):
            f.at -= 1


SET_UP: Final[Steps] = (PlaceKeep(), PlaceFirstBuildings())


# Birdsong [6.4]


class Birdsong(Frame):
    """[6.4] One wood at each sawmill."""

    def steps(self) -> Steps:
        return BIRDSONG


class PlaceWood(Step[Birdsong]):
    """[6.4] One wood at each sawmill; if there is too little, all that is left [2.5]."""

    law: ClassVar[str] = "6.4"

    def run(self, g: Game, f: Birdsong) -> None:
        g.board.call(Supply(SAWMILL, []))


BIRDSONG: Final[Steps] = (PlaceWood(),)


class Supply(Frame):
    """Wood for each sawmill [6.4], or a warrior for each recruiter [6.5.3]; `served` clearings have theirs."""

    kind: int
    served: list[int]

    def steps(self) -> Steps:
        return SUPPLYING

    def left(self, b: Board) -> int:
        return b.stock[WOOD] if self.kind == SAWMILL else b.supply[MARQUISE]

    def wanting(self, b: Board, clearing: int) -> int:
        """How many buildings in a clearing still wait for theirs."""
        there = b.at(self.kind, clearing)
        if there == 0 or not b.may_place(MARQUISE, clearing):
            return 0
        return there - self.served.count(clearing)

    def serve(self, g: Game, clearing: int) -> None:
        if self.kind == SAWMILL:
            place(g, WOOD, clearing, "6.4")
        else:
            g.board.supply[MARQUISE] -= 1
            g.board.warriors[MARQUISE * CLEARINGS + clearing] += 1
            if g.telling:
                g.tell("enlisted", "6.5.3", MARQUISE, role=FOLLOWS, count=1, clearing=clearing + 1)
        self.served.append(clearing)


class ChooseServed(Decision[Supply]):
    """[2.5] If there are too few for several clearings, she chooses where they go."""

    law: ClassVar[str] = "2.5"
    ask: ClassVar[str] = "choose-served"

    def needed(self, b: Board, f: Supply) -> bool:
        wanted = 0
        clearings = 0
        for clearing in range(CLEARINGS):
            wanting = f.wanting(b, clearing)
            wanted += wanting
            clearings += 1 if wanting else 0
        return clearings > 1 and 0 < f.left(b) < wanted

    def actor(self, b: Board, f: Supply) -> int:
        return MARQUISE

    def offer(self, v: View, f: Supply, o: Offers) -> None:
        what = PAY_WOOD if f.kind == SAWMILL else ENLIST
        for clearing in range(CLEARINGS):
            if f.wanting(v.board, clearing):
                o.allow(what | clearing)
            else:
                o.refuse(what | clearing, "6.4" if f.kind == SAWMILL else "6.5.3", "nothing-wanted-there")

    def answer(self, g: Game, f: Supply, choice: int) -> None:
        f.serve(g, noun(choice))
        f.at -= 1

    def facts(self, b: Board, f: Supply) -> dict[str, object]:
        return {"count": f.left(b), "piece": PIECE_NAMES[f.kind]}


class ServeTheRest(Step[Supply]):
    """[6.4, 6.5.3] Serve all where there is no choice."""

    law: ClassVar[str] = "2.5"

    def run(self, g: Game, f: Supply) -> None:
        for clearing in range(CLEARINGS):
            while f.wanting(g.board, clearing) and f.left(g.board):
                f.serve(g, clearing)


SUPPLYING: Final[Steps] = (ChooseServed(), ServeTheRest())


# Daylight [6.5]


class Daylight(Frame):
    """[6.5] Craft, then up to three actions and one more for each bird spent."""

    crafting: bool = True
    actions: int = MARQUISE_ACTIONS
    recruited: bool = False

    def steps(self) -> Steps:
        return DAYLIGHT


def joined_to(b: Board, clearing: int) -> list[int]:
    """[6.5.4.2] A clearing and all others connected to it through clearings the Marquise rules."""
    joined = [clearing]
    seen = 1 << clearing  # a bit for each clearing
    for here in joined:  # grows during the loop
        for there in ways(b, MARQUISE, here):
            if seen >> there & 1:
                continue
            seen |= 1 << there
            if b.ruled_by(MARQUISE, there):
                joined.append(there)
    return joined


def track_space(b: Board, kind: int) -> int:
    """How many of a kind have left its track: the index of the next space."""
    return STOCK[kind] - b.stock[kind]


def building_facts(b: Board, kind: int) -> dict[str, object]:
    """[6.5.4] The wood and the points of the next building of a kind; the first one is free, of none left nothing."""
    space = track_space(b, kind)
    return {"wood": WOOD_COST[space], "points": BUILDING_POINTS[kind][space]} if 0 < space < STOCK[kind] else {}


class ActInDaylight(Decision[Daylight]):
    """[6.5] Craft first, then actions in any order; cards in play and dominance at any time."""

    law: ClassVar[str] = "6.5"
    ask: ClassVar[str] = "marquise-daylight"

    def actor(self, b: Board, f: Daylight) -> int:
        return MARQUISE

    def offer(self, v: View, f: Daylight, o: Offers) -> None:
        o.allow(END)
        if f.crafting:
            offer_crafts(v, o)
        elif o.explain:
            for card in kinds(v.own.hand):
                o.refuse(CRAFT | card, "6.5", "crafting-comes-first")
        if f.actions > 0:
            self.offer_actions(v, f, o)
        elif o.explain:
            self.refuse_actions(v, o)
        for card in kinds(v.own.hand):
            if SUIT[card] == BIRD:
                o.allow(HIRE | card)
            else:
                o.refuse(HIRE | card, "6.5", "only-a-bird")
        offer_extras(v, o)

    def refuse_actions(self, v: View, o: Offers) -> None:
        """[6.5] All actions are taken."""
        actions = [FIGHT, MARCH, RECRUIT]
        for clearing in range(CLEARINGS):
            actions += [BUILD | kind * CLEARINGS + clearing for kind in BUILDING_KINDS]
            actions += [OVERWORK | card * CLEARINGS + clearing for card in kinds(v.own.hand)]
        for action in actions:
            o.refuse(action, "6.5", "no-actions-left")

    def offer_actions(self, v: View, f: Daylight, o: Offers) -> None:
        b = v.board
        if can_battle(b, MARQUISE, BIRD):
            o.allow(FIGHT)
        else:
            o.refuse(FIGHT, "6.5.1", "nobody-to-fight")
        offer_move(b, MARQUISE, BIRD, MARCH, o)
        if f.recruited:
            o.refuse(RECRUIT, "6.5.3", "recruited-already")
        elif not b.on_map(RECRUITER) or not b.supply[MARQUISE]:
            o.refuse(RECRUIT, "6.5.3", "nobody-to-recruit")
        else:
            o.allow(RECRUIT)
        self.offer_buildings(v, o)
        clearings = [clearing for clearing in range(CLEARINGS) if o.explain or b.at(SAWMILL, clearing)]
        for card in kinds(v.own.hand):
            for clearing in clearings:
                if not b.at(SAWMILL, clearing):
                    o.refuse(OVERWORK | card * CLEARINGS + clearing, "6.5.5", "no-sawmill")
                elif not b.may_place(MARQUISE, clearing):
                    refuse_placing(b, MARQUISE, clearing, OVERWORK | card * CLEARINGS + clearing, o)
                elif not b.stock[WOOD]:
                    o.refuse(OVERWORK | card * CLEARINGS + clearing, "6.5.5", "no-wood-left")
                elif matches(card, b.suits[clearing]):
                    o.allow(OVERWORK | card * CLEARINGS + clearing)
                else:
                    o.refuse(OVERWORK | card * CLEARINGS + clearing, "6.5.5", "suit-must-match")

    def offer_buildings(self, v: View, o: Offers) -> None:
        """[6.5.4] Each kind in each ruled clearing with an open slot that enough wood can reach."""
        b = v.board
        cheapest = 99
        for kind in BUILDING_KINDS:
            if b.stock[kind]:
                cheapest = min(cheapest, WOOD_COST[track_space(b, kind)])
        if not o.explain and STOCK[WOOD] - b.stock[WOOD] < cheapest:
            return
        joined: list[int] = []
        wood = 0
        for clearing in range(CLEARINGS):
            slot = b.open_slots(clearing) > 0
            ruled = (slot or o.explain) and b.ruled_by(MARQUISE, clearing)
            if not ruled and not o.explain:
                continue
            if ruled and slot and clearing not in joined:
                joined = joined_to(b, clearing)
                wood = 0
                for c in joined:
                    wood += b.at(WOOD, c)
            for kind in BUILDING_KINDS:
                action = BUILD | kind * CLEARINGS + clearing
                if not ruled:
                    o.refuse(action, "6.5.4.2", "must-rule")
                elif not slot:
                    o.refuse(action, "2.2.3", "no-open-slot")
                elif not b.may_place(MARQUISE, clearing):
                    refuse_placing(b, MARQUISE, clearing, action, o)
                elif not b.stock[kind]:
                    o.refuse(action, "6.5.4.1", "none-left")
                elif wood < WOOD_COST[track_space(b, kind)]:
                    o.refuse(action, "6.5.4.2", "too-little-wood")
                else:
                    o.allow(action)

    def answer(self, g: Game, f: Daylight, choice: int) -> None:
        if choice == END:
            return
        f.at -= 1
        b = g.board
        what = verb(choice)
        if what == CRAFT:
            craft(g, MARQUISE, noun(choice))
            return
        if what == HIRE:
            spend(g, MARQUISE, noun(choice), "6.5")
            f.actions += 1
            f.crafting = False
            return
        if is_extra(choice):
            answer_extra(g, MARQUISE, choice)
            return
        f.crafting = False
        f.actions -= 1
        if what == FIGHT:
            b.call(Battle(MARQUISE, BIRD, False))
        elif what == MARCH:
            b.call(March(MARCH_MOVES))
        elif what == RECRUIT:
            f.recruited = True
            recruit(g)
        elif what == BUILD:
            kind = noun(choice) // CLEARINGS
            clearing = noun(choice) % CLEARINGS
            b.call(Build(kind, clearing, WOOD_COST[track_space(b, kind)], sorted(joined_to(b, clearing))))
        else:
            spend(g, MARQUISE, noun(choice) // CLEARINGS, "6.5.5")
            place(g, WOOD, noun(choice) % CLEARINGS, "6.5.5")

    def facts(self, b: Board, f: Daylight) -> dict[str, object]:
        return {"actions": f.actions}

    def about(self, v: View, f: Daylight, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        if verb(action) == BUILD:
            told.update(building_facts(v.board, noun(action) // CLEARINGS))
        elif verb(action) == MARCH:
            told["moves"] = MARCH_MOVES
        elif action == END and f.actions:
            told["unused"] = f.actions
        told.update(deed_facts(v, MARQUISE, action))
        return told


def recruit(g: Game) -> None:
    """[6.5.3] One warrior at each recruiter, up to the supply [2.5]."""
    g.board.call(Supply(RECRUITER, []))
    if g.telling:
        g.tell("recruited", "6.5.3", MARQUISE)


DAYLIGHT: Final[Steps] = (ActInDaylight(),)


class March(Caller):
    """[6.5.2] Up to two moves."""

    moves: int

    def steps(self) -> Steps:
        return MARCHING

    def occasion(self, b: Board) -> dict[str, object]:
        return {"moment": "march"} if self.moves + 1 < MARCH_MOVES else {}


class MarchOn(Step[March]):
    """[6.5.2] The first move is required, the second may be declined."""

    law: ClassVar[str] = "6.5.2"

    def run(self, g: Game, f: March) -> None:
        if f.moves:
            g.board.call(Move(MARQUISE, BIRD, f.moves < MARCH_MOVES))
            f.moves -= 1
            f.at -= 1


MARCHING: Final[Steps] = (MarchOn(),)


class Build(Frame):
    """[6.5.4] Pay wood, place the building, score its space.

    Connections count before the wood is spent: with Soup Kitchens wood helps to rule.
    """

    kind: int
    clearing: int
    cost: int  # wood still to be paid
    joined: list[int]  # the clearings that it may come from

    def steps(self) -> Steps:
        return BUILDING

    def wood(self, b: Board) -> list[int]:
        """[6.5.4.2] Clearings with wood that can pay, in the order of the map."""
        return [clearing for clearing in self.joined if b.at(WOOD, clearing)]


def pay_wood(g: Game, f: Build, clearing: int, count: int = 1) -> None:
    b = g.board
    b.pieces[WOOD * CLEARINGS + clearing] -= count
    b.stock[WOOD] += count
    f.cost -= count
    if g.telling:
        g.tell("wood-spent", "6.5.4.2", MARQUISE, count=count, clearing=clearing + 1)


class PayWood(Decision[Build]):
    """[6.5.4.2] Choose the wood to spend; asked only if several clearings have wood to spare."""

    law: ClassVar[str] = "6.5.4.2"
    ask: ClassVar[str] = "pay-wood"

    def needed(self, b: Board, f: Build) -> bool:
        if not f.cost:
            return False
        places = f.wood(b)
        wood = 0
        for clearing in places:
            wood += b.at(WOOD, clearing)
        return len(places) > 1 and wood > f.cost

    def actor(self, b: Board, f: Build) -> int:
        return MARQUISE

    def offer(self, v: View, f: Build, o: Offers) -> None:
        reach = f.wood(v.board)
        for clearing in range(CLEARINGS):
            if clearing in reach:
                o.allow(PAY_WOOD | clearing)
            else:
                o.refuse(PAY_WOOD | clearing, "6.5.4.2", "no-wood-in-reach")

    def answer(self, g: Game, f: Build, choice: int) -> None:
        pay_wood(g, f, noun(choice))
        f.at -= 1

    def facts(self, b: Board, f: Build) -> dict[str, object]:
        return {"count": f.cost}

    def about(self, v: View, f: Build, action: int) -> dict[str, object]:
        told = super().about(v, f, action)
        told["paying"] = "yes"
        return told


class PlaceBuilding(Step[Build]):
    """[6.5.4.3] Spend the rest of the wood, place the building, score its space."""

    law: ClassVar[str] = "6.5.4.3"

    def run(self, g: Game, f: Build) -> None:
        b = g.board
        while f.cost:
            clearing = f.wood(b)[0]
            pay_wood(g, f, clearing, min(f.cost, b.at(WOOD, clearing)))
        points = BUILDING_POINTS[f.kind][track_space(b, f.kind)]
        place(g, f.kind, f.clearing, "6.5.4.3")
        score(g, MARQUISE, points, "6.5.4.3")


BUILDING: Final[Steps] = (PayWood(), PlaceBuilding())


# Evening [6.6]


class Evening(Frame):
    """[6.6] Draw, then discard down to five."""

    def steps(self) -> Steps:
        return EVENING


class DrawCards(Step[Evening]):
    """[6.6] One card, and one more for each uncovered bonus."""

    law: ClassVar[str] = "6.6"

    def run(self, g: Game, f: Evening) -> None:
        draw_in_evening(g, MARQUISE, DRAW_BY_RECRUITERS[track_space(g.board, RECRUITER)])


class DiscardSurplus(ChooseDiscard):
    """[6.6] Down to five cards."""

    law: ClassVar[str] = "6.6"


DISCARDING: Final[Steps] = (DiscardSurplus(),)


class KeepFive(Step[Evening]):
    """[6.6] Down to five cards."""

    law: ClassVar[str] = "6.6"

    def run(self, g: Game, f: Evening) -> None:
        g.board.call(DiscardDown(MARQUISE))


EVENING: Final[Steps] = (DrawCards(), KeepFive())
