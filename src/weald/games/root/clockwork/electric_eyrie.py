"""The Electric Eyrie [K5], top to bottom as on their board. Lords of the Forest [K5.2.1] is in board.py, `ruler`;
war tax [K14.2.4] is in rules/removing.py.

Their decree has a column for each suit, from the left: fox, mouse, rabbit, bird.
"""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import START
from weald.games.root.board import NONE, VIZIER, Board
from weald.games.root.clockwork.choosing import (
    Pick,
    buildings_of,
    by_priority,
    defenders_at,
    enemy_pieces,
    foes,
    ordered_clearings,
    own_warriors,
    pieces_at,
    pieces_of,
    ruled_by,
)
from weald.games.root.clockwork.orders import move_warriors, reveal_order, start_battle, tell_nothing_done
from weald.games.root.clockwork.placing import place_piece, place_warriors
from weald.games.root.clockwork.services import building_sites, may_take_boats, take_boats
from weald.games.root.clockwork.wares import buy_missing_suit, craft_order
from weald.games.root.lenses import Game
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.cards import discard
from weald.games.root.rules.moving import destinations
from weald.games.root.rules.removing import remove_defenseless
from weald.games.root.rules.scoring import score
from weald.games.root.tables import (
    BIRD,
    BUILDINGS_OF,
    CARD_NAMES,
    CLEARINGS,
    CLOCKWORK,
    EYRIE,
    FACTIONS,
    MAPS,
    NIGHTMARE,
    ROOST,
    SUIT,
    SUIT_NAMES,
    card,
    trait,
)

COLUMN_NAMES: Final[list[str]] = CLOCKWORK["eyrie"]["columns"]
COLUMN_SUITS: Final[list[int]] = [SUIT_NAMES.index(name) for name in COLUMN_NAMES]
BIRDS: Final = COLUMN_SUITS.index(BIRD)  # the rightmost column
VIZIERS: Final[list[int]] = CLOCKWORK["eyrie"]["viziers"]  # by level [K13.2]
AMBUSHES: Final[list[int]] = CLOCKWORK["eyrie"]["ambushes"]
START_WARRIORS: Final[int] = CLOCKWORK["eyrie"]["start_warriors"]
NEW_ROOST_WARRIORS: Final[int] = CLOCKWORK["eyrie"]["new_roost_warriors"]
POINTS: Final[list[int]] = CLOCKWORK["eyrie"]["points"]  # by roosts on the map [K5.6]
SWOOPING: Final[int] = CLOCKWORK["eyrie"]["swooping"]  # [K14.2.3]
NOBILITY: Final = trait(EYRIE, "nobility")
RELENTLESS: Final = trait(EYRIE, "relentless")
SWOOP: Final = trait(EYRIE, "swoop")
FOCUSED: Final = trait(EYRIE, "focused")
BIRD_AMBUSH: Final = card("ambush_bird")


# set-up [K5.3]


def new_decree(b: Board) -> list[list[int]]:
    """[K5.3.3] Nothing but the loyal viziers, among the birds; one less at the easy level [K13.2.1]."""
    decree: list[list[int]] = [[] for _ in COLUMN_SUITS]
    decree[BIRDS] = [VIZIER] * VIZIERS[b.robots.levels[EYRIE]]
    return decree


def set_ambush_aside(g: Game) -> None:
    """[K13.2.3] Before hands are dealt a bird ambush leaves the deck for the bird column."""
    b = g.board
    level = b.robots.levels[EYRIE]
    for _ in range(AMBUSHES[level]):
        g.deck.remove(BIRD_AMBUSH)
        b.deck -= 1
        decree(g, BIRD_AMBUSH, "K13.2.4" if level == NIGHTMARE else "K13.2.3")


def decree(g: Game, given: int, law: str) -> None:
    """A card goes into the column of its suit."""
    column = COLUMN_SUITS.index(SUIT[given])
    g.board.decree[column].append(given)
    if g.telling:
        g.tell("bot-decreed", law, EYRIE, card=CARD_NAMES[given], suit=COLUMN_NAMES[column])


class SetUp(Frame):
    """[K5.3] The first roost with its warriors, and the viziers."""

    def steps(self) -> Steps:
        return SET_UP

    def clone(self) -> Frame:
        return SetUp(self.at)


