"""Bad input: fuzzed messages and requests. No fault, no leak, no growth, no trace in the game."""

from __future__ import annotations

import json
import random
import resource
import string
from collections.abc import Callable
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.client import Guest, Socket, play_all
from tests.server.serving import Running
from weald.server.openapi import document

HOT = {"south": "me", "north": "me"}
KINDS = ("look", "play", "undo", "why", "ping", "position", "table", "", "LOOK", "__proto__")
KEYS = ("type", "seat", "at", "undos", "id", "action", "drawing", "table", "seats", "x", "")
SCHEMA = schemathesis.openapi.from_dict(document())


def junk(dice: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    kind = dice.randrange(9 if depth < 4 else 6)
    if kind == 0:
        return dice.choice([None, True, False])
    if kind == 1:
        return dice.choice([0, -1, 1, 7, 2**31, -(2**63), 2**64, 1e308, -0.5])
    if kind == 2:
        return dice.choice(["south", "north", "chance", "nobody", "deploy S3 to sea", "withdraw", "undo"])
    if kind == 3:
        return "".join(dice.choice(string.printable + "\u202e\u0000éß漢\U0001f98a") for _ in range(dice.randrange(40)))
    if kind == 4:
        return dice.choice(KINDS)
    if kind == 5:
        return "x" * dice.randrange(6_000)
    if kind == 6:
        return [junk(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {dice.choice(KEYS): junk(dice, depth + 1) for _ in range(dice.randrange(6))}


def mangled(dice: random.Random, seen: dict[str, Any]) -> str | bytes:
    """A message that is nearly right, or not at all."""
    message: dict[str, Any] = {"type": dice.choice(KINDS[:5]), "at": seen["at"], "undos": seen["undos"], "id": 3}
    message |= {"seat": dice.choice(["south", "north", None, "chance"]), "action": "withdraw and flee"}
    for _ in range(dice.randrange(1, 4)):
        message[dice.choice(KEYS)] = junk(dice)
    if message["type"] in ("play", "undo"):
        message["at"] = dice.choice([-1, seen["at"] + 1, seen["at"] - 1, 10**9, "0", None])  # never the present one
    text = json.dumps(message, ensure_ascii=dice.random() < 0.5)
    way = dice.randrange(8)
    if way == 0:
        return text.encode("utf-8", "surrogatepass")
    if way == 1:
        return text[: dice.randrange(len(text) + 1)]
    if way == 2:
        return json.dumps(junk(dice))
    if way == 3:
        return dice.choice(["[", "{", '"', '{"type":']) * dice.randrange(1, 2_500)
    return text


def test_a_socket_survives_any_message(server: Running, guest: Callable[..., Guest]) -> None:
    """Thousands of bad messages: each is answered or ignored, the socket stays open, the game is as it was."""
    dice = random.Random(11)
    me = guest()
    table = me.lay(seats=HOT)["table"]
    store = server.app.state.house.store
    with me.socket(table) as socket:
        socket.look(socket.look("south")["question"]["seat"])
        before = store.journal(table)
        seen = socket.position
        memory = 0
        for number in range(2_500):
            if number == 500:
                memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            socket.connection.send(mangled(dice, seen))
            if number % 50 == 0:
                answered(socket)
                socket.heard.clear()
        answered(socket)
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
        assert grown < 40_000, f"memory has grown by {grown} kB"
        assert store.journal(table) == before
        socket.look(seen["seat"])
        assert socket.position["view"] == seen["view"]
        play_all(socket, dice, seen["at"] + 3)
        assert socket.position["at"] >= seen["at"] + 3 or socket.position["outcome"]


def answered(socket: Socket) -> None:
    """The socket answers; nothing it said meanwhile speaks of a fault."""
    socket.send(type="why", id=987_654_321, seat="nobody", action="x")
    while (message := socket.receive()).get("id") != 987_654_321:
        assert message["type"] in ("error", "position", "table", "pong", "why"), message
        assert message.get("code") != "server-fault"


def test_huge_frames_close_only_their_own_socket(guest: Callable[..., Guest]) -> None:
    """A message beyond all measure ends the connection that sent it; others at the table notice nothing."""
    from tests.server.client import closed

    me = guest()
    table = me.lay(seats=HOT)["table"]
    with me.socket(table) as socket, me.socket(table) as other:
        other.look("south")
        socket.connection.send("x" * 200_000)
        assert closed(socket) == 1009
        other.send(type="ping")
        assert other.until(lambda m: m["type"] == "pong")


class Ground:
    """A guest with two tables, for requests to meet something."""

    def __init__(self, server: Running) -> None:
        me = Guest(server.address)
        self.base = server.address
        self.cookies = dict(me.http.cookies.items())
        self.tables = [me.lay(seats=HOT, public=True)["table"], me.lay(seats={"south": "me", "north": "open"})["table"]]


@pytest.fixture(scope="module")
def ground(server: Running) -> Ground:
    return Ground(server)


@SCHEMA.parametrize()
@hypothesis.settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)
def test_any_request_is_answered_as_documented(case: schemathesis.Case[Any], ground: Ground) -> None:
    """schemathesis on the OpenAPI document: never a fault; status, content type and shape are in the document."""
    size = len(str(case.body)) + len(str(case.query))
    if "table" in case.path_parameters and size % 3:
        case.path_parameters["table"] = ground.tables[size % 2]
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    case.call_and_validate(base_url=ground.base, cookies=ground.cookies, checks=checks)
