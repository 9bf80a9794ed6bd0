"""Non-interference: two worlds that differ only in what a seat cannot see give it the same stream, byte for byte."""

from __future__ import annotations

import json

import pytest

from weald import library
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.table import CHANCE_NAME, Table

RULES = library.rules("critters")


def stream(table: Table, seat: str | None, since: int) -> str:
    """All that reaches a seat: its view, the question, what happened, and the offers if it is asked."""
    offers = table.offers() if seat is not None and table.actor == seat else None
    return json.dumps([table.show(seat), table.events(seat, since), offers], sort_keys=True)


def other_world(table: Table, seat: int, dice: QuickDice) -> Table:
    """The same table with everything that this seat cannot see dealt anew."""
    world = table.game.lens(seat).imagine(dice)
    return Table(RULES, table.options, None, game=world)


def mirrored(action: str, actor: str, seat: str, twin: Table, dice: QuickDice) -> str | None:
    """What the other world does so that the seat perceives the same; None if the law now shows a difference."""
    offers = twin.offers()
    if actor == seat or not action.startswith(("improvise", "draw")):
        return action if action in offers else None
    if action.startswith("draw"):
        drawer = twin.game.board.stack[-1].seat  # the frame of Reinforce
        if RULES.seats[drawer] == seat:
            return action if action in offers else None
        return offers[dice.below(len(offers))]
    theater = action.split()[-1]
    alike = [offer for offer in offers if offer.startswith("improvise") and offer.endswith(theater)]
    return alike[dice.below(len(alike))]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_cannot_tell_two_worlds_apart(seat: int) -> None:
    """From 150 positions both worlds are played on alike; until the law reveals something, no byte differs."""
    name = RULES.seats[seat]
    compared = differing = 0
    for number in range(150):
        dice = QuickDice(f"worlds {number}")
        table = Table(RULES, None, f"worlds {number}")
        for _ in range(dice.below(30)):
            if table.actor is None or table.outcome:
                break
            allowed = table.legal()
            table.take(allowed[dice.below(len(allowed))])
        if table.actor is None:
            continue
        twin = other_world(table, seat, dice)
        table = Table(RULES, table.options, None, game=table.game.clone())
        differing += RULES.show(twin.game.lens(1 - seat)) != RULES.show(table.game.lens(1 - seat))
        for viewer in (name, None):
            assert stream(twin, viewer, 0) == stream(table, viewer, 0)
        for _ in range(40):
            actor = table.actor
            if actor is None or (actor == CHANCE_NAME and table.question and table.question.ask == "chance-deal"):
                break
            since = len(table.actions)
            offers = table.offers()
            action = offers[dice.below(len(offers))]
            reply = mirrored(action, actor, name, twin, dice)
            if reply is None:
                break
            reveals = table.game.board.reveals
            table.play(action)
            twin.play(reply)
            if table.game.board.reveals != reveals and action.startswith("flip"):
                break  # the law has turned a card up
            assert stream(twin, name, since) == stream(table, name, since)
            assert stream(twin, None, since) == stream(table, None, since)
            compared += 1
    assert compared > 500, "the test compares next to nothing"
    assert differing > 100, "the worlds are the same"


def test_a_view_holds_no_road_to_the_others_secrets() -> None:
    """Nothing reachable from a view is a referee's game or the other seat's secret."""
    table = Table(RULES, None, "roads")
    other = table.game.secrets[1]  # type: ignore[attr-defined]  # Critters' own Game
    view = table.game.lens(0)
    seen: list[object] = []
    todo: list[object] = [view]
    while todo:
        thing = todo.pop()
        seen.append(thing)
        assert thing is not other
        assert thing is not table.game
        if isinstance(thing, list):
            todo += thing
        elif not isinstance(thing, (int, str, bool)):
            from weald.engine.codec import fields

            todo += [getattr(thing, name) for name in fields(thing)]
    assert len(seen) > 20


def test_asking_depends_on_public_facts_only() -> None:
    """In two worlds that look alike to a spectator, the same seat is asked the same question."""
    for number in range(60):
        dice = QuickDice(f"asking {number}")
        table = Table(RULES, None, f"asking {number}")
        for _ in range(dice.below(25)):
            if table.actor is None:
                break
            question = procedure.question(table.game.board)
            for seat in (0, 1):
                world = table.game.lens(seat).imagine(dice)
                procedure.settle(world)
                assert procedure.question(world.board) is question
                assert procedure.actor(world.board) == procedure.actor(table.game.board)
            allowed = table.legal()
            table.take(allowed[dice.below(len(allowed))])
