"""What a plot of the Corvids does when it is removed [K11.7.4, K14.8.2]."""

from __future__ import annotations

from typing import Final

from weald.games.root.rules.choosing import by_priority
from weald.games.root.rules.reasons import tell_passed, tell_targets
from weald.games.root.state.lenses import Game
from weald.games.root.tables import CLEARINGS, CORVIDS, trait

BACKUP_PLANS: Final = trait(CORVIDS, "backup-plans")


def plot_lost(g: Game, clearing: int, raid: bool) -> None:
    """[K14.8.2] With backup plans, place a warrior where it lay; [K11.7.4] for a raid, one in each neighbour."""
    b = g.board
    if b.robots.traits[CORVIDS] & BACKUP_PLANS:
        rise(g, clearing, "K14.8.2")
    if raid:
        near = by_priority(b, b.bot_paths(clearing))
        tell_targets(g, CORVIDS, "K11.7.4", "recruit", near)
        for neighbour in near:
            rise(g, neighbour, "K11.7.4")


def rise(g: Game, clearing: int, law: str) -> None:
    """Place a warrior, if the supply has one and it may be placed there."""
    b = g.board
    if not b.supply[CORVIDS] or not b.may_place(CORVIDS, clearing):
        tell_passed(g, CORVIDS, law, "keep-forbids" if b.supply[CORVIDS] else "no-warriors-left")
        return
    b.supply[CORVIDS] -= 1
    b.warriors[CORVIDS * CLEARINGS + clearing] += 1
    if g.telling:
        g.tell("bot-recruited", law, CORVIDS, count=1, clearing=clearing + 1)
