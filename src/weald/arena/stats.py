"""Figures of many games: wins with their 95 % intervals, means, spans."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, Final

from weald.arena.sim import Played, Report
from weald.engine.catalogue import Rules

ROBOT: Final = "bot"  # who plays a seat that plays itself
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


def _by_seat(report: Report, rules: Rules) -> dict[str, dict[str, Any]]:
    """How each seat fared in the games it took part in."""
    plan = report.plan
    found: dict[str, dict[str, Any]] = {}
    for seat in [*plan.seats, *robots(report, rules)]:
        index = rules.seat(seat)
        joined = [played for played in report.played if seat in rules.taking_part(plan.options_of(played.number))]
        wins = sum(1 for played in joined if index in played.winners)
        points = _span([played.scores[index] for played in joined])["mean"]
        found[seat] = {"player": plan.seats.get(seat, ROBOT), **_share(wins, len(joined)), "points": points}
    return found


def robots(report: Report, rules: Rules) -> list[str]:
    """The seats that played themselves in some game."""
    plan = report.plan
    played = {seat for options in plan.mix or [plan.options] for seat in rules.robots(rules.check_options(options))}
    return [seat for seat in rules.seats if seat in played and seat not in plan.seats]


def _laws(games: list[Played]) -> dict[str, int]:
    """How many games ended by which law."""
    return dict(sorted(Counter(played.law for played in games).items()))


def _mix(report: Report, rules: Rules) -> list[dict[str, object]]:
    """The games of each combination of options: wins by seat, endings, length."""
    found: list[dict[str, object]] = []
    for options in report.plan.mix:
        games = [played for played in report.played if report.plan.options_of(played.number) == options]
        playing = rules.taking_part(options)
        wins = {seat: sum(1 for played in games if rules.seat(seat) in played.winners) for seat in playing}
        found.append(
            {
                "seats": list(playing),
                "map": options.get("map"),
                "games": len(games),
                "wins": wins,
                "laws": _laws(games),
                "rounds": _span([played.rounds for played in games if played.rounds is not None])["mean"],
                "decisions": _span([played.decisions for played in games])["mean"],
            }
        )
    return found


def results(report: Report, rules: Rules) -> dict[str, object]:
    """Everything about the games that their seed determines."""
    plan = report.plan
    games = len(report.played)
    by_seat = _by_seat(report, rules)
    kinds: dict[str, list[int]] = {}
    for share in by_seat.values():
        kind = kinds.setdefault(share["player"], [0, 0])
        kind[0] += share["wins"]
        kind[1] += share["games"]
    battles = [played.battles for played in report.played if played.battles is not None]
    rounds = [played.rounds for played in report.played if played.rounds is not None]
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
        "rounds": _span(rounds) if rounds else None,
        "laws": _laws(report.played),
        "mix": _mix(report, rules) if plan.mix else None,
        "crash": vars(report.broken) if report.broken else None,
    }


def decisions(report: Report) -> int:
    return sum(played.decisions for played in report.played)
