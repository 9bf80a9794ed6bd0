"""What everybody sees: hexes and edges, machines, faction boards. Fields and questions about them, no rules."""

from __future__ import annotations

from typing import Final

from weald.engine import lenses
from weald.engine.records import Shared
from weald.games.defenders.geometry import CORE, EDGE, EDGE_A, EDGE_B, EDGES, HEXES, NEXT, OFF, RIGHT, SIDES
from weald.games.defenders.tables import (
    ABILITY,
    BASE_DECK,
    BREACH_MARKERS,
    CAMPS_EACH,
    CORE_MECHS,
    FACTION_NAMES,
    FACTIONS,
    FACTORY_TILES,
    FIRST_SUPPORT,
    HAND_SIZES,
    MACHINES,
    MARKERS_EACH,
    MOST_DAMAGE,
    SEATS,
    SOLO,
    TOXIC_SITES,
)
from weald.games.defenders.tables import HABITAT as CARD_HABITAT

NONE: Final = -1

# the ground of a hex
HABITAT: Final = 0
FACTORY: Final = 1
WILD: Final = 2  # a rewilded factory [3.5]
NUCLEUS: Final = 3  # the core's own hex
GROUND_NAMES: Final = ["habitat", "factory", "wild", "core"]
THREAT_NAMES: Final = ["none", "sniper", "melee"]  # as Board.threat counts

# what stands on an edge, as bits
WALL: Final = 1  # a token
BREACH: Final = 2
SIDE: Final = 4  # of a factory, rewilded or not, or of the core
WALLS: Final = WALL | SIDE  # [3.1, 7.2]

TOXIC: Final = 3  # of a hex's pollution: so many tokens are a toxic site [11.13]

# how a game ends
GOING_ON: Final = 0
VICTORY: Final = 1
COMPLETED: Final = 2
POISONED: Final = 3
MASSACRE: Final = 4
ENDING_NAMES: Final = ["going-on", "victory", "core-completed", "toxic-disaster", "massacre"]
ENDING_LAWS: Final = ["", "15.1", "15.2", "15.3", "15.4"]


