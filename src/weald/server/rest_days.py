"""Requests about games over days: parting with a game, and talk at the table."""

from __future__ import annotations

from weald.server import chat
from weald.server.agreements import REPLACE
from weald.server.days_messages import (
    Agreed,
    AgreeWanted,
    Chat,
    LineMeant,
    LineSaid,
    MuteWanted,
    Resigned,
    SayWanted,
    SeatMeant,
    TableChanged,
)
from weald.server.errors import ServerError
from weald.server.host import silences
from weald.server.listing import tell_table
from weald.server.live import Placed
from weald.server.messages import TableTold
from weald.server.rest import Asked

_REPORTS = 50  # of one person, that wait for the host


async def agree(asked: Asked) -> Agreed:
    """Want something together with all others at the table: that it ends, or that a computer plays for somebody.

    Also where a game cannot be followed: it ends when all who sit there agree.
    """
    wanted = await asked.body(AgreeWanted)
    if (wanted.what == REPLACE) != (wanted.seat is not None):
        raise ServerError(422, "bad-request", problem="seat")
    placed, mine = await _sitting(asked)
    asked.count_work()
    return Agreed(await asked.house.parting.agree(placed, mine, wanted.what, wanted.seat or "", wanted.agree))


async def _sitting(asked: Asked) -> tuple[Placed, list[str]]:
    """A table where I sit and still play, and my seats there. Programs have no say in it."""
    placed = await asked.house.seats.enter_still(asked.table, asked.visitor)
    if asked.visitor.guest is None:
        raise ServerError(403, "not-yours")
    held = asked.house.seats.mine(placed, asked.visitor)
    mine = [seat for seat in held if placed.seat(seat).stand_in is None]
    if not mine:
        raise ServerError(409, "stood-in") if held else ServerError(403, "not-yours")
    return placed, mine


async def resign(asked: Asked) -> Resigned:
    """Play no more: of two the other has won; in a larger game a computer plays on."""
    wanted = await asked.body(SeatMeant)
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    _check_own(asked, live, wanted.seat)
    asked.house.seats.check_player(live, asked.visitor, wanted.seat)
    asked.count_work()
    return Resigned(await asked.house.parting.resign(live, wanted.seat))


async def come_back(asked: Asked) -> None:
    """Play on myself at a seat where a computer played for me while I was gone."""
    wanted = await asked.body(SeatMeant)
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    _check_own(asked, live, wanted.seat)
    await asked.house.parting.come_back(live, wanted.seat)


def _check_own(asked: Asked, live: Placed, seat: str) -> None:
    live.seat(seat)
    if asked.visitor.guest is None or seat not in asked.house.seats.mine(live, asked.visitor):
        raise ServerError(403, "not-your-seat")


async def change_table(asked: Asked) -> TableTold:
    """Change who may speak at a table of mine."""
    wanted = await asked.body(TableChanged)
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    guest = asked.visitor.guest_id
    if guest is None or live.record.owner != guest:
        raise ServerError(403, "not-yours")
    await asked.house.database.write(asked.house.chat.set_talk, live.id, wanted.talk)
    await asked.house.tables.refresh(live)
    mine = asked.house.seats.mine(live, asked.visitor)
    return await asked.house.tables.look(live, lambda: tell_table(live, mine, guest))


# chat


async def read_chat(asked: Asked) -> Chat:
    """The lines of a table's chat after one that I know."""
    placed = await asked.house.seats.enter_still(asked.table, asked.visitor)
    after = asked.number("after", asked.request.query_params.get("after")) or 0
    return await _chat(asked, placed, after)


async def _chat(asked: Asked, placed: Placed, after: int) -> Chat:
    guest = asked.visitor.guest_id
    why = chat.why_silent(placed, bool(_spoken_for(asked, placed)), asked.house.config.chat)
    if asked.visitor.token is not None or not asked.house.config.chat:
        return Chat([], False, why or "token-scope")
    store = asked.house.chat
    silence = await asked.house.database.read(silences.of, asked.house.database, guest) if guest is not None else None
    lines = await asked.house.database.read(store.lines, placed.id, after)
    muted = await asked.house.database.read(store.muted, guest) if guest is not None else set()
    told = [_told(line, guest, muted) for line in lines]
    if why is None and silence is not None:
        return Chat(told, False, "chat-silenced", silence.why, silence.until)
    return Chat(told, why is None, why)


def _told(line: chat.Line, guest: str | None, muted: set[str]) -> LineSaid:
    told = LineSaid(line.number, line.seat, line.who, line.made, line.guest == guest)
    if line.text is None and line.phrase is None:
        told.removed = True
    elif line.guest in muted:
        told.muted = True
    else:
        told.text, told.phrase = line.text, line.phrase
    return told


def _spoken_for(asked: Asked, placed: Placed) -> list[str]:
    return asked.house.seats.mine(placed, asked.visitor) if asked.visitor.token is None else []


async def say(asked: Asked) -> Chat:
    """Say something to all at the table."""
    wanted = await asked.body(SayWanted)
    placed = await asked.house.seats.enter_still(asked.table, asked.visitor)
    if asked.visitor.token is not None:
        raise ServerError(403, "token-scope")
    mine = _spoken_for(asked, placed)
    why = chat.why_silent(placed, bool(mine), asked.house.config.chat)
    if why is not None:
        raise ServerError(403, why)
    if (wanted.phrase is None) == (not wanted.text):
        raise ServerError(422, "empty-line")
    text = None if wanted.phrase is not None else chat.tidy(wanted.text)
    guest = await asked.house.seats.guest(asked.visitor)
    silence = await asked.house.database.read(silences.of, asked.house.database, guest.id)
    if silence is not None:
        facts = {"until": silence.until[:10]} if silence.until else {}
        raise ServerError(403, "chat-silenced", why=silence.why, **facts)
    if not asked.house.talking.take(guest.id) or not asked.house.talking.take(f"at {asked.visitor.address}", 0.25):
        raise ServerError(429, "too-much-talk")
    said = asked.house.chat.say
    number = await asked.house.database.write(said, placed.id, guest.id, mine[0] if mine else None, text, wanted.phrase)
    live = asked.house.tables.find(placed.id)
    if live is not None:
        await asked.house.tables.hear(live, number)
    return await _chat(asked, placed, number - 1)


async def report(asked: Asked) -> None:
    """Ask the host to look at a line of the chat."""
    wanted = await asked.body(LineMeant)
    placed = await asked.house.seats.enter_still(asked.table, asked.visitor)
    guest = await _guest(asked)
    asked.count_creation()
    store = asked.house.chat
    if await asked.house.database.read(store.reports_of, guest) >= _REPORTS:
        raise ServerError(429, "too-many-requests")
    if not await asked.house.database.write(store.report, placed.id, wanted.number, guest):
        raise ServerError(404, "unknown-line")


async def mute(asked: Asked) -> None:
    """Hear somebody no longer, at this table or any other; or again."""
    wanted = await asked.body(MuteWanted)
    placed = await asked.house.seats.enter_still(asked.table, asked.visitor)
    guest = await _guest(asked)
    line = await asked.house.database.read(asked.house.chat.line, placed.id, wanted.number)
    if line is None or line.guest == guest:
        raise ServerError(404, "unknown-line")
    asked.count_work()
    await asked.house.database.write(asked.house.chat.mute, guest, line.guest, wanted.mute)


async def _guest(asked: Asked) -> str:
    return (await asked.house.seats.guest(asked.visitor)).id
