"""Positions set up by hand, and the words that set a position up again. The words: docs/scenarios.md.

Hexes and edges are their names, `B2x3` three things in a hex; cards are theirs. What is not said is as after set-up,
but for a board without mechs, pollution, walls and engines. Cards that are not placed are in the decks.
"""

from __future__ import annotations

from typing import Final

from weald.engine.errors import BrokenPosition
from weald.games.defenders.acting import Acting
from weald.games.defenders.arranging_words import (
    Words,
    cards,
    choose,
    edges,
    engine_state,
    number,
    place,
    places,
    split,
    table,
    wrong,
)
from weald.games.defenders.board import BREACH, FACTORY, NONE, TOXIC, WALL, WILD, Board, empty_board
from weald.games.defenders.board import HABITAT as GROUND
from weald.games.defenders.geometry import (
    CORE,
    CORNER_NAMES,
    DIRECTION_NAMES,
    EDGE_NAMES,
    EDGES,
    ENGINE_LEFT,
    ENGINE_RIGHT,
    HABITAT_HEXES,
    HEX_NAMES,
    HEXES,
)
from weald.games.defenders.lenses import Game, Secret
from weald.games.defenders.planning import Planning, SoloPlanning
from weald.games.defenders.rounds import (
    ROUND,
    SOLO_ROUND,
    Plan,
    PlanAlone,
    Round,
    SoloRound,
    TakeTurns,
    Turn,
    TurnAlone,
)
from weald.games.defenders.setup import SET_UP, SetUp
from weald.games.defenders.tables import (
    CARD_FACTION,
    CARD_NAMES,
    DECK,
    FACE_HABITATS,
    FACTION_NAMES,
    FACTIONS,
    FACTORY_TILES,
    HABITAT_NAMES,
    HOME,
    ITEM_NAMES,
    LEADER_NAMES,
    MACHINE_NAMES,
    POINTS,
    SEATS,
    SLOTS,
    SOLO,
)

_WORDS: Final = (
    "factions",
    "solo",
    "phase",
    "turn",
    "points",
    "round",
    "first",
    "direction",
    "core",
    "factories",
    "walls",
    "breaches",
    "engines",
    "pollution",
    "toxic",
    "mechs",
    "machines",
    "discarded",
    "dead",
    "hand",
    *HABITAT_NAMES,
    *FACTION_NAMES,
)
_FACTION_WORDS: Final = (
    "leader",
    "at",
    "camps",
    "support",
    "damage",
    "items",
    "markers",
    "hand",
    "active",
    "used",
    "gone",
)
PHASES: Final = ("planning", "actions")
_AFTER_SET_UP: Final = len(SET_UP)
_TAKE_TURNS: Final = [isinstance(step, TakeTurns) for step in ROUND].index(True)
_PLAN: Final = [isinstance(step, Plan) for step in ROUND].index(True)
_AFTER_TURN: Final = [isinstance(step, TurnAlone) for step in SOLO_ROUND].index(True) + 1
_PLAN_ALONE: Final = [isinstance(step, PlanAlone) for step in SOLO_ROUND].index(True)
_USUAL_LAYOUT: Final[list[int]] = [NONE] * HEXES
for _slot, _places in enumerate(SLOTS):
    for _place, _kind in zip(_places, FACE_HABITATS[2 * _slot], strict=True):
        _USUAL_LAYOUT[_place] = _kind


def arrange(position: Words) -> Game:
    """A game in planning, or in the middle of a turn, in the position described."""
    for word in position:
        choose("arrangement", word, _WORDS)
    usual = [name for name in FACTION_NAMES if name in position]
    usual += [name for name in FACTION_NAMES if name not in usual][: max(0, 2 - len(usual))]  # two at least
    names = split("factions", position.get("factions", " ".join(usual)))
    factions = sorted({choose("seat", name, FACTION_NAMES) for name in names})
    if len(factions) < 2:
        raise wrong("factions", position.get("factions"))
    solo = bool(position.get("solo", False))
    board = empty_board(factions, solo)
    game = Game(board, [Secret([], NONE) for _ in SEATS], [[] for _ in range(FACTIONS)])
    board.round = number("round", position.get("round", 1))
    _arrange_board(board, position)
    _arrange_machines(board, position)
    dead = cards("dead", position.get("dead", ""))
    for faction in factions:
        _arrange_faction(game, faction, table(FACTION_NAMES[faction], position.get(FACTION_NAMES[faction], {})), dead)
    for card in cards("hand", position.get("hand", "")):  # the lone player's
        _to_hand(game, SOLO, card)
    board.dead = dead
    _take_markers(board, position)
    if not solo:
        first = position.get("first", FACTION_NAMES[factions[0]])
        board.first = choose("seat", first, FACTION_NAMES)
    _begin(board, position)
    faults = game.faults()
    if faults:
        raise BrokenPosition("impossible-position", problem="; ".join(faults))
    return game


