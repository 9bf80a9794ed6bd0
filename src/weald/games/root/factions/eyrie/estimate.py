"""What the Eyrie may hope for: roosts, and a decree that will not fail."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.eyrie.decree import Decree, can_obey, suit_of
from weald.games.root.factions.eyrie.tables import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    MOVE_COLUMN,
    POINTS_BY_ROOSTS,
    RECRUIT_COLUMN,
)
from weald.games.root.state.board import Board
from weald.games.root.tables import BIRD, CLEARINGS, EYRIE, ROOST

_NEW_LEADER: Final = 2.5  # what the decree of the next leader promises
_DANGER: Final = [1.5, 1.5, 1.2, 0.8]  # how bad a decree card looks that could not be obeyed now, by column


def roosts_promise(b: Board) -> float:
    return 2.2 * POINTS_BY_ROOSTS[b.on_map(ROOST)] + 0.8 * b.on_map(ROOST)


def decree_promise(b: Board) -> float:
    """The promise of a decree that builds every turn, with moves and recruits to feed it, minus the risk of turmoil."""
    decree = eyrie_board(b).decree
    worth = 2.5 * min(1, len(decree[BUILD_COLUMN]))
    worth += 0.9 * min(2, len(decree[MOVE_COLUMN])) + 0.9 * min(2, len(decree[RECRUIT_COLUMN]))
    danger = 0.0
    birds = 0
    for column in range(4):
        for card in decree[column]:
            suit = suit_of(card)
            birds += 1 if suit == BIRD else 0
            danger += _DANGER[column] * doubt(b, column, suit)
    if is_failing(b):
        return _NEW_LEADER - birds  # [7.7] turmoil is only a matter of time
    for column in range(4):
        danger += 0.25 * max(0, len(decree[column]) - 2)
    danger += 1.2 * max(0, len(decree[BUILD_COLUMN]) - 1) + 0.8 * max(0, len(decree[BATTLE_COLUMN]) - 1)
    danger += 1.0 * max(0, len(decree[RECRUIT_COLUMN]) + 1 - b.supply[EYRIE])  # nobody left to recruit
    return worth - danger * (1.0 + 0.3 * birds)


def is_failing(b: Board) -> bool:
    """Whether a remaining card of the current column can no longer be obeyed."""
    for frame in b.stack:
        if isinstance(frame, Decree) and frame.column < len(eyrie_board(b).decree):
            for card in frame.left:
                if not can_obey(b, frame.column, suit_of(card)) and frame.column != MOVE_COLUMN:
                    return True
    return False


def doubt(b: Board, column: int, suit: int) -> float:
    """How doubtful a decree card is: 0 if it can be obeyed, more if a move must come first, most if not."""
    if can_obey(b, column, suit):
        return 0.0
    if suit == BIRD:
        return 0.3
    if column == RECRUIT_COLUMN or not eyrie_board(b).decree[MOVE_COLUMN]:
        return 1.0
    for clearing in range(CLEARINGS):
        if b.suits[clearing] == suit and can_come_to(b, clearing, column):
            return 0.4
    return 1.0


def can_come_to(b: Board, clearing: int, column: int) -> bool:
    """Whether a move of the Eyrie could make a column's action possible in a clearing."""
    if column == BATTLE_COLUMN and not any(b.is_there(other, clearing) for other in b.order if other != EYRIE):
        return False
    if column == BUILD_COLUMN and (b.at(ROOST, clearing) or b.open_slots(clearing) == 0):
        return False
    return any(b.warriors_at(EYRIE, near) and b.ruled_by(EYRIE, near) for near in b.adjacent(clearing))