class Board(lenses.Board):
    """The public side of a game."""

    factions: Shared[list[int]]  # in play, clockwise; never changed
    solo: bool
    habitat: Shared[list[int]]  # of each hex; replaced, never changed
    ground: list[int]  # of each hex: HABITAT, FACTORY, WILD or NUCLEUS
    edges: list[int]  # of each edge: WALL, BREACH and SIDE
    pollution: list[int]  # tokens in each hex; TOXIC for a toxic site
    mechs: list[int]
    camps: list[int]  # whose camp stands in each hex, or NONE
    site: list[int]  # of each factory tile: its hex, or NONE while it lies in the core
    arrows: list[int]  # of each factory tile: the corner it points to, or NONE while nobody has seen it
    top: int  # the tile on top of the core
    engines: list[int]  # state of each engine, or NONE on the core
    direction: int
    at: list[int]  # the hex of each faction's leader, or NONE
    leaders: list[int]  # who leads each faction, or NONE
    built: list[int]  # camps taken off each track
    support: list[int]
    damage: list[int]
    items: list[int]  # of each faction: a mask of the items it has gained; none at the start [1.12]
    markers: list[int]  # breach markers left
    gone: list[int]  # 1 for a faction that has left the game
    hands: list[int]  # how many cards each seat holds
    decks: list[int]  # how many cards each faction's deck has
    used: list[list[int]]  # each faction's used pile, without its active defender and those who teamed up
    active: list[int]  # each faction's active defender, face up on top of its pile, or NONE
    helpers: list[list[int]]  # defenders who teamed up with the active one
    chosen: list[int]  # 1 for a seat that has chosen its next active defender
    dead: list[int]  # killed defenders, each under the death token of its habitat [1.13]
    machines: list[int]  # the machine deck: how many of each kind
    discarded: list[int]
    round: int
    first: int  # the faction with the first-player marker, or NONE
    turn: int  # the active player's faction, or NONE
    ending: int

    # who

    def seat_of(self, faction: int) -> int:
        """The seat that plays a faction."""
        return SOLO if self.solo else faction

    def playing(self) -> list[int]:
        """The factions that have not left the game, clockwise."""
        return [faction for faction in self.factions if not self.gone[faction]]

    def clockwise(self, faction: int) -> list[int]:
        """All factions clockwise, from this one on; to be read only."""
        factions = self.factions
        if factions[0] == faction:
            return factions
        place = 1
        while factions[place] != faction:
            place += 1
        return factions[place:] + factions[:place]

    def has(self, faction: int, ability: int) -> bool:
        """[16.8, 17.6] Whether a faction's own active defender has an ability."""
        card = self.active[faction]
        return card >= 0 and ABILITY[card] == ability

    def anyone_has(self, ability: int) -> bool:
        for faction in self.factions:
            card = self.active[faction]
            if card >= 0 and ABILITY[card] == ability:
                return True
        return False

    # camps, support and items

    def track(self) -> int:
        """[1.8] How many camps a track begins with."""
        return CAMPS_EACH[len(self.factions)]

    def camps_left(self, faction: int) -> int:
        return self.track() - self.built[faction]

    def support_needed(self, faction: int) -> int:
        """[5.2] How far the tracker can go: to the space before the next camp; 0 if no camp is left."""
        if self.camps_left(faction) == 0:
            return 0
        return FIRST_SUPPORT[len(self.factions)] + self.built[faction]

    def next_hand(self, faction: int) -> int:
        """[5.3] The number on the space under the next camp: the hand after building it; NONE if no camp is left."""
        if self.camps_left(faction) == 0:
            return NONE
        return HAND_SIZES[len(self.factions)][self.built[faction]]

    def usable_camp(self, place: int) -> int:
        """[11.6] Whose camp can be used in a hex, or NONE: a standing factory buries it."""
        return self.camps[place] if self.ground[place] != FACTORY else NONE

    def has_item(self, faction: int, item: int) -> bool:
        return self.items[faction] >> item & 1 != 0

    # walls and roads

    def is_wall(self, edge: int) -> bool:
        """[3.1, 7.2] A wall token, or a side of a factory, rewilded or not, or of the core."""
        return self.edges[edge] & WALLS != 0

    def wall_in(self, place: int) -> None:
        """[3.1] The sides of a factory, or of the core, are walls."""
        for side in range(place * SIDES, place * SIDES + SIDES):
            self.edges[EDGE[side]] |= SIDE

    def has_engine(self, edge: int) -> bool:
        return self.engines[0] >> 1 == edge or self.engines[1] >> 1 == edge

    def is_open(self, edge: int, through_walls: bool) -> bool:
        """[7.2] Whether a leader can cross an edge between two hexes, neither of which is the core."""
        state = self.edges[edge]
        if state & WALLS and not state & BREACH and not through_walls:
            return False
        return self.engines[0] >> 1 != edge and self.engines[1] >> 1 != edge

    def is_enclosed(self, place: int) -> bool:
        """[11.1, 11.2] A habitat hex with a wall on each of its six sides, breached or not."""
        if self.ground[place] != HABITAT:
            return False
        for side in range(place * SIDES, place * SIDES + SIDES):
            if not self.edges[EDGE[side]] & WALLS:
                return False
        return True

    def in_corridor(self, place: int, habitat: int) -> bool:
        """[3.5, 7.5] A hex of this habitat; a rewilded factory is of every habitat."""
        ground = self.ground[place]
        return ground == WILD or (ground == HABITAT and self.habitat[place] == habitat)

    def threat(self, place: int) -> int:
        """[6.1, 6.3, 6.4] The danger of acting in a hex: 2 with a mech in it, 1 next to a sniper, else 0."""
        if self.mechs[place]:
            return 2
        for side in range(place * SIDES, place * SIDES + SIDES):
            other = NEXT[side]
            if other != OFF and self.mechs[other] and self.ground[other] != HABITAT:
                return 1
        return 0

    def toxic_sites(self) -> int:
        return self.pollution.count(TOXIC)

    def factories(self) -> int:
        """How many factories stand, not rewilded."""
        return self.ground.count(FACTORY)

    def faults(self) -> list[str]:
        return _factory_faults(self) + _edge_faults(self) + _faction_faults(self) + _ending_faults(self)


def _factory_faults(b: Board) -> list[str]:
    faults: list[str] = []
    for tile in range(FACTORY_TILES):
        built = b.site[tile] != NONE
        if built != (tile > b.top):
            faults.append(f"factory {tile} is not where the core says")
        if built and b.ground[b.site[tile]] not in (FACTORY, WILD):
            faults.append(f"factory {tile} lies on no factory hex")
        if tile < b.top and b.arrows[tile] != NONE:
            faults.append(f"the arrow of factory {tile} is seen too early")
    grounds = [place for place in range(HEXES) if b.ground[place] in (FACTORY, WILD)]
    if sorted(grounds) != sorted(place for place in b.site if place != NONE):
        faults.append("a factory hex has no tile")
    if [place for place in range(HEXES) if b.ground[place] == NUCLEUS] != [CORE]:
        faults.append("the core is not in the middle")
    if b.toxic_sites() > TOXIC_SITES:
        faults.append("there are more toxic sites than tokens")
    for place in range(HEXES):
        if not 0 <= b.pollution[place] <= TOXIC or b.mechs[place] < 0:
            faults.append("pollution or mechs out of range")
        if b.mechs[place] and b.ground[place] == WILD:
            faults.append("a mech stands on a rewilded factory")
    return faults


