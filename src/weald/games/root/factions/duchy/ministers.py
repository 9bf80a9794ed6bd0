"""What the Duchy and its ministers do in Daylight [K10.5, K10.7]: dig, battle, build, and the ministers' actions."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import DEED, FOLLOWS, IDLE, REASON, Frame
from weald.engine.procedure import Steps
from weald.games.root.clockwork.orders import Battles
from weald.games.root.clockwork.placing import place_piece, place_warriors
from weald.games.root.factions.duchy.board import duchy_board
from weald.games.root.factions.duchy.tables import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    CITADEL,
    DUCHESS,
    EARL,
    FOREMOLE,
    MARKET,
    MARSHAL,
    MAYOR,
    MINISTERS,
    TUNNEL,
)
from weald.games.root.factions.riverfolk.hiring import building_sites
from weald.games.root.procedure import Step
from weald.games.root.rules.arriving import arrive
from weald.games.root.rules.choosing import (
    Pick,
    all_points,
    buildings_of,
    by_priority,
    enemy_buildings,
    enemy_warriors,
    foes,
    ordered_clearings,
    own_warriors,
    pieces_at,
    ruled_clearings,
)
from weald.games.root.rules.placing import is_prevented
from weald.games.root.rules.reasons import Count, tell_check, tell_passed
from weald.games.root.rules.removing import remove_piece, remove_warriors
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD, CLEARINGS, DUCHY, MINISTER_NAMES, SEAT_COUNT, trait

OVERWHELM: Final = trait(DUCHY, "overwhelm")
INVADERS: Final = trait(DUCHY, "invaders")
DIGGERS: Final = 4  # [K10.5.1]
FEW_DIGGERS: Final = 3  # [K10.7.4, K14.7.3]
CITADEL_NEEDS: Final = 9  # warriors in the supply [K10.5.3]
DUCHESS_POINTS: Final = 2  # [K10.7.9]


# digging [K10.5.1]


def which_tunnel_moves(g: Game) -> Pick:
    """[K10.5.1.2] If all tunnels are on the map: the clearings that might give one up, with the fewest Duchy warriors.

    It is told as a choice only when the tunnel comes away.
    """
    b = g.board
    where = [] if b.stock[TUNNEL] else [clearing for clearing in range(CLEARINGS) if b.at(TUNNEL, clearing)]
    pick = Pick(g, DUCHY, "K10.5.1.2", "lose-tunnel", where)
    pick.fewest("own-warriors", "K10.5.1.2", own_warriors(b, DUCHY))
    return pick


def enemy_others(b: Board) -> list[int]:
    """How many buildings and tokens of all its foes the Duchy sees in each clearing."""
    return [sum(b.others_at(other, clearing) for other in foes(b, DUCHY)) for clearing in range(CLEARINGS)]


def choose_dig(g: Game, among: list[int], brigadier: bool) -> int:
    """[K10.5.1.1] Where to dig; the Brigadier [K10.7.4] and invaders [K14.7.4] use other criteria."""
    b = g.board
    pick = Pick(g, DUCHY, "K10.5.1", "dig", among)
    if b.robots.traits[DUCHY] & INVADERS:
        pick.most("enemy-buildings", "K14.7.4", enemy_buildings(b, DUCHY))
        pick.fewest("enemy-warriors", "K14.7.4", enemy_warriors(b, DUCHY))
    elif brigadier or b.robots.suit == BIRD:
        pick.most("enemy-buildings-tokens", "K10.7.4" if brigadier else "K10.5.1.1", enemy_others(b))
    else:
        pick.most("open-slots", "K10.5.1.1", [b.open_slots(clearing) for clearing in range(CLEARINGS)])
        pick.fewest("enemy-warriors", "K10.5.1.1", enemy_warriors(b, DUCHY))
    return pick.best()


def dig(g: Game, brigadier: bool, law: str) -> None:
    """[K10.5.1] Place a tunnel in an ordered clearing without tunnel or Duchy building, and send warriors through it.

    Four of them; three with the trait overwhelm [K14.7.3], or if the Brigadier has no more [K10.7.4].
    """
    b = g.board
    if brigadier or b.robots.traits[DUCHY] & OVERWHELM:
        tell_check(g, DUCHY, law, "whether-dig", "burrow", duchy_board(b).burrow, "at-least", FEW_DIGGERS)
    if duchy_board(b).burrow < FEW_DIGGERS:
        return
    count = FEW_DIGGERS if b.robots.traits[DUCHY] & OVERWHELM else min(DIGGERS, duchy_board(b).burrow)
    moving = which_tunnel_moves(g)
    emptied = by_priority(b, moving.left)[:1]
    among = [
        clearing
        for clearing in ordered_clearings(b)
        if (clearing in emptied or not b.at(TUNNEL, clearing))
        and not buildings_of(b, DUCHY, clearing)
        and b.may_place(DUCHY, clearing)
    ]
    clearing = choose_dig(g, among, brigadier)
    if clearing == NONE or is_prevented(g, DUCHY, clearing):
        return
    if g.telling:
        tell_diggers(g, law, count)
    if emptied:
        remove_piece(g, TUNNEL, moving.best(), NONE)
    place_piece(g, DUCHY, TUNNEL, clearing, law, FOLLOWS if emptied else DEED)
    duchy_board(b).burrow -= count
    b.warriors[DUCHY * CLEARINGS + clearing] += count
    if g.telling:
        g.tell("dug", law, DUCHY, count=count, clearing=clearing + 1)
    arrive(g, DUCHY, DUCHY, clearing)


def tell_diggers(g: Game, law: str, count: int) -> None:
    """Tell how many warriors go through the tunnel."""
    b = g.board
    told = Count(g, DUCHY, law, "diggers")
    told.part("diggers", "K10.5.1", DIGGERS)
    if b.robots.traits[DUCHY] & OVERWHELM:
        told.limit("overwhelm", "K14.7.3", FEW_DIGGERS)
    told.limit("burrow", law, duchy_board(b).burrow)
    told.tell(count)


# battles [K10.5.2]


class OrderedBattles(Battles):
    """[K10.5.2] Fight whoever has most buildings there, then most pieces, then most points."""

    def law(self, b: Board) -> str:
        return "K10.5.2"

    def defender(self, g: Game, clearing: int, among: list[int]) -> int:
        b = g.board
        pick = Pick(g, DUCHY, self.law(b), "defender", among, players=True)
        pick.most("buildings", "K10.5.2", [buildings_of(b, seat, clearing) for seat in range(SEAT_COUNT)])
        pick.most("pieces", "K10.5.2.1", pieces_at(b, clearing))
        pick.most("points", "K10.5.2.2", all_points(b))
        return pick.best()


class BattlesOfInvaders(OrderedBattles):
    """[K14.7.4] In every clearing, because nothing can be built."""

    def law(self, b: Board) -> str:
        return "K14.7.4"


# building [K10.5.3]


def build(g: Game, law: str) -> None:
    """[K10.5.3] Build in the ruled clearing with an open slot and most of their warriors [K2.3]; else score a point.

    [K14.7.4] Invaders who rule clearings but have no open slot there battle everywhere instead.
    """
    b = g.board
    kind = CITADEL if b.supply[DUCHY] >= CITADEL_NEEDS else MARKET
    tell_check(g, DUCHY, law, "citadel", "supply", b.supply[DUCHY], "at-least", CITADEL_NEEDS, either=True)
    among = building_sites(g, DUCHY) if b.stock[kind] else []
    if among:
        pick = Pick(g, DUCHY, law, "build", among)
        pick.most("own-warriors", law, own_warriors(b, DUCHY))
        place_piece(g, DUCHY, kind, pick.best(), law)
        return
    left = b.stock[CITADEL] or b.stock[MARKET]
    tell_passed(g, DUCHY, law, "no-site" if b.stock[kind] else "none-left", REASON if left else IDLE)
    ruled = ruled_clearings(b, DUCHY)
    walled_in = len(ruled) > 0 and not any(b.open_slots(clearing) for clearing in ruled)
    if b.stock[kind] and walled_in and b.robots.traits[DUCHY] & INVADERS:
        b.call(BattlesOfInvaders(DUCHY, by_priority(b, list(range(CLEARINGS)))))
    elif left:
        score(g, DUCHY, 1, law)


# the ministers [K10.7]


class Ministers(Frame):
    """[K10.5.4] The swayed ministers act from the top; `next` is the next one."""

    next: int

    def steps(self) -> Steps:
        return MINISTERING


class NextMinister(Step[Ministers]):
    """[K10.5.4] The next minister acts, if still swayed; Captain and Foremole have lasting abilities instead."""

    law: ClassVar[str] = "K10.5.4"

    def run(self, g: Game, f: Ministers) -> None:
        while f.next < MINISTERS:
            minister = f.next
            f.next += 1
            if duchy_board(g.board).swayed[minister] and minister not in (CAPTAIN, FOREMOLE):
                f.at -= 1
                act_as(g, minister)
                return


MINISTERING: Final[Steps] = (NextMinister(),)


def act_as(g: Game, minister: int) -> None:
    """[K10.7] What a minister does."""
    b = g.board
    law = f"K10.7.{minister + 1}"
    if g.telling:
        g.tell("minister", law, DUCHY, minister=MINISTER_NAMES[minister])
    if minister == MARSHAL:
        muster(g)
    elif minister == BRIGADIER:
        dig(g, True, law)
    elif minister == BANKER:
        build(g, law)
    elif minister == MAYOR:
        dismiss(g)
    elif minister == EARL:
        score(g, DUCHY, b.on_map(CITADEL), law)
    elif minister == BARON:
        score(g, DUCHY, b.on_map(MARKET), law)
    elif minister == DUCHESS:
        tell_check(g, DUCHY, law, "duchess", "tunnels-left", b.stock[TUNNEL], "at-most", 0)
        if not b.stock[TUNNEL]:
            score(g, DUCHY, DUCHESS_POINTS, law)


def muster(g: Game) -> None:
    """[K10.7.2] Place a warrior at the building with the fewest of them."""
    b = g.board
    among = [c for c in range(CLEARINGS) if buildings_of(b, DUCHY, c) and b.may_place(DUCHY, c)]
    pick = Pick(g, DUCHY, "K10.7.2", "recruit", among if b.supply[DUCHY] else [])
    pick.fewest("own-warriors", "K10.7.2", own_warriors(b, DUCHY))
    clearing = pick.best(why="" if b.supply[DUCHY] else "no-warriors-left")
    if clearing != NONE:
        place_warriors(g, DUCHY, clearing, 1, "K10.7.2")


def dismiss(g: Game) -> None:
    """[K10.7.6] Remove a warrior from the ruled clearing with most, for a point. The Burrow counts too [K10.2.2]."""
    b = g.board
    among = [clearing for clearing in ruled_clearings(b, DUCHY) if b.warriors_at(DUCHY, clearing)]
    most = max([b.warriors_at(DUCHY, clearing) for clearing in among], default=0)
    burrow = duchy_board(b).burrow
    tell_check(g, DUCHY, "K10.7.6", "dismiss-burrow", "burrow", burrow, "at-least", most + 1, either=True)
    if burrow > most:
        duchy_board(b).burrow -= 1
        b.bring_home(DUCHY, 1)
        if g.telling:
            g.tell("left-burrow", "K10.7.6", DUCHY, count=1)
    elif most:
        pick = Pick(g, DUCHY, "K10.7.6", "dismiss", among)
        pick.most("own-warriors", "K10.7.6", own_warriors(b, DUCHY))
        remove_warriors(g, DUCHY, pick.best(), 1)
    else:
        tell_passed(g, DUCHY, "K10.7.6", "nobody-to-dismiss")
        return
    score(g, DUCHY, 1, "K10.7.6")
