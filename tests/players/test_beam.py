"""The beam: it plans a whole turn in one imagined game, prices luck, and keeps its plan until it is surprised."""

from __future__ import annotations

from typing import Any

import pytest

from weald import library, players
from weald.engine import procedure
from weald.players.beam import BeamPlayer
from weald.scenario import Scenario

DEFENDERS = library.ruleset("defenders")
BUILT = "A4 D1 F1 E6 G3 C5"  # all five camps of a track for two, and the one that stood at first
# everything is built but for one factory, beside the last leader
LAST: dict[str, Any] = {"active": "archives-a", "camps": BUILT, "at": "B1", "markers": 1}


def chosen(s: Scenario, seat: str, player: players.Player) -> str:
    view = s.table.view(seat)
    return DEFENDERS.grammar.write(player.choose(view, procedure.offers(view)))


def test_it_sees_the_last_steps_to_victory() -> None:
    """Breach, enter, rewild: three answers of one plan, of which the first two bring nothing by themselves."""
    s = Scenario(
        "defenders",
        turn="order",
        order=LAST,
        council={"camps": "A1 A2 B4 G1 C1 E2", "gone": True},
        factories={"5": "B2 N"},
    )
    player = BeamPlayer(DEFENDERS, "x")
    while s.table.outcome is None:
        s.table.take(DEFENDERS.grammar.read(chosen(s, "order", player)))
    assert s.table.outcome.law == "15.1"
    assert player.plans == 1, "all was as it foresaw: one plan is enough"


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_it_does_not_count_on_luck(seed: str) -> None:
    """Wounded among mechs, with cards in hand whose death loses the game: whatever it does, an even chance to lose all.

    It would often see good luck in a throw; it ends its turn instead.
    """
    s = Scenario(
        "defenders",
        turn="order",
        order={"active": "archives-a", "at": "C3", "damage": 3, "hand": "order-comrade-a", "markers": 0},
        council={"at": "G2"},
        mechs="C3x3",
        dead="council-comrade-b",
    )
    assert chosen(s, "order", BeamPlayer(DEFENDERS, seed)) == "end"


def test_a_surprise_makes_it_plan_anew() -> None:
    """The same question in a position that is judged otherwise is thought about once more."""
    player = BeamPlayer(DEFENDERS, "x")
    order: dict[str, Any] = {"active": "archives-a", "at": "B2", "camps": "A4"}
    s = Scenario("defenders", turn="order", order=order, mechs="B2x2")
    assert chosen(s, "order", player) == "destroy"
    s.play("order: destroy", "chance: roll 2")
    chosen(s, "order", player)
    assert player.plans == 2


def test_a_position_is_met_once() -> None:
    """What two orders of the same actions lead to is looked at once."""
    player = BeamPlayer(DEFENDERS, "x")
    order = {"active": "archives-a", "at": "D1", "camps": "A4", "support": 1}
    chosen(Scenario("defenders", turn="order", order=order), "order", player)
    assert player.again > 0


def test_it_chooses_a_card_for_the_turn_that_follows() -> None:
    """Among polluted hexes the fire that clears them all is better than another point."""
    s = Scenario(
        "defenders",
        first="order",
        order={"hand": "feel-the-burn-a controlled-blaze-a", "at": "B2"},
        council={"hand": "field-kitchen-a", "at": "G2"},
        pollution="A1x2 A2x2 B1x2 B3x2 C2x2 C3x2",
    )
    assert chosen(s, "order", BeamPlayer(DEFENDERS, "x")) == "plan controlled-blaze-a"
