"""The Automated Alliance [K6], top to bottom as on their board. They have neither supporters nor officers."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import IDLE, REASON, Frame
from weald.engine.procedure import Steps
from weald.games.root.clockwork.orders import craft_order, discard_order, reveal_order
from weald.games.root.clockwork.placing import place_piece, place_warriors
from weald.games.root.factions.alliance.tables import BASE, SYMPATHY
from weald.games.root.factions.alliance.turn import has_base, has_room_for_base
from weald.games.root.procedure import Step
from weald.games.root.rules.choosing import (
    Pick,
    by_priority,
    enemy_pieces,
    enemy_warriors,
    is_ordered,
    ordered_clearings,
)
from weald.games.root.rules.reasons import Count, tell_check, tell_none, tell_passed, tell_targets
from weald.games.root.rules.removing import remove_enemies, remove_warriors
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import ALLIANCE, BIRD, CLEARINGS, CLOCKWORK, STOCK, trait

POINTS: Final[list[int]] = CLOCKWORK["alliance"]["points"]  # by the tokens on the map before this one [K6.5.1]
NO_SPREAD: Final[int] = CLOCKWORK["alliance"]["cannot_spread"]  # points if there is no place for a token [K6.5.1.2]
MANY_TOKENS: Final[int] = CLOCKWORK["alliance"]["pity_few"]  # with this many tokens, pity spreads less [K6.4.4]
PITY: Final[list[int]] = CLOCKWORK["alliance"]["pity"]  # how often it spreads with few and with many tokens
MARTIAL_LAW: Final[int] = CLOCKWORK["alliance"]["martial_law"]
ORGANIZE_FROM: Final[list[int]] = CLOCKWORK["alliance"]["organize_from"]  # by level [K13.3]
ORGANIZE_LAW: Final = ["K13.3.1", "K6.6.1", "K13.3.3", "K13.3.4"]
WILDFIRE: Final = trait(ALLIANCE, "wildfire")
STEADFAST: Final = trait(ALLIANCE, "steadfast")


# set-up [K6.3]


class SetUp(Frame):
    """[K6.3] Warriors, bases and sympathy lie on the board; nothing begins on the map."""

    def steps(self) -> Steps:
        return SET_UP


SET_UP: Final[Steps] = ()


# spreading sympathy [K6.5.1]


def may_spread(b: Board, clearing: int) -> bool:
    """[K6.2.1.1, K2.3] Whether a token can be placed: one per clearing, not at the keep."""
    return not b.at(SYMPATHY, clearing) and b.may_place(ALLIANCE, clearing)


def is_next_to_sympathy(b: Board, clearing: int) -> bool:
    for neighbour in b.bot_paths(clearing):
        if b.at(SYMPATHY, neighbour):
            return True
    return False


def where_to_spread(g: Game) -> Pick:
    """[K6.5.1] Ordered, next to sympathy, with fewest enemy warriors; [K6.5.1.1] else anywhere, fewest enemy pieces."""
    b = g.board
    among = [c for c in ordered_clearings(b) if may_spread(b, c) and is_next_to_sympathy(b, c)]
    if among and b.stock[SYMPATHY]:
        pick = Pick(g, ALLIANCE, "K6.5.1", "sympathy", among)
        pick.fewest("enemy-warriors", "K6.5.1", enemy_warriors(b, ALLIANCE))
        return pick
    among = [c for c in range(CLEARINGS) if b.stock[SYMPATHY] and may_spread(b, c)]
    pick = Pick(g, ALLIANCE, "K6.5.1.1", "sympathy", by_priority(b, among))
    pick.fewest("enemy-pieces", "K6.5.1.1", enemy_pieces(b, ALLIANCE))
    return pick


def under_martial_law(b: Board, clearing: int) -> bool:
    """[K6.2.5] Whether one enemy has three or more warriors there; [K14.3.5] the trait steadfast ignores it."""
    if b.robots.traits[ALLIANCE] & STEADFAST:
        return False
    for seat in b.order:
        if b.are_enemies(ALLIANCE, seat) and b.warriors_at(seat, clearing) >= MARTIAL_LAW:
            return True
    return False


def spread(g: Game, scoring: bool = True) -> None:
    """[K6.5.1] Place a token and score its space; [K6.5.1.2] or score five points if there is no place for one."""
    b = g.board
    where = where_to_spread(g)
    if g.telling and where.law == "K6.5.1.1" and b.stock[SYMPATHY]:
        tell_none(g, ALLIANCE, "K6.5.1", "sympathy-near", "clearing", "", REASON)
    clearing = where.best(why="" if b.stock[SYMPATHY] else "none-left", none=REASON)
    if clearing == NONE:
        tell_passed(g, ALLIANCE, "K6.5.1.2", "cannot-spread", REASON if scoring else IDLE)
        score(g, ALLIANCE, NO_SPREAD if scoring else 0, "K6.5.1.2")
        return
    points = POINTS[STOCK[SYMPATHY] - b.stock[SYMPATHY]]
    law = "K6.5.1"
    if g.telling and scoring:
        tell_spread_points(g, points, clearing)
    if under_martial_law(b, clearing) and points:
        points -= 1
        law = "K6.2.5"
    if place_piece(g, ALLIANCE, SYMPATHY, clearing, "K6.5.1"):
        score(g, ALLIANCE, points if scoring else 0, law)


def tell_spread_points(g: Game, points: int, clearing: int) -> None:
    """Tell what the space of the track scores, and whether martial law costs a point."""
    count = Count(g, ALLIANCE, "K6.5.1", "points")
    count.part("track-points", "K6.5.1", points)
    if under_martial_law(g.board, clearing) and points:
        count.part("martial-law", "K6.2.5", -1)
        points -= 1
    count.tell(points)


# revolts [K6.4.3, K6.5.2]


class Revolt(Frame):
    """All enemy pieces leave a clearing; their effects follow; then the base is placed."""

    clearing: int

    def steps(self) -> Steps:
        return REVOLTING


class DriveOut(Step[Revolt]):
    """[K6.4.3] All pieces of all enemies, other bots' too [K3.5]."""

    law: ClassVar[str] = "K6.4.3"

    def run(self, g: Game, f: Revolt) -> None:
        if g.telling:
            g.tell("revolt", revolt_law(g.board), ALLIANCE, clearing=f.clearing + 1)
        remove_enemies(g, ALLIANCE, [f.clearing])


