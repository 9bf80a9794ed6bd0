"""Rules change while games last: what can be followed goes on, what cannot is shown, breaks nothing and is not lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text, update
from websockets.exceptions import InvalidStatus

from tests.server.client import Guest, Socket, play_on
from tests.server.serving import Running
from tests.server.test_rest import HOT, code
from weald import library
from weald.engine.errors import JournalError
from weald.engine.table import follow
from weald.server import following
from weald.server.records import Line, now
from weald.server.schema import TABLES

CRITTERS = library.ruleset("critters")


def spoil(server: Running, table: str, **columns: object) -> None:
    """Change what is stored of a table, as if another Weald had written it."""
    with server.app.state.house.database.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(**columns))


def add_line(server: Running, table: str, seat: str, action: str) -> None:
    """A line that the rules of today refuse."""
    house = server.app.state.house
    record, _ = house.store.table(table)
    summary = record.summary
    later = type(summary)(summary.actions + 1, summary.undos, summary.asked, now(), False)
    house.store.append([(table, [Line(summary.number + 1, seat, action)], later)])


def forget_snapshots(server: Running) -> None:
    """As after a power cut: nobody has kept where the games stood."""
    with server.app.state.house.database.engine.begin() as connection:
        connection.execute(text("DELETE FROM snapshots"))


def refused(one: Guest, table: str) -> int:
    with pytest.raises(InvalidStatus) as caught:
        one.socket(table)
    return int(caught.value.response.status_code)


Spoiler = Callable[[Running, str], None]
SPOILERS: dict[str, Spoiler] = {
    "an action against the law": lambda server, table: add_line(server, table, "north", "withdraw"),
    "no sentence": lambda server, table: add_line(server, table, "south", "sing loudly"),
    "other dice": lambda server, table: spoil(server, table, seed="other"),
    "an option that is gone": lambda server, table: spoil(server, table, options='{"weather": "wet"}'),
    "a game that is gone": lambda server, table: spoil(server, table, game="chess"),
    "another edition": lambda server, table: spoil(server, table, edition="critters-1999"),
}


@pytest.mark.parametrize("kind", SPOILERS)
def test_a_table_that_cannot_be_followed_breaks_nothing(kind: str, database: str) -> None:
    """It is told with who and when; lists, other tables and the sweep for computers go on; strangers see nothing."""
    with Running(database, thinkers=0) as server:
        me, other = Guest(server.address), Guest(server.address)
        public, private = (me.lay(seats=HOT, public=open_to_all)["table"] for open_to_all in (True, False))
        seats = [(seat["name"], seat["who"]) for seat in me.get(f"/api/tables/{public}")["seats"]]
    with Running(database) as server:
        forget_snapshots(server)
        for table in (public, private):
            SPOILERS[kind](server, table)
        me, other = me.again(server.address), other.again(server.address)
        assert public in [told["table"] for told in other.get("/api/tables?list=open")]
        told = other.get(f"/api/tables/{public}")
        assert told["lost"]["problem"]
        assert [(seat["name"], seat["who"]) for seat in told["seats"]] == seats
        assert refused(other, public) == 409
        assert code(other.get(f"/api/tables/{private}", 404)) == "unknown-table"
        assert refused(other, private) == 404
        assert {told["table"] for told in me.get("/api/me")["tables"]} == {public, private}
        assert code(me.get(f"/api/tables/{public}/replay", 409)) == "table-unfollowed"
        with me.socket(me.lay(seats=HOT)["table"]) as socket:
            assert socket.look("south")["type"] == "position"


def test_it_ends_when_all_agree_and_its_record_can_be_read(database: str) -> None:
    """Not before: the record holds every secret. A game that can go on is not ended so."""
    with Running(database, thinkers=0) as server:
        me, friend, other = (Guest(server.address) for _ in range(3))
        good = me.lay(seats=HOT)["table"]
        table = me.lay(seats={"south": "me", "north": "open"}, public=True)["table"]
        address = f"/api/tables/{table}"
        friend.post(f"{address}/claim", {"kind": "invite", "seat": "north"})
        assert me.get(f"/api/tables/{good}")["agreements"] == []
    with Running(database, thinkers=0) as server:
        add_line(server, table, "south", "sing loudly")
        me, friend, other = (one.again(server.address) for one in (me, friend, other))
        assert code(other.post(f"{address}/agree", {"what": "end"}, 403)) == "not-yours"
        assert code(me.get(f"{address}/record", 403)) == "game-goes-on"
        assert me.post(f"{address}/agree", {"what": "end"}) == {"done": False}
        (wish,) = friend.get(address)["agreements"]
        assert (wish["what"], wish["agreed"], wish["needed"]) == ("end", ["south"], ["north"])
        assert friend.post(f"{address}/agree", {"what": "end"}) == {"done": True}
        told = other.get(address)
        assert (told["over"], told["ended"], told["asked"]) == (True, "agreed", None)
        assert table in [told["table"] for told in other.get("/api/tables?list=finished")]
        record = other.get(f"{address}/record")
        assert record["lines"][-1] == {"number": len(record["lines"]), "seat": "south", "action": "sing loudly"}
        assert record["seed"]
        assert [one["seat"] for one in record["sittings"]] == ["south", "north"]


def test_options_that_came_later_are_as_it_was(tmp_path: Any) -> None:
    """A table that was laid before there was an option goes on without what it brings."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Running(database, thinkers=0) as server:
        me = Guest(server.address)
        table = me.lay(seats=HOT)["table"]
        before = me.get(f"/api/tables/{table}")["options"]
    with Running(database, thinkers=0) as server:
        spoil(server, table, options="{}")
        me = me.again(server.address)
        assert me.get("/api/tables?list=mine")[0]["table"] == table
        assert me.get(f"/api/tables/{table}")["options"] == before
        with me.socket(table) as socket:
            assert socket.look("south")["type"] == "position"


