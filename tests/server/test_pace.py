"""The pace of a table: agreed when it is laid, told to all; whose turn it is, and since when."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.client import Guest
from tests.server.serving import Running
from tests.server.test_rest import code
from weald.engine.errors import BadValue
from weald.server import pace

Guests = Callable[..., Guest]


def test_a_pace_is_one_of_few() -> None:
    """Days by name, a clock by its minutes and seconds, within reason; anything else is refused."""
    for known in ("none", "day", "three-days", "week", "clock-1-0", "clock-25-10", "clock-180-180"):
        assert pace.check(known) == known
    for wrong in ("", "month", "clock", "clock-0-5", "clock-25", "clock-181-0", "clock-5-181", "clock-05-5", "Day"):
        with pytest.raises(BadValue):
            pace.check(wrong)
    assert pace.clock_of("clock-25-10") == pace.Clock(1_500_000, 10_000)
    assert pace.clock_of("day") is None


def test_when_somebody_is_gone() -> None:
    """At a pace of days when these are over; without one after three."""
    since = "2026-03-01T10:00:00.000Z"
    assert pace.due("day", since) == "2026-03-02T10:00:00.000Z"
    assert pace.due("week", since) == "2026-03-08T10:00:00.000Z"
    assert pace.due("none", since) is None
    assert not pace.is_gone("day", since, "2026-03-02T09:59:59.999Z")
    assert pace.is_gone("day", since, "2026-03-02T10:00:00.000Z")
    assert not pace.is_gone("none", since, "2026-03-03T10:00:00.000Z")
    assert pace.is_gone("none", since, "2026-03-04T10:00:00.000Z")
    assert not pace.is_gone("week", since, "2026-02-01T10:00:00.000Z"), "a clock that was set back"


def test_it_is_told_before_anybody_sits_down(guest: Guests) -> None:
    """In the list of open tables and at the table; the rematch has the same."""
    me, other = guest(), guest()
    table = me.lay(seats={"south": "me", "north": "open"}, public=True, pace="three-days")["table"]
    (listed,) = (one for one in other.get("/api/tables?list=open") if one["table"] == table)
    assert listed["pace"] == other.get(f"/api/tables/{table}")["pace"] == "three-days"
    assert listed["due"] > listed["turn_since"] == listed["asked_since"]
    refused = me.post("/api/tables", {"game": "critters", "seats": {}, "pace": "fortnight"}, 422)
    assert code(refused) == "bad-pace"
    me.post(f"/api/tables/{table}/leave", {}, 204)
    anew = me.post(f"/api/tables/{table}/rematch", None)["table"]
    assert me.get(f"/api/tables/{anew}")["pace"] == "three-days"


def test_since_when_somebody_is_waited_for(database: str) -> None:
    """Since others have answered, however many of its own questions a seat answers; a restart changes nothing."""
    with Running(database, thinkers=0) as server:
        me = Guest(server.address)
        options = {"vagabond": "no", "alliance": "no"}
        table = me.lay("root", seats={"marquise": "me", "eyrie": "me"}, options=options, pace="day")["table"]
        with me.socket(table) as socket:
            socket.look("marquise")
            first = me.get(f"/api/tables/{table}")
            answers = 0
            while (asked := socket.position["question"]["seat"]) == first["asked"]:
                socket.look(asked)
                socket.see(socket.play(socket.position["offers"][0]["action"])["at"])
                told = me.get(f"/api/tables/{table}")
                if told["asked"] == first["asked"]:
                    assert told["turn_since"] == first["turn_since"] < told["asked_since"]
                    answers += 1
            assert answers > 0
            assert told["turn_since"] == told["asked_since"] > first["turn_since"]
    with Running(database, thinkers=0) as server:
        again = me.again(server.address).get(f"/api/tables/{table}")
        assert (again["turn_since"], again["due"]) == (told["turn_since"], told["due"])
