"""Tables and games as clients are told of them."""

from __future__ import annotations

from collections.abc import Container, Sequence

from weald import lessons, library, players
from weald.engine.errors import WealdError
from weald.engine.lots import can_be_drawn
from weald.engine.ruleset import Option, Ruleset
from weald.server import agreements, pace
from weald.server.answering import kept_by
from weald.server.following import Unfollowed
from weald.server.game_messages import GameTold, OptionTold, QuickTold
from weald.server.live import Live, Placed
from weald.server.messages import (
    AgreementTold,
    FormTold,
    LessonTold,
    LostTold,
    SeatTold,
    StandingAsked,
    StandingSaid,
    StandingTold,
    StepTold,
    TableTold,
)
from weald.server.names import tell_apart
from weald.server.records import SeatRecord, Summary, TableRecord

PERSON, OPEN, LEFT, BOT = "person", "open", "left", "bot"


def tell_table(live: Live, mine: Container[str], guest: str | None) -> TableTold:
    """A live table, with who is there, as its own socket and address tell it."""
    table = live.table
    scores = table.outcome.scores if table.outcome else None
    summary = Summary(
        live.at,
        live.undos,
        live.actor,
        live.asked_since,
        live.over,
        live.winners,
        table.practice,
        turn_since=live.turn_since,
        scores=scores,
    )
    told = _tell(live.record, table.seats, live.seats, summary, mine, guest)
    for seat in told.seats:
        seat.here = live.present(seat.name)
    told.options = dict(table.options)
    told.commitment = table.commitment
    told.warnings = live.ruleset.warnings(table.options)
    return told


def tell_record(record: TableRecord, seats: list[SeatRecord], guest: str | None) -> TableTold:
    """A table of a list, as the store knows it."""
    mine = [seat.seat for seat in seats if guest is not None and seat.is_of(guest)]
    return _tell(record, _names(record, seats), seats, record.summary, mine, guest)


def _names(record: TableRecord, seats: list[SeatRecord]) -> Sequence[str]:
    """Who takes part. Of a table that the rules of today do not know, those who are known to sit there."""
    try:
        ruleset = library.ruleset(record.game)
        return ruleset.taking_part(ruleset.recorded_options(record.options))
    except (WealdError, LookupError):
        return [seat.seat for seat in seats]


def tell_lost(placed: Placed, guest: str | None, why: Unfollowed) -> TableTold:
    """A table whose game cannot be followed: who, when, and where it breaks off."""
    told = tell_record(placed.record, placed.seats, guest)
    told.options = dict(placed.record.options)
    told.lost = LostTold(why.line, why.problem)
    return told


def _tell(
    record: TableRecord,
    names: Sequence[str],
    seats: list[SeatRecord],
    summary: Summary,
    mine: Container[str],
    guest: str | None,
) -> TableTold:
    held = {seat.seat: seat for seat in seats}
    lesson = lessons.of_seed(record.seed)
    told = [_seat(held[name], mine, guest) if name in held else SeatTold(name, BOT, None, False) for name in names]
    tell_apart(told, {seat.seat: seat.guest for seat in seats if seat.guest is not None})
    return TableTold(
        table=record.id,
        game=record.game,
        title=record.title,
        public=record.public,
        seats=told,
        asked=summary.asked,
        asked_since=summary.asked_since,
        at=summary.actions,
        over=summary.over,
        winners=summary.winners,
        made=record.made,
        practice=summary.practice,
        hinted=record.hinted,
        rematch=record.rematch,
        lesson=lesson.name if lesson else None,
        ended=record.ended,
        pace=record.pace,
        turn_since=summary.turn_since,
        due=pace.due(record.pace, summary.turn_since) if summary.asked is not None else None,
        language=record.language,
        scores=summary.scores,
        agreements=_agreements(record, seats),
        talk=record.talk,
        said=record.said,
        owner=guest is not None and record.owner == guest,
    )


def _seat(seat: SeatRecord, mine: Container[str], guest: str | None) -> SeatTold:
    player = seat.computer or PERSON
    if seat.is_free():
        player = LEFT if seat.is_left() else OPEN
    back = bool(seat.known) and seat.opens_to(guest)
    return SeatTold(seat.seat, player, seat.who or None, seat.seat in mine, back=back, gave_up=seat.gave_up)


def _agreements(record: TableRecord, seats: list[SeatRecord]) -> list[AgreementTold]:
    """What some want, and whose word is missing."""
    told: list[AgreementTold] = []
    for what, about in dict.fromkeys((one.what, one.about) for one in record.agreements):
        given = [one.seat for one in record.agreements if (one.what, one.about) == (what, about)]
        missing = [seat for seat in agreements.voters(seats, what, about) if seat not in given]
        told.append(AgreementTold("replace" if what == agreements.REPLACE else "end", about, given, missing))
    return told


def tell_standing(live: Live, seat: str) -> StandingTold:
    """A seat's own standing answers: for its holders alone."""
    told = [StandingSaid(one.ask, one.verb, one.where, one.words, one.turn is not None) for one in kept_by(live, seat)]
    questions = [
        StandingAsked(
            known.ask,
            known.law,
            {fact: list(values) for fact, values in known.where.items()},
            [FormTold(form.verb, {word: list(values) for word, values in form.words.items()}) for form in known.forms],
        )
        for known in live.ruleset.standing(seat)
    ]
    return StandingTold(told, questions)


def tell_game(ruleset: Ruleset) -> GameTold:
    defaults = ruleset.default_options()
    playing = ruleset.in_play(defaults)
    seats = {seat: players.USUAL if place else "me" for place, seat in enumerate(playing)}
    indexes = {ruleset.seat(seat) for seat in ruleset.taking_part(defaults)}
    return GameTold(
        name=ruleset.name,
        edition=ruleset.edition,
        seats=list(ruleset.seats),
        options=[_option(option, ruleset.seats) for option in ruleset.options],
        players=players.names(),
        levels=list(players.LEVELS),
        quick=QuickTold(defaults, seats),
        sides=list(ruleset.sides()),
        lots=can_be_drawn(ruleset),
        reach=ruleset.reach.seats if ruleset.reach else {},
        together=any(indexes <= set(side) for side in ruleset.new(defaults).sides()),
    )


def _option(option: Option, seats: Container[str]) -> OptionTold:
    told = OptionTold(option.name, option.default, kind=option.kind, many=option.many)
    if option.names:
        told.names = list(option.names)
    else:
        told.least, told.most = option.least, option.most
    if option.when and option.when[0] in seats:
        told.seat = option.when[0]
    return told


def tell_lesson(lesson: lessons.Lesson, steps: bool) -> LessonTold:
    """A lesson, without its seed."""
    told = LessonTold(lesson.name, lesson.game, lesson.seat, lesson.minutes, lesson.read)
    if steps:
        told.steps = [StepTold(step.say, step.points, step.want) for step in lesson.steps]
    return told
