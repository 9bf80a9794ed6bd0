"""A view as plain data with the names of things: what clients draw and tests read."""

from __future__ import annotations

from weald.games.defenders.acting import Acting
from weald.games.defenders.board import (
    BREACH,
    ENDING_NAMES,
    FACTORY,
    GOING_ON,
    GROUND_NAMES,
    HABITAT,
    NONE,
    NUCLEUS,
    TOXIC,
    WALL,
    WILD,
    Board,
)
from weald.games.defenders.forecast import forecast
from weald.games.defenders.geometry import (
    CORNER_NAMES,
    DIRECTION_NAMES,
    EDGE_NAMES,
    EDGES,
    ENGINE_FRONT,
    ENGINE_LEFT,
    ENGINE_RIGHT,
    HEX_NAMES,
    HEXES,
    OFF,
    SIDE_NAMES,
    SIDES,
)
from weald.games.defenders.lenses import View
from weald.games.defenders.planning import Planning, SoloPlanning
from weald.games.defenders.rules.machine import MachineCard
from weald.games.defenders.setup import SetUp
from weald.games.defenders.tables import (
    ABILITY,
    ABILITY_NAMES,
    ANIMAL,
    CARD_FACTION,
    CARD_NAMES,
    CHUTES,
    DIE,
    FACTION_NAMES,
    FACTORY_TILES,
    HABITAT_NAMES,
    IS_REVEAL,
    ITEM_NAMES,
    LEADER_NAMES,
    LOSING_DEATHS,
    MACHINE_NAMES,
    MACHINES,
    MECH_FIGURES,
    MOST_DAMAGE,
    POINTS,
    POLLUTION_TOKENS,
    SEATS,
    TOXIC_SITES,
    WALLS,
)
from weald.games.defenders.tables import HABITAT as CARD_HABITAT


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def show_card(card: int) -> dict[str, object]:
    """A defender card as it is printed."""
    return {
        "card": CARD_NAMES[card],
        "faction": FACTION_NAMES[CARD_FACTION[card]],
        "ability": ABILITY_NAMES[ABILITY[card]],
        "timing": "reveal" if IS_REVEAL[ABILITY[card]] else "ongoing",
        "habitat": HABITAT_NAMES[CARD_HABITAT[card]],
        "points": POINTS[card],
        "name": ANIMAL[card],
    }


def show_hex(b: Board, place: int) -> dict[str, object]:
    """One hex and what is in it."""
    ground = b.ground[place]
    shown: dict[str, object] = {
        "habitat": HABITAT_NAMES[b.habitat[place]] if b.habitat and b.habitat[place] != NONE else None,
        "ground": GROUND_NAMES[ground],
        "pollution": 0 if b.pollution[place] == TOXIC else b.pollution[place],
        "toxic": b.pollution[place] == TOXIC,
        "mechs": b.mechs[place],
        "mechs_are": "hunters" if ground == HABITAT else "snipers",
        "camp": FACTION_NAMES[b.camps[place]] if b.camps[place] != NONE else None,
        "leaders": [FACTION_NAMES[faction] for faction in b.factions if b.at[faction] == place],
        "enclosed": b.is_enclosed(place),
    }
    if ground in (FACTORY, WILD, NUCLEUS):
        tile = b.top if ground == NUCLEUS else b.site.index(place)
        shown["tile"] = tile
        if b.arrows[tile] != NONE:
            shown["arrow"] = CORNER_NAMES[b.arrows[tile]]
            chutes = [] if ground == WILD else CHUTES[tile]
            shown["chutes"] = [SIDE_NAMES[(b.arrows[tile] + chute) % SIDES] for chute in chutes]
    return shown


def show_engine(b: Board, engine: int) -> dict[str, object] | None:
    """Where an engine stands and faces; None on the core."""
    state = b.engines[engine]
    if state == NONE:
        return None
    return {
        "edge": EDGE_NAMES[state >> 1],
        "left": HEX_NAMES[ENGINE_LEFT[state]],
        "right": HEX_NAMES[ENGINE_RIGHT[state]],
        "front": HEX_NAMES[ENGINE_FRONT[state]] if ENGINE_FRONT[state] != OFF else None,
    }


def show_faction(b: Board, faction: int) -> dict[str, object]:
    """The public side of a faction."""
    leader = b.leaders[faction]
    return {
        "player": SEATS[b.seat_of(faction)],
        "leader": LEADER_NAMES[leader] if leader != NONE else None,
        "at": HEX_NAMES[b.at[faction]] if b.at[faction] != NONE else None,
        "gone": bool(b.gone[faction]),
        "camps_left": b.camps_left(faction),
        "camps": [HEX_NAMES[place] for place in range(HEXES) if b.camps[place] == faction],
        "support": b.support[faction],
        "support_needed": b.support_needed(faction),
        "next_hand": b.next_hand(faction) if b.camps_left(faction) else None,
        "damage": b.damage[faction],
        "items": [ITEM_NAMES[item] for item in b.factions if b.items[faction] >> item & 1],
        "markers": b.markers[faction],
        "deck": b.decks[faction],
        "used": names(b.used[faction]),
        "active": show_card(b.active[faction]) if b.active[faction] != NONE else None,
        "teamed": names(b.helpers[faction]),
        "hand": b.hands[faction],
        "chosen": bool(b.chosen[b.seat_of(faction)]),
    }


