"""Requests about games, their seats and their laws; about past positions; and about the server's health."""

from __future__ import annotations

import re

from starlette.responses import Response

from weald import laws, lessons, library
from weald.engine.chance import Throw, new_seed
from weald.engine.lots import NO, YES, can_be_drawn, draw_seats
from weald.engine.ruleset import Options, Ruleset
from weald.server.advice_messages import AnalysisTold
from weald.server.errors import ServerError
from weald.server.game_messages import GameTold, ReachTold, SeatOffered, SeatsDrawn, SeatsTold
from weald.server.listing import tell_game, tell_lesson
from weald.server.live import Live
from weald.server.messages import BookTold, DrawWanted, Health, LawTold, LessonTold, Position, ReplayTold, SeatsWanted
from weald.server.metrics import exposition
from weald.server.rest import Asked

_CITED = re.compile(r"\[([A-Z]?[\d., A-Z]+)\]")


async def games(asked: Asked) -> list[GameTold]:
    """The games of the house."""
    return [tell_game(library.ruleset(name)) for name in library.names()]


async def game_seats(asked: Asked) -> SeatsTold:
    """The seats of a game under some options, before a table is laid."""
    ruleset = library.ruleset(str(asked.request.path_params["game"]))
    options = ruleset.check_options((await asked.body(SeatsWanted)).options)
    robots = ruleset.robots(options)
    seats = [SeatOffered(name, name in robots) for name in ruleset.taking_part(options)]
    matter = [option.name for option in ruleset.options if ruleset.matters(option, options)]
    return SeatsTold(seats, ruleset.warnings(options), matter, options, _reach(ruleset, options))


def _reach(ruleset: Ruleset, options: Options) -> ReachTold | None:
    """[Root A] What the seats add up to."""
    reach, playing = ruleset.reach, ruleset.taking_part(options)
    if reach is None:
        return None
    return ReachTold(reach.total(playing), reach.advised[len(playing)], min(reach.advised.values()), reach.law)


async def draw(asked: Asked) -> SeatsDrawn:
    """Seats of a game by lot, before a table is laid."""
    ruleset = library.ruleset(str(asked.request.path_params["game"]))
    wanted = await asked.body(DrawWanted)
    for name in wanted.keep:
        ruleset.seat(name)
    free = can_be_drawn(ruleset)
    given = {name: value for name, value in wanted.options.items() if name not in free or value not in (YES, NO)}
    dice = Throw(new_seed(), 0)
    return SeatsDrawn(*draw_seats(ruleset, given, wanted.keep, wanted.count, dice, wanted.advised))


async def list_lessons(asked: Asked) -> list[LessonTold]:
    """The lessons of the house."""
    return [tell_lesson(lessons.lesson(name), steps=False) for name in lessons.names()]


async def show_lesson(asked: Asked) -> LessonTold:
    """One lesson with its steps."""
    return tell_lesson(lessons.lesson(str(asked.request.path_params["lesson"])), steps=True)


async def books(asked: Asked) -> list[BookTold]:
    """The law books."""
    return [BookTold(book, library.game_of(book), len(laws.laws(book))) for book in library.books()]


async def book(asked: Asked) -> list[LawTold]:
    """The laws of a book: numbers, and the numbers they refer to. Their texts are in the catalogues."""
    found = laws.laws(str(asked.request.path_params["book"]))
    return [LawTold(law.number, law.page, _cited(law.text)) for law in found]


def _cited(text: str) -> list[str]:
    return sorted({number for part in _CITED.findall(text) for number in part.split(", ")})


# past positions


async def replay(asked: Asked) -> ReplayTold:
    """How long a game is, and through whose eyes it can be walked through."""
    asked.count_work()
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    last, turns = await asked.walk(asked.house.replays.turns, live.id)
    return ReplayTold(last, turns, await _viewable(asked, live))


async def _viewable(asked: Asked, live: Live) -> list[str]:
    """The visitor's own seats; once the game is over, all."""
    over = await asked.house.tables.look(live, lambda: live.over)
    return list(live.table.seats) if over else asked.house.seats.mine(live, asked.visitor)


async def past(asked: Asked) -> Position:
    """What a seat, or a spectator, saw after so many actions."""
    asked.count_work()
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    at = asked.number("at", str(asked.request.path_params["at"])) or 0
    seat = asked.request.query_params.get("seat") or None
    if seat is not None and seat not in await _viewable(asked, live):
        raise ServerError(403, "not-your-seat")
    given = asked.request.query_params.get("since")
    since = -1 if given == "-1" else asked.number("since", given)
    known = at - 1 if since is None else since
    position = asked.house.replays.position
    return await asked.walk(position, live.id, at, seat, known, asked.flag("drawing"))


async def journal(asked: Asked) -> Response:
    """The journal as a file. It holds every secret, so the game must be over."""
    live = await _finished(asked)
    text = await asked.walk(asked.house.replays.journal, live.id, _moment(asked))
    name = f'attachment; filename="{live.record.game}-{live.id}.weald"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


async def python(asked: Asked) -> Response:
    """A position as Python that sets it up again; for games that are over."""
    live = await _finished(asked)
    text = await asked.walk(asked.house.replays.python, live.id, _moment(asked))
    return Response(text, media_type="text/plain; charset=utf-8")


async def analysis(asked: Asked) -> AnalysisTold:
    """The chances in a finished game, as far as they are thought about: ask again until it is done."""
    live = await _finished(asked)
    eyes = asked.request.query_params.get("seat") or None
    if eyes is not None and eyes not in live.table.seats:
        raise ServerError(404, "unknown-seat-here", seat=eyes)
    analysing, game = asked.house.analysing, f"{live.id}/{live.number}"
    if not analysing.knows(game, eyes):
        analysing.begin(asked.visitor.address, game, await asked.walk(asked.house.replays.played, live.id), eyes)
    return analysing.told(game, eyes)


async def _finished(asked: Asked) -> Live:
    asked.count_work()
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    if not await asked.house.tables.look(live, lambda: live.over):
        raise ServerError(403, "game-goes-on")
    return live


def _moment(asked: Asked) -> int | None:
    return asked.number("at", asked.request.query_params.get("at"))


# operations


async def health(asked: Asked) -> Health:
    """Whether the server can do its work: something can be written. `listening`: whether it hears the other workers."""
    await asked.house.database.beat()
    return Health("ok", asked.house.tables.trusted)


async def metrics(asked: Asked) -> Response:
    """For Prometheus."""
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")
