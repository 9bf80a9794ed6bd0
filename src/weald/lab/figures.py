"""The figures of an experiment, from its tables: all that a report shows, as plain data."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from weald import players
from weald.arena.stats import share_of
from weald.engine.ruleset import Ruleset
from weald.lab.store import BOT, GAMES, OPTION, SEATS, Results

Row = dict[str, Any]
_OF_A_SEAT: Final = ["line_up", "seat", "is_bot", "player"]
_ALMOST_ALL: Final = 0.95  # the share of games that have ended where the curves of points stop


class Tables:
    """The tables of results, joined for counting."""

    def __init__(self, results: Results) -> None:
        self.team = bool(results.told["team"])
        self.ruleset = results.ruleset
        games, seats = results.table(GAMES), results.table(SEATS)
        thinking = pl.col("player") != BOT
        by_strength = pl.col("player").cast(pl.Enum(players.names())).unique().sort().cast(pl.String)
        line_ups = seats.filter(thinking).group_by("game").agg(by_strength.str.join(" + ").alias("line_up"))
        games = games.join(line_ups, on="game", how="left")
        self.games = games.with_columns(pl.col("line_up").fill_null(BOT), length=pl.coalesce("rounds", "battles"))
        about = self.games.drop("number", "winners", "cell").rename({"seats": "count"})
        self.seats = seats.join(about, on="game").with_columns(thinking.not_().alias("is_bot"))
        # what counts once: each measured seat; of a team its first, as all win and lose together; bots count as such
        self.counted = self.seats.filter(pl.col("measured") | pl.col("is_bot"))
        if self.team:
            self.counted = self.counted.unique("game", keep="first", maintain_order=True)

    @property
    def varied(self) -> list[str]:
        """The options that differ between games, without those that say who takes part."""
        names = [option.name for option in self.ruleset.options if option.name not in self.ruleset.seats]
        columns = {name: OPTION + name.replace("-", "_") for name in names}
        return [name for name, column in columns.items() if self.games[column].n_unique() > 1]


def figures(results: Results) -> dict[str, Any]:
    """All of it."""
    tables = Tables(results)
    counted, games = tables.counted, tables.games
    people = counted.filter(~pl.col("is_bot"))
    order = _Order(results.ruleset, tables)
    found: dict[str, Any] = {
        "plan": results.plan,
        "version": {key: results.told[key] for key in ("weald", "edition", "rules")},
        "wanted": results.wanted,
        "played": len(games),
        "team": tables.team,
        "even": None if tables.team else _even(games),
        "by_player": order.sorted(_shares(_with_rivals(tables), ["line_up", "player", "level"])),
        "by_seat": order.sorted(_shares(tables.seats if tables.team else counted, _OF_A_SEAT)),
        "by_place": [] if tables.team else order.sorted(_shares(people, ["line_up", "count", "place"])),
        "by_count": order.sorted(_shares(people, ["line_up", "count"])) if tables.team else [],
        "by_option": {name: order.sorted(_by_option(tables, name), name) for name in tables.varied},
        "lengths": order.sorted(_lengths(games)),
        "length_counts": order.sorted(_counts(games, ["line_up", "length"])),
        "points": [] if tables.team else order.sorted(_points(tables.seats)),
        "endings": order.sorted(_counts(games, ["line_up", "law"])),
        "endings_by_difficulty": order.sorted(_endings_by_difficulty(tables)),
        "cells": _cells(results, games),
    }
    return found


class _Order:
    """Rows in the order of the game, not of the alphabet: seats and values as they are listed, players by strength."""

    def __init__(self, ruleset: Ruleset, tables: Tables) -> None:
        self._ruleset = ruleset
        strength = players.names()
        line_ups = tables.games["line_up"].unique().to_list()
        self._line_ups = sorted(
            line_ups,
            key=lambda one: (one.count("+"), [strength.index(name) for name in one.split(" + ") if name != BOT]),
        )

    def sorted(self, rows: list[Row], option: str = "") -> list[Row]:
        """The first columns weigh most."""
        names = next((known.names for known in self._ruleset.options if known.name == option), ())

        def place(column: str, value: Any) -> tuple[int, Any]:
            if column == "line_up":
                return self._line_ups.index(value), ""
            if column == "player":
                return (players.names().index(value), "") if value != BOT else (len(players.names()), "")
            if column == "seat":
                return self._ruleset.seat(value), ""
            if column == "value" and value in names:
                return names.index(value), ""
            return (0, value) if isinstance(value, str) else (int(value or 0), "")

        keys = ("what", "line_up", "seat", "is_bot", "value", "difficulty", "player", "level", "count", "place", "law")
        return sorted(rows, key=lambda row: [place(key, row[key]) for key in (*keys, "length", "round") if key in row])


def _with_rivals(tables: Tables) -> pl.DataFrame:
    """The results that tell players apart: not those of games in which all are alike, unless they play together."""
    rivals = pl.col("line_up").str.contains(" + ", literal=True) | pl.col("is_bot").any().over("game")
    return tables.counted if tables.team else tables.counted.filter(rivals)


def _shares(rows: pl.DataFrame, keys: list[str]) -> list[Row]:
    """How often somebody won, with 95 % intervals, for each value of the keys."""
    tally = rows.group_by(keys).agg(pl.col("won").sum().alias("wins"), pl.len().alias("games"))
    return [{**{key: row[key] for key in keys}, **share_of(row["wins"], row["games"])} for row in tally.to_dicts()]


def _by_option(tables: Tables, name: str) -> list[Row]:
    """By the value of an option and seat; by the value alone where all win and lose together."""
    column = OPTION + name.replace("-", "_")
    keys = ["line_up", "value"] if tables.team else ["seat", "is_bot", "value"]
    return _shares(tables.counted.with_columns(pl.col(column).alias("value")), keys)


def _even(games: pl.DataFrame) -> float | None:
    """What each would win if all were equal; None if that differs from game to game."""
    counts = games["seats"].unique().to_list()
    return round(1 / counts[0], 4) if len(counts) == 1 else None


def _lengths(games: pl.DataFrame) -> list[Row]:
    found: list[Row] = []
    for what in ("rounds", "battles", "decisions"):
        column = pl.col(what)
        spans = (
            games.filter(column.is_not_null())
            .group_by("line_up")
            .agg(
                pl.len().alias("games"),
                column.mean().round(2).alias("mean"),
                column.median().alias("median"),
                column.min().alias("least"),
                column.max().alias("most"),
            )
        )
        found += [{"what": what, **row} for row in spans.to_dicts()]
    return found


def _counts(games: pl.DataFrame, keys: list[str]) -> list[Row]:
    """How many games, and which share of those with the same first key."""
    tally = games.group_by(keys).agg(pl.len().alias("games"))
    of = pl.col("games").sum().over(keys[:-1]) if keys[:-1] else pl.col("games").sum()
    rows: list[Row] = tally.with_columns((pl.col("games") / of).round(4).alias("share")).to_dicts()
    return rows


def _points(seats: pl.DataFrame) -> list[Row]:
    """The mean points of a seat at the start and after each round. A game that is over keeps its last points."""
    found: list[Row] = []
    for (line_up,), rows in seats.group_by(["line_up"], maintain_order=True):
        last = int(rows["length"].quantile(_ALMOST_ALL, "lower") or 0)
        courses = rows.select("seat", "is_bot", "points_by_round").with_columns(
            [
                pl.col("points_by_round")
                .list.get(pl.min_horizontal(at, pl.col("points_by_round").list.len() - 1))
                .alias(str(at))
                for at in range(last + 1)
            ]
        )
        means = courses.drop("points_by_round").group_by("seat", "is_bot").mean()
        for row in means.to_dicts():
            for at in range(last + 1):
                key = {"line_up": line_up, "seat": row["seat"], "is_bot": row["is_bot"]}
                found.append({**key, "round": at, "points": round(row[str(at)], 2)})
    return found


def _endings_by_difficulty(tables: Tables) -> list[Row]:
    column = f"{OPTION}difficulty"
    if column not in tables.games.columns:
        return []
    return _counts(tables.games.with_columns(pl.col(column).alias("difficulty")), ["line_up", "difficulty", "law"])


def _cells(results: Results, games: pl.DataFrame) -> list[Row]:
    """Each cell: what distinguishes it, and its mean lengths."""
    means = games.group_by("cell").agg(
        pl.len().alias("games"),
        pl.col("length").mean().round(2),
        pl.col("decisions").mean().round(1),
        (pl.col("winners").list.len() > 0).sum().alias("won"),
    )
    rows = {row["cell"]: row for row in means.to_dicts()}
    return [
        {
            "chosen": chosen,
            **rows.get(number, {"cell": number, "games": 0, "length": None, "decisions": None, "won": 0}),
        }
        for number, chosen in enumerate(results.told["cells"], start=1)
    ]
