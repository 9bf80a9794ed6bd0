"""Positions set up by hand, and the words that set a position up again. The words: docs/scenarios.md.

Hexes and edges are their names, `B2x3` three things in a hex; cards are theirs. What is not said is as after set-up,
but for a board without mechs, pollution, walls and engines. Cards that are not placed are in the decks.
"""

from __future__ import annotations

from typing import Final

from weald.engine.arranging import Description, check, index_of, join, join_counts, join_each, step_of, take, wrong
from weald.engine.errors import UnknownName
from weald.games.defenders.acting import Acting
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
    OFF,
    engine,
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
    MACHINES,
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
_TAKE_TURNS: Final = step_of(TakeTurns, ROUND)
_PLAN: Final = step_of(Plan, ROUND)
_AFTER_TURN: Final = step_of(TurnAlone, SOLO_ROUND) + 1
_PLAN_ALONE: Final = step_of(PlanAlone, SOLO_ROUND)
_TILE_NAMES: Final = [str(tile) for tile in range(FACTORY_TILES)]
_USUAL_LAYOUT: Final[list[int]] = [NONE] * HEXES
for _slot, _places in enumerate(SLOTS):
    for _place, _kind in zip(_places, FACE_HABITATS[2 * _slot], strict=True):
        _USUAL_LAYOUT[_place] = _kind


def arrange(words: dict[str, object]) -> Game:
    """A game in planning, or in the middle of a turn, in the position described."""
    position = Description(words, _WORDS)
    usual = [name for name in FACTION_NAMES if position.has(name)]
    usual += [name for name in FACTION_NAMES if name not in usual][: max(0, 2 - len(usual))]  # two at least
    named = position.split("factions", " ".join(usual))
    factions = sorted({index_of("seat", name, FACTION_NAMES) for name in named})
    if len(factions) < 2:
        raise position.wrong("factions")
    solo = position.flag("solo")
    board = empty_board(factions, solo)
    game = Game(board, [Secret([], NONE) for _ in SEATS], [[] for _ in range(FACTIONS)])
    board.round = position.number("round", 1, least=1)
    _arrange_board(board, position)
    _arrange_machines(board, position)
    board.dead = position.names("dead", "card", CARD_NAMES)
    for faction in factions:
        _arrange_faction(game, faction, position.part(FACTION_NAMES[faction], _FACTION_WORDS))
    for card in position.names("hand", "card", CARD_NAMES):  # the lone player's
        _to_hand(game, SOLO, card)
    _take_markers(board, position)
    if not solo:
        board.first = _in_play(board, position, "first")
    _begin(board, position)
    check(game)
    return game


def _in_play(b: Board, position: Description, word: str) -> int:
    """A faction that takes part: the first one, unless it is said."""
    return b.factions[position.name(word, "seat", [FACTION_NAMES[faction] for faction in b.factions])]


def _arrange_board(b: Board, position: Description) -> None:
    b.habitat = _USUAL_LAYOUT[:]
    for kind, name in enumerate(HABITAT_NAMES):
        for spot, _ in position.counted(name, "hex", HEX_NAMES):
            b.habitat[spot] = kind
    b.mechs[CORE] = 0
    for spot, count in position.counted("mechs", "hex", HEX_NAMES):
        b.mechs[spot] += count
    for spot, count in position.counted("pollution", "hex", HEX_NAMES):
        b.pollution[spot] = count
    for spot, _ in position.counted("toxic", "hex", HEX_NAMES):
        b.pollution[spot] = TOXIC
    for name in position.split("walls"):
        b.edges[_edge(name)] |= WALL
    for name in position.split("breaches"):
        b.edges[_edge(name)] |= BREACH
    for tile, described in position.table("factories").items():
        _arrange_factory(b, index_of("factory", tile, _TILE_NAMES), str(described))
    b.arrows[b.top] = position.name("core", "corner", CORNER_NAMES, CORNER_NAMES.index("N"))


def _edge(name: str) -> int:
    """An edge by its name, `B2-C2` as well as `C2-B2`; `A1-NW` on the rim."""
    one, _, other = name.partition("-")
    for known in (name, f"{other}-{one}"):
        if known in EDGE_NAMES:
            return EDGE_NAMES.index(known)
    raise UnknownName("edge", name, EDGE_NAMES)


