"""What is impossible about a position."""

from __future__ import annotations

from weald.games.root.cards.card import IN_ORDER
from weald.games.root.factions.alliance.board import alliance_board
from weald.games.root.factions.corvids.board import corvids_board
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.duchy.board import duchy_board
from weald.games.root.factions.riverfolk.board import riverfolk_board
from weald.games.root.factions.riverfolk.faults import riverfolk_faults
from weald.games.root.factions.vagabond.battle_track import QUESTING
from weald.games.root.factions.vagabond.board import items_under, start_items, vagabond_board, vagabonds
from weald.games.root.state.board import NONE, Board
from weald.games.root.tables import (
    ALLIANCE,
    BASE,
    BATTLE_TRACK,
    CLEARINGS,
    CONSPIRACIES,
    CORVIDS,
    CULT,
    DAMAGED,
    DUCHY,
    EACH_PLOT,
    FOX,
    GARDEN,
    ITEM_SUPPLY,
    ITEMS,
    KEEP,
    MAPS,
    MOUSE,
    OWNER,
    PIECES,
    PLOT,
    POST,
    RAID,
    RIVERFOLK,
    RUIN,
    RUIN_ITEMS,
    SEAT_COUNT,
    STATES,
    STOCK,
    TORCH,
    WARRIORS,
)


def away(b: Board, seat: int) -> int:
    """A seat's warriors on faction boards: officers, acolytes, those in the Riverfolk's boxes; and in coffins."""
    company = riverfolk_board(b)
    count = company.funds[seat] + company.payments[seat] + company.commitments[seat]
    count += b.coffins[seat]
    if seat == ALLIANCE:
        count += alliance_board(b).officers
    elif seat == CULT:
        count += cult_board(b).acolytes
    elif seat == DUCHY:
        count += duchy_board(b).burrow
    return count


def board_faults(b: Board) -> list[str]:
    faults: list[str] = []
    for seat in range(SEAT_COUNT):
        pool = b.supply[seat] + away(b, seat)
        pool += sum(b.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])
        if pool != (WARRIORS[seat] if seat in b.order else 0):
            faults.append(f"seat {seat} has {pool} warriors")
    lists = [b.warriors, b.supply, b.pieces, b.stock, b.scores, b.hands, b.crafted, b.items]
    lists += [b.coffins, b.tired]
    lists += [
        riverfolk_board(b).funds,
        riverfolk_board(b).payments,
        riverfolk_board(b).commitments,
        b.lost,
        [cult_board(b).acolytes],
    ]
    if any(value < 0 for values in lists for value in values) or b.deck < 0:
        faults.append("something is below zero")
    for card in IN_ORDER:
        faults += card.faults(b)
    for kind in range(PIECES):
        if kind == RUIN or OWNER[kind] not in b.order or PLOT <= kind <= RAID:
            continue
        lost = riverfolk_board(b).gone[kind - POST] if OWNER[kind] == RIVERFOLK else 0
        spare = 1 if kind == KEEP else 0  # a removed keep leaves the game [6.2.2]
        if not STOCK[kind] - spare <= b.stock[kind] + b.on_map(kind) + lost <= STOCK[kind]:
            faults.append(f"kind {kind} is not conserved")
    for clearing in range(CLEARINGS):
        if b.suits and b.open_slots(clearing) < 0:
            faults.append(f"clearing {clearing + 1} has more buildings than slots")
        for suit in range(3):
            odd = b.at(GARDEN + suit, clearing) or b.at(POST + suit, clearing)
            if odd and suit != b.suits[clearing]:
                faults.append(f"a garden or trade post of another suit in clearing {clearing + 1}")
    for item in range(ITEMS):
        held = sum(b.crafted[seat * ITEMS + item] for seat in range(SEAT_COUNT)) + b.lost[item]
        held += b.buried.count(item) + (1 if item == TORCH and b.scorched != NONE else 0)
        owed = ITEM_SUPPLY[item] + RUIN_ITEMS.count(item) * len(vagabonds(b))
        for seat in vagabonds(b):
            wanderer = vagabond_board(b, seat)
            held += sum(wanderer.kit[state * ITEMS + item] for state in range(STATES))
            owed += start_items(b, seat).count(item)
        if b.items[item] + held != owed:
            faults.append(f"item {item} is not conserved")
    if CORVIDS in b.order:
        shown = [b.on_map(kind) for kind in range(PLOT + 1, RAID + 1)]
        if [EACH_PLOT - count for count in shown] != corvids_board(b).plots:
            faults.append("a plot is missing or doubled")
        if b.on_map(PLOT) + b.stock[PLOT] != sum(corvids_board(b).plots):
            faults.append("a facedown plot is missing or doubled")
    if vagabonds(b):
        faults += vagabond_faults(b)
    shore = b.printed().shore or [NONE]
    if b.ferry not in shore or b.opened >> len(b.printed().closed):
        faults.append("a ferry or an open path where the map has none")
    if any(b.pieces[BASE * CLEARINGS + c] > 1 for c in range(CLEARINGS)):
        faults.append("two bases in one clearing")
    if RIVERFOLK in b.order:
        faults += riverfolk_faults(b)
    return faults + cult_faults(b)


