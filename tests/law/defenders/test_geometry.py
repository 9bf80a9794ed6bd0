"""The hex board: every statement of its geometry, counted again from first principles."""

from __future__ import annotations

import itertools
import math

import pytest

from tests.law import law
from tests.law.defenders.helpers import at, edge
from weald.games.defenders import geometry as g
from weald.games.defenders.tables import SLOTS

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
Hex = tuple[int, int]


def distance(one: Hex, other: Hex = (0, 0)) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def step(one: Hex, side: int) -> Hex:
    return one[0] + STEPS[side % 6][0], one[1] + STEPS[side % 6][1]


ALL = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if distance((q, r)) <= 3]
HABITATS = [one for one in ALL if one != (0, 0)]


@law("3.1")
def test_how_many_hexes_and_edges() -> None:
    """37 hexes, 132 edges: 90 between two hexes, 42 on the rim; six corners with three rim sides, twelve with two."""
    assert (g.HEXES, len(g.HABITAT_HEXES), g.EDGES) == (37, 36, 132)
    assert sum(g.IS_RIM) == 42
    rims = [sum(1 for side in range(6) if g.NEXT[place * 6 + side] == g.OFF) for place in range(g.HEXES)]
    assert (rims.count(3), rims.count(2), rims.count(1)) == (6, 12, 0)


def test_every_edge_is_one_from_both_sides() -> None:
    """A side of a hex and the opposite side of its neighbour are the same edge; names are unique."""
    for place in range(g.HEXES):
        for side in range(6):
            other = g.NEXT[place * 6 + side]
            if other != g.OFF:
                assert g.AXIALS[other] == step(g.AXIALS[place], side)
                assert g.EDGE[place * 6 + side] == g.EDGE[other * 6 + (side + 3) % 6]
    assert len(set(g.EDGE_NAMES)) == g.EDGES
    assert len(set(g.HEX_NAMES)) == g.HEXES
    assert g.HEX_NAMES[g.CORE] == "D4"


@law("10.2")
def test_six_equal_advances_lead_back() -> None:
    """Around every inner hex, to the right with it on the right, to the left with it on the left."""
    for left, right in itertools.permutations(ALL, 2):
        if distance(left, right) != 1:
            continue
        start = g.engine(g.hex_at(left), g.hex_at(right))
        front = g.ENGINE_FRONT[start]
        if front != g.OFF:
            assert distance(g.AXIALS[front], left) == distance(g.AXIALS[front], right) == 1
        for direction, circled in ((g.RIGHT, right), (g.LEFT, left)):
            state = start
            for _ in range(6):
                state = g.ENGINE_TURN[direction][state]
                side = g.ENGINE_RIGHT[state] if direction == g.RIGHT else g.ENGINE_LEFT[state]
                assert side == g.hex_at(circled)
            assert state == start


@law("10.5")
def test_spokes_leave_the_corners() -> None:
    """Spoke k of a hex lies between its neighbours k-1 and k, with the hex behind the engine; two at a corner hex."""
    for one in ALL:
        for corner in range(6):
            left, right = step(one, corner - 1), step(one, corner)
            state = g.SPOKE[g.hex_at(one) * 6 + corner]
            if g.hex_at(left) == g.OFF or g.hex_at(right) == g.OFF:
                assert state == g.OFF
            else:
                assert (g.ENGINE_LEFT[state], g.ENGINE_RIGHT[state]) == (g.hex_at(left), g.hex_at(right))
                assert g.ENGINE_FRONT[state] != g.hex_at(one)
    free = [corner for corner in range(6) if g.SPOKE[g.hex_at((3, 0)) * 6 + corner] != g.OFF]
    assert free == [3, 4]
    assert sum(1 for corner in range(6) if g.SPOKE[g.hex_at((2, 1)) * 6 + corner] != g.OFF) == 3


def touched(one: Hex, degrees: float) -> bool:
    """Whether a ray from the core at this angle meets a hex: sampled along the ray."""
    x, y = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    centre = (math.sqrt(3) * (one[0] + one[1] / 2), 1.5 * one[1])
    along = centre[0] * x + centre[1] * y
    for far in (along + offset / 40 for offset in range(-40, 41)):
        px, py = far * x - centre[0], far * y - centre[1]
        inside = all(
            abs(px * math.cos(math.radians(a)) + py * math.sin(math.radians(a))) <= math.sqrt(3) / 2
            for a in (0, 60, 120)
        )
        if far > 0 and inside:
            return True
    return False