def _arrange_factory(b: Board, tile: int, described: str) -> None:
    """`B2 NE` or `B2 NE wild`: where it stands, where its arrow points, whether it is rewilded."""
    words = described.split()
    if len(words) not in (2, 3) or words[2:] not in ([], ["wild"]):
        raise wrong("factories", described)
    spot = index_of("hex", words[0], HEX_NAMES)
    b.site[tile] = spot
    b.ground[spot] = WILD if words[2:] else FACTORY
    b.wall_in(spot)
    b.arrows[tile] = index_of("corner", words[1], CORNER_NAMES)
    b.top = min(b.top, tile - 1)


def _arrange_machines(b: Board, position: Description) -> None:
    b.engines = [_engine(name) for name in position.split("engines", "core core")]
    if len(b.engines) != 2:
        raise position.wrong("engines")
    b.direction = position.name("direction", "direction", DIRECTION_NAMES)
    if position.has("machines"):
        deck = position.names("machines", "machine", MACHINE_NAMES)
        b.machines = [deck.count(card) for card in range(MACHINES)]
    gone = position.names("discarded", "machine", MACHINE_NAMES)
    b.discarded = [gone.count(card) for card in range(MACHINES)]


def _engine(name: str) -> int:
    """`B2>B3`: the hexes on its left and right; `core` for one that waits."""
    if name == "core":
        return NONE
    left, arrow, right = name.partition(">")
    state = engine(index_of("hex", left, HEX_NAMES), index_of("hex", right, HEX_NAMES)) if arrow else OFF
    if state == OFF:
        raise wrong("engines", name)
    return state


def _arrange_faction(game: Game, faction: int, own: Description) -> None:
    b = game.board
    b.leaders[faction] = 2 * faction + own.name("leader", "leader", LEADER_NAMES[2 * faction : 2 * faction + 2])
    game.decks[faction] = [card for card in DECK[b.leaders[faction]] if card not in b.dead]
    b.gone[faction] = 1 if own.flag("gone") else 0
    camps = [spot for spot, _ in own.counted("camps", "hex", HEX_NAMES)]
    if not camps:  # the first camp has to stand somewhere
        free = [spot for spot in HABITAT_HEXES if b.camps[spot] == NONE and b.ground[spot] == GROUND]
        camps = ([spot for spot in free if b.habitat[spot] == HOME[faction]] or free)[:1]
    for spot in camps:
        if b.camps[spot] != NONE:
            raise wrong("camps", HEX_NAMES[spot])
        b.camps[spot] = faction
    b.at[faction] = NONE if b.gone[faction] else own.name("at", "hex", HEX_NAMES, camps[0])
    b.built[faction] = max(0, len(camps) - 1)
    b.support[faction] = own.number("support")
    b.damage[faction] = own.number("damage")
    for item in own.names("items", "item", ITEM_NAMES):
        b.items[faction] |= 1 << item
    for card in own.names("used", "card", CARD_NAMES):
        b.used[faction].append(_take(game, card))
    for card in own.names("active", "card", CARD_NAMES):
        b.active[faction] = _take(game, card)
    for card in own.names("hand", "card", CARD_NAMES):
        _to_hand(game, b.seat_of(faction), card)
    b.decks[faction] = len(game.decks[faction])


def _take(game: Game, card: int) -> int:
    """A card out of its deck."""
    deck = game.decks[CARD_FACTION[card]]
    take(card, deck, CARD_NAMES[card])
    game.board.decks[CARD_FACTION[card]] = len(deck)
    return card


def _to_hand(game: Game, seat: int, card: int) -> None:
    game.secrets[seat].hand = sorted([*game.secrets[seat].hand, _take(game, card)])
    game.board.hands[seat] += 1


def _take_markers(b: Board, position: Description) -> None:
    """The breaches on the board were somebody's: whoever has most markers, unless it is said how many they have."""
    for edge in b.edges:
        if edge & BREACH:
            b.markers[max(b.factions, key=lambda faction: b.markers[faction])] -= 1
    for faction in b.factions:
        own = position.part(FACTION_NAMES[faction], _FACTION_WORDS)
        b.markers[faction] = own.number("markers", b.markers[faction])


