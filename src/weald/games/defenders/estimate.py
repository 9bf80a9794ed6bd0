"""How good a position looks to the team: what wins, what loses, and what lies near.

For players that look one action ahead.
"""

from __future__ import annotations

from typing import Final

from weald.engine.offers import Offers
from weald.games.defenders.acting import Acting
from weald.games.defenders.actions import BREACH
from weald.games.defenders.board import FACTORY, GOING_ON, HABITAT, NONE, NUCLEUS, TOXIC, VICTORY, WILD, Board
from weald.games.defenders.geometry import CORE, EDGE, HEXES, NEXT, OFF, SIDES
from weald.games.defenders.lenses import Game
from weald.games.defenders.offering import offer_breaches, offer_camp, offer_rewilding
from weald.games.defenders.rules.factories import chute_target
from weald.games.defenders.tables import (
    ABILITY,
    ABILITY_NAMES,
    AMBUSH,
    CHUTES,
    CONTROLLED_BLAZE,
    FACTORY_TILES,
    FIELD_HOSPITAL,
    HOME,
    MANIFESTO,
    MEDICINAL_HERBS,
    POINTS,
    PYROMANCY,
    SHARPSHOOTER,
    SOLO,
    TOXIC_SITES,
)
from weald.games.defenders.tables import HABITAT as CARD_HABITAT

_WON: Final = 10_000.0
_CAMP: Final = 40.0
_DONE: Final = 60.0  # a faction that has built all its camps and left
_SUPPORT: Final = 16.0  # a full track; a new camp costs it
_STANDING: Final = 22.0  # a factory that is not rewilded
_TOXIC: Final = [0.0, 10.0, 24.0, 44.0, 76.0, 125.0, 200.0]  # so many toxic sites
_POLLUTED: Final = [0.0, 1.6, 4.6, 0.0]  # so many tokens in a hex; a toxic site counts above
_FED: Final = [0.4, 2.2, 7.0, 0.0]  # the same where a chute will add one
_DAMAGE: Final = [0.0, 0.5, 2.4, 10.0]
_DEAD: Final = 45.0
_ITEM: Final = 2.0
_LIGHT_WORK: Final = 1.5  # something for support where the leader is: worth a helper, and less than an item
_WORK: Final = 8.0  # a camp or factory that one action finishes; just enough to eat bread for it
_STEP: Final = 1.1  # a step away from what is to be done
_FAR: Final = 12  # farther than any hex

# what an ability is worth in planning, whatever the position
_ABILITY_WORTH: Final[dict[str, float]] = {
    "hack_attack": 9.0,
    "bountiful_harvest": 5.0,
    "controlled_blaze": 0.0,
    "pyromancy": -3.0,
    "almanac_printing": 3.0,
    "break_bread": 4.0,
    "apothecary": 3.0,
    "fireworks_festival": 4.0,
    "archives": 1.5,
    "field_kitchen": 2.0,
    "bubbling_brew": 1.5,
    "arsenal": 2.5,
    "demolitions": 3.5,
    "scrap_hunter": 1.0,
    "friendly_fungi": 2.0,
    "feel_the_burn": 0.5,
    "sustenance": 1.5,
    "evasion": 1.5,
    "fortitude": 1.5,
    "caravans": 1.0,
    "power_down": 1.5,
    "sanctuary": 1.0,
    "tunnels": 0.5,
    "ballistics": 0.5,
    "secret_paths": 0.5,
    "rain_of_rust": 0.5,
    "traveling_library": 0.0,
}
_WORTH: Final[list[float]] = [_ABILITY_WORTH.get(name, 0.0) for name in ABILITY_NAMES]


def estimate(g: Game, seat: int) -> float:
    """What the whole team has, and how near this seat's leader is to its work."""
    b = g.board
    if b.ending != GOING_ON:
        return _WON if b.ending == VICTORY else -_WON
    worth = _land(b) - _DEAD * len(b.dead)
    for faction in b.factions:
        worth += _standing(b, faction)
    for frame in b.stack:
        if isinstance(frame, Acting) and frame.points:
            worth += _work_at_hand(b, frame.faction)
    hand = g.secrets[seat].hand
    if b.solo:
        if b.turn != NONE:
            if b.active[b.turn] != NONE:
                worth += _plan(b, b.turn, b.active[b.turn], hand)
            worth += _place(b, b.turn)
    elif seat < SOLO:
        if g.secrets[seat].choice != NONE:
            worth += _plan(b, seat, g.secrets[seat].choice, hand)
        worth += _place(b, seat)
    return worth


def _work_at_hand(b: Board, faction: int) -> float:
    """What a spare point is worth: a camp or a factory to finish in the leader's own hex, without great danger."""
    place = b.at[faction]
    if place == NONE or (b.threat(place) and b.damage[faction] > 1):
        return 0.0
    o = Offers()
    offer_camp(b, faction, o)
    offer_rewilding(b, faction, o)
    if o.allowed:
        return _WORK
    if b.support[faction] == b.support_needed(faction):
        return 0.0
    if b.markers[faction] > 2:  # two are kept for factories
        offer_breaches(b, faction, BREACH, o)
    return _LIGHT_WORK if b.pollution[place] or b.mechs[place] or o.allowed else 0.0


