"""What the team's chances hang on, as numbers: the features of a position. Their weights are data."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from weald.engine import judging
from weald.engine.grounds import Ground, Grounds
from weald.engine.judging import Judgement, squashed
from weald.games.defenders.acting import Acting
from weald.games.defenders.board import BREACH, FACTORY, GOING_ON, HABITAT, NONE, NUCLEUS, TOXIC, VICTORY, WILD, Board
from weald.games.defenders.estimate import steps_from
from weald.games.defenders.geometry import CORE, EDGE, HEXES, OFF, SIDES
from weald.games.defenders.lenses import View
from weald.games.defenders.rules.damage import taken
from weald.games.defenders.rules.factories import chute_target
from weald.games.defenders.tables import CHUTES, DIE, FACTORY_TILES, FIRST_SUPPORT, HOME, MOST_DAMAGE, TOXIC_SITES

NAMES: Final = [
    "camps",
    "gone",
    "gone-early",  # while factories stand
    "support",  # all that was ever won, by whoever is still to build and by those who have built
    "full",
    "dead",
    "dead-pairs",  # each death makes the next one worse
    "toxic",
    "toxic-late",  # sites beyond the third
    "polluted-1",
    "polluted-2",
    "fed-0",
    "fed-1",
    "fed-2",
    "factories",
    "factory-guards",
    "factory-waste",
    "open",  # factories with a breach
    "shut",  # factories that no leader can reach
    "hunters",
    "enclosed",
    "enclosed-last",  # while the core has no tile left
    "five-walls",
    "damage-1",
    "damage-2",
    "damage-3",
    "danger",  # threatened leaders, by threat and wounds
    "deadly",  # how likely the next roll of each leader kills
    "items",
    "markers",  # up to two of each faction
    "markers-more",
    "hand",  # at least one card
    "hand-more",
    "way-to-work",
    "way-to-camp",
    "way-to-factory",
    "way-to-factory-done",
    "way-to-rest",
    "points",  # of the turn that goes on
]
_CAMPS: Final = NAMES.index("camps")
_GONE: Final = NAMES.index("gone")
_SUPPORT: Final = NAMES.index("support")
_FULL: Final = NAMES.index("full")
_DEAD: Final = NAMES.index("dead")
_TOXIC: Final = NAMES.index("toxic")
_POLLUTED: Final = NAMES.index("polluted-1")
_FED: Final = NAMES.index("fed-0")
_FACTORIES: Final = NAMES.index("factories")
_HUNTERS: Final = NAMES.index("hunters")
_ENCLOSED: Final = NAMES.index("enclosed")
_DAMAGE: Final = NAMES.index("damage-1")
_DANGER: Final = NAMES.index("danger")
_ITEMS: Final = NAMES.index("items")
_MARKERS: Final = NAMES.index("markers")
_HAND: Final = NAMES.index("hand")
_WAY: Final = NAMES.index("way-to-work")
_REST: Final = NAMES.index("way-to-rest")
_POINTS: Final = NAMES.index("points")
_FAR: Final = 12.0

_WON: Final = 1000.0
_TILES: Final = float(FACTORY_TILES)


def features(v: View) -> list[float]:
    """All features, in the order of NAMES."""
    b = v.board
    found = [0.0] * len(NAMES)
    dead = len(b.dead)
    found[_DEAD] = float(dead)
    found[_DEAD + 1] = dead * (dead - 1) / 2.0
    _land(b, found)
    reached: list[int] = []  # factories that some leader can reach
    for faction in b.factions:
        _faction(b, faction, reached, found)
    found[_FACTORIES + 4] = found[_FACTORIES] - len(reached)
    for frame in b.stack:
        if isinstance(frame, Acting):
            found[_POINTS] += frame.points
    return found


def _land(b: Board, found: list[float]) -> None:
    toxic = b.toxic_sites()
    found[_TOXIC] = float(toxic)
    found[_TOXIC + 1] = float(max(0, toxic - 3) * max(0, toxic - 3))
    for place in range(HEXES):
        tokens = b.pollution[place]
        if 0 < tokens < TOXIC:
            found[_POLLUTED + tokens - 1] += 1.0
        ground = b.ground[place]
        if ground == FACTORY:
            found[_FACTORIES] += 1.0
            found[_FACTORIES + 1] += b.mechs[place]
            found[_FACTORIES + 2] += tokens
            for side in range(place * SIDES, place * SIDES + SIDES):
                if b.edges[EDGE[side]] & BREACH:
                    found[_FACTORIES + 3] += 1.0
                    break
        elif ground != NUCLEUS:
            found[_HUNTERS] += b.mechs[place]
        if ground == HABITAT:
            walls = 0
            for side in range(place * SIDES, place * SIDES + SIDES):
                if b.is_wall(EDGE[side]):
                    walls += 1
            if walls == SIDES:
                found[_ENCLOSED if b.top else _ENCLOSED + 1] += 1.0
            elif walls == SIDES - 1:
                found[_ENCLOSED + 2] += 1.0
    for tile in range(FACTORY_TILES - 1, b.top - 1, -1):
        place = b.site[tile] if tile > b.top else CORE
        if b.arrows[tile] == NONE or b.ground[place] == WILD:
            continue
        for chute in CHUTES[tile]:
            target = chute_target(b, place, (b.arrows[tile] + chute) % SIDES)
            if target != OFF and b.pollution[target] < TOXIC:
                found[_FED + b.pollution[target]] += 1.0


def _faction(b: Board, faction: int, reached: list[int], found: list[float]) -> None:
    """Camps, support, wounds, stores, and how far its leader is from what is to be done."""
    built = b.built[faction]
    found[_CAMPS] += built
    found[_SUPPORT] += b.support[faction] + built * FIRST_SUPPORT[len(b.factions)] + built * (built - 1) / 2.0
    if b.gone[faction]:
        found[_GONE] += 1.0
        if b.factories():
            found[_GONE + 1] += 1.0
        return
    needed = b.support_needed(faction)
    full = needed > 0 and b.support[faction] == needed
    if full:
        found[_FULL] += 1.0
    damage = b.damage[faction]
    if damage:
        found[_DAMAGE + damage - 1] += 1.0
    for item in b.factions:
        if b.items[faction] >> item & 1:
            found[_ITEMS] += 1.0
    markers = b.markers[faction]
    found[_MARKERS] += min(markers, 2)
    found[_MARKERS + 1] += max(markers - 2, 0)
    hand = b.hands[b.seat_of(faction)]
    found[_HAND] += min(hand, 1)
    found[_HAND + 1] += max(hand - 1, 0)
    if b.at[faction] != NONE:
        threat = b.threat(b.at[faction])
        found[_DANGER] += threat * (1.0 + 0.3 * damage)
        if threat and damage >= 2:
            for face in DIE:
                if damage + taken(b, faction, threat, face) > MOST_DAMAGE:
                    found[_DANGER + 1] += 1.0 / len(DIE)
        _ways(b, faction, full, reached, found)


def _ways(b: Board, faction: int, full: bool, reached: list[int], found: list[float]) -> None:
    """How many steps a leader is away from work, from a place for a camp, from a factory, from a camp to heal in."""
    steps = steps_from(b, b.at[faction], b.markers[faction] > 0)
    work = camp = factory = rest = _FAR
    damage = b.damage[faction]
    for place in range(HEXES):
        far = steps[place]
        if far >= _FAR:
            continue
        if b.ground[place] == FACTORY:
            factory = min(factory, float(far))
            if place not in reached:
                reached.append(place)
        if b.usable_camp(place) != NONE:
            rest = min(rest, float(far))
        if full:
            if b.camps[place] == NONE and b.in_corridor(place, HOME[faction]):  # [7.8, 7.9]
                camp = min(camp, far + 0.5 * b.threat(place))
        elif b.pollution[place] == TOXIC:
            work = min(work, far + 0.5 + damage)
        elif b.pollution[place]:
            work = min(work, far + 1.0 - 0.5 * b.pollution[place])
        elif b.mechs[place] and place != CORE:
            work = min(work, far + 1.5 + damage)
    done = b.camps_left(faction) == 0
    if full:
        found[_WAY + 1] += camp
    elif not done:
        found[_WAY] += work
    if b.factories():
        found[_WAY + 3 if done else _WAY + 2] += factory
    if damage >= 2:
        found[_REST] += rest


TEAM: Final = "team"
_LEARNT: Final[list[Judgement]] = []  # one, once it is read


def learn(text: str) -> None:
    """Judge by these weights from now on."""
    learnt = judging.read(text, TEAM, NAMES)
    assert learnt is not None
    _LEARNT[:] = [learnt]


def _learnt() -> Judgement:
    if not _LEARNT:
        learn(files("weald.games.defenders").joinpath("data", "judgement.json").read_text(encoding="utf-8"))
    return _LEARNT[0]


def judge(v: View, overlooked: tuple[int, ...]) -> float:
    """The worth of a position to the team; some features are passed over."""
    b = v.board
    if b.ending != GOING_ON:
        return _WON if b.ending == VICTORY else -_WON
    return _learnt().sum(judging.overlook(features(v), overlooked))


def chance(v: View) -> float:
    """The team's chance to win.

    The worth of a position grows while a game goes on, won or lost; so it is compared with what it usually is by then.
    The numbers are a regression on 110 games of planners at base difficulty, by one to four players.
    """
    b = v.board
    if b.ending != GOING_ON:
        return 1.0 if b.ending == VICTORY else 0.0
    found = features(v)
    factions = float(len(b.factions))
    built = _TILES - b.top
    usual = 40.6 + 28.6 * factions + (39.6 + 10.3 * factions) * built
    odds = 1.85 - 0.68 * factions + 0.81 * b.top / _TILES - 0.79 * found[_TOXIC] / TOXIC_SITES
    odds += 0.0046 * (_learnt().sum(found) - usual) - 0.37 * found[_ENCLOSED + 1]
    return squashed(odds)


_GROUNDS: Final[list[Grounds]] = []  # one, once it is read


def grounds(v: View) -> list[Ground]:
    """What speaks for a position and against it."""
    if not _GROUNDS:
        text = files("weald.games.defenders").joinpath("data", "grounds.json").read_text(encoding="utf-8")
        _GROUNDS.append(Grounds(text, NAMES))
    return _GROUNDS[0].of(features(v), _learnt().weights)
