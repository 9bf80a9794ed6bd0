"""Faults: what cannot be true of a position."""

from __future__ import annotations

from weald.games.root.cards.card import IN_ORDER
from weald.games.root.factions.faction import faction
from weald.games.root.state.board import NONE, Board, unusual_in
from weald.games.root.state.faction_board import FactionBoard
from weald.games.root.tables import (
    CLEARINGS,
    ITEM_SUPPLY,
    ITEMS,
    KINDS_OF,
    SEAT_COUNT,
    SEATS,
    STOCK,
    TARGET,
    TORCH,
    WARRIORS,
)


def board_faults(b: Board) -> list[str]:
    faults = warrior_faults(b) + victory_faults(b)
    lists = [b.warriors, b.supply, b.pieces, b.stock, b.scores, b.hands, b.crafted, b.items, b.coffins, b.tired, b.lost]
    if any(value < 0 for values in lists for value in values) or b.deck < 0:
        faults.append("something is below zero")
    for card in IN_ORDER:
        faults += card.faults(b)
    for clearing in range(CLEARINGS):
        if b.suits and b.open_slots(clearing) < 0:
            faults.append(f"clearing {clearing + 1} has more buildings than slots")
    for item in range(ITEMS):
        if b.items[item] + b.lost[item] + items_in_play(b, item) != items_owed(b, item):
            faults.append(f"item {item} is not conserved")
    shore = b.printed().shore or [NONE]
    if b.ferry not in shore or b.opened >> len(b.printed().closed):
        faults.append("a ferry or an open path where the map has none")
    for seat in b.order:
        faults += piece_faults(b, seat)
        faults += faction(b, seat).faults(b)
    if b.unusual != unusual_in(b.order):
        faults.append("unusual pieces that nobody has")
    for seat in range(SEAT_COUNT):
        if seat not in b.order and type(b.boards[seat]) is not FactionBoard:
            faults.append(f"{SEATS[seat]} has a board but does not play")
    return faults


def warrior_faults(b: Board) -> list[str]:
    """A seat's warriors must add up: on the map, in supply, on Coffin Makers, on faction boards."""
    faults: list[str] = []
    for seat in range(SEAT_COUNT):
        pool = b.supply[seat] + b.coffins[seat]
        pool += sum(b.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])
        for holder in b.order:
            pool += faction(b, holder).warriors_held(b, seat)
        if pool != (WARRIORS[seat] if seat in b.order else 0):
            faults.append(f"seat {seat} has {pool} warriors")
    return faults


def victory_faults(b: Board) -> list[str]:
    """[3.1] Whoever has thirty points has won at once; people who play together, once all of them have [K3.5]."""
    if b.winner != NONE:
        return []
    together = b.people() if b.robots.coop else []
    waiting = [seat for seat in together if b.scores[seat] < TARGET]
    faults: list[str] = []
    for seat in b.order:
        scores = b.dominance[seat] == NONE and b.partners[seat] == NONE
        if scores and b.scores[seat] >= TARGET and not (waiting and seat in together):
            faults.append(f"{SEATS[seat]} has won already")
    return faults


def piece_faults(b: Board, seat: int) -> list[str]:
    """A seat's buildings and tokens must add up: on the map, on its board, out of the game."""
    faults: list[str] = []
    for kind in KINDS_OF[seat]:
        gone = faction(b, seat).pieces_gone(b, kind)
        if STOCK[kind] and b.stock[kind] + b.on_map(kind) + gone != STOCK[kind]:
            faults.append(f"kind {kind} is not conserved")
    return faults


def items_owed(b: Board, item: int) -> int:
    """How many items of a kind there should be: the supply's, and those that factions bring."""
    return ITEM_SUPPLY[item] + sum(faction(b, seat).items_brought(b, item) for seat in b.order)


def items_in_play(b: Board, item: int) -> int:
    """How many items of a kind there are in boxes, on boards and on the map."""
    held = b.buried.count(item) + (1 if item == TORCH and b.scorched != NONE else 0)
    for seat in range(SEAT_COUNT):
        held += b.crafted[seat * ITEMS + item]
    return held + sum(faction(b, seat).items_held(b, item) for seat in b.order)
