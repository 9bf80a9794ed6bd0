"""Backups and archives: taken while a game goes on, restored elsewhere, and played on there."""

from __future__ import annotations

import gzip
import random
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import LargeBinary, func, select, update
from sqlalchemy.types import Boolean, Integer, String

from tests.server.admin import admin
from tests.server.client import Guest, play_all
from tests.server.postgres import Cluster
from tests.server.serving import Running
from weald.engine.errors import BadValue, WealdError
from weald.server.database import Database, migrations
from weald.server.host import archive, backup, closing
from weald.server.host.deeds import Actor
from weald.server.schema import GUESTS, JOURNAL, METADATA, SESSIONS, SITTINGS
from weald.server.store import Store

HOT = {"south": "me", "north": "me"}
ACTOR = Actor("ann@desk")


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database, of each kind: backups are for both, whichever they come from."""
    if request.param == "sqlite":
        (tmp_path / "elsewhere").mkdir()
        return f"sqlite:///{tmp_path / 'elsewhere' / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


def everything(database: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    opened = Database(database)
    with opened.engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in METADATA.sorted_tables
        }
    opened.close()
    return found


def test_a_backup_of_a_game_that_goes_on(database: str, elsewhere: str, tmp_path: Path) -> None:
    """Moves are made all the while. Restored elsewhere, what was acknowledged before is there, and it is played on."""
    path = tmp_path / "backup"
    with Running(database, thinkers=0) as server:
        ann = Guest(server.address)
        table = ann.lay(seats=HOT)["table"]
        with ann.socket(table) as socket:
            socket.look("south")
            play_all(socket, random.Random(1), 10)
            before = socket.position["at"]
            done = threading.Event()

            def play_meanwhile() -> None:
                while not done.is_set() and socket.position["outcome"] is None:
                    play_all(socket, random.Random(2), socket.position["at"] + 1)

            player = threading.Thread(target=play_meanwhile)
            player.start()
            try:
                taken = admin(database, "backup", str(path))
            finally:
                done.set()
                player.join()
        assert taken.returncode == 0, taken.stderr
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    restored = admin(elsewhere, "restore", str(path))
    assert restored.returncode == 0, restored.stderr
    with Running(elsewhere, thinkers=0) as server:
        again = ann.again(server.address)
        (mine,) = again.get("/api/me")["tables"]
        assert mine["table"] == table
        assert mine["at"] >= before
        with again.socket(table) as socket:
            socket.look("south")
            play_all(socket, random.Random(3))
            assert socket.position["outcome"] is not None


def test_what_is_restored_is_what_was_there(database: str, elsewhere: str, tmp_path: Path) -> None:
    """Row by row; and the numbers that the database gives go on after those that were brought back."""
    with Running(database, thinkers=0) as server:
        ann = Guest(server.address)
        ann.lay(seats=HOT)
        ann.lay("root")
    here = everything(database)
    assert admin(database, "backup", str(tmp_path / "backup")).returncode == 0
    assert admin(elsewhere, "restore", str(tmp_path / "backup")).returncode == 0
    there = everything(elsewhere)
    assert [deed[3] for deed in there.pop("deeds")] == ["restore"]
    assert here.pop("deeds") == []
    assert there == here
    with Running(elsewhere, thinkers=0) as server:
        ann.again(server.address).lay(seats=HOT)  # sits down: a new number of a sitting


def test_a_database_that_is_not_empty_is_not_overwritten(database: str, tmp_path: Path) -> None:
    """Unless told; and never under a running server."""
    path = tmp_path / "backup"
    with Running(database, thinkers=0) as server:
        ann = Guest(server.address)
        table = ann.lay(seats=HOT)["table"]
        assert admin(database, "backup", str(path)).returncode == 0
        later = ann.lay(seats=HOT)["table"]
        running = admin(database, "restore", str(path), "--replace", "--yes")
        assert running.returncode == 2
        assert "uses" in running.stderr
    again = admin(database, "backup", str(path))
    assert again.returncode == 2, "a backup was overwritten"
    assert "exists" in again.stderr
    refused = admin(database, "restore", str(path))
    assert refused.returncode == 2
    assert "--replace" in refused.stderr
    dry = admin(database, "restore", str(path), "--replace", "--dry-run")
    assert "Would be restored" in dry.stdout
    assert len(everything(database)["tables"]) == 2
    done = admin(database, "restore", str(path), "--replace", "--yes")
    assert done.returncode == 0, done.stderr
    assert [row[0] for row in everything(database)["tables"]] == [table]
    if database.startswith("sqlite"):
        (kept,) = tmp_path.glob("tables.db.before-*Z")
        assert later in [row[0] for row in everything(f"sqlite:///{kept}")["tables"]]


def test_sqlite_s_own_copy(tmp_path: Path, postgres: Cluster) -> None:
    """A file that ends with .db is one that SQLite can read; it can be restored to PostgreSQL too."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Running(database, thinkers=0) as server:
        table = Guest(server.address).lay(seats=HOT)["table"]
        assert admin(database, "backup", str(tmp_path / "copy.db")).returncode == 0
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert everything(f"sqlite:///{tmp_path / 'copy.db'}")["tables"][0][0] == table
    other = postgres.new_database()
    assert admin(other, "restore", str(tmp_path / "copy.db")).returncode == 0
    assert everything(other)["journal"] == everything(database)["journal"]
    refused = admin(other, "backup", str(tmp_path / "other.db"))
    assert refused.returncode == 2
    assert ".db" in refused.stderr


