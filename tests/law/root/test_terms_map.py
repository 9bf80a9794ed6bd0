"""Key terms: clearings, paths, the river and forests [2.2-2.4]."""

from __future__ import annotations

from math import atan2

import pytest

from tests.law import law
from tests.law.root.looking import (
    FOX,
    MOUSE,
    RABBIT,
    clearing,
    data,
    pieces,
)
from weald.scenario import Scenario


@law("2.2", "2.2.1", "4.2")
def test_paths_make_clearings_adjacent() -> None:
    """From clearing 1 paths lead to 5, 9 and 10, and nowhere else."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x3"})
    assert clearing(s, 1)["paths"] == [5, 9, 10]
    s.play("marquise: march", "from 1")
    assert s.offers() == ["to 5", "to 9", "to 10"]
    assert s.why("to 2") == ("4.2", "not-adjacent")


@law("2.2.1")
@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_adjacency_is_mutual(name: str) -> None:
    """Where a path leads there, it leads back; twelve clearings, each reached from every other."""
    s = Scenario("root", map=name, suits=" ".join(["fox", "rabbit", "mouse"] * 4))
    paths = {number: clearing(s, number)["paths"] for number in range(1, 13)}
    assert all(here in paths[there] for here in paths for there in paths[here])
    reached, todo = {1}, [1]
    while todo:
        new = set(paths[todo.pop()]) - reached
        reached |= new
        todo += new
    assert reached == set(range(1, 13))


@law("2.2.2")
def test_each_clearing_has_a_suit() -> None:
    """On the autumn map four clearings of each suit are printed."""
    s = Scenario("root")
    for suit, numbers in (("fox", FOX), ("rabbit", RABBIT), ("mouse", MOUSE)):
        assert [n for n in range(1, 13) if clearing(s, n)["suit"] == suit] == list(numbers)


@law("2.2.3")
def test_a_building_takes_a_slot_and_none_fits_without_one() -> None:
    """Clearing 1 has one slot: once it is taken nothing more can be built there."""
    s = Scenario("root", phase="daylight", marquise={"warriors": "1x3 5", "wood": "1x3", "sawmill": "5"})
    assert clearing(s, 1)["open_slots"] == 1
    s.play("marquise: build sawmill in 1")
    assert clearing(s, 1)["open_slots"] == 0
    assert s.refused("marquise: build workshop in 1") == "2.2.3"
    assert "build workshop in 5" in s.offers()


@law("2.2.3")
def test_tokens_take_no_slot() -> None:
    """Keep, wood and sympathy lie beside the slots."""
    s = Scenario("root", marquise={"keep": "1", "wood": "1x2"}, alliance={"sympathy": "5"})
    assert (clearing(s, 1)["open_slots"], clearing(s, 5)["open_slots"]) == (1, 2)


@law("2.2.4", "5.1.4")
@pytest.mark.parametrize(("name", "ruins"), [("autumn", [6, 10, 11, 12]), ("winter", [8, 9, 11, 12])])
def test_ruins_fill_their_slots(name: str, ruins: list[int]) -> None:
    """Four slots are filled by ruins from the start: no building goes there."""
    s = Scenario("root", map=name, suits=" ".join(["fox", "rabbit", "mouse"] * 4))
    assert [n for n in range(1, 13) if pieces(s, n).get("ruin")] == ruins
    for number in range(1, 13):
        ruin = 1 if number in ruins else 0
        assert clearing(s, number)["open_slots"] == clearing(s, number)["slots"] - ruin


@law("2.2.4")
def test_a_ruin_stays_whatever_happens_around_it() -> None:
    """A favor clears a fox clearing of all enemies, but not of its ruin."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": "1", "workshop": "1 8x2", "hand": "favor_of_the_foxes"},
        eyrie={"roost": "6", "warriors": "6x2"},
    )
    assert s.why("craft favor-of-the-foxes") == ("", "")
    s.play("marquise: craft favor-of-the-foxes")
    assert pieces(s, 6) == {"ruin": 1}
    assert clearing(s, 6)["open_slots"] == 1


@law("2.3")
def test_the_river_is_no_path() -> None:
    """The river links 4 and 7 on the autumn map, but warriors do not walk along it."""
    assert [4, 7] in data("maps.json")["maps"]["autumn"]["river"]
    s = Scenario("root", phase="daylight", marquise={"warriors": "4x3"})
    s.play("marquise: march", "from 4")
    assert s.offers() == ["to 8", "to 9", "to 12"]
    assert s.why("to 7") == ("4.2", "not-adjacent")


def faces(name: str, river: bool) -> list[set[int]]:
    """The areas between the lines of a map, found by walking along each line with the area on one hand."""
    printed = data("maps.json")["maps"][name]
    links = printed["paths"] + (printed["river"] if river else [])
    where = {number + 1: place for number, place in enumerate(printed["places"])}
    around: dict[int, list[int]] = {number: [] for number in where}
    for a, b in links:
        around[a].append(b)
        around[b].append(a)
    for number, others in around.items():
        x, y = where[number]
        others.sort(key=lambda other: atan2(where[other][1] - y, where[other][0] - x))
    walked: set[tuple[int, int]] = set()
    found: list[tuple[float, set[int]]] = []
    for start in [(a, b) for a in around for b in around[a]]:
        corners: list[int] = []
        here, there = start
        while (here, there) not in walked:
            walked.add((here, there))
            corners.append(here)
            turn = around[there]
            here, there = there, turn[(turn.index(here) + 1) % len(turn)]
        if corners:
            ring = [where[corner] for corner in corners]
            area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(ring, [*ring[1:], ring[0]], strict=True))
            found.append((abs(area), set(corners)))
    found.sort(key=lambda face: face[0])
    return [corners for _, corners in found[:-1]]  # the largest is the outside


def forests(name: str) -> list[set[int]]:
    return [set(forest["clearings"]) for forest in data("maps.json")["maps"][name]["forests"]]


@law("2.3", "2.4")
def test_forests_are_the_areas_enclosed_by_paths() -> None:
    """Seven areas on the autumn map; its river divides none of them."""
    assert sorted(map(sorted, faces("autumn", river=False))) == sorted(map(sorted, forests("autumn")))
    assert len(forests("autumn")) == 7


@law("G.1.1")
def test_on_the_winter_map_the_river_divides_forests() -> None:
    """Without the river there would be five areas; each of its three stretches makes one more."""
    assert sorted(map(sorted, faces("winter", river=True))) == sorted(map(sorted, forests("winter")))
    assert (len(faces("winter", river=False)), len(forests("winter"))) == (5, 8)


@law("2.4.1", "G.1.1")
@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_forests_across_one_path_are_adjacent(name: str) -> None:
    """Two forests are adjacent exactly if one path (in winter also a stretch of river) lies between them."""
    printed = data("maps.json")["maps"][name]
    links = [set(link) for link in printed["paths"] + (printed["river"] if name == "winter" else [])]
    listed = printed["forests"]
    for one, forest in enumerate(listed, start=1):
        for two, other in enumerate(listed, start=1):
            border = any(link <= set(forest["clearings"]) & set(other["clearings"]) for link in links)
            assert (two in forest["next_to"]) == (border and one != two)
