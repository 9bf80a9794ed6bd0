"""What a choice of the Cult or the Riverfolk costs and brings, where its words do not say it: all of it public."""

from __future__ import annotations

from weald.engine.notation import noun, verb
from weald.games.root.actions import CONVERT, CRUSADE, ENLIST, FIGHT, MARCH, POINTS, SANCTIFY, SHOW, TRADE
from weald.games.root.factions.cult import turn as cult
from weald.games.root.factions.cult.conspiracies import price
from weald.games.root.factions.vagabond.actions import Reward, quests_done
from weald.games.root.state.board import NONE, Board
from weald.games.root.tables import (
    BIRD,
    CONVERT_COST,
    CRUSADE_COST,
    GARDEN,
    POINTS_BY_GARDENS,
    POST_POINTS,
    SANCTIFY_COST,
    SEATS,
    SUIT,
)
from weald.texts import Texts

_ACOLYTES = {CRUSADE: CRUSADE_COST, CONVERT: CONVERT_COST, SANCTIFY: SANCTIFY_COST}
_BY = (POINTS, MARCH, FIGHT, ENLIST)  # verbs that read otherwise by who does it


def facts(board: Board, seat: int, action: int, texts: Texts) -> dict[str, object]:
    """The facts of one choice of a seat."""
    what = verb(action)
    told: dict[str, object] = {"by": SEATS[seat]} if what in _BY and seat >= 0 else {}
    if what == POINTS:
        told["points"] = points(board, seat)
    elif what in _ACOLYTES:
        told["acolytes"] = texts.say("acolytes", count=price(board, _ACOLYTES[what]))
    elif what == SHOW and SUIT[noun(action)] == BIRD:
        told["ritual"] = "sacrifice"
    elif what == TRADE and (ruler := board.ruler(noun(action))) != NONE:
        told.update(ruler_seat=SEATS[ruler], points=POST_POINTS)
    return told


def points(board: Board, seat: int) -> int:
    """What a quest or the ritual of a revealed card scores: nothing for whoever plays for dominance [3.3.1]."""
    if board.dominance[seat] != NONE:
        return 0
    f = board.stack[-1]
    if isinstance(f, cult.Daylight):
        return POINTS_BY_GARDENS[board.on_map(GARDEN + SUIT[f.card])]
    assert isinstance(f, Reward)
    return quests_done(board, f.seat, f.suit)


def ruler(board: Board, clearing: int, texts: Texts) -> str:
    """Who rules a clearing, by the short name."""
    name = SEATS[board.ruler(clearing)]
    return texts.note(f"seat-{name}", "short") or name
