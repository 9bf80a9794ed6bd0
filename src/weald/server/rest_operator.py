"""Requests of the operator's page. All but the first need the cookie that the operator's secret opens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import func, select
from starlette.responses import Response

import weald
from weald.server.errors import ServerError
from weald.server.host import bans, check, closing, deeds, operators, reports, retention, silences
from weald.server.host.deeds import Actor
from weald.server.operator_messages import (
    Ban,
    BanWanted,
    Deed,
    Enter,
    Entered,
    GuestListed,
    HouseTold,
    LineRemoved,
    MuteDeed,
    NameWanted,
    Report,
    Reported,
    ReportsWanted,
    RetentionWanted,
    Silence,
    TableListed,
    TablesWanted,
    Unban,
    Unmute,
)
from weald.server.records import now
from weald.server.rest import Asked, Handler, reply
from weald.server.schema import GUESTS
from weald.server.secrets import looks_right

T = TypeVar("T")
COOKIE: Final = "weald_operator"
PATH: Final = "/api/operator"
_EVERYBODY: Final = "*"  # the key under which the guesses of all addresses are counted together
_MOST: Final = 200
STARTED: Final = now()


class Operated:
    """A request of somebody who has shown that they are the operator."""

    def __init__(self, asked: Asked, operator: operators.Operator) -> None:
        self.asked = asked
        self.house = asked.house
        self.operator = operator

    def actor(self, why: str = "") -> Actor:
        return Actor(f"operator {self.operator.name}", why)

    async def do(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do something to the database, and let this very server notice it."""
        done = await self.house.database.write(work, self.house.database, *args)
        await self.house.noticing.look()
        return done

    async def look(self, work: Callable[..., T], *args: Any) -> T:
        """Read something from the database."""

        def read() -> T:
            with self.house.database.engine.connect() as connection:
                return work(connection, *args)

        return await self.house.database.read(read)

    def text(self, name: str) -> str:
        given = self.asked.request.query_params.get(name, "")
        if len(given) > 60 or not given.isprintable():
            raise ServerError(422, "bad-request", problem=name)
        return given


def operated(handler: Callable[[Operated], Awaitable[Any]]) -> Handler:
    """A handler for operators alone."""

    @wraps(handler)
    async def answer(asked: Asked) -> Any:
        operator = await _operator(asked)
        if operator is None:
            raise ServerError(403, "operator-only")
        return await handler(Operated(asked, operator))

    return answer


async def _operator(asked: Asked) -> operators.Operator | None:
    secret = asked.request.cookies.get(COOKIE, "")
    if not looks_right(secret):
        return None
    house = asked.house
    return await house.database.read(operators.session, house.database, secret, house.config.operator)


# coming and going


async def enter(asked: Asked) -> Response:
    """Exchange the operator's secret for a cookie."""
    house = asked.house
    wanted = await asked.body(Enter)
    guesses = house.operator_guesses
    if not guesses.take(asked.visitor.address) or not guesses.take(_EVERYBODY, 0.25):
        raise ServerError(429, "too-many-guesses")
    found = await house.database.write(operators.enter, house.database, wanted.secret, house.config.operator)
    if found is None:
        raise ServerError(403, "bad-operator-secret")
    secret, operator = found
    response = reply(Entered(operator.name, operator.until))
    secure = house.config.secure or asked.request.url.scheme == "https"
    hours = operators.HOURS * 3600
    response.set_cookie(COOKIE, secret, max_age=hours, path=PATH, secure=secure, httponly=True, samesite="strict")
    return response


async def whoami(asked: Asked) -> Entered:
    """Whether I am the operator, and for how long; nobody has an empty name."""
    operator = await _operator(asked)
    return Entered(operator.name, operator.until) if operator is not None else Entered("", "")


async def go(asked: Asked) -> Response:
    """End my session."""
    secret = asked.request.cookies.get(COOKIE, "")
    if looks_right(secret):
        await asked.house.database.write(operators.leave, asked.house.database, secret)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path=PATH, httponly=True, samesite="strict")
    return response


# what there is


@operated
async def house_told(asked: Operated) -> HouseTold:
    """How the server is."""
    house = asked.house

    def count() -> tuple[dict[str, int], int]:
        with house.database.engine.connect() as connection:
            return house.store.counts(), connection.execute(select(func.count()).select_from(GUESTS)).scalar_one()

    tables, guests = await house.database.walk(count)
    findings = await house.database.walk(lambda: list(check.look(house.config, running=True)))
    live = [table for name in house.tables.held() if (table := house.tables.find(name)) is not None]
    return HouseTold(
        version=weald.__version__,
        form=weald.form(),
        database="PostgreSQL" if house.database.postgres else "SQLite",
        listening=house.tables.trusted,
        started=STARTED,
        tables=tables,
        guests=guests,
        live=len(live),
        sockets=sum(len(table.listeners) for table in live),
        findings=findings,
        limits=msgspec.structs.asdict(house.config.limits),
    )


