"""How a bot chooses [K2.1-K2.5]: candidates, criteria in the order of the law, then priority to break ties.

Every choice is told with everything that was compared, so that a player can check it.
"""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import IDLE, REASON
from weald.games.root.rules.reasons import tell_none
from weald.games.root.rules.scoring import points_of
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    BIRD,
    BUILDINGS_OF,
    CARD_NAMES,
    CLEARINGS,
    EFFECT_NAMES,
    ITEM_NAMES,
    MAPS,
    MINISTER_NAMES,
    PIECE_NAMES,
    SEAT_COUNT,
    SEATS,
    STATE_NAMES,
)

NAMES: Final[dict[str, list[str]]] = {  # the kinds of things PickThing chooses among
    "card": CARD_NAMES,
    "effect": EFFECT_NAMES,
    "item": ITEM_NAMES,
    "minister": MINISTER_NAMES,
    "piece": PIECE_NAMES,
    "state": STATE_NAMES,
}


class Pick:
    """One choice among clearings or among players. Values are listed by clearing or by seat."""

    def __init__(self, g: Game, seat: int, law: str, what: str, among: list[int], players: bool = False) -> None:
        self.g = g
        self.seat = seat
        self.law = law
        self.what = what  # the message id of what is chosen
        self.among = among
        self.left = among
        self.kind = "seat" if players else "clearing"
        self.compared: list[dict[str, object]] = []

    def most(self, criterion: str, law: str, values: list[int]) -> None:
        """Keep the candidates with the greatest value."""
        if len(self.left) < 2:
            return
        best = max([values[one] for one in self.left])
        self.compare(criterion, "most", law, values, best)

    def fewest(self, criterion: str, law: str, values: list[int]) -> None:
        """Keep the candidates with the smallest value."""
        if len(self.left) < 2:
            return
        best = min([values[one] for one in self.left])
        self.compare(criterion, "fewest", law, values, best)

    def compare(self, criterion: str, wanted: str, law: str, values: list[int], best: int) -> None:
        left = [one for one in self.left if values[one] == best]
        if self.g.telling:
            self.compared.append(
                {
                    "criterion": criterion,
                    "wanted": wanted,
                    "law": law,
                    "values": {self.name(one): values[one] for one in self.left},
                    "left": self.names(left),
                }
            )
        self.left = left

    def name(self, one: int) -> str:
        return SEATS[one] if self.kind == "seat" else str(one + 1)

    def names(self, some: list[int]) -> list[str]:
        """The names of the candidates, in order of priority."""
        return [self.name(one) for one in (sorted(some) if self.kind == "seat" else by_priority(self.g.board, some))]

    def best(self, lowest: bool = False, law: str = "", why: str = "", none: str = IDLE) -> int:
        """[K2.1, K2.2] The remaining candidate of highest priority (or lowest, if the law says so); or NONE.

        `why` names the reason if there is no candidate, unless it is simply that nothing fits.
        """
        if not self.left:
            if self.g.telling:
                tell_none(self.g, self.seat, self.law, self.what, self.kind, why, none)
            return NONE
        chosen = self.left[0]
        if self.kind == "seat":
            chosen = min(self.left)  # seats are in the order of set-up
        else:
            for clearing in self.left:
                if comes_before(self.g.board, clearing, chosen, lowest):
                    chosen = clearing
        if self.g.telling:
            if self.kind == "seat":
                self.tell(chosen, "K2.2", "set-up")
            elif chosen == MAPS[self.g.board.map].tower:
                self.tell(chosen, "K12.2.2", "pass")
            elif lowest:
                self.tell(chosen, law or self.law, "lowest")
            else:
                self.tell(chosen, law or "K2.1", "highest")
        return chosen

    def by_chance(self, chosen: int) -> None:
        """The dice have picked one of the remaining candidates."""
        if self.g.telling:
            self.tell(chosen, self.law, "chance")

    def tell(self, chosen: int, tie: str, by: str) -> None:
        """Tell all that a player needs to check the choice: names and numbers, no words."""
        tied = len(self.left) > 1
        facts: dict[str, object] = {
            "choice": self.what,
            "chosen": self.name(chosen),
            "kind": self.kind,
            "among": self.names(self.among),
            "compared": self.compared,
            "tie": tie if tied else "",  # the law that broke the tie, if there was one
            "tie_by": by if tied else "",
            "tied": self.names(self.left) if tied else [],
        }
        self.g.note("bot-chose", self.law, self.seat, facts, REASON)


class PickThing(Pick):
    """A choice among things of one kind, in the order of the law: pieces, ministers, cards, items, states, forests."""

    def __init__(self, g: Game, seat: int, law: str, what: str, among: list[int], kind: str) -> None:
        super().__init__(g, seat, law, what, among)
        self.kind = kind

    def name(self, one: int) -> str:
        return str(one + 1) if self.kind == "forest" else NAMES[self.kind][one]

    def names(self, some: list[int]) -> list[str]:
        return [self.name(one) for one in some]

    def first(self, why: str = "") -> int:
        """The first remaining candidate in the order of the law; or NONE."""
        if not self.left:
            if self.g.telling:
                tell_none(self.g, self.seat, self.law, self.what, self.kind, why)
            return NONE
        if self.g.telling:
            self.tell(self.left[0], self.law, "first")
        return self.left[0]


class PickCard(PickThing):
    """A choice among kinds of cards. Chance picks among the remaining ones [K15.2]."""

    def __init__(self, g: Game, seat: int, law: str, among: list[int]) -> None:
        super().__init__(g, seat, law, "card", among, "card")

    def settled(self) -> list[int]:
        """The equally good candidates; tells what was compared."""
        if self.g.telling:
            facts: dict[str, object] = {
                "cards": self.names(self.left),
                "kind": self.kind,
                "among": self.names(self.among),
                "compared": self.compared,
            }
            self.g.note("bot-chose-card", self.law, self.seat, facts, REASON)
        return self.left


