"""The Mechanical Marquise 2.0 [K4], top to bottom as on her board.

Fortified and hospitals [K14.1.2, K14.1.3] are in rules/hits.py.
"""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import BUILD, START
from weald.games.root.board import NONE, Board
from weald.games.root.clockwork.choosing import (
    Pick,
    by_priority,
    enemy_pieces,
    ordered_clearings,
    own_warriors,
    pieces_at,
    ruled_by,
    tell_targets,
)
from weald.games.root.clockwork.orders import Battles, discard_order, move_warriors, reveal_order
from weald.games.root.clockwork.placing import place_piece, place_warriors, spring_snare
from weald.games.root.clockwork.services import building_sites
from weald.games.root.clockwork.wares import craft_order
from weald.games.root.lenses import Game
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.moving import destinations
from weald.games.root.rules.scoring import score
from weald.games.root.tables import (
    BIRD,
    CLEARINGS,
    CLOCKWORK,
    FOX,
    KEEP,
    MAPS,
    MARQUISE,
    MOUSE,
    NIGHTMARE,
    PIECE_NAMES,
    RABBIT,
    RECRUITER,
    SAWMILL,
    SUIT_NAMES,
    WORKSHOP,
    trait,
)

POINTS: Final[list[int]] = CLOCKWORK["marquise"]["points"]  # by buildings of a kind on the map [K4.6.1]
RECRUITS: Final[list[int]] = CLOCKWORK["marquise"]["recruits"]  # by level [K13.1]
MORE_RECRUITS: Final[list[int]] = CLOCKWORK["marquise"]["more_recruits"]
STAY: Final[int] = CLOCKWORK["marquise"]["stay"]
FEW_BUILDINGS: Final[int] = CLOCKWORK["marquise"]["few_buildings"]
BLITZ: Final = trait(MARQUISE, "blitz")
IRON_WILL: Final = trait(MARQUISE, "iron-will")
OVERWHELMING: Final = trait(MARQUISE, "overwhelming")
MOST_ORDERS: Final = 54  # as many as the deck has cards: without a bird in it she could go on for ever
BUILDING_KINDS: Final = [SAWMILL, WORKSHOP, RECRUITER]
KIND_OF: Final = [SAWMILL, WORKSHOP, RECRUITER]  # by suit of the order [K4.5.3]: fox, rabbit, mouse


# set-up [K4.3]


class SetUp(Frame):
    """[K4.3] The keep in a random corner, the garrison, three buildings at random."""

    def __init__(self, placed: int = 0, at: int = 0) -> None:
        self.at = at
        self.placed = placed

    def steps(self) -> Steps:
        return SET_UP

    def clone(self) -> Frame:
        return SetUp(self.placed, self.at)


class PlaceKeep(ChanceDecision[SetUp]):
    """[K4.3.2, K4.3.3] A random corner; a warrior everywhere but in the opposite corner, and one more at the keep."""

    law: ClassVar[str] = "K4.3.2"
    ask: ClassVar[str] = "chance-corner"

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(START | corner, 1) for corner in MAPS[g.board.map].corners]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        b = g.board
        keep = noun(choice)
        b.homes[MARQUISE] = keep
        place_piece(g, MARQUISE, KEEP, keep, "K4.3.2")
        garrisoned = [clearing for clearing in range(CLEARINGS) if clearing != MAPS[b.map].opposite[keep]]
        for clearing in garrisoned:
            place_warriors(g, MARQUISE, clearing, 2 if clearing == keep else 1, "K4.3.3", told=False)
        if g.telling:
            named = [clearing + 1 for clearing in garrisoned]
            g.tell("bot-garrison", "K4.3.3", MARQUISE, clearings=named, clearing=keep + 1)


