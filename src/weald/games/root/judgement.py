"""What a seat's chances to win hang on, as numbers: the features of its view. Their weights are learnt, and are data.

Here is what all factions share; each faction adds what its own law makes important (`Faction.features`).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from weald.engine import judging
from weald.engine.grounds import Ground, Grounds
from weald.engine.judging import Judgement, squashed
from weald.games.root.estimate import estimate
from weald.games.root.factions.faction import FACTIONS, faction
from weald.games.root.state.board import NONE, Board
from weald.games.root.state.lenses import Game, View
from weald.games.root.tables import (
    BIRD,
    BUILDINGS_OF,
    CLEARINGS,
    HAND_LIMIT,
    HAS_PAWN,
    IS_AMBUSH,
    IS_DOMINANCE,
    ITEM,
    ITEM_POINTS,
    SEAT_COUNT,
    SEATS,
    SUIT,
    TARGET,
    TOKENS_OF,
    TWIN_OF,
)

OWN_KIND: Final = [seat for seat in range(SEAT_COUNT) if TWIN_OF[seat] == NONE]


def judged_as(seat: int) -> str:
    """Of two of a kind the second has the first one's judgement."""
    return SEATS[TWIN_OF[seat]] if TWIN_OF[seat] != NONE else SEATS[seat]


SHARED: Final = [
    "one",
    "score",
    "score-squared",
    "near-end",  # points above twenty
    "dominance",
    "dominance-held",  # how much of what it asks for is ruled
    "cards",
    "birds",
    "ambushes",
    "item-cards",  # points of the items in hand that the supply still has
    "too-many-cards",
    "warriors",
    "ruled",
    "strongholds",  # clearings with three warriors or more
    "buildings",
    "tokens",
    "exposed",  # own buildings and tokens beside stronger enemies
    "targets",  # buildings and tokens of others beside fewer warriors than ours
    "improvements",
    "income",
    "best-rival",
    "best-rival-near-end",
    "other-rivals",
    "best-income",
    "other-incomes",
    "rival-warriors",
    "rival-cards",
    "rival-dominance",
    "forecast",  # points when the game ends, if it scores from now on what it can expect to
    "best-forecast",
    "other-forecasts",
    "best-soon-near-end",  # points above twenty of the rival who may have most after another turn
    "estimate",  # today's rule of thumb, from what the seat sees
    *[f"against-{SEATS[seat]}" for seat in OWN_KIND],
]
# what weighs otherwise while the game is young
RACE: Final = [
    "score",
    "score-squared",
    "near-end",
    "best-rival",
    "best-rival-near-end",
    "other-rivals",
    "estimate",
    *[f"against-{SEATS[seat]}" for seat in OWN_KIND],
]
_RACE: Final = [SHARED.index(name) for name in RACE]
_SCORE: Final = SHARED.index("score")
_DOMINANCE: Final = SHARED.index("dominance")
_CARDS: Final = SHARED.index("cards")
_WARRIORS: Final = SHARED.index("warriors")
_IMPROVEMENTS: Final = SHARED.index("improvements")
_RIVALS: Final = SHARED.index("best-rival")
_FORECAST: Final = SHARED.index("forecast")
_ESTIMATE: Final = SHARED.index("estimate")
_AGAINST: Final = [SHARED.index(f"against-{judged_as(seat)}") for seat in range(SEAT_COUNT)]
_NEAR: Final = 20  # points
_ROUNDS: Final = 6.0  # that a young game has before it, besides the next one
_SCALE: Final = 10.0  # points


def names(seat: int) -> list[str]:
    """The names of a seat's features."""
    return [*SHARED, *[f"early-{name}" for name in RACE], *FACTIONS[seat].feature_names]


def features(v: View) -> list[float]:
    """All features of a seat's view, in the order of their names."""
    b = v.board
    seat = v.seat
    found = [0.0] * len(SHARED)
    found[0] = 1.0
    score = b.scores[seat] if b.dominance[seat] == NONE else 0
    found[_SCORE] = score / TARGET
    found[_SCORE + 1] = (score / TARGET) ** 2
    found[_SCORE + 2] = max(0, score - _NEAR) / 10.0
    if b.dominance[seat] != NONE:
        found[_DOMINANCE] = 1.0
        found[_DOMINANCE + 1] = dominance_share(b, seat)
    _cards(v, found)
    _map(b, seat, found)
    found[_IMPROVEMENTS] = float(len(b.improvements[seat]))
    found[_IMPROVEMENTS + 1] = faction(b, seat).income(b)
    _rivals(b, seat, found)
    _forecasts(b, seat, found)
    found[_ESTIMATE] = estimate(v.alone(), seat) / _SCALE
    early = _early(found)
    for place in _RACE:
        found.append(early * found[place])
    return found + faction(b, seat).features(v)


def _early(found: list[float]) -> float:
    """How young the game is: the share of thirty points that even the leader lacks."""
    return 1.0 - max(found[_SCORE], found[_RIVALS])


def _forecasts(b: Board, seat: int, found: list[float]) -> None:
    """What everybody may have when the game ends, by points and income, as shares of thirty."""
    rounds = 1.0 + _ROUNDS * _early(found)
    found[_FORECAST] = found[_SCORE] + rounds * found[_IMPROVEMENTS + 1] / TARGET
    best = total = soon = 0.0
    count = 0
    for other in b.order:
        if b.are_enemies(seat, other) and b.dominance[other] == NONE:
            count += 1
            income = faction(b, other).income(b)
            forecast = (b.scores[other] + rounds * income) / TARGET
            total += forecast
            best = max(best, forecast)
            soon = max(soon, b.scores[other] + income)
    found[_FORECAST + 1] = best
    if count > 1:
        found[_FORECAST + 2] = (total - best) / (count - 1)
    found[_FORECAST + 3] = max(0.0, soon - _NEAR) / 10.0