class SettleBase(Step[Revolt]):
    """[K6.4.3] Place the base of the clearing's suit."""

    law: ClassVar[str] = "K6.4.3"

    def run(self, g: Game, f: Revolt) -> None:
        place_piece(g, ALLIANCE, BASE, f.clearing, revolt_law(g.board))


REVOLTING: Final[Steps] = (DriveOut(), SettleBase())


def revolt_law(b: Board) -> str:
    return "K6.5.2" if b.robots.suit == BIRD else "K6.4.3"


def may_revolt(b: Board, clearing: int) -> bool:
    """Whether the base of the clearing's suit is not built yet, and fits there."""
    return is_ordered(b, clearing) and not has_base(b, b.suits[clearing]) and has_room_for_base(b, clearing)


def revolt(g: Game) -> bool:
    """[K6.4.3, K6.5.2] Revolt in the ordered sympathetic clearing with most enemy pieces. False if there is none."""
    b = g.board
    among = [c for c in range(CLEARINGS) if b.at(SYMPATHY, c) and may_revolt(b, c)]
    pick = Pick(g, ALLIANCE, revolt_law(b), "revolt", by_priority(b, among))
    pick.most("enemy-pieces", revolt_law(b), enemy_pieces(b, ALLIANCE))
    clearing = pick.best(none=REASON)
    if clearing == NONE:
        tell_passed(g, ALLIANCE, revolt_law(b), "no-revolt")
        return False
    b.call(Revolt(clearing))
    return True


def will_revolt(g: Game) -> bool:
    """[K14.3.5] Whether a surprise revolt is certain, counting the sympathy that Daylight spreads first."""
    b = g.board
    if b.robots.suit != BIRD:
        return False
    sympathetic = [c for c in range(CLEARINGS) if b.at(SYMPATHY, c)]
    sympathetic += by_priority(b, where_to_spread(g).left)[:1]
    for clearing in sympathetic:
        if may_revolt(b, clearing):
            return True
    return False


# Birdsong [K6.4]


class Birdsong(Frame):
    """[K6.4] Reveal the order, craft it, revolt, or pity: `pity` counts how often sympathy will spread."""

    pity: int = 0

    def steps(self) -> Steps:
        return BIRDSONG


class RevealOrder(Step[Birdsong]):
    """[K6.4.1] The order card."""

    law: ClassVar[str] = "K6.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        reveal_order(g, ALLIANCE)


class CraftOrder(Step[Birdsong]):
    """[K6.4.2] Craft its item, if one is in the supply."""

    law: ClassVar[str] = "K6.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        craft_order(g, ALLIANCE)


