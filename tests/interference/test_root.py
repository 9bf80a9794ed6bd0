"""Non-interference in Root: two worlds that differ only in what a seat cannot see give it the same stream."""

from __future__ import annotations

import json
from typing import Any

import pytest

from weald import library
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.codec import fields
from weald.engine.table import Table

RULES = library.rules("root")
Options = dict[str, int | str]
OPTIONS: Options = {
    "map": "autumn",
    "marquise": "yes",
    "eyrie": "yes",
    "alliance": "yes",
    "character": "thief",
    "cult": "yes",
    "vagabond2": "yes",
}
DECKS = ("standard", "exiles")
SEATS = [RULES.seats.index(name) for name in RULES.in_play(RULES.check_options(OPTIONS))]
STACK_WITHOUT_BASE = 5


def stream(table: Table, seat: str | None, since: int) -> str:
    """All that reaches a seat: its view with the question, what happened, and the offers if it is asked."""
    offers = table.offers() if seat is not None and table.actor == seat else None
    return json.dumps([table.show(seat), table.events(seat, since), offers], sort_keys=True)


def with_deck(number: int) -> Options:
    """The usual table with one deck or the other."""
    return {**OPTIONS, "deck": DECKS[number % 2]}


def wander(seed: str, dice: QuickDice, steps: int, wanted: str = "", options: Options = OPTIONS) -> Table:
    """A table after some actions at random; with `wanted`, further on until this is asked, if it is."""
    table = Table(RULES, options, seed, telling=False)
    for number in range(steps + 600):
        if table.actor is None:
            break
        question = table.question
        if number >= steps and (not wanted or (question is not None and question.ask == wanted)):
            break
        allowed = table.legal()
        table.take(allowed[dice.below(len(allowed))])
    return table


def other_world(table: Table, seat: int, dice: QuickDice) -> Table:
    """The same table with everything that this seat cannot see dealt anew."""
    return Table(RULES, table.options, None, game=table.game.lens(seat).imagine(dice))


def knowers(table: Table, action: str) -> list[str] | None:
    """The seats that learn the card of an action; None if everybody does or there is none."""
    verb = action.split()[0]
    frame: Any = table.game.board.stack[-1]
    shown = table.show(None)
    alliance: Any = shown["seats"]["alliance"]  # type: ignore[index]  # plain data
    based = alliance["stock"]["base"] < 3
    overflows = alliance["supporters"] >= STACK_WITHOUT_BASE and not based  # discarded for all to see
    if verb == "mobilize":
        return None if overflows else ["alliance"]
    if verb == "give":
        if type(frame).__name__ != "Outrage":  # the Vagabond's aid, a swap meet
            return [str(table.actor), RULES.seats[frame.other]]
        return None if overflows else [str(table.actor), "alliance"]
    if verb == "steal":
        return [RULES.seats[frame.seat], RULES.seats[frame.other]]
    if verb == "find":  # under a ruin with two items [9.7.1]; a lone Vagabond takes what he finds
        return [RULES.seats[frame.seat]] if "vagabond2" in table.seats else None
    if verb == "draw":
        supports = type(frame).__name__ == "DrawSupporters"
        return None if supports and overflows else [RULES.seats[frame.seat]]
    return None


def mirrored(action: str, table: Table, seat: str, twin: Table, dice: QuickDice) -> str | None:
    """What the other world does so that the seat perceives the same; None if there is no such thing."""
    offers = twin.offers()
    told = knowers(table, action)
    if told is None or seat in told or "riverfolk" in told:  # their hand is open [11.2.3]
        return action if action in offers else None
    alike = [offer for offer in offers if offer.split()[0] == action.split()[0]]
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


def reveals(table: Table, seat: str, since: int) -> bool:
    """Whether the law itself has shown the seat what may differ: a hand, what went with a lost base, a ruin's items, or
    what was given up for partisans."""
    told = table.events(seat, since)
    partisans = any(event["what"] == "used" and str(event["card"]).endswith("_partisans") for event in told)
    return partisans or any(event["what"] == "officers-lost" or "cards" in event or "items" in event for event in told)


STARTS = [
    "",
    "",
    "",
    "may-revolt",
    "may-spread",
    "pay-outrage",
    "may-ambush",
    "field-hospitals",
    "chance-draw",
    "chance-find",
]


@pytest.mark.parametrize("seat", SEATS, ids=[RULES.seats[seat] for seat in SEATS])
def test_a_seat_cannot_tell_two_worlds_apart(seat: int) -> None:
    """Both worlds are played on alike from many positions; until the law reveals something, no byte differs."""
    name = RULES.seats[seat]
    compared = differing = hidden = 0
    for number in range(200):
        dice = QuickDice(f"worlds {number}")
        wanted = STARTS[number % len(STARTS)]
        start = wander(f"worlds {number}", dice, dice.below(300), wanted, with_deck(number // len(STARTS)))
        if start.actor is None:
            continue
        twin = other_world(start, seat, dice)
        table = Table(RULES, start.options, None, game=start.game.clone())
        others = [other for other in SEATS if other != seat]
        differing += any(RULES.show(twin.game.lens(o)) != RULES.show(table.game.lens(o)) for o in others)
        for viewer in (name, None):
            assert stream(twin, viewer, 0) == stream(table, viewer, 0)
        for _ in range(40):
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
            hidden += pair[0] != pair[1]
    assert compared > 2000, "the test compares next to nothing"
    assert differing > 150, "the worlds are the same"
    assert hidden > 100, "no secret choice was mirrored"


def test_a_view_holds_no_road_to_the_others_secrets() -> None:
    """Nothing reachable from a view is a referee's game, the deck, or another seat's hand or supporters."""
    for number in range(20):
        dice = QuickDice(f"roads {number}")
        table = wander(f"roads {number}", dice, dice.below(300))
        game: Any = table.game
        for seat in (*SEATS, -1):
            forbidden = [game, game.deck]
            for other in SEATS:
                if other != seat:
                    secret = game.secrets[other]
                    forbidden += [secret, secret.hand, secret.supporters, secret.ruins]
            seen = 0
            todo: list[object] = [game.lens(seat)]
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
        table = wander(f"asking {number}", dice, dice.below(250), options=with_deck(number))
        for _ in range(60):
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
    assert len(asked) > 25, "few questions were met"


@pytest.mark.parametrize("seat", SEATS, ids=[RULES.seats[seat] for seat in SEATS])
def test_a_spectator_hears_no_more_than_a_seat(seat: int) -> None:
    """Whatever a spectator is told, every seat is told too, with the same or more in it."""
    name = RULES.seats[seat]
    heard = 0
    for number in range(8):
        table = Table(RULES, {**OPTIONS, "deck": DECKS[number % 2]}, f"hearing {number}")
        dice = QuickDice(f"hearing {number}")
        for _ in range(300):
            if table.actor is None:
                break
            since = len(table.actions)
            allowed = table.legal()
            table.take(allowed[dice.below(len(allowed))])
            mine, theirs = table.events(name, since), table.events(None, since)
            assert len(mine) == len(theirs)
            assert all(public.items() <= known.items() for known, public in zip(mine, theirs, strict=True))
            heard += len(mine)
    assert heard > 1000, "nothing happens"
