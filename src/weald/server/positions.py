"""A position as one seat sees it: built from that seat's lens, and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from weald import lessons
from weald.engine.procedure import about
from weald.engine.ruleset import Ruleset
from weald.engine.standing import open_question
from weald.engine.table import Table
from weald.engine.turns import is_out_of_turn
from weald.server import plain
from weald.server.answering import answer_of
from weald.server.live import Live
from weald.server.messages import (
    BackTold,
    LessonPlace,
    OfferTold,
    OutcomeTold,
    Position,
    QuestionTold,
    RefusalTold,
    encode,
)
from weald.texts.locales import SPOKEN

_KEPT: Final = 24  # messages of one position that are kept for others who want the same


def message(live: Live, seat: str | None, since: int, drawn: bool) -> bytes:
    """What a seat (None: a spectator) is told of a live table that knows the first `since` actions.

    What everybody sees is built once, the position once for each seat, however many look and whatever they know:
    `live.messages` keeps both until it changes. What somebody knows already decides which events come with it. A
    drawing is in words: it is kept for each language.
    """
    built = live.messages.setdefault("positions", {})
    ready: dict[object, bytes] = live.messages.setdefault("messages", {})
    words = SPOKEN.get() if drawn else ""
    key = (seat, since, words)
    if key not in ready:
        if len(ready) >= _KEPT:
            ready.clear()
        if (seat, words) not in built:
            told = built.get((seat, "")) or _packed(_position(live, seat))
            built[seat, ""] = told
            if drawn:
                built[seat, words] = _with_drawing(told, live.table)
        events = live.table.numbered_events(seat, since)
        ready[key] = encode(msgspec.structs.replace(built[seat, words], since=since, events=events))
    return ready[key]


def _position(live: Live, seat: str | None) -> Position:
    """All but the events."""
    told = shown(live.table, seat, live.at, view={**_board(live), **live.table.show_own(seat)})
    if live.record.ended is not None:
        told = msgspec.structs.replace(told, question=None, offers=[], refused=[])
    told.undos = live.undos
    told.asked_since = live.asked_since
    if seat is not None:
        told.lesson = _lesson(live, seat)
    if live.record.ended is not None:
        told.outcome = OutcomeTold(live.winners or [], {}, "", [], live.record.ended)
    elif seat is not None:
        told.undo = live.table.can_undo(seat)
        told.back = _back(live, seat)
        told.hint = live.table.actor == seat and not live.why_no_hint(seat)
        if live.table.actor == seat and open_question(live.table) is not None:
            told.standing = "may" if answer_of(live) is None else "due"
    return told


def _board(live: Live) -> dict[str, object]:
    """What everybody sees of the present position, each part as it is sent: through no lens, so the same for all."""
    if "board" not in live.messages:
        shown = live.table.show_board()
        live.messages["board"] = {name: msgspec.Raw(encode(part)) for name, part in shown.items()}
    board: dict[str, object] = live.messages["board"]
    return board


def _packed(told: Position) -> Position:
    """The same with its large parts as they are sent: a few strings instead of thousands of objects."""
    large = {name: msgspec.Raw(encode(getattr(told, name))) for name in ("view", "question", "offers", "refused")}
    return msgspec.structs.replace(told, **large)


def _back(live: Live, seat: str) -> BackTold:
    """Whether this seat can take back its last turn."""
    why = live.why_no_take_back(seat)
    return BackTold(why, not why and live.table.is_practice(live.start_of_turn(seat)))


def _lesson(live: Live, seat: str) -> LessonPlace | None:
    """Where the person of a lesson is in it, by what they have answered so far."""
    lesson = lessons.of_seed(live.record.seed)
    if lesson is None or lesson.seat != seat:
        return None
    place = lessons.place(lesson, lessons.given(lesson, live.table))
    return LessonPlace(place.step, place.strayed)


def _with_drawing(told: Position, table: Table) -> Position:
    hand = plain.hand(table, told.seat) if told.seat is not None else None
    return msgspec.structs.replace(told, drawing=plain.lines(table, told.seat), hand=hand)


def shown(
    table: Table, seat: str | None, since: int, drawn: bool = False, view: dict[str, object] | None = None
) -> Position:
    """What a seat is shown of any table, with its offers if it is asked; without what only a host knows."""
    told = past_position(table, seat, since, drawn, view)
    if seat is not None and table.actor == seat:
        lens, ruleset = table.game.lens(table.lens(seat)), table.ruleset
        answers = table.answers()
        told.offers = [OfferTold(*_spelled(ruleset, action), about(lens, action)) for action in answers.allowed]
        told.refused = [
            RefusalTold(*_spelled(ruleset, one.action), about(lens, one.action), one.law, one.why)
            for one in answers.refused
        ]
    return told


def past_position(
    table: Table, seat: str | None, since: int, drawn: bool = False, view: dict[str, object] | None = None
) -> Position:
    """What a seat was shown at a moment that has passed: no offers any more.

    `drawn`: with the terminal's lines. `view`: what the seat sees, if that is built already.
    """
    question = table.question
    asked = None
    if question is not None:
        turn = table.seat_name(table.ruleset.turn_of(table.game.board)) if is_out_of_turn(table) else None
        asked = QuestionTold(question.seat, question.ask, question.law, question.facts, turn)
    outcome = table.outcome
    told = Position(
        at=len(table.actions),
        since=since,
        seat=seat,
        view=table.show(seat) if view is None else view,
        events=table.numbered_events(seat, since),
        question=asked,
        outcome=OutcomeTold(outcome.winners, outcome.scores, outcome.law, outcome.sides) if outcome else None,
    )
    return _with_drawing(told, table) if drawn else told


@lru_cache(20_000)
def _spelled(ruleset: Ruleset, action: int) -> tuple[str, str, dict[str, str]]:
    """An action as sentence, verb and words: the same at all tables, and asked for at each question."""
    verb = ruleset.grammar.verb_of(action)
    return verb.write(action), verb.name, verb.words(action)
