"""The Drillbit Duchy [K10], top to bottom as on its board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import START
from weald.games.root.clockwork.orders import craft_order, discard_order, move_warriors, reveal_order
from weald.games.root.clockwork.placing import place_piece, place_warriors
from weald.games.root.factions.duchy.board import duchy_board
from weald.games.root.factions.duchy.ministers import OVERWHELM, Ministers, OrderedBattles, build, dig
from weald.games.root.factions.duchy.price_of_failure import sway, unswayed
from weald.games.root.factions.duchy.tables import CITADEL, FOREMOLE, MARKET, TUNNEL
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.cards import Draw, discard
from weald.games.root.rules.choosing import (
    Pick,
    PickThing,
    buildings_of,
    ordered_clearings,
    own_warriors,
    ruled_clearings,
    start_corners,
    tell_corner,
)
from weald.games.root.rules.moving import destinations
from weald.games.root.rules.reasons import Count, tell_check, tell_leaving, tell_passed, tell_targets
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD, CARD_NAMES, CLEARINGS, CLOCKWORK, DUCHY, SUIT

RECRUITS: Final[list[int]] = CLOCKWORK["duchy"]["recruits"]  # by level [K13.7]
ICONS: Final[list[int]] = CLOCKWORK["duchy"]["icons"]  # by citadels on the map [K10.4.3]
DIG_NEEDS: Final = 4  # [K10.5.1]
SURFACE: Final = 2  # warriors in each clearing of the set-up [K10.3.3]
FIRST_MINISTERS: Final = 2  # [K10.3.5]
RALLIES: Final = (1, 2)  # this many warriors without a building rally [K10.6.1]
STAY: Final = 4  # [K10.6.1]


# set-up [K10.3]


class SetUp(Frame):
    """[K10.3] A corner with a tunnel, warriors around it, two ministers."""

    def steps(self) -> Steps:
        return SET_UP


class Surface(ChanceDecision[SetUp]):
    """[K10.3.3] Two warriors and a tunnel in a random corner, two warriors in each clearing next to it."""

    law: ClassVar[str] = "K10.3.3"
    ask: ClassVar[str] = "chance-corner"

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(START | corner, 1) for corner in start_corners(g.board)]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        corner = noun(choice)
        tell_corner(g, DUCHY, "K10.3.3", corner)
        g.board.homes[DUCHY] = corner
        place_piece(g, DUCHY, TUNNEL, corner, "K10.3.3")
        for clearing in [corner, *g.board.bot_paths(corner)]:
            place_warriors(g, DUCHY, clearing, SURFACE, "K10.3.3")


class FirstMinisters(Draw):
    """[K10.3.5] Cards from the deck each sway the topmost minister of their suit, and are discarded."""

    def receive(self, g: Game, card: int) -> None:
        if g.telling:
            g.tell("discarded", "K10.3.5", DUCHY, card=CARD_NAMES[card])
        g.board.reveals += 1
        discard(g, card)
        among = unswayed(g.board, SUIT[card])
        sway(g, PickThing(g, DUCHY, "K10.3.5", "sway", among, "minister").first(), "K10.3.5")


class SwayFirst(Step[SetUp]):
    """[K10.3.5] Draw two cards."""

    law: ClassVar[str] = "K10.3.5"

    def run(self, g: Game, f: SetUp) -> None:
        g.board.call(FirstMinisters(DUCHY, FIRST_MINISTERS))


SET_UP: Final[Steps] = (Surface(), SwayFirst())


# Birdsong [K10.4]


class Birdsong(Frame):
    """[K10.4] Reveal the order, craft it, recruit."""

    def steps(self) -> Steps:
        return BIRDSONG


class RevealOrder(Step[Birdsong]):
    """[K10.4.1] The order card."""

    law: ClassVar[str] = "K10.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        reveal_order(g, DUCHY)


class CraftOrder(Step[Birdsong]):
    """[K10.4.2] Craft its item, if one is in the supply."""

    law: ClassVar[str] = "K10.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        craft_order(g, DUCHY)


class Recruit(Step[Birdsong]):
    """[K10.4.3] Two warriors go into the Burrow, more with citadels on the map, one more by the Foremole [K10.7.3]."""

    law: ClassVar[str] = "K10.4.3"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        count = RECRUITS[b.robots.levels[DUCHY]] + ICONS[b.on_map(CITADEL)]
        count += 1 if duchy_board(b).swayed[FOREMOLE] else 0
        count = min(count, b.supply[DUCHY])
        if g.telling:
            tell_recruits(g, count)
        b.supply[DUCHY] -= count
        duchy_board(b).burrow += count
        if g.telling and count:
            g.tell("burrowed", "K10.4.3", DUCHY, count=count)


def tell_recruits(g: Game, count: int) -> None:
    """Tell how many warriors go into the Burrow: by level, citadels and Foremole, up to the supply."""
    b = g.board
    level = b.robots.levels[DUCHY]
    told = Count(g, DUCHY, "K10.4.3", "recruits")
    told.part("recruits", f"K13.7.{level + 1}", RECRUITS[level])
    told.part("citadel-recruits", "K10.4.3", ICONS[b.on_map(CITADEL)])
    if duchy_board(b).swayed[FOREMOLE]:
        told.part("foremole", "K10.7.3", 1)
    told.limit("supply", "K10.4.3", b.supply[DUCHY])
    told.tell(count)


BIRDSONG: Final[Steps] = (RevealOrder(), CraftOrder(), Recruit())


# Daylight [K10.5]


class Daylight(Frame):
    """[K10.5] Dig, battle, build, ministers."""

    def steps(self) -> Steps:
        return DAYLIGHT


class Dig(Step[Daylight]):
    """[K10.5.1] Dig with four warriors in the Burrow; with the trait overwhelm three are enough [K14.7.3]."""

    law: ClassVar[str] = "K10.5.1"

    def run(self, g: Game, f: Daylight) -> None:
        if g.board.robots.traits[DUCHY] & OVERWHELM:
            dig(g, False, "K10.5.1")
            return
        tell_check(g, DUCHY, "K10.5.1", "whether-dig", "burrow", duchy_board(g.board).burrow, "at-least", DIG_NEEDS)
        if duchy_board(g.board).burrow >= DIG_NEEDS:
            dig(g, False, "K10.5.1")


class DigAgain(Step[Daylight]):
    """[K14.7.3] With the trait overwhelm, dig a second time."""

    law: ClassVar[str] = "K14.7.3"

    def run(self, g: Game, f: Daylight) -> None:
        if g.board.robots.traits[DUCHY] & OVERWHELM:
            dig(g, False, "K14.7.3")


class BattleAll(Step[Daylight]):
    """[K10.5.2] Battle in each ordered clearing."""

    law: ClassVar[str] = "K10.5.2"

    def run(self, g: Game, f: Daylight) -> None:
        g.board.call(OrderedBattles(DUCHY, ordered_clearings(g.board)))


class Build(Step[Daylight]):
    """[K10.5.3] Build a citadel or a market, or score a point."""

    law: ClassVar[str] = "K10.5.3"

    def run(self, g: Game, f: Daylight) -> None:
        build(g, "K10.5.3")


class AskMinisters(Step[Daylight]):
    """[K10.5.4] Each swayed minister acts."""

    law: ClassVar[str] = "K10.5.4"

    def run(self, g: Game, f: Daylight) -> None:
        g.board.call(Ministers(0))


DAYLIGHT: Final[Steps] = (Dig(), DigAgain(), BattleAll(), Build(), AskMinisters())


# Evening [K10.6]


class Evening(Frame):
    """[K10.6] Rally, score, sway, discard the order. `origins` are the clearings still to rally from."""

    origins: list[int]

    def steps(self) -> Steps:
        return EVENING


def to_burrow(g: Game, clearing: int, count: int, law: str) -> None:
    """Move warriors from a clearing into the Burrow; this is not a move by the law."""
    b = g.board
    b.warriors[DUCHY * CLEARINGS + clearing] -= count
    duchy_board(b).burrow += count
    if g.telling:
        g.tell("went-underground", law, DUCHY, count=count, clearing=clearing + 1)


class FindStragglers(Step[Evening]):
    """[K10.6.1, K2.4] Find the ordered clearings to rally from, in order of priority."""

    law: ClassVar[str] = "K10.6.1"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        f.origins = ordered_clearings(b)
        if g.telling:
            where = [c for c in f.origins if b.warriors_at(DUCHY, c) in RALLIES and not buildings_of(b, DUCHY, c)]
            tell_targets(g, DUCHY, "K10.6.1", "rally", where)


class Rally(Step[Evening]):
    """[K10.6.1] One or two warriors without a building move to one next to them, or to the Burrow [K10.6.1.2]."""

    law: ClassVar[str] = "K10.6.1"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        while f.origins:
            origin = f.origins.pop(0)
            count = b.warriors_at(DUCHY, origin)
            if count not in RALLIES or buildings_of(b, DUCHY, origin):
                continue
            near = [clearing for clearing in destinations(b, DUCHY, origin) if buildings_of(b, DUCHY, clearing)]
            pick = Pick(g, DUCHY, "K10.6.1", "move-to", near)
            pick.fewest("own-warriors", "K10.6.1.1", own_warriors(b, DUCHY))
            to = pick.best()
            if to == NONE:
                to_burrow(g, origin, count, "K10.6.1.2")
            else:
                f.at -= 1
                move_warriors(g, DUCHY, origin, to, count)
                return


class SendDown(Step[Evening]):
    """[K10.6.1] From each clearing they rule, all warriors beyond four go to the Burrow."""

    law: ClassVar[str] = "K10.6.1"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        for clearing in ruled_clearings(b, DUCHY):
            if b.warriors_at(DUCHY, clearing) > STAY:
                tell_leaving(g, DUCHY, "K10.6.1", clearing, STAY)
                to_burrow(g, clearing, b.warriors_at(DUCHY, clearing) - STAY, "K10.6.1")


class ScoreMarkets(Step[Evening]):
    """[K10.6.2] A point for each market."""

    law: ClassVar[str] = "K10.6.2"

    def run(self, g: Game, f: Evening) -> None:
        score(g, DUCHY, g.board.on_map(MARKET), "K10.6.2", DEED)


class Sway(Step[Evening]):
    """[K10.6.3] Sway the topmost unswayed minister of the order; if none, or on a bird order, the bottommost of all."""

    law: ClassVar[str] = "K10.6.3"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        suit = b.robots.suit
        left = unswayed(b, BIRD)
        if suit == NONE or not left:
            tell_passed(g, DUCHY, "K10.6.3", "all-swayed" if suit != NONE else "no-order")
            return
        ordered = unswayed(b, suit) if suit != BIRD else []
        pick = PickThing(g, DUCHY, "K10.6.3", "sway" if ordered else "sway-last", ordered or left[::-1], "minister")
        sway(g, pick.first(), "K10.6.3")


class DiscardOrder(Step[Evening]):
    """[K10.6.4] The order card."""

    law: ClassVar[str] = "K10.6.4"

    def run(self, g: Game, f: Evening) -> None:
        discard_order(g, DUCHY, self.law)


EVENING: Final[Steps] = (FindStragglers(), Rally(), SendDown(), ScoreMarkets(), Sway(), DiscardOrder())
