"""What lies on a Vagabond's own board [9.2.5], and on the Vagabot's [K7.2]."""

from __future__ import annotations

from typing import Final

from weald.engine.encoding import Row
from weald.games.root.factions.vagabond.tables import (
    CHARACTER_NAMES,
    INDIFFERENT,
    QUESTS,
    START_ITEMS,
    TRACK,
    VAGABOT_ITEMS,
)
from weald.games.root.state.board import Board
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.tables import CLEARINGS, DAMAGED, EXHAUSTED, IS_VAGABOND, ITEMS, READY, SEAT_COUNT, STATES, SWORD

NONE: Final = -1
AT_RANDOM: Final = -2  # instead of a character: the dice choose


class VagabondBoard(FactionBoard):
    """A Vagabond's board [9]. `Board.pawns` holds his pawn."""

    wish: int  # the character agreed on, AT_RANDOM, or NONE: he chooses [9.3.1]
    character: int
    kit: list[int]  # [state * 8 + item]
    relations: list[int]  # to each seat
    aids: list[int]  # aid given to each seat this turn and not yet counted
    completed: list[int]  # quests in his play area
    finds: list[int]  # the items he took from ruins [9.7.1]
    quest: int  # the Vagabot's own quest [K7.3.3], or NONE
    tea_paid: int  # tea that lay face up when Birdsong began and has paid for services since [9.4.1]
    battle_track: list[int]  # the Vagabot's battle track: the state of each item on it [K7.2.4]

    def encode(self, row: Row) -> None:
        row.field("character")
        row.one_of(self.character, len(CHARACTER_NAMES))
        row.field("items by state")
        row.counts(self.kit)
        row.field("relations")
        row.counts(self.relations)
        row.field("aid this turn")
        row.counts(self.aids)
        row.field("quests completed")
        row.how_many(self.completed, QUESTS)
        row.field("items from ruins")
        row.how_many(self.finds, ITEMS)
        row.field("the bot's quest")
        row.place(self.quest)
        row.field("tea that has paid")
        row.count(self.tea_paid)
        row.field("the bot's battle track, by state")
        row.how_many(self.battle_track, STATES)

    def items_in(self, state: int, item: int) -> int:
        return self.kit[state * ITEMS + item]

    def has_found(self, item: int) -> bool:
        """[9.7.1] Whether he has an item of this kind from a ruin."""
        return item in self.finds and any(self.kit[state * ITEMS + item] for state in range(STATES))

    def swords(self) -> int:
        """[9.2.6] Undamaged swords, exhausted or not."""
        return self.kit[READY * ITEMS + SWORD] + self.kit[EXHAUSTED * ITEMS + SWORD]

    def undamaged(self) -> int:
        """[9.2.7] How many items could still be damaged."""
        return sum(self.kit[: DAMAGED * ITEMS])

    def on_track(self, item: int) -> int:
        """[9.2.5.1] Tea, coins and bags on their tracks: face up, undamaged, up to the room there is.

        [9.2.5.3] He may shift them freely, so a full track never keeps him from gaining one more.
        """
        return min(self.kit[READY * ITEMS + item], TRACK[item])


def new_vagabond_board() -> VagabondBoard:
    """[9.3.6] Indifferent to everybody."""
    kit = [0] * (STATES * ITEMS)
    return VagabondBoard(NONE, NONE, kit, [INDIFFERENT] * SEAT_COUNT, [0] * SEAT_COUNT, [], [], NONE, 0, [])


def vagabond_board(b: Board, seat: int) -> VagabondBoard:
    own = b.boards[seat]
    assert isinstance(own, VagabondBoard)
    return own


def vagabonds(b: Board) -> list[int]:
    """The Vagabonds who play, in the order of the seats."""
    return [seat for seat in range(SEAT_COUNT) if IS_VAGABOND[seat] and seat in b.order]


def start_items(b: Board, seat: int) -> list[int]:
    """[9.3.5, K7.3.5] The items a Vagabond starts with; none before he is set up."""
    character = vagabond_board(b, seat).character
    if character == NONE:
        return []
    return VAGABOT_ITEMS[character] if b.is_bot(seat) else START_ITEMS[character]


def is_searched(b: Board, clearing: int) -> bool:
    """[9.7.1] Whether somebody has looked under the ruin of a clearing."""
    for entry in b.searched:
        if entry % CLEARINGS == clearing:
            return True
    return False


def items_under(b: Board, clearing: int) -> int:
    """[9.7.1] How many items lie under the ruin of a clearing: those that whoever searched it has left, or all."""
    for seat in vagabonds(b):
        seen = b.searched.count(seat * CLEARINGS + clearing)
        if seen:
            return seen
    return len(vagabonds(b))