def play_some(socket: Socket, moves: int) -> None:
    dice = random.Random(4)
    for _ in range(moves):
        socket.look(socket.position["question"]["seat"], at=socket.position["at"], undos=socket.position["undos"])
        play_on(socket, dice, 1)


def test_a_game_goes_on_from_where_it_stands(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of a later version refuse its second line; a server that was stopped properly has kept where it stands."""
    with Running(database, thinkers=0) as server:
        me = Guest(server.address)
        table = me.lay(seats=HOT)["table"]
        with me.socket(table) as socket:
            socket.look("south")
            offers = socket.look(socket.position["question"]["seat"])["offers"]
            socket.see(socket.play(next(o for o in offers if o["verb"] == "improvise")["action"])["at"])
            socket.see(socket.undo()["at"], 1)
            play_some(socket, 6)
            seat = socket.position["question"]["seat"]
            before = socket.look(seat)

    def stricter(table: Any, entry: Any, line: int, seed: Any) -> None:
        if line == 2:
            raise JournalError("journal-illegal", line=line, why="a new law")
        follow(table, entry, line, seed)

    monkeypatch.setattr(following, "follow", stricter)
    monkeypatch.setattr(CRITTERS, "rules", 2)
    for _ in range(2):  # and again, after it has gone on under them
        with Running(database, thinkers=0) as server:
            me = me.again(server.address)
            with me.socket(table) as socket:
                after = socket.look(seat)
                assert (after["at"], after["undos"], after["view"]) == (before["at"], before["undos"], before["view"])
                assert after["offers"] == before["offers"]
                play_some(socket, 3)
                seat = socket.position["question"]["seat"]
                before = socket.look(seat)
            assert server.app.state.house.store.table(table)[0].rules == 1
    with Running(database, thinkers=0) as server:
        forget_snapshots(server)
        assert me.again(server.address).get(f"/api/tables/{table}")["lost"] == {
            "line": 2,
            "problem": "a new law",
        }