def free_corners(b: Board) -> list[int]:
    """[K5.3.2] Where nobody else starts; opposite somebody's corner, if there is such a one."""
    printed = MAPS[b.map]
    free = [corner for corner in printed.corners if corner not in b.homes]
    return [corner for corner in free if printed.opposite[corner] in b.homes] or free


class PlaceFirstRoost(ChanceDecision[SetUp]):
    """[K5.3.2] One roost and six warriors in a random corner."""

    law: ClassVar[str] = "K5.3.2"
    ask: ClassVar[str] = "chance-corner"

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(START | corner, 1) for corner in free_corners(g.board)]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        corner = noun(choice)
        g.board.homes[EYRIE] = corner
        place_piece(g, EYRIE, ROOST, corner, "K5.3.2")
        place_warriors(g, EYRIE, corner, START_WARRIORS, "K5.3.2")


class SeatViziers(Step[SetUp]):
    """[K5.3.3] Into the bird column, before what may lie there already [K13.2.3]."""

    law: ClassVar[str] = "K5.3.3"

    def run(self, g: Game, f: SetUp) -> None:
        b = g.board
        b.decree[BIRDS] = new_decree(b)[BIRDS] + b.decree[BIRDS]
        if g.telling:
            g.tell("bot-viziers", "K5.3.3", EYRIE, count=b.decree[BIRDS].count(VIZIER))


SET_UP: Final[Steps] = (PlaceFirstRoost(), SeatViziers())


# turmoil [K5.7]


def birds_in(b: Board) -> int:
    """Bird cards of the decree, viziers included: all are in their column."""
    return len(b.decree[BIRDS])


def turmoil(g: Game) -> None:
    """[K5.7] Points are lost, or scored [K14.2.1]; all of the decree goes but the viziers. Evening follows."""
    b = g.board
    if g.telling:
        g.tell("bot-turmoil", "K5.7", EYRIE)
    if b.robots.traits[EYRIE] & NOBILITY:
        score(g, EYRIE, birds_in(b), "K14.2.1")
    else:
        score(g, EYRIE, -birds_in(b), "K5.7.1")
    purged: list[int] = []
    for column in b.decree:
        purged += [one for one in column if one != VIZIER]
    for one in purged:
        discard(g, one)
    b.decree = new_decree(b)
    if g.telling and purged:
        g.tell("bot-purged", "K5.7.2", EYRIE, cards=[CARD_NAMES[one] for one in purged])


# Birdsong [K5.4]


class Birdsong(Frame):
    """[K5.4] The order, crafting it, into the decree with it; a roost if there is none."""

    def steps(self) -> Steps:
        return BIRDSONG

    def clone(self) -> Frame:
        return Birdsong(self.at)


class RevealOrder(Step[Birdsong]):
    """[K5.4.1] The order card."""

    law: ClassVar[str] = "K5.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        reveal_order(g, EYRIE)


class CraftOrder(Step[Birdsong]):
    """[K5.4.2] Its item, if there is one in the supply."""

    law: ClassVar[str] = "K5.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        decreed = [COLUMN_SUITS[column] for column in full_columns(g.board)]
        if not buy_missing_suit(g, decreed):  # [K15.6]
            craft_order(g, EYRIE)


class AddToDecree(Step[Birdsong]):
    """[K5.4.3] The order card goes into its column and stays; its suit is ordered until the end of the turn."""

    law: ClassVar[str] = "K5.4.3"

    def run(self, g: Game, f: Birdsong) -> None:
        robots = g.board.robots
        if robots.card != NONE:
            given = robots.card
            robots.card = NONE
            decree(g, given, "K5.4.3")


class NewRoost(Step[Birdsong]):
    """[K5.4.4] Without a roost: one with four warriors, in the best ordered clearing that can take them, or turmoil."""

    law: ClassVar[str] = "K5.4.4"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        if b.on_map(ROOST):
            return
        among: list[int] = []
        if b.supply[EYRIE] >= NEW_ROOST_WARRIORS:
            among = [c for c in ordered_clearings(b) if b.open_slots(c) and b.may_place(EYRIE, c)]
        clearing = Pick(g, EYRIE, "K5.4.4", "build", among).best()
        if clearing == NONE:
            turmoil(g)
            return
        if place_piece(g, EYRIE, ROOST, clearing, "K5.4.4"):
            place_warriors(g, EYRIE, clearing, NEW_ROOST_WARRIORS, "K5.4.4")


