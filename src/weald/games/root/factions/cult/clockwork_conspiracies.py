"""The conspiracies of the Logical Lizards [K8.4.2]: convert, crusade, sanctify; and whether each is possible."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.root.actions import LOSE
from weald.games.root.clockwork.orders import BattleInTurn, Battles, start_battle
from weald.games.root.clockwork.placing import place_piece, place_warriors
from weald.games.root.factions.cult.tables import CONSPIRACY_NAMES, GARDEN
from weald.games.root.procedure import ChanceDecision, Step
from weald.games.root.rules.choosing import (
    Pick,
    PickThing,
    all_points,
    buildings_of,
    defenders_at,
    enemy_buildings,
    enemy_warriors,
    foes,
    ordered_clearings,
)
from weald.games.root.rules.placing import is_prevented
from weald.games.root.rules.reasons import tell_check, tell_passed, tell_targets
from weald.games.root.rules.removing import remove_piece, remove_warriors, set_off_one, warrior_was_removed
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    BUILDINGS,
    BUILDINGS_OF,
    CLEARINGS,
    CULT,
    EFFECT_OF,
    PIECE_NAMES,
    RUIN,
    SEAT_COUNT,
    SEATS,
    trait,
)

CONVERT: Final = "convert"
CRUSADE: Final = "crusade"
CRUSADERS: Final = 2  # warriors needed to fight [K8.4.2.2]
FANATIC_HITS: Final = 1  # [K14.5.3]
SPITE: Final = 1  # points for tokens [K14.5.1]
SPITEFUL: Final = trait(CULT, "spiteful")
FANATICS: Final = trait(CULT, "fanatics")


# what can be done [K2.3]


def convertible(b: Board, seat: int) -> list[int]:
    """[K8.4.2.1] The ordered clearings with warriors of a seat where the Lizards may place one, if they have one."""
    if not b.supply[CULT]:
        return []
    return [c for c in ordered_clearings(b) if b.warriors_at(seat, c) and b.may_place(CULT, c)]


def sanctifiable(b: Board, seat: int) -> list[int]:
    """[K8.4.2.3] The ordered clearings with buildings of a seat where the Lizards may place a garden they have."""
    return [
        c
        for c in ordered_clearings(b)
        if buildings_of(b, seat, c) and b.stock[GARDEN + b.suits[c]] and b.may_place(CULT, c)
    ]


def fronts(b: Board) -> list[int]:
    """[K8.4.2.2] The ordered clearings with two Lizard warriors and somebody to fight."""
    return [c for c in ordered_clearings(b) if b.warriors_at(CULT, c) >= CRUSADERS and defenders_at(b, CULT, c)]


def is_possible(b: Board, conspiracy: str) -> bool:
    """Whether a conspiracy has any target."""
    if conspiracy == CRUSADE:
        return len(fronts(b)) > 0
    for seat in foes(b, CULT):
        if convertible(b, seat) if conspiracy == CONVERT else sanctifiable(b, seat):
            return True
    return False


def can_conspire(b: Board) -> bool:
    """Whether any space of the track has a conspiracy that is possible."""
    for conspiracy in CONSPIRACY_NAMES:
        if is_possible(b, conspiracy):
            return True
    return False


def conspire(g: Game, conspiracy: str) -> None:
    """[K8.4.2] First the player is chosen, then the clearing."""
    b = g.board
    if conspiracy == CRUSADE:
        where = fronts(b)
        tell_targets(g, CULT, "K8.4.2.2", "battle", where)
        b.call(Crusade(CULT, where, enemy_tokens(b)))
    elif conspiracy == CONVERT:
        pick = Pick(g, CULT, "K8.4.2.1", "convert-whom", [s for s in foes(b, CULT) if convertible(b, s)], players=True)
        pick.most("points", "K8.4.2.1", all_points(b))
        seat = pick.best()
        pick = Pick(g, CULT, "K8.4.2.1", "convert", convertible(b, seat))
        pick.most("enemy-buildings", "K8.4.2.1.1", enemy_buildings(b, CULT))
        b.call(Conversion(seat, pick.best()))
    else:
        pick = Pick(
            g, CULT, "K8.4.2.3", "sanctify-whose", [s for s in foes(b, CULT) if sanctifiable(b, s)], players=True
        )
        pick.most("points", "K8.4.2.3", all_points(b))
        seat = pick.best()
        pick = Pick(g, CULT, "K8.4.2.3", "sanctify", sanctifiable(b, seat))
        pick.fewest("enemy-warriors", "K8.4.2.3.1", enemy_warriors(b, CULT))
        b.call(Sanctification(seat, pick.best()))


# conversions [K8.4.2.1]


class Conversion(Frame):
    """[K8.4.2.1] A warrior of a seat, in a clearing."""

    seat: int
    clearing: int

    def steps(self) -> Steps:
        return CONVERTING


class ReplaceWarrior(Step[Conversion]):
    """[K8.4.2.1] A Lizard replaces the warrior; a person's Marquise may heal hers [6.2.3]. A snare stops it."""

    law: ClassVar[str] = "K8.4.2.1"

    def run(self, g: Game, f: Conversion) -> None:
        if is_prevented(g, CULT, f.clearing):
            f.at = len(CONVERTING)
            return
        if g.telling:
            g.tell("bot-converted", "K8.4.2.1", CULT, other_seat=SEATS[f.seat], clearing=f.clearing + 1)
        remove_warriors(g, f.seat, f.clearing, 1)
        place_warriors(g, CULT, f.clearing, 1, "K8.4.2.1")
        warrior_was_removed(g, f.seat, f.clearing, CULT)


