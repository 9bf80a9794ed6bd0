"""The columns of the Electric Eyrie's decree [K5.5.1]: their clearings, moves and battles.

There is one for each suit, from the left: fox, mouse, rabbit, bird.
"""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import REASON, Frame
from weald.engine.procedure import Steps
from weald.games.root.clockwork.orders import move_warriors, start_battle
from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.riverfolk.bot_cards import ORDERED, buy_any
from weald.games.root.factions.riverfolk.hiring import may_buy, may_take_boats, take_boats, tell_unsold
from weald.games.root.factions.riverfolk.services import wares
from weald.games.root.factions.riverfolk.tables import HAND_CARD
from weald.games.root.procedure import Step
from weald.games.root.rules.cards import kinds
from weald.games.root.rules.choosing import (
    Pick,
    all_points,
    buildings_of,
    by_priority,
    defenders_at,
    enemy_pieces,
    foes,
    own_warriors,
    pieces_at,
    ruled_clearings,
)
from weald.games.root.rules.moving import destinations
from weald.games.root.rules.reasons import Count, tell_check, tell_leaving, tell_passed
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import (
    BIRD,
    BUILDINGS_OF,
    CLEARINGS,
    CLOCKWORK,
    EYRIE,
    ROOST,
    SEAT_COUNT,
    SUIT,
    SUIT_NAMES,
    trait,
)

COLUMN_NAMES: Final[list[str]] = CLOCKWORK["eyrie"]["columns"]
COLUMN_SUITS: Final[list[int]] = [SUIT_NAMES.index(name) for name in COLUMN_NAMES]
FOCUSED: Final = trait(EYRIE, "focused")


def is_of_column(b: Board, clearing: int, column: int) -> bool:
    """Whether a clearing is of the column's suit; the bird column takes every clearing."""
    return COLUMN_SUITS[column] in (BIRD, b.suits[clearing])


def full_columns(b: Board) -> list[int]:
    """[K5.5.1] The columns with cards, from the left."""
    return [column for column in range(len(COLUMN_SUITS)) if eyrie_board(b).decree[column]]


def tell_column(g: Game, column: int, law: str) -> None:
    """Tell that it is this column's turn."""
    if g.telling:
        g.tell(
            "bot-column",
            law,
            EYRIE,
            role=REASON,
            suit=COLUMN_NAMES[column],
            count=len(eyrie_board(g.board).decree[column]),
        )


def roosts(b: Board) -> list[int]:
    """The roosts, by clearing."""
    return b.pieces[ROOST * CLEARINGS : (ROOST + 1) * CLEARINGS]


# moves [K5.5.1.2]


class Marches(Frame):
    """[K5.5.1.2] A move for each of these columns, in order."""

    columns: list[int]

    def steps(self) -> Steps:
        return MARCHING


def needed_to_rule(b: Board, clearing: int) -> int:
    """[K5.5.1.2] How many warriors must stay to go on ruling; whatever else they rule by counts, and so do ties."""
    strongest = max([b.force(seat, clearing) for seat in b.order if seat != EYRIE], default=0)
    besides = b.force(EYRIE, clearing) - b.warriors_at(EYRIE, clearing)
    return max(strongest - besides, 0 if besides else 1)


def must_stay(b: Board, clearing: int, column: int) -> int:
    """[K5.5.1.2] How many warriors stay: enough to go on ruling, or one per card of the column, whichever is more."""
    return max(needed_to_rule(b, clearing), len(eyrie_board(b).decree[column]))


def tell_staying(g: Game, clearing: int, column: int) -> None:
    """Tell how many warriors stay and how many leave."""
    b = g.board
    stay = Count(g, EYRIE, "K5.5.1.2", "staying", "most", clearing)
    stay.part("needed-to-rule", "K5.5.1.2", needed_to_rule(b, clearing))
    stay.part("column-cards", "K5.5.1.2", len(eyrie_board(b).decree[column]))
    stay.tell(must_stay(b, clearing, column))
    tell_leaving(g, EYRIE, "K5.5.1.2", clearing, must_stay(b, clearing, column))


class MarchInTurn(Step[Marches]):
    """[K5.5.1.2] Move out of the column's clearing with most of their warriors from which some can leave [K2.3]."""

    law: ClassVar[str] = "K5.5.1.2"

    def run(self, g: Game, f: Marches) -> None:
        b = g.board
        while f.columns:
            column = f.columns.pop(0)
            spare = [b.warriors_at(EYRIE, c) - must_stay(b, c, column) for c in range(CLEARINGS)]
            among = [c for c in ruled_clearings(b, EYRIE) if is_of_column(b, c, column) and spare[c] > 0]
            tell_column(g, column, "K5.5.1.2")
            boats = may_take_boats(b, EYRIE)
            pick = Pick(g, EYRIE, "K5.5.1.2", "move-from", [c for c in among if goals(b, c, boats)])
            pick.most("own-warriors", "K5.5.1.2", own_warriors(b, EYRIE))
            origin = pick.best(none=REASON)
            if origin == NONE:
                tell_passed(g, EYRIE, "K5.5.1", "nobody-can-leave")
                continue
            where = Pick(g, EYRIE, "K5.5.1.2", "move-to", goals(b, origin, boats))
            where.fewest("roosts", "K5.5.1.2", roosts(b))
            where.fewest("enemy-pieces", "K5.5.1.2.1", enemy_pieces(b, EYRIE))
            f.at -= 1
            to = where.best(lowest=True, law="K5.5.1.2.2")
            by_river = to not in goals(b, origin)
            if g.telling:
                tell_staying(g, origin, column)
            if move_warriors(g, EYRIE, origin, to, spare[origin]) and by_river:
                take_boats(g, EYRIE, "K15.6")
            return


