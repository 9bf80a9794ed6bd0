"""Lessons at the server: a table for one person with a known seed, and the place in the lesson."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.server.client import Guest, Socket
from weald import lessons

Guests = Callable[..., Guest]
LESSON = "learn-root"


def begin(guest: Guest) -> str:
    return str(guest.post("/api/lessons", {"lesson": LESSON}, 201)["table"])


def follow(socket: Socket, most: int) -> None:
    """Answer as the lesson wants, so many times; the computers answer between."""
    lesson = lessons.lesson(LESSON)
    for _ in range(most):
        while socket.position["question"]["seat"] != lesson.seat:
            socket.receive()
        step = next(one for one in lesson.steps[socket.position["lesson"]["step"] :] if one.want)
        at = socket.position["at"]
        assert socket.play(step.want)["type"] == "done"
        socket.see(at + 1)


def test_the_lessons_are_listed_and_told_without_their_seeds(guest: Guests) -> None:
    """Who knows the seed knows every card."""
    me = guest()
    listed = me.get("/api/lessons")
    assert {told["name"] for told in listed} == set(lessons.names())
    assert all(told["steps"] is None for told in listed)
    told = me.get(f"/api/lessons/{LESSON}")
    assert [step.get("want", "") for step in told["steps"]] == [step.want for step in lessons.lesson(LESSON).steps]
    assert "seed" not in told


def test_an_unknown_lesson_is_refused(guest: Guests) -> None:
    """With a clear error, and no table is laid; nor may anybody bring seats or a seed along."""
    me = guest()
    for answer in (me.get("/api/lessons/learn-rot", 404), me.post("/api/lessons", {"lesson": "learn-rot"}, 404)):
        assert answer["error"]["code"] == "unknown-lesson"
        assert answer["error"]["hint"] == "Did you mean learn-root?"
    for more in ({"seats": {"eyrie": "open"}}, {"public": True}, {"seed": "1"}):
        assert me.post("/api/lessons", {"lesson": LESSON, **more}, 422)["error"]["code"] == "bad-request"
    lesson = lessons.lesson(LESSON)
    seeded = {"game": "root", "seats": {}, "seed": lesson.seed}
    assert me.post("/api/tables", seeded, 422)["error"]["code"] == "bad-request"
    assert me.get("/api/me")["tables"] == []


def test_a_lesson_has_one_person_and_is_marked(guest: Guests) -> None:
    """Nobody can be invited, lists of others do not have it, and a rematch is no lesson."""
    me, other = guest(), guest()
    table = begin(me)
    (mine,) = me.get("/api/me")["tables"]
    assert mine["lesson"] == LESSON
    assert not mine["public"]
    assert [seat["player"] for seat in mine["seats"]] == ["person", "greedy", "greedy"]
    for seat in ("eyrie", "alliance"):
        me.post(f"/api/tables/{table}/links", {"seat": seat}, 409)
        other.post(f"/api/tables/{table}/claim", {"kind": "invite", "secret": "", "seat": seat}, 403)
    other.get(f"/api/tables/{table}", 404)
    assert all(told["table"] != table for told in other.get("/api/tables?list=open"))
    ordinary = me.lay("root")["table"]
    assert me.get(f"/api/tables/{ordinary}")["lesson"] is None


def test_the_place_in_a_lesson_goes_with_the_answers(guest: Guests) -> None:
    """It goes on, back with an undo, and away with another answer; a spectator is told nothing of it."""
    me = guest()
    table = begin(me)
    with me.socket(table) as socket:
        socket.look("marquise")
        assert socket.position["lesson"] == {"step": 0, "strayed": False}
        follow(socket, 2)
        assert socket.position["lesson"] == {"step": 5, "strayed": False}
        assert socket.undo()["type"] == "done"
        socket.see(0, undos=1)
        assert socket.position["lesson"] == {"step": 3, "strayed": False}
        at = socket.position["at"]
        socket.play("build sawmill in 9")
        socket.see(at + 1)
        assert socket.position["lesson"] == {"step": 4, "strayed": True}
        assert socket.look(None)["lesson"] is None


def test_the_same_happens_each_time_even_after_an_undo(guest: Guests) -> None:
    """Cards, dice and computers: both learners see one game."""
    me, other = guest(), guest()
    seen: list[str] = []
    for learner, undoing in ((me, False), (other, True)):
        with learner.socket(begin(learner)) as socket:
            socket.look("marquise")
            follow(socket, 3)
            if undoing:
                socket.undo()
                socket.see(0, undos=1)
                follow(socket, 1)
            follow(socket, 13)  # the first turn, the others' turns, and the first answer after them
            assert not socket.position["lesson"]["strayed"]
            told = learner.get(
                f"/api/tables/{socket.table['table']}/positions/{socket.position['at']}?seat=marquise&since=-1"
            )
            seen.append(json.dumps([told["view"], told["events"]]))
    assert seen[0] == seen[1]
