"""Arriving [4.2]: what warriors set off where a move has brought them, on foot or by ferry."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.engine.lenses import Frame
from weald.engine.offers import Offers
from weald.engine.procedure import Steps
from weald.games.root.actions import FIRST
from weald.games.root.factions.faction import faction
from weald.games.root.maps.lake import draw_for_ferry, sail
from weald.games.root.procedure import Decision
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.facts import clearing_facts
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import FERRY_CARD


def arrive(g: Game, mover: int, owner: int, clearing: int, sailed: bool = False) -> None:
    """[4.2] Warriors have moved into a clearing: factions may react [8.2.6], and the ferry has its card [L.4]."""
    if not sailed:
        react(g, mover, owner, clearing)
        return
    b = g.board
    sail(g, mover, clearing)
    if reaction(b, mover, owner, clearing) == NONE or b.is_bot(mover) or not (b.deck or b.discard):
        react(g, mover, owner, clearing)
        draw_for_ferry(g, mover)  # pushed last, so it acts first
    else:
        b.call(Landing(mover, owner, clearing))


def react(g: Game, mover: int, owner: int, clearing: int) -> None:
    """[8.2.6] Factions may react to warriors that have come into a clearing."""
    for seat in g.board.order:
        faction(g.board, seat).warriors_arrive(g, mover, owner, clearing)


def reaction(b: Board, mover: int, owner: int, clearing: int) -> int:
    """The effect by which some faction answers warriors that come into a clearing, or NONE."""
    for seat in b.order:
        effect = faction(b, seat).reaction_to(b, mover, owner, clearing)
        if effect != NONE:
            return effect
    return NONE


class Landing(Frame):
    """The ferry has brought warriors where a faction reacts: that and the card for the ferry come together."""

    mover: int
    owner: int
    clearing: int

    def steps(self) -> Steps:
        return LANDING


class OrderLanding(Decision[Landing]):
    """[1.1.3] The player whose turn it is says which comes first: the card for the ferry may pay for the outrage."""

    law: ClassVar[str] = "1.1.3"
    ask: ClassVar[str] = "order-effects"

    def actor(self, b: Board, f: Landing) -> int:
        return b.active

    def offer(self, v: View, f: Landing, o: Offers) -> None:
        o.allow(FIRST | FERRY_CARD)
        o.allow(FIRST | reaction(v.board, f.mover, f.owner, f.clearing))

    def answer(self, g: Game, f: Landing, choice: int) -> None:
        if choice == FIRST | FERRY_CARD:
            react(g, f.mover, f.owner, f.clearing)
            draw_for_ferry(g, f.mover)  # pushed last, so it acts first
        else:
            draw_for_ferry(g, f.mover)
            react(g, f.mover, f.owner, f.clearing)

    def facts(self, b: Board, f: Landing) -> dict[str, object]:
        return clearing_facts(b, f.clearing)


LANDING: Final[Steps] = (OrderLanding(),)
