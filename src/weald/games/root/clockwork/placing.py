"""How bots place warriors, buildings and tokens, and the snares that prevent it [K11.8.2]."""

from __future__ import annotations

from weald.games.root.rules.removing import remove_piece, set_off_one
from weald.games.root.state.board import NONE
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CLEARINGS, CORVIDS, PIECE_NAMES, PLOT_LOST, SNARE


def spring_snare(g: Game, seat: int, clearing: int) -> bool:
    """[K11.8.2] A bot that would place in a snared clearing, or leave it, removes the snare instead, for no points.

    Returns whether it was so. Their own snares do not catch the Corvids.
    """
    if seat == CORVIDS or not g.board.at(SNARE, clearing):
        return False
    if g.telling:
        g.tell("snare-sprung", "K11.8.2", seat, clearing=clearing + 1)
    remove_piece(g, SNARE, clearing, NONE)
    set_off_one(g, clearing, seat, PLOT_LOST)
    return True


def place_warriors(g: Game, seat: int, clearing: int, count: int, law: str, told: bool = True) -> int:
    """As many as the supply has, where the bot may place at all. Returns how many were placed."""
    b = g.board
    count = min(count, b.supply[seat])
    if count <= 0 or not b.may_place(seat, clearing) or spring_snare(g, seat, clearing):
        return 0
    b.supply[seat] -= count
    b.warriors[seat * CLEARINGS + clearing] += count
    if told and g.telling:
        g.tell("bot-recruited", law, seat, count=count, clearing=clearing + 1)
    return count


def place_piece(g: Game, seat: int, kind: int, clearing: int, law: str) -> bool:
    """A building or token of the bot's comes to the map, unless a snare prevents it. Returns whether it did."""
    b = g.board
    if spring_snare(g, seat, clearing):
        return False
    b.stock[kind] -= 1
    b.pieces[kind * CLEARINGS + clearing] += 1
    if g.telling:
        g.tell("placed", law, seat, piece=PIECE_NAMES[kind], clearing=clearing + 1)
    return True
