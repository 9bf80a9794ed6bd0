"""Figures of a contest: how often each player won, in all, by seat, by opponent, by level of the bots, by the number of
players and difficulty; with 95 % intervals."""

from __future__ import annotations

from typing import Any

from weald.arena.contest import Setting
from weald.arena.sim import Played, Report
from weald.arena.stats import decisions, share_of, span
from weald.engine.ruleset import Ruleset

Row = dict[str, Any]


class _Tally:
    """Rows in the order in which they were first met, each with its wins and games."""

    def __init__(self) -> None:
        self.rows: dict[tuple[tuple[str, object], ...], list[int]] = {}

    def count(self, won: bool, **key: object) -> None:
        row = self.rows.setdefault(tuple(key.items()), [0, 0])
        row[0] += won
        row[1] += 1

    def told(self) -> list[Row]:
        return [{**dict(key), **share_of(wins, games)} for key, (wins, games) in self.rows.items()]


def results(report: Report, ruleset: Ruleset) -> dict[str, Any]:
    """All figures that are the same for the same seed."""
    plan = report.plan
    contest = plan.contest
    games = [(played, contest.setting(played.number)) for played in report.played]
    by_seat = [] if contest.team else _by_seat(games, ruleset, contest.players)
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "asked": plan.games,
        "played": len(report.played),
        "complete": report.complete,
        "round": contest.round_size,
        "team": contest.team,
        "seats": contest.seats,
        "even": round(1 / len(ruleset.taking_part(contest.setting(1).options)), 4),
        "among": contest.among,
        "players": _by_player(games, contest.players),
        "by_seat": by_seat,
        "by_opponent": _by_opponent(games, contest.players) if _is_duel(contest.among, contest.seats) else [],
        "by_level": _by_level(games, contest.players, contest.bots),
        "by_difficulty": _by_difficulty(games, ruleset, contest.players) if contest.team else [],
        "decisions": {**span([played.decisions for played in report.played]), "total": decisions(report)},
        "crash": vars(report.broken) if report.broken else None,
    }


def _is_duel(among: str, seats: int) -> bool:
    return seats == 2 and not among


def _measured(played: Played, laid: Setting) -> list[tuple[str, str, bool]]:
    """The seats of a game that count, with player and result."""
    return [(seat, laid.seats[seat], seat in played.winners) for seat in laid.measured]


def _by_player(games: list[tuple[Played, Setting]], players: tuple[str, ...]) -> list[Row]:
    """In all; and, where there are several seats to have, the mean of the shares at each seat."""
    tally = _Tally()
    at_seats: dict[str, dict[str, list[bool]]] = {player: {} for player in players}
    for played, laid in games:
        for seat, player, won in _measured(played, laid):
            tally.count(won, player=player)
            at_seats[player].setdefault(seat, []).append(won)
    rows = sorted(tally.told(), key=lambda row: players.index(row["player"]))
    for row in rows:
        shares = [sum(results) / len(results) for results in at_seats[row["player"]].values()]
        row["mean_of_seats"] = round(sum(shares) / len(shares), 4)
    return rows


def _by_seat(games: list[tuple[Played, Setting]], ruleset: Ruleset, players: tuple[str, ...]) -> list[Row]:
    tally = _Tally()
    points: dict[tuple[str, str], list[int]] = {}
    for played, laid in games:
        for seat, player, won in _measured(played, laid):
            tally.count(won, player=player, seat=seat)
            points.setdefault((player, seat), []).append(played.scores[seat])
    rows = sorted(tally.told(), key=lambda row: (players.index(row["player"]), ruleset.seat(row["seat"])))
    return [{**row, "points": span(points[row["player"], row["seat"]])["mean"]} for row in rows]


def _by_opponent(games: list[tuple[Played, Setting]], players: tuple[str, ...]) -> list[Row]:
    """Each against each, where two play."""
    tally = _Tally()
    for played, laid in games:
        (_, first, won), (_, second, lost) = _measured(played, laid)
        if first != second:
            tally.count(won, player=first, opponent=second)
            tally.count(lost, player=second, opponent=first)
    return sorted(tally.told(), key=lambda row: (players.index(row["player"]), players.index(row["opponent"])))


def _by_level(games: list[tuple[Played, Setting]], players: tuple[str, ...], levels: tuple[str, ...]) -> list[Row]:
    tally = _Tally()
    for played, laid in games:
        for _, player, won in _measured(played, laid) if laid.level else ():
            tally.count(won, player=player, level=laid.level)
    return sorted(tally.told(), key=lambda row: (players.index(row["player"]), levels.index(row["level"])))


def _by_difficulty(games: list[tuple[Played, Setting]], ruleset: Ruleset, players: tuple[str, ...]) -> list[Row]:
    tally = _Tally()
    for played, laid in games:
        count = len(ruleset.in_play(laid.options))
        for _, player, won in _measured(played, laid):
            tally.count(won, player=player, difficulty=laid.options.get("difficulty", 0), count=count)
    rows = tally.told()
    return sorted(rows, key=lambda row: (players.index(row["player"]), row["difficulty"], row["count"]))