def _begin(b: Board, position: Description) -> None:
    """The unfinished procedures of the moment."""
    phase = position.name("phase", "phase", PHASES, 1 if position.has("turn") else 0)
    b.call(SetUp([], 0, False, at=_AFTER_SET_UP))
    if PHASES[phase] == "planning":
        b.round -= 1  # planning counts it
        b.call(SoloRound(at=_PLAN_ALONE) if b.solo else Round(0, at=_PLAN))
        return
    turn = _in_play(b, position, "turn")
    if b.active[turn] == NONE:
        raise wrong("active", "")
    b.turn = turn
    if b.solo:
        b.call(SoloRound(at=_AFTER_TURN))
    else:
        order = b.clockwise(b.first)
        b.call(Round(order.index(turn) + 1, at=_TAKE_TURNS))
    b.call(Turn(turn, at=1))
    b.call(Acting(turn, position.number("points", POINTS[b.active[turn]]), []))


def arrangement(game: Game) -> dict[str, object] | None:
    """The words for this position, if somebody is about to plan and nobody has chosen yet."""
    b = game.board
    if not b.stack or not isinstance(b.stack[-1], (Planning, SoloPlanning)) or any(b.chosen):
        return None
    words: dict[str, object] = {"factions": join(b.factions, FACTION_NAMES)}
    if b.solo:
        words["solo"] = True
        words["hand"] = join(game.secrets[SOLO].hand, CARD_NAMES)
    else:
        words["first"] = FACTION_NAMES[b.first]
    words["phase"] = "planning"
    words["round"] = b.round
    words["direction"] = DIRECTION_NAMES[b.direction]
    words["core"] = CORNER_NAMES[b.arrows[b.top]]
    for kind, name in enumerate(HABITAT_NAMES):
        words[name] = join([spot for spot in HABITAT_HEXES if b.habitat[spot] == kind], HEX_NAMES)
    words["factories"] = {str(tile): _factory_words(b, tile) for tile in range(FACTORY_TILES) if b.site[tile] != NONE}
    words["walls"] = join([edge for edge in range(EDGES) if b.edges[edge] & WALL], EDGE_NAMES)
    words["breaches"] = join([edge for edge in range(EDGES) if b.edges[edge] & BREACH], EDGE_NAMES)
    words["engines"] = " ".join(_engine_word(state) for state in b.engines)
    words["mechs"] = join_counts(b.mechs, HEX_NAMES)
    words["pollution"] = join_counts([count if count != TOXIC else 0 for count in b.pollution], HEX_NAMES)
    words["toxic"] = join([spot for spot in range(HEXES) if b.pollution[spot] == TOXIC], HEX_NAMES)
    words["machines"] = join_each(b.machines, MACHINE_NAMES)
    words["discarded"] = join_each(b.discarded, MACHINE_NAMES)
    words["dead"] = join(b.dead, CARD_NAMES)
    for faction in b.factions:
        words[FACTION_NAMES[faction]] = _faction_words(game, faction)
    return words


def _faction_words(game: Game, faction: int) -> dict[str, object]:
    b = game.board
    words: dict[str, object] = {
        "leader": LEADER_NAMES[b.leaders[faction]],
        "camps": join([spot for spot in range(HEXES) if b.camps[spot] == faction], HEX_NAMES),
        "support": b.support[faction],
        "damage": b.damage[faction],
        "items": join([item for item in range(FACTIONS) if b.has_item(faction, item)], ITEM_NAMES),
        "markers": b.markers[faction],
        "used": join(b.used[faction], CARD_NAMES),
    }
    if b.gone[faction]:
        words["gone"] = True
    else:
        words["at"] = HEX_NAMES[b.at[faction]]
    if b.active[faction] != NONE:
        words["active"] = CARD_NAMES[b.active[faction]]
    if not b.solo:
        words["hand"] = join(game.secrets[faction].hand, CARD_NAMES)
    return words


def _factory_words(b: Board, tile: int) -> str:
    spot = b.site[tile]
    return f"{HEX_NAMES[spot]} {CORNER_NAMES[b.arrows[tile]]}{' wild' if b.ground[spot] == WILD else ''}"


def _engine_word(state: int) -> str:
    return "core" if state == NONE else f"{HEX_NAMES[ENGINE_LEFT[state]]}>{HEX_NAMES[ENGINE_RIGHT[state]]}"
