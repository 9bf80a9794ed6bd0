"""The faults of the Lizard Cult's side of the table, played by a person or a bot."""

from __future__ import annotations

from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.cult.tables import GARDEN
from weald.games.root.state.board import Board
from weald.games.root.tables import CLEARINGS, CULT


def common_faults(b: Board) -> list[str]:
    """The faults that the Cult and the Lizards share."""
    faults: list[str] = []
    own = cult_board(b)
    if own.acolytes < 0:
        faults.append("acolytes are below zero")
    if own.revealed and b.active != CULT:
        faults.append("cards are revealed outside the Cult's turn")
    for suit in range(3):
        for clearing in range(CLEARINGS):
            if b.at(GARDEN + suit, clearing) and suit != b.suits[clearing]:
                faults.append(f"a garden of another suit in clearing {clearing + 1}")
    return faults
