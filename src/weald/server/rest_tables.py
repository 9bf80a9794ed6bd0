"""Requests about guests, tables, seats and links."""

from __future__ import annotations

from starlette.responses import Response

from weald import lessons, library, players
from weald.engine.errors import BadValue, UnknownName
from weald.engine.ruleset import Ruleset
from weald.engine.standing import check
from weald.engine.turns import turn_number
from weald.server import pace
from weald.server.answering import as_answer
from weald.server.errors import ServerError
from weald.server.following import Unfollowed
from weald.server.listing import tell_lost, tell_record, tell_standing, tell_table
from weald.server.messages import (
    Claim,
    Claimed,
    Leave,
    LessonWanted,
    Links,
    LinkWanted,
    LostTold,
    Me,
    NewTable,
    NewToken,
    Rematch,
    Rename,
    StandingTold,
    StandingWanted,
    TableLaid,
    TableTold,
    TokenTold,
    encode,
)
from weald.server.names import tidy
from weald.server.record_messages import LineTold, RecordTold, Sittings, SittingTold, TokenListed
from weald.server.records import SeatRecord, Standing
from weald.server.rest import Asked, reply
from weald.server.seats import invite_link, seat_link, watch_link
from weald.server.secrets import digest, looks_like_id, new_secret

_MOST = 100  # tables in a list
ME, OPEN = "me", "open"


async def me(asked: Asked) -> Me:
    """Who I am, and where I sit."""
    visitor = asked.visitor
    if visitor.guest is None:
        return Me(asked.house.seats.name(visitor) if visitor.token is None else "", [])
    guest = visitor.guest
    return Me(guest.name, await _listed(asked, "mine"))


async def _listed(asked: Asked, which: str) -> list[TableTold]:
    """The tables of a list. None of them breaks it: what is not known of one is left out."""
    guest = asked.visitor.guest_id
    found = await asked.house.database.read(asked.house.store.listed, which, guest, _MOST)
    return mark_lost(asked, [tell_record(record, seats, guest) for record, seats in found])


def mark_lost(asked: Asked, told: list[TableTold]) -> list[TableTold]:
    """Say of which tables it is known that their games cannot go on."""
    for one in told:
        why = asked.house.tables.lost(one.table)
        one.lost = LostTold(why.line, why.problem) if why is not None else None
    return told


async def rename(asked: Asked) -> Me:
    """Call me something else."""
    name = tidy((await asked.body(Rename)).name)
    if not name:
        raise ServerError(422, "bad-name")
    asked.count_creation()
    guest = await asked.house.seats.guest(asked.visitor)
    for table in await asked.house.database.write(asked.house.store.rename_guest, guest.id, name):
        live = asked.house.tables.find(table)
        if live is not None:
            await asked.house.tables.refresh(live)
    asked.visitor.guest = type(guest)(guest.id, name)
    return await me(asked)


async def list_tables(asked: Asked) -> list[TableTold]:
    """Tables: `mine`, `open` or `finished`."""
    which = asked.request.query_params.get("list", "open")
    if which not in ("open", "mine", "finished"):
        raise ServerError(422, "bad-request", problem="list")
    return await _listed(asked, which)


async def show_table(asked: Asked) -> TableTold:
    """One table."""
    try:
        live = await asked.house.seats.enter(asked.table, asked.visitor)
    except Unfollowed as why:
        placed = await asked.house.seats.enter_still(asked.table, asked.visitor)
        return tell_lost(placed, asked.visitor.guest_id, why)
    mine = asked.house.seats.mine(live, asked.visitor)
    return await asked.house.tables.look(live, lambda: tell_table(live, mine, asked.visitor.guest_id))


async def sittings(asked: Asked) -> Sittings:
    """Who sat where, and when."""
    live = await asked.house.seats.enter_still(asked.table, asked.visitor)
    found = await asked.house.database.read(asked.house.store.sittings, live.id)
    return Sittings([SittingTold(one.seat, one.who, one.came, one.went) for one in found])


