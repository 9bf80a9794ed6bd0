"""Buying services [11.2.6]: when a buyer is asked. What is sold is the seller's matter."""

from __future__ import annotations

from weald.games.root.factions.faction import faction
from weald.games.root.state.lenses import Game


def may_buy_services(g: Game, buyer: int) -> None:
    """[11.2.6] At the start of its Birdsong a seat may buy from whoever sells services."""
    for seller in g.board.order:
        faction(g.board, seller).sells_to(g, buyer)


def may_buy_with_more(g: Game, buyer: int, means: int) -> None:
    """[1.1.3] A card has spoken at the start of Birdsong: the buyer may buy now, if it can pay more than before."""
    if faction(g.board, buyer).means(g.board) > means:
        may_buy_services(g, buyer)
