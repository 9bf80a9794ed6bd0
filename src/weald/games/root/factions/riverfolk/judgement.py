"""What the Riverfolk's chances hang on besides what all factions share."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.riverfolk.board import post_at, riverfolk_board
from weald.games.root.factions.riverfolk.tables import FUNDS_PER_POINT
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import CLEARINGS, RIVERFOLK

NAMES: Final = (
    "posts",
    "guarded-posts",
    "customers",
    "own-funds",
    "others-funds",
    "payments",
    "commitments",
    "kinds-of-funds",
    "price-of-cards",
    "price-of-boats",
    "price-of-mercenaries",
    "posts-gone",
    "supply",
)


def income(b: Board) -> float:
    """[11.4.2] Points for funds, while a trade post stands. What was paid or committed will be funds again [11.4.3]."""
    own = riverfolk_board(b)
    for clearing in range(CLEARINGS):
        if post_at(b, clearing):
            return (own.total() + sum(own.payments) + sum(own.commitments)) / FUNDS_PER_POINT
    return 0.0


def features(v: View) -> list[float]:
    b = v.board
    own = riverfolk_board(b)
    posts = guarded = customers = 0
    for clearing in range(CLEARINGS):
        if post_at(b, clearing):
            posts += 1
            if b.warriors_at(RIVERFOLK, clearing):
                guarded += 1
            for other in b.order:
                if other != RIVERFOLK and b.is_there(other, clearing):
                    customers += 1
    mine = own.funds[RIVERFOLK]
    return [
        float(posts),
        float(guarded),
        float(customers),
        float(mine),
        float(own.total() - mine),
        float(sum(own.payments)),
        float(sum(own.commitments)),
        float(len(own.owners())),
        float(own.prices[0]),
        float(own.prices[1]),
        float(own.prices[2]),
        float(sum(own.gone)),
        float(min(b.supply[RIVERFOLK], 6)),
    ]
