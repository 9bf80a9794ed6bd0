"""The Mechanical Marquise 2.0 [K4], top to bottom as on her board."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, FOLLOWS, REASON, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import BUILD, START
from weald.games.root.clockwork.orders import Battles, craft_order, discard_order, move_warriors, reveal_order
from weald.games.root.clockwork.placing import place_piece, place_warriors
from weald.games.root.factions.marquise.tables import RECRUITER, SAWMILL, WORKSHOP
from weald.games.root.factions.riverfolk.hiring import building_sites
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.choosing import (
    Pick,
    PickThing,
    all_points,
    by_priority,
    enemy_pieces,
    ordered_clearings,
    own_warriors,
    pieces_at,
    ruled_clearings,
)
from weald.games.root.rules.moving import destinations
from weald.games.root.rules.placing import is_prevented
from weald.games.root.rules.reasons import Count, tell_check, tell_leaving, tell_passed, tell_targets
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
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
    SUIT_NAMES,
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
MOST_ORDERS: Final = 54  # at most as many as the deck has cards: without a bird she could go on forever
BUILDING_KINDS: Final = [SAWMILL, WORKSHOP, RECRUITER]
BY_PREFERENCE: Final = [SAWMILL, RECRUITER, WORKSHOP]  # the order of kinds when tied [K4.7.3]
KIND_OF: Final = [SAWMILL, WORKSHOP, RECRUITER]  # by suit of the order [K4.5.3]: fox, rabbit, mouse


# set-up [K4.3]


class SetUp(Frame):
    """[K4.3] The keep in a random corner, the garrison, three buildings at random."""

    placed: int = 0

    def steps(self) -> Steps:
        return SET_UP


class PlaceKeep(ChanceDecision[SetUp]):
    """[K4.3.2, K4.3.3] A random corner; a warrior everywhere but in the opposite corner, and one more at the keep."""

    law: ClassVar[str] = "K4.3.2"
    ask: ClassVar[str] = "chance-corner"

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(START | corner, 1) for corner in MAPS[g.board.map].corners]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        b = g.board
        keep = noun(choice)
        if g.telling:
            Pick(g, MARQUISE, "K4.3.2", "corner", MAPS[b.map].corners).by_chance(keep)
        b.homes[MARQUISE] = keep
        place_piece(g, MARQUISE, KEEP, keep, "K4.3.2")
        garrisoned = [clearing for clearing in range(CLEARINGS) if clearing != MAPS[b.map].opposite[keep]]
        for clearing in garrisoned:
            place_warriors(g, MARQUISE, clearing, 2 if clearing == keep else 1, "K4.3.3", told=False)
        if g.telling:
            named = [clearing + 1 for clearing in garrisoned]
            g.tell("bot-garrison", "K4.3.3", MARQUISE, clearings=named, clearing=keep + 1)


class PlaceFirstBuildings(ChanceDecision[SetUp]):
    """[K4.3.4] A sawmill, a workshop and a recruiter at the keep and next to it, never two in one clearing."""

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
        kind, clearing = noun(choice) // CLEARINGS, noun(choice) % CLEARINGS
        if g.telling:
            among = [noun(possible) % CLEARINGS for possible, _ in self.outcomes(g, f)]
            Pick(g, MARQUISE, "K4.3.4", "build", among).by_chance(clearing)
        place_piece(g, MARQUISE, kind, clearing, "K4.3.4")
        f.placed += 1
        f.at -= 1


SET_UP: Final[Steps] = (PlaceKeep(), PlaceFirstBuildings())


# Birdsong [K4.4]


class Birdsong(Frame):
    """[K4.4] Reveal the order and craft it."""

    def steps(self) -> Steps:
        return BIRDSONG


class RevealOrder(Step[Birdsong]):
    """[K4.4.1] The order card."""

    law: ClassVar[str] = "K4.4.1"

    def run(self, g: Game, f: Birdsong) -> None:
        reveal_order(g, MARQUISE)


class CraftOrder(Step[Birdsong]):
    """[K4.4.2] Craft its item, if one is in the supply."""

    law: ClassVar[str] = "K4.4.2"

    def run(self, g: Game, f: Birdsong) -> None:
        craft_order(g, MARQUISE)


BIRDSONG: Final[Steps] = (RevealOrder(), CraftOrder())


# Daylight [K4.5, K4.7]


class Daylight(Frame):
    """[K4.5] Battle, recruit, build, move, expand; [K4.7] more on a bird order. `goals` are clearings moved into."""

    built: bool
    expanded: int  # how often she has expanded
    goals: list[int]

    def steps(self) -> Steps:
        return DAYLIGHT


class MarquiseBattles(Battles):
    """[K4.5.1, K4.7.1] Fight whoever has most pieces there, then most points."""

    def law(self, b: Board) -> str:
        return "K4.7.1" if b.robots.suit == BIRD else "K4.5.1"

    def defender(self, g: Game, clearing: int, among: list[int]) -> int:
        b = g.board
        escalated = b.robots.suit == BIRD
        pick = Pick(g, MARQUISE, self.law(b), "defender", among, players=True)
        pick.most("pieces", "K4.7.1" if escalated else "K4.5.1", pieces_at(b, clearing))
        pick.most("points", "K4.7.1.1" if escalated else "K4.5.1.1", all_points(b))
        return pick.best()


class BattlesAfterMoves(MarquiseBattles):
    """[K4.7.4] In the clearings she moved into."""

    def law(self, b: Board) -> str:
        return "K4.7.4"


class BattleOfBlitz(MarquiseBattles):
    """[K14.1.1] Where the blitz arrived."""

    def law(self, b: Board) -> str:
        return "K14.1.1"


class BattleAll(Step[Daylight]):
    """[K4.5.1] Battle in each ordered clearing; a bird orders all [K4.7.1]."""

    law: ClassVar[str] = "K4.5.1"

    def run(self, g: Game, f: Daylight) -> None:
        g.board.call(MarquiseBattles(MARQUISE, ordered_clearings(g.board)))


def even_shares(count: int, clearings: int) -> list[int]:
    """[K4.5.2] Divide evenly; the rest goes to the first clearings."""
    return [(count + clearings - 1 - number) // clearings for number in range(clearings)]


class Recruit(Step[Daylight]):
    """[K4.5.2] Four warriors, evenly over the ordered clearings she rules; [K4.7.2] on a bird order, the two lowest."""

    law: ClassVar[str] = "K4.5.2"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        level = b.robots.levels[MARQUISE]
        traits = b.robots.traits[MARQUISE]
        escalated = b.robots.suit == BIRD
        count = RECRUITS[level]
        ruled = [clearing for clearing in ruled_clearings(b, MARQUISE) if clearing in ordered_clearings(b)]
        if escalated and traits & IRON_WILL:
            count *= 2  # [K14.1.4]
        lowest = by_priority(b, ruled, lowest=True) if escalated else ruled
        where = lowest[:2] if escalated else ruled
        placed = 0
        law = "K4.7.2" if escalated else "K4.5.2"
        tell_targets(g, MARQUISE, law, "recruit", where, lowest, "lowest" if escalated else "highest")
        if g.telling and where:
            tell_recruits(g, law, count)
        shares = even_shares(min(count, b.supply[MARQUISE]), len(where))
        for number in range(len(where)):
            placed += place_warriors(g, MARQUISE, where[number], shares[number], law)
        if MORE_RECRUITS[level]:  # [K13.1.3, K13.1.4]
            count += MORE_RECRUITS[level]
            law = "K13.1.4" if level == NIGHTMARE else "K13.1.3"
            clearing = Pick(g, MARQUISE, law, "recruit", ruled).best()
            if clearing != NONE:
                placed += place_warriors(g, MARQUISE, clearing, MORE_RECRUITS[level], law)
        if traits & OVERWHELMING:
            if g.telling:
                unplaced = Count(g, MARQUISE, "K14.1.5", "unplaced")
                unplaced.part("recruits", law, count)
                unplaced.part("recruits-placed", law, -placed)
                unplaced.tell(count - placed)
            score(g, MARQUISE, (count - placed) // 2, "K14.1.5")


def tell_recruits(g: Game, law: str, count: int) -> None:
    """Tell how many recruits come: by her level and traits, up to the supply."""
    b = g.board
    level = b.robots.levels[MARQUISE]
    told = Count(g, MARQUISE, law, "recruits")
    told.part("recruits", f"K13.1.{level + 1}", RECRUITS[level])
    if count > RECRUITS[level]:
        told.part("recruits-more", "K14.1.4", count - RECRUITS[level])
    told.limit("supply", law, b.supply[MARQUISE])
    told.tell(min(count, b.supply[MARQUISE]))


def kind_to_build(g: Game) -> int:
    """[K4.5.3] The kind of the order's suit; [K4.7.3] on a bird order what she has most of, sawmills first if tied."""
    b = g.board
    suit = b.robots.suit
    if suit in (FOX, RABBIT, MOUSE):
        if g.telling:
            g.tell(
                "bot-builds", "K4.5.3", MARQUISE, role=REASON, piece=PIECE_NAMES[KIND_OF[suit]], suit=SUIT_NAMES[suit]
            )
        return KIND_OF[suit]
    if suit != BIRD:
        return NONE
    pick = PickThing(g, MARQUISE, "K4.7.3", "building", BY_PREFERENCE, "piece")
    pick.most("on-map", "K4.7.3", [b.on_map(kind) if kind in BY_PREFERENCE else 0 for kind in range(len(PIECE_NAMES))])
    return pick.first()


