"""`weald admin` on a database: what operators do to tables, guests and names, and that each of it is written down."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Integer, String, delete, func, insert, select, update
from sqlalchemy.exc import DatabaseError

from tests.server.admin import admin
from weald.server.database import Database
from weald.server.errors import ServerError
from weald.server.host import closing, deeds, retention, walking
from weald.server.host.deeds import Actor
from weald.server.records import Guest, Line, SeatRecord, Snapshot, Summary, TableRecord, Token, now
from weald.server.schema import DEEDS, GUESTS, JOURNAL, METADATA, SEATS, SESSIONS, TABLES
from weald.server.secrets import digest
from weald.server.store import Store

ACTOR = Actor("ann@desk", "spring cleaning")
OLD, NEW = "2020-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Database(database)
    opened.upgrade()
    yield Store(opened)
    opened.close()


def lay(store: Store, table: str, owner: str, moved: str = NEW, over: bool = False, **more: Any) -> None:
    """A table with a row in every table that belongs to one."""
    summary = Summary(2, 0, None if over else "south", moved, over, ["south"] if over else None)
    record = TableRecord(table, "critters", "e", {}, "s", True, "", owner, digest("w"), None, OLD, summary, **more)
    seats = [SeatRecord("south", guest=owner, seat_hash=digest("link")), SeatRecord("north")]
    store.add_table(record, seats, [Line(1, "south", "x"), Line(2, "north", "y")])
    store.save_snapshots([Snapshot(table, 2, 1, "{}", now())])
    store.add_watcher(table, owner, digest("w"))
    store.add_holder(table, "south", "other", digest("link"))
    store.add_token(Token(table, "south", owner, ["see"]), digest(f"token {table}"))


@pytest.fixture
def laid(store: Store) -> Store:
    for name in ("ann", "bob", "other", "cyd"):
        store.add_guest(Guest(name, name.title()), digest(name))
    lay(store, "t1", "ann")
    lay(store, "t2", "bob", moved=OLD)
    lay(store, "t3", "bob", moved=OLD, over=True)
    return store


def counts(store: Store) -> dict[str, int]:
    with store.database.engine.connect() as connection:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in METADATA.sorted_tables
        }


def test_deleting_takes_all_that_belongs_to_a_table_and_nothing_else(laid: Store) -> None:
    """The dry run says it row by row, and the database afterwards shows the same."""
    before = counts(laid)
    plan = closing.delete(laid.database, ACTOR, ["t1"], dry=True)
    assert counts(laid) == before, "a dry run has done something"
    done = closing.delete(laid.database, ACTOR, ["t1"])
    assert done.rows == plan.rows
    assert done.subjects == plan.subjects == ["t1"]
    after = counts(laid)
    changed = {name: before[name] - after[name] for name in before if before[name] != after[name]}
    assert changed.pop("deeds") == -1
    assert changed == plan.rows
    assert {"tables", "seats", "holders", "sittings", "journal", "snapshots", "watchers", "tokens"} <= set(changed)
    assert laid.table("t1") is None
    assert laid.table("t2") is not None


def test_a_journal_leaves_only_by_a_deed(laid: Store) -> None:
    """Without a deed that deletes its table no line goes; nor after the table has been brought back since."""
    engine = laid.database.engine
    gone = delete(JOURNAL).where(JOURNAL.c.table_id == "t1")
    with pytest.raises(DatabaseError, match="append-only"), engine.begin() as connection:
        connection.execute(gone)
    with engine.begin() as connection:
        deeds.note(connection, ACTOR, "delete-table", ["t1"])
        deeds.note(connection, ACTOR, "import-table", ["t1"])
    with pytest.raises(DatabaseError, match="append-only"), engine.begin() as connection:
        connection.execute(gone)
    with engine.begin() as connection:
        deeds.note(connection, ACTOR, "delete-table", ["t1"])
    with pytest.raises(DatabaseError, match="append-only"), engine.begin() as connection:
        connection.execute(update(JOURNAL).where(JOURNAL.c.table_id == "t1").values(action="z"))
    assert len(laid.journal("t1")) == 2


def test_deeds_cannot_be_undone(laid: Store) -> None:
    """Their log is append-only: neither changed nor deleted."""
    closing.close(laid.database, ACTOR, ["t1"])
    for what in (update(DEEDS).values(who="nobody"), delete(DEEDS)):
        with pytest.raises(DatabaseError, match="append-only"), laid.database.engine.begin() as connection:
            connection.execute(what)
    with laid.database.engine.connect() as connection:
        (deed,) = deeds.latest(connection, 5)
    assert (deed.who, deed.what, deed.subject, deed.why) == ("ann@desk", "close-table", "t1", "spring cleaning")


def test_a_closed_table_is_over(laid: Store) -> None:
    """It is closed once; a move that was under way is refused, and does not open it again."""
    assert closing.close(laid.database, ACTOR, ["t1", "t3"]).subjects == ["t1"]
    assert closing.close(laid.database, ACTOR, ["t1"]).subjects == []
    found = laid.table("t1")
    assert found is not None
    assert (found[0].ended, found[0].summary.over, found[0].summary.asked) == ("closed", True, None)
    from weald.server.database import Conflict

    with pytest.raises(Conflict):
        laid.append([("t1", [Line(3, "south", "z")], Summary(3, 0, "north", now(), False))])
    assert len(laid.journal("t1")) == 2


def test_retention_lets_go_what_is_old(laid: Store) -> None:
    """Guests without games and tables without a move; what is young, or somebody's, stays. Dry and done agree."""
    seen = laid.add_guest(Guest("eve", "Eve"), digest("eve"))
    with laid.database.engine.begin() as connection:
        connection.execute(update(GUESTS).values(made=OLD))
        connection.execute(update(SESSIONS).where(SESSIONS.c.guest != "eve").values(seen=OLD[:10]))
    young = laid.add_guest(Guest("dan", "Dan"), digest("dan"))
    keeping = retention.Keeping(guests=30, unfinished=90)
    plan = retention.tidy(laid.database, ACTOR, keeping, dry=True)
    done = retention.tidy(laid.database, ACTOR, keeping)
    assert [(one.what, one.subjects, one.rows) for one in done] == [(one.what, one.subjects, one.rows) for one in plan]
    assert [one.subjects for one in done] == [["cyd"], ["t2"]]
    assert laid.guest(digest("dan")) == young
    assert laid.guest(digest("eve")) == seen, "she was here today"
    assert laid.guest(digest("cyd")) is None
    assert laid.table("t3") is not None, "finished games go on demand only"
    (finished,) = retention.tidy(laid.database, ACTOR, retention.Keeping(finished=30))
    assert finished.subjects == ["t3"]
    (guests,) = retention.tidy(laid.database, ACTOR, retention.Keeping(guests=30))
    assert guests.subjects == ["bob"], "his last tables are gone now"