BIRDSONG: Final[Steps] = (RevealOrder(), CraftOrder(), AddToDecree(), NewRoost())


# Daylight [K5.5]


class Daylight(Frame):
    """[K5.5] The decree: all recruits, all moves, all battles; then a roost."""

    def steps(self) -> Steps:
        return DAYLIGHT

    def clone(self) -> Frame:
        return Daylight(self.at)


def is_of_column(b: Board, clearing: int, column: int) -> bool:
    """A clearing of the column's suit; the bird column takes every clearing."""
    return COLUMN_SUITS[column] in (BIRD, b.suits[clearing])


def full_columns(b: Board) -> list[int]:
    """[K5.5.1] Those with a card, from the left."""
    return [column for column in range(len(COLUMN_SUITS)) if b.decree[column]]


def tell_column(g: Game, column: int, law: str) -> None:
    """A column has its turn."""
    if g.telling:
        g.tell("bot-column", law, EYRIE, suit=COLUMN_NAMES[column], count=len(g.board.decree[column]))


def roosts(b: Board) -> list[int]:
    """By clearing."""
    return b.pieces[ROOST * CLEARINGS : (ROOST + 1) * CLEARINGS]


class RestAfterTurmoil(Step[Daylight]):
    """[K5.7.3] After turmoil in Birdsong Evening is next: there is no roost, and not even this turn's order is left."""

    law: ClassVar[str] = "K5.7.3"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if not b.on_map(ROOST) and b.decree == new_decree(b):
            f.at = len(DAYLIGHT)


class Recruit(Step[Daylight]):
    """[K5.5.1.1] For each column as many warriors as it has cards, beside a roost of its suit."""

    law: ClassVar[str] = "K5.5.1.1"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        for column in full_columns(b):
            wanted = len(b.decree[column])
            placed = 0
            among = [c for c in range(CLEARINGS) if b.at(ROOST, c) and is_of_column(b, c, column)]
            among = [c for c in among if b.may_place(EYRIE, c)]
            tell_column(g, column, "K5.5.1.1")
            if among and b.supply[EYRIE]:
                pick = Pick(g, EYRIE, "K5.5.1.1", "recruit", by_priority(b, among))
                pick.most("enemy-pieces", "K5.5.1.1.1", enemy_pieces(b, EYRIE))
                pick.fewest("own-warriors", "K5.5.1.1.2", own_warriors(b, EYRIE))
                placed = place_warriors(g, EYRIE, pick.best(lowest=True, law="K5.5.1.1.3"), wanted, "K5.5.1.1")
            else:
                tell_nothing_done(g, EYRIE, "K5.5.1")
            if placed < wanted and b.robots.traits[EYRIE] & NOBILITY:
                turmoil(g)  # [K14.2.1]
                f.at = len(DAYLIGHT)
                return


class Marches(Frame):
    """[K5.5.1.2] A move for each of these columns in their order."""

    def __init__(self, columns: list[int], at: int = 0) -> None:
        self.at = at
        self.columns = columns

    def steps(self) -> Steps:
        return MARCHING

    def clone(self) -> Frame:
        return Marches(self.columns[:], self.at)


def must_stay(b: Board, clearing: int, column: int) -> int:
    """[K5.5.1.2] As many as it takes to go on ruling, roosts counted, ties won; or as the column has cards, if more."""
    strongest = 0
    for seat in b.order:
        if seat != EYRIE:
            strongest = max(strongest, b.warriors_at(seat, clearing) + buildings_of(b, seat, clearing))
    return max(strongest - b.at(ROOST, clearing), len(b.decree[column]))