class Build(Step[Daylight]):
    """[K4.5.3, K4.7.3] Build in the ruled clearing with an open slot that has most of her warriors [K2.3]."""

    law: ClassVar[str] = "K4.5.3"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        law = "K4.7.3" if b.robots.suit == BIRD else "K4.5.3"
        kind = kind_to_build(g)
        if kind == NONE or not b.stock[kind]:
            tell_passed(g, MARQUISE, law, "no-order" if kind == NONE else "none-left")
            return
        pick = Pick(g, MARQUISE, law, "build", building_sites(g, MARQUISE))
        pick.most("own-warriors", law, own_warriors(b, MARQUISE))
        clearing = pick.best()
        if clearing != NONE:
            f.built = place_piece(g, MARQUISE, kind, clearing, law)


def charge(g: Game, origin: int, stay: int, law: str) -> int:
    """[K4.5.4] Leave some warriors and move the rest to the neighbour with most enemy pieces. Returns it, or NONE."""
    b = g.board
    count = b.warriors_at(MARQUISE, origin) - stay
    if count <= 0:
        return NONE
    pick = Pick(g, MARQUISE, law, "move-to", destinations(b, MARQUISE, origin))
    pick.most("enemy-pieces", law, enemy_pieces(b, MARQUISE))
    to = pick.best()
    if to != NONE:
        tell_leaving(g, MARQUISE, law, origin, stay)
    return to if to != NONE and move_warriors(g, MARQUISE, origin, to, count) else NONE


