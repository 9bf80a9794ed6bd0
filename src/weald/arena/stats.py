"""Figures of many games: wins with their 95 % intervals, means, spans."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from weald.arena.sim import LADDER, Played, Report, climb
from weald.engine.ruleset import Options, Ruleset

ROBOT: Final = "bot"  # the player named for a seat that plays itself
_Z: Final = 1.959963984540054  # deviations within which 95 % of a normal distribution lie


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


def share_of(wins: int, games: int) -> dict[str, Any]:
    """Wins out of games, with the interval."""
    low, high = interval(wins, games)
    return {"wins": wins, "games": games, "share": round(wins / games, 4) if games else None, "low": low, "high": high}


def span(numbers: list[int]) -> dict[str, Any]:
    """Mean, least and most."""
    if not numbers:
        return {"mean": None, "least": None, "most": None}
    return {"mean": round(sum(numbers) / len(numbers), 4), "least": min(numbers), "most": max(numbers)}


def _by_seat(report: Report, ruleset: Ruleset, playing: list[tuple[str, ...]]) -> dict[str, dict[str, Any]]:
    """How each seat fared in the games it took part in (`playing`: the seats of each game)."""
    found: dict[str, dict[str, Any]] = {}
    for seat in ruleset.seats:
        joined = [played for played, seats in zip(report.played, playing, strict=True) if seat in seats]
        if not joined and seat not in report.plan.seats:
            continue
        wins = sum(1 for played in joined if seat in played.winners)
        points = span([played.scores[seat] for played in joined])["mean"]
        found[seat] = {**share_of(wins, len(joined)), "points": points}
    return found


def _by_level(report: Report, ruleset: Ruleset, options: list[Options]) -> list[dict[str, Any]]:
    """How each robot fared at each level. In a ladder only the measured robot counts."""
    plan = report.plan
    groups: dict[tuple[str, str], list[Played]] = {}
    for played, chosen in zip(report.played, options, strict=True):
        levels = ruleset.levels(chosen)
        if plan.mix == LADDER:
            seat = climb(ruleset, plan, played.number)[1]
            levels = {seat: levels[seat]}
        for seat, level in levels.items():
            groups.setdefault((seat, level), []).append(played)
    known = {f"{option.name}={name}": at for option in ruleset.options for at, name in enumerate(option.names)}
    found: list[dict[str, Any]] = []
    for seat, level in sorted(groups, key=lambda key: (ruleset.seat(key[0]), known[f"{key[0]}-level={key[1]}"])):
        games = groups[seat, level]
        wins = sum(1 for played in games if seat in played.winners)
        points = span([played.scores[seat] for played in games])["mean"]
        found.append({"bot": seat, "level": level, **share_of(wins, len(games)), "points": points})
    return found


def _laws(games: list[Played]) -> dict[str, int]:
    """How many games ended by which law."""
    return dict(sorted(Counter(played.law for played in games).items()))


def _tally(games: list[Played], ruleset: Ruleset, seats: Sequence[str]) -> dict[str, object]:
    """Some games of a mix: wins by seat, endings, length."""
    return {
        "games": len(games),
        "wins": {seat: sum(1 for played in games if seat in played.winners) for seat in seats},
        "laws": _laws(games),
        "rounds": span([played.rounds for played in games if played.rounds is not None])["mean"],
        "decisions": span([played.decisions for played in games])["mean"],
    }


def _mix(report: Report, ruleset: Ruleset, options: list[Options]) -> dict[str, object]:
    """The games of a mix by the set of seats, and by each value of each option that varies."""
    by_seats: dict[tuple[str, ...], list[Played]] = {}
    by_option: dict[str, dict[str, list[Played]]] = {}
    for played, chosen in zip(report.played, options, strict=True):
        by_seats.setdefault(ruleset.taking_part(chosen), []).append(played)
        for name, value in ruleset.counted(chosen):
            by_option.setdefault(name, {}).setdefault(value, []).append(played)
    everybody = [seat for seat in ruleset.seats if any(seat in seats for seats in by_seats)]
    order = sorted(by_seats, key=lambda seats: (len(seats), [ruleset.seat(seat) for seat in seats]))
    return {
        "everybody": everybody,
        "seats": [{"seats": list(seats), **_tally(by_seats[seats], ruleset, seats)} for seats in order],
        "options": {
            name: {value: _tally(values[value], ruleset, everybody) for value in sorted(values)}
            for name, values in by_option.items()
        },
    }


def _endings(report: Report, ruleset: Ruleset, options: list[Options]) -> list[dict[str, object]] | None:
    """Games played, games won and their last laws, by difficulty; None if the game has no difficulty."""
    if "difficulty" not in ruleset.default_options():
        return None
    groups: dict[int, list[Played]] = {}
    for played, chosen in zip(report.played, options, strict=True):
        level = ruleset.check_options(chosen)["difficulty"]
        groups.setdefault(int(level), []).append(played)
    return [
        {
            "difficulty": level,
            "games": len(games),
            "won": sum(1 for played in games if played.winners),
            "laws": {**dict.fromkeys(ruleset.endings, 0), **_laws(games)},
        }
        for level, games in sorted(groups.items())
    ]


def results(report: Report, ruleset: Ruleset) -> dict[str, object]:
    """All figures that are the same for the same seed."""
    plan = report.plan
    games = len(report.played)
    options = [plan.options_of(played.number) for played in report.played]
    people = _by_seat(report, ruleset, [ruleset.in_play(chosen) for chosen in options])
    by_seat = {seat: {"player": plan.seats[seat], **share} for seat, share in people.items() if seat in plan.seats}
    alone = _by_seat(report, ruleset, [ruleset.robots(chosen) for chosen in options])
    by_robot = {seat: {"player": ROBOT, **share} for seat, share in alone.items() if share["games"]}
    kinds: dict[str, list[int]] = {}
    for share in [*by_seat.values(), *by_robot.values()]:
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
        "robots": by_robot,
        "players": {kind: share_of(wins, total) for kind, (wins, total) in kinds.items()},
        "decisions": {**span([played.decisions for played in report.played]), "total": decisions(report)},
        "battles": span(battles) if battles else None,
        "rounds": span(rounds) if rounds else None,
        "laws": _laws(report.played),
        "levels": _by_level(report, ruleset, options),
        "mix": _mix(report, ruleset, options) if plan.mix else None,
        "endings": _endings(report, ruleset, options),
        "crash": vars(report.broken) if report.broken else None,
    }


def decisions(report: Report) -> int:
    return sum(played.decisions for played in report.played)
