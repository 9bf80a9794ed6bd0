"""Figures of many games: wins with their 95 % intervals, means, spans."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from weald.arena.sim import Plan, Played, Report
from weald.engine.catalogue import Options, Rules

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


def _by_seat(report: Report, rules: Rules, options: list[Options]) -> dict[str, dict[str, Any]]:
    """How each seat fared in the games it took part in."""
    plan = report.plan
    found: dict[str, dict[str, Any]] = {}
    playing = [rules.taking_part(chosen) for chosen in options]
    for seat in [*plan.seats, *robots(plan, rules, options)]:
        index = rules.seat(seat)
        joined = [played for played, seats in zip(report.played, playing, strict=True) if seat in seats]
        wins = sum(1 for played in joined if index in played.winners)
        points = _span([played.scores[index] for played in joined])["mean"]
        found[seat] = {"player": plan.seats.get(seat, ROBOT), **_share(wins, len(joined)), "points": points}
    return found


def robots(plan: Plan, rules: Rules, options: list[Options]) -> list[str]:
    """The seats that played themselves in some game."""
    played = {seat for chosen in options for seat in rules.robots(chosen)}
    return [seat for seat in rules.seats if seat in played and seat not in plan.seats]


def _laws(games: list[Played]) -> dict[str, int]:
    """How many games ended by which law."""
    return dict(sorted(Counter(played.law for played in games).items()))


def _tally(games: list[Played], rules: Rules, seats: Sequence[str]) -> dict[str, object]:
    """Some games of a mix: wins by seat, endings, length."""
    return {
        "games": len(games),
        "wins": {seat: sum(1 for played in games if rules.seat(seat) in played.winners) for seat in seats},
        "laws": _laws(games),
        "rounds": _span([played.rounds for played in games if played.rounds is not None])["mean"],
        "decisions": _span([played.decisions for played in games])["mean"],
    }


def _mix(report: Report, rules: Rules, options: list[Options]) -> dict[str, object]:
    """The games of a mix by the set of seats, and by each value of each option that varies."""
    by_seats: dict[tuple[str, ...], list[Played]] = {}
    by_option: dict[str, dict[str, list[Played]]] = {}
    for played, chosen in zip(report.played, options, strict=True):
        by_seats.setdefault(rules.taking_part(chosen), []).append(played)
        for name, value in rules.counted(chosen):
            by_option.setdefault(name, {}).setdefault(value, []).append(played)
    everybody = [*report.plan.seats, *robots(report.plan, rules, options)]
    order = sorted(by_seats, key=lambda seats: (len(seats), [rules.seat(seat) for seat in seats]))
    return {
        "seats": [{"seats": list(seats), **_tally(by_seats[seats], rules, seats)} for seats in order],
        "options": {
            name: {value: _tally(values[value], rules, everybody) for value in sorted(values)}
            for name, values in by_option.items()
        },
    }


def _endings(report: Report, rules: Rules, options: list[Options]) -> list[dict[str, object]] | None:
    """By difficulty: how many games were played and won, and by which law they ended; None in games without any."""
    if "difficulty" not in rules.default_options():
        return None
    groups: dict[int, list[Played]] = {}
    for played, chosen in zip(report.played, options, strict=True):
        level = rules.check_options(chosen)["difficulty"]
        groups.setdefault(int(level), []).append(played)
    return [
        {
            "difficulty": level,
            "games": len(games),
            "won": sum(1 for played in games if played.winners),
            "laws": {**dict.fromkeys(rules.endings, 0), **_laws(games)},
        }
        for level, games in sorted(groups.items())
    ]


def results(report: Report, rules: Rules) -> dict[str, object]:
    """Everything about the games that their seed determines."""
    plan = report.plan
    games = len(report.played)
    options = [plan.options_of(played.number) for played in report.played]
    by_seat = _by_seat(report, rules, options)
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
        "mix": _mix(report, rules, options) if plan.mix else None,
        "endings": _endings(report, rules, options),
        "crash": vars(report.broken) if report.broken else None,
    }


def decisions(report: Report) -> int:
    return sum(played.decisions for played in report.played)
