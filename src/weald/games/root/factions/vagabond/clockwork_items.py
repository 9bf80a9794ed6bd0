"""The Vagabot's items [K7.2.3]: which of them pay for his actions, and how they are repaired."""

from __future__ import annotations

from weald.games.root.factions.vagabond.battle_track import loose
from weald.games.root.factions.vagabond.board import vagabond_board
from weald.games.root.factions.vagabond.items import IN_BOX, present, repair, turn
from weald.games.root.rules.choosing import PickThing
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import EXHAUSTED, ITEMS, READY


def ready(b: Board, seat: int) -> int:
    """How many items he can exhaust; those on the battle track do not count."""
    return loose(vagabond_board(b, seat), READY)


def is_ready(b: Board, seat: int) -> bool:
    return ready(b, seat) > 0


def pay(g: Game, seat: int, count: int, law: str) -> None:
    """[K7.2.3] Exhaust any of his items."""
    wanderer = vagabond_board(g.board, seat)
    for _ in range(count):
        turn(wanderer, present(wanderer, [READY])[0], READY, EXHAUSTED)
    if g.telling:
        g.tell("bot-exhausted", law, seat, count=count, left=ready(g.board, seat))


def mend(g: Game, seat: int, law: str) -> bool:
    """[K7.5.5, K7.6.2] Repair one item, a faceup one first. False if none was damaged."""
    damaged = present(vagabond_board(g.board, seat), IN_BOX)
    if damaged:
        if g.telling:
            states = [state for state in IN_BOX if present(vagabond_board(g.board, seat), [state])]
            if len(states) > 1:
                PickThing(g, seat, law, "repair-which", states, "state").first()
        repair(g, seat, damaged[0] // ITEMS, damaged[0] % ITEMS, law)
    return len(damaged) > 0
