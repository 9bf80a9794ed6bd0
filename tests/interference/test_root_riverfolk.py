"""Non-interference in Root with the Riverfolk at the table: an open hand among hidden ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.interference.test_root import RULESET, hides, reveals
from tests.interference.worlds import Comparison, Options, asked_alike, seats_of, tables, worlds_like
from tests.kit import step
from weald.games.root.factions.riverfolk.board import riverfolk_board

OPTIONS: Options = {"riverfolk": "yes", "character": "thief"}
SEATS = seats_of(RULESET, OPTIONS)
RIVERFOLK = RULESET.seat("riverfolk")
STARTS = ["", "buy-service", "pay-outrage", "choose-fund", "chance-steal", "riverfolk-daylight", "may-ambush", ""]


@pytest.mark.parametrize("seat", SEATS, ids=[RULESET.seats[seat] for seat in SEATS])
def test_a_seat_cannot_tell_two_worlds_apart(seat: int) -> None:
    """Both worlds are played on alike; the open hand is the same in both, the others' are not."""
    worlds = Comparison(RULESET, seat, hides, reveals)
    for start, dice in tables(RULESET, [OPTIONS], "river", 40, 250, STARTS):
        worlds.play(start, dice, 30)
    assert worlds.compared > 250, "the test compares next to nothing"
    assert worlds.differing > 25, "the worlds are the same"


def test_asking_depends_on_public_facts_only() -> None:
    """In all worlds that look alike to a seat, the same seat is asked the same question."""
    asked: set[str] = set()
    for table, dice in tables(RULESET, [OPTIONS], "asking of the river", 12, 250):
        asked |= asked_alike(table, SEATS, dice, 50)
    assert {"buy-service", "riverfolk-daylight", "set-price"} < asked


def test_the_open_hand_is_as_it_is_in_every_world() -> None:
    """Whoever imagines the others' cards leaves the Riverfolk theirs."""
    held = 0
    for table, dice in tables(RULESET, [OPTIONS], "the open hand", 20, 250):
        for _ in range(50):
            if table.actor is None:
                break
            real: Any = table.game
            world: Any
            for world in worlds_like(table, SEATS, dice):
                assert world.secrets[RIVERFOLK].hand == real.secrets[RIVERFOLK].hand == riverfolk_board(real.board).hand
            held += len(riverfolk_board(real.board).hand)
            step(table, dice)
    assert held > 500, "the hand is empty"
