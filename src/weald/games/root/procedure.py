"""The engine's steps and decisions, with the lenses of this game."""

from __future__ import annotations

from typing import TypeVar

from weald.engine import procedure
from weald.engine.lenses import Frame
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import Game, View

F = TypeVar("F", bound=Frame)


class Step(procedure.Step[Board, View, Game, F]):
    """A step of Root."""


class Decision(procedure.Decision[Board, View, Game, F]):
    """A choice of a player of Root."""


class ChanceDecision(procedure.ChanceDecision[Board, View, Game, F]):
    """A throw of the dice in Root."""
