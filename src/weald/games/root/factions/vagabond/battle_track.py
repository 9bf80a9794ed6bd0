"""The Vagabot's battle track [K7.2.4]: which of his items lie on it, and their worth in battle.

All items are alike to him [K7.2.3], so the track keeps only their states.
"""

from __future__ import annotations

from typing import Final

from weald.engine.lenses import FOLLOWS
from weald.games.root.factions.vagabond.board import VagabondBoard, vagabond_board
from weald.games.root.factions.vagabond.tables import BATTLE_TRACK
from weald.games.root.rules.choosing import PickThing
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import EXHAUSTED, ITEMS, READY, VAGABOND, trait

QUESTING: Final = trait(VAGABOND, "questing")  # [K14.4.5] items do not leave the battle track
BASE_HITS: Final = 1  # rolled hits without any item on the track
RAISING: Final = 2  # spaces that raise the limit of rolled hits; the last one gives an extra hit


def loose(wanderer: VagabondBoard, state: int) -> int:
    """How many items in this state are not on the battle track."""
    return sum(wanderer.kit[state * ITEMS : (state + 1) * ITEMS]) - wanderer.battle_track.count(state)


def room(b: Board, seat: int) -> int:
    """How many spaces of the track his items fill; [K14.4.5] on a quest the damaged ones count too."""
    wanderer = vagabond_board(b, seat)
    count = sum(wanderer.kit) if b.robots.traits[seat] & QUESTING else wanderer.undamaged()
    filled = 0
    for least in BATTLE_TRACK:
        filled += 1 if count >= least else 0
    return filled


def fill_track(g: Game, seat: int) -> None:
    """[K7.2.4] Adjust the track after the number of his undamaged items has changed."""
    track = vagabond_board(g.board, seat).battle_track
    before = len(track)
    shift_items(g.board, seat)
    if g.telling and len(track) != before:
        g.tell("battle-track", "K7.2.4", seat, role=FOLLOWS, count=len(track))


def shift_items(b: Board, seat: int) -> None:
    """[K7.2.4] Move items onto the track, exhausted ones first, or from its right end back to the satchel."""
    track = vagabond_board(b, seat).battle_track
    space = room(b, seat)
    while len(track) > space and not b.robots.traits[seat] & QUESTING:
        track.pop()
    while len(track) < space:
        if loose(vagabond_board(b, seat), EXHAUSTED):
            track.append(EXHAUSTED)
        elif loose(vagabond_board(b, seat), READY):
            track.append(READY)
        else:
            return


def next_damaged(g: Game, seat: int) -> list[int]:
    """[K7.2.5] The state of the item a hit damages, exhausted first; empty if nothing can be damaged.

    [K14.4.5] On a quest, items on the track stay there.
    """
    b = g.board
    wanderer = vagabond_board(b, seat)
    states: list[int] = []
    for state in (EXHAUSTED, READY):
        if loose(wanderer, state) or (state in wanderer.battle_track and not b.robots.traits[seat] & QUESTING):
            states.append(state)
    if len(states) != 1:
        PickThing(g, seat, "K7.2.5", "damage-which", states, "state").first("all-damaged")
    return states[:1]


def take_off(wanderer: VagabondBoard, state: int) -> None:
    """An item in this state is about to go: if all such items lie on the track, take one off."""
    if wanderer.battle_track and not loose(wanderer, state):
        wanderer.battle_track.remove(state)


def most_hits(b: Board, seat: int) -> int:
    """[K7.2.4] The limit of his rolled hits."""
    return BASE_HITS + min(len(vagabond_board(b, seat).battle_track), RAISING)


def extra_hits(b: Board, seat: int) -> int:
    """[K7.2.4] His extra hits as attacker, with the twelfth item."""
    return 1 if len(vagabond_board(b, seat).battle_track) > RAISING else 0