def _land(b: Board) -> float:
    """Pollution, factories and walls."""
    worth = -_TOXIC[min(b.toxic_sites(), TOXIC_SITES)]
    for place in range(HEXES):
        worth -= _POLLUTED[b.pollution[place]] + 0.5 * b.mechs[place]
    for tile in range(FACTORY_TILES - 1, b.top - 1, -1):
        place = b.site[tile] if tile > b.top else CORE
        if b.arrows[tile] == NONE or b.ground[place] == WILD:
            continue
        for chute in CHUTES[tile]:
            target = chute_target(b, place, (b.arrows[tile] + chute) % SIDES)
            if target != OFF:
                worth -= _FED[b.pollution[target]]
    for place in range(HEXES):
        ground = b.ground[place]
        if ground == FACTORY:
            worth -= _STANDING + 2.0 * b.mechs[place] + 2.0 * b.pollution[place]
        elif ground == HABITAT:
            walls = _walls_around(b, place)
            if walls == SIDES:
                worth -= 200.0 if b.top == 0 else 20.0
    return worth


def _walls_around(b: Board, place: int) -> int:
    walls = 0
    for side in range(place * SIDES, place * SIDES + SIDES):
        if b.is_wall(EDGE[side]):
            walls += 1
    return walls


def _standing(b: Board, faction: int) -> float:
    """One faction's camps, support, wounds and stores."""
    worth = _CAMP * b.built[faction]
    if b.gone[faction]:
        return worth + _DONE
    needed = b.support_needed(faction)
    if needed:
        worth += _SUPPORT * b.support[faction] / needed
    worth -= _DAMAGE[b.damage[faction]]
    for item in b.factions:
        if b.items[faction] >> item & 1:
            worth += _ITEM
    markers = b.markers[faction]
    worth += 4.0 * min(markers, 2) + 0.8 * max(markers - 2, 0)  # the last ones open factories
    hand = b.hands[b.seat_of(faction)]
    worth += 2.0 * min(hand, 1) + 0.3 * max(hand - 1, 0)  # a new camp fills the hand again
    place = b.at[faction]
    if place != NONE:
        worth -= (0.0, 0.6, 1.6)[b.threat(place)] * (1.0 + 0.3 * b.damage[faction])
    return worth


def _plan(b: Board, faction: int, card: int, hand: list[int]) -> float:
    """What a card is worth as active defender: points, helpers, ability."""
    ability = ABILITY[card]
    worth = 2.2 * POINTS[card] + _WORTH[ability]
    for other in hand:
        if CARD_HABITAT[other] == CARD_HABITAT[card]:
            worth += 0.8
    place = b.at[faction]
    if place == NONE:
        return worth
    if ability == CONTROLLED_BLAZE:
        worth += 3.0 * sum(1 for other in _neighbours(place) if b.pollution[other])
    elif ability == MANIFESTO:
        worth += 3.0 * min(2, b.support_needed(faction) - b.support[faction])
    elif ability == SHARPSHOOTER:
        worth += 3.0 if any(b.mechs[other] for other in _neighbours(place)) else 0.0
    elif ability == AMBUSH:
        worth += 4.0 if b.mechs[place] else 0.0
    elif ability == PYROMANCY:
        worth -= 3.0 * b.damage[faction]
    elif ability == FIELD_HOSPITAL:
        worth += 2.0 * sum(1 for other in b.playing() if b.damage[other])
    elif ability == MEDICINAL_HERBS:
        worth += max(_DAMAGE[b.damage[other]] for other in b.playing())
    return worth


def _neighbours(place: int) -> list[int]:
    return [other for other in NEXT[place * SIDES : place * SIDES + SIDES] if other != OFF]


def _place(b: Board, faction: int) -> float:
    """The worth of a leader's place: less for each step to a camp to build, a hex to clear, a factory to rewild."""
    start = b.at[faction]
    if start == NONE:
        return 0.0
    steps = steps_from(b, start, b.markers[faction] > 0)
    full = b.camps_left(faction) > 0 and b.support[faction] == b.support_needed(faction)
    nearest = factory = float(_FAR)
    for place in range(HEXES):
        if steps[place] >= _FAR:
            continue
        if b.ground[place] == FACTORY:
            factory = min(factory, float(steps[place]))
        if full:
            if b.camps[place] == NONE and b.in_corridor(place, HOME[faction]):  # [7.8, 7.9]
                nearest = min(nearest, steps[place] + 0.5 * b.threat(place))
        elif b.pollution[place] == TOXIC:
            nearest = min(nearest, steps[place] + 0.5 + b.damage[faction])
        elif b.pollution[place]:
            nearest = min(nearest, steps[place] + 1.0 - 0.5 * b.pollution[place])
        elif b.mechs[place] and place != CORE:
            nearest = min(nearest, steps[place] + 1.5 + b.damage[faction])
    done = b.camps_left(faction) == 0
    worth = 0.0 if done else -(2.5 if full else _STEP) * nearest
    if b.factories():
        worth -= (3.0 if done else 1.2) * factory
    if b.damage[faction] >= 2:
        camps = [steps[place] for place in range(HEXES) if b.usable_camp(place) != NONE]
        worth -= 0.8 * min(camps, default=_FAR)
    return worth


def steps_from(b: Board, start: int, can_breach: bool) -> list[int]:
    """How many actions away each hex is. A wall costs one more, if there is a marker to breach it."""
    steps = [_FAR] * HEXES
    steps[start] = 0
    rows: list[list[int]] = [[] for _ in range(_FAR + 2)]
    rows[0].append(start)
    for distance in range(_FAR):
        for place in rows[distance]:
            if steps[place] != distance:
                continue
            for side in range(place * SIDES, place * SIDES + SIDES):
                other = NEXT[side]
                if other == OFF or b.ground[other] == NUCLEUS:
                    continue
                edge = EDGE[side]
                if b.is_open(edge, False):
                    far = distance + 1
                elif can_breach and not b.has_engine(edge):
                    far = distance + 2
                else:
                    continue
                if far < steps[other]:
                    steps[other] = far
                    rows[far].append(other)
    return steps