def crowded(b: Board, clearings: list[int]) -> list[int]:
    """The clearings with more of her warriors than stay."""
    return [clearing for clearing in clearings if b.warriors_at(MARQUISE, clearing) > STAY]


class Charge(Frame):
    """[K4.5.4, K4.7.4] A move from each of these clearings, in order."""

    origins: list[int]

    def steps(self) -> Steps:
        return CHARGING


class ChargeInTurn(Step[Charge]):
    """[K2.4] The next clearing with more than three of her warriors."""

    law: ClassVar[str] = "K2.4"

    def run(self, g: Game, f: Charge) -> None:
        daylight = g.board.stack[-2]
        assert isinstance(daylight, Daylight)
        escalated = g.board.robots.suit == BIRD
        law = "K4.7.4" if escalated else "K4.5.4"
        while f.origins:
            if g.telling and f.origins[0] in daylight.goals and crowded(g.board, f.origins[:1]):
                tell_targets(g, MARQUISE, law, "move-from", crowded(g.board, f.origins))  # arrivals may move on
            to = charge(g, f.origins.pop(0), STAY, law)
            if to != NONE and to not in daylight.goals:
                daylight.goals.append(to)
            if to != NONE:
                f.at -= 1
                return


CHARGING: Final[Steps] = (ChargeInTurn(),)


class MoveAll(Step[Daylight]):
    """[K4.5.4] Move from each ordered clearing; a bird orders all [K4.7.4]."""

    law: ClassVar[str] = "K4.5.4"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        f.goals = []
        if g.telling:
            law = "K4.7.4" if b.robots.suit == BIRD else "K4.5.4"
            tell_targets(g, MARQUISE, law, "move-from", crowded(b, ordered_clearings(b)))
        b.call(Charge(ordered_clearings(b)))


