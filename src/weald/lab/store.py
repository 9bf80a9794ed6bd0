"""The results of an experiment: a folder with two Parquet tables, `games` (a row a game) and `seats` (a row a seat).

While games are played, the rows of each batch lie in parts of their own, written as a whole or not at all. When the
last one is there, they become one file a table. `plan.json` says what is played: another plan over it is refused.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import polars as pl

import weald
from weald import library
from weald.arena.sim import Played
from weald.engine.errors import BadValue
from weald.engine.ruleset import Ruleset
from weald.lab.plans import Cell, LabPlan

_PLAN: Final = "plan.json"
_PARTS: Final = "parts"
GAMES: Final = "games"
SEATS: Final = "seats"
OPTION: Final = "option_"  # what the columns of options begin with
BOT: Final = "bot"  # the player of a seat that plays itself
_Rows = list[dict[str, Any]]

_SEAT_COLUMNS: Final[dict[str, Any]] = {
    "game": pl.Int64,
    "cell": pl.Int32,
    "seat": pl.String,
    "player": pl.String,
    "level": pl.String,  # of a bot
    "measured": pl.Boolean,  # whether this seat's result counts for its player
    "place": pl.Int8,  # in the order of turns, from 1
    "won": pl.Boolean,
    "points": pl.Int32,
    "points_by_round": pl.List(pl.Int32),  # at the start, and after each round or battle
}


class Results:
    """A folder of results."""

    def __init__(self, folder: Path) -> None:
        """Raises what is wrong with a folder that holds none."""
        self.folder = folder
        try:
            self.told: dict[str, Any] = json.loads((folder / _PLAN).read_text(encoding="utf-8"))
            self.plan: dict[str, Any] = self.told["plan"]
        except (OSError, ValueError, KeyError, TypeError):
            raise BadValue("no-results", path=str(folder)) from None
        self.ruleset = library.ruleset(self.plan["game"])

    @property
    def is_whole(self) -> bool:
        return (self.folder / f"{GAMES}.parquet").exists()

    @property
    def wanted(self) -> int:
        """How many games the plan has."""
        return int(self.told["games"])

    def table(self, name: str) -> pl.DataFrame:
        """One of the tables, as far as it has come, in the order of its games."""
        if self.is_whole:
            return pl.read_parquet(self.folder / f"{name}.parquet")
        parts = [pl.read_parquet(self._part(stem, name)) for stem in sorted(self.done())]
        columns = _game_columns(self.ruleset) if name == GAMES else _SEAT_COLUMNS
        return pl.concat([pl.DataFrame(schema=columns), *parts]).sort("game", maintain_order=True)

    # while it is played

    def done(self) -> set[str]:
        """The batches that need not be played again. A part of `games` is written last."""
        found = (self.folder / _PARTS).glob(f"*.{GAMES}.parquet")
        return {path.name.partition(".")[0] for path in found}

    def keep(self, batch: str, cell: Cell, played: Iterable[Played]) -> None:
        """Write down a batch."""
        games: _Rows = []
        seats: _Rows = []
        for each in played:
            game, of_seats = _rows(self.ruleset, cell, each)
            games.append(game)
            seats += of_seats
        (self.folder / _PARTS).mkdir(exist_ok=True)
        _write(pl.DataFrame(seats, schema=_SEAT_COLUMNS), self._part(batch, SEATS))
        _write(pl.DataFrame(games, schema=_game_columns(self.ruleset)), self._part(batch, GAMES))

    def finish(self) -> None:
        """All parts are there: one file a table."""
        if not self.is_whole:
            _write(self.table(SEATS), self.folder / f"{SEATS}.parquet")
            _write(self.table(GAMES), self.folder / f"{GAMES}.parquet")
        shutil.rmtree(self.folder / _PARTS, ignore_errors=True)

    def _part(self, batch: str, name: str) -> Path:
        return self.folder / _PARTS / f"{batch}.{name}.parquet"


def lay(folder: Path, plan: LabPlan, cells: list[Cell]) -> Results:
    """The folder for the results of a plan: a new one, or that of the same plan."""
    ruleset = plan.ruleset
    told = {
        "plan": plan.to_data(),
        "games": sum(cell.plan.games for cell in cells),
        "team": cells[0].plan.contest.team,
        "cells": [cell.chosen for cell in cells],
        "weald": weald.__version__,
        "edition": ruleset.edition,
        "rules": ruleset.rules,
    }
    told = json.loads(json.dumps(told))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / _PLAN).exists():
            if any(path.name != f"{_PLAN}.new" for path in folder.iterdir()):
                raise BadValue("folder-not-empty", path=str(folder))
            (folder / f"{_PLAN}.new").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
            (folder / f"{_PLAN}.new").replace(folder / _PLAN)
    except OSError as error:
        raise BadValue("results-not-writable", path=str(folder), problem=error.strerror) from None
    results = Results(folder)
    changed = [key for key in plan.to_data() if results.plan.get(key) != told["plan"][key]]
    if changed:
        raise BadValue("other-plan", path=str(folder), list=", ".join(changed))
    if results.told != told:
        raise BadValue("other-version", path=str(folder), version=str(results.told.get("weald")))
    return results


def options_of(row: dict[str, Any]) -> dict[str, int | str]:
    """The options of a game, from its row."""
    return {_option(key): value for key, value in row.items() if key.startswith(OPTION)}


def _column(option: str) -> str:
    return OPTION + option.replace("-", "_")


def _option(column: str) -> str:
    return column.removeprefix(OPTION).replace("_", "-")


def _game_columns(ruleset: Ruleset) -> dict[str, Any]:
    options = {_column(option.name): pl.String if option.names else pl.Int32 for option in ruleset.options}
    return {
        "game": pl.Int64,
        "cell": pl.Int32,
        "number": pl.Int64,  # in its cell
        "seed": pl.String,
        "winners": pl.List(pl.String),
        "law": pl.String,  # that ended it
        "decisions": pl.Int32,
        "battles": pl.Int32,
        "rounds": pl.Int32,
        "seats": pl.Int8,  # that took part
        **options,
    }


def _rows(ruleset: Ruleset, cell: Cell, played: Played) -> tuple[dict[str, Any], _Rows]:
    """A game as a row, and its seats."""
    laid = cell.plan.setting(played.number)
    options = ruleset.check_options(laid.options)
    numbers = {"game": cell.first + played.number - 1, "cell": cell.number}
    taking_part = ruleset.taking_part(options)
    game = {
        **numbers,
        "number": played.number,
        "seed": laid.seed,
        "winners": played.winners,
        "law": played.law,
        "decisions": played.decisions,
        "battles": played.battles,
        "rounds": played.rounds,
        "seats": len(taking_part),
        **{_column(name): value for name, value in options.items()},
    }
    assert played.order is not None
    assert played.points is not None
    levels = ruleset.levels(options)
    seats = [
        {
            **numbers,
            "seat": seat,
            "player": laid.seats.get(seat, BOT),
            "level": levels.get(seat),
            "measured": seat in laid.measured,
            "place": played.order.index(seat) + 1,
            "won": seat in played.winners,
            "points": played.scores[seat],
            "points_by_round": played.points[seat],
        }
        for seat in taking_part
    ]
    return game, seats


def _write(table: pl.DataFrame, path: Path) -> None:
    """As a whole or not at all."""
    new = path.with_suffix(".new")
    try:
        table.write_parquet(new)
        new.replace(path)
    except OSError as error:
        raise BadValue("results-not-writable", path=str(path), problem=error.strerror or str(error)) from None
