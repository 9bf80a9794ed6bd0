"""Set-up [1], step by step as in the book; chance and the players are asked for the rest."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.defenders.actions import ARROW, FIRST, FROM, HARDER, LEAD, SETTLE, TILE
from weald.games.defenders.board import NONE, Board
from weald.games.defenders.geometry import (
    CORE,
    CORNER_NAMES,
    HABITAT_HEXES,
    HEXES,
    LEFT,
    ON_RIM,
    RADIUS,
    RIGHT,
    RING,
    SIDES,
    SPOKE,
)
from weald.games.defenders.lenses import Game, View
from weald.games.defenders.procedure import ChanceDecision, Decision, Step
from weald.games.defenders.rounds import Round, SoloRound
from weald.games.defenders.rules.cards import Draw
from weald.games.defenders.rules.engines import advance
from weald.games.defenders.tables import (
    ABILITY,
    ABILITY_NAMES,
    ADVANCED,
    DECK,
    FACE_HABITATS,
    FACE_POLLUTED,
    FACTION_NAMES,
    HARD_ENGINES,
    HOME,
    LEADER_NAMES,
    MACHINE_NAMES,
    MACHINES,
    RIM_MECHS,
    SLOTS,
    SOLO,
    START_HAND,
    TILES,
)


class SetUp(Frame):
    """[1] Everything before the first round. `faces` are the tiles laid, `harder` the advanced cards still to come."""

    faces: list[int]
    harder: int
    random_leaders: bool

    def steps(self) -> Steps:
        return SET_UP


class LayTile(ChanceDecision[SetUp]):
    """[1.1, 1.6] The next slot gets a random tile on a random side, with pollution where the tile shows it."""

    law: ClassVar[str] = "1.1"
    ask: ClassVar[str] = "chance-tile"

    def needed(self, b: Board, f: SetUp) -> bool:
        return len(f.faces) < TILES

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        laid = [face // 2 for face in f.faces]
        return [(TILE | face, 1) for face in range(2 * TILES) if face // 2 not in laid]

    def throw(self, g: Game, f: SetUp, dice: Dice) -> int:
        laid = [False] * TILES
        for face in f.faces:
            laid[face // 2] = True
        left = dice.below(2 * (TILES - len(f.faces)))
        for tile in range(TILES):
            if not laid[tile]:
                if left < 2:
                    return TILE | 2 * tile + left
                left -= 2
        raise AssertionError("all tiles are laid")

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        lay_face(g, len(f.faces), noun(choice))
        f.faces.append(noun(choice))
        f.at = 0


def lay_face(g: Game, slot: int, face: int) -> None:
    """A tile in its slot."""
    b = g.board
    habitat = b.habitat[:] or [NONE] * HEXES
    places, kinds = SLOTS[slot], FACE_HABITATS[face]
    for n in range(len(places)):
        habitat[places[n]] = kinds[n]
    b.habitat = habitat
    if FACE_POLLUTED[face] != NONE:
        b.pollution[SLOTS[slot][FACE_POLLUTED[face]]] = 1


class TurnCore(ChanceDecision[SetUp]):
    """[1.2] Every tile of the core is turned at random; of the pile only the top one, number 5, is seen."""

    law: ClassVar[str] = "1.2"
    ask: ClassVar[str] = "chance-arrow"

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(ARROW | corner, 1) for corner in range(SIDES)]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        b = g.board
        b.arrows[b.top] = noun(choice)
        if g.telling:
            g.tell("arrow", "1.2", number=b.top, corner=CORNER_NAMES[noun(choice)])


class PlaceMachines(Step[SetUp]):
    """[1.3-1.5] Engines and walls as if each engine had advanced twice from the core, mirror-wise; mechs at the rim."""

    law: ClassVar[str] = "1.4"

    def run(self, g: Game, f: SetUp) -> None:
        b = g.board
        corner = b.arrows[b.top]
        for engine, direction in ((0, RIGHT), (1, LEFT)):
            b.direction = direction
            b.engines[engine] = SPOKE[CORE * SIDES + (corner + 3 * engine) % SIDES]
            advance(g, engine)
            advance(g, engine)
        b.direction = RIGHT  # [1.3]
        for place in RIM_MECHS:
            b.mechs[place] += 1


class ChooseLeader(Decision[SetUp]):
    """[1.9] Each player chooses one of the faction's two leaders."""

    law: ClassVar[str] = "1.9"
    ask: ClassVar[str] = "choose-leader"

    def needed(self, b: Board, f: SetUp) -> bool:
        return not f.random_leaders and next_leaderless(b) != NONE

    def actor(self, b: Board, f: SetUp) -> int:
        return b.seat_of(next_leaderless(b))

    def offer(self, v: View, f: SetUp, o: Offers) -> None:
        faction = next_leaderless(v.board)
        o.allow(LEAD | faction * 2)
        o.allow(LEAD | faction * 2 + 1)

    def facts(self, b: Board, f: SetUp) -> dict[str, object]:
        return {"faction_seat": FACTION_NAMES[next_leaderless(b)]}

    def about(self, v: View, f: SetUp, action: int) -> dict[str, object]:
        """The abilities that only this leader's deck has."""
        leader = noun(action)
        own = [card for card in DECK[leader] if card not in DECK[leader ^ 1]]
        return {"ability": list(dict.fromkeys(ABILITY_NAMES[ABILITY[card]] for card in own))}

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        set_leader(g, noun(choice))
        f.at -= 1


