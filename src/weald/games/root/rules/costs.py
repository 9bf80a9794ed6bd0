"""What crafting a card costs [4.1.1]."""

from __future__ import annotations

from typing import Final

from weald.games.root.tables import COST

ANY: Final = 3  # in a cost: any suit


def affordable(idle: list[int], card: int) -> bool:
    """[4.1.1] Whether idle pieces cover a cost."""
    cost = COST[card]
    spare = 0
    for suit in range(3):
        if idle[suit] < cost[suit]:
            return False
        spare += idle[suit] - cost[suit]
    return spare >= cost[ANY]
