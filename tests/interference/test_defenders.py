"""Non-interference in Defenders: hands and secret choices reach nobody else before the law reveals them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from tests.interference.worlds import Comparison, asked_alike, reached, seats_of, tables
from weald import library
from weald.engine.table import Table
from weald.games.defenders.rules.cards import Draw

RULESET = library.ruleset("defenders")
OPTIONS: dict[str, int | str] = {"coven": "yes", "sect": "yes", "difficulty": 3, "leaders": "random"}
SEATS = seats_of(RULESET, OPTIONS)


def hides(table: Table, action: str, seat: str) -> bool:
    """The defender that another chooses, the card that another draws."""
    verb = action.split()[0]
    frame = table.game.board.stack[-1]
    if verb == "draw" and isinstance(frame, Draw):
        return RULESET.seats[frame.faction] != seat
    return verb == "plan" and table.actor != seat


def reveals(event: Mapping[str, object]) -> bool:
    """The choices are turned up."""
    return event["what"] == "revealed"


STARTS = ["choose-defender", "", "chance-draw", "act", "choose-defender", "chance-kill"]


@pytest.mark.parametrize("seat", SEATS, ids=[RULESET.seats[seat] for seat in SEATS])
def test_a_seat_cannot_tell_two_worlds_apart(seat: int) -> None:
    """Both worlds are played on alike from many positions; until defenders are revealed, no byte differs."""
    worlds = Comparison(RULESET, seat, hides, reveals)
    for start, dice in tables(RULESET, [OPTIONS], "worlds", 250, 60, STARTS, earliest=20):
        worlds.play(start, dice, 25)
    assert worlds.compared > 500, "the test compares next to nothing"
    assert worlds.differing > 70, "the worlds are the same"
    assert worlds.mirrored > 50, "no secret choice was mirrored"


def test_nothing_of_a_secret_choice_is_in_anothers_view() -> None:
    """After each choice of a planning the chosen card is in its own seat's view and in no other, nor in its events."""
    checked = 0
    for start, dice in tables(RULESET, [OPTIONS], "choices", 60, 60, ["choose-defender"], earliest=20):
        table = Table(RULESET, OPTIONS, None, game=start.game.clone())
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
    for table, _ in tables(RULESET, [OPTIONS], "roads", 15, 90):
        game: Any = table.game
        for seat in (*SEATS, -1):
            forbidden = [game, game.decks, *game.decks]
            for other in SEATS:
                if other != seat:
                    forbidden += [game.secrets[other], game.secrets[other].hand]
            assert reached(game.lens(seat), forbidden) > 100


def test_asking_depends_on_public_facts_only() -> None:
    """In two worlds that look alike to a spectator, the same seat is asked the same question."""
    asked: set[str] = set()
    for table, dice in tables(RULESET, [OPTIONS], "asking", 25, 60):
        asked |= asked_alike(table, SEATS, dice, 40)
    assert len(asked) > 7, "few questions were met"
