"""A seat's view for learners. Seats, clearings, pieces, cards and items stand in the order of the game's own lists.

What lies on a faction's own board is told by the faction (`FactionBoard.encode`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from weald.engine.encoding import Row
from weald.games.root.factions.faction import FACTIONS
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import (
    CARDS,
    CLEARINGS,
    DECK_NAMES,
    ITEMS,
    LEVEL_NAMES,
    MAPS,
    MOST_FORESTS,
    QUEST_NAMES,
    SEAT_COUNT,
    SEATS,
    TRAIT_NAMES,
)

_ASIDE: Final = 128  # numbers that a faction may keep aside
_PATHS: Final = max(len(one.closed) for one in MAPS)  # that are closed at first
_TRAITS: Final = max(len(names) for names in TRAIT_NAMES)
_PLACES: Final = CLEARINGS + MOST_FORESTS


@cache
def widths() -> list[int]:
    """How many numbers each seat's own board takes."""
    found: list[int] = []
    for seat in range(SEAT_COUNT):
        row = Row(bytearray(4096))
        FACTIONS[seat].new_board().encode(row)
        found.append(row.at)
    return found


def encode(v: View, row: Row) -> None:
    b = v.board
    row.field("seat")
    row.one_of(v.seat, SEAT_COUNT)
    row.field("hand")
    row.how_many(v.own.hand, CARDS)
    row.field("what the faction alone knows")
    row.how_many(v.own.aside, _ASIDE)
    _table(b, row)
    _map(b, row)
    _seats(b, row)
    _cards(b, row)
    own = widths()
    for seat in range(SEAT_COUNT):
        end = row.at + own[seat]
        row.whose = SEATS[seat]
        b.boards[seat].encode(row)
        row.at = end
    row.whose = ""


def _table(b: Board, row: Row) -> None:
    row.field("map")
    row.one_of(b.map, len(MAPS))
    row.field("deck")
    row.one_of(b.cards, len(DECK_NAMES))
    row.field("place in the order of turns")
    for place, seat in enumerate(b.order):
        row.data[row.at + seat] = place + 1
    row.at += SEAT_COUNT
    row.field("has the turn")
    row.one_of(b.active, SEAT_COUNT)
    row.field("round")
    row.count(b.round)
    robots = b.robots
    row.field("level of each bot")
    for level in robots.levels:
        row.one_of(level, len(LEVEL_NAMES))
    row.field("traits of each bot")
    for traits in robots.traits:
        row.bits(traits, _TRAITS)
    row.field("order card of the bot in turn")
    row.one_of(robots.card, CARDS)
    row.field("suit that is ordered")
    row.place(robots.suit)
    row.field("people against bots, special services")
    row.flag(robots.coop)
    row.flag(robots.special)


def _map(b: Board, row: Row) -> None:
    row.field("suit of each clearing")
    for clearing in range(CLEARINGS):
        row.one_of(b.suits[clearing] if b.suits else -1, 3)
    row.field("warriors by seat and clearing")
    row.counts(b.warriors)
    row.field("buildings, tokens and ruins by kind and clearing")
    row.counts(b.pieces)
    row.field("slots covered by items")
    row.counts(b.robots.covered)
    row.field("pawns")
    for pawn in b.pawns:
        row.one_of(pawn, _PLACES)
    row.field("items under ruins")
    row.how_many(b.buried, ITEMS)
    row.field("seen under ruins")
    row.how_many(b.searched, SEAT_COUNT * CLEARINGS)
    row.field("scorched clearing")
    row.one_of(b.scorched, CLEARINGS)
    row.field("paths that have been cleared")
    row.bits(b.opened, _PATHS)
    row.field("ferry")
    row.one_of(b.ferry, CLEARINGS)
    row.field("ferry has sailed, a path was cleared this turn")
    row.flag(b.ferried)
    row.flag(b.cleared)


def _seats(b: Board, row: Row) -> None:
    row.field("warriors in the supply")
    row.counts(b.supply)
    row.field("pieces in stock, by kind")
    row.counts(b.stock)
    row.field("points")
    row.counts(b.scores)
    row.field("cards in hand")
    row.counts(b.hands)
    row.field("crafted items by seat")
    row.counts(b.crafted)
    row.field("crafted items that are tired")
    row.counts(b.tired)
    row.field("cards in play by seat")
    for improvements in b.improvements:
        row.how_many(improvements, CARDS)
    row.field("dominance card")
    row.places(b.dominance)
    row.field("partner in a coalition")
    row.places(b.partners)
    row.field("warriors on the Coffin Makers")
    row.counts(b.coffins)
    row.field("corner of the start")
    row.places(b.homes)
    row.field("may use the river, lends warriors, hires them, is fought by them")
    row.place(b.boats)
    row.place(b.lender)
    row.place(b.hirer)
    row.place(b.spurned)


def _cards(b: Board, row: Row) -> None:
    row.field("cards in the deck")
    row.count(b.deck)
    row.field("discard pile")
    row.how_many(b.discard, CARDS)
    row.field("played cards")
    row.how_many(b.played, CARDS)
    row.field("dominance cards beside the map")
    row.how_many(b.available, CARDS)
    row.field("cards used this turn")
    row.how_many(b.spent, CARDS)
    row.field("crafting pieces used this turn, by suit")
    row.counts(b.used)
    row.field("items in the supply")
    row.counts(b.items)
    row.field("items out of the game")
    row.counts(b.lost)
    row.field("open quests")
    row.how_many(b.quests, len(QUEST_NAMES))
