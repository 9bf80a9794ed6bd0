"""How bots place warriors, buildings and tokens, and the snares that prevent it [K11.8.2]."""

from __future__ import annotations

from weald.engine.lenses import DEED
from weald.games.root.rules.placing import is_prevented
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CLEARINGS, PIECE_NAMES


def place_warriors(g: Game, seat: int, clearing: int, count: int, law: str, told: bool = True) -> int:
    """Place warriors, as many as the supply has, if the bot may place there. Returns how many were placed."""
    b = g.board
    count = min(count, b.supply[seat])
    if count <= 0 or not b.may_place(seat, clearing) or is_prevented(g, seat, clearing):
        return 0
    b.supply[seat] -= count
    b.warriors[seat * CLEARINGS + clearing] += count
    if told and g.telling:
        g.tell("bot-recruited", law, seat, count=count, clearing=clearing + 1)
    return count


def place_piece(g: Game, seat: int, kind: int, clearing: int, law: str, role: str = DEED) -> bool:
    """Place a building or token of the bot. False if a snare prevented it."""
    b = g.board
    if is_prevented(g, seat, clearing):
        return False
    b.stock[kind] -= 1
    b.pieces[kind * CLEARINGS + clearing] += 1
    if g.telling:
        g.tell("placed", law, seat, role=role, piece=PIECE_NAMES[kind], clearing=clearing + 1)
    return True
