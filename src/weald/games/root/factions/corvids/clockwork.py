"""The Cogwheel Corvids [K11], top to bottom as on their board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, Frame
from weald.engine.procedure import Steps
from weald.games.root.clockwork.orders import Battles, craft_order, discard_order, move_warriors, reveal_order
from weald.games.root.clockwork.placing import place_warriors
from weald.games.root.factions.corvids.board import has_plot
from weald.games.root.factions.corvids.plots import FlipPlots, lay_plot, thickening
from weald.games.root.factions.corvids.tables import EXTORTION, PLOT
from weald.games.root.procedure import Step
from weald.games.root.rules.choosing import Pick, all_points, by_priority, ordered_clearings, own_warriors
from weald.games.root.rules.moving import destinations
from weald.games.root.rules.reasons import Count, tell_leaving, tell_passed, tell_targets
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD, CLEARINGS, CLOCKWORK, CORVIDS, SEAT_COUNT, trait

RECRUITS: Final[list[int]] = CLOCKWORK["corvids"]["recruits"]  # by level [K13.8], per clearing
RECRUIT_IN: Final = 2  # clearings [K11.4.3]
FIGHT_FROM: Final = 2  # warriors [K11.5.1]
STAY: Final = 2  # [K11.5.2]
MASTERMIND: Final = trait(CORVIDS, "mastermind")


# set-up [K11.3]


class SetUp(Frame):
    """[K11.3] A warrior in a clearing of each suit."""

    def steps(self) -> Steps:
        return SET_UP


class Spread(Step[SetUp]):
    """[K11.3.2] Of each suit, the clearing of lowest priority where they may place."""

    law: ClassVar[str] = "K11.3.2"

    def run(self, g: Game, f: SetUp) -> None:
        b = g.board
        for suit in range(BIRD):
            among = [c for c in range(CLEARINGS) if b.suits[c] == suit and b.may_place(CORVIDS, c)]
            clearing = Pick(g, CORVIDS, "K11.3.2", "recruit", among).best(lowest=True)
            place_warriors(g, CORVIDS, clearing, 1, "K11.3.2")


SET_UP: Final[Steps] = (Spread(),)


# Birdsong [K11.4]


class Birdsong(Frame):
    """[K11.4] Reveal the order, craft it, recruit, flip plots.

    `recruited` are the clearings chosen for recruits; the last still needs `wanting` warriors.
    """

    recruited: list[int]
    wanting: int

    def steps(self) -> Steps:
        return BIRDSONG


class RevealOrder(Step[Birdsong]):
    """[K11.4.1] The order card."""

    law: ClassVar[str] = "K11.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        reveal_order(g, CORVIDS)


class CraftOrder(Step[Birdsong]):
    """[K11.4.2] Craft its item, if one is in the supply."""

    law: ClassVar[str] = "K11.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        craft_order(g, CORVIDS)


def plots_at(b: Board) -> list[int]:
    """By clearing, 1 if it has a plot."""
    return [1 if has_plot(b, clearing) else 0 for clearing in range(CLEARINGS)]


def choose_recruits(g: Game, f: Birdsong) -> int:
    """[K11.4.3] The next ordered clearing: without a plot if possible, then with most Corvids [K11.4.3.1]."""
    b = g.board
    among = [c for c in ordered_clearings(b) if c not in f.recruited and b.may_place(CORVIDS, c)]
    pick = Pick(g, CORVIDS, "K11.4.3", "recruit", among)
    pick.fewest("plots", "K11.4.3", plots_at(b))
    pick.most("own-warriors", "K11.4.3.1", own_warriors(b, CORVIDS))
    return pick.best()


class Recruit(Step[Birdsong]):
    """[K11.4.3] Two warriors in each of two ordered clearings; with an empty supply the plot thickens [K11.4.3.2]."""

    law: ClassVar[str] = "K11.4.3"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        if not f.wanting and len(f.recruited) == RECRUIT_IN:
            return
        if not b.supply[CORVIDS]:
            tell_passed(g, CORVIDS, "K11.4.3.2", "no-warriors-left")
            clearing = thickening(g, "K11.4.3.2")
            if clearing != NONE:
                f.at -= 1
                lay_plot(g, clearing, "K11.4.3.2")
            return
        if not f.wanting:
            clearing = choose_recruits(g, f)
            if clearing == NONE:
                return
            f.recruited.append(clearing)
            f.wanting = RECRUITS[b.robots.levels[CORVIDS]]
            if g.telling:
                tell_recruits(g, f.wanting)
        f.wanting -= place_warriors(g, CORVIDS, f.recruited[-1], f.wanting, "K11.4.3")
        f.at -= 1


def tell_recruits(g: Game, count: int) -> None:
    """Tell how many recruits the level gives a clearing; if the supply has too few, the plot thickens first."""
    told = Count(g, CORVIDS, "K11.4.3", "recruits")
    told.part("recruits", f"K13.8.{g.board.robots.levels[CORVIDS] + 1}", count)
    told.tell(count)


class Flip(Step[Birdsong]):
    """[K11.4.4] Flip all facedown plots."""

    law: ClassVar[str] = "K11.4.4"

    def run(self, g: Game, f: Birdsong) -> None:
        b = g.board
        if g.telling:
            tell_targets(g, CORVIDS, "K11.4.4", "flip", by_priority(b, [c for c in range(CLEARINGS) if b.at(PLOT, c)]))
        b.call(FlipPlots(NONE, NONE))


BIRDSONG: Final[Steps] = (RevealOrder(), CraftOrder(), Recruit(), Flip())


# Daylight [K11.5]


class Daylight(Frame):
    """[K11.5] Battle, move, plot, thicken. `origins` are still to be moved from, `plotted` counts the plots laid."""

    origins: list[int]
    plotted: int

    def steps(self) -> Steps:
        return DAYLIGHT


class CorvidBattles(Battles):
    """[K11.5.1] With two or more warriors, fight whoever has most buildings and tokens there, then most points."""

    def law(self, b: Board) -> str:
        return "K11.5.1"

    def fights_in(self, b: Board, clearing: int) -> bool:
        return b.warriors_at(CORVIDS, clearing) >= FIGHT_FROM

    def defender(self, g: Game, clearing: int, among: list[int]) -> int:
        b = g.board
        pick = Pick(g, CORVIDS, "K11.5.1", "defender", among, players=True)
        pick.most("buildings-tokens", "K11.5.1", [b.others_at(seat, clearing) for seat in range(SEAT_COUNT)])
        pick.most("points", "K11.5.1.1", all_points(b))
        return pick.best()


class BattleAll(Step[Daylight]):
    """[K11.5.1] In each ordered clearing."""

    law: ClassVar[str] = "K11.5.1"

    def run(self, g: Game, f: Daylight) -> None:
        g.board.call(CorvidBattles(CORVIDS, ordered_clearings(g.board)))


class FindFlocks(Step[Daylight]):
    """[K11.5.2, K2.4] Find the ordered clearings to move from, in order of priority."""

    law: ClassVar[str] = "K11.5.2"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        f.origins = ordered_clearings(b)
        if g.telling:
            where = [c for c in f.origins if has_plot(b, c) and not b.at(PLOT, c) and b.warriors_at(CORVIDS, c) > STAY]
            tell_targets(g, CORVIDS, "K11.5.2", "move-from", where)


class Move(Step[Daylight]):
    """[K11.5.2] Move all but two warriors from each faceup plot to the plotless neighbour with most Corvids."""

    law: ClassVar[str] = "K11.5.2"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        while f.origins:
            origin = f.origins.pop(0)
            count = b.warriors_at(CORVIDS, origin) - STAY
            if count <= 0 or not has_plot(b, origin) or b.at(PLOT, origin):
                continue
            near = destinations(b, CORVIDS, origin)
            free = [clearing for clearing in near if not has_plot(b, clearing)]
            pick = Pick(g, CORVIDS, "K11.5.2" if free else "K11.5.2.2", "move-to", free or near)
            if free:
                pick.most("own-warriors", "K11.5.2.1", own_warriors(b, CORVIDS))
            to = pick.best(lowest=not free, law="" if free else "K11.5.2.2")
            if to != NONE:
                f.at -= 1
                tell_leaving(g, CORVIDS, pick.law, origin, STAY)
                move_warriors(g, CORVIDS, origin, to, count)
                return


class LayPlots(Step[Daylight]):
    """[K11.5.3] Plot in the ordered clearing with most Corvids that has no plot; masterminds do it twice [K14.8.3]."""

    law: ClassVar[str] = "K11.5.3"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if f.plotted == (2 if b.robots.traits[CORVIDS] & MASTERMIND else 1):
            return
        law = "K14.8.3" if f.plotted else "K11.5.3"
        among = [
            c
            for c in ordered_clearings(b)
            if b.warriors_at(CORVIDS, c) and not has_plot(b, c) and b.may_place(CORVIDS, c)
        ]
        pick = Pick(g, CORVIDS, law, "plot", among if b.stock[PLOT] else [])
        pick.most("own-warriors", law, own_warriors(b, CORVIDS))
        clearing = pick.best(why="" if b.stock[PLOT] else "none-left")
        if clearing != NONE:
            f.plotted += 1
            f.at -= 1
            lay_plot(g, clearing, law)


class Thicken(Step[Daylight]):
    """[K11.5.4] Plot where three or more warriors have no plot."""

    law: ClassVar[str] = "K11.5.4"

    def run(self, g: Game, f: Daylight) -> None:
        clearing = thickening(g, "K11.5.4")
        if clearing != NONE:
            lay_plot(g, clearing, "K11.5.4")


DAYLIGHT: Final[Steps] = (BattleAll(), FindFlocks(), Move(), LayPlots(), Thicken())


# Evening [K11.6]


class Evening(Frame):
    """[K11.6] Score extortions, discard the order."""

    def steps(self) -> Steps:
        return EVENING


class ScoreExtortions(Step[Evening]):
    """[K11.6.1] A point for each of them face up."""

    law: ClassVar[str] = "K11.6.1"

    def run(self, g: Game, f: Evening) -> None:
        score(g, CORVIDS, g.board.on_map(EXTORTION), "K11.6.1", DEED)


class DiscardOrder(Step[Evening]):
    """[K11.6.2] The order card."""

    law: ClassVar[str] = "K11.6.2"

    def run(self, g: Game, f: Evening) -> None:
        discard_order(g, CORVIDS, self.law)


EVENING: Final[Steps] = (ScoreExtortions(), DiscardOrder())
