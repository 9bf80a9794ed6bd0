"""What is kept, on SQLite and on a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, text
from sqlalchemy.exc import DatabaseError

from weald import library
from weald.engine.errors import BadValue
from weald.server.appending import Appending
from weald.server.database import Conflict, Database
from weald.server.errors import Stale
from weald.server.live import Live
from weald.server.records import Guest, Line, SeatRecord, Summary, TableRecord, Token, now
from weald.server.schema import METADATA
from weald.server.secrets import digest, new_secret
from weald.server.store import Store
from weald.server.tables import Tables


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Database(database)
    opened.upgrade()
    yield Store(opened)
    opened.close()


def guest(store: Store, name: str = "Ann") -> Guest:
    return store.add_guest(Guest(name.lower(), name), digest(name))


def lay(store: Store, table: str = "t1", lines: int = 2, public: bool = True, after: str | None = None) -> TableRecord:
    """A table as the store sees it: south is Ann's, north is a computer's, a third seat is open."""
    summary = Summary(lines, 0, "south", now(), False)
    record = TableRecord(
        table, "critters", "e", {"mode": "standard"}, "s", public, "", guest(store).id, "w", None, now(), summary
    )
    seats = [
        SeatRecord("south", guest="ann", seat_hash="link0"),
        SeatRecord("north", player="greedy"),
        SeatRecord("west"),
    ]
    store.add_table(record, seats, [Line(n, "south", f"do {n}") for n in range(1, lines + 1)], after)
    return record


def test_the_migrations_make_the_schema(store: Store) -> None:
    """What Alembic makes is what the code expects, and taking the steps again changes nothing."""
    store.database.upgrade()
    with store.database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_table_comes_back_as_it_was_laid(store: Store) -> None:
    """Record, seats with the names of their guests, and journal."""
    record = lay(store)
    found = store.table("t1")
    assert found is not None
    assert found[0] == record
    assert [(seat.seat, seat.who, seat.player) for seat in found[1]] == [
        ("south", "Ann", None),
        ("north", None, "greedy"),
        ("west", None, None),
    ]
    assert [line.action for line in store.journal("t1")] == ["do 1", "do 2"]
    assert store.table("nowhere") is None


def test_a_line_is_written_once(store: Store) -> None:
    """The second line of a number is refused, with all that came with it."""
    lay(store)
    summary = Summary(3, 0, "north", now(), False)
    store.append([("t1", [Line(3, "south", "first")], summary)])
    late = [Line(4, "x", "y"), Line(3, "south", "second")]
    with pytest.raises(Conflict):
        asyncio.run(store.database.write(store.append, [("t1", late, summary)]))
    assert [line.action for line in store.journal("t1", 2)] == ["first"]


def test_moves_that_wait_are_written_together(store: Store) -> None:
    """Many tables at once need few transactions; one conflict among them is the affair of its own table."""
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        lay(store, table)
    summary = Summary(3, 0, "north", now(), False)
    store.append([("t7", [Line(3, "south", "faster")], summary)])
    writes: list[int] = []
    write = store.append

    def counted(moves: Sequence[tuple[str, Sequence[Line], Summary]]) -> None:
        writes.append(len(moves))
        write(moves)

    store.append = counted  # type: ignore[method-assign]  # to see how often it is called

    async def all_at_once() -> list[BaseException | None]:
        appending = Appending(store)
        moves = [appending.append(table, [Line(3, "south", table)], summary) for table in tables]
        return await asyncio.gather(*moves, return_exceptions=True)

    results = asyncio.run(all_at_once())
    assert [table for table, result in zip(tables, results, strict=True) if result is not None] == ["t7"]
    assert isinstance(results[7], Conflict)
    for table in tables:
        assert store.journal(table, 2)[0].action == ("faster" if table == "t7" else table)
    assert writes[0] == 20


def test_many_moves_are_few_statements(store: Store) -> None:
    """What a move costs the database does not add up: two statements for all, a third if games end."""
    tables = [f"t{number}" for number in range(30)]
    for table in tables:
        lay(store, table)
    asked: list[str] = []
    event.listen(store.database.engine, "before_cursor_execute", lambda *given: asked.append(str(given[2]).split()[0]))
    summary = Summary(3, 0, "north", now(), False)
    store.append([(table, [Line(3, "south", table)], summary) for table in tables])
    notified = len(tables) if store.database.postgres else 0  # a notice for each table
    assert sorted(set(asked)) == ["INSERT", "SELECT", "UPDATE"] if notified else ["INSERT", "UPDATE"]
    assert len(asked) == 2 + notified
    asked.clear()
    over = Summary(4, 0, None, now(), True, ["south"], scores={"south": 3})
    store.append([(table, [Line(4, "south", table)], over) for table in tables])
    assert len(asked) == 3 + notified
    for table in tables:
        found = store.table(table)
        assert found is not None
        assert (found[0].summary.actions, found[0].summary.winners) == (4, ["south"])


@pytest.mark.parametrize("statement", ["UPDATE journal SET action = 'else'", "DELETE FROM journal"])
def test_the_journal_only_grows(store: Store, statement: str) -> None:
    """The database itself refuses to change or to forget a line."""
    lay(store)
    with pytest.raises(DatabaseError, match="append-only"), store.database.engine.begin() as connection:
        connection.execute(text(statement))
    assert len(store.journal("t1")) == 2


def test_an_undo_is_a_line(store: Store) -> None:
    """It has a number like any other, and no action."""
    lay(store)
    store.append([("t1", [Line(3, "south", None)], Summary(1, 1, "south", now(), False))])
    assert store.journal("t1")[-1] == Line(3, "south", None)
    found = store.table("t1")
    assert found is not None
    assert found[0].summary.number == 3


def test_one_guest_takes_an_open_seat(store: Store) -> None:
    """The second comes too late; a computer's seat is not open."""
    lay(store)
    for name in ("Bob", "Cyd"):
        guest(store, name)
    assert store.take_seat("t1", "west", "bob")
    assert not store.take_seat("t1", "west", "cyd")
    assert not store.take_seat("t1", "north", "cyd")
    assert store.leave_seat("t1", "west", "bob")
    assert store.seats("t1")[2].guest is None
    assert not store.take_seat("t1", "west", "cyd"), "bob may know its cards"
    assert store.take_seat("t1", "west", "bob")
    assert [(one.seat, one.who, one.went is None) for one in store.sittings("t1")] == [
        ("south", "Ann", True),
        ("west", "Bob", False),
        ("west", "Bob", True),
    ]


