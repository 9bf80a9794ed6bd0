"""People part with games before their end: they resign, are gone, or agree; and nobody else can do it for them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import update

from tests.patience import wait_until
from tests.server.client import Guest, Socket, play_on
from tests.server.postgres import Cluster
from tests.server.serving import Running
from tests.server.test_rest import code
from weald.server.schema import TABLES

Guests = Callable[..., Guest]
THREE = {"vagabond": "no"}
LONG_AGO = "2020-01-01T00:00:00.000Z"


@pytest.fixture
def running(database: str) -> Iterator[Running]:
    with Running(database) as server:
        yield server


def seated(server: Running, game: str, seats: dict[str, str], people: int, **more: Any) -> tuple[list[Guest], str]:
    """So many people at a public table, on the seats in their order; others as said."""
    guests = [Guest(server.address) for _ in range(people)]
    names = list(seats)
    wanted = {**seats, names[0]: "me", **dict.fromkeys(names[1:people], "open")}
    table = guests[0].lay(game, seats=wanted, public=True, **more)["table"]
    for guest, name in zip(guests[1:], names[1:people], strict=True):
        guest.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": name})
    return guests, table


def duel(server: Running, **more: Any) -> tuple[list[Guest], str]:
    return seated(server, "critters", {"south": "me", "north": "open"}, 2, **more)


def root(server: Running, people: int = 3, **more: Any) -> tuple[list[Guest], str]:
    seats = {"marquise": "me", "eyrie": "greedy", "alliance": "greedy"}
    return seated(server, "root", seats, people, options=THREE, **more)


def seat_of(told: dict[str, Any], name: str) -> dict[str, Any]:
    return next(seat for seat in told["seats"] if seat["name"] == name)


def long_ago(server: Running, table: str) -> None:
    """As if whoever is asked had been asked years ago."""
    house = server.app.state.house
    with house.database.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(turn_since=LONG_AGO))


def test_of_two_who_resigns_has_lost(running: Running) -> None:
    """The other has won; all are told how; every secret opens; nothing can be done any more; a rematch can."""
    (ann, bob), table = duel(running)
    address = f"/api/tables/{table}"
    with ann.socket(table) as south, bob.socket(table) as north:
        south.look("south")
        north.look("north")
        asked = south if south.position["offers"] else north
        offer = asked.position["offers"][0]["action"]
        bob.get(f"{address}/positions/0?seat=south", 403)
        assert bob.post(f"{address}/resign", {"seat": "north"}) == {"over": True}
        over = south.until(lambda message: message["type"] == "position" and message["outcome"] is not None)
        assert over["outcome"] == {"winners": ["south"], "scores": {}, "law": "", "sides": [], "ended": "resigned"}
        assert (over["question"], over["offers"], over["undo"]) == (None, [], False)
        assert asked.ask("play", action=offer)["code"] == "game-over"
        assert asked.ask("undo")["code"] == "game-over"
    told = ann.get(address)
    assert (told["over"], told["ended"], told["winners"], told["asked"]) == (True, "resigned", ["south"], None)
    assert seat_of(told, "north")["gave_up"] == "resigned"
    assert table in [one["table"] for one in Guest(running.address).get("/api/tables?list=finished")]
    assert bob.get(f"{address}/positions/{told['at']}?seat=south")["view"]["hand"]
    assert "deal" in ann.get(f"{address}/journal")
    assert ann.get(f"{address}/record")["seed"]
    assert ann.get(f"{address}/record")["ended"] == "resigned"
    assert code(ann.post(f"{address}/resign", {"seat": "south"}, 409)) == "game-over"
    assert ann.post(f"{address}/rematch", None)["table"] != table


def test_of_more_a_computer_plays_on(running: Running) -> None:
    """For good: who has resigned has no say any more and does not come back. The last person ends the game."""
    (ann, bob, cat), table = root(running)
    address = f"/api/tables/{table}"
    assert bob.post(f"{address}/resign", {"seat": "eyrie"}) == {"over": False}
    told = ann.get(address)
    assert not told["over"]
    seat = seat_of(told, "eyrie")
    assert (seat["player"], seat["gave_up"]) == ("normal", "resigned")
    assert code(bob.post(f"{address}/return", {"seat": "eyrie"}, 409)) == "no-way-back"
    assert code(bob.post(f"{address}/agree", {"what": "end"}, 409)) == "stood-in"
    bob.post(f"{address}/leave", {}, 204)
    assert code(bob.post(f"{address}/claim", {"kind": "invite", "seat": "eyrie"}, 409)) == "seat-taken"
    with ann.socket(table) as cats:
        cats.look("marquise")
        dice = random.Random(3)
        while cats.position["question"]["seat"] != "alliance":
            if not cats.position["offers"]:
                cats.receive()
                continue
            play_on(cats, dice, 1)
        assert any(event.get("seat") == "eyrie" for event in cats.position["events"]) or cats.position["at"] > 1
    assert cat.post(f"{address}/resign", {"seat": "alliance"}) == {"over": False}
    assert ann.post(f"{address}/resign", {"seat": "marquise"}) == {"over": True}
    assert ann.get(address)["winners"] == []


def test_nobody_resigns_for_others(running: Running) -> None:
    """Neither another player, nor a stranger, nor a program with a token for the seat."""
    (ann, bob), table = duel(running)
    address = f"/api/tables/{table}"
    stranger = Guest(running.address)
    token = bob.post("/api/tokens", {"table": table, "seat": "north", "scopes": ["see", "play"]}, 201)["token"]
    program = Guest(running.address, token)
    for other in (ann, stranger, program):
        assert code(other.post(f"{address}/resign", {"seat": "north"}, 403)) == "not-your-seat"
    assert code(ann.post(f"{address}/resign", {"seat": "west"}, 404)) == "unknown-seat-here"
    for other in (stranger, program):
        assert code(other.post(f"{address}/agree", {"what": "end"}, 403)) == "not-yours"
    assert not ann.get(address)["over"]


def test_a_game_ends_when_all_agree_and_each_once(running: Running) -> None:
    """The same person twice, on another device too, is one; a word can be taken back; who plays on takes it back."""
    (ann, bob, cat), table = root(running)
    address, end = f"/api/tables/{table}", {"what": "end"}
    link = ann.post(f"{address}/links", {"seat": "marquise"})["seat_link"]
    device = Guest(running.address)
    device.post(f"{address}/claim", {"kind": "seat", "secret": link.rsplit("/", 1)[-1]})
    for one in (ann, ann, device):
        assert one.post(f"{address}/agree", end) == {"done": False}
    assert bob.post(f"{address}/agree", end) == {"done": False}
    (wish,) = cat.get(address)["agreements"]
    assert wish == {"what": "end", "about": "", "agreed": ["eyrie", "marquise"], "needed": ["alliance"]}
    assert bob.post(f"{address}/agree", {**end, "agree": False}) == {"done": False}
    with ann.socket(table) as cats:
        cats.look("marquise")
        play_on(cats, random.Random(1), 1)
        while cats.table["agreements"]:
            cats.receive()
    assert cat.get(address)["agreements"] == []
    for one in (ann, bob):
        assert one.post(f"{address}/agree", end) == {"done": False}
    assert cat.post(f"{address}/agree", end) == {"done": True}
    told = bob.get(address)
    assert (told["over"], told["ended"], told["winners"], told["agreements"]) == (True, "agreed", None, [])


def test_who_is_gone_is_replaced_if_all_others_agree(running: Running) -> None:
    """Not before their time is over; and whoever was gone plays on when they come back."""
    (ann, bob, cat), table = root(running, pace="day")
    address = f"/api/tables/{table}"
    gone = {"what": "replace", "seat": "marquise"}
    assert ann.get(address)["asked"] == "marquise"
    assert code(bob.post(f"{address}/agree", gone, 409)) == "not-gone"
    long_ago(running, table)
    assert code(ann.post(f"{address}/agree", gone, 409)) == "not-gone", "nobody speaks about themselves"
    assert code(bob.post(f"{address}/agree", {"what": "replace", "seat": "alliance"}, 409)) == "not-gone"
    assert code(bob.post(f"{address}/agree", {"what": "replace"}, 422)) == "bad-request"
    assert bob.post(f"{address}/agree", gone) == {"done": False}
    with cat.socket(table) as mice, ann.socket(table) as cats:
        mice.look("alliance")
        cats.look("marquise")
        assert cat.post(f"{address}/agree", gone) == {"done": True}
        mice.see(5)  # a computer plays for the Marquise
        assert seat_of(cat.get(address), "marquise")["gave_up"] == "gone"
        refused = cats.ask("play", action="pass")
        assert refused["code"] == "stood-in"
        ann.post(f"{address}/return", {"seat": "marquise"}, 204)
        seat = seat_of(ann.get(address), "marquise")
        assert (seat["player"], seat["gave_up"]) == ("person", None)
    assert code(ann.post(f"{address}/return", {"seat": "marquise"}, 409)) == "no-way-back"


def test_a_seat_that_was_left_is_played_on(running: Running) -> None:
    """At once, if the others agree; its former holder may sit down again and plays on."""
    (ann, bob, cat), table = root(running)
    address = f"/api/tables/{table}"
    ann.post(f"{address}/leave", {"seat": "marquise"}, 204)
    replace = {"what": "replace", "seat": "marquise"}
    assert bob.post(f"{address}/agree", replace) == {"done": False}
    assert cat.post(f"{address}/agree", replace) == {"done": True}
    with bob.socket(table) as birds:
        birds.look("eyrie")
        birds.see(3)
    assert seat_of(ann.get(address), "marquise")["back"]
    assert code(Guest(running.address).post(f"{address}/claim", {"kind": "invite", "seat": "marquise"}, 409))
    ann.post(f"{address}/claim", {"kind": "invite", "seat": "marquise"})
    assert seat_of(bob.get(address), "marquise")["player"] == "person"


def test_who_plays_on_is_not_gone(running: Running) -> None:
    """A word about somebody holds until they answer."""
    (ann, bob, cat), table = root(running, pace="day")
    address = f"/api/tables/{table}"
    long_ago(running, table)
    assert bob.post(f"{address}/agree", {"what": "replace", "seat": "marquise"}) == {"done": False}
    with ann.socket(table) as cats:
        cats.look("marquise")
        play_on(cats, random.Random(1), 1)
    assert cat.get(address)["agreements"] == []


def test_an_ended_game_stays_ended_after_a_restart(database: str) -> None:
    """And a computer that was asked does not play on."""
    with Running(database, thinkers=0) as server:
        me = Guest(server.address)
        table = me.lay("critters", seats={"south": "me", "north": "greedy"})["table"]
        assert me.post(f"/api/tables/{table}/resign", {"seat": "south"}) == {"over": True}
        at = me.get(f"/api/tables/{table}")["at"]
    with Running(database) as server:
        me = me.again(server.address)
        told = me.get(f"/api/tables/{table}")
        assert (told["at"], told["over"], told["winners"]) == (at, True, ["north"])
        with me.socket(table) as socket:
            assert socket.look("south")["outcome"]["ended"] == "resigned"


def test_two_workers_hear_of_it(postgres: Cluster) -> None:
    """A move at one worker and a resignation at the other never bring an ended game back to life."""
    database = postgres.new_database()
    with Running(database, thinkers=0) as one, Running(database, thinkers=0) as two:
        (ann, bob), table = duel(one)
        far = bob.again(two.address)
        with ann.socket(table) as south, far.socket(table) as north:
            south.look("south")
            north.look("north")
            assert far.post(f"/api/tables/{table}/resign", {"seat": "north"}) == {"over": True}
            south.until(lambda message: message["type"] == "position" and message["outcome"] is not None)
        house = one.app.state.house
        live = house.tables.find(table)
        assert live.record.ended == "resigned"
        wait_until(lambda: house.store.table(table)[0].summary.over, "not over")


def test_an_answer_that_comes_too_late_is_not_written(database: str) -> None:
    """The end is in the database, and a worker that has not heard of it yet wants to write a move."""
    with Running(database, thinkers=0) as server:
        (ann, bob), table = duel(server)
        with ann.socket(table) as south, bob.socket(table) as north:
            asked: Socket = south if south.look("south")["offers"] else north
            asked.look("south" if asked is south else "north")
            house = server.app.state.house
            house.parting.store.give_up(table, "north", "resigned", ["south"], 0)
            answer = asked.play(asked.position["offers"][0]["action"])
            assert answer["code"] == "stale"
            assert asked.look(asked.position["seat"])["outcome"]["ended"] == "resigned"
        record = house.store.table(table)[0]
        assert (record.summary.over, record.ended) == (True, "resigned")
        assert len(house.store.journal(table)) == record.summary.number