def phase(b: Board) -> str:
    """Which part of the round it is."""
    kinds = [type(frame) for frame in b.stack]
    if not kinds:
        return "over"
    if SetUp in kinds and not b.round:
        return "setup"
    if Planning in kinds or SoloPlanning in kinds:
        return "planning"
    if MachineCard in kinds:
        return "machines"
    return "actions" if Acting in kinds else "reveal"


def talking(b: Board) -> dict[str, object]:
    """[2.10, 2.11, 16.3] Whether the players may talk now, and what of their hands they may ever tell."""
    if b.solo:
        return {"open": True, "of_hands": "everything", "law": "16.3"}
    closed = phase(b) == "planning"
    return {"open": not closed, "of_hands": "habitats", "law": "2.10" if closed else "2.11"}


def gauges(b: Board) -> dict[str, object]:
    """[15] How near the two goals are, and the ways to lose: [how far, at which number it comes true]."""
    camps = [b.track() - b.camps_left(faction) for faction in b.factions]
    habitats = [HABITAT_NAMES[CARD_HABITAT[card]] for card in b.dead]
    return {
        "camps": [sum(camps), b.track() * len(camps)],
        "factories": [b.ground.count(WILD), FACTORY_TILES - 1 - b.top],
        "core-completed": [FACTORY_TILES - 1 - b.top, FACTORY_TILES],
        "toxic-disaster": [b.toxic_sites(), TOXIC_SITES + 1],
        "massacre": {name: [habitats.count(name), LOSING_DEATHS] for name in HABITAT_NAMES},
    }


def points_left(b: Board) -> int | None:
    for frame in b.stack:
        if isinstance(frame, Acting):
            return frame.points
    return None


def show_board(b: Board) -> dict[str, object]:
    """Everything that everybody may see."""
    toxic = b.toxic_sites()
    walls = [EDGE_NAMES[edge] for edge in range(EDGES) if b.edges[edge] & WALL]
    return {
        "seat": None,
        "solo": b.solo,
        "round": b.round,
        "phase": phase(b),
        "talking": talking(b),
        "factions": [FACTION_NAMES[faction] for faction in b.factions],
        "first": FACTION_NAMES[b.first] if b.first != NONE else None,
        "turn": FACTION_NAMES[b.turn] if b.turn != NONE else None,
        "points": points_left(b),
        "hexes": {HEX_NAMES[place]: show_hex(b, place) for place in range(HEXES)},
        "walls": walls,
        "breaches": [EDGE_NAMES[edge] for edge in range(EDGES) if b.edges[edge] & BREACH],
        "engines": [show_engine(b, engine) for engine in (0, 1)],
        "direction": DIRECTION_NAMES[b.direction],
        "core": b.top,
        "built": FACTORY_TILES - 1 - b.top,
        "standing": b.factories(),
        "toxic_left": TOXIC_SITES - toxic,
        "die": DIE[:],
        "most_damage": MOST_DAMAGE,
        "machines": {MACHINE_NAMES[card]: b.machines[card] for card in range(MACHINES) if b.machines[card]},
        "machines_discarded": {MACHINE_NAMES[c]: b.discarded[c] for c in range(MACHINES) if b.discarded[c]},
        "gauges": gauges(b),
        "dead": {CARD_NAMES[card]: HABITAT_NAMES[CARD_HABITAT[card]] for card in b.dead},
        "seats": {FACTION_NAMES[faction]: show_faction(b, faction) for faction in b.factions},
        "hands": {SEATS[seat]: b.hands[seat] for seat in sorted({b.seat_of(faction) for faction in b.factions})},
        "hand": None,
        "choice": None,
        "supply": {  # of the box; the machines do not need it
            "walls": max(0, WALLS - len(walls)),
            "mechs": max(0, MECH_FIGURES - sum(b.mechs)),
            "pollution": max(0, POLLUTION_TOKENS - sum(n for n in b.pollution if n != TOXIC)),
        },
        "forecast": forecast(b),
        "ending": ENDING_NAMES[b.ending] if b.ending != GOING_ON else None,
    }


def show_own(v: View) -> dict[str, object]:
    """What this seat sees instead: its hand, and the card that it has chosen."""
    return {
        "seat": SEATS[v.seat],
        "hand": [show_card(card) for card in v.own.hand],
        "choice": show_card(v.own.choice) if v.own.choice != NONE else None,
    }
