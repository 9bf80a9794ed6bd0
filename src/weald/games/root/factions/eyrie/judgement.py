"""What the Eyrie's chances hang on besides what all factions share."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.eyrie.board import eyrie_board
from weald.games.root.factions.eyrie.decree import suit_of
from weald.games.root.factions.eyrie.estimate import doubt, is_failing
from weald.games.root.factions.eyrie.tables import LEADER_NAMES, POINTS_BY_ROOSTS
from weald.games.root.state.board import Board
from weald.games.root.state.lenses import View
from weald.games.root.tables import BIRD, EYRIE, ROOST

NAMES: Final = (
    "roosts",
    "roost-points",
    "recruit-cards",
    "move-cards",
    "battle-cards",
    "build-cards",
    "birds-in-decree",
    "recruit-doubt",
    "move-doubt",
    "battle-doubt",
    "build-doubt",
    "failing",
    "supply",
    "few-to-recruit",
    *LEADER_NAMES,
)


def income(b: Board) -> float:
    return float(POINTS_BY_ROOSTS[b.on_map(ROOST)])


def features(v: View) -> list[float]:
    b = v.board
    own = eyrie_board(b)
    roosts = b.on_map(ROOST)
    birds = 0
    doubts = [0.0, 0.0, 0.0, 0.0]
    for column in range(4):
        for card in own.decree[column]:
            suit = suit_of(card)
            if suit == BIRD:
                birds += 1
            doubts[column] += doubt(b, column, suit)
    leaders = [1.0 if own.leader == leader else 0.0 for leader in range(len(LEADER_NAMES))]
    supply = b.supply[EYRIE]
    return [
        float(roosts),
        float(POINTS_BY_ROOSTS[roosts]),
        float(len(own.decree[0])),
        float(len(own.decree[1])),
        float(len(own.decree[2])),
        float(len(own.decree[3])),
        float(birds),
        *doubts,
        1.0 if is_failing(b) else 0.0,
        float(min(supply, 5)),
        float(max(0, 2 * len(own.decree[0]) - supply)),
        *leaders,
    ]
