"""Perft: how many ways a position can go on for n actions, chance's included. The counts are data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from weald import library
from weald.engine import procedure
from weald.engine.lenses import CHANCE, NOBODY, Game

FOLDER = Path(__file__).parent


def count(game: Game[Any], depth: int) -> int:
    """The number of action sequences of this length; a finished game counts as it stands."""
    actor = procedure.actor(game.board)
    if actor == NOBODY or depth == 0:
        return 1
    if actor == CHANCE:
        actions = [action for action, _ in procedure.outcomes(game)]
        if len(actions) > 100:
            return 1  # a whole deal: its outcomes are counted by their own test
    else:
        actions = procedure.legal(game)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.clone()
        procedure.act(after, action)
        total += count(after, depth - 1)
    return total


def position(game: str, words: dict[str, Any]) -> Game[Any]:
    arranged = library.ruleset(game).arrange(**words)
    procedure.settle(arranged)
    return arranged


def load(game: str) -> list[dict[str, Any]]:
    positions: list[dict[str, Any]] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return positions
