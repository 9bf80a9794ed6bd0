"""The chance to win the war, for players that search: what either end of this battle would mean (`chances.py`),
weighted by the chance to win the battle, which is learnt (`data/judgement.json`, by `weald train critters`).

It judges a game with all cards open: players give it games that they have imagined.
"""

from __future__ import annotations

from importlib.resources import files
from math import exp, log
from typing import Final

from weald.engine import judging
from weald.engine.judging import Judgement
from weald.games.critters.board import NONE, SEEN, Board
from weald.games.critters.cards import BATTLE_POINTS, BEGINNER_POINTS, CARD_NAMES, CARDS, HAND
from weald.games.critters.chances import war_chance
from weald.games.critters.estimate import chance_to_win
from weald.games.critters.lenses import Game
from weald.games.critters.scoring import points_for
from weald.games.critters.turns import Turns

# what is looked at, one seat's minus the other's; `margin` is the estimate, weighed by how many cards are still to come
_MARGIN: Final = -1  # plus the number of cards, at least one
_TURN: Final = 2 * HAND
_FIRST: Final = _TURN + 1
_FACEDOWN: Final = _TURN + 2
_HELD: Final = _TURN + 3
_AIR_DROP: Final = _TURN + 4
_IN_HAND: Final = _TURN + 5
_FACEUP: Final = _IN_HAND + CARDS
NAMES: Final[list[str]] = (
    [f"margin-{left}" for left in range(1, 2 * HAND + 1)]
    + ["turn", "first", "facedown", "held", "air-drop"]
    + [f"hand-{name}" for name in CARD_NAMES]
    + [f"faceup-{name}" for name in CARD_NAMES]
)
BOTH: Final = "both"  # the seats are judged alike
_SURE: Final = 0.0025  # a chance this small says no more than this


class _Learnt:
    """The weights that are judged by, and the same for those who overlook something."""

    def __init__(self, judgement: Judgement) -> None:
        self.weights = judgement.weights
        self._blind: dict[tuple[int, ...], list[float]] = {}

    def without(self, overlooked: tuple[int, ...]) -> list[float]:
        if not overlooked:
            return self.weights
        found = self._blind.get(overlooked)
        if found is None:
            found = judging.overlook(self.weights[:], overlooked)
            self._blind[overlooked] = found
        return found

    def learn(self, judgement: Judgement) -> None:
        self.weights = judgement.weights
        self._blind.clear()


def _read(text: str) -> Judgement:
    found = judging.read(text, BOTH, NAMES)
    assert found is not None
    return found


_LEARNT: Final = _Learnt(
    _read(files("weald.games.critters").joinpath("data", "judgement.json").read_text(encoding="utf-8"))
)


def learn(text: str) -> None:
    _LEARNT.learn(_read(text))


def features(g: Game, seat: int) -> list[float]:
    """The same that `battle_chance` weighs, as a list: they must agree."""
    b = g.board
    found = [0.0] * len(NAMES)
    found[_MARGIN + _left(b)] = _margin(g, seat)
    found[_TURN] = float(_sign(_to_play(b), seat))
    found[_FIRST] = float(_sign(b.first, seat))
    found[_HELD] = float(b.hands[seat] - b.hands[1 - seat])
    found[_AIR_DROP] = float(b.air_drops[seat]) - float(b.air_drops[1 - seat])
    for owner in (0, 1):
        sign = float(_sign(owner, seat))
        for card in g.secrets[owner].hand:
            found[_IN_HAND + card] += sign
        for pile in range(3 * owner, 3 * owner + 3):
            for token in b.piles[pile]:
                found[_FACEUP + token if token < SEEN else _FACEDOWN] += sign
    return found


def _left(b: Board) -> int:
    return max(1, b.hands[0] + b.hands[1])


def _sign(owner: int, seat: int) -> int:
    if owner == NONE:
        return 0
    return 1 if owner == seat else -1


def _to_play(b: Board) -> int:
    """Who begins the next turn; in the middle of one it is the other player, if there are any cards left."""
    for frame in b.stack:
        if isinstance(frame, Turns):
            if frame.at == 0 or not b.hands[1 - frame.seat]:
                return frame.seat
            return 1 - frame.seat
    return NONE


def _margin(g: Game, seat: int) -> float:
    """The estimate of the chance to win this battle, as log-odds."""
    chance = min(1.0 - _SURE, max(_SURE, chance_to_win(g, seat)))
    return log(chance / (1.0 - chance))


def battle_chance(g: Game, seat: int, overlooked: tuple[int, ...] = ()) -> float:
    """The chance to win this battle if nobody withdraws; some features are passed over."""
    b = g.board
    weights = _LEARNT.without(overlooked)
    odds = weights[_MARGIN + _left(b)] * _margin(g, seat)
    odds += weights[_TURN] * _sign(_to_play(b), seat)
    odds += weights[_FIRST] * _sign(b.first, seat)
    odds += weights[_HELD] * (b.hands[seat] - b.hands[1 - seat])
    for owner in (0, 1):
        own = 0.0
        if b.air_drops[owner]:
            own += weights[_AIR_DROP]
        for card in g.secrets[owner].hand:
            own += weights[_IN_HAND + card]
        for pile in range(3 * owner, 3 * owner + 3):
            for token in b.piles[pile]:
                own += weights[_FACEUP + token if token < SEEN else _FACEDOWN]
        odds += own if owner == seat else -own
    return 1.0 / (1.0 + exp(-odds))


def judge(g: Game, seat: int, overlooked: tuple[int, ...] = ()) -> float:
    """The chance to win the war. Whoever holds cards can still withdraw: nothing is worse than that."""
    b = g.board
    if b.winner != NONE:
        return 1.0 if b.winner == seat else 0.0
    if b.undealt == CARDS:  # between battles: nothing is dealt yet
        return war_chance(b.target, b.beginner, b.scores[seat], b.scores[1 - seat], b.first == seat)
    points = BEGINNER_POINTS if b.beginner else BATTLE_POINTS
    won = _after(b, seat, points, 0)
    lost = _after(b, seat, 0, points)
    chance = lost + (won - lost) * battle_chance(g, seat, overlooked)
    if b.hands[1 - seat]:
        chance = min(chance, _after(b, seat, points_for(b, 1 - seat), 0))
    if b.hands[seat]:
        chance = max(chance, _after(b, seat, 0, points_for(b, seat)))
    return chance


def _after(b: Board, seat: int, own: int, other: int) -> float:
    """The chance of a seat after this battle, if it brings so many points; the other seat begins the next [10.3]."""
    return war_chance(b.target, b.beginner, b.scores[seat] + own, b.scores[1 - seat] + other, b.first != seat)
