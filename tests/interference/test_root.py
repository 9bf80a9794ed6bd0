"""Non-interference in Root: two worlds that differ only in what a seat cannot see give it the same stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from tests.interference.worlds import Comparison, Options, asked_alike, needless, reached, seats_of, tables
from tests.kit import step
from weald import library
from weald.engine.chance import QuickDice
from weald.engine.table import Table
from weald.games.root.factions.faction import faction
from weald.games.root.factions.vagabond.board import vagabonds

RULESET = library.ruleset("root")
OPTIONS: Options = {
    "map": "autumn",
    "marquise": "yes",
    "eyrie": "yes",
    "alliance": "yes",
    "character": "thief",
    "cult": "yes",
    "vagabond2": "yes",
}
DECKS: list[Options] = [{**OPTIONS, "deck": deck} for deck in ("standard", "exiles")]  # the usual table with either
SEATS = seats_of(RULESET, OPTIONS)
STACK_WITHOUT_BASE = 5


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
            return [str(table.actor), RULESET.seats[frame.other]]
        return None if overflows else [str(table.actor), "alliance"]
    if verb == "steal":
        return [RULESET.seats[frame.seat], RULESET.seats[frame.other]]
    if verb == "find":  # two Vagabonds: under a ruin with two items [9.7.1]; one alone takes what he finds
        return [RULESET.seats[frame.seat]] if len(vagabonds(table.game.board)) > 1 else None
    if verb == "draw":
        supports = type(frame).__name__ == "DrawSupporters"
        return None if supports and overflows else [RULESET.seats[frame.seat]]
    return None


def hides(table: Table, action: str, seat: str) -> bool:
    """A card that only others learn; but the hand of the Riverfolk is open [11.2.3]."""
    told = knowers(table, action)
    return told is not None and seat not in told and "riverfolk" not in told


def reveals(event: Mapping[str, object]) -> bool:
    """A hand, what goes with a lost base, a ruin's items, or what was given up for partisans."""
    if event["what"] == "used":
        return str(event["card"]).endswith("_partisans")
    if event["what"] == "piece-removed":
        return event["piece"] == "base"
    return "cards" in event or "items" in event


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


@pytest.mark.parametrize("seat", SEATS, ids=[RULESET.seats[seat] for seat in SEATS])
def test_a_seat_cannot_tell_two_worlds_apart(seat: int) -> None:
    """Both worlds are played on alike from many positions; until the law reveals something, no byte differs."""
    worlds = Comparison(RULESET, seat, hides, reveals)
    for start, dice in tables(RULESET, DECKS, "worlds", 200, 300, STARTS):
        worlds.play(start, dice, 40)
    assert worlds.compared > 2000, "the test compares next to nothing"
    assert worlds.differing > 150, "the worlds are the same"
    assert worlds.mirrored > 100, "no secret choice was mirrored"


def test_a_view_holds_no_road_to_the_others_secrets() -> None:
    """Nothing reachable from a view is a referee's game, the deck, or another seat's hand or supporters."""
    for table, _ in tables(RULESET, [OPTIONS], "roads", 20, 300):
        game: Any = table.game
        for seat in (*SEATS, -1):
            forbidden = [game, game.deck]
            for other in SEATS:
                if other != seat:
                    secret = game.secrets[other]
                    forbidden += [secret, secret.hand, secret.aside, secret.aside]
            assert reached(game.lens(seat), forbidden) > 100


def test_asking_depends_on_public_facts_only() -> None:
    """In two worlds that look alike to a spectator, the same seat is asked the same question."""
    asked: set[str] = set()
    for table, dice in tables(RULESET, DECKS, "asking", 25, 250):
        asked |= asked_alike(table, SEATS, dice, 60)
    assert len(asked) > 25, "few questions were met"


ENDED_BY_THEIR_PLAYER = {"marquise-daylight", "vagabond-daylight", "riverfolk-daylight"}
OTHER_WORLDS = 40


def test_what_everybody_can_answer_is_not_asked() -> None:
    """A single answer is asked for only where other cards could allow another: decisions/0013.

    Nobody counts cards, so a question about a hand may be needless for those who do. It must not always be.
    """
    asked: Counter[str] = Counter()
    idle: Counter[str] = Counter()
    for number in range(60):
        dice = QuickDice(f"needless {number}")
        table = Table(RULESET, RULESET.mixed({}, dice, robots=number % 3 == 0), f"needless {number}", telling=False)
        for _ in range(250):
            question = table.question
            if question is None:
                break
            if needless(table, dice, OTHER_WORLDS):
                seat = RULESET.seat(question.seat)
                held: Any = table.game
                assert question.ask in ENDED_BY_THEIR_PLAYER or held.secrets[seat].hand or held.secrets[seat].aside
                assert not faction(held.board, seat).hand_is_open or question.ask in ENDED_BY_THEIR_PLAYER
                idle[question.ask] += 1
            asked[question.ask] += 1
            step(table, dice)
    assert len(asked) > 60, "few questions were met"
    for ask, count in idle.items():
        assert count < asked[ask], ask


@pytest.mark.parametrize("seat", SEATS, ids=[RULESET.seats[seat] for seat in SEATS])
def test_a_spectator_hears_no_more_than_a_seat(seat: int) -> None:
    """Whatever a spectator is told, every seat is told too, with the same or more in it."""
    name = RULESET.seats[seat]
    heard = 0
    for number in range(8):
        table = Table(RULESET, DECKS[number % 2], f"hearing {number}")
        dice = QuickDice(f"hearing {number}")
        for _ in range(300):
            if table.actor is None:
                break
            since = len(table.actions)
            step(table, dice)
            mine, theirs = table.events(name, since), table.events(None, since)
            assert len(mine) == len(theirs)
            assert all(public.items() <= known.items() for known, public in zip(mine, theirs, strict=True))
            heard += len(mine)
    assert heard > 1000, "nothing happens"
