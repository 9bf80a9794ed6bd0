"""The defender decks: drawing and reshuffling [4.7]."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from weald.engine.chance import Dice
from weald.engine.lenses import FOLLOWS, Frame
from weald.engine.notation import noun
from weald.engine.procedure import Steps
from weald.games.defenders.actions import DRAW
from weald.games.defenders.board import NONE, Board
from weald.games.defenders.lenses import Game
from weald.games.defenders.procedure import ChanceDecision, Step
from weald.games.defenders.tables import CARD_FACTION


def reshuffle_if_empty(g: Game, faction: int) -> None:
    """[4.7] The used pile becomes the deck, without the active defender and its helpers."""
    b = g.board
    if b.decks[faction] or not b.used[faction]:
        return
    g.decks[faction] = sorted(b.used[faction])
    b.decks[faction] = len(g.decks[faction])
    b.used[faction] = []
    if g.telling:
        g.tell("reshuffled", "4.7", faction, role=FOLLOWS, number=b.decks[faction])


def take_from_deck(g: Game, card: int) -> None:
    """A card leaves its faction's deck."""
    faction = CARD_FACTION[card]
    g.decks[faction].remove(card)
    g.board.decks[faction] -= 1


def take_from_hand(g: Game, seat: int, card: int) -> None:
    g.secrets[seat].hand.remove(card)
    g.board.hands[seat] -= 1


def retire(b: Board, faction: int) -> None:
    """[2.9] The active defender and its helpers are used."""
    if b.active[faction] != NONE:
        b.used[faction].append(b.active[faction])
        b.active[faction] = NONE
    retire_helpers(b, faction)


def retire_helpers(b: Board, faction: int) -> None:
    b.used[faction] += b.helpers[faction]
    b.helpers[faction] = []


class Draw(Frame):
    """A faction's player draws `left` more cards from its deck, by a law."""

    faction: int
    left: int
    law: str

    def steps(self) -> Steps:
        return DRAWING


class Reshuffle(Step[Draw]):
    """[4.7] When a card must be drawn and there is none."""

    law: ClassVar[str] = "4.7"

    def run(self, g: Game, f: Draw) -> None:
        if f.left > 0:
            reshuffle_if_empty(g, f.faction)


class DrawCard(ChanceDecision[Draw]):
    """One card of the deck, seen by its drawer only [1.10]."""

    law: ClassVar[str] = "1.10"
    ask: ClassVar[str] = "chance-draw"

    def needed(self, b: Board, f: Draw) -> bool:
        return f.left > 0 and b.decks[f.faction] > 0

    def outcomes(self, g: Game, f: Draw) -> list[tuple[int, int]]:
        return [(DRAW | card, 1) for card in g.decks[f.faction]]

    def throw(self, g: Game, f: Draw, dice: Dice) -> int:
        deck = g.decks[f.faction]
        return DRAW | deck[dice.below(len(deck))]

    def answer(self, g: Game, f: Draw, choice: int) -> None:
        b = g.board
        card = noun(choice)
        seat = b.seat_of(f.faction)
        take_from_deck(g, card)
        insort(g.secrets[seat].hand, card)
        b.hands[seat] += 1
        f.left -= 1
        f.at = 0
        if g.telling:
            g.tell_card("drew", f.law, f.faction, card, FOLLOWS)


DRAWING: Final[Steps] = (Reshuffle(), DrawCard())


def draw_up_to(g: Game, faction: int, size: int) -> None:
    """[5.3, 16.10] Draw from a faction's deck until its player's hand has this many cards."""
    missing = size - g.board.hands[g.board.seat_of(faction)]
    if missing > 0:
        g.board.call(Draw(faction, missing, "5.3"))