@operated
async def operator_tables(asked: Operated) -> list[TableListed]:
    """Tables: `open`, `finished` or `all`; by id, title or name."""
    which = asked.asked.request.query_params.get("list", "all")
    if which not in ("open", "finished", "all"):
        raise ServerError(422, "bad-request", problem="list")
    house = asked.house
    return await house.database.walk(closing.tables, house.database, which, asked.text("find"), "", _MOST)


@operated
async def operator_guests(asked: Operated) -> list[GuestListed]:
    """Guests, by id or name."""
    return await asked.house.database.walk(closing.guests, asked.house.database, asked.text("find"), _MOST)


@operated
async def operator_bans(asked: Operated) -> list[Ban]:
    """Who may not come in."""
    return await asked.look(bans.read)


@operated
async def operator_deeds(asked: Operated) -> list[Deed]:
    """What operators have done, the latest first."""
    return await asked.look(deeds.latest, _MOST)


# what is done


@operated
async def close_tables(asked: Operated) -> list[Report]:
    """End games where they stand."""
    wanted = await asked.asked.body(TablesWanted)
    return [await asked.do(closing.close, asked.actor(wanted.why), wanted.tables, wanted.dry)]


@operated
async def delete_tables(asked: Operated) -> list[Report]:
    """Delete tables with their journals."""
    wanted = await asked.asked.body(TablesWanted)
    return [await asked.do(closing.delete, asked.actor(wanted.why), wanted.tables, wanted.dry)]


@operated
async def remove_name(asked: Operated) -> list[Report]:
    """Take a guest's name away."""
    wanted = await asked.asked.body(NameWanted)
    return [await asked.do(closing.remove_name, asked.actor(wanted.why), wanted.guest, wanted.dry)]


@operated
async def operator_reports(asked: Operated) -> list[Reported]:
    """Lines of the chat that somebody wants me to look at."""
    return await asked.house.database.walk(reports.reports, asked.house.database, _MOST)


@operated
async def dismiss_reports(asked: Operated) -> list[Report]:
    """Nothing is wrong with these lines, or it has been seen to."""
    wanted = await asked.asked.body(ReportsWanted)
    return [await asked.do(reports.dismiss, asked.actor(wanted.why), wanted.reports, wanted.dry)]


@operated
async def remove_line(asked: Operated) -> list[Report]:
    """Remove a line that is reported."""
    wanted = await asked.asked.body(LineRemoved)
    return [await asked.do(reports.remove_line, asked.actor(wanted.why), wanted.report, wanted.dry)]


@operated
async def ban(asked: Operated) -> list[Report]:
    """Keep an address, a network or a guest out."""
    wanted = await asked.asked.body(BanWanted)
    is_guest, until = wanted.kind == "guest", bans.ending(wanted.days)
    return [await asked.do(bans.ban, asked.actor(wanted.why), wanted.whom, is_guest, until, wanted.dry)]


@operated
async def unban(asked: Operated) -> list[Report]:
    """Let somebody in again."""
    wanted = await asked.asked.body(Unban)
    return [await asked.do(bans.unban, asked.actor(wanted.why), wanted.whom, wanted.kind == "guest")]


@operated
async def operator_mutes(asked: Operated) -> list[Silence]:
    """Who may not speak."""
    return await asked.look(silences.read)


@operated
async def mute_guest(asked: Operated) -> list[Report]:
    """Let a guest speak in no chat of the house."""
    wanted = await asked.asked.body(MuteDeed)
    until = bans.ending(wanted.days)
    return [await asked.do(silences.mute, asked.actor(wanted.why), wanted.guest, until, wanted.dry)]


@operated
async def unmute_guest(asked: Operated) -> list[Report]:
    """Let a guest speak again."""
    wanted = await asked.asked.body(Unmute)
    return [await asked.do(silences.unmute, asked.actor(wanted.why), wanted.guest)]


@operated
async def tidy(asked: Operated) -> list[Report]:
    """Delete what is older than so many days."""
    wanted = await asked.asked.body(RetentionWanted)
    keeping = retention.Keeping(wanted.guests, wanted.unfinished, wanted.finished)
    house = asked.house
    found = await house.database.walk(retention.tidy, house.database, asked.actor(wanted.why), keeping, wanted.dry)
    await house.noticing.look()
    return found