class MarchInTurn(Step[Marches]):
    """[K5.5.1.2] Out of the column's clearing with most of their warriors from which some can leave [K2.3]."""

    law: ClassVar[str] = "K5.5.1.2"

    def run(self, g: Game, f: Marches) -> None:
        b = g.board
        while f.columns:
            column = f.columns.pop(0)
            spare = [b.warriors_at(EYRIE, c) - must_stay(b, c, column) for c in range(CLEARINGS)]
            among = [c for c in ruled_by(b, EYRIE) if is_of_column(b, c, column) and spare[c] > 0]
            tell_column(g, column, "K5.5.1.2")
            boats = may_take_boats(b, EYRIE)
            pick = Pick(g, EYRIE, "K5.5.1.2", "move-from", [c for c in among if goals(b, c, boats)])
            pick.most("own-warriors", "K5.5.1.2", own_warriors(b, EYRIE))
            origin = pick.best()
            if origin == NONE:
                tell_nothing_done(g, EYRIE, "K5.5.1")
                continue
            where = Pick(g, EYRIE, "K5.5.1.2", "move-to", goals(b, origin, boats))
            where.fewest("roosts", "K5.5.1.2", roosts(b))
            where.fewest("enemy-pieces", "K5.5.1.2.1", enemy_pieces(b, EYRIE))
            f.at -= 1
            to = where.best(lowest=True, law="K5.5.1.2.2")
            by_river = to not in goals(b, origin)
            if move_warriors(g, EYRIE, origin, to, spare[origin]) and by_river:
                take_boats(g, EYRIE, "K15.6")
            return


def goals(b: Board, origin: int, boats: bool = False) -> list[int]:
    """Where a move can lead, in the order of priority; with boats that may be bought [K15.6], the river too."""
    return by_priority(b, destinations(b, EYRIE, origin, boats))


MARCHING: Final[Steps] = (MarchInTurn(),)


class MoveByDecree(Step[Daylight]):
    """[K5.5.1.2] For each column."""

    law: ClassVar[str] = "K5.5.1.2"

    def run(self, g: Game, f: Daylight) -> None:
        g.board.call(Marches(full_columns(g.board)))


class Sorties(Frame):
    """[K5.5.1.3] A battle for each of these columns in their order."""

    def __init__(self, columns: list[int], at: int = 0) -> None:
        self.at = at
        self.columns = columns

    def steps(self) -> Steps:
        return BATTLING

    def clone(self) -> Frame:
        return Sorties(self.columns[:], self.at)


def defenseless_buildings(b: Board) -> list[int]:
    """By clearing, how many buildings of foes stand there without a warrior of their owner's."""
    counts = [0] * CLEARINGS
    for other in foes(b, EYRIE):
        if BUILDINGS_OF[other]:
            for clearing in range(CLEARINGS):
                if not b.warriors_at(other, clearing):
                    counts[clearing] += buildings_of(b, other, clearing)
    return counts


def extra_hits(b: Board, column: int) -> int:
    """[K5.5.1.3] One if the column has more cards than any other; [K14.2.5] or as many, for the focused."""
    others = [len(b.decree[other]) for other in range(len(COLUMN_SUITS)) if other != column]
    lead = len(b.decree[column]) - max(others)
    return 1 if lead > 0 or (lead == 0 and b.robots.traits[EYRIE] & FOCUSED) else 0


class BattleInTurn(Step[Sorties]):
    """[K5.5.1.3] First where, then against whom."""

    law: ClassVar[str] = "K5.5.1.3"

    def run(self, g: Game, f: Sorties) -> None:
        b = g.board
        while f.columns:
            column = f.columns.pop(0)
            among = [c for c in range(CLEARINGS) if is_of_column(b, c, column) and defenders_at(b, EYRIE, c)]
            tell_column(g, column, "K5.5.1.3")
            pick = Pick(g, EYRIE, "K5.5.1.3", "battle", by_priority(b, among))
            pick.fewest("roosts", "K5.5.1.3.1", roosts(b))
            pick.most("defenseless-buildings", "K5.5.1.3.2", defenseless_buildings(b))
            clearing = pick.best(lowest=True, law="K5.5.1.3.3")
            if clearing != NONE:
                f.at -= 1
                more_hits = extra_hits(b, column)
                start_battle(g, EYRIE, self.defender(g, clearing), clearing, "K5.5.1.3", more_hits)
                return
            tell_nothing_done(g, EYRIE, "K5.5.1")

    def defender(self, g: Game, clearing: int) -> int:
        b = g.board
        pick = Pick(g, EYRIE, "K5.5.1.3", "defender", defenders_at(b, EYRIE, clearing), players=True)
        pick.most("buildings", "K5.5.1.3", [buildings_of(b, seat, clearing) for seat in range(FACTIONS)])
        pick.most("pieces", "K5.5.1.3.4", pieces_at(b, clearing))
        pick.most("points", "K5.5.1.3.5", b.scores)
        return pick.best()


