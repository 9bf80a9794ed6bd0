"""What the Logical Lizards buy with their special card [K15.9]."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.cult.board import cult_board
from weald.games.root.factions.riverfolk.bot_cards import SOUL, buy_any
from weald.games.root.factions.riverfolk.hiring import may_buy, tell_unsold
from weald.games.root.factions.riverfolk.services import wares
from weald.games.root.factions.riverfolk.tables import HAND_CARD
from weald.games.root.rules.cards import kinds
from weald.games.root.rules.reasons import tell_check
from weald.games.root.state.lenses import Game
from weald.games.root.tables import BIRD, CULT, SUIT

ENOUGH_SOULS: Final = 5  # [K15.9]


def buy_souls(g: Game) -> None:
    """[K15.9] Buy until the Lost Souls have five cards; no birds [K15.3]; even if the seller is ahead."""
    b = g.board
    tell_check(g, CULT, "K15.9", "buy-souls", "souls", len(cult_board(b).souls), "at-most", ENOUGH_SOULS - 1)
    if len(cult_board(b).souls) >= ENOUGH_SOULS:
        return
    if not may_buy(b, CULT, HAND_CARD, even_if_behind=True):
        tell_unsold(g, CULT, HAND_CARD, "K15.1", even_if_behind=True)
    else:
        buy_any(g, CULT, [ware for ware in kinds(sorted(wares(b))) if SUIT[ware] != BIRD], SOUL)