def comes_before(b: Board, one: int, other: int, lowest: bool) -> bool:
    """[K2.1] Marker 1 has the highest priority; [K12.2.2] the Pass always comes first, even by lowest priority."""
    tower = MAPS[b.map].tower
    if one == tower or other == tower:
        return one == tower
    return one > other if lowest else one < other


def by_priority(b: Board, clearings: list[int], lowest: bool = False) -> list[int]:
    """[K2.4] These clearings in order of priority."""
    tower = MAPS[b.map].tower
    ordered = sorted(clearings, reverse=lowest)
    if tower in ordered:
        ordered.remove(tower)
        ordered.insert(0, tower)
    return ordered


def show_bots(b: Board) -> dict[str, object]:
    """What a table with bots also shows: whether people play together [K3.5], the clearings by priority [K3.1]."""
    if not any(b.is_bot(seat) for seat in b.order):
        return {}
    markers = [clearing + 1 for clearing in by_priority(b, list(range(CLEARINGS)))]
    return {"coop": b.robots.coop, "priority": markers}


def is_ordered(b: Board, clearing: int) -> bool:
    """[K2.7] Whether a clearing is of the order card's suit; a bird orders every clearing."""
    return b.robots.suit == b.suits[clearing] or b.robots.suit == BIRD


def ordered_clearings(b: Board) -> list[int]:
    """[K2.7] The ordered clearings, in order of priority."""
    return by_priority(b, [clearing for clearing in range(CLEARINGS) if is_ordered(b, clearing)])


def foes(b: Board, seat: int) -> list[int]:
    """The seats a bot counts as enemies, in the order of set-up; no other bots in a co-operative game [K3.5]."""
    found: list[int] = []
    for other in range(SEAT_COUNT):
        if other in b.order and b.are_enemies(seat, other) and not (b.robots.coop and b.is_bot(other)):
            found.append(other)
    return found


def pieces_of(b: Board, seat: int, clearing: int) -> int:
    """All pieces of a seat in a clearing, a pawn included."""
    pawn = 1 if b.pawns[seat] == clearing else 0
    return pawn + b.warriors[seat * CLEARINGS + clearing] + b.others_at(seat, clearing)


def pieces_at(b: Board, clearing: int) -> list[int]:
    """All pieces in a clearing, by seat."""
    return [pieces_of(b, seat, clearing) for seat in range(SEAT_COUNT)]


def all_points(b: Board) -> list[int]:
    """Everybody's points, by seat; none for whoever plays for dominance [3.3.1]."""
    return [points_of(b, seat) for seat in range(SEAT_COUNT)]


def buildings_of(b: Board, seat: int, clearing: int) -> int:
    count = 0
    for kind in BUILDINGS_OF[seat]:
        count += b.pieces[kind * CLEARINGS + clearing]
    return count


def enemy_pieces(b: Board, seat: int) -> list[int]:
    """How many pieces of all its foes a bot sees in each clearing."""
    counts = [0] * CLEARINGS
    for other in foes(b, seat):
        for clearing in range(CLEARINGS):
            counts[clearing] += pieces_of(b, other, clearing)
    return counts


def enemy_warriors(b: Board, seat: int) -> list[int]:
    """How many warriors of all its foes a bot sees in each clearing."""
    counts = [0] * CLEARINGS
    for other in foes(b, seat):
        for clearing in range(CLEARINGS):
            counts[clearing] += b.warriors[other * CLEARINGS + clearing]
    return counts


def enemy_buildings(b: Board, seat: int) -> list[int]:
    """How many buildings of all its foes a bot sees in each clearing."""
    counts = [0] * CLEARINGS
    for other in foes(b, seat):
        for clearing in range(CLEARINGS):
            counts[clearing] += buildings_of(b, other, clearing)
    return counts


def own_warriors(b: Board, seat: int) -> list[int]:
    """A bot's warriors by clearing."""
    return b.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS]


def start_corners(b: Board) -> list[int]:
    """[K8.3.2, K10.3.3] Corners where nobody else starts, if possible opposite one where somebody does."""
    printed = MAPS[b.map]
    free = [corner for corner in printed.corners if corner not in b.homes]
    return [corner for corner in free if printed.opposite[corner] in b.homes] or free


def tell_corner(g: Game, seat: int, law: str, corner: int) -> None:
    """Tell in which corner the dice have put a bot, and which corners were possible."""
    if g.telling:
        printed = MAPS[g.board.map]
        opposite = [0] * CLEARINGS
        for free in printed.corners:
            opposite[free] = 1 if printed.opposite[free] in g.board.homes else 0
        pick = Pick(g, seat, law, "corner", [free for free in printed.corners if free not in g.board.homes])
        pick.most("opposite-a-start", law, opposite)
        pick.by_chance(corner)


def ruled_clearings(b: Board, seat: int) -> list[int]:
    """The clearings a seat rules, in the order of priority."""
    return by_priority(b, [clearing for clearing in range(CLEARINGS) if b.ruled_by(seat, clearing)])


def defenders_at(b: Board, seat: int, clearing: int) -> list[int]:
    """Whom a bot can battle in a clearing where it has warriors or its pawn; mercenaries count too [11.2.7.3]."""
    own = b.can_fight_at(seat, clearing)
    if not own and b.hirer != seat:
        return []
    there = [other for other in foes(b, seat) if b.is_there(other, clearing)]
    return [other for other in there if own or b.mercenaries_at(seat, other, clearing)]
