"""A player at its seat: its plan lasts from question to question, and no longer than it is good for."""

from __future__ import annotations

from typing import Any

from weald import library, players
from weald.engine import procedure
from weald.engine.table import Table
from weald.players.planner import PlannerPlayer
from weald.players.sitting import Sitting
from weald.scenario import Scenario

ROOT = library.ruleset("root")
# overwork makes the wood with which the last building is built
CATS: dict[str, Any] = {
    "keep": "1",
    "warriors": "1x8 5x4",
    "sawmill": "1",
    "recruiter": "5",
    "score": 29,
    "hand": "foxfolk_steel",
}


def cats_to_move() -> Table:
    return Scenario(
        "root", order="marquise eyrie", turn="marquise", phase="daylight", marquise=CATS, eyrie={"roost": "3"}
    ).table


def answer(sitting: Sitting, table: Table, acted: int, undos: int = 0) -> None:
    """Its answer is carried out."""
    assert table.actor is not None
    view = table.view(table.actor)
    table.take(sitting.choose(view, procedure.offers(view), f"moment {acted}", acted, undos))


def test_a_plan_lasts_while_nothing_comes_between() -> None:
    """One plan is enough for a turn of several questions, though each has a seed of its own."""
    table, sitting = cats_to_move(), Sitting("planner", ROOT)
    acted = 0
    while table.outcome is None and table.actor == "marquise":
        answer(sitting, table, acted)
        acted += 1
    assert acted > 1
    assert table.outcome is not None
    assert isinstance(sitting.player, PlannerPlayer)
    assert sitting.player.plans == 1


def test_a_player_begins_anew_after_an_undo_and_after_somebody_else() -> None:
    """What was taken back, and what another has answered for the seat meanwhile, was not foreseen."""
    table, sitting = cats_to_move(), Sitting("planner", ROOT)
    answer(sitting, table, 0)
    first = sitting.player
    answer(sitting, cats_to_move(), 1, undos=1)
    second = sitting.player
    assert second is not first
    answer(sitting, cats_to_move(), 3, undos=1)  # one of the three answers was a person's
    assert sitting.player is not second


def test_who_plans_nothing_answers_alike_kept_or_new() -> None:
    """So a game that was left and taken up again goes on as it would have."""
    ruleset = library.ruleset("critters")
    table = Table(ruleset, None, "alike", telling=False)
    kept = {seat: Sitting("greedy", ruleset) for seat in table.seats}
    acted = dict.fromkeys(table.seats, 0)
    while table.actor is not None and len(table.actions) < 40:
        seat = table.actor
        view = table.view(seat)
        offers = procedure.offers(view)
        seed = f"{seat} {len(table.actions)}"
        chosen = kept[seat].choose(view, offers, seed, acted[seat], 0)
        assert chosen == players.make("greedy", ruleset, seed).choose(view, offers)
        acted[seat] += 1
        table.take(chosen)
    assert min(acted.values()) > 3