def test_a_backup_of_an_earlier_version(database: str, elsewhere: str, tmp_path: Path) -> None:
    """It is restored into the schema that it had, which then takes the migrations since."""
    from alembic import command

    opened = Database(database)
    with opened.engine.begin() as connection:
        command.upgrade(migrations(connection), "0003")
        connection.exec_driver_sql("INSERT INTO guests (id, hash, name, made) VALUES ('g', 'h', 'Ann', '2020')")
    backup.take(opened, tmp_path / "backup")
    opened.close()
    assert admin(elsewhere, "restore", str(tmp_path / "backup")).returncode == 0
    found = everything(elsewhere)
    assert [guest[2] for guest in found["guests"]] == ["Ann"]
    assert [(session[0], session[2]) for session in found["sessions"]] == [("h", "g")], "her cookie opens nothing"
    assert len(found["pulse"]) == 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[: len(data) // 2],
        lambda data: gzip.compress(gzip.decompress(data).replace(b"Ann", b"Bob")),
        lambda data: gzip.compress(b"\n".join(gzip.decompress(data).split(b"\n")[:-3])),
        lambda data: gzip.compress(gzip.decompress(data).replace(b'"backup"', b'"picture"')),
        lambda data: b"no archive at all",
        lambda data: b"",
    ],
)
def test_a_damaged_backup_is_refused(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    """Before anything is changed: half a file, a changed byte, a missing line, another kind of file."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    opened = Database(database)
    opened.upgrade()
    with opened.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO guests (id, hash, name, made) VALUES ('g', 'h', 'Ann', '2020')")
    backup.take(opened, tmp_path / "backup")
    opened.close()
    data = (tmp_path / "backup").read_bytes()
    (tmp_path / "spoilt").write_bytes(spoil(data))
    done = admin(str(tmp_path / "other.db"), "restore", str(tmp_path / "spoilt"))
    assert done.returncode == 2, done.stdout
    assert "cannot be used" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_a_backup_can_hold() -> None:
    """Every kind of column that the schema has; whoever adds another teaches `packing.py` first."""
    for table in METADATA.sorted_tables:
        for column in table.columns:
            assert isinstance(column.type, (String, Integer, Boolean, LargeBinary)), f"{table.name}.{column.name}"


# archives


def finish(server: Running, games: int) -> tuple[Guest, list[str]]:
    ann = Guest(server.address)
    tables = [ann.lay(seats=HOT)["table"] for _ in range(games)]
    for seed, table in enumerate(tables):
        with ann.socket(table) as socket:
            socket.look("south")
            play_all(socket, random.Random(seed))
    return ann, tables


def test_finished_games_go_to_a_file_and_come_back(database: str, elsewhere: str, tmp_path: Path) -> None:
    """Out of one house, into another and back again: the same game, its replay and its players; twice is once."""
    path = tmp_path / "games"
    with Running(database, thinkers=0) as server:
        ann, tables = finish(server, 2)
        going = ann.lay(seats=HOT)["table"]
        journals = {table: ann.get(f"/api/tables/{table}/journal") for table in tables}
        dry = admin(database, "archive", str(path), "--remove", "--dry-run")
        assert "2 games would be in the file" in dry.stdout
        assert not path.exists()
        done = admin(database, "archive", str(path), "--remove", "--yes")
        assert done.returncode == 0, done.stderr
        assert [table["table"] for table in ann.get("/api/me")["tables"]] == [going]
        assert "2 games were brought back" in admin(database, "import", str(path)).stdout
        assert "here already" in admin(database, "import", str(path)).stdout
        assert {table: ann.get(f"/api/tables/{table}/journal") for table in tables} == journals
        assert {table["table"] for table in ann.get("/api/me")["tables"]} == {going, *tables}
    assert "2 games would be brought back" in admin(elsewhere, "import", str(path), "--dry-run").stdout
    assert admin(elsewhere, "import", str(path)).returncode == 0
    with Running(elsewhere, thinkers=0) as server:
        again = ann.again(server.address)
        assert {table: again.get(f"/api/tables/{table}/journal") for table in tables} == journals


def forget_devices(database: str) -> None:
    """Nobody has been here for long."""
    opened = Database(database)
    with opened.engine.begin() as connection:
        connection.execute(update(SESSIONS).values(seen="2020-01-01"))
        connection.execute(update(GUESTS).values(made="2020-01-01"))
    opened.close()


def test_a_guest_who_came_back_meanwhile_gets_their_games(tmp_path: Path) -> None:
    """The guest was forgotten and is remembered under another id: the games are theirs all the same."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Running(database, thinkers=0) as server:
        ann, (table,) = finish(server, 1)
        assert admin(database, "archive", str(tmp_path / "games"), "--remove", "--yes").returncode == 0
        forget_devices(database)
        assert admin(database, "retention", "--guests", "1", "--yes").returncode == 0
        assert ann.get("/api/me")["tables"] == []
        ann.patch("/api/me", {"name": "Ann again"})
        assert admin(database, "import", str(tmp_path / "games")).returncode == 0
        (mine,) = ann.get("/api/me")["tables"]
        assert mine["table"] == table
        assert {seat["who"] for seat in mine["seats"]} == {"Ann again"}


def test_an_archive_must_be_sound(tmp_path: Path) -> None:
    """A game that is not over, a journal with a gap, a column nobody knows: nothing of it comes in."""
    opened = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    opened.upgrade()
    with Running(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0) as server:
        ann, (table,) = finish(server, 1)
        going = ann.lay(seats=HOT)["table"]
    with pytest.raises(BadValue, match="table-not-over"):
        archive.finished(opened, "9999", [going])
    with opened.engine.connect() as connection:
        good = archive._gathered(connection, table)
        open_game = archive._gathered(connection, going)
    gap = {**good, "rows": {**good["rows"], "journal": good["rows"]["journal"][1:]}}
    odd = {**good, "rows": {**good["rows"], "tables": [{**good["rows"]["tables"][0], "colour": "red"}]}}
    for bad in (gap, odd, open_game, {"table": table}):
        with pytest.raises(BadValue, match="bad-pack"):
            archive._sound(tmp_path, bad)
    assert archive._sound(tmp_path, good)[0] == table
    closing.delete(opened, ACTOR, [table])
    assert archive.write(opened, ACTOR, tmp_path / "none", [], remove=True).subjects == []
    with pytest.raises(WealdError, match="file-exists"):
        archive.write(opened, ACTOR, tmp_path / "none", [], remove=True)
    with opened.engine.connect() as connection:
        for one in (JOURNAL, SITTINGS):
            left = select(func.count()).select_from(one).where(one.c.table_id == table)
            assert connection.execute(left).scalar_one() == 0
    assert Store(opened).table(going) is not None
    opened.close()
