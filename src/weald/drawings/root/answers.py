"""What an answer is about besides its sentence, in ids and numbers: all of it is public, or the asked seat's own."""

from __future__ import annotations

from typing import Final

from weald.engine.notation import noun, verb
from weald.games.root.actions import BUILD, END, ENLIST, FIGHT, MARCH, PASS, POINTS
from weald.games.root.factions.alliance import turn as alliance
from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.alliance.tables import SYMPATHY, SYMPATHY_POINTS
from weald.games.root.factions.alliance.turn import spread_cost
from weald.games.root.factions.alliance.verbs import SPREAD
from weald.games.root.factions.cult import turn as cult
from weald.games.root.factions.cult.conspiracies import price
from weald.games.root.factions.cult.tables import CONVERT_COST, CRUSADE_COST, GARDEN, POINTS_BY_GARDENS, SANCTIFY_COST
from weald.games.root.factions.cult.verbs import CONVERT, CRUSADE, SANCTIFY, SHOW
from weald.games.root.factions.eyrie.decree import Decree, can_obey, suit_of
from weald.games.root.factions.eyrie.tables import COLUMN_NAMES, LEADER_NAMES, VIZIERS
from weald.games.root.factions.eyrie.verbs import LEADER, OBEY
from weald.games.root.factions.marquise import turn as marquise
from weald.games.root.factions.marquise.tables import BUILDING_POINTS, WOOD_COST
from weald.games.root.factions.marquise.tables import MARCH as MARCH_MOVES
from weald.games.root.factions.marquise.verbs import PAY_WOOD
from weald.games.root.factions.riverfolk.tables import POST_POINTS
from weald.games.root.factions.riverfolk.verbs import TRADE
from weald.games.root.factions.vagabond.actions import Reward, quests_done
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.tables import CHARACTER_NAMES, START_ITEMS
from weald.games.root.factions.vagabond.travel import Travel
from weald.games.root.factions.vagabond.verbs import CHARACTER, SPECIAL
from weald.games.root.game import GRAMMAR
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import BIRD, CLEARINGS, ITEM_NAMES, MARQUISE, OWNER, SEATS, STOCK, SUIT, SUIT_NAMES

_ACOLYTES: Final = {CRUSADE: CRUSADE_COST, CONVERT: CONVERT_COST, SANCTIFY: SANCTIFY_COST}
_BY: Final = (POINTS, MARCH, FIGHT, ENLIST)  # verbs that read otherwise by who does it


def facts(view: View, action: int) -> dict[str, object]:
    """The facts of one answer."""
    board, words = view.board, GRAMMAR.verb_of(action).words(action)
    told = _of_verb(view, action)
    if "clearing" in words and int(words["clearing"]) <= len(board.suits):
        told["clearing_suit"] = SUIT_NAMES[board.suits[int(words["clearing"]) - 1]]
    if "forest" in words:
        told["clearings"] = around(board, noun(action))
    if view.seat >= 0 and verb(action) in _BY:
        told["by"] = SEATS[view.seat]
    return told


def around(board: Board, forest: int) -> list[int]:
    """The clearings around a forest, by number."""
    return [clearing + 1 for clearing in board.printed().forests[forest]]


def _of_verb(view: View, action: int) -> dict[str, object]:
    board, what = view.board, verb(action)
    frame = board.stack[-1]
    if what == BUILD:
        kind = noun(action) // CLEARINGS
        if OWNER[kind] == MARQUISE and 0 < board.stock[kind] < STOCK[kind]:  # the first one of a kind is free
            space = STOCK[kind] - board.stock[kind]
            return {"wood": WOOD_COST[space], "points": BUILDING_POINTS[kind][space]}
    elif what == PAY_WOOD and isinstance(frame, marquise.Build):
        return {"paying": "yes"}
    elif what == SPREAD and board.stock[SYMPATHY]:
        points = SYMPATHY_POINTS[STOCK[SYMPATHY] - board.stock[SYMPATHY]]
        return {"cost": spread_cost(board, noun(action)), "points": points}
    elif what == OBEY and not can_resolve(view, action):
        return {"turmoil": "yes"}
    elif what == MARCH:
        return {"moves": MARCH_MOVES if isinstance(frame, marquise.Daylight) else 1}
    elif what == END and (left := unused(board)):
        return {"unused": left}
    elif action == PASS and isinstance(frame, Travel) and frame.to == NONE:
        return {"staying": "yes"}
    elif what == SPECIAL:
        character = CHARACTER_NAMES[vagabond_board(board, view.seat).character]
        return {"character": character, "character_effect": character}
    elif what == CHARACTER:
        items = [ITEM_NAMES[item] for item in START_ITEMS[noun(action)]]
        return {"character_effect": CHARACTER_NAMES[noun(action)], "items": items}
    elif what == LEADER:
        columns = [COLUMN_NAMES[column] for column in VIZIERS[noun(action)]]
        return {"leader_effect": LEADER_NAMES[noun(action)], "columns": columns}
    elif what == POINTS:
        return {"points": points_of(board, view.seat)}
    elif what in _ACOLYTES:
        return {"acolytes": price(board, _ACOLYTES[what])}
    elif what == SHOW and SUIT[noun(action)] == BIRD:
        return {"ritual": "sacrifice"}
    elif what == TRADE and (ruler := board.ruler(noun(action))) != NONE:
        return {"ruler_seat": SEATS[ruler], "points": POST_POINTS}
    return {}


def can_resolve(view: View, action: int) -> bool:
    """Whether a card of the decree that may be obeyed next can be."""
    f = view.board.stack[-1]
    return not isinstance(f, Decree) or can_obey(view.board, f.column, suit_of(noun(action)))


def unused(board: Board) -> int:
    """How many actions are left to whoever is asked for one."""
    frame = board.stack[-1]
    if isinstance(frame, marquise.Daylight):
        return frame.actions
    return alliance_board(board).officers - frame.done if isinstance(frame, alliance.Evening) else 0


def points_of(board: Board, seat: int) -> int:
    """What a quest or the ritual of a revealed card scores: nothing for whoever plays for dominance [3.3.1]."""
    if board.dominance[seat] != NONE:
        return 0
    f = board.stack[-1]
    if isinstance(f, cult.Daylight):
        return POINTS_BY_GARDENS[board.on_map(GARDEN + SUIT[f.card])]
    assert isinstance(f, Reward)
    return quests_done(board, f.seat, f.suit)