def defenseless_buildings(b: Board, clearing: int) -> list[int]:
    """By seat, the buildings in a clearing where their owner has no warrior."""
    return [0 if b.warriors_at(seat, clearing) else buildings_of(b, seat, clearing) for seat in range(SEAT_COUNT)]


class FanaticsFight(Step[Conversion]):
    """[K14.5.3] With the trait fanatics, battle there with one more hit."""

    law: ClassVar[str] = "K14.5.3"

    def run(self, g: Game, f: Conversion) -> None:
        b = g.board
        among = defenders_at(b, CULT, f.clearing)
        if not b.robots.traits[CULT] & FANATICS:
            return
        if not among:
            tell_passed(g, CULT, "K14.5.3", "nobody-to-fight")
            return
        pick = Pick(g, CULT, "K14.5.3", "defender", among, players=True)
        pick.most("defenseless-buildings", "K14.5.3", defenseless_buildings(b, f.clearing))
        pick.most("points", "K14.5.3", all_points(b))
        start_battle(g, CULT, pick.best(), f.clearing, "K14.5.3", FANATIC_HITS)


CONVERTING: Final[Steps] = (ReplaceWarrior(), FanaticsFight())


# crusades [K8.4.2.2]


def enemy_tokens(b: Board) -> int:
    """All tokens on the map; the Lizards have none."""
    return sum(b.pieces[BUILDINGS * CLEARINGS : RUIN * CLEARINGS])


class Crusade(Battles):
    """[K8.4.2.2] A battle in each of these clearings, against whoever has most points; `tokens` were on the map."""

    tokens: int

    def steps(self) -> Steps:
        return CRUSADING

    def law(self, b: Board) -> str:
        return "K8.4.2.2"

    def fights_in(self, b: Board, clearing: int) -> bool:
        return b.warriors_at(CULT, clearing) >= CRUSADERS

    def defender(self, g: Game, clearing: int, among: list[int]) -> int:
        pick = Pick(g, CULT, "K8.4.2.2", "defender", among, players=True)
        pick.most("points", "K8.4.2.2", all_points(g.board))
        return pick.best()


class Spite(Step[Crusade]):
    """[K14.5.1] With the trait spiteful, score a point if any token has gone."""

    law: ClassVar[str] = "K14.5.1"

    def run(self, g: Game, f: Crusade) -> None:
        if not g.board.robots.traits[CULT] & SPITEFUL:
            return
        gone = f.tokens - enemy_tokens(g.board)
        tell_check(g, CULT, "K14.5.1", "spite", "tokens-gone", gone, "at-least", 1)
        if gone > 0:
            score(g, CULT, SPITE, "K14.5.1")


CRUSADING: Final[Steps] = (BattleInTurn(), Spite())


# sanctifications [K8.4.2.3]


class Sanctification(Frame):
    """[K8.4.2.3] A building of a seat, in a clearing."""

    seat: int
    clearing: int

    def steps(self) -> Steps:
        return SANCTIFYING


class MeetSnare(Step[Sanctification]):
    """[K11.8.2] A snare stops it."""

    law: ClassVar[str] = "K11.8.2"

    def run(self, g: Game, f: Sanctification) -> None:
        if is_prevented(g, CULT, f.clearing):
            f.at = len(SANCTIFYING)


def kinds_at(b: Board, f: Sanctification) -> list[int]:
    """The kinds of buildings the seat has there."""
    return [kind for kind in BUILDINGS_OF[f.seat] if b.at(kind, f.clearing)]


def replace(g: Game, f: Sanctification, kind: int) -> None:
    """The building goes, for a point [3.2.1]; a garden takes its slot. Then effects follow."""
    if g.telling:
        g.tell("bot-sanctified", "K8.4.2.3", CULT, piece=PIECE_NAMES[kind], clearing=f.clearing + 1)
    remove_piece(g, kind, f.clearing, CULT)
    place_piece(g, CULT, GARDEN + g.board.suits[f.clearing], f.clearing, "K8.4.2.3")
    set_off_one(g, f.clearing, CULT, EFFECT_OF[kind])


class ReplaceAny(ChanceDecision[Sanctification]):
    """[K8.4.2.3] If there are several kinds, chance picks one."""

    law: ClassVar[str] = "K8.4.2.3"
    ask: ClassVar[str] = "chance-lose"

    def needed(self, b: Board, f: Sanctification) -> bool:
        return len(kinds_at(b, f)) > 1

    def outcomes(self, g: Game, f: Sanctification) -> list[tuple[int, int]]:
        return [(LOSE | kind, g.board.at(kind, f.clearing)) for kind in kinds_at(g.board, f)]

    def answer(self, g: Game, f: Sanctification, choice: int) -> None:
        f.at += 1
        if g.telling:
            PickThing(g, CULT, "K8.4.2.3", "sanctify-which", kinds_at(g.board, f), "piece").by_chance(noun(choice))
        replace(g, f, noun(choice))


class ReplaceTheOnly(Step[Sanctification]):
    """[K8.4.2.3] If there is only one kind, replace it."""

    law: ClassVar[str] = "K8.4.2.3"

    def run(self, g: Game, f: Sanctification) -> None:
        replace(g, f, kinds_at(g.board, f)[0])


SANCTIFYING: Final[Steps] = (MeetSnare(), ReplaceAny(), ReplaceTheOnly())
