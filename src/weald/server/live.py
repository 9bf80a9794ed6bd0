"""One table in memory: the engine's table, played again from its journal, and who listens to it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

from weald import lessons
from weald.engine.chance import commitment
from weald.engine.errors import NothingToUndo
from weald.engine.standing import open_question
from weald.engine.turns import turn_start
from weald.server.errors import ServerError, Stale
from weald.server.following import followed, ruleset_of, snapshot_of
from weald.server.pace import FREE, clock_of
from weald.server.records import Line, SeatRecord, Snapshot, Summary, TableRecord, now


class Listener(Protocol):
    """Wants to know when a table has changed. It is told that something changed, then looks for itself."""

    seat: str | None
    away: bool

    def wake(self) -> None: ...


class Placed:
    """A table as the store knows it, apart from its game: who owns it, and who sits where."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        self.id = record.id
        self.record = record
        self.seats = seats

    def seat(self, name: str) -> SeatRecord:
        for seat in self.seats:
            if seat.seat == name:
                return seat
        raise ServerError(404, "unknown-seat-here", seat=name)


class Live(Placed):
    """A cache of the journal. Whoever reads or changes `table` holds `lock`; a failed write makes it `broken`."""

    def __init__(
        self,
        record: TableRecord,
        seats: list[SeatRecord],
        lines: Sequence[Line],
        snapshot: Snapshot | None = None,
    ) -> None:
        super().__init__(record, seats)
        self.seating = 0  # counts changes of who sits where, and of who is there
        self.watching = 0  # counts how often those who watch have been put out
        self.ruleset = ruleset_of(record)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.messages: dict[object, Any] = {}  # built for the present position: see `positions.py`
        self.broken = False
        self.gone = False  # it was deleted
        self.used = 0.0  # when somebody last asked for it
        self.held = False  # a computer of this table is thinking: it stays in memory
        self.begin(lines, snapshot)

    def begin(self, lines: Sequence[Line], snapshot: Snapshot | None = None) -> None:
        """Play the whole journal without what was taken back, or go on from a snapshot where that cannot be."""
        self.walk = followed(self.record, self.ruleset, players(self.seats), lines, snapshot)
        self.table = self.walk.table
        self.table.commitment = commitment(self.record.seed)
        self.table.practice = self.record.summary.practice
        self.table.hinted = self.record.hinted
        self.wait_since(self.record.summary)
        self.broken = False
        self._follow(())
        self.kept = snapshot.number if snapshot is not None else 0  # the line up to which there is a snapshot

    def follow(self, lines: Sequence[Line]) -> None:
        """Play the lines that others have written."""
        self.broken = True  # until all are played
        self._follow(lines)
        self.broken = False

    def _follow(self, lines: Sequence[Line]) -> None:
        before = self.undos
        self.table.seed = None
        self.walk.follow(lines, self.record.seed)
        self.table.seed = self.record.seed
        self.saved = len(self.table.actions)  # how many of the standing actions are in the journal
        self.messages = {}
        self._tell_practice(self.undos - before)

    def count_undos(self, actions: int) -> None:
        """Note that so many actions were taken back, each by a line of its own."""
        self.walk.count_undos(actions)
        self.saved = self.at
        self._tell_practice(actions)

    def _tell_practice(self, undos: int) -> None:
        if undos and self.table.practice:
            self.seating += 1  # everybody is told of it

    @property
    def undos(self) -> int:
        return len(self.walk.lows)

    def snapshot(self) -> Snapshot | None:
        """Where the game stands, if it goes on and that is not kept yet."""
        if self.broken or self.gone or self.kept == self.number or self.over:
            return None
        self.kept = self.number
        return snapshot_of(self.record, self.table, self.number)

    def check_open(self) -> None:
        """Raises if the host has closed the table."""
        if self.record.ended == "closed":
            raise ServerError(409, "table-closed")

    # taking back a turn

    def why_no_take_back(self, seat: str) -> str:
        """Why this seat cannot take back its last turn; empty if it can.

        It can against computers alone, and where nobody else has ever sat.
        """
        if self.over:
            return "back-over"
        if [one.seat for one in self.seats if one.player is None] != [seat] or self.seat(seat).left:
            return "back-people"
        return "" if turn_start(self.table, seat) is not None else "back-nothing"

    def why_no_hint(self, seat: str) -> str:
        """Why this seat cannot ask what a computer would do; empty if it can: against computers and bots alone."""
        if self.over:
            return "hint-over"
        if [one.seat for one in self.seats if one.player is None] != [seat] or self.seat(seat).left:
            return "hint-people"
        return "" if lessons.of_seed(self.record.seed) is None else "hint-lesson"

    def start_of_turn(self, seat: str) -> int:
        """How many actions stand once this seat has taken back its last turn."""
        start = turn_start(self.table, seat)
        if start is None:
            raise NothingToUndo
        return start

    @property
    def at(self) -> int:
        """How many actions stand, undone ones not counted."""
        return len(self.table.actions)

    @property
    def number(self) -> int:
        """The number of the last line of the journal."""
        return self.saved + 2 * self.undos

    def unsaved(self) -> list[Line]:
        """The actions that are not in the journal yet, as its next lines."""
        write, number = self.ruleset.grammar.write, self.number
        fresh = self.table.actions[self.saved :]
        return [
            Line(number + more, self.table.seat_name(seat), write(action))
            for more, (seat, action) in enumerate(fresh, start=1)
        ]

    def wait_since(self, summary: Summary) -> None:
        """Take over who is asked, and since when."""
        self.asked = summary.asked
        self.asked_since = summary.asked_since
        self.turn_since = summary.turn_since
        self.flag_at = summary.flag_at

    @property
    def over(self) -> bool:
        """Whether it was played to its end, or has ended otherwise."""
        return self.table.outcome is not None or self.record.ended is not None

    @property
    def actor(self) -> str | None:
        """Who is asked; nobody, once the game is over."""
        return self.table.actor if self.record.ended is None else None

    @property
    def winners(self) -> list[str] | None:
        outcome = self.table.outcome
        return outcome.winners if outcome is not None else self.record.summary.winners

    def summary(self, hour: int, back: bool = False) -> Summary:
        """How the game stands now, at this hour of the house; `back`: something was taken back."""
        outcome = self.table.outcome
        moment = now()
        flag_at, banks = self._clocks(hour, back)
        return Summary(
            self.at,
            self.undos,
            self.table.actor,
            moment,
            outcome is not None,
            outcome.winners if outcome else None,
            self.table.practice,
            self.computer() is not None,
            self.turn_since if self.table.actor == self.asked else moment,
            outcome.scores if outcome else None,
            flag_at,
            hour if flag_at is not None or banks else 0,
            banks,
        )

    def _clocks(self, hour: int, back: bool) -> tuple[int | None, dict[str, int]]:
        """When the clock of the asked seat will have run down, and what is left on those that have changed.

        Who has answered gets more time. Who takes their answer back gives it back. See `pace.FREE`.
        """
        clock = clock_of(self.record.pace)
        actor = self.actor
        if clock is None:
            return self.flag_at, {}
        if actor is not None and actor == self.asked and self.flag_at is not None:
            left = self._left(hour)
            flag_at = self.flag_from(hour, left)
            return flag_at, ({} if flag_at == self.flag_at else {actor: left})
        banks: dict[str, int] = {}
        if self.flag_at is not None and self.asked is not None:
            banks[self.asked] = self._left(hour) + (0 if back else clock.more)
        if not self.runs(actor):
            return None, banks
        assert actor is not None
        left = self.seat(actor).bank or 0
        if back:
            banks[actor] = left = max(0, left - clock.more)
        return self.flag_from(hour, left), banks

    def _left(self, hour: int) -> int:
        """What is left on the clock that runs: what was free of the last question and is not used up is gone."""
        assert self.asked is not None
        assert self.flag_at is not None
        return min(self.seat(self.asked).bank or 0, max(0, self.flag_at - hour))

    def flag_from(self, hour: int, left: int) -> int:
        """When a clock will have run down that has so much left now, by the question that is open."""
        return hour + left + (FREE if open_question(self.table) is not None else 0)

    def free(self, hour: int) -> int:
        """For how long the clock that runs costs nothing yet, in milliseconds."""
        if self.flag_at is None or self.asked is None:
            return 0
        return max(0, self.flag_at - hour - (self.seat(self.asked).bank or 0))

    def runs(self, seat: str | None) -> bool:
        """Whether a clock runs for this seat when it is asked: once all are there, for people and those who left."""
        if clock_of(self.record.pace) is None or self.over or any(one.is_open() for one in self.seats):
            return False
        return any(one.seat == seat and one.computer is None for one in self.seats)

    def clocks(self, hour: int) -> dict[str, int]:
        """What is left to each seat that has a clock, in milliseconds."""
        left = {one.seat: one.bank for one in self.seats if one.bank is not None}
        if self.flag_at is not None and self.asked in left:
            left[self.asked] = self._left(hour)
        return left

    def forget_words(self, acted: Iterable[str]) -> None:
        """Who has acted, or about whom something was agreed and who has acted, is asked anew what they want."""
        who = set(acted)
        kept = tuple(one for one in self.record.agreements if one.seat not in who and one.about not in who)
        if kept != self.record.agreements:
            self.record = msgspec.structs.replace(self.record, agreements=kept)
            self.seating += 1

    def settle(self, summary: Summary) -> None:
        """Note that all actions are in the journal, and the clocks as they stand."""
        self.saved = len(self.table.actions)
        self.wait_since(summary)
        if summary.banks:
            self.seats = [
                msgspec.structs.replace(seat, bank=summary.banks.get(seat.seat, seat.bank)) for seat in self.seats
            ]
        self.messages = {}

    def check_moment(self, at: int, undos: int | None) -> None:
        """Whoever acts says which position they saw: so many actions, after so many undos."""
        if at != self.at or (undos is not None and undos != self.undos):
            raise Stale

    def known(self, at: int, undos: int | None) -> int:
        """Of what somebody has been told, how many actions still stand; -1 if that cannot be said."""
        if at < 0 or (undos is None and self.undos) or (undos or 0) > self.undos:
            return -1
        return min([at, self.at, *self.walk.lows[undos or 0 :]])

    # who sits where

    def reseat(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        """Take over a change of seats, names or links."""
        if record.watch_hash != self.record.watch_hash:
            self.watching += 1
            self.seating += 1
        if seats != self.seats or record.ended != self.record.ended:
            self.messages = {}
        if _public(seats) != _public(self.seats) or _settled(record) != _settled(self.record):
            self.seating += 1
        self.record = record
        self.table.hinted = record.hinted
        self.seats = seats
        if record.ended is not None:
            self.wait_since(record.summary)

    def present(self, seat: str) -> bool:
        return any(listener.seat == seat for listener in self.listeners)

    def is_looked_at(self, seat: str) -> bool:
        """Whether somebody looks through this seat, with the page before their eyes."""
        return any(listener.seat == seat and not listener.away for listener in self.listeners)

    def computer(self) -> SeatRecord | None:
        """The computer that is asked, if one is."""
        if self.gone:
            return None
        asked = self.actor
        for seat in self.seats:
            if seat.seat == asked and seat.computer is not None:
                return seat
        return None

    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is under way."""
        return not (self.listeners or self.held or self.lock.locked())

    def wake(self) -> None:
        """Tell all listeners to look."""
        for listener in list(self.listeners):
            listener.wake()


def _public(seats: list[SeatRecord]) -> list[SeatRecord]:
    """The seats without what is nobody else's business: that it changes is no news."""
    return [msgspec.structs.replace(seat, standing=(), bank=None) for seat in seats]


def _settled(record: TableRecord) -> tuple[object, ...]:
    """What all at a table are told of it when it changes, beside its seats."""
    return record.rematch, record.ended, record.talk, record.agreements, record.hinted


def players(seats: list[SeatRecord]) -> dict[str, str]:
    """Who plays, in the words of journals."""
    return {seat.seat: seat.player or "human" for seat in seats}
