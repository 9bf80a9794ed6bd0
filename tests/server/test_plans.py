"""Every query of the server finds its rows by an index: a million tables are laid, then the plans are looked at.

Of what belongs to them a hundred thousand rows are enough. Nothing of it has to outlast the test, so it is laid without
waiting for the disk, without looking at foreign keys, and the indexes of the tables are made afterwards: seconds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from weald.server.belongings import Belongings
from weald.server.chat import ChatStore
from weald.server.clocks import Clocks
from weald.server.database import Database
from weald.server.devices import UNKNOWN
from weald.server.host import reports, silences
from weald.server.host.deeds import Actor
from weald.server.letters import Letter, LetterStore, Waiting, _now
from weald.server.lobby import PAGE, Lobby, Wanted
from weald.server.notices import NoticeStore
from weald.server.pace import KINDS
from weald.server.parting import Parting, PartingStore
from weald.server.people import CODE, People
from weald.server.pushing import Device
from weald.server.records import (
    Guest,
    Line,
    Pass,
    Passkey,
    SeatRecord,
    Snapshot,
    Summary,
    TableRecord,
    Token,
    later,
    now,
)
from weald.server.rest_lobby import LISTS
from weald.server.schema import TABLES
from weald.server.secrets import digest
from weald.server.store import Store
from weald.server.tables import Tables

MANY = 100_000
MILLION = 1_000_000
FEW = ("CONSTANT", "ix_seats_standing", "ix_mails_turns", "SCAN hours")  # few rows: to walk along them is no walk
NUMBERS = {
    "sqlite": "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {most}) ",
    "postgresql": "WITH numbers AS (SELECT generate_series(1, {most}) AS n) ",
}
HASTE = {
    "sqlite": ("PRAGMA foreign_keys = OFF", "PRAGMA synchronous = OFF", "PRAGMA cache_size = -200000"),
    "postgresql": ("SET session_replication_role = replica", "SET statement_timeout = 0"),
}
ROWS = {
    "guests (id, hash, name, made)": "'g' || n, 'h' || n, 'Name', '2020' FROM numbers",
    "sessions (hash, id, guest, browser, system, made, seen)": "'h' || n, 'd' || n, 'g' || n, '', '', '2020', '2020' "
    "FROM numbers",
    "passkeys (credential, id, guest, name, key, signatures, made)": "'c' || n, 'p' || n, 'g' || n, '', '', 0, '2020' "
    "FROM numbers",
    "passes (hash, kind, guest, facts, until)": "'q' || n, 'code', 'g' || n, '', '2999' FROM numbers",
    "mails (guest, address, made)": "'g' || n, 'g' || n || '@weald.example', '2020' FROM numbers",
    "tables (id, game, edition, options, seed, public, title, owner, watch_hash, made, actions, undos, asked, "
    "asked_since, over, computer, seeking, flag_at)": "'t' || n, 'critters', 'e', '{}', 's', n % 2 = 0, '', "
    f"'g' || (1 + n % {MANY}), 'w', '2020', 1, 0, 'south', '20' || (1000000 + n), n % 3 <> 0, n % 1000 = 0, "
    "n % 30 = 0, CASE WHEN n % 100 = 0 THEN n / 100 END FROM numbers",
    "seats (table_id, seat, place, guest, standing, noticed, due)": "'t' || n, 'south', 0, 'g' || n, "
    "CASE WHEN n % 1000 = 0 THEN '[]' END, '2020', CASE WHEN n % 1000 = 0 THEN '2020' END FROM numbers",
    "holders (table_id, seat, guest)": "'t' || n, 'south', 'g' || (1 + n / 2) FROM numbers",
    "sittings (table_id, seat, guest, came)": "'t' || n, 'south', 'g' || n, '2020' FROM numbers",
    "tokens (hash, table_id, seat, guest, scopes, made)": "'k' || n, 't' || n, 'south', 'g' || n, '', '' FROM numbers",
    "journal (table_id, number, seat, action, made)": "'t' || n, 1, 'south', 'x', '2020' FROM numbers",
    "bans (guest, why, made)": "'g' || n, '', '2020' FROM numbers",
    "silences (guest, why, made)": "'g' || (n + 100), '', '2020' FROM numbers",
    "agreements (table_id, what, about, seat, number)": "'t' || n, 'end', '', 'south', 0 FROM numbers",
    "chat (table_id, number, guest, text, made)": "'t' || n, 1, 'g' || n, 'Hello', '2020' FROM numbers",
    "reports (table_id, number, guest, about, lines, made)": "'t' || n, 1, 'g' || n, 'g' || n, '[]', '' FROM numbers",
    "mutes (guest, muted)": "'g' || n, 'g' || (1 + n / 2) FROM numbers",
    "pushes (hash, guest, endpoint, p256dh, auth, made)": "'p' || n, 'g' || n, '', '', '', '2020' FROM numbers",
    "watchers (table_id, guest)": "'t' || n, 'g' || n FROM numbers",
}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def full(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A store with many rows, laid by one statement for each table."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('plans') / 'tables.db'}"
    else:
        database = request.getfixturevalue("postgres").new_database()
    opened = Database(database)
    opened.upgrade()
    kind = opened.engine.dialect.name
    with opened.engine.connect() as connection:
        for haste in HASTE[kind]:
            connection.exec_driver_sql(haste)
        connection.commit()
        for index in TABLES.indexes:
            index.drop(connection)
        for table, values in ROWS.items():
            numbers = NUMBERS[kind].format(most=MILLION if table.startswith("tables") else MANY)
            connection.execute(text(f"INSERT INTO {table} {numbers} SELECT {values}"))
        for index in TABLES.indexes:
            index.create(connection)
        connection.execute(text("ANALYZE"))
        connection.commit()
        connection.invalidate()  # nobody goes on in haste
    yield Store(opened)
    opened.close()


def ask_everything(store: Store) -> None:
    """Each method of the store once, as the server calls it."""
    guest = store.add_guest(Guest("me", "Me"), digest("me"))
    store.guest(digest("me"))
    summary = Summary(1, 0, "south", now(), False)
    record = TableRecord("t", "critters", "e", {}, "s", True, "", guest.id, "w", None, now(), summary)
    store.add_table(record, [SeatRecord("south", guest="me"), SeatRecord("north")], [Line(1, "south", "x")], "t6")
    for which in ("open", "mine", "finished"):
        for who in ("g7", None):
            assert store.listed(which, who, 100) or which == "mine"
    assert len(store.waiting_for_computers("9999")) == MILLION // 1000
    store.table("t5")
    store.seats("t5")
    store.sittings("t5")
    store.journal("t5", 0)
    store.append([("t", [Line(2, "south", "y")], summary)])
    store.save_snapshots([Snapshot("t", 2, 1, "{}", now())])
    store.snapshot("t")
    store.rename_guest("g7", "Other")
    store.take_seat("t", "north", "g7")
    store.set_seat_link("t", "north", "h", "g7")
    store.add_holder("t", "north", "g8", "h")
    store.set_invite_link("t", "north", "h")
    store.set_watch_link("t", "h")
    store.add_watcher("t", "g7", "h")
    store.is_watcher("t", "g7")
    store.add_token(Token("t", "north", "g7", ["see"]), "hash")
    store.token("hash")
    store.tokens("g7")
    store.revoke_token("g7", "hash")
    ask_about_days(store)
    store.leave_seat("t", "north", "g7")
    store.waiting_for_standing()


def ask_about_people(store: Store) -> None:
    """The same of what is kept of persons, and of the lobby."""
    people = People(store.database)
    belongings, lobby = Belongings(store.database, people), Lobby(store)
    people.guest("g5")
    people.since("g5")
    people.sessions("g5")
    people.known(["h5", "h6"])
    people.touch("h5", "2021")
    people.sign_out("g5", "d5")
    people.passkeys("g5")
    people.passkey("c5")
    people.add_passkey(Passkey("c", "p", "g5", "", "", 0, now()))
    people.use_passkey("c", 0, 1)
    people.rename_passkey("g5", "p", "Key")
    people.remove_passkey("g5", "p")
    people.add_pass(Pass(digest("x"), CODE, later(60), "g5"), instead=True)
    people.take_pass(digest("x"), CODE)
    people.end_passes("g5", CODE)
    people.mail("g5")
    people.mailed("g5@weald.example")
    people.set_mail("g5", "other@weald.example")
    people.remove_mail("g5")
    belongings.count("g5")
    belongings.export("g5")
    belongings.arrive("g10", digest("new"), UNKNOWN, "h11", "g11")
    belongings.give_up("g13")
    for which in LISTS:
        for language in (None, "en"):
            first = lobby.page(Wanted(which, language), ["critters", "root"])
            assert len(first.tables) == PAGE
            assert first.next
            assert lobby.page(Wanted(which, language, before=first.next), ["critters"]).tables[0] not in first.tables
    for pace in KINDS:
        lobby.page(Wanted(LISTS[0], pace=pace), ["critters"])
    lobby.history("g7", None)
    lobby.tallies("g7")


def ask_about_days(store: Store) -> None:
    """What is asked where people part, talk, or are told of their turns."""
    parting = PartingStore(store)
    parting.agree("t", "end", "", ["north"], True)
    parting.agree("t", "end", "", ["north"], False)
    assert not parting.give_up("t", "north", "resigned", None, 0)
    assert not parting.come_back("t", "north")
    clocks = Clocks(Tables(store, 10), Parting(Tables(store, 10)))
    assert clocks.first() is not None
    assert clocks.run_down(50)
    assert not clocks._run("t", 0, 5, 1)
    talk = ChatStore(store.database)
    number = talk.say("t", "me", "south", "Hello", None)
    talk.lines("t", 0)
    talk.report("t", number, "g7")
    talk.reports_of("g7")
    report = reports.reports(store.database, after=0)[0]
    actor = Actor("me")
    reports.dismiss(store.database, actor, [report.id], dry=True)
    reports.remove_line(store.database, actor, report.id)
    talk.mute("g7", "me", True)
    talk.muted("g7")
    talk.mute("g7", "me", False)
    talk.set_talk("t", "off")
    silences.mute(store.database, actor, "g7", None)
    assert silences.of(store.database, "g7") is not None
    silences.unmute(store.database, actor, "g7")
    notices = NoticeStore(store.database)
    notices.key()
    assert notices.add(Device("g7", "https://push.example/1", "p", "a")) == 2
    assert notices.devices(["g7", "me"])
    notices.forget("https://push.example/2")
    assert notices.remove("g7", "https://push.example/1") == 1
    due = notices.note("t", "south", "then")
    assert due is not None
    taken = notices.take(due)
    assert taken is not None
    notices.settle(taken)
    notices.know("t", "south", "now")
    notices.overdue()
    writing = LetterStore(store.database)
    key = writing.key()
    assert writing.choose("g7", True, "en")
    assert writing.wanted_by(["g7", "me"]) == ["g7"]
    assert writing.letter("g7", _now()) is None
    writing.tell(Letter("g7", "", "", "", [Waiting("t", "south", "now", "", "")]))
    assert writing.waiting() == []
    assert not writing.end("g7-x", key)
    Belongings(store.database, People(store.database)).said("g7")


def walks(connection: Connection, postgres: bool, statement: str, values: Any) -> list[str]:
    """What a query's plan reads from end to end, or sorts with its rows at hand: nothing, if indexes serve it."""
    raw = connection.connection.driver_connection
    assert raw is not None
    cursor = raw.cursor()
    if not postgres:
        plan = cursor.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
        return [line[3] for line in plan if line[3].startswith("SCAN") and not any(few in line[3] for few in FEW)]
    cursor.execute(f"EXPLAIN (FORMAT JSON) {statement}", values)
    told = cursor.fetchone()[0]
    found: list[str] = []
    nodes = [told[0]["Plan"] if not isinstance(told, str) else json.loads(told)[0]["Plan"]]
    while nodes:
        node = nodes.pop()
        nodes += node.get("Plans", [])
        if node["Node Type"] == "Seq Scan" and node["Relation Name"] not in ("snapshots", "hours", "keys"):
            found.append(node["Relation Name"])
    return found