class PlaceFirstBuildings(ChanceDecision[SetUp]):
    """[K4.3.4] A sawmill, a workshop, a recruiter: at the keep and next to it, never two in one clearing."""

    law: ClassVar[str] = "K4.3.4"
    ask: ClassVar[str] = "chance-first-building"

    def needed(self, b: Board, f: SetUp) -> bool:
        return f.placed < len(BUILDING_KINDS)

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        b = g.board
        keep = b.homes[MARQUISE]
        kind = BUILDING_KINDS[f.placed]
        found: list[tuple[int, int]] = []
        for clearing in [keep, *b.bot_paths(keep)]:
            built = sum(b.at(other, clearing) for other in BUILDING_KINDS)
            if not built and b.open_slots(clearing):
                found.append((BUILD | kind * CLEARINGS + clearing, 1))
        return found

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        place_piece(g, MARQUISE, noun(choice) // CLEARINGS, noun(choice) % CLEARINGS, "K4.3.4")
        f.placed += 1
        f.at -= 1


SET_UP: Final[Steps] = (PlaceKeep(), PlaceFirstBuildings())


# Birdsong [K4.4]


class Birdsong(Frame):
    """[K4.4] The order, and crafting it."""

    def steps(self) -> Steps:
        return BIRDSONG

    def clone(self) -> Frame:
        return Birdsong(self.at)


class RevealOrder(Step[Birdsong]):
    """[K4.4.1] The order card."""

    law: ClassVar[str] = "K4.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        reveal_order(g, MARQUISE)


class CraftOrder(Step[Birdsong]):
    """[K4.4.2] Its item, if there is one in the supply."""

    law: ClassVar[str] = "K4.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        craft_order(g, MARQUISE)


BIRDSONG: Final[Steps] = (RevealOrder(), CraftOrder())


# Daylight [K4.5, K4.7]


class Daylight(Frame):
    """[K4.5] Battle, recruit, build, move, expand; [K4.7] more of everything by a bird. `goals` were moved into."""

    def __init__(self, built: bool, expanded: int, goals: list[int], at: int = 0) -> None:
        self.at = at
        self.built = built
        self.expanded = expanded  # how often
        self.goals = goals

    def steps(self) -> Steps:
        return DAYLIGHT

    def clone(self) -> Frame:
        return Daylight(self.built, self.expanded, self.goals[:], self.at)


class MarquiseBattles(Battles):
    """[K4.5.1, K4.7.1] Whoever has most pieces there; of those, whoever has most points."""

    def clone(self) -> Frame:
        return MarquiseBattles(self.seat, self.clearings[:], self.at)

    def law(self, b: Board) -> str:
        return "K4.7.1" if b.robots.suit == BIRD else "K4.5.1"

    def defender(self, g: Game, clearing: int, among: list[int]) -> int:
        b = g.board
        law = self.law(b)
        pick = Pick(g, MARQUISE, law, "defender", among, players=True)
        pick.most("pieces", law, pieces_at(b, clearing))
        pick.most("points", "K4.7.1.1" if b.robots.suit == BIRD else "K4.5.1.1", b.scores)
        return pick.best()


class BattleAll(Step[Daylight]):
    """[K4.5.1] In each ordered clearing; a bird orders every one [K4.7.1]."""

    law: ClassVar[str] = "K4.5.1"

    def run(self, g: Game, f: Daylight) -> None:
        g.board.call(MarquiseBattles(MARQUISE, ordered_clearings(g.board)))


def even_shares(count: int, clearings: int) -> list[int]:
    """[K4.5.2] Evenly; what is left over goes to the first clearings."""
    return [(count + clearings - 1 - number) // clearings for number in range(clearings)]


class Recruit(Step[Daylight]):
    """[K4.5.2] Four warriors, evenly over the ordered clearings she rules; [K4.7.2] by a bird, on the two lowest."""

    law: ClassVar[str] = "K4.5.2"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        level = b.robots.levels[MARQUISE]
        traits = b.robots.traits[MARQUISE]
        escalated = b.robots.suit == BIRD
        count = RECRUITS[level]
        ruled = [clearing for clearing in ruled_by(b, MARQUISE) if clearing in ordered_clearings(b)]
        if escalated and traits & IRON_WILL:
            count *= 2  # [K14.1.4]
        where = by_priority(b, ruled, lowest=True)[:2] if escalated else ruled
        placed = 0
        tell_targets(g, MARQUISE, "K4.7.2" if escalated else "K4.5.2", "recruit", where)
        shares = even_shares(min(count, b.supply[MARQUISE]), len(where))
        for number in range(len(where)):
            law = "K4.7.2" if escalated else "K4.5.2"
            placed += place_warriors(g, MARQUISE, where[number], shares[number], law)
        if MORE_RECRUITS[level]:  # [K13.1.3, K13.1.4]
            count += MORE_RECRUITS[level]
            if ruled:
                law = "K13.1.4" if level == NIGHTMARE else "K13.1.3"
                placed += place_warriors(g, MARQUISE, ruled[0], MORE_RECRUITS[level], law)
        if traits & OVERWHELMING:
            score(g, MARQUISE, (count - placed) // 2, "K14.1.5")


def kind_to_build(b: Board) -> int:
    """[K4.5.3] By the order's suit; [K4.7.3] by a bird what she has most of, sawmills first, workshops last."""
    suit = b.robots.suit
    if suit in (FOX, RABBIT, MOUSE):
        return KIND_OF[suit]
    if suit != BIRD:
        return NONE
    best = SAWMILL
    for kind in (RECRUITER, WORKSHOP):
        if b.on_map(kind) > b.on_map(best):
            best = kind
    return best


def tell_kind(g: Game, kind: int) -> None:
    """What she builds, and how many of each kind she has if that was compared."""
    b = g.board
    if b.robots.suit == BIRD:
        counts: dict[str, object] = {PIECE_NAMES[other]: b.on_map(other) for other in BUILDING_KINDS}
        g.tell("bot-builds-most", "K4.7.3", MARQUISE, piece=PIECE_NAMES[kind], **counts)
    else:
        g.tell("bot-builds", "K4.5.3", MARQUISE, piece=PIECE_NAMES[kind], suit=SUIT_NAMES[b.robots.suit])


class Build(Step[Daylight]):
    """[K4.5.3, K4.7.3] In the ruled clearing with most of her warriors that has an open slot [K2.3]."""

    law: ClassVar[str] = "K4.5.3"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        kind = kind_to_build(b)
        if kind == NONE or not b.stock[kind]:
            return
        if g.telling:
            tell_kind(g, kind)
        law = "K4.7.3" if b.robots.suit == BIRD else "K4.5.3"
        pick = Pick(g, MARQUISE, law, "build", building_sites(g, MARQUISE))
        pick.most("own-warriors", law, own_warriors(b, MARQUISE))
        clearing = pick.best()
        if clearing != NONE:
            f.built = place_piece(g, MARQUISE, kind, clearing, law)


def charge(g: Game, origin: int, stay: int, law: str) -> int:
    """[K4.5.4] All but some warriors leave for the neighbour with most enemy pieces. Returns where, or NONE."""
    b = g.board
    count = b.warriors_at(MARQUISE, origin) - stay
    if count <= 0:
        return NONE
    pick = Pick(g, MARQUISE, law, "move-to", destinations(b, MARQUISE, origin))
    pick.most("enemy-pieces", law, enemy_pieces(b, MARQUISE))
    to = pick.best()
    return to if to != NONE and move_warriors(g, MARQUISE, origin, to, count) else NONE


class Charge(Frame):
    """[K4.5.4, K4.7.4] From each of these clearings in their order."""

    def __init__(self, origins: list[int], at: int = 0) -> None:
        self.at = at
        self.origins = origins

    def steps(self) -> Steps:
        return CHARGING

    def clone(self) -> Frame:
        return Charge(self.origins[:], self.at)


class ChargeInTurn(Step[Charge]):
    """[K2.4] The next clearing with more than three of her warriors."""

    law: ClassVar[str] = "K2.4"

    def run(self, g: Game, f: Charge) -> None:
        daylight = g.board.stack[-2]
        assert isinstance(daylight, Daylight)
        escalated = g.board.robots.suit == BIRD
        while f.origins:
            to = charge(g, f.origins.pop(0), STAY, "K4.7.4" if escalated else "K4.5.4")
            if to != NONE:
                if to not in daylight.goals:
                    daylight.goals.append(to)
                f.at -= 1
                return


CHARGING: Final[Steps] = (ChargeInTurn(),)


class MoveAll(Step[Daylight]):
    """[K4.5.4] From each ordered clearing; a bird orders every one [K4.7.4]."""

    law: ClassVar[str] = "K4.5.4"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        f.goals = []
        if g.telling:
            origins = [c for c in ordered_clearings(b) if b.warriors_at(MARQUISE, c) > STAY]
            tell_targets(g, MARQUISE, "K4.7.4" if b.robots.suit == BIRD else "K4.5.4", "move-from", origins)
        b.call(Charge(ordered_clearings(b)))


class BattleWhereMoved(Step[Daylight]):
    """[K4.7.4] By a bird, a battle in each clearing she moved into."""

    law: ClassVar[str] = "K4.7.4"

    def run(self, g: Game, f: Daylight) -> None:
        if g.board.robots.suit == BIRD and f.goals:
            g.board.call(MarquiseBattles(MARQUISE, by_priority(g.board, f.goals)))


class Blitz(Step[Daylight]):
    """[K14.1.1] All but one leave the best clearing she rules without enemies, and fight where they arrive."""

    law: ClassVar[str] = "K14.1.1"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if not b.robots.traits[MARQUISE] & BLITZ:
            return
        enemies = enemy_pieces(b, MARQUISE)
        for origin in ruled_by(b, MARQUISE):
            if enemies[origin] or b.warriors_at(MARQUISE, origin) < 2 or not destinations(b, MARQUISE, origin):
                continue
            pick = Pick(g, MARQUISE, "K14.1.1", "move-to", destinations(b, MARQUISE, origin))
            pick.most("enemy-pieces", "K14.1.1", enemies)
            to = pick.best()
            if spring_snare(g, MARQUISE, origin):
                return
            b.call(MarquiseBattles(MARQUISE, [to]))
            move_warriors(g, MARQUISE, origin, to, b.warriors_at(MARQUISE, origin) - 1)
            return


class Expand(Step[Daylight]):
    """[K4.5.5] Nothing built and few buildings: a new order card, and Daylight begins again."""

    law: ClassVar[str] = "K4.5.5"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        standing = sum(b.on_map(kind) for kind in BUILDING_KINDS)
        if f.built or b.robots.suit in (BIRD, NONE) or standing >= FEW_BUILDINGS:
            return
        if f.expanded and b.robots.traits[MARQUISE] & OVERWHELMING:
            return  # [K14.1.5]
        if f.expanded >= MOST_ORDERS:
            return
        f.expanded += 1
        if g.telling:
            g.tell("bot-expands", "K4.5.5", MARQUISE)
        discard_order(g)
        reveal_order(g, MARQUISE)
        f.at = 0


DAYLIGHT: Final[Steps] = (BattleAll(), Recruit(), Build(), MoveAll(), BattleWhereMoved(), Blitz(), Expand())


# Evening [K4.6]


class Evening(Frame):
    """[K4.6] Score the ordered track, discard the order."""

    def steps(self) -> Steps:
        return EVENING

    def clone(self) -> Frame:
        return Evening(self.at)


class ScoreBuildings(Step[Evening]):
    """[K4.6.1] The track of the ordered kind; by a bird the best of the three."""

    law: ClassVar[str] = "K4.6.1"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        suit = b.robots.suit
        if suit == NONE:
            return
        kinds = BUILDING_KINDS if suit == BIRD else [KIND_OF[suit]]
        score(g, MARQUISE, max([POINTS[b.on_map(kind)] for kind in kinds]), "K4.6.1")


class DiscardOrder(Step[Evening]):
    """[K4.6.2] The order card."""

    law: ClassVar[str] = "K4.6.2"

    def run(self, g: Game, f: Evening) -> None:
        discard_order(g)


EVENING: Final[Steps] = (ScoreBuildings(), DiscardOrder())
