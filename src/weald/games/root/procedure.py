"""The engine's steps and decisions, with the lenses of this game."""

from __future__ import annotations

from typing import Final, TypeVar

from weald.engine import procedure
from weald.engine.lenses import Frame
from weald.engine.notation import noun, verb
from weald.engine.offers import Offers
from weald.games.root.actions import ENLIST, FIGHT, MARCH, POINTS
from weald.games.root.factions.faction import faction
from weald.games.root.grammar import grammar
from weald.games.root.state.board import Board
from weald.games.root.state.facts import clearings_around
from weald.games.root.state.lenses import Game, Secret, View
from weald.games.root.tables import SEATS, SUIT_NAMES

F = TypeVar("F", bound=Frame)
BY_SEAT: Final = (POINTS, MARCH, FIGHT, ENLIST)  # verbs that read otherwise by who does it


class Step(procedure.Step[Board, View, Game, F]):
    """A step of Root."""


class Decision(procedure.Decision[Board, View, Game, F]):
    """A choice of a player of Root."""

    def single(self, b: Board, f: F, seat: int, hand: list[int]) -> bool:
        """Whether a seat is offered one answer only, if it holds these cards and nothing else is secret."""
        o = Offers(False)
        self.offer(View(b, seat, Secret(hand, [])), f, o)
        return len(o.allowed) == 1

    def only_card(self, b: Board, f: F, seat: int) -> bool:
        """Whether all can see which card a seat must part with: its last one, or the one of an open hand that fits."""
        own = faction(b, seat)
        return b.hands[seat] == 1 or (own.hand_is_open and self.single(b, f, seat, own.open_hand(b)))

    def about(self, v: View, f: F, action: int) -> dict[str, object]:
        """The suit of a clearing, the clearings around a forest; decisions add what they know."""
        told: dict[str, object] = {}
        words = grammar().verb_of(action).words(action)
        if "clearing" in words:
            told["clearing_suit"] = SUIT_NAMES[v.board.suits[int(words["clearing"]) - 1]]
        if "forest" in words:
            told["clearings"] = clearings_around(v.board, noun(action))
        if verb(action) in BY_SEAT:
            told["by"] = SEATS[v.seat]
        if action == MARCH:
            told["moves"] = 1
        return told


class PublicDecision(Decision[F]):
    """A choice whose answers follow from the board alone. If there is only one, it is carried out unasked."""

    def options(self, b: Board, f: F, o: Offers) -> None:
        """Allow or refuse every action that belongs to this question, as everybody sees it."""
        raise NotImplementedError

    def offer(self, v: View, f: F, o: Offers) -> None:
        self.options(v.board, f, o)

    def forced(self, b: Board, f: F) -> bool:
        o = Offers(False)
        self.options(b, f, o)
        return len(o.allowed) == 1


class ChanceDecision(procedure.ChanceDecision[Board, View, Game, F]):
    """A throw of the dice in Root."""


class Caller(Frame):
    """A procedure that may say why somebody is asked for a move or a battle."""

    def occasion(self, b: Board) -> dict[str, object]:
        """What has led to the move or battle that it has called for; nothing if the mover has just asked for it."""
        return {}


def occasion(b: Board) -> dict[str, object]:
    """What has led to the procedure on top, as the one below it says."""
    below = b.stack[-2] if len(b.stack) > 1 else None
    return below.occasion(b) if isinstance(below, Caller) else {}
