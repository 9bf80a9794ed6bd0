"""What belongs to a guest: handed over to another person, given up, or told to its owner.

Every column of the database that names a guest is here: a test looks that none is forgotten.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, Table, and_, exists, or_, select, update

from weald.server import sittings
from weald.server.database import Database
from weald.server.devices import Device
from weald.server.people import People
from weald.server.person_messages import ExportedLine, ExportedPush, ExportedReport
from weald.server.records import now
from weald.server.schema import (
    BANS,
    CHAT,
    GUESTS,
    HOLDERS,
    MAILS,
    MUTES,
    PASSES,
    PASSKEYS,
    PUSHES,
    REPORTS,
    SEATS,
    SESSIONS,
    SILENCES,
    SITTINGS,
    TABLES,
    TOKENS,
    WATCHERS,
)
from weald.server.secrets import digest, new_secret
from weald.server.seeking import note_seeking

# games and what goes with them: it goes over to another person
HANDED: Final[tuple[tuple[Table, str], ...]] = (
    (SEATS, "guest"),
    (HOLDERS, "guest"),
    (SITTINGS, "guest"),
    (TOKENS, "guest"),
    (WATCHERS, "guest"),
    (TABLES, "owner"),
    (CHAT, "guest"),
    (REPORTS, "guest"),
    (REPORTS, "about"),
    (MUTES, "guest"),
    (MUTES, "muted"),
    (PUSHES, "guest"),
    (SILENCES, "guest"),
)
# ways to show who one is: they never open another person; and bans that have ended, for one that holds is not passed
KEYS: Final[tuple[Table, ...]] = (PASSKEYS, PASSES, MAILS, BANS)


class Belongings:
    """Each method is one transaction and runs in a thread, as those of `store.py`."""

    def __init__(self, database: Database, people: People) -> None:
        self.database = database
        self.people = people
        self._engine = database.engine

    def count(self, guest: str) -> int:
        """At how many tables somebody holds a seat."""
        with self._engine.connect() as connection:
            return len(_held(connection, guest))

    def arrive(
        self, person: str, secret_hash: str, device: Device, instead: str, bring: str | None
    ) -> tuple[list[str], list[str]]:
        """Sign a device in, and bring along the games of the guest that it was, who is no more then.

        Returns tables that have changed, and devices that are ended.
        """
        with self._engine.begin() as connection:
            if bring is not None:  # both are held, always in the same order
                both = select(GUESTS.c.id).where(GUESTS.c.id.in_((person, bring))).order_by(GUESTS.c.id)
                connection.execute(both.with_for_update())
            ended = self.people.sign_in(connection, person, secret_hash, device, instead)
            tables = [] if bring is None else self._hand_over(connection, bring, person)
            if bring is not None:
                ended += self._end_keys(connection, bring)
                connection.execute(GUESTS.delete().where(GUESTS.c.id == bring))
            self._announce(connection, tables)
        return tables, ended

    def _hand_over(self, connection: Connection, guest: str, to: str) -> list[str]:
        """Only games go over: no key, device or address of the one opens the other."""
        tables = _held(connection, guest)
        same = HOLDERS.alias()
        held = exists().where(_same_seat(same), same.c.guest == to)
        connection.execute(HOLDERS.delete().where(HOLDERS.c.guest == guest, held))
        watched = WATCHERS.alias()
        watches = exists().where(watched.c.table_id == WATCHERS.c.table_id, watched.c.guest == to)
        connection.execute(WATCHERS.delete().where(WATCHERS.c.guest == guest, watches))
        for mine, other in (("guest", "muted"), ("muted", "guest")):  # what both have, and themselves
            pair = MUTES.alias()
            known = exists().where(pair.c[mine] == to, pair.c[other] == MUTES.c[other])
            both = or_(known, MUTES.c[other] == to)
            connection.execute(MUTES.delete().where(MUTES.c[mine] == guest, both))
        reported = REPORTS.alias()
        again = and_(reported.c.table_id == REPORTS.c.table_id, reported.c.number == REPORTS.c.number)
        reports = exists().where(again, reported.c.guest == to)
        connection.execute(REPORTS.delete().where(REPORTS.c.guest == guest, reports))
        quiet = SILENCES.alias()  # whoever is muted stays so; of two that hold, their own counts
        ended = and_(SILENCES.c.guest.in_((guest, to)), SILENCES.c.until <= now())
        connection.execute(SILENCES.delete().where(ended))
        connection.execute(SILENCES.delete().where(SILENCES.c.guest == guest, exists().where(quiet.c.guest == to)))
        for table, column in HANDED:
            connection.execute(update(table).where(table.c[column] == guest).values({column: to}))
        twice = exists().where(_same_seat(SEATS), SEATS.c.guest == to)
        connection.execute(HOLDERS.delete().where(HOLDERS.c.guest == to, twice))
        return tables

    def give_up(self, guest: str) -> tuple[list[str], list[str]]:
        """Delete a person. Returns the tables where they sat, and their devices, which are ended.

        Their name and secrets go. Games that go on lose them as if they had left; finished ones keep a nameless guest.
        """
        with self._engine.begin() as connection:
            connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == guest).with_for_update())
            tables = _held(connection, guest)
            running = select(SEATS.c.table_id, SEATS.c.seat).join(TABLES, TABLES.c.id == SEATS.c.table_id)
            for table, seat in connection.execute(
                running.where(SEATS.c.guest == guest, TABLES.c.over.is_(False))
            ).all():
                self._give_up_seat(connection, table, seat, guest)
            connection.execute(update(SEATS).where(SEATS.c.guest == guest).values(seat_hash=None, standing=None))
            for gone in (HOLDERS, WATCHERS, TOKENS, CHAT, MUTES, PUSHES, REPORTS, SILENCES):
                connection.execute(gone.delete().where(gone.c.guest == guest))
            connection.execute(MUTES.delete().where(MUTES.c.muted == guest))
            mine = and_(SITTINGS.c.guest == guest, SITTINGS.c.went.is_(None))
            connection.execute(update(SITTINGS).where(mine).values(went=now()))
            self._give_up_tables(connection, guest)
            ended = self._end_keys(connection, guest)
            connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=""))
            self._announce(connection, tables)
        return tables, ended

    def _give_up_seat(self, connection: Connection, table: str, seat: str, guest: str) -> None:
        """Who came by the seat's link has it now; if nobody did, it is left."""
        here = and_(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
        heir = connection.execute(select(HOLDERS.c.guest).where(here, HOLDERS.c.guest != guest)).scalar()
        if heir is None:
            sittings.free(connection, table, seat)
            return
        one = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(one).values(guest=heir, seat_hash=None, standing=None))
        connection.execute(HOLDERS.delete().where(here, HOLDERS.c.guest == heir))

    def _give_up_tables(self, connection: Connection, guest: str) -> None:
        """Their own tables lose the title that they gave them; where nobody else was, nobody looks any more."""
        for table in connection.scalars(select(TABLES.c.id).where(TABLES.c.owner == guest)).all():
            others = select(SITTINGS.c.guest).where(SITTINGS.c.table_id == table, SITTINGS.c.guest != guest)
            alone = connection.execute(others.limit(1)).first() is None
            values: dict[str, Any] = {"title": "", "watch_hash": digest(new_secret())}
            if alone:
                values["public"] = False
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
            note_seeking(connection, table)

    def _end_keys(self, connection: Connection, guest: str) -> list[str]:
        for gone in KEYS:
            connection.execute(gone.delete().where(gone.c.guest == guest))
        return self.people.end_sessions(connection, SESSIONS.c.guest == guest)

    def _announce(self, connection: Connection, tables: list[str]) -> None:
        for table in tables:
            self.database.announce(connection, table)

    def export(self, guest: str) -> list[dict[str, Any]]:
        """Every seat that somebody has held, with the table and how its game ended."""
        joined = select(SITTINGS.c.seat, SITTINGS.c.came, SITTINGS.c.went, TABLES).join(
            TABLES, TABLES.c.id == SITTINGS.c.table_id
        )
        with self._engine.connect() as connection:
            rows = connection.execute(joined.where(SITTINGS.c.guest == guest).order_by(SITTINGS.c.came)).all()
        return [dict(row._mapping) for row in rows]

    def said(self, guest: str) -> tuple[list[ExportedLine], list[ExportedPush], list[str], list[ExportedReport]]:
        """What somebody has said, which devices are told, whom they do not hear, and what they have reported."""
        lines = select(CHAT).where(CHAT.c.guest == guest).order_by(CHAT.c.made, CHAT.c.table_id, CHAT.c.number)
        pushes = select(PUSHES.c.endpoint, PUSHES.c.made).where(PUSHES.c.guest == guest).order_by(PUSHES.c.made)
        muted = select(GUESTS.c.name).join(MUTES, MUTES.c.muted == GUESTS.c.id).where(MUTES.c.guest == guest)
        reports = select(REPORTS).where(REPORTS.c.guest == guest).order_by(REPORTS.c.id)
        with self._engine.connect() as connection:
            return (
                [
                    ExportedLine(row.table_id, row.number, row.seat, row.text, row.phrase, row.made)
                    for row in connection.execute(lines)
                ],
                [ExportedPush(urlsplit(row.endpoint).hostname or "", row.made) for row in connection.execute(pushes)],
                list(connection.scalars(muted.order_by(GUESTS.c.name))),
                [ExportedReport(row.table_id, row.number, row.made) for row in connection.execute(reports)],
            )


def _held(connection: Connection, guest: str) -> list[str]:
    sits = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    holds = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
    return list(connection.scalars(sits.union(holds)))


def _same_seat(other: Any) -> Any:
    return and_(other.c.table_id == HOLDERS.c.table_id, other.c.seat == HOLDERS.c.seat)