def cult_faults(b: Board) -> list[str]:
    """What is impossible about the Cult's side."""
    faults: list[str] = []
    cult = cult_board(b)
    if CULT not in b.order:
        if cult.outcast != NONE or cult.hated or cult.acolytes or cult.souls or cult.revealed or cult.space != NONE:
            faults.append("the Cult has a side but does not play")
        return faults
    if cult.revealed and b.active != CULT:
        faults.append("cards are revealed outside the Cult's turn")
    if b.is_bot(CULT):
        if cult.outcast != NONE or cult.hated or (b.active != NONE and not 0 <= cult.space < CONSPIRACIES):
            faults.append("the conspiracy marker is off its track")
        return faults
    if (b.active != NONE and not FOX <= cult.outcast <= MOUSE) or cult.space != NONE:
        faults.append("no suit is the outcast")
    if sorted(cult.revealed) != cult.revealed:
        faults.append("the Cult's cards are out of order")
    return faults


def vagabond_faults(b: Board) -> list[str]:
    """What is impossible about the Vagabonds' side."""
    faults: list[str] = []
    there = sum(items_under(b, clearing) for clearing in range(CLEARINGS) if b.at(RUIN, clearing))
    if len(b.buried) != there or any(not b.at(RUIN, entry % CLEARINGS) for entry in b.searched):
        faults.append("items and ruins do not agree")
    quests = b.quests[:]
    for seat in vagabonds(b):
        wanderer = vagabond_board(b, seat)
        quests = quests + wanderer.completed + ([wanderer.quest] if wanderer.quest != NONE else [])
        faults += battle_track_faults(b, seat)
        if any(count < 0 for count in wanderer.kit + wanderer.aids):
            faults.append("something of the Vagabond's is below zero")
        if b.active != NONE and not 0 <= b.pawns[seat] < CLEARINGS + len(MAPS[b.map].forests):
            faults.append("the pawn is off the map")
    if len(set(quests)) != len(quests):
        faults.append("a quest lies in two places")
    return faults


def battle_track_faults(b: Board, seat: int) -> list[str]:
    """[K7.2.4] What is impossible about a Vagabot's own things; nobody else has any."""
    wanderer = vagabond_board(b, seat)
    track = wanderer.battle_track
    if not b.is_bot(seat):
        return ["a person with a bot's things"] if track or wanderer.quest != NONE else []
    for state in range(STATES):
        if track.count(state) > (sum(wanderer.kit[state * ITEMS : (state + 1) * ITEMS]) if state < DAMAGED else 0):
            return ["more items on the battle track than there are"]
    fitting = sum(1 for least in BATTLE_TRACK if wanderer.undamaged() >= least)
    if len(track) != fitting and not b.robots.traits[seat] & QUESTING:
        return ["the battle track does not fit his items"]
    return []
