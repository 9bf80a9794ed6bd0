"""Coffin Makers: they catch removed warriors; when Birdsong begins their owner scores, and the warriors go home."""

from __future__ import annotations

from typing import Final

from weald.games.root.cards.card import BIRDSONG_BEGINS, Card
from weald.games.root.factions.faction import faction
from weald.games.root.rules.buying import may_buy_with_more
from weald.games.root.rules.scoring import score
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game
from weald.games.root.tables import SEATS

WARRIORS_PER_POINT: Final = 5


class CoffinMakers(Card):
    """`Board.coffins` counts each seat's warriors on the card."""

    speaks_at: int = BIRDSONG_BEGINS

    def speak(self, g: Game, seat: int) -> None:
        """Score a point for every five warriors, then send all home. They can pay for services now [1.1.3]."""
        b = g.board
        means = faction(b, seat).means(b)
        buried = sum(b.coffins)
        if not buried:
            return
        open_coffins(b)
        if g.telling:
            g.tell("coffins-opened", "4.1.3", seat, count=buried)
        score(g, seat, buried // WARRIORS_PER_POINT, "4.1.3")
        may_buy_with_more(g, seat, means)

    def keeps_warriors(self, b: Board, seat: int, count: int) -> bool:
        b.coffins[seat] += count
        return True

    def gives_back(self, b: Board, seat: int, count: int) -> int:
        buried = min(b.coffins[seat], count)
        b.coffins[seat] -= buried
        return buried

    def leaves_play(self, b: Board) -> None:
        open_coffins(b)

    def show(self, b: Board, shown: dict[str, object]) -> None:
        shown["coffins"] = {SEATS[seat]: b.coffins[seat] for seat in b.order if b.coffins[seat]}

    def faults(self, b: Board) -> list[str]:
        lost = sum(b.coffins) and b.owner_of(self.card) == NONE
        return ["coffins without their makers"] if lost else []


def open_coffins(b: Board) -> None:
    """All warriors on the card go to their supplies."""
    for seat in b.order:
        b.supply[seat] += b.coffins[seat]
        b.coffins[seat] = 0
