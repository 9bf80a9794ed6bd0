"""A seat's view for learners. Hexes, edges, factions and cards stand in the order of the game's own lists."""

from __future__ import annotations

from typing import Final

from weald.engine.encoding import Row
from weald.games.defenders.acting import Acting
from weald.games.defenders.board import Board
from weald.games.defenders.geometry import EDGES, HEXES
from weald.games.defenders.lenses import View
from weald.games.defenders.tables import CARD_NAMES, FACTIONS, HABITAT_NAMES, SEATS

_CARDS: Final = len(CARD_NAMES)
_GROUNDS: Final = 4
_EDGE_BITS: Final = 3
_ITEMS: Final = FACTIONS


def encode(v: View, row: Row) -> None:
    b = v.board
    row.field("seat")
    row.one_of(v.seat, len(SEATS))
    row.field("hand")
    row.how_many(v.own.hand, _CARDS)
    row.field("chosen defender")
    row.one_of(v.own.choice, _CARDS)
    _land(b, row)
    _factions(b, row)
    row.field("dead defenders")
    row.how_many(b.dead, _CARDS)
    row.field("machine deck")
    row.counts(b.machines)
    row.field("machine cards discarded")
    row.counts(b.discarded)
    row.field("round")
    row.count(b.round)
    row.field("has the first turn")
    row.one_of(b.first, FACTIONS)
    row.field("has the turn")
    row.one_of(b.turn, FACTIONS)
    row.field("points left to act with")
    row.counts(_points(b))


def _land(b: Board, row: Row) -> None:
    row.field("habitat of each hex")
    for place in range(HEXES):
        row.one_of(b.habitat[place] if b.habitat else -1, len(HABITAT_NAMES))
    row.field("ground of each hex")
    for ground in b.ground:
        row.one_of(ground, _GROUNDS)
    row.field("pollution of each hex")
    row.counts(b.pollution)
    row.field("mechs in each hex")
    row.counts(b.mechs)
    row.field("camp in each hex")
    for camp in b.camps:
        row.one_of(camp, FACTIONS)
    row.field("leader in each hex")
    for faction in range(FACTIONS):
        row.one_of(b.at[faction], HEXES)
    row.field("wall, breach, side of a factory on each edge")
    for state in b.edges:
        row.bits(state, _EDGE_BITS)
    row.field("site of each factory")
    row.places(b.site)
    row.field("arrow of each factory")
    row.places(b.arrows)
    row.field("factory on top of the core")
    row.place(b.top)
    row.field("engines by edge and way")
    for engine in b.engines:
        row.one_of(engine, 2 * EDGES)
    row.field("machines turn")
    row.place(b.direction)


def _factions(b: Board, row: Row) -> None:
    row.field("factions in play")
    row.how_many(b.factions, FACTIONS)
    row.field("one player alone")
    row.flag(b.solo)
    row.field("who leads each faction")
    row.places(b.leaders)
    row.field("camps built")
    row.counts(b.built)
    row.field("support")
    row.counts(b.support)
    row.field("damage")
    row.counts(b.damage)
    row.field("items")
    for items in b.items:
        row.bits(items, _ITEMS)
    row.field("breach markers")
    row.counts(b.markers)
    row.field("has left the game")
    row.counts(b.gone)
    row.field("cards in hand, by seat")
    row.counts(b.hands)
    row.field("cards in the deck")
    row.counts(b.decks)
    row.field("has chosen, by seat")
    row.counts(b.chosen)
    row.field("used pile")
    for used in b.used:
        row.how_many(used, _CARDS)
    row.field("active defender")
    for card in b.active:
        row.one_of(card, _CARDS)
    row.field("teamed up")
    for helpers in b.helpers:
        row.how_many(helpers, _CARDS)


def _points(b: Board) -> list[int]:
    for frame in b.stack:
        if isinstance(frame, Acting):
            return [max(frame.points, 0)]
    return [0]