async def lay_table(asked: Asked) -> Response:
    """A new table. I am its owner, and sit at it if I want to."""
    wanted = await asked.body(NewTable)
    ruleset = library.ruleset(wanted.game)
    options = ruleset.check_options(wanted.options)
    playing = ruleset.in_play(options)
    for name, player in wanted.seats.items():
        ruleset.seat(name)
        if name not in playing:
            raise BadValue("seat-not-in-play", name=name)
        if player not in (ME, OPEN, *players.names()):
            raise UnknownName("player", player, (ME, OPEN, *players.names()))
    tidy(wanted.name)
    pace.check(wanted.pace)
    asked.count_creation()
    chosen = {name: wanted.seats.get(name, OPEN) for name in playing}
    return reply(await _lay(asked, ruleset, options, chosen, {}, wanted), 201)


async def begin_lesson(asked: Asked) -> Response:
    """A table for a lesson: I sit where the lesson says, computers sit everywhere else, and nobody may join."""
    lesson = lessons.lesson((await asked.body(LessonWanted)).lesson)
    ruleset = library.ruleset(lesson.game)
    asked.count_creation()
    options = ruleset.check_options(lesson.options)
    chosen = {name: lesson.players.get(name, ME) for name in ruleset.in_play(options)}
    return reply(await _lay(asked, ruleset, options, chosen, {}, NewTable(lesson.game), seed=lesson.seed), 201)


async def _lay(
    asked: Asked,
    ruleset: Ruleset,
    options: dict[str, int | str],
    chosen: dict[str, str],
    holders: dict[str, str],
    wanted: NewTable,
    after: str | None = None,
    seed: str | None = None,
) -> TableLaid:
    """Lay a table. `holders` are guests who get their seats at once, as in the rematch `after` another table.

    `seed` is a lesson's.
    """
    guest = await asked.house.seats.guest(asked.visitor)
    watch = new_secret()
    seats: list[SeatRecord] = []
    secrets: dict[str, tuple[str, str]] = {}
    for name, player in chosen.items():
        secret = new_secret()
        if player == ME:
            seats.append(SeatRecord(name, guest=guest.id, seat_hash=digest(secret)))
            secrets[name] = ("seat", secret)
        elif name in holders:
            seats.append(SeatRecord(name, guest=holders[name]))
        elif player == OPEN:
            seats.append(SeatRecord(name, invite_hash=digest(secret)))
            secrets[name] = ("invite", secret)
        else:
            seats.append(SeatRecord(name, player=player))
    live = await asked.house.tables.lay(
        ruleset,
        options,
        seats,
        guest.id,
        wanted.public,
        tidy(wanted.name),
        watch,
        after,
        seed,
        wanted.pace,
        wanted.language,
        wanted.talk,
    )
    links: dict[str, Links] = {}
    for name in chosen:
        kind, secret = secrets.get(name, ("", ""))
        links[name] = Links()
        if kind == "seat":
            links[name] = Links(seat_link=seat_link(live.id, secret))
        elif kind == "invite":
            links[name] = Links(invite_link=invite_link(live.id, secret))
    return TableLaid(live.id, links, watch_link(live.id, watch))


async def claim(asked: Asked) -> Claimed:
    """Exchange the secret of a link for what it opens."""
    wanted = await asked.body(Claim)
    seats = asked.house.seats
    seat = await seats.claim(asked.table, asked.visitor, wanted.kind, wanted.secret, wanted.seat, wanted.peek)
    live = await asked.house.tables.get(asked.table)
    return Claimed(seat, live.record.pace)


async def links(asked: Asked) -> Links:
    """A fresh link."""
    wanted = await asked.body(LinkWanted)
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    asked.count_creation()
    return await asked.house.seats.links(live, asked.visitor, wanted.seat)


async def leave(asked: Asked) -> None:
    """Give up a seat."""
    wanted = await asked.body(Leave)
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    await asked.house.seats.leave(live, asked.visitor, wanted.seat)


async def standing(asked: Asked) -> StandingTold:
    """The standing answers of a seat that I hold, and to what it may have some."""
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    seat = asked.request.query_params.get("seat", "")
    asked.house.seats.check_holder(live, asked.visitor, seat)
    return await asked.house.tables.look(live, lambda: tell_standing(live, seat))