def _arrange_board(b: Board, position: Words) -> None:
    b.habitat = _USUAL_LAYOUT[:]
    for kind, name in enumerate(HABITAT_NAMES):
        for spot, _ in places(name, position.get(name, "")):
            b.habitat[spot] = kind
    b.mechs[CORE] = 0
    for spot, count in places("mechs", position.get("mechs", "")):
        b.mechs[spot] += count
    for spot, count in places("pollution", position.get("pollution", "")):
        b.pollution[spot] = count
    for spot, _ in places("toxic", position.get("toxic", "")):
        b.pollution[spot] = TOXIC
    for edge in edges("walls", position.get("walls", "")):
        b.edges[edge] |= WALL
    for edge in edges("breaches", position.get("breaches", "")):
        b.edges[edge] |= BREACH
    for tile, words in table("factories", position.get("factories", {})).items():
        _arrange_factory(b, choose("factory", tile, [str(n) for n in range(FACTORY_TILES)]), split("factories", words))
    b.arrows[b.top] = choose("corner", position.get("core", "N"), CORNER_NAMES)


def _arrange_factory(b: Board, tile: int, words: list[str]) -> None:
    """`B2 NE` or `B2 NE wild`: where it stands, where its arrow points, whether it is rewilded."""
    if len(words) not in (2, 3) or words[2:] not in ([], ["wild"]):
        raise wrong("factories", " ".join(words))
    spot = place(words[0])
    b.site[tile] = spot
    b.ground[spot] = WILD if words[2:] else FACTORY
    b.wall_in(spot)
    b.arrows[tile] = choose("corner", words[1], CORNER_NAMES)
    b.top = min(b.top, tile - 1)


def _arrange_machines(b: Board, position: Words) -> None:
    states = [engine_state(name) for name in split("engines", position.get("engines", "core core"))]
    if len(states) != 2:
        raise wrong("engines", position.get("engines"))
    b.engines = states
    b.direction = choose("direction", position.get("direction", "right"), DIRECTION_NAMES)
    if "machines" in position:
        deck = [choose("machine", name, MACHINE_NAMES) for name in split("machines", position["machines"])]
        b.machines = [deck.count(card) for card in range(len(MACHINE_NAMES))]
    gone = [choose("machine", name, MACHINE_NAMES) for name in split("discarded", position.get("discarded", ""))]
    b.discarded = [gone.count(card) for card in range(len(MACHINE_NAMES))]


def _arrange_faction(game: Game, faction: int, words: Words, dead: list[int]) -> None:
    b = game.board
    for word in words:
        choose("arrangement", word, _FACTION_WORDS)
    own = LEADER_NAMES[2 * faction : 2 * faction + 2]
    b.leaders[faction] = 2 * faction + choose("leader", words.get("leader", own[0]), own)
    game.decks[faction] = [card for card in DECK[b.leaders[faction]] if card not in dead]
    b.gone[faction] = 1 if words.get("gone") else 0
    camps = [spot for spot, _ in places("camps", words.get("camps", ""))]
    if not camps:  # the first camp has to stand somewhere
        free = [spot for spot in HABITAT_HEXES if b.camps[spot] == NONE and b.ground[spot] == GROUND]
        camps = ([spot for spot in free if b.habitat[spot] == HOME[faction]] or free)[:1]
    at = str(words.get("at", HEX_NAMES[camps[0]]))
    for spot in camps:
        if b.camps[spot] != NONE:
            raise wrong("camps", HEX_NAMES[spot])
        b.camps[spot] = faction
    b.at[faction] = NONE if b.gone[faction] else place(at)
    b.built[faction] = max(0, len(camps) - 1)
    b.support[faction] = number("support", words.get("support", 0))
    b.damage[faction] = number("damage", words.get("damage", 0))
    for name in split("items", words.get("items", "")):
        b.items[faction] |= 1 << choose("item", name, ITEM_NAMES)
    for card in cards("used", words.get("used", "")):
        b.used[faction].append(_take(game, card))
    for card in cards("active", words.get("active", "")):
        b.active[faction] = _take(game, card)
    for card in cards("hand", words.get("hand", "")):
        _to_hand(game, b.seat_of(faction), card)
    b.decks[faction] = len(game.decks[faction])


def _take(game: Game, card: int) -> int:
    """A card out of its deck."""
    deck = game.decks[CARD_FACTION[card]]
    if card not in deck:
        raise BrokenPosition("card-twice", card=CARD_NAMES[card])
    deck.remove(card)
    game.board.decks[CARD_FACTION[card]] = len(deck)
    return card


def _to_hand(game: Game, seat: int, card: int) -> None:
    game.secrets[seat].hand = sorted([*game.secrets[seat].hand, _take(game, card)])
    game.board.hands[seat] += 1


def _take_markers(b: Board, position: Words) -> None:
    """The breaches on the board were somebody's: whoever has most markers, unless it is said how many they have."""
    told = {faction: table("", position.get(FACTION_NAMES[faction], {})).get("markers") for faction in b.factions}
    for edge in b.edges:
        if edge & BREACH:
            b.markers[max(b.factions, key=lambda faction: b.markers[faction])] -= 1
    for faction, markers in told.items():
        if markers is not None:
            b.markers[faction] = number("markers", markers)


