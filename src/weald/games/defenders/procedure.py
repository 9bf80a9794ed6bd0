"""The engine's steps and decisions, with the lenses of this game."""

from __future__ import annotations

from typing import TypeVar

from weald.engine import procedure
from weald.engine.lenses import Frame
from weald.engine.notation import noun
from weald.games.defenders.actions import GRAMMAR
from weald.games.defenders.board import Board
from weald.games.defenders.facts import card_facts, hex_facts
from weald.games.defenders.lenses import Game, View

F = TypeVar("F", bound=Frame)


class Step(procedure.Step[Board, View, Game, F]):
    """A step of Defenders of the Wild."""


class Decision(procedure.Decision[Board, View, Game, F]):
    """A choice of a player of Defenders of the Wild."""

    def about(self, v: View, f: F, action: int) -> dict[str, object]:
        """What stands on the card and lies in the hex that an answer names."""
        gaps = GRAMMAR.verb_of(action).gaps  # one at most
        if "card" in gaps:
            return card_facts(v.board, noun(action))
        if "hex" in gaps:
            return hex_facts(v.board, noun(action))
        return {}


class ChanceDecision(procedure.ChanceDecision[Board, View, Game, F]):
    """A throw of the dice in Defenders of the Wild."""