def test_a_table_that_was_moved_meanwhile_stays(laid: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the plan and the deed somebody moves: what is no longer old is not deleted."""
    leave = closing.leave

    def late(*args: Any) -> Any:
        laid.append([("t2", [Line(3, "south", "z")], Summary(3, 0, "north", now(), False))])
        return leave(*args)

    monkeypatch.setattr(retention, "leave", late)
    (done,) = retention.tidy(laid.database, ACTOR, retention.Keeping(unfinished=90))
    assert done.subjects == []
    assert laid.table("t2") is not None


def test_a_rematch_that_was_deleted_is_forgotten(laid: Store) -> None:
    """The table before it names nothing that is not there."""
    with laid.database.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == "t3").values(rematch="t1"))
    closing.delete(laid.database, ACTOR, ["t1"])
    found = laid.table("t3")
    assert found is not None
    assert found[0].rematch is None


def test_what_is_not_there_is_said(laid: Store) -> None:
    """An unknown table or guest changes nothing, not even for those that were named with it."""
    with pytest.raises(ServerError, match="unknown-table-id"):
        closing.delete(laid.database, ACTOR, ["t1", "nowhere"])
    with pytest.raises(ServerError, match="unknown-guest-id"):
        closing.remove_name(laid.database, ACTOR, "nobody")
    assert laid.table("t1") is not None


# the schema is spoken for


def test_every_foreign_key_is_spoken_for() -> None:
    """Whoever adds a table that names guests says in `retention.py` whether it keeps them in the house."""
    assert {link.name for link in walking.links(GUESTS)} == set(retention.GUEST_LINKS)


HOUSE = {  # tables that belong to no table and no guest
    "pulse": "is the server's own",
    "hours": "is the server's own",
    "keys": "are the server's own",
    "deeds": "are kept for ever",
    "operators": "are the host's",
    "operator_sessions": "end by themselves",
}
UNLINKED = {  # columns as wide as an id that have no foreign key, and why
    "sessions.id": "is their own",
    "passkeys.id": "is their own",
    "tables.rematch": "may be noted before that table is laid; forgotten by closing.leave",
}


def test_every_table_is_spoken_for() -> None:
    """A table belongs to a table or a guest by a foreign key, and leaves with it, or it is the house's own."""
    belonging = {
        table.name for root in (TABLES, GUESTS) for table, _ in walking.belonging(root, root.c.id.is_not(None))
    }
    forgetting = {link.child.name for root in (TABLES, GUESTS) for link in walking.links(root)}
    assert {table.name for table in METADATA.sorted_tables} == belonging | forgetting | set(HOUSE)
    for table in METADATA.sorted_tables:
        for column in table.columns:
            named = isinstance(column.type, String) and column.type.length == 16
            if named and not column.primary_key and not column.foreign_keys:
                assert f"{table.name}.{column.name}" in UNLINKED


def test_every_foreign_key_has_an_index() -> None:
    """Otherwise each row that leaves would make the database read all rows that might name it."""
    for table in METADATA.sorted_tables:
        starts = [next(iter(index.columns)) for index in table.indexes]
        starts += [column for column in table.columns if column.unique]
        starts += list(table.primary_key)[:1]
        for key in table.foreign_key_constraints:
            assert next(iter(key.columns)) in starts, f"{table.name}: {[column.name for column in key.columns]}"


def test_a_table_that_forgets(database: str) -> None:
    """Of a nullable foreign key the value goes, not the row; of a key of several columns too."""
    from sqlalchemy import Column, ForeignKeyConstraint, MetaData, Table

    schema = MetaData()
    root = Table("roots", schema, Column("id", Integer, primary_key=True))
    child = Table(
        "children",
        schema,
        Column("root", Integer, primary_key=True, autoincrement=False),
        Column("number", Integer, primary_key=True, autoincrement=False),
        ForeignKeyConstraint(["root"], ["roots.id"]),
    )
    leaf = Table(
        "leaves",
        schema,
        Column("id", Integer, primary_key=True),
        Column("root", Integer),
        Column("number", Integer),
        ForeignKeyConstraint(["root", "number"], ["children.root", "children.number"]),
    )
    opened = Database(database)
    with opened.engine.begin() as connection:
        schema.create_all(connection)
        connection.execute(insert(root), [{"id": 1}, {"id": 2}])
        connection.execute(insert(child), [{"root": 1, "number": 1}, {"root": 2, "number": 1}])
        connection.execute(insert(leaf), [{"id": 1, "root": 1, "number": 1}, {"id": 2, "root": 2, "number": 1}])
        rows = root.c.id == 1
        plan = walking.count(connection, root, rows)
        assert walking.remove(connection, root, rows) == plan == {"roots": 1, "children": 1}
        assert connection.execute(select(leaf).order_by(leaf.c.id)).all() == [(1, None, None), (2, 2, 1)]
    opened.close()


# the command


def test_the_command_says_what_it_would_do_and_does_it(laid: Store) -> None:
    """`tables`, `delete --dry-run`, `delete`, `log`: in words and as JSON."""
    address = laid.database.url.render_as_string(hide_password=False)
    listed = json.loads(admin(address, "tables", "--json", "--list", "open").stdout)
    assert [(row["table"], row["people"]) for row in listed] == [("t1", ["Ann"]), ("t2", ["Bob"])]
    assert "t3" in admin(address, "tables", "--find", "bob", "--older", "30").stdout
    dry = admin(address, "delete", "t1", "t2", "--dry-run")
    assert "2 tables would be deleted" in dry.stdout
    assert "journal 4" in dry.stdout
    assert laid.table("t1") is not None
    asked = admin(address, "delete", "t1")
    assert asked.returncode == 2, "nobody was asked"
    assert "--yes" in asked.stderr
    assert laid.table("t1") is not None
    done = admin(address, "delete", "t1", "--yes", "--why", "spam")
    assert "1 table is deleted." in done.stdout
    assert laid.table("t1") is None
    log = json.loads(admin(address, "log", "--json").stdout)
    assert [(deed["what"], deed["subject"], deed["why"]) for deed in log] == [("delete-table", "t1", "spam")]
    assert admin(address, "remove-name", "bob", "--yes").returncode == 0
    names = {row["guest"]: row["name"] for row in json.loads(admin(address, "guests", "--json").stdout)}
    assert names["bob"] == "Guest"
    assert names["ann"] == "Ann"


def test_the_command_says_what_is_wrong(laid: Store, tmp_path: Any) -> None:
    """In a line, without a traceback."""
    address = laid.database.url.render_as_string(hide_password=False)
    for line, said in {
        ("delete", "nowhere", "--yes"): "no table nowhere",
        ("ban", "1.2.3", "--yes"): "no address",
        ("ban", "0.0.0.0/0", "--yes"): "nearly everybody",
        ("unban", "192.0.2.1"): "not banned",
        ("retention",): "--guests",
        ("tables", "--list", "some"): "some",
        ("restore", str(tmp_path / "nothing")): "no file",
        ("secret", "a b"): "cannot be an operator's name",
    }.items():
        done = admin(address, *line)
        assert done.returncode == 2, line
        assert said in done.stderr, done.stderr
        assert "Traceback" not in done.stderr
    missing = admin(str(tmp_path / "missing.db"), "tables")
    assert missing.returncode == 2
    assert not (tmp_path / "missing.db").exists()
    with laid.database.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(SEATS)).scalar_one() == 6
