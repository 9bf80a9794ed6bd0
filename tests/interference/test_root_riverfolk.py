"""Non-interference in Root with the Riverfolk at the table: an open hand among hidden ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.interference.test_root import RULES, Options, common, other_world, reveals, stream, wander
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.table import Table

OPTIONS: Options = {"riverfolk": "yes", "character": "thief"}
SEATS = [RULES.seats.index(name) for name in RULES.in_play(RULES.check_options(OPTIONS))]
STARTS = ["", "buy-service", "pay-outrage", "choose-fund", "chance-steal", "riverfolk-daylight", "may-ambush", ""]


@pytest.mark.parametrize("seat", SEATS, ids=[RULES.seats[seat] for seat in SEATS])
def test_a_seat_cannot_tell_two_worlds_apart(seat: int) -> None:
    """Both worlds are played on alike; the open hand is the same in both, the others' are not."""
    name = RULES.seats[seat]
    compared = differing = 0
    for number in range(40):
        dice = QuickDice(f"river {number}")
        start = wander(f"river {number}", dice, dice.below(250), STARTS[number % len(STARTS)], OPTIONS)
        if start.actor is None:
            continue
        twin = other_world(start, seat, dice)
        table = Table(RULES, start.options, None, game=start.game.clone())
        others = [other for other in SEATS if other != seat]
        differing += any(RULES.show(twin.game.lens(o)) != RULES.show(table.game.lens(o)) for o in others)
        for _ in range(30):
            if table.actor is None:
                break
            since = len(table.actions)
            pair = common(table, name, twin, dice)
            if pair is None:
                assert table.actor != name, "the seat itself is offered something else"
                break
            table.play(pair[0])
            twin.play(pair[1])
            if reveals(table, name, since):
                break
            assert stream(twin, name, since) == stream(table, name, since)
            assert stream(twin, None, since) == stream(table, None, since)
            compared += 1
    assert compared > 250, "the test compares next to nothing"
    assert differing > 25, "the worlds are the same"


def test_asking_depends_on_public_facts_only() -> None:
    """In all worlds that look alike to a seat, the same seat is asked the same question; the open hand is as it is."""
    asked: set[str] = set()
    for number in range(12):
        dice = QuickDice(f"asking of the river {number}")
        table = wander(f"asking of the river {number}", dice, dice.below(250), options=OPTIONS)
        for _ in range(50):
            question = procedure.question(table.game.board)
            if question is None:
                break
            asked.add(question.ask)
            game: Any = table.game
            for seat in (*SEATS, -1):
                world: Any = game.lens(seat).imagine(dice)
                procedure.settle(world)
                assert procedure.question(world.board) is question
                assert procedure.actor(world.board) == procedure.actor(game.board)
                assert world.secrets[6].hand == game.secrets[6].hand == game.board.company.hand
            allowed = table.legal()
            table.take(allowed[dice.below(len(allowed))])
    assert {"buy-service", "riverfolk-daylight", "set-price"} < asked