class MorningRevolt(Step[Birdsong]):
    """[K6.4.3] Revolt, except on a bird order; [K6.4.4] if there is none, pity by the number of tokens on the map."""

    law: ClassVar[str] = "K6.4.3"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        if b.robots.suit == BIRD:
            tell_passed(g, ALLIANCE, "K6.4.3", "bird-order")
        elif revolt(g):
            return
        if b.robots.traits[ALLIANCE] & STEADFAST and will_revolt(g):
            tell_passed(g, ALLIANCE, "K14.3.5", "revolt-to-come")
            return
        tokens = b.on_map(SYMPATHY)
        tell_check(g, ALLIANCE, "K6.4.4", "pity-twice", "sympathy", tokens, "at-most", MANY_TOKENS - 1, either=True)
        f.pity = PITY[0] if tokens < MANY_TOKENS else PITY[1]


class PublicPity(Step[Birdsong]):
    """[K6.4.4] Spread sympathy, as often as was decided before the first time."""

    law: ClassVar[str] = "K6.4.4"

    def run(self, g: Game, f: Birdsong) -> None:
        if f.pity and g.telling:
            g.tell("bot-pity", "K6.4.4", ALLIANCE, count=f.pity)
        for _ in range(f.pity):
            spread(g)


BIRDSONG: Final[Steps] = (RevealOrder(), CraftOrder(), MorningRevolt(), PublicPity())


# Daylight [K6.5]


class Daylight(Frame):
    """[K6.5] Spread sympathy; on a bird order revolt too."""

    def steps(self) -> Steps:
        return DAYLIGHT


class SpreadSympathy(Step[Daylight]):
    """[K6.5.1] Spread sympathy once."""

    law: ClassVar[str] = "K6.5.1"

    def run(self, g: Game, f: Daylight) -> None:
        spread(g)


class SurpriseRevolt(Step[Daylight]):
    """[K6.5.2] On a bird order, revolt in any sympathetic clearing whose base is not built."""

    law: ClassVar[str] = "K6.5.2"

    def run(self, g: Game, f: Daylight) -> None:
        if g.board.robots.suit == BIRD:
            revolt(g)


DAYLIGHT: Final[Steps] = (SpreadSympathy(), SurpriseRevolt())


# Evening [K6.6]


class Evening(Frame):
    """[K6.6] Organize, recruit, discard the order."""

    def steps(self) -> Steps:
        return EVENING


def bases(b: Board) -> list[int]:
    """The clearings with a base, in order of priority."""
    return by_priority(b, [clearing for clearing in range(CLEARINGS) if b.at(BASE, clearing)])


class Organize(Step[Evening]):
    """[K6.6.1] Where enough warriors stand at a base, remove them all and spread sympathy."""

    law: ClassVar[str] = "K6.6.1"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        level = b.robots.levels[ALLIANCE]
        enough = ORGANIZE_FROM[level]
        for clearing in bases(b):
            count = b.warriors_at(ALLIANCE, clearing)
            law = ORGANIZE_LAW[level]
            tell_check(g, ALLIANCE, law, "organize", "own-warriors", count, "at-least", enough, clearing)
            if count >= enough:
                if g.telling:
                    g.tell("bot-organizes", "K6.6.1", ALLIANCE, clearing=clearing + 1)
                remove_warriors(g, ALLIANCE, clearing, count)
                spread(g)


class Recruit(Step[Evening]):
    """[K6.6.2] A warrior at each base."""

    law: ClassVar[str] = "K6.6.2"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        where = bases(b)
        tell_targets(g, ALLIANCE, "K6.6.2", "recruit", where)
        if where and not b.supply[ALLIANCE]:
            tell_passed(g, ALLIANCE, "K6.6.2", "no-warriors-left")
        for clearing in where:
            place_warriors(g, ALLIANCE, clearing, 1, "K6.6.2")


class Wildfire(Step[Evening]):
    """[K14.3.4] With the trait wildfire, spread sympathy once more before the order is discarded, for no points."""

    law: ClassVar[str] = "K14.3.4"

    def run(self, g: Game, f: Evening) -> None:
        if g.board.robots.traits[ALLIANCE] & WILDFIRE:
            spread(g, scoring=False)


class DiscardOrder(Step[Evening]):
    """[K6.6.3] The order card."""

    law: ClassVar[str] = "K6.6.3"

    def run(self, g: Game, f: Evening) -> None:
        discard_order(g, ALLIANCE, self.law)


EVENING: Final[Steps] = (Organize(), Recruit(), Wildfire(), DiscardOrder())