def _begin(b: Board, position: Words) -> None:
    """The unfinished procedures of the moment."""
    phase = PHASES[choose("phase", position.get("phase", "actions" if "turn" in position else "planning"), PHASES)]
    b.call(SetUp([], 0, False, at=_AFTER_SET_UP))
    if phase == "planning":
        b.round -= 1  # planning counts it
        b.call(SoloRound(at=_PLAN_ALONE) if b.solo else Round(0, at=_PLAN))
        return
    turn = choose("seat", position.get("turn", FACTION_NAMES[b.factions[0]]), FACTION_NAMES)
    if b.active[turn] == NONE:
        raise wrong("active", "")
    b.turn = turn
    if b.solo:
        b.call(SoloRound(at=_AFTER_TURN))
    else:
        order = b.clockwise(b.first)
        b.call(Round(order.index(turn) + 1, at=_TAKE_TURNS))
    b.call(Turn(turn, at=1))
    b.call(Acting(turn, number("points", position.get("points", POINTS[b.active[turn]]))))


def arrangement(game: Game) -> dict[str, object] | None:
    """The words for this position, if somebody is about to plan and nobody has chosen yet."""
    b = game.board
    if not b.stack or not isinstance(b.stack[-1], (Planning, SoloPlanning)) or any(b.chosen):
        return None
    words: dict[str, object] = {"factions": " ".join(FACTION_NAMES[faction] for faction in b.factions)}
    if b.solo:
        words["solo"] = True
        words["hand"] = _names(game.secrets[SOLO].hand)
    else:
        words["first"] = FACTION_NAMES[b.first]
    words["phase"] = "planning"
    words["round"] = b.round
    words["direction"] = DIRECTION_NAMES[b.direction]
    words["core"] = CORNER_NAMES[b.arrows[b.top]]
    for kind, name in enumerate(HABITAT_NAMES):
        words[name] = " ".join(HEX_NAMES[spot] for spot in HABITAT_HEXES if b.habitat[spot] == kind)
    words["factories"] = {str(tile): _factory_words(b, tile) for tile in range(FACTORY_TILES) if b.site[tile] != NONE}
    words["walls"] = " ".join(EDGE_NAMES[edge] for edge in range(EDGES) if b.edges[edge] & WALL)
    words["breaches"] = " ".join(EDGE_NAMES[edge] for edge in range(EDGES) if b.edges[edge] & BREACH)
    words["engines"] = " ".join(_engine_word(state) for state in b.engines)
    words["mechs"] = _counted(b.mechs)
    words["pollution"] = _counted([count if count != TOXIC else 0 for count in b.pollution])
    words["toxic"] = " ".join(HEX_NAMES[spot] for spot in range(HEXES) if b.pollution[spot] == TOXIC)
    words["machines"] = " ".join(name for card, name in enumerate(MACHINE_NAMES) for _ in range(b.machines[card]))
    words["discarded"] = " ".join(name for card, name in enumerate(MACHINE_NAMES) for _ in range(b.discarded[card]))
    words["dead"] = _names(b.dead)
    for faction in b.factions:
        words[FACTION_NAMES[faction]] = _faction_words(game, faction)
    return words


def _faction_words(game: Game, faction: int) -> dict[str, object]:
    b = game.board
    words: dict[str, object] = {
        "leader": LEADER_NAMES[b.leaders[faction]],
        "camps": " ".join(HEX_NAMES[spot] for spot in range(HEXES) if b.camps[spot] == faction),
        "support": b.support[faction],
        "damage": b.damage[faction],
        "items": " ".join(ITEM_NAMES[item] for item in range(FACTIONS) if b.items[faction] >> item & 1),
        "markers": b.markers[faction],
        "used": _names(b.used[faction]),
    }
    if b.gone[faction]:
        words["gone"] = True
    else:
        words["at"] = HEX_NAMES[b.at[faction]]
    if b.active[faction] != NONE:
        words["active"] = CARD_NAMES[b.active[faction]]
    if not b.solo:
        words["hand"] = _names(game.secrets[faction].hand)
    return words


def _factory_words(b: Board, tile: int) -> str:
    spot = b.site[tile]
    return f"{HEX_NAMES[spot]} {CORNER_NAMES[b.arrows[tile]]}{' wild' if b.ground[spot] == WILD else ''}"


def _engine_word(state: int) -> str:
    return "core" if state == NONE else f"{HEX_NAMES[ENGINE_LEFT[state]]}>{HEX_NAMES[ENGINE_RIGHT[state]]}"


def _counted(counts: list[int]) -> str:
    return " ".join(f"{HEX_NAMES[spot]}x{count}" for spot, count in enumerate(counts) if count)


def _names(of: list[int]) -> str:
    return " ".join(CARD_NAMES[card] for card in of)
