"""The report of an experiment: sections of pictures and tables, made of its figures; one page, and the same as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from weald.engine.errors import BadValue
from weald.lab import charts, page
from weald.lab.figures import figures
from weald.lab.names import Names
from weald.lab.page import Section
from weald.lab.store import BOT, Results
from weald.texts import Texts

Row = dict[str, Any]


def write(results: Results, path: Path) -> Path:
    """Write the page, and beside it its figures. Returns where those are."""
    told = figures(results)
    if not told["played"]:
        raise BadValue("nothing-played", path=str(results.folder))
    data = path.with_suffix(".json")
    words = Words(told, Names(results.ruleset, Texts(results.ruleset.name)))
    try:
        data.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        path.write_text(page.html(words.title(), words.lead(), words.sections(), words.texts), encoding="utf-8")
    except OSError as error:
        raise BadValue("results-not-writable", path=str(path), problem=error.strerror) from None
    return data


class Words:
    """The figures in words and pictures."""

    def __init__(self, told: dict[str, Any], names: Names) -> None:
        self.told = told
        self.names = names
        self.texts = names.texts
        self.say = names.texts.say

    def title(self) -> str:
        return str(self.told["plan"]["name"])

    def lead(self) -> list[str]:
        """What was played, and how to read it."""
        told, plan = self.told, self.told["plan"]
        facts = {
            "game": self.say(f"game-{plan['game']}"),
            "count": told["played"],
            "seed": plan["seed"],
            "cells": len(told["cells"]),
        }
        lines = [self.say("report-lead", **facts, version=told["version"]["weald"])]
        line_ups = dict.fromkeys(self.names.line_up(row["line_up"]) for row in told["lengths"])
        lines.append(self.say("report-players", list="; ".join(line_ups)))
        if told["played"] < told["wanted"]:
            lines.append(self.say("report-unfinished", played=told["played"], asked=told["wanted"]))
        lines.append(self.say("report-intervals"))
        return lines

    def sections(self) -> list[Section]:
        """All that has something to tell."""
        told = self.told
        found = [
            self._players(),
            self._seats(),
            *[self._option(name, rows) for name, rows in told["by_option"].items()],
            self._places(),
            self._counts(),
            self._endings(),
            self._difficulty(),
            self._points(),
            self._lengths(),
            self._cells(),
        ]
        return [section for section in found if section is not None]

    # who won

    def _shares(
        self, kind: str, heads: list[str], rows: list[Row], keys: list[str], series: str = "", even: bool = True
    ) -> Section:
        """A picture and a table of shares. A row of the picture is named by the columns that are no series."""
        title = self.say(f"report-{kind}")
        drawn = []
        for row in rows:
            name = " · ".join(row[key] for key in keys if key != series)
            drawn.append({**row, "name": name, "series": row[series] if series else ""})
        head = [*heads, *self._share_heads()]
        table = [[*[row[key] for key in keys], *self._numbers(row)] for row in rows]
        mark = self.told["even"] if even else None
        of = heads[keys.index(series)] if series else ""
        picture = charts.shares(drawn, title, self.say("report-share"), mark, of)
        note = self.say("report-even", share=self.names.percent(mark)) if mark else ""
        return Section(kind, title, note, picture, head, table, len(keys))

    def _players(self) -> Section | None:
        rows = [{**row, "who": self._player(row)} for row in self._rows("by_player")]
        player = self.say("report-player")
        if self.told["team"] or len({row["line_up"] for row in rows}) == 1:
            return self._shares("by-player", [player], rows, ["who"]) if len(rows) > 1 else None
        heads = [self.say("report-line-up"), player]
        return self._shares("by-player", heads, rows, ["line_up", "who"], "who") if rows else None

    def _seats(self) -> Section | None:
        rows = [{**row, "who": self.names.seat(row), "by": self._among(row)} for row in self._rows("by_seat")]
        return self._apart("by-seat", self.say("report-seat"), "who", rows, "by")

    def _option(self, name: str, rows: list[Row]) -> Section | None:
        head = self.names.option(name)
        rows = [{**row, "worth": self.names.value(name, row["value"])} for row in rows]
        if self.told["team"]:
            rows = self.names.with_players(rows)
            made = self._apart("by-option", head, "worth", rows, "line_up")
        else:
            rows = [{**row, "who": self.names.seat(row)} for row in rows]
            made = self._shares("by-option", [self.say("report-seat"), head], rows, ["who", "worth"], "worth")
        title = self.say("report-by-option", option=name, title=head)
        return made.called(f"by-{name}", title) if made else None

    def _places(self) -> Section | None:
        rows = self._rows("by_place")
        several = len({row["count"] for row in rows}) > 1
        places = []
        for row in rows:
            facts = {"place": row["place"], "count": row["count"]}
            places.append({**row, "at": self.say("report-place-of" if several else "report-place", **facts)})
        return self._apart("by-place", self.say("report-place-head"), "at", places, "line_up")

    def _counts(self) -> Section | None:
        rows = [{**row, "seats": self.say("report-seats", count=row["count"])} for row in self._rows("by_count")]
        return self._apart("by-count", self.say("report-count"), "seats", rows, "line_up")

    def _apart(self, kind: str, head: str, key: str, rows: list[Row], who: str) -> Section | None:
        """Shares by one thing, and apart for each kind of players if there are several."""
        if len({row[who] for row in rows}) > 1:
            return self._shares(kind, [head, self.say("report-player")], rows, [key, who], who)
        return self._shares(kind, [head], rows, [key]) if len(rows) > 1 else None

    # how games ended, and went

    def _endings(self) -> Section | None:
        rows = self._rows("endings")
        if len(rows) == len({row["line_up"] for row in rows}):  # all ended in the same way
            return None
        head = [self.say(f"report-{one}") for one in ("player", "ending", "games", "share")]
        table = [[row["line_up"], self.names.law(row["law"]), *self._part(row)] for row in rows]
        drawn = [{**row, "value": row["line_up"], "series": ""} for row in self._by_law(rows)]
        title = self.say("report-endings")
        picture = charts.parts(drawn, title, "", self.say("report-games-share"))
        return Section("endings", title, "", picture, head, table, 2)

    def _difficulty(self) -> Section | None:
        rows = self._rows("endings_by_difficulty")
        if len({row["difficulty"] for row in rows}) < 2:
            return None
        head = [self.say(f"report-{one}") for one in ("player", "difficulty", "ending", "games", "share")]
        table = [[row["line_up"], str(row["difficulty"]), self.names.law(row["law"]), *self._part(row)] for row in rows]
        drawn = [{**row, "value": row["difficulty"], "series": row["line_up"]} for row in self._by_law(rows)]
        title = self.say("report-endings-by-difficulty")
        picture = charts.parts(drawn, title, self.say("report-difficulty"), self.say("report-games-share"))
        return Section("difficulty", title, "", picture, head, table, 3)

    def _points(self) -> Section | None:
        rows = [{**row, "name": self.names.seat(row), "series": row["line_up"]} for row in self._rows("points")]
        if not any(row["points"] for row in rows):
            return None
        title, of = self.say("report-points"), self.say(f"report-after-{self._unit()}")
        picture = charts.curves(rows, title, of, self.say("report-points-head"))
        last = max(row["round"] for row in rows)
        marks = sorted({last * part // 4 for part in range(1, 5)})
        head = [self.say("report-player"), self.say("report-seat"), *[self._after(at) for at in marks]]
        found: dict[tuple[str, str], dict[int, float]] = {}
        for row in rows:
            found.setdefault((row["series"], row["name"]), {})[row["round"]] = row["points"]
        table = [[*who, *[self.names.number(course.get(at)) for at in marks]] for who, course in found.items()]
        return Section("points", title, self.say("report-points-note"), picture, head, table, 2)

    def _lengths(self) -> Section:
        rows = [{**row, "series": row["line_up"]} for row in self._rows("length_counts")]
        title = self.say("report-lengths")
        picture = charts.histogram(rows, title, self.say(f"report-{self._unit()}"), self.say("report-games"))
        spans = ("mean", "median", "least", "most")
        head = [self.say(f"report-{one}") for one in ("player", "what", "games", *spans)]
        table = [
            [
                row["line_up"],
                self.say(f"report-{row['what']}"),
                str(row["games"]),
                *[self.names.number(row[one]) for one in spans],
            ]
            for row in self._rows("lengths")
        ]
        return Section("lengths", title, "", picture, head, table, 2)

    def _cells(self) -> Section | None:
        cells = self.told["cells"]
        if len(cells) < 2:
            return None
        heads = [self.names.axis(key) for key in cells[0]["chosen"]]
        ends = ("games", f"mean-{self._unit()}", "mean-decisions")
        head = [self.say("report-cell"), *heads, *[self.say(f"report-{one}") for one in ends]]
        table = []
        for cell in cells:
            chosen = [self.names.at(key, value) for key, value in cell["chosen"].items()]
            numbers = [self.names.number(cell["length"]), self.names.number(cell["decisions"])]
            table.append([str(cell["cell"]), *chosen, str(cell["games"]), *numbers])
        return Section(
            "cells", self.say("report-cells"), self.say("report-cells-note"), "", head, table, 1 + len(heads)
        )

    # names

    def _unit(self) -> str:
        """What the length of a game is counted in."""
        return next((row["what"] for row in self.told["lengths"] if row["what"] != "decisions"), "decisions")

    def _after(self, number: int) -> str:
        return self.say(f"report-after-{self._unit()}-number", number=number)

    def _share_heads(self) -> list[str]:
        return [self.say(f"report-{one}") for one in ("games", "wins", "share", "interval")]

    def _player(self, row: Row) -> str:
        if row["player"] != BOT:
            return str(row["player"])
        return self.say("report-bot", level=row["level"])

    def _among(self, row: Row) -> str:
        """A player, and among whom if those are others."""
        player = self.say("report-bots") if row["player"] == BOT else str(row["player"])
        if row["line_up"] == player:
            return player
        return self.say("report-among", player=player, list=row["line_up"])

    def _by_law(self, rows: list[Row]) -> list[Row]:
        """Rows with the name of their law, and its place among all."""
        laws = sorted({row["law"] for row in rows})
        return [{**row, "name": self.names.law(row["law"]), "place": laws.index(row["law"])} for row in rows]

    # numbers

    def _rows(self, key: str) -> list[Row]:
        """A table of the figures, with its players by name."""
        return self.names.with_players(self.told[key])

    def _part(self, row: Row) -> list[str]:
        return [str(row["games"]), self.names.percent(row["share"])]

    def _numbers(self, row: Row) -> list[str]:
        share, low, high = (self.names.percent(row[key]) for key in ("share", "low", "high"))
        return [str(row["games"]), str(row["wins"]), share, f"{low} \N{EN DASH} {high}"]