def test_every_query_has_its_index(full: Store) -> None:
    """No plan reads a whole table: neither for a list, nor for the sweep, nor for what a move or a seat needs."""
    asked: list[tuple[str, Any]] = []
    engine = full.database.engine

    def note(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")) and "pg_notify" not in statement:
            asked.append((statement, values))

    event.listen(engine, "before_cursor_execute", note)
    ask_everything(full)
    ask_about_people(full)
    event.remove(engine, "before_cursor_execute", note)
    assert len(asked) > 80
    with engine.connect() as connection:
        found = {one: walks(connection, full.database.postgres, one, values) for one, values in asked}
    assert {statement: plan for statement, plan in found.items() if plan} == {}


def test_the_indexes_are_needed(full: Store) -> None:
    """The test above can fail: without an index a list reads every table."""
    query = full._lists("open", None)[0].limit(100)
    with full.database.engine.connect() as connection:
        connection.execute(text("SAVEPOINT indexes" if full.database.postgres else "BEGIN"))
        for name in ("ix_tables_public", "ix_tables_over", "ix_tables_game"):
            connection.execute(text(f"DROP INDEX {name}"))
        compiled = query.compile(connection, compile_kwargs={"render_postcompile": True, "literal_binds": True})
        assert walks(connection, full.database.postgres, str(compiled), ())
        connection.rollback()
