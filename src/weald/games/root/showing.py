"""A view as plain data, with names instead of numbers: what clients draw and tests read."""

from __future__ import annotations

from weald.games.root.cards.card import PERSISTENT
from weald.games.root.factions.faction import FACTIONS, faction
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import (
    CARD_NAMES,
    CLEARINGS,
    DECK_NAMES,
    ITEM_NAMES,
    ITEMS,
    KINDS_OF,
    LEVEL_NAMES,
    MAP_NAMES,
    PIECE_NAMES,
    PIECES,
    QUEST_NAMES,
    SEAT_COUNT,
    SEATS,
    STOCK,
    SUIT_NAMES,
    TRAIT_NAMES,
    trait,
)
from weald.games.root.turn import phase_of


def card_names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def show_clearing(b: Board, clearing: int) -> dict[str, object]:
    """One clearing: its suit, its pieces, who rules it, and what the factions in play add."""
    ruler = b.ruler(clearing)
    shown: dict[str, object] = {
        "suit": SUIT_NAMES[b.suits[clearing]] if clearing < len(b.suits) else None,
        "slots": b.printed().slots[clearing],
        "open_slots": b.open_slots(clearing),
        "warriors": {SEATS[s]: b.warriors_at(s, clearing) for s in b.order if b.warriors_at(s, clearing)},
        "pieces": {PIECE_NAMES[k]: b.at(k, clearing) for k in range(PIECES) if b.at(k, clearing)},
        "ruler": SEATS[ruler] if ruler != NONE else None,
        "scorched": b.scorched == clearing,
        "paths": [neighbour + 1 for neighbour in b.adjacent(clearing)],
        **_landmarks(b, clearing),
    }
    for seat in sorted(b.order):
        shown.update(faction(b, seat).show_clearing(b, clearing))
    if b.robots.covered[clearing]:  # [K7.7.5]
        shown["covered"] = b.robots.covered[clearing]
    return shown


def _landmarks(b: Board, clearing: int) -> dict[str, object]:
    """What only some maps have: the mountain's closed paths and tower, the lake's ferry."""
    printed = b.printed()
    found: dict[str, object] = {}
    if printed.closed:
        shut = [path for path in range(len(printed.closed)) if not b.opened >> path & 1]
        ends = [printed.closed[path] for path in shut if clearing in printed.closed[path]]
        found["closed"] = sorted(sum(path) - clearing + 1 for path in ends)
        found["tower"] = clearing == printed.tower
    if printed.ferry != NONE:
        found["ferry"] = clearing == b.ferry
    return found


def show_seat(b: Board, seat: int) -> dict[str, object]:
    """The public side of one seat."""
    shown: dict[str, object] = {
        "score": b.scores[seat],
        "hand": b.hands[seat],
        "supply": b.supply[seat],
        "stock": {PIECE_NAMES[k]: b.stock[k] for k in KINDS_OF[seat] if STOCK[k]},
        "items": {ITEM_NAMES[i]: b.crafted[seat * ITEMS + i] for i in range(ITEMS) if b.crafted[seat * ITEMS + i]},
        "cards": card_names(b.improvements[seat]),
        "dominance": CARD_NAMES[b.dominance[seat]] if b.dominance[seat] != NONE else None,
    }
    for card in b.improvements[seat]:
        PERSISTENT[card].show(b, shown)
    tired = b.tired[seat * ITEMS : (seat + 1) * ITEMS]
    if any(tired):
        shown["exhausted"] = {ITEM_NAMES[i]: tired[i] for i in range(ITEMS) if tired[i]}
    if b.is_bot(seat):
        shown["bot"] = show_bot(b, seat)
    shown.update(faction(b, seat).show(b))
    return shown


def show_bot(b: Board, seat: int) -> dict[str, object]:
    """[K3.3] A bot's level and traits; [K2.7] in its own turn the order card and the ordered suit."""
    mine = b.active == seat
    traits = b.robots.traits[seat]
    card = faction(b, seat).order_card(b)
    return {
        "level": LEVEL_NAMES[b.robots.levels[seat]],
        "traits": [name for name in TRAIT_NAMES[seat] if traits & trait(seat, name)],
        "order_card": CARD_NAMES[card] if mine and card != NONE else None,
        "ordered": SUIT_NAMES[b.robots.suit] if mine and b.robots.suit != NONE else None,
    }


def show_forests(b: Board) -> dict[str, object]:
    """The forests, each with the clearings around it and the forests beyond a path."""
    printed = b.printed()
    return {
        str(forest + 1): {
            "clearings": [clearing + 1 for clearing in printed.forests[forest]],
            "next_to": [other + 1 for other in printed.beyond[forest]],
        }
        for forest in range(len(printed.forests))
    }


def show_secrets() -> dict[str, object]:
    """What others see in place of what only one faction sees."""
    shown: dict[str, object] = {}
    for seat in range(SEAT_COUNT):
        shown.update(FACTIONS[seat].show_others())
    return shown


def show_board(b: Board) -> dict[str, object]:
    """Everything that everybody may see."""
    return {
        "seat": None,
        "map": MAP_NAMES[b.map],
        "cards": DECK_NAMES[b.cards],
        "round": b.round,
        "order": [SEATS[seat] for seat in b.order],
        "active": SEATS[b.active] if b.active != NONE else None,
        "phase": phase_of(b),
        "clearings": {str(clearing + 1): show_clearing(b, clearing) for clearing in range(CLEARINGS)},
        "seats": {SEATS[seat]: show_seat(b, seat) for seat in b.order},
        "hand": None,
        **show_secrets(),
        "items": {ITEM_NAMES[i]: b.items[i] for i in range(ITEMS)},
        "forests": show_forests(b),
        "quests": [QUEST_NAMES[quest] for quest in b.quests],
        "under_ruins": [ITEM_NAMES[item] for item in b.buried],
        "deck": b.deck,
        "discard": card_names(sorted(b.discard)),
        "played": card_names(b.played),
        "available": card_names(b.available),
        "winner": SEATS[b.winner] if b.winner != NONE else None,
    }


def show_own(v: View) -> dict[str, object]:
    """What this seat sees instead."""
    return {"seat": SEATS[v.seat], "hand": card_names(v.own.hand), **faction(v.board, v.seat).show_own(v)}
