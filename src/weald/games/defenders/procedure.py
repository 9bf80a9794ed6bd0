"""The engine's steps and decisions, with the lenses of this game."""

from __future__ import annotations

from typing import TypeVar

from weald.engine import procedure
from weald.engine.lenses import Frame
from weald.games.defenders.actions import GRAMMAR
from weald.games.defenders.board import Board
from weald.games.defenders.facts import card_facts, hex_facts
from weald.games.defenders.geometry import HEX_NAMES
from weald.games.defenders.lenses import Game, View
from weald.games.defenders.tables import CARD_NAMES

F = TypeVar("F", bound=Frame)


class Step(procedure.Step[Board, View, Game, F]):
    """A step of Defenders of the Wild."""


class Decision(procedure.Decision[Board, View, Game, F]):
    """A choice of a player of Defenders of the Wild."""

    def about(self, v: View, f: F, action: int) -> dict[str, object]:
        """What stands on the card and lies in the hex that an answer names."""
        words = GRAMMAR.verb_of(action).words(action)
        facts: dict[str, object] = {}
        if "card" in words:
            facts.update(card_facts(v.board, CARD_NAMES.index(words["card"])))
        if "hex" in words:
            facts.update(hex_facts(v.board, HEX_NAMES.index(words["hex"])))
        return facts


class ChanceDecision(procedure.ChanceDecision[Board, View, Game, F]):
    """A throw of the dice in Defenders of the Wild."""
