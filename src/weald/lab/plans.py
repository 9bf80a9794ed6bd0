"""A plan: a grid of games, read from a TOML file. docs/lab.md tells its words.

Every cell of the grid is a contest of the arena with a seed of its own. So a game depends on the plan, the number of
its cell and its number there, whoever plays it, and where.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final

from weald import library, players
from weald.arena import sim
from weald.engine.errors import BadValue, JournalError, UnknownName, WealdError
from weald.engine.ruleset import Options, Ruleset
from weald.lab.places import line_of

KEYS: Final = ("name", "game", "seed", "games", "seats", "options", "players", "among", "bots", "seated")
_YES: Final = "yes"
_NO: Final = "no"


class Cell:
    """One place of the grid: what is played there, and what distinguishes it from the others."""

    def __init__(self, number: int, first: int, plan: sim.Plan, chosen: dict[str, Any]) -> None:
        self.number = number  # from 1
        self.first = first  # the number of its first game in the whole experiment
        self.plan = plan
        self.chosen = chosen  # the value of each axis that has several


class LabPlan:
    """An experiment. Each axis of its grid is a list of what it goes through."""

    def __init__(self, content: dict[str, Any]) -> None:
        """`content` is that of the file. Raises what is wrong with it, with the `keys` of the place."""
        for key in content:
            if key not in KEYS:
                raise _At(UnknownName("plan-key", key, KEYS), key)
        for key in ("name", "game", "games"):
            if key not in content:
                raise _At(BadValue("plan-lacks", key=key))
        self.name = _one(content, "name", str)
        self.game = _one(content, "game", str)
        self.ruleset = self._ruleset()
        self.seed = str(_one(content, "seed", (str, int), "1"))
        self.games = _one(content, "games", int)
        if self.games < 1:
            raise _misfit("games", self.games)
        self.seats = self._line_ups("seats", content.get("seats", [[]]), self._check_seat)
        self.options = self._table(content, "options", (str, int), self._check_option)
        self.players = self._line_ups("players", _each_alone(content.get("players", players.USUAL)), _check_player)
        self.among = self._names(content, "among")
        self.bots = self._names(content, "bots")
        self.seated = self._table(content, "seated", str, self._check_seated)

    def to_data(self) -> dict[str, Any]:
        """What it says, as plain data: the same for every way to write it."""
        return {key: getattr(self, key) for key in KEYS}

    def cells(self) -> list[Cell]:
        """The whole grid, in its order."""
        found: list[Cell] = []
        first = 1
        for number, chosen in enumerate(self._grid(), start=1):
            axes = {key: value for key, value in chosen.items() if len(self._axes()[key]) > 1}
            cell = Cell(number, first, self._contest(number, chosen), axes)
            first += cell.plan.games
            found.append(cell)
        return found

    def _axes(self) -> dict[str, list[Any]]:
        return {
            "seats": self.seats,
            **{f"options.{name}": values for name, values in self.options.items()},
            "players": self.players,
            "among": self.among,
            "bots": self.bots,
            **{f"seated.{seat}": names for seat, names in self.seated.items()},
        }

    def _grid(self) -> Iterator[dict[str, Any]]:
        axes = self._axes()
        for values in product(*axes.values()):
            yield dict(zip(axes, values, strict=True))

    def _contest(self, number: int, chosen: dict[str, Any]) -> sim.Plan:
        """What is played in a cell. A first table is laid: what cannot be played is told now."""
        options = {**self._taking_part(chosen["seats"]), **_below("options.", chosen)}
        among, bots = chosen["among"], [chosen["bots"]] if chosen["bots"] else []
        seed = f"{self.seed}/{number}"
        plan = sim.Plan(self.game, _below("seated.", chosen), options, seed, 1, among=among, bots=bots, follow=True)
        plan.players = chosen["players"]
        if among and bots:
            raise _At(BadValue("plan-among-and-bots"), "among")
        try:
            plan.games = plan.contest.games(self.games)
        except WealdError as error:
            raise _At(error, "seats" if chosen["seats"] else "options" if self.options else "game") from None
        return plan

    def _taking_part(self, seats: list[str]) -> Options:
        """Who takes part, as options."""
        known = {option.name for option in self.ruleset.options}
        return {seat: _YES if seat in seats else _NO for seat in self.ruleset.seats if seat in known} if seats else {}

    # what stands in the file

    def _ruleset(self) -> Ruleset:
        try:
            return library.ruleset(self.game)
        except UnknownName as error:
            raise _At(error, "game", value=self.game) from None

    def _line_ups(self, key: str, given: Any, check: Callable[[str], None]) -> list[list[str]]:
        """A list of names, or a list of such lists."""
        if isinstance(given, list) and given and all(isinstance(name, str) for name in given):
            given = [given]
        if not isinstance(given, list) or not all(isinstance(names, list) for names in given) or not given:
            raise _misfit(key, given)
        for names in given:
            for name in names:
                if not isinstance(name, str):
                    raise _misfit(key, name)
                _checked(check, name, key)
                if names.count(name) > 1:
                    raise _At(BadValue("plan-twice", name=name, key=key), key, value=name)
        if key == "players" and not all(given):
            raise _misfit(key, given)
        return [list(names) for names in given]

    def _names(self, content: dict[str, Any], key: str) -> list[str]:
        """One name or several; none at all is an axis with nothing on it."""
        given = content.get(key, [""])
        names = given if isinstance(given, list) else [given]
        for name in names:
            if not isinstance(name, str):
                raise _misfit(key, name)
            if key == "among" and name:
                _checked(_check_player, name, key)
        if not names:
            raise _misfit(key, given)
        return names

    def _table(self, content: dict[str, Any], key: str, kind: Any, check: Callable[..., None]) -> dict[str, list[Any]]:
        """Names with values, or with lists of values."""
        given = content.get(key, {})
        if not isinstance(given, dict):
            raise _misfit(key, given)
        found: dict[str, list[Any]] = {}
        for name, value in given.items():
            values = value if isinstance(value, list) else [value]
            if not values:
                raise _misfit(key, value, name)
            for each in values:
                if isinstance(each, bool) or not isinstance(each, kind):
                    raise _misfit(key, each, name)
                _checked(partial(check, name), each, key, name)
                if values.count(each) > 1:
                    raise _At(BadValue("plan-twice", name=str(each), key=name), key, name, value=each)
            found[name] = values
        return found

    def _check_seat(self, seat: str) -> None:
        self.ruleset.seat(seat)
        if seat not in {option.name for option in self.ruleset.options}:
            raise BadValue("plan-seats-fixed", game=self.game)

    def _check_option(self, name: str, value: int | str) -> None:
        known = {option.name: option for option in self.ruleset.options}
        if name not in known:
            raise UnknownName("option", name, known)
        known[name].read(value)

    def _check_seated(self, seat: str, player: str) -> None:
        self.ruleset.seat(seat)
        _check_player(player)


class _At(Exception):
    """An error, and where it is: the keys that lead there, and perhaps the value."""

    def __init__(self, error: WealdError, *keys: str, value: object = None) -> None:
        super().__init__(str(error))
        self.error = error
        self.keys = keys
        self.value = value


def read(path: Path) -> tuple[LabPlan, list[Cell]]:
    """The plan in a file, and its grid, all of which has been tried. What is wrong is told with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror if isinstance(error, OSError) else error.reason
        raise JournalError("file-not-readable", path=str(path), problem=problem) from None
    try:
        plan = LabPlan(tomllib.loads(text))
        return plan, plan.cells()
    except tomllib.TOMLDecodeError as error:
        problem, _, place = str(error).partition(" (at line ")
        line = int(place.partition(",")[0]) if place else len(text.splitlines())
        raise JournalError("plan-syntax", line, path=str(path), problem=problem) from None
    except _At as found:
        line = line_of(text, found.keys, found.value)
        raise JournalError(found.error.code, line, **{**found.error.facts, "path": str(path)}) from None


def _one(content: dict[str, Any], key: str, kind: Any, usual: Any = None) -> Any:
    value = content.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, kind) or value == "":
        raise _misfit(key, value)
    return value


def _misfit(key: str, value: object, *below: str) -> _At:
    return _At(BadValue("plan-value", key=key, value=str(value)), key, *below)


def _checked(check: Callable[[Any], None], value: Any, *keys: str) -> None:
    try:
        check(value)
    except WealdError as error:
        raise _At(error, *keys, value=value) from None


def _check_player(name: str) -> None:
    if name not in players.names():
        raise UnknownName("player", name, players.names())


def _each_alone(given: Any) -> Any:
    """Of players, names are an axis: each of them plays with others of its kind; a list within the list competes."""
    if isinstance(given, list):
        return [[one] if isinstance(one, str) else one for one in given]
    return [[given]]


def _below(prefix: str, chosen: dict[str, Any]) -> dict[str, Any]:
    return {key.removeprefix(prefix): value for key, value in chosen.items() if key.startswith(prefix)}
