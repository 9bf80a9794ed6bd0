"""The planner: it sees a turn as one thing, keeps its plan, meets a position once, and looks no further than it may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.kit import step
from weald import library, players
from weald.engine import codec, procedure
from weald.engine.chance import QuickDice
from weald.engine.lenses import View
from weald.engine.ruleset import Ruleset
from weald.engine.table import Table
from weald.players.beam import BeamPlayer
from weald.players.planner import Effort, PlannerPlayer, shared_luck
from weald.scenario import Scenario

ROOT = library.ruleset("root")
DEFENDERS = library.ruleset("defenders")
# two points short of victory; another sawmill brings them, but its wood has to be made first
CATS: dict[str, Any] = {
    "keep": "1",
    "warriors": "1x8 5x4",
    "sawmill": "1",
    "recruiter": "5",
    "score": 29,
    "hand": "foxfolk_steel",
}


def chosen(ruleset: Ruleset, s: Scenario, seat: str, player: players.Player) -> str:
    view = s.table.view(seat)
    return ruleset.grammar.write(player.choose(view, procedure.offers(view)))


def cats_to_move() -> Scenario:
    return Scenario(
        "root", order="marquise eyrie", turn="marquise", phase="daylight", marquise=CATS, eyrie={"roost": "3"}
    )


def test_it_finds_a_win_of_two_steps_that_greedy_misses() -> None:
    """Overwork makes the wood, and the building scores the last point. One look ahead sees only a card lost."""
    s = cats_to_move()
    greedy = chosen(ROOT, s, "marquise", players.make("greedy", ROOT, "x"))
    assert not greedy.startswith(("overwork", "build"))
    planner = PlannerPlayer(ROOT, "x")
    while s.table.outcome is None and s.table.actor == "marquise":
        s.table.take(ROOT.grammar.read(chosen(ROOT, s, "marquise", planner)))
    assert s.table.outcome is not None
    assert s.table.outcome.winners == ["marquise"]
    assert planner.plans == 1, "nothing surprising happened: one plan is enough"


def test_a_surprise_makes_it_plan_anew() -> None:
    """A question that the plan did not foresee is thought about; the rest of the old plan is forgotten."""
    planner = PlannerPlayer(ROOT, "x")
    chosen(ROOT, cats_to_move(), "marquise", planner)
    other = Scenario("root", order="marquise eyrie", turn="marquise", phase="daylight", marquise={**CATS, "hand": ""})
    chosen(ROOT, other, "marquise", planner)
    assert planner.plans == 2


def test_a_position_is_met_once() -> None:
    """What two orders of the same actions lead to is looked at once."""
    planner = PlannerPlayer(DEFENDERS, "x", Effort(4, 2, 600))
    s = Scenario("defenders", turn="order", order={"active": "archives-a", "at": "D1", "camps": "A4", "support": 1})
    chosen(DEFENDERS, s, "order", planner)
    assert planner.again > 0


@pytest.mark.parametrize("acts", [20, 400])
def test_it_respects_its_budget(acts: int) -> None:
    """It stops soon after it has tried what it may: at the end of the action it was looking through."""
    planner = PlannerPlayer(ROOT, "x", Effort(6, 2, acts))
    chosen(ROOT, cats_to_move(), "marquise", planner)
    assert planner.acts <= acts + 400


def test_luck_is_shared_evenly() -> None:
    """At every throw each world has another quarter of the die."""
    luck = shared_luck(4, QuickDice("even"))
    for _ in range(100):
        assert sorted(own.below(4) for own in luck) == [0, 1, 2, 3]


SETTINGS: list[tuple[str, dict[str, int | str]]] = [
    ("root", {}),
    ("root", {"cult": "yes", "riverfolk": "yes", "marquise": "no", "eyrie": "no"}),
    ("defenders", {}),
    ("defenders", {"solo": "yes"}),
]


def modest_planner(ruleset: Ruleset) -> players.Player:
    return PlannerPlayer(ruleset, "same", Effort(2, 2, 60))


def modest_beam(ruleset: Ruleset) -> players.Player:
    return BeamPlayer(ruleset, "same", 1, 1)


@pytest.mark.parametrize("make", [modest_planner, modest_beam])
@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_it_does_not_cheat(game: str, options: dict[str, int | str], make: Callable[[Ruleset], players.Player]) -> None:
    """Redacted views are enough, and in worlds that a seat cannot tell apart it answers the same."""
    ruleset = library.ruleset(game)
    kinds = codec.named(ruleset.records())
    dice = QuickDice(f"cheat {game}")
    table = Table(ruleset, options, f"cheat {game}", telling=False)
    compared = 0
    for _ in range(60):
        if table.actor is None:
            break
        seat = procedure.actor(table.game.board)
        if dice.below(4) == 0 and len(procedure.legal(table.game)) > 1:
            answers = []
            for world in (table.game, table.game.lens(seat).imagine(dice)):
                seen = codec.decode(codec.encode(world.lens(seat)), kinds)
                assert isinstance(seen, View)
                before = codec.digest(seen)
                answers.append(make(ruleset).choose(seen, procedure.offers(seen)))
                assert codec.digest(seen) == before, "thinking changes nothing"
            assert answers[0] == answers[1]
            assert answers[0] in procedure.legal(table.game)
            compared += 1
        step(table, dice)
    assert compared >= 5


def test_the_same_seed_gives_the_same_game() -> None:
    """Planners have whims of their own, and they repeat."""

    def begun() -> list[tuple[int, int]]:
        table = Table(ROOT, {"marquise": "no", "alliance": "no"}, "again", telling=False)
        planner, dice = modest_planner(ROOT), QuickDice("again")
        while len(table.actions) < 60:
            if table.actor == "vagabond":
                table.take(planner.choose(table.view("vagabond"), table.answers()))
            else:
                step(table, dice)
        return list(table.actions)

    first = begun()
    assert first == begun()
    assert ROOT.seat("vagabond") in {seat for seat, _ in first}