def goals(b: Board, origin: int, boats: bool = False) -> list[int]:
    """Where a move can lead, in order of priority; along the river too, if they could buy boats [K15.6]."""
    return by_priority(b, destinations(b, EYRIE, origin, boats))


MARCHING: Final[Steps] = (MarchInTurn(),)


# battles [K5.5.1.3]


class Sorties(Frame):
    """[K5.5.1.3] A battle for each of these columns, in order."""

    columns: list[int]

    def steps(self) -> Steps:
        return BATTLING


def defenseless_buildings(b: Board) -> list[int]:
    """By clearing, how many buildings of foes have no warrior of their owner beside them."""
    counts = [0] * CLEARINGS
    for other in foes(b, EYRIE):
        if BUILDINGS_OF[other]:
            for clearing in range(CLEARINGS):
                if not b.warriors_at(other, clearing):
                    counts[clearing] += buildings_of(b, other, clearing)
    return counts


def extra_hits(b: Board, column: int) -> int:
    """[K5.5.1.3] One if the column has more cards than any other; [K14.2.5] with the trait focused, also if tied."""
    return 1 if len(eyrie_board(b).decree[column]) >= cards_for_hit(b, column) else 0


def cards_for_hit(b: Board, column: int) -> int:
    """How many cards the column needs to deal an extra hit."""
    others = [len(eyrie_board(b).decree[other]) for other in range(len(COLUMN_SUITS)) if other != column]
    return max(others) if b.robots.traits[EYRIE] & FOCUSED else max(others) + 1


class BattleInTurn(Step[Sorties]):
    """[K5.5.1.3] Choose where, then against whom."""

    law: ClassVar[str] = "K5.5.1.3"

    def run(self, g: Game, f: Sorties) -> None:
        b = g.board
        while f.columns:
            column = f.columns.pop(0)
            among = [c for c in range(CLEARINGS) if is_of_column(b, c, column) and defenders_at(b, EYRIE, c)]
            tell_column(g, column, "K5.5.1.3")
            pick = Pick(g, EYRIE, "K5.5.1.3", "battle", by_priority(b, among))
            pick.fewest("roosts", "K5.5.1.3.1", roosts(b))
            pick.most("defenseless-buildings", "K5.5.1.3.2", defenseless_buildings(b))
            clearing = pick.best(lowest=True, law="K5.5.1.3.3", none=REASON)
            if clearing != NONE:
                f.at -= 1
                defender = self.defender(g, clearing)
                if g.telling:
                    law = "K14.2.5" if b.robots.traits[EYRIE] & FOCUSED else "K5.5.1.3"
                    cards, needed = len(eyrie_board(b).decree[column]), cards_for_hit(b, column)
                    tell_check(g, EYRIE, law, "extra-hit", "column-cards", cards, "at-least", needed, either=True)
                start_battle(g, EYRIE, defender, clearing, "K5.5.1.3", extra_hits(b, column))
                return
            tell_passed(g, EYRIE, "K5.5.1", "nobody-to-fight")

    def defender(self, g: Game, clearing: int) -> int:
        b = g.board
        pick = Pick(g, EYRIE, "K5.5.1.3", "defender", defenders_at(b, EYRIE, clearing), players=True)
        pick.most("buildings", "K5.5.1.3", [buildings_of(b, seat, clearing) for seat in range(SEAT_COUNT)])
        pick.most("pieces", "K5.5.1.3.4", pieces_at(b, clearing))
        pick.most("points", "K5.5.1.3.5", all_points(b))
        return pick.best()


BATTLING: Final[Steps] = (BattleInTurn(),)


def buy_missing_suit(g: Game, decreed: list[int]) -> bool:
    """[K15.6] If the order's suit is already in the decree, buy a card of a missing suit. True if one was bought."""
    b = g.board
    if not b.robots.special or b.robots.suit not in decreed:
        return False
    if not may_buy(b, EYRIE, HAND_CARD):
        tell_unsold(g, EYRIE, HAND_CARD, "K15.1")
        return False
    return buy_any(g, EYRIE, [ware for ware in kinds(sorted(wares(b))) if SUIT[ware] not in decreed], ORDERED)
