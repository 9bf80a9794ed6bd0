"""Figures of many games: wins with their 95 % intervals, means, spans."""

from __future__ import annotations

from math import sqrt
from typing import Final

from weald.arena.sim import Report

_Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def interval(wins: int, games: int) -> tuple[float, float]:
    """The Wilson interval of a share: sound for few games and for shares near 0 and 1.

    >>> interval(50, 100)
    (0.4038, 0.5962)
    """
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, _Z * _Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _Z * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def _share(wins: int, games: int) -> dict[str, object]:
    low, high = interval(wins, games)
    return {"wins": wins, "games": games, "share": round(wins / games, 4) if games else None, "low": low, "high": high}


def _span(numbers: list[int]) -> dict[str, object]:
    if not numbers:
        return {"mean": None, "least": None, "most": None}
    return {"mean": round(sum(numbers) / len(numbers), 4), "least": min(numbers), "most": max(numbers)}


def results(report: Report, seats: tuple[str, ...]) -> dict[str, object]:
    """Everything about the games that their seed determines."""
    plan = report.plan
    games = len(report.played)
    by_seat: dict[str, object] = {}
    kinds: dict[str, list[int]] = {}
    for index, seat in enumerate(seats):
        wins = sum(1 for played in report.played if index in played.winners)
        points = [played.scores[index] for played in report.played]
        by_seat[seat] = {"player": plan.seats[seat], **_share(wins, games), "points": _span(points)["mean"]}
        kind = kinds.setdefault(plan.seats[seat], [0, 0])
        kind[0] += wins
        kind[1] += games
    battles = [played.battles for played in report.played if played.battles is not None]
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "asked": plan.games,
        "played": games,
        "complete": report.complete,
        "seats": by_seat,
        "players": {kind: _share(wins, total) for kind, (wins, total) in kinds.items()},
        "decisions": {**_span([played.decisions for played in report.played]), "total": decisions(report)},
        "battles": _span(battles) if battles else None,
        "crash": vars(report.broken) if report.broken else None,
    }


def decisions(report: Report) -> int:
    return sum(played.decisions for played in report.played)