class BattleWhereMoved(Step[Daylight]):
    """[K4.7.4] On a bird order, battle in each clearing she moved into."""

    law: ClassVar[str] = "K4.7.4"

    def run(self, g: Game, f: Daylight) -> None:
        if g.board.robots.suit == BIRD and f.goals:
            g.board.call(BattlesAfterMoves(MARQUISE, by_priority(g.board, f.goals)))


class Blitz(Step[Daylight]):
    """[K14.1.1] All but one leave the best clearing she rules without enemies, and fight where they arrive."""

    law: ClassVar[str] = "K14.1.1"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        if not b.robots.traits[MARQUISE] & BLITZ:
            return
        enemies = enemy_pieces(b, MARQUISE)
        among = [c for c in ruled_clearings(b, MARQUISE) if not enemies[c] and b.warriors_at(MARQUISE, c) > 1]
        among = [c for c in among if destinations(b, MARQUISE, c)]
        origin = Pick(g, MARQUISE, "K14.1.1", "move-from", among).best()
        if origin == NONE:
            return
        pick = Pick(g, MARQUISE, "K14.1.1", "move-to", destinations(b, MARQUISE, origin))
        pick.most("enemy-pieces", "K14.1.1", enemies)
        to = pick.best()
        if is_prevented(g, MARQUISE, origin):
            return
        b.call(BattleOfBlitz(MARQUISE, [to]))
        tell_leaving(g, MARQUISE, "K14.1.1", origin, 1)
        move_warriors(g, MARQUISE, origin, to, b.warriors_at(MARQUISE, origin) - 1)


class Expand(Step[Daylight]):
    """[K4.5.5] If she built nothing and has few buildings: a new order card, and Daylight begins again."""

    law: ClassVar[str] = "K4.5.5"

    def run(self, g: Game, f: Daylight) -> None:
        b = g.board
        standing = sum(b.on_map(kind) for kind in BUILDING_KINDS)
        if f.built or b.robots.suit in (BIRD, NONE):
            return
        tell_check(g, MARQUISE, "K4.5.5", "expand", "own-buildings", standing, "at-most", FEW_BUILDINGS - 1)
        if standing >= FEW_BUILDINGS:
            return
        if f.expanded and b.robots.traits[MARQUISE] & OVERWHELMING:
            tell_check(g, MARQUISE, "K14.1.5", "expand", "expansions", f.expanded, "at-most", 0)
            return
        if f.expanded >= MOST_ORDERS:
            tell_check(g, MARQUISE, "K4.5.5", "expand", "expansions", f.expanded, "at-most", MOST_ORDERS - 1)
            return
        f.expanded += 1
        if g.telling:
            g.tell("bot-expands", "K4.5.5", MARQUISE)
        discard_order(g, MARQUISE, "K4.5.5", FOLLOWS)
        reveal_order(g, MARQUISE)
        f.at = 0


DAYLIGHT: Final[Steps] = (BattleAll(), Recruit(), Build(), MoveAll(), BattleWhereMoved(), Blitz(), Expand())


# Evening [K4.6]


class Evening(Frame):
    """[K4.6] Score the ordered track, discard the order."""

    def steps(self) -> Steps:
        return EVENING


class ScoreBuildings(Step[Evening]):
    """[K4.6.1] Score the track of the ordered kind; on a bird order the best of the three."""

    law: ClassVar[str] = "K4.6.1"

    def run(self, g: Game, f: Evening) -> None:
        b = g.board
        suit = b.robots.suit
        if suit == NONE:
            return
        kinds = BUILDING_KINDS if suit == BIRD else [KIND_OF[suit]]
        points = [POINTS[b.on_map(kind)] if kind in kinds else 0 for kind in range(len(PIECE_NAMES))]
        pick = PickThing(g, MARQUISE, "K4.6.1", "track", kinds, "piece")
        pick.most("track-points", "K4.6.1", points)
        score(g, MARQUISE, points[pick.first()], "K4.6.1", DEED)


class DiscardOrder(Step[Evening]):
    """[K4.6.2] The order card."""

    law: ClassVar[str] = "K4.6.2"

    def run(self, g: Game, f: Evening) -> None:
        discard_order(g, MARQUISE, self.law)


EVENING: Final[Steps] = (ScoreBuildings(), DiscardOrder())
