"""Tables and games as clients are told of them."""

from __future__ import annotations

from collections.abc import Container

from weald import lessons, library, players
from weald.engine.lots import can_be_drawn
from weald.engine.ruleset import Option, Ruleset
from weald.server.answering import kept_by
from weald.server.live import Live
from weald.server.messages import (
    FormTold,
    GameTold,
    LessonTold,
    OptionTold,
    QuickTold,
    SeatTold,
    StandingAsked,
    StandingSaid,
    StandingTold,
    StepTold,
    TableTold,
)
from weald.server.records import SeatRecord, Summary, TableRecord

PERSON, OPEN, BOT = "person", "open", "bot"
_QUICK = "greedy"  # against whom a newcomer plays


def tell_table(live: Live, mine: Container[str]) -> TableTold:
    """A live table, with who is there, as its own socket and address tell it."""
    table = live.table
    outcome = table.outcome
    winners = outcome.winners if outcome else None
    summary = Summary(live.at, live.undos, table.actor, live.asked_since, outcome is not None, winners, table.practice)
    told = _tell(live.record, live.ruleset, live.seats, summary, mine)
    for seat in told.seats:
        seat.here = live.present(seat.name)
    told.options = dict(table.options)
    told.commitment = table.commitment
    told.warnings = live.ruleset.warnings(table.options)
    return told


def tell_record(record: TableRecord, seats: list[SeatRecord], guest: str | None) -> TableTold:
    """A table of a list, as the store knows it."""
    mine = [seat.seat for seat in seats if guest is not None and seat.is_of(guest)]
    return _tell(record, library.ruleset(record.game), seats, record.summary, mine)


def _tell(
    record: TableRecord, ruleset: Ruleset, seats: list[SeatRecord], summary: Summary, mine: Container[str]
) -> TableTold:
    held = {seat.seat: seat for seat in seats}
    lesson = lessons.of_seed(record.seed)
    told = [
        _seat(held[name], mine) if name in held else SeatTold(name, BOT, None, False)
        for name in ruleset.taking_part(record.options)
    ]
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
        rematch=record.rematch,
        lesson=lesson.name if lesson else None,
    )


def _seat(seat: SeatRecord, mine: Container[str]) -> SeatTold:
    player = seat.player or (PERSON if seat.guest is not None else OPEN)
    return SeatTold(seat.seat, player, seat.who, seat.seat in mine)


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
    seats = {seat: _QUICK if place else "me" for place, seat in enumerate(playing)}
    indexes = {ruleset.seat(seat) for seat in ruleset.taking_part(defaults)}
    return GameTold(
        name=ruleset.name,
        edition=ruleset.edition,
        seats=list(ruleset.seats),
        options=[_option(option, ruleset.seats) for option in ruleset.options],
        players=players.names(),
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
