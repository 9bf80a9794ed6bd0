"""Standing answers at the server: given when their question comes, and known to nobody but their seat."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import Any

import pytest

from tests.patience import wait_until
from tests.server.client import Guest, Socket
from tests.server.postgres import Cluster
from tests.server.serving import Running
from weald.server import answering
from weald.server.records import Standing

NEVER = {"ask": "may-ambush", "verb": "pass"}
USE = "may-use-in-battle"
TWO = {"alliance": "no", "vagabond": "no"}


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "_PAUSE", (0.2, 0.3))


Pair = tuple[Guest, Guest, str, Socket, Socket]


@pytest.fixture
def pair(server: Running) -> Iterator[Pair]:
    """Two people at Root: the cats fight, so that the birds are asked about ambushes."""
    yield from seated(server.address, server.address)


def seated(one: str, other: str) -> Generator[Pair]:
    ann, bob = Guest(one), Guest(other)
    seats = {"marquise": "me", "eyrie": "open"}
    table = ann.post("/api/tables", {"game": "root", "seats": seats, "options": TWO, "public": True}, 201)["table"]
    bob.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "eyrie"})
    with ann.socket(table) as cats, bob.socket(table) as birds:
        cats.look("marquise")
        birds.look("eyrie")
        yield ann, bob, table, cats, birds


def play_until(pair: Pair, wanted: Callable[[dict[str, Any]], bool], most: int = 1500) -> dict[str, Any]:
    """Both answer at random, fighting where they can, until a position is as wanted."""
    _, _, _, cats, birds = pair
    dice = random.Random(5)
    at = 0
    for _ in range(most):
        seen = max(cats.position, birds.position, key=lambda position: int(position["at"]))
        at = max(at, int(seen["at"]))
        assert seen["question"] is not None, "the game is over"
        asked = {"marquise": cats, "eyrie": birds}[seen["question"]["seat"]]
        now = asked.see(at)
        if wanted(now):
            return now
        if not now["offers"]:  # a standing answer was given meanwhile: the other seat is asked
            at = int(now["at"])
            continue
        offers = now["offers"]
        battles = [offer for offer in offers if offer["verb"] in ("fight", "battle")]
        answer = asked.play(dice.choice(battles or offers)["action"])
        if answer["type"] == "error":
            assert answer["code"] == "stale", answer
            asked.see(at + 1)
            continue
        asked.see(answer["at"])
        at = max(at, int(answer["at"]))
    raise AssertionError("it never came to that")


def asked_to_ambush(position: dict[str, Any], after: int = -1) -> bool:
    """Whether the Eyrie are asked, after more than so many actions."""
    question = position["question"]
    return bool(position["at"] > after and question["ask"] == "may-ambush" and question["seat"] == "eyrie")


def set_answers(guest: Guest, table: str, seat: str, *answers: dict[str, Any], status: int = 200) -> Any:
    return guest.post(f"/api/tables/{table}/standing", {"seat": seat, "answers": list(answers)}, status)


def test_it_is_given_at_once_when_set_at_the_question(pair: Pair) -> None:
    """The person is asked and answers for now and later; the journal has it as any other answer."""
    _, bob, table, cats, birds = pair
    now = play_until(pair, asked_to_ambush)
    assert now["standing"] == "may"
    told = set_answers(bob, table, "eyrie", NEVER)
    assert told["answers"] == [{**NEVER, "where": {}, "words": {}, "turn": False}]
    birds.see(now["at"] + 1)
    cats.see(now["at"] + 1)
    assert not asked_to_ambush(birds.position) or birds.position["at"] > now["at"]
    again = play_until(pair, lambda p: p["at"] > now["at"] + 1 and asked_to_ambush(p))
    assert again["standing"] == "due"
    birds.see(again["at"] + 1)


def drained(socket: Socket) -> int:
    """How many messages have come, once all that were on their way are here."""
    socket.send(type="ping")
    socket.until(lambda message: message["type"] == "pong")
    return len(socket.heard)


def test_nobody_else_learns_of_it(pair: Pair) -> None:
    """Neither that it was set nor what it says: not by a message, not by any address, not by what happens after."""
    ann, bob, table, cats, _ = pair
    now = play_until(pair, asked_to_ambush)
    heard = drained(cats)
    elsewhere = "12" if now["question"]["facts"]["clearing"] == 1 else "1"
    set_answers(bob, table, "eyrie", {**NEVER, "where": {"clearing": elsewhere}}, {"ask": USE, "verb": "use"})
    assert drained(cats) == heard + 1, "a message came when it was set"
    for path in (f"/api/tables/{table}/standing?seat=eyrie", f"/api/tables/{table}/standing?seat=marquise&seat=eyrie"):
        assert ann.get(path, 403)["error"]["code"] == "not-your-seat"
    assert set_answers(ann, table, "eyrie", status=403)["error"]["code"] == "not-your-seat"
    stranger = Guest(ann.address)
    stranger.get(f"/api/tables/{table}/standing?seat=eyrie", 403)
    for guest in (ann, stranger):
        told = json.dumps(guest.get(f"/api/tables/{table}")) + json.dumps(guest.get("/api/tables?list=open"))
        assert "standing" not in told
        assert USE not in told
    with stranger.socket(table) as watcher:
        watcher.look(None)
        assert watcher.position["standing"] == ""
    play_until(pair, lambda p: p["at"] > now["at"] + 40)
    for text in cats.heard:
        message = json.loads(text)
        if message["type"] == "position" and message["question"]["seat"] != "marquise":
            assert message["standing"] == ""


def test_the_answer_looks_the_same_with_and_without_an_ambush(pair: Pair) -> None:
    """Of all questions that come, every one is answered by the standing answer, whatever the hand holds then."""
    _, bob, table, cats, birds = pair
    set_answers(bob, table, "eyrie", NEVER)
    hands: set[bool] = set()
    last = 0
    for _ in range(12):
        now = play_until(pair, partial(asked_to_ambush, after=last))
        last = now["at"]
        hands.add(any(offer["verb"] == "ambush" for offer in now["offers"]))
        assert now["standing"] == "due"
        seen = birds.see(last + 1)
        assert seen["at"] > last
        if hands == {True, False}:
            break
        if cats.position["outcome"] is not None:
            break
    assert hands == {True, False}, "the deals bring only one kind of hand"


def test_what_cannot_be_given_is_asked(pair: Pair) -> None:
    """An ambush that is not in hand: nothing is answered, and the person answers."""
    _, bob, table, _, birds = pair
    set_answers(bob, table, "eyrie", {"ask": "may-ambush", "verb": "ambush"})
    now = play_until(pair, lambda p: asked_to_ambush(p) and len(p["offers"]) == 1)
    assert now["standing"] == "may"
    answer = birds.play("pass")
    assert answer["type"] == "done"


def test_they_are_reviewed_and_removed(pair: Pair) -> None:
    """Those of this turn are gone with it; the others stay until they are removed, or the seat is left."""
    _, bob, table, _, birds = pair
    address = f"/api/tables/{table}/standing?seat=eyrie"
    told = bob.get(address)
    assert told["answers"] == []
    assert "may-ambush" in [question["ask"] for question in told["questions"]]
    assert "field-hospitals" not in [question["ask"] for question in told["questions"]]
    play_until(pair, lambda p: p["at"] > 30)
    lasting = {"ask": USE, "verb": "use", "where": {"clearing": "3"}}
    set_answers(bob, table, "eyrie", {**NEVER, "turn": True}, lasting)
    assert [one["ask"] for one in bob.get(address)["answers"]] == ["may-ambush", USE]
    turn = max(event["turn"] for event in birds.look("eyrie")["events"])
    play_until(pair, lambda p: any(event["turn"] > turn for event in p["events"]))
    assert [one["ask"] for one in bob.get(address)["answers"]] == [USE]
    set_answers(bob, table, "eyrie")
    assert bob.get(address)["answers"] == []
    set_answers(bob, table, "eyrie", lasting)
    bob.post(f"/api/tables/{table}/leave", {"seat": "eyrie"}, 204)
    bob.get(address, 403)
    bob.post(f"/api/tables/{table}/claim", {"kind": "invite", "seat": "eyrie"})
    assert bob.get(address)["answers"] == []


def test_nonsense_is_refused(pair: Pair) -> None:
    _, bob, table, _, _ = pair
    wrong: dict[str, dict[str, Any]] = {
        "standing-question": {"ask": "field-hospitals", "verb": "pass"},
        "standing-verb": {"ask": "may-ambush", "verb": "heal"},
        "standing-where": {**NEVER, "where": {"moon": "1"}},
        "standing-words": {"ask": "may-ambush", "verb": "ambush", "words": {"suit": "badger"}},
        "bad-request": {"ask": "may-ambush"},
    }
    for code, answer in wrong.items():
        assert set_answers(bob, table, "eyrie", answer, status=422)["error"]["code"] == code
    assert set_answers(bob, table, "eyrie", *[NEVER] * 41, status=422)["error"]["code"] == "bad-request"
    assert bob.get(f"/api/tables/{table}/standing?seat=eyrie")["answers"] == []


def test_a_pause_that_tells_nothing() -> None:
    """Among people it is drawn anew each time, from the same range, whatever is answered; against computers none."""
    draw = answering.Answering.__new__(answering.Answering)
    draw._dice = random.SystemRandom()
    among = {draw._pause(True) for _ in range(50)}
    assert len(among) > 10
    assert all(0.2 <= pause <= 0.3 for pause in among)
    assert draw._pause(False) == 0.0


def test_after_a_restart_it_is_given(database: str) -> None:
    """The question waits while the server is down."""
    with Running(database) as running:
        games = seated(running.address, running.address)
        pair = next(games)
        _, bob, table, _, birds = pair
        now = play_until(pair, asked_to_ambush)
        at = now["at"]
        store = running.app.state.house.store
        kept = [Standing("may-ambush", "pass")]
        store.set_standing(table, "eyrie", kept)  # set, and the server gone before it was given
        games.close()
    with Running(database) as running, bob.again(running.address).socket(table) as birds:
        birds.look("eyrie")
        assert birds.see(at + 1)["at"] > at


def test_two_workers(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set at one worker, it is given for a question that comes at the other."""
    monkeypatch.setattr(answering, "_MANNERS", 0.1)
    database = postgres.new_database()
    with Running(database) as one, Running(database) as two:
        games = seated(one.address, two.address)
        pair = next(games)
        _, bob, table, cats, birds = pair
        set_answers(bob, table, "eyrie", NEVER)
        house = one.app.state.house
        wait_until(lambda: any(seat.standing for seat in house.tables.find(table).seats), "not heard of")
        now = play_until(pair, asked_to_ambush)
        birds.see(now["at"] + 1)
        cats.see(now["at"] + 1)
        games.close()
