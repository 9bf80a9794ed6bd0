"""The Lost Souls and the acolytes [10.2.3, K8]: how cards and warriors get there and leave."""

from __future__ import annotations

from weald.engine.lenses import DEED, FOLLOWS
from weald.games.root.factions.cult.board import cult_board
from weald.games.root.rules.cards import put_on_pile
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CARD_NAMES, CULT


def add_soul(g: Game, card: int, law: str, role: str = DEED) -> None:
    """Put a card on top of the Lost Souls."""
    cult_board(g.board).souls.append(card)
    if g.telling:
        g.tell("soul-lost", law, CULT, role=role, card=CARD_NAMES[card])


def lose_souls(g: Game, count: int) -> None:
    """[K8.2.3] For each garden removed, the top card goes to the discard pile."""
    souls = cult_board(g.board).souls
    for _ in range(min(count, len(souls))):
        card = souls.pop()
        put_on_pile(g, card)
        if g.telling:
            g.tell("discarded", "K8.2.3", CULT, role=FOLLOWS, card=CARD_NAMES[card])


def add_acolyte(g: Game, law: str, role: str = DEED) -> None:
    """A warrior that has just left the map or the supply becomes an acolyte."""
    cult_board(g.board).acolytes += 1
    if g.telling:
        g.tell("acolytes", law, CULT, role=role, count=cult_board(g.board).acolytes)


def take_revenge(g: Game, lost: int) -> None:
    """[10.2.3] Cult warriors that fell in defense become acolytes."""
    if lost:
        g.board.call_back(CULT, lost)
        cult_board(g.board).acolytes += lost
        if g.telling:
            g.tell("acolytes", "10.2.3", CULT, role=FOLLOWS, count=cult_board(g.board).acolytes)