def test_a_seat_has_several_devices(store: Store) -> None:
    """Whoever comes by the seat link holds it, too, until a fresh link is made or the seat is left."""
    lay(store)
    for name in ("Phone", "Tablet"):
        assert store.add_holder("t1", "south", guest(store, name).id, "link0")
    assert store.add_holder("t1", "south", "phone", "link0")
    assert not store.add_holder("t1", "south", "phone", "old"), "the link was replaced meanwhile"
    seat = store.seats("t1")[0]
    assert [seat.is_of(name) for name in ("ann", "phone", "tablet", "bob")] == [True, True, True, False]
    assert [record.id for record, _ in store.listed("mine", "phone", 10)] == ["t1"]
    store.add_token(Token("t1", "south", "phone", ["see"]), digest("a"))
    store.add_token(Token("t1", "south", "ann", ["see"]), digest("b"))
    store.set_seat_link("t1", "south", digest("link"), "ann")
    assert store.seats("t1")[0].holders == []
    assert store.token(digest("a")) is None
    assert store.token(digest("b")) is not None
    assert store.add_holder("t1", "south", "phone", digest("link"))
    assert store.leave_seat("t1", "south", "ann")
    assert not store.seats("t1")[0].is_of("phone")


def test_a_guest_is_known_by_the_hash(store: Store) -> None:
    """The secret itself is nowhere; the same secret twice is one guest."""
    secret = new_secret()
    first = store.add_guest(Guest("g1", "Wren"), digest(secret))
    assert store.add_guest(Guest("g2", "Other"), digest(secret)) == first
    assert store.guest(digest(secret)) == first
    assert store.guest(digest(new_secret())) is None


