"""How people part with a game before its end: they resign, are gone, run out of time, or agree to end it.

What happens is decided in docs/decisions/0017-games-over-days.md. The journal knows nothing of it: that the game is
over, or that a computer plays for somebody, stands beside it, in one transaction with what it follows from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, select, update

from weald import players
from weald.server import agreements, pace
from weald.server.agreements import END, REPLACE
from weald.server.errors import ServerError
from weald.server.live import Live, Placed
from weald.server.records import AGREED, GONE, RESIGNED, TIME, now
from weald.server.schema import SEATS, TABLES
from weald.server.store import Store
from weald.server.tables import Tables

STAND_IN: Final = players.USUAL  # the computer that plays for somebody


class PartingStore:
    """The transactions. Each looks first whether it still may: somebody may have acted meanwhile."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._engine = store.database.engine

    def agree(self, table: str, what: str, about: str, seats: Sequence[str], yes: bool) -> bool:
        """Note what the holders of some seats want. True if now all want it: then it has come to pass."""
        with self._engine.begin() as connection:
            row = self._goes_on(connection, table)
            held = self.store.seats_of(connection, table)
            if what == REPLACE:
                seat = next((one for one in held if one.seat == about), None)
                gone = row.asked == about and pace.is_gone(row.pace, row.turn_since, now())
                if seat is None or seat.computer is not None or not (seat.is_left() or gone):
                    raise ServerError(409, "not-gone")
            agreements.withdraw(connection, table, what, about, seats)
            if yes:
                agreements.give(connection, table, what, about, seats, row.actions + 2 * row.undos)
            words = agreements.standing(connection, [table]).get(table, [])
            given = {one.seat for one in words if (one.what, one.about) == (what, about)}
            needed = agreements.voters(held, what, about)
            agreed = bool(needed) and given.issuperset(needed)
            if agreed:
                agreements.forget(connection, table)
                if what == END:
                    self._end(connection, table, AGREED, None)
                else:
                    self._stand_in(connection, table, about, GONE)
            self.store.database.announce(connection, table)
        return agreed

    def give_up(self, table: str, seat: str, why: str, rivals: list[str] | None, hour: int) -> bool:
        """Somebody plays no more. True if the game is over by it: of two, the other has won; or no people are left.

        Time is up only if the clock still runs for this seat and has run down by then.
        """
        with self._engine.begin() as connection:
            row = self._goes_on(connection, table)
            held = self.store.seats_of(connection, table)
            mine = next(one for one in held if one.seat == seat)
            late = row.asked == seat and row.flag_at is not None and row.flag_at <= hour
            if mine.gave_up is not None or (why == TIME and not late):
                raise ServerError(409, "stale")
            others = [one for one in held if one.guest not in (None, mine.guest) and one.stand_in is None]
            over = rivals is not None or not others
            if over:
                connection.execute(update(SEATS).where(_one(table, seat)).values(gave_up=why))
                self._end(connection, table, why, rivals or [])
            else:
                self._stand_in(connection, table, seat, why)
            self.store.database.announce(connection, table)
        return over

    def come_back(self, table: str, seat: str) -> bool:
        """Whoever was gone plays on. False if nobody plays for them, or they have given up for good."""
        with self._engine.begin() as connection:
            self._goes_on(connection, table)
            gone = and_(_one(table, seat), SEATS.c.gave_up == GONE, SEATS.c.guest.is_not(None))
            if connection.execute(update(SEATS).where(gone).values(stand_in=None, gave_up=None)).rowcount != 1:
                return False
            self.store.wait_for_person(connection, table, seat)
            self.store.database.announce(connection, table)
        return True

    def _goes_on(self, connection: Connection, table: str) -> Any:
        """The row of a table that is not over. Nobody else changes it meanwhile."""
        row = connection.execute(select(TABLES).where(TABLES.c.id == table).with_for_update()).one()
        if row.over:
            raise ServerError(409, "game-over")
        return row

    def _end(self, connection: Connection, table: str, how: str, winners: list[str] | None) -> None:
        ending: dict[str, object] = {"over": True, "asked": None, "computer": False, "flag_at": None, "ended": how}
        ending["seeking"] = False
        ending["winners"] = msgspec.json.encode(winners).decode() if winners is not None else None
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(ending))

    def _stand_in(self, connection: Connection, table: str, seat: str, why: str) -> None:
        given = {"stand_in": STAND_IN, "gave_up": why, "standing": None}
        connection.execute(update(SEATS).where(_one(table, seat)).values(given))
        asked = and_(TABLES.c.id == table, TABLES.c.asked == seat)
        connection.execute(update(TABLES).where(asked).values(computer=True, flag_at=None))


def _one(table: str, seat: str) -> Any:
    return and_(SEATS.c.table_id == table, SEATS.c.seat == seat)


class Parting:
    """The same for a table that people look at: afterwards all of them are told, and computers play on."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = PartingStore(tables.store)

    async def agree(self, placed: Placed, seats: Sequence[str], what: str, about: str, yes: bool) -> bool:
        """Those who hold these seats want something, or no longer."""
        if what == REPLACE:
            placed.seat(about)
            if about in seats:
                raise ServerError(409, "not-gone")
        done = await self.tables.store.database.write(self.store.agree, placed.id, what, about, seats, yes)
        await self._follow(placed)
        return done

    async def resign(self, live: Live, seat: str) -> bool:
        """True if the game is over by it."""
        return await self._give_up(live, seat, RESIGNED, 0)

    async def run_out(self, live: Live, seat: str, hour: int) -> bool:
        """The clock of a seat has run down."""
        return await self._give_up(live, seat, TIME, hour)

    async def _give_up(self, live: Live, seat: str, why: str, hour: int) -> bool:
        rivals = await self.tables.look(live, lambda: rivals_of(live, seat))
        write = self.tables.store.database.write
        over = await write(self.store.give_up, live.id, seat, why, rivals, hour)
        await self._follow(live)
        return over

    async def come_back(self, live: Live, seat: str) -> None:
        if not await self.tables.store.database.write(self.store.come_back, live.id, seat):
            raise ServerError(409, "no-way-back")
        await self._follow(live)

    async def _follow(self, placed: Placed) -> None:
        live = self.tables.find(placed.id)
        if live is not None:
            await self.tables.refresh(live)
            self.tables.changed(live, True)


def rivals_of(live: Live, seat: str) -> list[str] | None:
    """Who has won if this seat gives up: the other one of two that do not play together. None at any other game."""
    table = live.table
    both = {table.ruleset.seat(name) for name in table.seats}
    if len(both) != 2 or any(both <= set(side) for side in table.game.sides()):
        return None
    return [name for name in table.seats if name != seat]
