"""Non-interference in Defenders: hands and secret choices reach nobody else before the law reveals them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from weald import library
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.codec import fields
from weald.engine.table import Table
from weald.games.defenders.rules.cards import Draw

RULES = library.rules("defenders")
OPTIONS: dict[str, int | str] = {"coven": "yes", "sect": "yes", "difficulty": 3, "leaders": "random"}
SEATS = [0, 1, 2, 3]


def stream(table: Table, seat: str | None, since: int) -> str:
    """All that reaches a seat: its view with the question, what happened, and the offers if it is asked."""
    offers = table.offers() if seat is not None and table.actor == seat else None
    return json.dumps([table.show(seat), table.events(seat, since), offers], sort_keys=True)


def wander(seed: str, dice: QuickDice, steps: int, wanted: str = "") -> Table:
    """A table after some actions at random; with `wanted`, further on until this is asked, if it is."""
    table = Table(RULES, OPTIONS, seed, telling=False)
    for number in range(steps + 200):
        question = table.question
        if question is None or (number >= steps and wanted in ("", question.ask)):
            break
        allowed = table.legal()
        table.take(allowed[dice.below(len(allowed))])
    return table


def mirrored(action: str, table: Table, seat: str, twin: Table, dice: QuickDice) -> str | None:
    """What the other world does so that the seat perceives the same; None if the law shows a difference now."""
    offers = twin.offers()
    verb = action.split()[0]
    frame = table.game.board.stack[-1]
    hidden = verb == "plan" and table.actor != seat
    if verb == "draw" and isinstance(frame, Draw):
        hidden = RULES.seats[frame.faction] != seat
    if not hidden:
        return action if action in offers else None
    alike = [offer for offer in offers if offer.split()[0] == verb]
    return alike[dice.below(len(alike))] if alike else None


def common(table: Table, seat: str, twin: Table, dice: QuickDice) -> tuple[str, str] | None:
    """An action that both worlds can take, at random, with its image in the other world."""
    offers = table.offers()
    order = list(range(len(offers)))
    dice.shuffle(order)
    for action in (offers[place] for place in order):
        reply = mirrored(action, table, seat, twin, dice)
        if reply is not None:
            return action, reply
    return None


STARTS = ["choose-defender", "", "chance-draw", "act", "choose-defender", "chance-kill"]


@pytest.mark.parametrize("seat", SEATS, ids=[RULES.seats[seat] for seat in SEATS])
def test_a_seat_cannot_tell_two_worlds_apart(seat: int) -> None:
    """Both worlds are played on alike from many positions; until defenders are revealed, no byte differs."""
    name = RULES.seats[seat]
    compared = differing = hidden = 0
    for number in range(250):
        dice = QuickDice(f"worlds {number}")
        start = wander(f"worlds {number}", dice, 20 + dice.below(60), STARTS[number % len(STARTS)])
        if start.actor is None:
            continue
        twin = Table(RULES, OPTIONS, None, game=start.game.lens(seat).imagine(dice))
        table = Table(RULES, OPTIONS, None, game=start.game.clone())
        others = [other for other in SEATS if other != seat]
        differing += any(RULES.show(twin.game.lens(o)) != RULES.show(table.game.lens(o)) for o in others)
        for viewer in (name, None):
            assert stream(twin, viewer, 0) == stream(table, viewer, 0)
        for _ in range(25):
            if table.actor is None:
                break
            since = len(table.actions)
            pair = common(table, name, twin, dice)
            if pair is None:
                assert table.actor != name, "the seat itself is offered something else"
                break
            table.play(pair[0])
            twin.play(pair[1])
            if any(event["what"] == "revealed" for event in table.events(name, since)):
                break  # the law has turned the choices up
            assert stream(twin, name, since) == stream(table, name, since)
            assert stream(twin, None, since) == stream(table, None, since)
            compared += 1
            hidden += pair[0] != pair[1]
    assert compared > 500, "the test compares next to nothing"
    assert differing > 70, "the worlds are the same"
    assert hidden > 50, "no secret choice was mirrored"


def test_nothing_of_a_secret_choice_is_in_anothers_view() -> None:
    """After each choice of a planning the chosen card is in its own seat's view and in no other, nor in its events."""
    checked = 0
    for number in range(60):
        dice = QuickDice(f"choices {number}")
        start = wander(f"choices {number}", dice, 20 + dice.below(60), "choose-defender")
        table = Table(RULES, OPTIONS, None, game=start.game.clone())
        while table.question is not None and table.question.ask == "choose-defender":
            chooser = table.actor
            offers = table.offers()
            action = offers[dice.below(len(offers))]
            card = action.split()[1]
            table.play(action)
            if table.question is None or table.question.ask != "choose-defender":
                break
            for other in (*table.seats, None):
                told = json.dumps([table.show(other), table.events(other)])
                assert (f'"{card}"' in told) == (other == chooser)
            checked += 1
    assert checked > 40


def test_a_view_holds_no_road_to_the_others_secrets() -> None:
    """Nothing reachable from a view is a referee's game, a deck, or another seat's hand."""
    for number in range(15):
        dice = QuickDice(f"roads {number}")
        table = wander(f"roads {number}", dice, dice.below(90))
        game: Any = table.game
        for seat in (*SEATS, -1):
            forbidden = [game, game.decks, *game.decks]
            for other in SEATS:
                if other != seat:
                    forbidden += [game.secrets[other], game.secrets[other].hand]
            todo: list[object] = [game.lens(seat)]
            seen = 0
            while todo:
                thing = todo.pop()
                seen += 1
                assert not any(thing is one for one in forbidden)
                if isinstance(thing, list):
                    todo += thing
                elif not isinstance(thing, (int, str, bool)):
                    todo += [getattr(thing, field) for field in fields(thing)]
            assert seen > 100


def test_asking_depends_on_public_facts_only() -> None:
    """In two worlds that look alike to a spectator, the same seat is asked the same question."""
    asked: set[str] = set()
    for number in range(25):
        dice = QuickDice(f"asking {number}")
        table = wander(f"asking {number}", dice, dice.below(60))
        for _ in range(40):
            question = procedure.question(table.game.board)
            if question is None:
                break
            asked.add(question.ask)
            for seat in (*SEATS, -1):
                world = table.game.lens(seat).imagine(dice)
                procedure.settle(world)
                assert procedure.question(world.board) is question
                assert procedure.actor(world.board) == procedure.actor(table.game.board)
            allowed = table.legal()
            table.take(allowed[dice.below(len(allowed))])
    assert len(asked) > 7, "few questions were met"