@law("11.10", "11.11")
@pytest.mark.parametrize("corner", range(6))
@pytest.mark.parametrize("direction", [g.RIGHT, g.LEFT])
def test_the_line_meets_the_hexes_in_a_strict_order(corner: int, direction: int) -> None:
    """Every hex once, by the angle at which it is first touched, then by distance; checked against a turning ray."""
    order = g.SCAN[direction * 6 + corner]
    keys = [g.hex_key(place, corner, direction) for place in order]
    assert sorted(order) == sorted(g.HABITAT_HEXES)
    assert keys == sorted(keys)
    assert len(set(keys)) == 36
    start = -30 + 60 * corner
    sign = 1 if direction == g.RIGHT else -1
    for place in order[::5]:
        angle = g.hex_key(place, corner, direction)[0]
        just_before = start + sign * (angle - 1)
        just_after = start + sign * (angle + 1)
        assert touched(g.AXIALS[place], just_after)
        if angle > 1:
            assert not touched(g.AXIALS[place], just_before)


@law("11.10")
def test_orders_of_the_worked_examples() -> None:
    """D-F3: from the north, (-1, -1) comes first to the left and (2, -1) to the right; on one line the nearer."""
    north = 5
    left = [g.HEX_NAMES[place] for place in g.SCAN[g.LEFT * 6 + north]]
    right = [g.HEX_NAMES[place] for place in g.SCAN[g.RIGHT * 6 + north]]
    assert left.index(at(-1, -1)) < left.index(at(2, -1))
    assert right.index(at(2, -1)) < right.index(at(-1, -1))
    assert g.hex_key(g.hex_at((1, -1)), north, g.RIGHT)[0] == g.hex_key(g.hex_at((2, -3)), north, g.RIGHT)[0] == 0.0
    assert right.index(at(1, -1)) < right.index(at(2, -3))


def test_engines_are_met_as_in_the_worked_example() -> None:
    """D-X1: after set-up with the arrow north, engine A first to the right, engine B first to the left."""
    first = g.EDGE_NAMES.index(edge((2, -2), (1, -1)))
    second = g.EDGE_NAMES.index(edge((0, 1), (0, 2)))
    assert g.EDGE_RANK[g.RIGHT * 6 + 5][first] < g.EDGE_RANK[g.RIGHT * 6 + 5][second]
    assert g.EDGE_RANK[g.LEFT * 6 + 5][second] < g.EDGE_RANK[g.LEFT * 6 + 5][first]


def fillings() -> list[frozenset[frozenset[Hex]]]:
    """All ways to fill the 36 hexes with triangles of three."""
    cells = frozenset(HABITATS)
    pieces = {frozenset((one, step(one, corner - 1), step(one, corner))) for one in HABITATS for corner in range(6)}
    pieces = {piece for piece in pieces if piece <= cells}
    by_cell = {cell: [piece for piece in pieces if cell in piece] for cell in cells}
    found: list[frozenset[frozenset[Hex]]] = []

    def fill(rest: frozenset[Hex], chosen: list[frozenset[Hex]]) -> None:
        if not rest:
            found.append(frozenset(chosen))
            return
        cell = min(rest, key=lambda one: (sum(piece <= rest for piece in by_cell[one]), one))
        for piece in by_cell[cell]:
            if piece <= rest:
                fill(rest - piece, [*chosen, piece])

    fill(cells, [])
    return found


@law("1.1")
def test_the_slots_are_one_of_the_two_fillings() -> None:
    """Tiles of three hexes around a corner fill the board in exactly two ways, mirror images; ours is one of them."""
    ways = fillings()
    assert len(ways) == 2
    mirrored = frozenset(frozenset((q + r, -r) for q, r in piece) for piece in ways[0])
    assert mirrored == ways[1]
    slots = frozenset(frozenset(g.AXIALS[place] for place in slot) for slot in SLOTS)
    assert slots in ways
    for slot in SLOTS:
        middle = [sum(g.AXIALS[place][axis] for place in slot) / 3 for axis in (0, 1)]
        angles = []
        for place in slot:
            dq, dr = g.AXIALS[place][0] - middle[0], g.AXIALS[place][1] - middle[1]
            x, y = math.sqrt(3) * (dq + dr / 2), 1.5 * dr
            angles.append(round(math.degrees(math.atan2(y, x)) + 90, 4) % 360)
        assert angles == sorted(angles), "clockwise from north"