def test_tokens_end_with_the_seat(store: Store) -> None:
    """A token is found by its hash until its guest leaves the seat."""
    lay(store)
    token = Token("t1", "south", "ann", ["play", "see"], digest("a"))
    assert store.add_token(token, digest("a"))
    assert store.token(digest("a")) == token
    assert not store.add_token(Token("t1", "south", "bob", ["see"]), digest("c")), "bob does not hold the seat"
    assert store.token(digest("b")) is None
    assert store.leave_seat("t1", "south", "ann")
    assert store.token(digest("a")) is None


def test_the_lists(store: Store) -> None:
    """Open ones are public; finished ones are public or mine; mine are mine."""
    lay(store, "open")
    lay(store, "private", public=False)
    lay(store, "done", public=False)
    store.append([("done", [Line(3, "south", "x")], Summary(3, 0, None, now(), True, ["south"]))])
    lists = {
        (which, who): {record.id for record, _ in store.listed(which, who, 10)}
        for which in ("open", "mine", "finished")
        for who in ("ann", None)
    }
    assert lists["open", "ann"] == lists["open", None] == {"open"}
    assert lists["mine", "ann"] == {"open", "private", "done"}
    assert lists["finished", "ann"] == {"done"}
    assert lists["mine", None] == lists["finished", None] == set()
    assert store.counts() == {"open": 2, "over": 1}


def test_computers_that_wait_are_found(store: Store) -> None:
    """Those asked before a moment, at open tables; people are left alone."""
    lay(store)
    summary = Summary(3, 0, "north", "2020-01-01T00:00:00.000Z", False, computer=True)
    store.append([("t1", [Line(3, "south", "x")], summary)])
    lay(store, "t2")
    assert store.waiting_for_computers(now()) == ["t1"]
    assert store.waiting_for_computers("2019-01-01T00:00:00.000Z") == []


def test_a_rematch_is_noted_once(store: Store) -> None:
    """Whoever comes second learns which it is, and lays no other."""
    lay(store)
    assert lay(store, "t9", after="t1").id == "t9"
    lay(store, "t8", after="t1")
    assert store.table("t8") is None
    found = store.table("t1")
    assert found is not None
    assert found[0].rematch == "t9"


def test_two_processes_write_one_table(database: str) -> None:
    """The one whose memory is old is told that the game has moved on, and knows the new position then."""

    async def both() -> None:
        houses = []
        for _ in range(2):
            opened = Database(database)
            opened.upgrade()
            houses.append(Tables(Store(opened), 10))
        one, other = houses
        owner = one.store.add_guest(Guest("ann", "Ann"), digest("ann"))
        seats = [SeatRecord("south", guest="ann"), SeatRecord("north", guest="ann")]
        ruleset = library.ruleset("critters")
        live = await one.lay(ruleset, {}, seats, owner.id, True, "", "watch")
        twin = await other.get(live.id)
        first, second = [offer for offer in live.table.offers() if offer.startswith("improvise")][:2]
        asked = live.table.actor
        assert asked is not None
        at = await one.play(live, asked, first, live.at, 0)
        with pytest.raises(Stale):
            await other.play(twin, asked, second, twin.at, 0)
        assert same(live, twin)
        assert twin.at == at
        await other.undo(twin, asked, at, 0)
        await one.refresh(live)
        assert same(live, twin)
        assert (live.undos, live.number) == (1, twin.number)
        for tables in houses:
            tables.store.database.close()

    asyncio.run(both())


def same(one: Live, other: Live) -> bool:
    return one.table.entries() == other.table.entries() and one.undos == other.undos


def test_other_databases_are_refused() -> None:
    """With a clear error, and without the address, which may hold a password."""
    for address in ("mysql://ann:secret@host/db", "nonsense", "oracle://x"):
        with pytest.raises(BadValue) as caught:
            Database(address)
        assert "secret" not in str(caught.value)
