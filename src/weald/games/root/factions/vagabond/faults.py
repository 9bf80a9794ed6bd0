"""The faults of the Vagabonds' side of the table."""

from __future__ import annotations

from weald.games.root.factions.vagabond.battle_track import QUESTING
from weald.games.root.factions.vagabond.board import items_under, vagabond_board, vagabonds
from weald.games.root.factions.vagabond.tables import BATTLE_TRACK
from weald.games.root.state.board import NONE, Board
from weald.games.root.tables import CLEARINGS, DAMAGED, ITEMS, MAPS, RUIN, STATES


def shared_faults(b: Board) -> list[str]:
    """The faults of the ruins and quests that all Vagabonds share."""
    faults: list[str] = []
    there = sum(items_under(b, clearing) for clearing in range(CLEARINGS) if b.at(RUIN, clearing))
    if len(b.buried) != there or any(not b.at(RUIN, entry % CLEARINGS) for entry in b.searched):
        faults.append("items and ruins do not agree")
    quests = b.quests[:]
    for seat in vagabonds(b):
        wanderer = vagabond_board(b, seat)
        quests = quests + wanderer.completed + ([wanderer.quest] if wanderer.quest != NONE else [])
    if len(set(quests)) != len(quests):
        faults.append("a quest lies in two places")
    return faults


def own_faults(b: Board, seat: int) -> list[str]:
    """The faults of one Vagabond's board."""
    wanderer = vagabond_board(b, seat)
    faults = battle_track_faults(b, seat)
    if any(count < 0 for count in wanderer.kit + wanderer.aids):
        faults.append("something of the Vagabond's is below zero")
    if b.active != NONE and not 0 <= b.pawns[seat] < CLEARINGS + len(MAPS[b.map].forests):
        faults.append("the pawn is off the map")
    return faults


def battle_track_faults(b: Board, seat: int) -> list[str]:
    """[K7.2.4] The faults of what only a Vagabot has."""
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
