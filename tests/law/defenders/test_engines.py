"""Chapter 10: engines; and the advanced engines [14.2]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law import law
from tests.law.defenders.helpers import acting, at, edge, machine, told
from weald.scenario import Scenario


def pair(left: tuple[int, int], right: tuple[int, int]) -> str:
    return f"{at(*left)}>{at(*right)}"


def engine(s: Scenario, number: int = 1) -> tuple[str, str] | None:
    """The hexes left and right of an engine."""
    found: Any = s.see(None)["engines"][number - 1]
    return (found["left"], found["right"]) if found else None


def walls(s: Scenario) -> set[str]:
    return set(s.see(None)["walls"])


# An engine in a far corner, which the tests do not look at.
FAR = pair((-3, 1), (-2, 1))


def advanced(engine_at: str, **position: Any) -> Scenario:
    """After an engines card, in a land where the leaders stand elsewhere."""
    s = acting(own={"at": "A1"}, engines=f"{engine_at} {FAR}", **position)
    machine(s, "engines")
    return s


@law("10.1", "10.2")
def test_an_engine_advances_twice_around_the_hex_on_its_right() -> None:
    """D-E1: two walls behind it, the hex on its right stays there."""
    s = advanced(pair((0, 1), (1, 1)))
    assert {edge((0, 1), (1, 1)), edge((1, 0), (1, 1))} <= walls(s)
    assert engine(s) == (at(2, 0), at(1, 1))
    moves = [event["engine"] for event in told(s, "engine-moved")]
    assert sorted(moves) == [1, 1, 2, 2]
    assert moves[0] != moves[1], "both go together, an edge at a time"


@law("10.2")
def test_to_the_left_the_hex_on_its_left_stays() -> None:
    """Around (2, 0), which stays on its left."""
    s = advanced(pair((2, 0), (2, 1)), direction="left")
    assert engine(s) == (at(2, 0), at(3, -1))
    assert {edge((2, 0), (2, 1)), edge((2, 0), (3, 0))} <= walls(s)


@law("10.3")
def test_a_wall_resets_an_engine() -> None:
    """D-E2: it leaves a wall where it stood and goes to the core; the second advance is lost."""
    s = acting(own={"at": "A1"}, engines=f"{pair((0, 1), (1, 1))} {FAR}", walls=edge((1, 0), (1, 1)))
    before = walls(s)
    machine(s, "engines")
    reset = told(s, "engine-reset")
    assert [event["engine"] for event in reset] == [1]
    assert edge((0, 1), (1, 1)) in walls(s) - before
    assert len([event for event in told(s, "engine-moved") if event["engine"] == 1]) == 0


@law("10.3")
@pytest.mark.parametrize("state", ["N", "N wild"])
def test_factories_reset_an_engine(state: str) -> None:
    """Rewilded ones too, and the core."""
    s = acting(own={"at": "A1"}, engines=f"{pair((2, 0), (2, 1))} {FAR}", factories={"5": f"{at(3, 0)} {state}"})
    machine(s, "engines")
    assert [event["engine"] for event in told(s, "engine-reset")] == [1]
    s = acting(own={"at": "A1"}, engines=f"{pair((1, 0), (1, -1))} {FAR}")
    machine(s, "engines")
    assert [event["engine"] for event in told(s, "engine-reset")] == [1]


@law("10.3")
def test_the_other_engine_resets_an_engine() -> None:
    """Engine 1 stands where engine 2, which moves first, has to go."""
    s = acting(own={"at": "A1"}, engines=f"{pair((2, 0), (1, 1))} {pair((1, 0), (1, 1))}", core="N")
    machine(s, "engines")
    first = s.table.events(None)[1:]
    assert [(event["what"], event["engine"]) for event in first if "engine" in event][:1] == [("engine-reset", 2)]


@law("10.4")
def test_along_the_rim_without_stopping() -> None:
    """D-E3: around (2, 1) by the left: three walls in the first advance, one in the second."""
    s = advanced(pair((2, 1), (1, 2)), direction="left")
    expected = {
        edge((2, 1), (1, 2)),
        edge((2, 1), (2, 2)),
        edge((2, 1), (3, 1)),
        edge((2, 1), (3, 0)),
    }
    assert expected <= walls(s)
    assert engine(s) == (at(2, 1), at(2, 0))
    assert len([event for event in told(s, "engine-moved") if event["engine"] == 1]) == 2


@law("10.4")
def test_around_a_corner_of_the_rim() -> None:
    """D-E3: a corner hex has three sides on the rim: four walls, one advance."""
    s = advanced(pair((3, 0), (2, 1)), direction="left")
    first = next(event for event in told(s, "engine-moved") if event["engine"] == 1)
    assert len(first["walls"]) == 4
    assert first["edge"] == edge((3, 0), (3, -1))


FACTORY = {"5": f"{at(0, 2)} N"}


def deployed(direction: str, **position: Any) -> tuple[str, str] | None:
    """Where the engine that waits on the core goes."""
    s = acting(own={"at": "A1"}, engines=f"core {FAR}", direction=direction, **position)
    machine(s, "engines")
    return engine(s)


@law("10.5", "10.9")
def test_an_engine_returns_where_the_arrow_points() -> None:
    """D-E4 without the wall: on the edge that leaves the factory at its arrow, with its back to it."""
    assert deployed("left", factories=FACTORY) == (at(0, 1), at(1, 1))


@law("10.6")
def test_the_next_free_edge_in_the_machines_direction() -> None:
    """D-E4: with a wall there, the next to the left; to the right, the next to the right."""
    wall = edge((0, 1), (1, 1))
    assert deployed("left", factories=FACTORY, walls=wall) == (at(-1, 2), at(0, 1))
    assert deployed("right", factories=FACTORY, walls=wall) == (at(1, 1), at(1, 2))


@law("10.5")
def test_the_highest_number_counts_rewilded_or_not() -> None:
    factories = {"5": f"{at(0, 2)} N wild", "4": f"{at(2, -2)} N"}
    assert deployed("right", factories=factories) == (at(0, 1), at(1, 1))


@law("10.7")
def test_with_all_edges_taken_the_next_lower_factory() -> None:
    """A corner factory has two edges between hexes: both walled, factory 4 is tried."""
    blocked = f"{edge((2, 0), (2, 1))} {edge((3, -1), (2, 0))}"
    factories = {"5": f"{at(3, 0)} N", "4": f"{at(0, 2)} N"}
    assert deployed("right", factories=factories, walls=blocked) == (at(0, 1), at(1, 1))


@law("10.8")
def test_without_factories_the_cores_top_tile_counts() -> None:
    assert deployed("right", core="NE") == (at(1, -1), at(1, 0))


@law("10.7")
def test_with_no_edge_free_at_all_the_engine_waits() -> None:
    """All six edges that leave the core are walled."""
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    spokes = " ".join(edge(ring[k - 1], ring[k]) for k in range(6))
    assert deployed("right", walls=spokes) is None


@law("10.9")
def test_both_engines_return_one_after_the_other() -> None:
    """The second finds the edge of the first taken."""
    s = acting(own={"at": "A1"}, engines="core core", core="N")
    machine(s, "engines")
    assert engine(s, 1) == (at(0, -1), at(1, -1))
    assert engine(s, 2) == (at(1, -1), at(1, 0))


SET_UP = f"{pair((2, -2), (1, -1))} {pair((0, 1), (0, 2))}"


@law("14.2")
@pytest.mark.parametrize(("direction", "first"), [("right", 1), ("left", 2)])
def test_advanced_engines_go_three_times_and_twice(direction: str, first: int) -> None:
    """D-X1: whoever the line from the core's arrow meets first advances three times, then the other twice."""
    s = acting(own={"at": "A1"}, engines=SET_UP, core="N", direction=direction, machines="hard-engines reboot")
    machine(s, "hard-engines")
    steps = [event["engine"] for event in s.table.events(None) if event["what"] in ("engine-moved", "engine-reset")]
    assert steps[:3] == [first] * 3
    assert steps[3:] == [3 - first] * len(steps[3:])
    assert 1 <= len(steps[3:]) <= 2
