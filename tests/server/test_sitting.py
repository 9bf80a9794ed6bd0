"""Sit, look, leave: whoever has held a seat may know its hand, so it opens to nobody else."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tests.server.client import Guest, play_all
from tests.server.serving import Running
from tests.server.test_rest import HOT, code, secret_of

Guests = Callable[..., Guest]


def players(one: Guest, table: str) -> list[str]:
    return [seat["player"] for seat in one.get(f"/api/tables/{table}")["seats"]]


def test_a_hand_that_was_seen_is_dealt_to_nobody_else(guest: Guests) -> None:
    """The owner sits down on the open seat, reads its hand and leaves; the next guest does not get that hand."""
    me, friend = guest(), guest()
    table = me.lay(seats={"south": "me", "north": "open"}, public=True)["table"]
    address = f"/api/tables/{table}"
    me.post(f"{address}/claim", {"kind": "invite", "seat": "north"})
    with me.socket(table) as socket:
        seen = socket.look("north")["view"]["hand"]
    me.post(f"{address}/leave", {"seat": "north"}, 204)
    assert players(friend, table) == ["person", "left"]
    refused = friend.post(f"{address}/claim", {"kind": "invite", "seat": "north"}, 409)
    assert code(refused) == "seat-left"
    assert code(me.post(f"{address}/links", {"seat": "north"}, 409)) == "seat-left"
    with friend.socket(table) as watching:
        watching.look(None)
        anew = me.post(f"{address}/rematch", None)["table"]
        told = watching.until(lambda message: message["type"] == "table" and message["rematch"] is not None)
        assert told["rematch"] == anew != table
    assert table not in [told["table"] for told in friend.get("/api/tables?list=open")]
    friend.post(f"/api/tables/{anew}/claim", {"kind": "invite", "seat": "north"})
    with friend.socket(anew) as socket:
        assert socket.look("north")["view"]["hand"] != seen
    assert players(friend, anew) == ["person", "person"]


def test_who_has_left_may_come_back(guest: Guests) -> None:
    """To a private table, too, and without a link; others may not."""
    me, friend, other = guest(), guest(), guest()
    laid = me.lay(seats={"south": "me", "north": "open"})
    address = f"/api/tables/{laid['table']}"
    invite = {"kind": "invite", "secret": secret_of(laid["seats"]["north"]["invite_link"])}
    friend.post(f"{address}/claim", invite)
    friend.post(f"{address}/leave", {}, 204)
    friend.get(address, 404)
    assert code(other.post(f"{address}/claim", {"kind": "invite", "seat": "north"}, 403)) == "bad-link"
    assert friend.post(f"{address}/claim", {"kind": "invite", "seat": "north"}) == {"seat": "north", "pace": "none"}
    assert players(me, laid["table"]) == ["person", "person"]


def test_who_sat_where_is_in_the_record(guest: Guests) -> None:
    """Everybody at the table can read who held which seat from when to when, further devices included."""
    me, device, friend = guest(), guest(), guest()
    laid = me.lay(seats={"south": "me", "north": "open"}, public=True)
    address = f"/api/tables/{laid['table']}"
    device.post(f"{address}/claim", {"kind": "seat", "secret": secret_of(laid["seats"]["south"]["seat_link"])})
    friend.post(f"{address}/claim", {"kind": "invite", "seat": "north"})
    friend.post(f"{address}/leave", {}, 204)
    names = [one.get("/api/me")["name"] for one in (me, device, friend)]
    told = me.get(f"{address}/sittings")["sittings"]
    assert [(one["seat"], one["who"], one["went"] is None) for one in told] == [
        ("south", names[0], True),
        ("south", names[1], True),
        ("north", names[2], False),
    ]


def test_a_game_is_dealt_anew_only_if_somebody_has_left(guest: Guests) -> None:
    """A game with all its people goes on; a stranger has no say."""
    me, other = guest(), guest()
    table = me.lay(seats=HOT, public=True)["table"]
    address = f"/api/tables/{table}"
    assert code(me.post(f"{address}/rematch", None, 409)) == "game-goes-on"
    me.post(f"{address}/leave", {}, 204)
    assert code(other.post(f"{address}/rematch", None, 403)) == "not-yours"
    assert me.post(f"{address}/rematch", None)["table"] != table


def test_a_rematch_leaves_nothing_behind(database: str) -> None:
    """Refused ones make no guest; of several at once one makes a table, and all come to it."""
    with Running(database, thinkers=0) as server:
        me = Guest(server.address)
        table = me.lay(seats=HOT, public=True)["table"]
        with me.socket(table) as socket:
            socket.look("south")
            play_all(socket, random.Random(1))
        stranger = Guest(server.address)
        assert code(stranger.post(f"/api/tables/{table}/rematch", None, 403)) == "not-yours"
        store = server.app.state.house.store
        with store.database.engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM guests").scalar() == 1
        with ThreadPoolExecutor(8) as beside:
            made = [beside.submit(me.again().post, f"/api/tables/{table}/rematch", None) for _ in range(8)]
        assert len({one.result()["table"] for one in made}) == 1
        assert sum(store.counts().values()) == 2
