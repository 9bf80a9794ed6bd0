"""The hex board as tables of ints: 37 hexes, 132 edges, and everything the law asks about where things lie [3.1].

Hexes are numbered in reading order and named by row and place, A1 to G4; D4 is the core. Sides go clockwise from the
east, corners too: corner k lies between side k-1 and side k. An edge has one number, the same from both its
hexes. An engine is an edge and a facing in one number, `edge * 2 + facing`; that fixes the hexes on its left and right.
"""

from __future__ import annotations

import math
from typing import Final

RADIUS: Final = 3
SIDES: Final = 6
OFF: Final = -1  # no hex: beyond the rim
SIDE_NAMES: Final = ["E", "SE", "SW", "W", "NW", "NE"]
CORNER_NAMES: Final = ["NE", "SE", "S", "SW", "NW", "N"]
RIGHT: Final = 0  # directions of the machines: clockwise
LEFT: Final = 1
DIRECTION_NAMES: Final = ["right", "left"]

_STEPS: Final[list[tuple[int, int]]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
Axial = tuple[int, int]


def _distance(at: Axial) -> int:
    """How far from the core."""
    return max(abs(at[0]), abs(at[1]), abs(at[0] + at[1]))


def _beyond(at: Axial, side: int) -> Axial:
    dq, dr = _STEPS[side % SIDES]
    return at[0] + dq, at[1] + dr


AXIALS: Final[list[Axial]] = [  # the coordinates of each hex
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if max(abs(q), abs(r), abs(q + r)) <= RADIUS
]
HEXES: Final = len(AXIALS)
_HEX_OF: Final[dict[Axial, int]] = {at: number for number, at in enumerate(AXIALS)}
CORE: Final[int] = _HEX_OF[(0, 0)]


def hex_at(at: Axial) -> int:
    """The hex at axial coordinates, or OFF."""
    return _HEX_OF.get(at, OFF)


def _hex_names() -> list[str]:
    rows: dict[int, int] = {}
    found: list[str] = []
    for _, r in AXIALS:
        rows[r] = rows.get(r, 0) + 1
        found.append(f"{'ABCDEFG'[r + RADIUS]}{rows[r]}")
    return found


HEX_NAMES: Final[list[str]] = _hex_names()
RING: Final[list[int]] = [_distance(at) for at in AXIALS]
HABITAT_HEXES: Final[list[int]] = [place for place in range(HEXES) if place != CORE]

# neighbours and edges, by hex * 6 + side

NEXT: Final[list[int]] = [hex_at(_beyond(at, side)) for at in AXIALS for side in range(SIDES)]


def _edges() -> tuple[list[int], list[tuple[int, int]]]:
    """The edge on each side of each hex; and for each edge the hex and side that got its number first."""
    by_side = [OFF] * (HEXES * SIDES)
    first: list[tuple[int, int]] = []
    for place in range(HEXES):
        for side in range(SIDES):
            if by_side[place * SIDES + side] == OFF:
                by_side[place * SIDES + side] = len(first)
                other = NEXT[place * SIDES + side]
                if other != OFF:
                    by_side[other * SIDES + (side + 3) % SIDES] = len(first)
                first.append((place, side))
    return by_side, first


_EDGE_TABLES: Final = _edges()
EDGE: Final[list[int]] = _EDGE_TABLES[0]
_FIRST: Final[list[tuple[int, int]]] = _EDGE_TABLES[1]
EDGES: Final = len(_FIRST)
EDGE_A: Final[list[int]] = [place for place, _ in _FIRST]
EDGE_B: Final[list[int]] = [NEXT[place * SIDES + side] for place, side in _FIRST]  # OFF: an edge of the rim
IS_RIM: Final[list[bool]] = [place == OFF for place in EDGE_B]
EDGE_NAMES: Final[list[str]] = [
    f"{HEX_NAMES[place]}-{HEX_NAMES[EDGE_B[edge]] if EDGE_B[edge] != OFF else SIDE_NAMES[side]}"
    for edge, (place, side) in enumerate(_FIRST)
]
ON_RIM: Final[list[bool]] = [OFF in NEXT[place * SIDES : place * SIDES + SIDES] for place in range(HEXES)]


# engines: the state of one that stands on `edge` is edge * 2 + facing

STATES: Final = EDGES * 2


def _sides_of_engine(state: int) -> tuple[Axial, int]:
    """The hex on the left of an engine, which may lie beyond the rim, and the side on which the right one is."""
    place, side = _FIRST[state // 2]
    at = AXIALS[place]
    return (at, side) if state % 2 == 0 else (_beyond(at, side), (side + 3) % SIDES)


def _state(left: Axial, side: int) -> int:
    """The state of an engine with this hex on its left and the next one over that side on its right, or OFF."""
    place = hex_at(left)
    if place != OFF:
        edge = EDGE[place * SIDES + side]
        return edge * 2 + (0 if _FIRST[edge] == (place, side) else 1)
    other = hex_at(_beyond(left, side))
    if other == OFF:
        return OFF
    edge = EDGE[other * SIDES + (side + 3) % SIDES]
    return edge * 2 + 1  # an edge of the rim is numbered from the board


def _engine_tables() -> tuple[list[int], list[int], list[int], list[list[int]]]:
    lefts, rights, fronts = [], [], []
    turns: list[list[int]] = [[], []]
    for state in range(STATES):
        left, side = _sides_of_engine(state)
        right = _beyond(left, side)
        front = _beyond(left, side + SIDES - 1)
        lefts.append(hex_at(left))
        rights.append(hex_at(right))
        fronts.append(hex_at(front))
        # around the hex on its right: that one stays, the hex in front comes to the left; and the other way round
        turns[RIGHT].append(_state(front, (side + 1) % SIDES) if hex_at(right) != OFF else OFF)
        turns[LEFT].append(_state(left, (side + SIDES - 1) % SIDES) if hex_at(left) != OFF else OFF)
    return lefts, rights, fronts, turns


_ENGINE_TABLES: Final = _engine_tables()
ENGINE_LEFT: Final[list[int]] = _ENGINE_TABLES[0]
ENGINE_RIGHT: Final[list[int]] = _ENGINE_TABLES[1]
ENGINE_FRONT: Final[list[int]] = _ENGINE_TABLES[2]
ENGINE_TURN: Final[list[list[int]]] = _ENGINE_TABLES[3]  # by direction and state: where one step forward leads


def engine(left: int, right: int) -> int:
    """The state of an engine with these hexes on its left and right, or OFF."""
    for side in range(SIDES):
        if NEXT[left * SIDES + side] == right:
            return _state(AXIALS[left], side)
    return OFF


# spokes: the edge that leaves a hex at a corner, as an engine with its back to the hex [10.5]; OFF if it is no edge
# between two hexes

SPOKE: Final[list[int]] = [
    _state(_beyond(at, corner + SIDES - 1), (corner + 1) % SIDES)
    if hex_at(_beyond(at, corner + SIDES - 1)) != OFF and hex_at(_beyond(at, corner)) != OFF
    else OFF
    for at in AXIALS
    for corner in range(SIDES)
]

# the line that turns about the core [11.10]

_Point = tuple[float, float]
_CLOSE: Final = 1e-7
_ROOT: Final = math.sqrt(3.0)


def _centre(at: Axial) -> _Point:
    return _ROOT * (at[0] + at[1] / 2.0), 1.5 * at[1]


def _corner(at: Axial, corner: int) -> _Point:
    x, y = _centre(at)
    angle = math.radians(-30.0 + 60.0 * corner)
    return x + math.cos(angle), y + math.sin(angle)


def _angle(point: _Point) -> float:
    return math.degrees(math.atan2(point[1], point[0]))


def _turned(points: list[_Point], middle: _Point, corner: int, direction: int) -> float:
    """How far the line must turn from a corner of the core to touch one of these points."""
    start = -30.0 + 60.0 * corner
    towards = _angle(middle)
    offsets = [(_angle(point) - towards + 180.0) % 360.0 - 180.0 for point in points]
    low, high = min(offsets), max(offsets)
    turned = (towards + low - start) % 360.0 if direction == RIGHT else (start - towards - high) % 360.0
    if turned > 360.0 - _CLOSE:
        return 0.0
    if _CLOSE < (-turned) % 360.0 < high - low - _CLOSE:
        return 0.0  # the line starts across it
    return round(turned, 6)


def _key(points: list[_Point], middle: _Point, corner: int, direction: int) -> tuple[float, float]:
    """A sort key: what the line meets first; if it meets two together, the one nearer to the core [11.11]."""
    return _turned(points, middle, corner, direction), round(math.hypot(middle[0], middle[1]), 6)


def hex_key(place: int, corner: int, direction: int) -> tuple[float, float]:
    """When the line meets a hex."""
    at = AXIALS[place]
    return _key([_corner(at, k) for k in range(SIDES)], _centre(at), corner, direction)


def edge_key(edge: int, corner: int, direction: int) -> tuple[float, float]:
    """When the line meets an edge."""
    place, side = _FIRST[edge]
    one, other = _corner(AXIALS[place], side), _corner(AXIALS[place], (side + 1) % SIDES)
    middle = (one[0] + other[0]) / 2.0, (one[1] + other[1]) / 2.0
    return _key([one, other], middle, corner, direction)


def _scan(direction: int, corner: int) -> list[int]:
    keyed = sorted((hex_key(place, corner, direction), place) for place in HABITAT_HEXES)
    return [place for _, place in keyed]


def _ranks(direction: int, corner: int) -> list[int]:
    keys = [edge_key(edge, corner, direction) for edge in range(EDGES)]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


SCAN: Final[list[list[int]]] = [_scan(d, k) for d in (RIGHT, LEFT) for k in range(SIDES)]  # by direction * 6 + corner
EDGE_RANK: Final[list[list[int]]] = [_ranks(d, k) for d in (RIGHT, LEFT) for k in range(SIDES)]
