"""What each machine card that is still in the deck would do now, and how likely it is: help for the players."""

from __future__ import annotations

from weald.engine.lenses import NOBODY
from weald.games.defenders.board import NONE, Board
from weald.games.defenders.lenses import Game, Secret
from weald.games.defenders.rules.machine import first_part, second_part
from weald.games.defenders.tables import FACTIONS, MACHINE_NAMES, MACHINES, SEATS


def forecast(b: Board) -> list[dict[str, object]]:
    """For each kind of card in the deck: how many there are, the odds to draw it next, and what it would do.

    It is played out on a copy of the board: machines need no secrets. Hunters chase the player whose turn it is; in
    planning, the first player.
    """
    total = sum(b.machines)
    if not b.round or not total or b.arrows[b.top] == NONE or b.over:
        return []
    found: list[dict[str, object]] = []
    for card in range(MACHINES):
        if b.machines[card]:
            name, count = MACHINE_NAMES[card], b.machines[card]
            found.append({"machine": name, "cards": count, "of": total, "would": _would(b, card)})
    return found


def _would(b: Board, card: int) -> list[dict[str, object]]:
    world = Game(b.clone(), [Secret([], NONE) for _ in SEATS], [[] for _ in range(FACTIONS)])
    world.telling = True
    active = b.turn if b.turn != NONE else b.first if b.first != NONE else b.factions[0]
    built = first_part(world, card)
    if not world.board.over:
        second_part(world, card, built, active)
    return [event.through(NOBODY) for event in world.events]
