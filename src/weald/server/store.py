"""What is stored: guests, tables, seats, journals. Each method is one transaction and runs in a thread."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, func, insert, or_, select, update

from weald.server import agreements, hours, sittings
from weald.server.database import Conflict, Database
from weald.server.devices import UNKNOWN, Device
from weald.server.people import new_session
from weald.server.records import (
    GONE,
    Guest,
    Line,
    SeatRecord,
    Sitting,
    Snapshot,
    Standing,
    Summary,
    TableRecord,
    Token,
    now,
)
from weald.server.schema import GUESTS, HOLDERS, JOURNAL, SEATS, SESSIONS, SNAPSHOTS, TABLES, TOKENS, WATCHERS
from weald.server.seeking import note_seeking


class Store:
    """What the server reads from the database and writes to it."""

    def __init__(self, database: Database, talks: bool = True) -> None:
        self.database = database
        self._talks = talks  # whether the host allows chat; if not, no table has any
        self._engine = database.engine

    # guests

    def guest(self, secret_hash: str) -> Guest | None:
        """Whose device has this secret."""
        with self._engine.connect() as connection:
            return self._guest(connection, secret_hash)

    def _guest(self, connection: Connection, secret_hash: str) -> Guest | None:
        joined = select(GUESTS.c.id, GUESTS.c.name).join(SESSIONS, SESSIONS.c.guest == GUESTS.c.id)
        row = connection.execute(joined.where(SESSIONS.c.hash == secret_hash)).first()
        return Guest(row.id, row.name) if row else None

    def add_guest(self, guest: Guest, secret_hash: str, device: Device = UNKNOWN) -> Guest:
        """A new guest, or the one whose device has this secret already (two requests at once)."""
        with self._engine.begin() as connection:
            known = self._guest(connection, secret_hash)
            if known is not None:
                return known
            connection.execute(insert(GUESTS).values(id=guest.id, hash=guest.id, name=guest.name, made=now()))
            row = new_session(guest.id, secret_hash, device)
            if not self.database.add(connection, SESSIONS, row):
                connection.execute(GUESTS.delete().where(GUESTS.c.id == guest.id))
            found = self._guest(connection, secret_hash)
        assert found is not None
        return found

    def rename_guest(self, guest: str, name: str) -> list[str]:
        """Rename a guest. Returns the tables where they sit."""
        with self._engine.begin() as connection:
            connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))
            tables = list(connection.scalars(select(SEATS.c.table_id).where(SEATS.c.guest == guest).distinct()))
            for table in tables:
                self.database.announce(connection, table)
        return tables

    # tables

    def add_table(
        self, table: TableRecord, seats: Sequence[SeatRecord], lines: Sequence[Line], after: str | None = None
    ) -> str:
        """A new table; `after` is the one whose rematch it is. Returns the id: of that rematch, if there is one."""
        row = {
            field: getattr(table, field) for field in table.__struct_fields__ if field not in ("summary", "agreements")
        }
        row |= {"options": _dump(table.options), **_columns(table.summary)}
        with self._engine.begin() as connection:
            if after is not None:
                first = self._set_rematch(connection, after, table.id)
                if first != table.id:
                    return first
            connection.execute(insert(TABLES).values(row))
            for place, seat in enumerate(seats):
                values = {"table_id": table.id, "place": place, "seat": seat.seat, "player": seat.player}
                values |= {"guest": seat.guest, "seat_hash": seat.seat_hash, "invite_hash": seat.invite_hash}
                values["bank"] = seat.bank
                connection.execute(insert(SEATS).values(values))
                if seat.guest is not None:
                    sittings.sit(connection, table.id, seat.seat, seat.guest)
            self._write_lines(connection, table.id, lines)
            note_seeking(connection, table.id)
        return table.id

    def _set_rematch(self, connection: Connection, table: str, rematch: str) -> str:
        """Note the table of the rematch. Returns it, or the one that somebody else has noted before."""
        free = and_(TABLES.c.id == table, TABLES.c.rematch.is_(None))
        connection.execute(update(TABLES).where(free).values(rematch=rematch, seeking=False))
        self.database.announce(connection, table)
        return str(connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table)).scalar_one())

    def table(self, table: str) -> tuple[TableRecord, list[SeatRecord]] | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            agreed = tuple(agreements.standing(connection, [table]).get(table, ()))
            return msgspec.structs.replace(self._record(row), agreements=agreed), self._seats(connection, [table])[
                table
            ]

    def _record(self, row: Any) -> TableRecord:
        record = _record(row)
        return record if self._talks else msgspec.structs.replace(record, talk="off", said=0)

    def seats(self, table: str) -> list[SeatRecord]:
        with self._engine.connect() as connection:
            return self.seats_of(connection, table)

    def seats_of(self, connection: Connection, table: str) -> list[SeatRecord]:
        return self._seats(connection, [table])[table]

    def _seats(self, connection: Connection, tables: list[str]) -> dict[str, list[SeatRecord]]:
        """The seats of some tables, in their order."""
        if not tables:
            return {}
        holders: dict[tuple[str, str], list[str]] = {}
        for row in connection.execute(select(HOLDERS).where(HOLDERS.c.table_id.in_(tables))):
            holders.setdefault((row.table_id, row.seat), []).append(row.guest)
        known = sittings.known(connection, tables)
        tokens: dict[tuple[str, str], list[str]] = {}
        given = select(TOKENS.c.table_id, TOKENS.c.seat, TOKENS.c.hash).where(TOKENS.c.table_id.in_(tables))
        for row in connection.execute(given):
            tokens.setdefault((row.table_id, row.seat), []).append(row.hash)
        joined = SEATS.outerjoin(GUESTS, GUESTS.c.id == SEATS.c.guest)
        chosen = select(SEATS, GUESTS.c.name.label("who")).select_from(joined)
        found: dict[str, list[SeatRecord]] = {table: [] for table in tables}
        for row in connection.execute(chosen.where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.place)):
            more = sorted(holders.get((row.table_id, row.seat), []))
            answers = msgspec.json.decode(row.standing, type=tuple[Standing, ...]) if row.standing else ()
            record = SeatRecord(
                row.seat,
                row.player,
                row.guest,
                row.who,
                row.seat_hash,
                row.invite_hash,
                more,
                sorted(known.get((row.table_id, row.seat), [])),
                sorted(tokens.get((row.table_id, row.seat), [])),
                row.left,
                answers,
                row.stand_in,
                row.gave_up,
                row.bank,
            )
            found[row.table_id].append(record)
        return found

    def sittings(self, table: str) -> list[Sitting]:
        """Who sat where, and when."""
        with self._engine.connect() as connection:
            return sittings.told(connection, table)

    def journal(self, table: str, after: int = 0) -> list[Line]:
        """The lines after the one with this number."""
        chosen = select(JOURNAL.c.number, JOURNAL.c.seat, JOURNAL.c.action)
        wanted = chosen.where(JOURNAL.c.table_id == table, JOURNAL.c.number > after).order_by(JOURNAL.c.number)
        with self._engine.connect() as connection:
            return [Line(row.number, row.seat, row.action) for row in connection.execute(wanted)]

    def append(self, moves: Sequence[tuple[str, Sequence[Line], Summary]]) -> None:
        """Append lines to some journals, all or none; two statements, however many moves there are.

        Raises Conflict if a line with that number exists, or if a table was ended or deleted meanwhile.
        """
        made = now()
        rows = [_line(table, line, made) for table, lines, _ in moves for line in lines]
        with self._engine.begin() as connection:
            if rows:
                connection.execute(insert(JOURNAL), rows)
            standing = [{"of": table, **_columns(summary)} for table, _, summary in moves]
            if connection.execute(_GO_ON, sorted(standing, key=itemgetter("of"))).rowcount != len(moves):
                raise Conflict
            over = [table for table, _, summary in moves if summary.over]
            if over:
                connection.execute(update(TABLES).where(TABLES.c.id.in_(over)).values(seeking=False))
            for table, _, summary in moves:
                for seat, bank in summary.banks.items():
                    connection.execute(update(SEATS).where(_one(table, seat)).values(bank=bank))
                self.database.announce(connection, table)
            late = max(summary.hour for _, _, summary in moves)
            if late:
                hours.keep(connection, late)

    def _write_lines(self, connection: Connection, table: str, lines: Sequence[Line]) -> None:
        made = now()
        rows = [_line(table, line, made) for line in lines]
        if rows:
            connection.execute(insert(JOURNAL), rows)

    def snapshot(self, table: str) -> Snapshot | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).first()
        return Snapshot(row.table_id, row.number, row.rules, row.game, row.made) if row else None

    def save_snapshots(self, snapshots: Sequence[Snapshot]) -> None:
        """Keep where some games stand; of each the latest."""
        with self._engine.begin() as connection:
            for one in snapshots:
                values = {"number": one.number, "rules": one.rules, "game": one.game, "made": one.made}
                fresh = self.database.insert(SNAPSHOTS).values(table_id=one.table, **values)
                later = SNAPSHOTS.c.number <= one.number
                connection.execute(fresh.on_conflict_do_update(index_elements=["table_id"], set_=values, where=later))

    def waiting_for_computers(self, before: str) -> list[str]:
        """Open tables where a computer was asked before this moment and has not answered."""
        wanted = select(TABLES.c.id).where(TABLES.c.computer.is_(True), TABLES.c.asked_since < before)
        with self._engine.connect() as connection:
            return list(connection.scalars(wanted.order_by(TABLES.c.asked_since)))

    # lists

    def listed(self, which: str, guest: str | None, most: int) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """`mine`: where the guest sits. `open`: public, not over, not dealt anew. `finished`: over, public or mine."""
        with self._engine.connect() as connection:
            rows: list[Any] = []
            for query in self._lists(which, guest):
                rows += connection.execute(query.limit(most)).all()
            found = {row.id: row for row in rows}
            latest = sorted(found.values(), key=lambda row: row.asked_since, reverse=True)
            chosen = sorted(latest, key=lambda row: row.over)[:most]
            return self.placed(connection, chosen)

    def placed(self, connection: Connection, rows: Sequence[Any]) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """Rows of `tables`, each with its seats."""
        seats = self._seats(connection, [row.id for row in rows])
        return [(self._record(row), seats[row.id]) for row in rows]

    def _lists(self, which: str, guest: str | None) -> list[Select[Any]]:
        """The queries whose results make a list. Each is one walk along an index, so that many tables cost no time."""
        latest = select(TABLES).order_by(TABLES.c.asked_since.desc())
        public = latest.where(TABLES.c.public.is_(True))
        sits = select(SEATS.c.table_id).where(SEATS.c.guest == (guest or ""))
        holds = select(HOLDERS.c.table_id).where(HOLDERS.c.guest == (guest or ""))
        mine = (
            select(TABLES)
            .where(TABLES.c.id.in_(sits.union(holds)))
            .order_by(TABLES.c.over, TABLES.c.asked_since.desc())
        )
        if which == "open":
            return [public.where(TABLES.c.over.is_(False), TABLES.c.rematch.is_(None))]
        if which == "finished":
            return [public.where(TABLES.c.over.is_(True)), *([mine.where(TABLES.c.over.is_(True))] if guest else [])]
        return [mine] if guest else []

    def counts(self) -> dict[str, int]:
        """How many tables there are, open and over."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(TABLES.c.over, func.count()).group_by(TABLES.c.over)).all()
        return {"over" if over else "open": count for over, count in rows}

    # seats: whoever changes one names what gives them the right to, and it is checked where it is used up

    def take_seat(self, table: str, seat: str, guest: str, invite_hash: str | None = None) -> bool:
        """Sit down on a free seat, by its invitation if one is given, which then ends.

        False if somebody was faster or has held it before, or the invitation has been replaced.
        """
        free = and_(_one(table, seat), SEATS.c.guest.is_(None), SEATS.c.player.is_(None))
        free = and_(free, or_(SEATS.c.gave_up.is_(None), SEATS.c.gave_up == GONE))
        if invite_hash is not None:
            free = and_(free, SEATS.c.invite_hash == invite_hash)
        with self._engine.begin() as connection:
            mine = update(SEATS).where(free, sittings.opens_to(guest))
            taken = mine.values(guest=guest, invite_hash=None, stand_in=None, gave_up=None)
            if connection.execute(taken).rowcount != 1:
                return False
            self.wait_for_person(connection, table, seat)
            sittings.sit(connection, table, seat, guest)
            note_seeking(connection, table)
            self.database.announce(connection, table)
            return True

    def wait_for_person(self, connection: Connection, table: str, seat: str) -> None:
        """If this seat is asked, its person answers, not a computer."""
        asked = and_(TABLES.c.id == table, TABLES.c.asked == seat)
        connection.execute(update(TABLES).where(asked).values(computer=False))

    def add_holder(self, table: str, seat: str, guest: str, seat_hash: str) -> bool:
        """Let a further guest hold a seat. False if the link by which they come has been replaced."""
        with self._engine.begin() as connection:
            held = select(SEATS.c.seat).where(_one(table, seat), SEATS.c.seat_hash == seat_hash).with_for_update()
            if connection.execute(held).first() is None:
                return False
            values = {"table_id": table, "seat": seat, "guest": guest}
            if self.database.add(connection, HOLDERS, values):
                sittings.sit(connection, table, seat, guest)
            self.database.announce(connection, table)
            return True

    def leave_seat(self, table: str, seat: str, guest: str) -> bool:
        """Free a seat. Everything that opened it ends. False if the guest holds it no longer."""
        with self._engine.begin() as connection:
            if self._holder(connection, table, seat, guest) is None:
                return False
            sittings.free(connection, table, seat)
            self.database.announce(connection, table)
            return True

    def set_seat_link(self, table: str, seat: str, secret_hash: str, guest: str) -> bool:
        """Give a seat a fresh link, for this guest alone: the old link ends, and so do holders who came by it.

        False if the guest holds it no longer.
        """
        with self._engine.begin() as connection:
            before = self._holder(connection, table, seat, guest)
            if before is None:
                return False
            connection.execute(update(SEATS).where(_one(table, seat)).values(seat_hash=secret_hash, guest=guest))
            if before != guest:
                connection.execute(update(SEATS).where(_one(table, seat)).values(standing=None))
            sittings.forget_holders(connection, table, seat, keep=guest if before == guest else None)
            sittings.rise(connection, table, seat, keep=guest)
            self.database.announce(connection, table)
            return True

    def _holder(self, connection: Connection, table: str, seat: str, guest: str) -> str | None:
        """Who has a seat that this guest holds, and nobody changes it meanwhile; None if they hold it no longer."""
        row = connection.execute(select(SEATS.c.guest).where(_one(table, seat)).with_for_update()).first()
        if row is None or row.guest is None:
            return None
        device = select(HOLDERS.c.guest).where(
            HOLDERS.c.table_id == table, HOLDERS.c.seat == seat, HOLDERS.c.guest == guest
        )
        holds = row.guest == guest or connection.execute(device).first() is not None
        return str(row.guest) if holds else None

    def set_standing(self, table: str, seat: str, answers: Sequence[Standing]) -> None:
        """Keep the standing answers of a seat, instead of those it had."""
        kept = _dump(answers) if answers else None
        with self._engine.begin() as connection:
            connection.execute(update(SEATS).where(_one(table, seat)).values(standing=kept))
            self.database.announce(connection, table)

    def waiting_for_standing(self) -> list[str]:
        """Open tables where a seat with standing answers is asked."""
        asked = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.asked)
        wanted = select(TABLES.c.id).join(SEATS, asked).where(SEATS.c.standing.is_not(None), TABLES.c.over.is_(False))
        with self._engine.connect() as connection:
            return list(connection.scalars(wanted))

    def set_hinted(self, table: str) -> None:
        """Mark a game, for ever: somebody was told what a computer would do."""
        fresh = and_(TABLES.c.id == table, TABLES.c.hinted.is_(False))
        with self._engine.begin() as connection:
            if connection.execute(update(TABLES).where(fresh).values(hinted=True)).rowcount:
                self.database.announce(connection, table)

    def set_invite_link(self, table: str, seat: str, secret_hash: str) -> bool:
        """A fresh invitation to a free seat. False if somebody sits there."""
        free = and_(_one(table, seat), SEATS.c.guest.is_(None), SEATS.c.player.is_(None))
        with self._engine.begin() as connection:
            done = connection.execute(update(SEATS).where(free).values(invite_hash=secret_hash))
            self.database.announce(connection, table)
            return done.rowcount == 1

    def set_watch_link(self, table: str, secret_hash: str) -> None:
        """A fresh link for spectators: whoever came by the old one is put out."""
        with self._engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(watch_hash=secret_hash))
            connection.execute(WATCHERS.delete().where(WATCHERS.c.table_id == table))
            self.database.announce(connection, table)

    def add_watcher(self, table: str, guest: str, watch_hash: str) -> bool:
        """Let a guest watch. False if the link by which they come has been replaced."""
        with self._engine.begin() as connection:
            here = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.watch_hash == watch_hash)
            if connection.execute(here.with_for_update()).first() is None:
                return False
            values = {"table_id": table, "guest": guest}
            connection.execute(self.database.insert(WATCHERS).values(values).on_conflict_do_nothing())
            return True

    def is_watcher(self, table: str, guest: str) -> bool:
        one = select(WATCHERS.c.guest).where(WATCHERS.c.table_id == table, WATCHERS.c.guest == guest)
        with self._engine.connect() as connection:
            return connection.execute(one).first() is not None

    # tokens

    def add_token(self, token: Token, secret_hash: str) -> bool:
        """False if its guest holds the seat no longer."""
        row = {"hash": secret_hash, "table_id": token.table, "seat": token.seat, "guest": token.guest}
        with self._engine.begin() as connection:
            if self._holder(connection, token.table, token.seat, token.guest) is None:
                return False
            connection.execute(insert(TOKENS).values(**row, scopes=" ".join(token.scopes), made=now()))
            self.database.announce(connection, token.table)
            return True

    def token(self, secret_hash: str) -> Token | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(TOKENS).where(TOKENS.c.hash == secret_hash)).first()
        return Token(row.table_id, row.seat, row.guest, row.scopes.split(), row.hash) if row else None

    def tokens(self, guest: str) -> list[tuple[str, str, Token]]:
        """What a guest has handed out: the name by which each can be revoked, when it was made, and what it opens."""
        mine = select(TOKENS).where(TOKENS.c.guest == guest).order_by(TOKENS.c.made, TOKENS.c.hash)
        with self._engine.connect() as connection:
            rows = connection.execute(mine).all()
        return [(row.hash[:16], row.made, Token(row.table_id, row.seat, row.guest, row.scopes.split())) for row in rows]

    def revoke_token(self, guest: str, name: str) -> str | None:
        """End a token by its name. Returns its table, or None if the guest has none of that name."""
        one = and_(TOKENS.c.guest == guest, TOKENS.c.hash.startswith(name, autoescape=True))
        with self._engine.begin() as connection:
            table = connection.execute(select(TOKENS.c.table_id).where(one)).scalar()
            connection.execute(TOKENS.delete().where(one))
            if table is not None:
                self.database.announce(connection, table)
        return table


