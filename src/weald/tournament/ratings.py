"""Ratings from the games of a contest, by the model of Plackett and Luce. It needs openskill; to play, nobody does.

All begin alike, and their strength does not change: the games are taken in their order, each moves the ratings less
than the one before, and doubt shrinks. Bots of a level are rated as a player is. A team plays against the game: an
opponent that is rated too, with so many players at that difficulty.
"""

from __future__ import annotations

from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating

from weald.arena.contest import Setting
from weald.arena.sim import Played, Report
from weald.engine.ruleset import Ruleset

_Z: Final = 1.959963984540054  # deviations within which 95 % of a normal distribution lie
_DIGITS: Final = 2
PLAYER: Final = "player"
BOT: Final = "bot"
TABLE: Final = "table"  # the game itself, as the opponent of a team

Name = tuple[str, str]  # the kind of who is rated, and the name


def _whole_step(*_: object) -> float:
    """How fast doubt shrinks: by what a game tells, without the caution for players who learn."""
    return 1.0


def ratings(report: Report, ruleset: Ruleset) -> list[dict[str, Any]]:
    """Everybody's rating with its 95 % interval, the best first."""
    model = PlackettLuce(tau=0.0, gamma=_whole_step)
    known: dict[Name, PlackettLuceRating] = {}
    for played in report.played:
        sides = _sides(played, report.plan.contest.setting(played.number), ruleset, report.plan.contest.team)
        names = [name for name, _ in sides]
        if len(set(names)) < 2:
            continue  # a game between equals tells nothing about them
        before = [known.setdefault(name, model.rating(name=name[1])) for name in names]
        after = model.rate([[rating] for rating in before], ranks=[0.0 if won else 1.0 for _, won in sides])
        for name in set(names):
            moved = [rating for own, (rating,) in zip(names, after, strict=True) if own == name]
            mean = model.rating(name=name[1])
            mean.mu = sum(rating.mu for rating in moved) / len(moved)
            mean.sigma = sum(rating.sigma for rating in moved) / len(moved)
            known[name] = mean
    best = sorted(known.items(), key=lambda item: -item[1].mu)
    return [{"kind": kind, "name": name, **_told(rating)} for (kind, name), rating in best]


def _told(rating: PlackettLuceRating) -> dict[str, float]:
    half = _Z * rating.sigma
    return {
        "rating": round(rating.mu, _DIGITS),
        "low": round(rating.mu - half, _DIGITS),
        "high": round(rating.mu + half, _DIGITS),
    }


def _sides(played: Played, laid: Setting, ruleset: Ruleset, team: bool) -> list[tuple[Name, bool]]:
    """Who played against whom, and who won."""
    if team:
        seat = laid.measured[0]
        won = seat in played.winners
        game = f"{len(ruleset.in_play(laid.options))}/{laid.options.get('difficulty', 0)}"
        return [((PLAYER, laid.seats[seat]), won), ((TABLE, game), not won)]
    found = [((PLAYER, player), seat in played.winners) for seat, player in laid.seats.items()]
    levels = ruleset.levels(laid.options)
    return found + [((BOT, level), seat in played.winners) for seat, level in levels.items()]