async def stand_by(asked: Asked) -> StandingTold:
    """Set the standing answers of a seat that I hold."""
    wanted = await asked.body(StandingWanted)
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    asked.house.seats.check_player(live, asked.visitor, wanted.seat)
    turn = await asked.house.tables.look(live, lambda: turn_number(live.table))
    kept = [
        Standing(said.ask, said.verb, said.where, said.words, turn if said.turn else None) for said in wanted.answers
    ]
    for answer in kept:
        check(live.ruleset, wanted.seat, as_answer(answer))
    await asked.house.database.write(asked.house.store.set_standing, live.id, wanted.seat, kept)
    await asked.house.tables.refresh(live)
    asked.house.answering.changed(live, True)
    return await asked.house.tables.look(live, lambda: tell_standing(live, wanted.seat))


async def rematch(asked: Asked) -> Response:
    """The same game with the same people again. Who asks second joins the table of the first.

    A game that goes on is dealt anew if somebody has left: their seat opens to others there.
    """
    live = await asked.house.seats.enter(asked.table, asked.visitor)
    if not asked.house.seats.mine(live, asked.visitor) and live.record.owner != asked.visitor.guest_id:
        raise ServerError(403, "not-yours")
    guest = await asked.house.seats.guest(asked.visitor)
    over = await asked.house.tables.look(live, lambda: live.over)
    if not over and not any(seat.is_left() for seat in live.seats):
        raise ServerError(409, "game-goes-on")
    if live.record.rematch is not None:
        return reply(Rematch(live.record.rematch))
    asked.count_creation()
    chosen: dict[str, str] = {}
    holders: dict[str, str] = {}
    for seat in live.seats:
        chosen[seat.seat] = seat.player or (ME if seat.is_of(guest.id) else OPEN)
        if seat.guest is not None and seat.who and not seat.is_of(guest.id):
            holders[seat.seat] = seat.guest
    table = live.record
    wanted = NewTable(
        table.game,
        public=table.public,
        name=table.title,
        pace=table.pace,
        language=table.language,
        talk=table.talk,
    )
    laid = await _lay(asked, live.ruleset, live.record.options, chosen, holders, wanted, live.id)
    await asked.house.tables.refresh(live)
    return reply(Rematch(laid.table))


async def record(asked: Asked) -> Response:
    """All that is stored of a game which is over: for those that no rules of today can replay, too."""
    asked.count_work()
    placed = await asked.house.seats.enter_still(asked.table, asked.visitor)
    if not placed.record.summary.over:
        raise ServerError(403, "game-goes-on")
    store = asked.house.store
    lines = await asked.house.database.read(store.journal, placed.id)
    found = await asked.house.database.read(store.sittings, placed.id)
    table = placed.record
    told = RecordTold(
        table=table.id,
        game=table.game,
        edition=table.edition,
        rules=table.rules,
        options=table.options,
        players={seat.seat: seat.player or "human" for seat in placed.seats},
        seed=table.seed,
        made=table.made,
        ended=table.ended,
        winners=table.summary.winners,
        sittings=[SittingTold(one.seat, one.who, one.came, one.went) for one in found],
        lines=[LineTold(line.number, line.seat, line.action) for line in lines],
    )
    name = f'attachment; filename="{table.game}-{table.id}.json"'
    return Response(encode(told), media_type="application/json", headers={"Content-Disposition": name})


async def list_tokens(asked: Asked) -> list[TokenListed]:
    """The tokens that I have made and that are still good; never their secrets."""
    if asked.visitor.guest is None:
        return []
    found = await asked.house.database.read(asked.house.store.tokens, asked.visitor.guest.id)
    return [TokenListed(name, token.table, token.seat, token.scopes, made) for name, made, token in found]


async def revoke_token(asked: Asked) -> None:
    """End a token of mine."""
    name, guest = str(asked.request.path_params["token"]), asked.visitor.guest
    if guest is None or not looks_like_id(name) or len(name) != 16:
        raise ServerError(404, "unknown-token")
    table = await asked.house.database.write(asked.house.store.revoke_token, guest.id, name)
    if table is None:
        raise ServerError(404, "unknown-token")
    live = asked.house.tables.find(table)
    if live is not None:
        await asked.house.tables.refresh(live)


async def make_token(asked: Asked) -> Response:
    """A token for a program."""
    wanted = await asked.body(NewToken)
    live = await asked.house.seats.enter(wanted.table, asked.visitor)
    asked.count_creation()
    return reply(TokenTold(await asked.house.seats.token(live, asked.visitor, wanted.seat, list(wanted.scopes))), 201)