# What follows from a move, for many tables at once.
_GO_ON: Final = update(TABLES).where(TABLES.c.id == bindparam("of"), TABLES.c.ended.is_(None))


def _line(table: str, line: Line, made: str) -> dict[str, object]:
    return {"table_id": table, "number": line.number, "seat": line.seat, "action": line.action, "made": made}


def _one(table: str, seat: str) -> ColumnElement[bool]:
    return and_(SEATS.c.table_id == table, SEATS.c.seat == seat)


def _dump(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _columns(summary: Summary) -> dict[str, object]:
    values: dict[str, object] = msgspec.structs.asdict(summary)
    del values["banks"], values["hour"]
    values["winners"] = _dump(summary.winners) if summary.winners is not None else None
    values["scores"] = _dump(summary.scores) if summary.scores is not None else None
    return values


def _record(row: Any) -> TableRecord:
    winners = msgspec.json.decode(row.winners, type=list[str]) if row.winners is not None else None
    scores = msgspec.json.decode(row.scores, type=dict[str, int]) if row.scores is not None else None
    return TableRecord(
        id=row.id,
        game=row.game,
        edition=row.edition,
        options=msgspec.json.decode(row.options, type=dict[str, int | str]),
        seed=row.seed,
        public=row.public,
        title=row.title,
        owner=row.owner,
        watch_hash=row.watch_hash,
        rematch=row.rematch,
        made=row.made,
        summary=Summary(
            row.actions,
            row.undos,
            row.asked,
            row.asked_since,
            row.over,
            winners,
            row.practice,
            row.computer,
            row.turn_since,
            scores,
            row.flag_at,
        ),
        rules=row.rules,
        ended=row.ended,
        pace=row.pace,
        language=row.language,
        talk=row.talk,
        said=row.said,
        hinted=row.hinted,
    )