def dominance_share(b: Board, seat: int) -> float:
    """[3.3] How much of what an activated dominance card asks for a seat rules."""
    suit = SUIT[b.dominance[seat]]
    ruled = [clearing for clearing in range(CLEARINGS) if b.ruled_by(seat, clearing)]
    if suit != BIRD:
        return min(3, len([clearing for clearing in ruled if b.suits[clearing] == suit])) / 3.0
    opposite = b.printed().opposite
    corners = [clearing for clearing in ruled if opposite[clearing] >= 0]
    for clearing in corners:
        if opposite[clearing] in ruled:
            return 1.0
    return 0.5 * min(1, len(corners))


def _cards(v: View, found: list[float]) -> None:
    b = v.board
    useful = 0
    for card in v.own.hand:
        if IS_DOMINANCE[card]:
            continue
        useful += 1
        if SUIT[card] == BIRD:
            found[_CARDS + 1] += 1.0
        if IS_AMBUSH[card]:
            found[_CARDS + 2] += 1.0
        if ITEM[card] >= 0 and b.items[ITEM[card]]:
            found[_CARDS + 3] += ITEM_POINTS[card]
    found[_CARDS] = float(useful)
    found[_CARDS + 4] = float(max(0, b.hands[v.seat] - HAND_LIMIT))


def _map(b: Board, seat: int, found: list[float]) -> None:
    """Warriors, rule, buildings and tokens, and who stands beside them."""
    pawn = HAS_PAWN[seat]
    for clearing in range(CLEARINGS):
        own = b.warriors_at(seat, clearing)
        found[_WARRIORS] += own
        if own and b.ruled_by(seat, clearing):
            found[_WARRIORS + 1] += 1.0
        if own > 2:
            found[_WARRIORS + 2] += 1.0
        buildings = 0
        for kind in BUILDINGS_OF[seat]:
            buildings += b.at(kind, clearing)
        tokens = 0
        for kind in TOKENS_OF[seat]:
            tokens += b.at(kind, clearing)
        found[_WARRIORS + 3] += buildings
        found[_WARRIORS + 4] += tokens
        strongest = 0
        for other in b.order:
            if not b.are_enemies(seat, other):
                continue
            theirs = b.warriors_at(other, clearing)
            strongest = max(strongest, theirs)
            if own > theirs and not pawn:
                found[_WARRIORS + 6] += b.others_at(other, clearing)
        if strongest > own:
            found[_WARRIORS + 5] += buildings + tokens


def _rivals(b: Board, seat: int, found: list[float]) -> None:
    """The strongest rival, and all others together."""
    best = best_income = 0.0
    scores = incomes = 0.0
    count = 0
    for other in b.order:
        if not b.are_enemies(seat, other):
            continue
        count += 1
        found[_AGAINST[other]] = 1.0
        score = b.scores[other] / TARGET
        if b.dominance[other] != NONE:
            share = dominance_share(b, other)
            found[_RIVALS + 7] = max(found[_RIVALS + 7], share)
            score = 0.0
        income = faction(b, other).income(b)
        scores += score
        incomes += income
        best = max(best, score)
        best_income = max(best_income, income)
        for clearing in range(CLEARINGS):
            found[_RIVALS + 5] += b.warriors_at(other, clearing)
        found[_RIVALS + 6] += b.hands[other]
    found[_RIVALS] = best
    found[_RIVALS + 1] = max(0.0, best * TARGET - _NEAR) / 10.0
    if count > 1:
        found[_RIVALS + 2] = (scores - best) / (count - 1)
        found[_RIVALS + 4] = (incomes - best_income) / (count - 1)
    found[_RIVALS + 3] = best_income


_LEARNT: Final[list[Judgement | None]] = []  # by seat


def learn(text: str) -> None:
    """Judge by these weights from now on."""
    learnt = [judging.read(text, judged_as(seat), names(seat)) for seat in range(SEAT_COUNT)]
    _LEARNT[:] = learnt


def judgement(seat: int) -> Judgement | None:
    """What was learnt for a seat, or None. It is read once, when all factions have taken their seats."""
    if not _LEARNT:
        learn(files("weald.games.root").joinpath("data", "judgement.json").read_text(encoding="utf-8"))
    return _LEARNT[seat]


def judge(v: View, learnt: Judgement, overlooked: tuple[int, ...]) -> float:
    """A seat's chance to win, by what was learnt; some features are passed over."""
    b = v.board
    if b.winner != NONE:
        return 1.0 if b.winner in (v.seat, b.partners[v.seat]) else 0.0
    return learnt.chance(judging.overlook(features(v), overlooked))


def guess(g: Game, seat: int) -> float:
    """The same by the rule of thumb, for those whose judgement nobody has learnt, such as bots."""
    if g.board.winner != NONE:
        return 1.0 if g.board.winner in (seat, g.board.partners[seat]) else 0.0
    return squashed(estimate(g, seat) / _SCALE - 1.0)


_GROUNDS: Final[dict[int, Grounds]] = {}  # by seat, once they are asked for


def grounds(v: View, learnt: Judgement) -> list[Ground]:
    """What speaks for a position and against it."""
    if v.seat not in _GROUNDS:
        text = files("weald.games.root").joinpath("data", "grounds.json").read_text(encoding="utf-8")
        _GROUNDS[v.seat] = Grounds(text, names(v.seat), _SCALE)
    return _GROUNDS[v.seat].of(features(v), learnt.weights)
