"""The socket of a table: looking, playing, undoing, refusals, presence, and what must not get through."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Guest, Socket, play_on
from tests.server.serving import Running
from weald.server import plain, positions

Guests = Callable[..., Guest]
HOT = {"south": "me", "north": "me"}


@pytest.fixture
def table(guest: Guests) -> Iterator[tuple[Guest, str, Socket]]:
    """A guest at both seats of a table, looking through the asked one."""
    me = guest()
    table = me.lay(seats=HOT)["table"]
    with me.socket(table) as socket:
        socket.look("south")
        socket.look(socket.position["question"]["seat"])
        yield me, table, socket


def quiet_offer(socket: Socket) -> str:
    """An action that shows nothing to anybody, so that it can be undone."""
    return next(str(o["action"]) for o in socket.position["offers"] if o["verb"] == "improvise")


def test_looking_gives_the_table_and_the_position(table: tuple[Guest, str, Socket]) -> None:
    """With offers and refusals in verbs, words and facts, for the asked seat alone."""
    _, name, socket = table
    assert socket.table["table"] == name
    assert socket.table["options"] == {"mode": "standard", "target": 0}
    seen = socket.position
    assert seen["since"] == -1
    assert seen["events"][0]["at"] == 1 or seen["events"][0]["at"] == 0
    offer = seen["offers"][0]
    assert set(offer) == {"action", "verb", "words", "facts"}
    assert {"law", "why"} < set(seen["refused"][0])
    assert seen["question"]["law"]
    other = socket.look("north" if seen["seat"] == "south" else "south")
    assert other["offers"] == other["refused"] == []
    assert other["question"] == seen["question"]
    assert socket.look(None)["seat"] is None


def test_a_move_reaches_everybody(guest: Guests) -> None:
    """Two players and a spectator see it, each through their own lens, with what happened since."""
    me, friend, watcher = guest(), guest(), guest()
    table = me.lay(seats={"south": "me", "north": "open"}, public=True)["table"]
    friend.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
    with me.socket(table) as south, friend.socket(table) as north, watcher.socket(table) as nobody:
        seats: dict[str, Socket] = {"south": south, "north": north}
        for seat, socket in seats.items():
            socket.look(seat)
        nobody.look(None)
        for _ in range(4):
            asked = seats[south.position["question"]["seat"]]
            answer = asked.play(asked.position["offers"][0]["action"])
            assert answer["type"] == "done"
            for socket in (south, north, nobody):
                seen = socket.see(answer["at"])
                assert (seen["at"], seen["undos"]) == (answer["at"], 0)
                assert [event for event in seen["events"] if event["at"] <= seen["since"]] == []
                assert seen["events"]
        assert watcher.http.get(f"/api/tables/{table}").json()["at"] == answer["at"]
        assert nobody.look("south")["code"] == "not-your-seat"


def test_presence_is_told(guest: Guests) -> None:
    """Who is there, and who has gone."""
    me, friend = guest(), guest()
    table = me.lay(seats={"south": "me", "north": "open"}, public=True)["table"]
    with me.socket(table) as south:
        south.look("south")
        friend.patch("/api/me", {"name": "Robin"})
        friend.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "north"})
        told = south.until(lambda m: m["type"] == "table" and m["seats"][1]["player"] == "person")
        assert told["seats"][1]["who"] == "Robin"
        assert not told["seats"][1]["here"]
        with friend.socket(table) as north:
            north.look("north")
            south.until(lambda m: m["type"] == "table" and m["seats"][1]["here"])
        south.until(lambda m: m["type"] == "table" and not m["seats"][1]["here"])
        friend.patch("/api/me", {"name": "Wren"})
        south.until(lambda m: m["type"] == "table" and m["seats"][1]["who"] == "Wren")


def test_undo_ends_with_the_game(table: tuple[Guest, str, Socket]) -> None:
    """The last withdrawal showed nothing; but the game is over, and its seed and hands can be read."""
    _, _, socket = table
    while socket.position["outcome"] is None:
        at = socket.play("withdraw")["at"]
        seen = socket.see(at)
        if seen["question"] is not None and seen["question"]["seat"] != seen["seat"]:
            socket.look(seen["question"]["seat"])
    assert not socket.position["undo"]
    assert socket.undo()["code"] in ("nothing-to-undo", "game-over")
    assert socket.look(socket.position["seat"])["outcome"] is not None


def test_undo_where_the_law_allows(table: tuple[Guest, str, Socket]) -> None:
    """It is a move of its own: what was told of the undone action no longer holds, and old positions are stale."""
    _, _, socket = table
    before = socket.position
    action = quiet_offer(socket)
    at = socket.play(action)["at"]
    assert socket.see(at)["undo"]
    other = next(o["action"] for o in before["offers"] if o["action"] != action and o["verb"] == "improvise")
    assert socket.undo() == {"type": "done", "id": 2, "at": before["at"]}
    after = socket.see(before["at"], 1)
    assert (after["at"], after["undos"], after["since"]) == (before["at"], 1, before["at"])
    assert after["view"] == before["view"]
    assert after["offers"] == before["offers"]
    assert not after["undo"]
    assert socket.undo()["code"] == "nothing-to-undo"
    assert socket.play(other, undos=0)["code"] == "stale"
    answer = socket.play(other)
    assert answer["type"] == "done"
    assert socket.see(answer["at"])["undos"] == 1


def test_who_comes_back_is_told_what_they_missed(table: tuple[Guest, str, Socket]) -> None:
    """With `at` and `line` of the last position; less is taken as known if some of it was undone since."""
    me, name, socket = table
    start = socket.position
    at = socket.play(quiet_offer(socket))["at"]
    middle = socket.see(at)
    with me.socket(name) as again:
        assert again.look(middle["seat"], at=at, undos=0)["events"] == []
        assert again.look(middle["seat"], at=start["at"], undos=0)["events"] == middle["events"]
        socket.undo()
        again.until(lambda m: m["type"] == "position" and m["undos"] == 1)
        assert again.look(middle["seat"], at=at, undos=0)["since"] == start["at"]
        assert again.look(middle["seat"], at=at)["since"] == -1  # without `line` it cannot be said
        assert again.look(middle["seat"], at=start["at"], undos=7)["since"] == -1
        assert again.look(middle["seat"], at=999, undos=1)["since"] == start["at"]


def position(socket: Socket) -> dict[str, Any]:
    """The position as it is now, however it came about."""
    seen = socket.look(socket.position["seat"])
    return {name: value for name, value in seen.items() if name != "asked_since"}


def test_what_is_refused_changes_nothing(table: tuple[Guest, str, Socket], guest: Guests) -> None:
    """Stale, illegal, not a sentence, another's question, another's seat: an answer with its reason, and no trace."""
    _, name, socket = table
    before = position(socket)
    seat = socket.position["seat"]
    other = "north" if seat == "south" else "south"
    offer = socket.position["offers"][0]["action"]
    refused = socket.position["refused"][0]
    answers = {
        "stale": socket.play(offer, at=before["at"] - 1),
        "not-your-question": socket.play(offer, seat=other),
        "not-your-seat": socket.play(offer, seat="chance"),
        "not-a-sentence": socket.play("deploy everything"),
        "illegal": socket.play(refused["action"]),
        "nothing-to-undo": socket.undo(),
    }
    for code, answer in answers.items():
        assert (answer["type"], answer["code"]) == ("error", code)
        assert answer["message"]
    assert (answers["illegal"]["law"], answers["illegal"]["why"]) == (refused["law"], refused["why"])
    assert socket.play(offer, at=before["at"] + 1)["code"] == "stale"
    assert position(socket) == before
    stranger = guest()
    with pytest.raises(InvalidStatus) as caught:
        stranger.socket(name)
    assert caught.value.response.status_code == 404


def test_why_not(table: tuple[Guest, str, Socket]) -> None:
    """The law and the reason; nothing for what is allowed."""
    _, _, socket = table
    refused = socket.position["refused"][0]
    answer = socket.ask("why", action=refused["action"])
    assert (answer["law"], answer["why"]) == (refused["law"], refused["why"])
    assert socket.ask("why", action=socket.position["offers"][0]["action"])["law"] is None
    assert socket.ask("why", action="fly")["code"] == "not-a-sentence"
    other = "north" if socket.position["seat"] == "south" else "south"
    assert socket.ask("why", action=refused["action"], seat=other)["why"] == "not-your-question"


def test_what_an_action_would_change(table: tuple[Guest, str, Socket]) -> None:
    """Told to the asked seat alone, of what it may do in the present position; nothing has happened by it."""
    _, _, socket = table
    before = position(socket)
    offers = [offer["action"] for offer in before["offers"]]
    told = [socket.ask("foretell", action=action) for action in offers]
    assert [answer["action"] for answer in told] == offers
    assert all(answer["type"] == "foretold" and answer["at"] == before["at"] for answer in told)
    assert any(answer["changes"] for answer in told)
    assert set().union(*(answer["changes"] for answer in told)) <= set(before["view"])
    other = "north" if before["seat"] == "south" else "south"
    refused = before["refused"][0]
    answers = {
        "illegal": socket.ask("foretell", action=refused["action"]),
        "stale": socket.ask("foretell", action=offers[0], at=before["at"] + 1),
        "not-a-sentence": socket.ask("foretell", action="fly"),
        "not-your-question": socket.ask("foretell", action=offers[0], seat=other),
    }
    for code, answer in answers.items():
        assert (answer["type"], answer["code"]) == ("error", code)
    assert position(socket) == before


def test_a_message_sent_twice_counts_once(table: tuple[Guest, str, Socket]) -> None:
    """The second is stale: the position it names is gone."""
    _, _, socket = table
    action = quiet_offer(socket)
    message = {"at": socket.position["at"], "undos": 0, "seat": socket.position["seat"], "action": action}
    for number in (101, 102):
        socket.send(type="play", id=number, **message)
    first = socket.until(lambda m: m.get("id") == 101)
    second = socket.until(lambda m: m.get("id") == 102)
    assert (first["type"], second["code"]) == ("done", "stale")


def test_only_our_own_pages_open_sockets(table: tuple[Guest, str, Socket], server: Running) -> None:
    """A browser on another site says so, and is refused, whatever cookies it has."""
    me, name, _ = table
    for origin in ("https://evil.example", "null", server.address.replace("http", "https")):
        with pytest.raises(InvalidStatus) as caught:
            me.socket(name, origin=origin)
        assert caught.value.response.status_code == 403
    me.socket(name, origin=server.address).close()


BAD = [
    "",
    "{",
    "[]",
    "null",
    '"play"',
    '{"type": "dance"}',
    '{"type": ["look"]}',
    '{"type": "play"}',
    '{"type": "look", "seat": 7}',
    '{"type": "look", "at": 1e99}',
    '{"type": "play", "id": -5, "at": 0, "seat": "south", "action": "x"}',
    '{"type": "play", "id": 1, "at": "0", "seat": "south", "action": "x"}',
    '{"type": "play", "id": 1, "at": 0, "seat": "south", "action": ["x"]}',
    json.dumps({"type": "play", "at": 0, "seat": "south", "action": "x" * 301}),
    json.dumps({"type": "look", "seat": "x" * 41}),
    '{"type": "ping", "more": ' + "[" * 2_000 + "]" * 2_000 + "}",
    '{"type": "look", "seat": "' + "x" * 5_000 + '"}',
    '{"type": "look", "seat": "\\ud800"}',
    '{"type": "look", "at": ' + "9" * 4_000 + "}",
]


def test_bad_messages_get_an_error_and_close_nothing(table: tuple[Guest, str, Socket]) -> None:
    """Wrong types, huge, deep, binary: answered, and the game goes on."""
    _, _, socket = table
    before = position(socket)
    for text in BAD:
        socket.connection.send(text)
        answer = socket.until(lambda m: m["type"] in ("error", "pong"))
        assert answer["type"] == "pong" or answer["code"] in ("bad-message", "not-your-seat"), text[:60]
    socket.connection.send(b"\x00\xff")
    assert socket.until(lambda m: m["type"] == "error")["code"] == "bad-message"
    assert position(socket) == before
    socket.send(type="ping")
    assert socket.until(lambda m: m["type"] == "pong")
    assert play_on(socket, random.Random(1), 1) == 1


def test_leaving_a_seat_ends_its_view(guest: Guests) -> None:
    """Whoever gives a seat up sees what a spectator sees from then on; at a private table, nothing."""
    me = guest()
    table = me.lay(seats=HOT, public=True)["table"]
    with me.socket(table) as socket:
        socket.look("south")
        me.post(f"/api/tables/{table}/leave", {"seat": "south"}, 204)
        seen = socket.until(lambda m: m["type"] == "position")
        assert seen["seat"] is None
        assert socket.look("south")["code"] == "not-your-seat"


def test_a_position_is_built_once(guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sockets look, and whatever they say they know: one seat's position is shown and drawn once."""
    made: list[str] = []

    def counted(name: str, work: Any) -> Any:
        def count(*args: Any) -> Any:
            made.append(name)
            return work(*args)

        return count

    me = guest()
    seats = dict.fromkeys(("marquise", "eyrie", "alliance", "vagabond"), "me")
    table = me.lay("root", seats)["table"]
    with me.socket(table) as one, me.socket(table) as other:
        at = one.look(None)["at"]
        seat = one.position["question"]["seat"]
        monkeypatch.setattr(positions, "past_position", counted("shown", positions.past_position))
        monkeypatch.setattr(plain, "lines", counted("drawn", plain.lines))
        for socket in (one, other):
            for known in range(-1, at + 1):
                told = socket.look(seat, at=known, undos=0, drawing=True)
                assert (told["since"], bool(told["drawing"])) == (known, True)
            assert socket.look(seat, drawing=False)["drawing"] is None
        assert sorted(made) == ["drawn", "shown"]
        one.see(one.play(one.position["offers"][0]["action"])["at"])
        other.look(seat)
        assert made.count("shown") == 2
