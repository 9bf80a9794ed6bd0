"""The Electric Eyrie [K5], top to bottom as on their board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, REASON, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import START
from weald.games.root.clockwork.orders import craft_order, reveal_order
from weald.games.root.clockwork.placing import place_piece, place_warriors
from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.eyrie.clockwork_decree import (
    COLUMN_NAMES,
    COLUMN_SUITS,
    Marches,
    Sorties,
    buy_missing_suit,
    full_columns,
    is_of_column,
    tell_column,
)
from weald.games.root.factions.riverfolk.hiring import building_sites
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.cards import discard
from weald.games.root.rules.choosing import (
    Pick,
    by_priority,
    enemy_pieces,
    ordered_clearings,
    own_warriors,
    pieces_of,
    start_corners,
    tell_corner,
)
from weald.games.root.rules.reasons import Count, tell_check, tell_passed, tell_targets
from weald.games.root.rules.removing import remove_defenseless
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, VIZIER, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD, CARD_NAMES, CLEARINGS, CLOCKWORK, EYRIE, NIGHTMARE, ROOST, SUIT, card, trait

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
BIRD_AMBUSH: Final = card("ambush_bird")


# set-up [K5.3]


def new_decree(b: Board) -> list[list[int]]:
    """[K5.3.3] The loyal viziers, in the bird column; one fewer at the easy level [K13.2.1]."""
    decree: list[list[int]] = [[] for _ in COLUMN_SUITS]
    decree[BIRDS] = [VIZIER] * VIZIERS[b.robots.levels[EYRIE]]
    return decree


def set_ambush_aside(g: Game) -> None:
    """[K13.2.3] Before hands are dealt, move a bird ambush from the deck to the bird column."""
    b = g.board
    level = b.robots.levels[EYRIE]
    for _ in range(AMBUSHES[level]):
        g.deck.remove(BIRD_AMBUSH)
        b.deck -= 1
        decree(g, BIRD_AMBUSH, "K13.2.4" if level == NIGHTMARE else "K13.2.3")


def decree(g: Game, given: int, law: str) -> None:
    """Put a card into the column of its suit."""
    column = COLUMN_SUITS.index(SUIT[given])
    eyrie_board(g.board).decree[column].append(given)
    if g.telling:
        g.tell("bot-decreed", law, EYRIE, card=CARD_NAMES[given], suit=COLUMN_NAMES[column])


class SetUp(Frame):
    """[K5.3] The first roost with its warriors, and the viziers."""

    def steps(self) -> Steps:
        return SET_UP


class PlaceFirstRoost(ChanceDecision[SetUp]):
    """[K5.3.2] One roost and six warriors in a random corner."""

    law: ClassVar[str] = "K5.3.2"
    ask: ClassVar[str] = "chance-corner"

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(START | corner, 1) for corner in start_corners(g.board)]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        corner = noun(choice)
        tell_corner(g, EYRIE, "K5.3.2", corner)
        g.board.homes[EYRIE] = corner
        place_piece(g, EYRIE, ROOST, corner, "K5.3.2")
        place_warriors(g, EYRIE, corner, START_WARRIORS, "K5.3.2")


class SeatViziers(Step[SetUp]):
    """[K5.3.3] Put the viziers into the bird column, before a card that may lie there already [K13.2.3]."""

    law: ClassVar[str] = "K5.3.3"

    def run(self, g: Game, f: SetUp) -> None:
        b = g.board
        eyrie_board(b).decree[BIRDS] = new_decree(b)[BIRDS] + eyrie_board(b).decree[BIRDS]
        if g.telling:
            g.tell("bot-viziers", "K5.3.3", EYRIE, count=eyrie_board(b).decree[BIRDS].count(VIZIER))


SET_UP: Final[Steps] = (PlaceFirstRoost(), SeatViziers())


# turmoil [K5.7]


def birds_in(b: Board) -> int:
    """How many bird cards the decree has, with viziers: all are in the bird column."""
    return len(eyrie_board(b).decree[BIRDS])


def turmoil(g: Game) -> None:
    """[K5.7] Lose points, or score them [K14.2.1]; discard all of the decree but the viziers. Then Evening."""
    b = g.board
    if g.telling:
        g.tell("bot-turmoil", "K5.7", EYRIE)
    noble = b.robots.traits[EYRIE] & NOBILITY
    law, points = ("K14.2.1", birds_in(b)) if noble else ("K5.7.1", -birds_in(b))
    if g.telling:
        count = Count(g, EYRIE, law, "points")
        count.part("birds-in-decree", law, points)
        count.tell(points)
    score(g, EYRIE, points, law)
    purged: list[int] = []
    for column in eyrie_board(b).decree:
        purged += [one for one in column if one != VIZIER]
    for one in purged:
        discard(g, one)
    eyrie_board(b).decree = new_decree(b)
    if g.telling and purged:
        g.tell("bot-purged", "K5.7.2", EYRIE, cards=[CARD_NAMES[one] for one in purged])


# Birdsong [K5.4]


class Birdsong(Frame):
    """[K5.4] Reveal the order, craft it, add it to the decree; place a roost if there is none."""

    def steps(self) -> Steps:
        return BIRDSONG


class RevealOrder(Step[Birdsong]):
    """[K5.4.1] The order card."""

    law: ClassVar[str] = "K5.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        reveal_order(g, EYRIE)


class CraftOrder(Step[Birdsong]):
    """[K5.4.2] Craft its item, if one is in the supply."""

    law: ClassVar[str] = "K5.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        decreed = [COLUMN_SUITS[column] for column in full_columns(g.board)]
        if not buy_missing_suit(g, decreed):  # [K15.6]
            craft_order(g, EYRIE)


class AddToDecree(Step[Birdsong]):
    """[K5.4.3] The order card goes into its column for good; its suit is ordered until the end of the turn."""

    law: ClassVar[str] = "K5.4.3"

    def run(self, g: Game, f: Birdsong) -> None:
        robots = g.board.robots
        if robots.card != NONE:
            given = robots.card
            robots.card = NONE
            decree(g, given, "K5.4.3")


class NewRoost(Step[Birdsong]):
    """[K5.4.4] Without a roost, place one with four warriors in the best ordered clearing with room.

    [K5.7] If that is impossible, or a snare stops it, turmoil.
    """

    law: ClassVar[str] = "K5.4.4"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        if b.on_map(ROOST):
            return
        among: list[int] = []
        law, needed = "K5.4.4", NEW_ROOST_WARRIORS
        tell_check(g, EYRIE, law, "new-roost", "supply", b.supply[EYRIE], "at-least", needed, either=True)
        if b.supply[EYRIE] >= needed:
            among = [c for c in ordered_clearings(b) if b.open_slots(c) and b.may_place(EYRIE, c)]
        clearing = Pick(g, EYRIE, law, "build", among).best(none=REASON)
        if clearing != NONE and place_piece(g, EYRIE, ROOST, clearing, law):
            place_warriors(g, EYRIE, clearing, needed, law)
        else:
            turmoil(g)


BIRDSONG: Final[Steps] = (RevealOrder(), CraftOrder(), AddToDecree(), NewRoost())


# Daylight [K5.5]


class Daylight(Frame):
    """[K5.5] Resolve the decree: all recruits, all moves, all battles; then build a roost."""

    def steps(self) -> Steps:
        return DAYLIGHT


class RestAfterTurmoil(Step[Daylight]):
    """[K5.7.3] After turmoil in Birdsong, skip to Evening: there is no roost and no order left."""

    law: ClassVar[str] = "K5.7.3"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if not b.on_map(ROOST) and eyrie_board(b).decree == new_decree(b):
            tell_passed(g, EYRIE, "K5.7.3", "turmoil")
            f.at = len(DAYLIGHT)


class Recruit(Step[Daylight]):
    """[K5.5.1.1] For each column, as many warriors as it has cards, at a roost of its suit."""

    law: ClassVar[str] = "K5.5.1.1"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        for column in full_columns(b):
            wanted = len(eyrie_board(b).decree[column])
            placed = 0
            among = [c for c in range(CLEARINGS) if b.at(ROOST, c) and is_of_column(b, c, column)]
            among = [c for c in among if b.may_place(EYRIE, c)]
            tell_column(g, column, "K5.5.1.1")
            if among and b.supply[EYRIE]:
                pick = Pick(g, EYRIE, "K5.5.1.1", "recruit", by_priority(b, among))
                pick.most("enemy-pieces", "K5.5.1.1.1", enemy_pieces(b, EYRIE))
                pick.fewest("own-warriors", "K5.5.1.1.2", own_warriors(b, EYRIE))
                if g.telling:
                    tell_recruits(g, wanted)
                placed = place_warriors(g, EYRIE, pick.best(lowest=True, law="K5.5.1.1.3"), wanted, "K5.5.1.1")
            else:
                tell_passed(g, EYRIE, "K5.5.1", "no-warriors-left" if among else "no-roost-of-suit")
            if placed < wanted and b.robots.traits[EYRIE] & NOBILITY:
                turmoil(g)  # [K14.2.1]
                f.at = len(DAYLIGHT)
                return


def tell_recruits(g: Game, cards: int) -> None:
    """Tell how many a column recruits: as many as it has cards, up to the supply."""
    count = Count(g, EYRIE, "K5.5.1.1", "recruits")
    count.part("column-cards", "K5.5.1.1", cards)
    count.limit("supply", "K5.5.1.1", g.board.supply[EYRIE])
    count.tell(min(cards, g.board.supply[EYRIE]))


class MoveByDecree(Step[Daylight]):
    """[K5.5.1.2] Move for each column."""

    law: ClassVar[str] = "K5.5.1.2"

    def run(self, g: Game, f: Daylight) -> None:
        g.board.call(Marches(full_columns(g.board)))


class BattleByDecree(Step[Daylight]):
    """[K5.5.1.3] Battle for each column."""

    law: ClassVar[str] = "K5.5.1.3"

    def run(self, g: Game, f: Daylight) -> None:
        g.board.call(Sorties(full_columns(g.board)))


class Havoc(Frame):
    """[K14.2.2] With the trait relentless, remove what nobody defends, clearing by clearing."""

    clearings: list[int]

    def steps(self) -> Steps:
        return HAVOC


class RemoveDefenseless(Step[Havoc]):
    """[K14.2.2] Remove all buildings and tokens whose owner has no warrior there, each for a point [3.2.1]."""

    law: ClassVar[str] = "K14.2.2"

    def run(self, g: Game, f: Havoc) -> None:
        if f.clearings:
            f.at -= 1
            remove_defenseless(g, EYRIE, f.clearings.pop(0))


HAVOC: Final[Steps] = (RemoveDefenseless(),)


class Relentless(Step[Daylight]):
    """[K14.2.2] After the decree, in every clearing where they have warriors."""

    law: ClassVar[str] = "K14.2.2"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if b.robots.traits[EYRIE] & RELENTLESS:
            where = by_priority(b, [c for c in range(CLEARINGS) if b.warriors_at(EYRIE, c)])
            tell_targets(g, EYRIE, "K14.2.2", "havoc", where)
            b.call(Havoc(where))


class Build(Step[Daylight]):
    """[K5.5.2] Build a roost in the best ruled clearing without one, of any suit.

    [K5.7] If that is impossible, or a snare stops it, turmoil.
    """

    law: ClassVar[str] = "K5.5.2"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        among: list[int] = []
        if b.stock[ROOST]:
            among = building_sites(g, EYRIE, ROOST)
        clearing = Pick(g, EYRIE, "K5.5.2", "build", among).best(why="" if b.stock[ROOST] else "none-left")
        if clearing == NONE or not place_piece(g, EYRIE, ROOST, clearing, "K5.5.2"):
            turmoil(g)
            f.at = len(DAYLIGHT)


class SwoopDown(Step[Daylight]):
    """[K14.2.3] At the end of Daylight, place two warriors in the best clearing where they have no piece."""

    law: ClassVar[str] = "K14.2.3"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if not b.robots.traits[EYRIE] & SWOOP:
            return
        if not b.supply[EYRIE]:
            tell_passed(g, EYRIE, "K14.2.3", "no-warriors-left")
            return
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


class ScoreRoosts(Step[Evening]):
    """[K5.6] Score the rightmost empty space of the roost track."""

    law: ClassVar[str] = "K5.6"

    def run(self, g: Game, f: Evening) -> None:
        g.board.robots.suit = NONE
        score(g, EYRIE, POINTS[g.board.on_map(ROOST)], "K5.6", DEED)


EVENING: Final[Steps] = (ScoreRoosts(),)