BATTLING: Final[Steps] = (BattleInTurn(),)


class BattleByDecree(Step[Daylight]):
    """[K5.5.1.3] For each column."""

    law: ClassVar[str] = "K5.5.1.3"

    def run(self, g: Game, f: Daylight) -> None:
        g.board.call(Sorties(full_columns(g.board)))


class Havoc(Frame):
    """[K14.2.2] What nobody defends falls, clearing by clearing."""

    def __init__(self, clearings: list[int], at: int = 0) -> None:
        self.at = at
        self.clearings = clearings

    def steps(self) -> Steps:
        return HAVOC

    def clone(self) -> Frame:
        return Havoc(self.clearings[:], self.at)


class RemoveDefenseless(Step[Havoc]):
    """[K14.2.2] All buildings and tokens without a warrior of their owner's, each for a point [3.2.1]."""

    law: ClassVar[str] = "K14.2.2"

    def run(self, g: Game, f: Havoc) -> None:
        if f.clearings:
            f.at -= 1
            remove_defenseless(g, EYRIE, f.clearings.pop(0))


HAVOC: Final[Steps] = (RemoveDefenseless(),)


class Relentless(Step[Daylight]):
    """[K14.2.2] After the decree, wherever they have warriors."""

    law: ClassVar[str] = "K14.2.2"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if b.robots.traits[EYRIE] & RELENTLESS:
            b.call(Havoc(by_priority(b, [c for c in range(CLEARINGS) if b.warriors_at(EYRIE, c)])))


class Build(Step[Daylight]):
    """[K5.5.2] A roost in the best ruled clearing without one, whatever the decree says; or turmoil."""

    law: ClassVar[str] = "K5.5.2"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        among: list[int] = []
        if b.stock[ROOST]:
            among = building_sites(g, EYRIE, ROOST)
        clearing = Pick(g, EYRIE, "K5.5.2", "build", among).best()
        if clearing == NONE:
            turmoil(g)
            f.at = len(DAYLIGHT)
        else:
            place_piece(g, EYRIE, ROOST, clearing, "K5.5.2")


class SwoopDown(Step[Daylight]):
    """[K14.2.3] At the end of Daylight two warriors come to the best clearing without a piece of theirs."""

    law: ClassVar[str] = "K14.2.3"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if b.robots.traits[EYRIE] & SWOOP and b.supply[EYRIE]:
            empty = [c for c in range(CLEARINGS) if not pieces_of(b, EYRIE, c) and b.may_place(EYRIE, c)]
            clearing = Pick(g, EYRIE, "K14.2.3", "recruit", by_priority(b, empty)).best()
            if clearing != NONE:
                place_warriors(g, EYRIE, clearing, SWOOPING, "K14.2.3")


DAYLIGHT: Final[Steps] = (
    RestAfterTurmoil(),
    Recruit(),
    MoveByDecree(),
    BattleByDecree(),
    Relentless(),
    Build(),
    SwoopDown(),
)


# Evening [K5.6]


class Evening(Frame):
    """[K5.6] Score the roosts. The order card stays in the decree."""

    def steps(self) -> Steps:
        return EVENING

    def clone(self) -> Frame:
        return Evening(self.at)


class ScoreRoosts(Step[Evening]):
    """[K5.6] The rightmost empty space of the roost track."""

    law: ClassVar[str] = "K5.6"

    def run(self, g: Game, f: Evening) -> None:
        g.board.robots.suit = NONE
        score(g, EYRIE, POINTS[g.board.on_map(ROOST)], "K5.6")


EVENING: Final[Steps] = (ScoreRoosts(),)