class DrawLeader(ChanceDecision[SetUp]):
    """[1.9] Or the dice choose, if the players have agreed on that."""

    law: ClassVar[str] = "1.9"
    ask: ClassVar[str] = "chance-leader"

    def needed(self, b: Board, f: SetUp) -> bool:
        return next_leaderless(b) != NONE

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        faction = next_leaderless(g.board)
        return [(LEAD | faction * 2, 1), (LEAD | faction * 2 + 1, 1)]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        set_leader(g, noun(choice))
        f.at -= 1


def next_leaderless(b: Board) -> int:
    for faction in b.factions:
        if b.leaders[faction] == NONE:
            return faction
    return NONE


def set_leader(g: Game, leader: int) -> None:
    """[1.9, 4.1] The leader, and the twelve cards of this leader's deck."""
    faction = leader // 2
    g.board.leaders[faction] = leader
    g.decks[faction] = DECK[leader][:]
    g.board.decks[faction] = len(g.decks[faction])
    if g.telling:
        g.tell("leads", "1.9", faction, leader=LEADER_NAMES[leader])


class DealHands(Step[SetUp]):
    """[1.10] Three cards each; the lone player says from which decks [16.2]."""

    law: ClassVar[str] = "1.10"

    def run(self, g: Game, f: SetUp) -> None:
        b = g.board
        if b.solo:
            b.call(FirstCards(START_HAND))
            return
        for faction in reversed(b.factions):
            b.call(Draw(faction, START_HAND, "1.10"))


class FirstCards(Frame):
    """[16.2] The lone player's first hand: `left` more cards, of either faction."""

    left: int

    def steps(self) -> Steps:
        return FIRST_CARDS


class ChooseDeck(Decision[FirstCards]):
    """[16.2] From which deck the next card comes."""

    law: ClassVar[str] = "16.2"
    ask: ClassVar[str] = "choose-deck"

    def needed(self, b: Board, f: FirstCards) -> bool:
        return f.left > 0

    def actor(self, b: Board, f: FirstCards) -> int:
        return SOLO

    def offer(self, v: View, f: FirstCards, o: Offers) -> None:
        for faction in v.board.factions:
            o.allow(FROM | faction)

    def answer(self, g: Game, f: FirstCards, choice: int) -> None:
        f.left -= 1
        f.at = 0
        g.board.call(Draw(noun(choice), 1, "16.2"))


