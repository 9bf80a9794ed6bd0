"""How a bot chooses [K2.1-K2.5]: candidates, criteria in the order of the law, and priority where they tie.

Every choice is told with what was compared, so that a player can check it.
"""

from __future__ import annotations

from weald.games.root.board import NONE, Board
from weald.games.root.lenses import Game
from weald.games.root.tables import BIRD, BUILDINGS_OF, CARD_NAMES, CLEARINGS, FACTIONS, IS_VAGABOND, MAPS, SEATS


class Pick:
    """One choice among clearings, or among players. Values are by clearing or by seat."""

    def __init__(self, g: Game, seat: int, law: str, what: str, among: list[int], players: bool = False) -> None:
        self.g = g
        self.seat = seat
        self.law = law
        self.what = what  # the message id of what is chosen
        self.among = among
        self.left = among
        self.players = players
        self.compared: list[dict[str, object]] = []

    def most(self, criterion: str, law: str, values: list[int]) -> None:
        """Keep those with the greatest value."""
        if len(self.left) < 2:
            return
        best = max([values[one] for one in self.left])
        self.compare(criterion, "most", law, values, best)

    def fewest(self, criterion: str, law: str, values: list[int]) -> None:
        """Keep those with the smallest value."""
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
        return SEATS[one] if self.players else str(one + 1)

    def names(self, some: list[int]) -> list[str]:
        """In their order of priority, by their names."""
        return [self.name(one) for one in (sorted(some) if self.players else by_priority(self.g.board, some))]

    def best(self, lowest: bool = False, law: str = "") -> int:
        """[K2.1, K2.2] Of those left, the one of highest priority (or lowest, if that law says so); or NONE."""
        if not self.left:
            if self.g.telling:
                self.g.tell("bot-found-none", self.law, self.seat, choice=self.what)
            return NONE
        chosen = self.left[0]
        if self.players:
            chosen = min(self.left)  # the order of set-up, as of the seats
        else:
            for clearing in self.left:
                if comes_before(self.g.board, clearing, chosen, lowest):
                    chosen = clearing
        if self.g.telling:
            self.tell(chosen, lowest, law)
        return chosen

    def tell(self, chosen: int, lowest: bool, law: str) -> None:
        """All that a player needs to check the choice: names and numbers, no words."""
        tie, by = "", ""
        if len(self.left) > 1:
            if self.players:
                tie, by = "K2.2", "set-up"
            elif chosen == MAPS[self.g.board.map].tower:
                tie, by = "K12.2.2", "pass"
            elif lowest:
                tie, by = law or self.law, "lowest"
            else:
                tie, by = law or "K2.1", "highest"
        facts: dict[str, object] = {
            "choice": self.what,
            "chosen": self.name(chosen),
            "players": self.players,
            "among": self.names(self.among),
            "compared": self.compared,
            "tie": tie,  # the law that decided between those that were left, if any were
            "tie_by": by,
            "tied": self.names(self.left) if tie else [],
        }
        self.g.tell("bot-chose", self.law, self.seat, **facts)


def tell_targets(g: Game, seat: int, law: str, what: str, clearings: list[int]) -> None:
    """[K2.4] Where something is done one after another, or nowhere."""
    if g.telling:
        named = [clearing + 1 for clearing in clearings]
        g.tell("bot-targets" if named else "bot-found-none", law, seat, choice=what, clearings=named)


class PickCard(Pick):
    """A choice among kinds of cards. Of those left in the end, chance takes one [K15.2]."""

    def __init__(self, g: Game, seat: int, law: str, among: list[int]) -> None:
        super().__init__(g, seat, law, "card", among)

    def name(self, one: int) -> str:
        return CARD_NAMES[one]

    def names(self, some: list[int]) -> list[str]:
        return [self.name(one) for one in some]

    def settled(self) -> list[int]:
        """Those that are equally good; told with what was compared."""
        if self.g.telling:
            facts: dict[str, object] = {
                "cards": self.names(self.left),
                "among": self.names(self.among),
                "compared": self.compared,
            }
            self.g.tell("bot-chose-card", self.law, self.seat, **facts)
        return self.left


def comes_before(b: Board, one: int, other: int, lowest: bool) -> bool:
    """[K2.1] Marker 1 has the highest priority; [K12.2.2] the Pass beats every other, whichever way is asked."""
    tower = MAPS[b.map].tower
    if one == tower or other == tower:
        return one == tower
    return one > other if lowest else one < other


def by_priority(b: Board, clearings: list[int], lowest: bool = False) -> list[int]:
    """[K2.4] In the order of priority."""
    tower = MAPS[b.map].tower
    ordered = sorted(clearings, reverse=lowest)
    if tower in ordered:
        ordered.remove(tower)
        ordered.insert(0, tower)
    return ordered


def show_bots(b: Board) -> dict[str, object]:
    """What a table with bots shows besides: whether people play together [K3.5], the clearings by priority [K3.1]."""
    if not any(b.is_bot(seat) for seat in b.order):
        return {}
    markers = [clearing + 1 for clearing in by_priority(b, list(range(CLEARINGS)))]
    return {"coop": b.robots.coop, "priority": markers}


def is_ordered(b: Board, clearing: int) -> bool:
    """[K2.7] Of the suit of the order card; a bird orders every clearing."""
    return b.robots.suit == b.suits[clearing] or b.robots.suit == BIRD


def ordered_clearings(b: Board) -> list[int]:
    """[K2.7] In the order of priority."""
    return by_priority(b, [clearing for clearing in range(CLEARINGS) if is_ordered(b, clearing)])


def foes(b: Board, seat: int) -> list[int]:
    """Whose pieces a bot counts as an enemy's, in the order of set-up; in a co-operative game no other bot's [K3.5]."""
    found: list[int] = []
    for other in range(FACTIONS):
        if other in b.order and b.are_enemies(seat, other) and not (b.robots.coop and b.is_bot(other)):
            found.append(other)
    return found


def pieces_of(b: Board, seat: int, clearing: int) -> int:
    """All pieces of a seat in a clearing, a pawn included."""
    if IS_VAGABOND[seat]:
        return 1 if seat in b.order and b.wanderer(seat).pawn == clearing else 0
    return b.warriors[seat * CLEARINGS + clearing] + b.others_at(seat, clearing)


def pieces_at(b: Board, clearing: int) -> list[int]:
    """All pieces in a clearing, by seat."""
    return [pieces_of(b, seat, clearing) for seat in range(FACTIONS)]


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
    """[K8.3.2, K10.3.3] Corners nobody else starts in, if possible opposite to one where somebody does."""
    printed = MAPS[b.map]
    free = [corner for corner in printed.corners if corner not in b.homes]
    return [corner for corner in free if printed.opposite[corner] in b.homes] or free


def ruled_by(b: Board, seat: int, hirer: int = NONE) -> list[int]:
    """The clearings a seat rules, in the order of priority; with `hirer`, as if that seat had mercenaries."""
    return by_priority(b, [clearing for clearing in range(CLEARINGS) if b.rules(seat, clearing, hirer)])


def defenders_at(b: Board, seat: int, clearing: int) -> list[int]:
    """Whom a bot could battle in a clearing where it has warriors or its pawn; mercenaries will do [11.2.7.3]."""
    own = b.can_fight_at(seat, clearing)
    if not own and b.company.hired != seat:
        return []
    there = [other for other in foes(b, seat) if b.is_there(other, clearing)]
    return [other for other in there if own or b.mercenaries_at(seat, other, clearing)]