def _edge_faults(b: Board) -> list[str]:
    faults: list[str] = []
    standing = [state // 2 for state in b.engines if state != NONE]
    if len(set(standing)) != len(standing):
        faults.append("both engines stand on one edge")
    for edge in standing:
        if b.edges[edge] or b.is_wall(edge) or EDGE_B[edge] == OFF:
            faults.append("an engine stands on a wall or on the rim")
    breaches = 0
    for edge in range(EDGES):
        laid = b.edges[edge]
        if laid & BREACH:
            breaches += 1
            if not b.is_wall(edge):
                faults.append("a breach without a wall")
        one, other = EDGE_A[edge], EDGE_B[edge]
        side = (one != OFF and b.ground[one] != HABITAT) or (other != OFF and b.ground[other] != HABITAT)
        if side != (laid & SIDE != 0):
            faults.append("a side of a factory is not known as a wall")
        if laid & WALL and side:
            faults.append("a wall token lies on a side of a factory")
    if breaches + sum(b.markers) > BREACH_MARKERS:
        faults.append("there are more breaches than markers")
    return faults


def _faction_faults(b: Board) -> list[str]:
    faults: list[str] = []
    for faction in b.factions:
        name = FACTION_NAMES[faction]
        place = b.at[faction]
        if place != NONE and (place == CORE or b.gone[faction]):
            faults.append(f"{name}'s leader is where it cannot be")
        if not 0 <= b.damage[faction] <= MOST_DAMAGE:
            faults.append(f"{name} has impossible damage")
        if not 0 <= b.built[faction] <= b.track() or b.markers[faction] < 0:
            faults.append(f"{name} has built more than it has")
        if not 0 <= b.support[faction] <= b.support_needed(faction):
            faults.append(f"{name}'s tracker is off its track")
        if b.gone[faction] and b.camps_left(faction):
            faults.append(f"{name} has left the game with camps to build")
        if place != NONE and b.round and b.camps.count(faction) != 1 + b.built[faction]:
            faults.append(f"{name}'s camps are not as many as it has built")
    if b.camps[CORE] != NONE:
        faults.append("a camp stands on the core")
    if sum(b.machines) + sum(b.discarded) > sum(BASE_DECK):
        faults.append("there are too many machine cards")
    return faults


def _ending_faults(b: Board) -> list[str]:
    """[15.1, 15.4] What would have ended the game."""
    if b.ending != GOING_ON:
        return []
    faults: list[str] = []
    habitats = [CARD_HABITAT[card] for card in b.dead]
    if len(set(habitats)) != len(habitats):
        faults.append("two defenders of one habitat are dead")
    if not b.factories() and not any(b.camps_left(faction) for faction in b.factions):
        faults.append("all camps stand and no factory does: the game is won")
    return faults


def empty_board(factions: list[int], solo: bool) -> Board:
    """The table before set-up, with the core in the middle [1.2] and the machines turning right [1.3]."""
    ground = [HABITAT] * HEXES
    ground[CORE] = NUCLEUS
    mechs = [0] * HEXES
    mechs[CORE] = CORE_MECHS  # [1.5]
    markers = [MARKERS_EACH[len(factions)] if faction in factions else 0 for faction in range(FACTIONS)]  # [1.11]
    board = Board(
        [],
        0,
        False,
        factions,
        solo,
        [],
        ground,
        [0] * EDGES,
        [0] * HEXES,
        mechs,
        [NONE] * HEXES,
        [NONE] * FACTORY_TILES,
        [NONE] * FACTORY_TILES,
        FACTORY_TILES - 1,
        [NONE, NONE],
        RIGHT,
        [NONE] * FACTIONS,
        [NONE] * FACTIONS,
        [0] * FACTIONS,
        [0] * FACTIONS,
        [0] * FACTIONS,
        [0] * FACTIONS,
        markers,
        [0] * FACTIONS,
        [0] * len(SEATS),
        [0] * FACTIONS,
        [[], [], [], []],
        [NONE] * FACTIONS,
        [[], [], [], []],
        [0] * len(SEATS),
        [],
        BASE_DECK[:],
        [0] * MACHINES,
        0,
        NONE,
        NONE,
        GOING_ON,
    )
    board.wall_in(CORE)
    return board