FIRST_CARDS: Final[Steps] = (ChooseDeck(),)


class DrawAdvanced(ChanceDecision[SetUp]):
    """[1.14, 14.1] A random advanced machine card takes the place of a base card of its name."""

    law: ClassVar[str] = "1.14"
    ask: ClassVar[str] = "chance-harder"

    def needed(self, b: Board, f: SetUp) -> bool:
        return f.harder > 0

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        left = [ADVANCED[card] - g.board.machines[card] for card in range(MACHINES)]
        return [(HARDER | card, left[card]) for card in range(HARD_ENGINES, MACHINES) if left[card]]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        card = noun(choice)
        b = g.board
        b.machines[card] += 1
        b.machines[card - HARD_ENGINES] -= 1
        f.harder -= 1
        f.at -= 1
        if g.telling:
            g.tell("harder", "1.14", machine=MACHINE_NAMES[card])


class SettleCamp(Decision[SetUp]):
    """[1.15] Each player's first camp and leader, in a home hex at the rim; if there is none, one hex further in."""

    law: ClassVar[str] = "1.15"
    ask: ClassVar[str] = "settle"

    def needed(self, b: Board, f: SetUp) -> bool:
        return next_homeless(b) != NONE

    def actor(self, b: Board, f: SetUp) -> int:
        return b.seat_of(next_homeless(b))

    def offer(self, v: View, f: SetUp, o: Offers) -> None:
        b = v.board
        faction = next_homeless(b)
        homes = first_homes(b, faction)
        for place in HABITAT_HEXES:
            if place in homes:
                o.allow(SETTLE | place)
            elif b.habitat[place] != HOME[faction]:
                o.refuse(SETTLE | place, "1.15", "not-home")
            else:
                o.refuse(SETTLE | place, "1.15", "not-at-the-rim")

    def facts(self, b: Board, f: SetUp) -> dict[str, object]:
        return {"faction_seat": FACTION_NAMES[next_homeless(b)]}

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        b = g.board
        faction = next_homeless(b)
        place = noun(choice)
        b.camps[place] = faction
        b.at[faction] = place
        f.at -= 1
        if g.telling:
            g.tell("settled", "1.15", faction, place)


def next_homeless(b: Board) -> int:
    for faction in b.factions:
        if b.at[faction] == NONE:
            return faction
    return NONE


def first_homes(b: Board, faction: int) -> list[int]:
    """The home hexes at the rim; if there are none, those nearest to it."""
    homes = [place for place in HABITAT_HEXES if b.habitat[place] == HOME[faction]]
    at_rim = [place for place in homes if ON_RIM[place]]
    return at_rim or [place for place in homes if RING[place] == RADIUS - 1] or homes


class FindFirst(ChanceDecision[SetUp]):
    """[1.16] The first-player marker, at random; a lone player needs none [16.3]."""

    law: ClassVar[str] = "1.16"
    ask: ClassVar[str] = "chance-first"

    def needed(self, b: Board, f: SetUp) -> bool:
        return not b.solo

    def outcomes(self, g: Game, f: SetUp) -> list[tuple[int, int]]:
        return [(FIRST | faction, 1) for faction in g.board.factions]

    def answer(self, g: Game, f: SetUp, choice: int) -> None:
        g.board.first = noun(choice)
        if g.telling:
            g.tell("goes-first", "1.16", g.board.first)


class BeginPlay(Step[SetUp]):
    """[2.1] The first round."""

    law: ClassVar[str] = "2.1"

    def run(self, g: Game, f: SetUp) -> None:
        if g.board.solo:
            g.board.call(SoloRound())
        else:
            g.board.call(Round())


SET_UP: Final[Steps] = (
    LayTile(),
    TurnCore(),
    PlaceMachines(),
    ChooseLeader(),
    DrawLeader(),
    DealHands(),
    DrawAdvanced(),
    SettleCamp(),
    FindFirst(),
    BeginPlay(),
)
