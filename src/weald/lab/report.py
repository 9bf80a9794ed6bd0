"""The report of an experiment: sections of pictures and tables, made of its figures; one page, and the same as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from weald.engine.errors import BadValue
from weald.lab import charts, page
from weald.lab.figures import figures
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
    words = Words(told, Texts(results.ruleset.name))
    try:
        data.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        path.write_text(page.html(words.title(), words.lead(), words.sections(), words.texts), encoding="utf-8")
    except OSError as error:
        raise BadValue("results-not-writable", path=str(path), problem=error.strerror) from None
    return data


class Words:
    """The figures in words and pictures."""

    def __init__(self, told: dict[str, Any], texts: Texts) -> None:
        self.told = told
        self.texts = texts
        self.say = texts.say

    def title(self) -> str:
        return str(self.told["plan"]["name"])

    def lead(self) -> list[str]:
        """What was played, and how to read it."""
        told, plan = self.told, self.told["plan"]
        facts = {"game": plan["game"], "count": told["played"], "seed": plan["seed"], "cells": len(told["cells"])}
        lines = [self.say("report-lead", **facts, version=told["version"]["weald"])]
        line_ups = dict.fromkeys(row["line_up"] for row in told["lengths"])
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
        head = [*[self.say(f"report-{one}") for one in heads], *self._share_heads()]
        table = [[*[row[key] for key in keys], *_numbers(row)] for row in rows]
        mark = self.told["even"] if even else None
        of = heads[keys.index(series)] if series else ""
        picture = charts.shares(drawn, title, self.say("report-share"), mark, self.say(f"report-{of}") if of else "")
        note = self.say("report-even", share=f"{100 * mark:.1f}") if mark else ""
        return Section(kind, title, note, picture, head, table, len(keys))

    def _players(self) -> Section | None:
        rows = [{**row, "who": self._player(row)} for row in self.told["by_player"]]
        if self.told["team"] or len({row["line_up"] for row in rows}) == 1:
            return self._shares("by-player", ["player"], rows, ["who"]) if len(rows) > 1 else None
        return self._shares("by-player", ["line-up", "player"], rows, ["line_up", "who"], "who") if rows else None

    def _seats(self) -> Section | None:
        rows = [{**row, "who": self._seat(row), "by": self._among(row)} for row in self.told["by_seat"]]
        return self._apart("by-seat", "seat", "who", rows, "by")

    def _option(self, name: str, rows: list[Row]) -> Section | None:
        rows = [{**row, "worth": self._value(name, row["value"])} for row in rows]
        if self.told["team"]:
            made = self._apart("by-option", "value", "worth", rows, "line_up")
        else:
            rows = [{**row, "who": self._seat(row)} for row in rows]
            made = self._shares("by-option", ["seat", "value"], rows, ["who", "worth"], "worth")
        title = self.say("report-by-option", option=name)
        return made.called(f"by-{name}", title) if made else None

    def _places(self) -> Section | None:
        rows = self.told["by_place"]
        several = len({row["count"] for row in rows}) > 1
        places = []
        for row in rows:
            facts = {"place": row["place"], "count": row["count"]}
            places.append({**row, "at": self.say("report-place-of" if several else "report-place", **facts)})
        return self._apart("by-place", "place-head", "at", places, "line_up")

    def _counts(self) -> Section | None:
        rows = [{**row, "seats": self.say("report-seats", count=row["count"])} for row in self.told["by_count"]]
        return self._apart("by-count", "count", "seats", rows, "line_up")

    def _apart(self, kind: str, head: str, key: str, rows: list[Row], who: str) -> Section | None:
        """Shares by one thing, and apart for each kind of players if there are several."""
        if len({row[who] for row in rows}) > 1:
            return self._shares(kind, [head, "player"], rows, [key, who], who)
        return self._shares(kind, [head], rows, [key]) if len(rows) > 1 else None

    # how games ended, and went

    def _endings(self) -> Section | None:
        rows = self.told["endings"]
        if len(rows) == len({row["line_up"] for row in rows}):  # all ended in the same way
            return None
        head = [self.say(f"report-{one}") for one in ("player", "ending", "games", "share")]
        table = [[row["line_up"], self._law(row["law"]), str(row["games"]), _percent(row["share"])] for row in rows]
        drawn = [{**row, "value": row["line_up"], "series": ""} for row in self._by_law(rows)]
        title = self.say("report-endings")
        picture = charts.parts(drawn, title, "", self.say("report-games-share"))
        return Section("endings", title, "", picture, head, table, 2)

    def _difficulty(self) -> Section | None:
        rows = self.told["endings_by_difficulty"]
        if len({row["difficulty"] for row in rows}) < 2:
            return None
        head = [self.say(f"report-{one}") for one in ("player", "difficulty", "ending", "games", "share")]
        table = [
            [row["line_up"], str(row["difficulty"]), self._law(row["law"]), str(row["games"]), _percent(row["share"])]
            for row in rows
        ]
        drawn = [{**row, "value": row["difficulty"], "series": row["line_up"]} for row in self._by_law(rows)]
        title = self.say("report-endings-by-difficulty")
        picture = charts.parts(drawn, title, self.say("report-difficulty"), self.say("report-games-share"))
        return Section("difficulty", title, "", picture, head, table, 3)

    def _points(self) -> Section | None:
        rows = [{**row, "name": self._seat(row), "series": row["line_up"]} for row in self.told["points"]]
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
        table = [
            [*who, *[f"{course[at]:.1f}" if at in course else "" for at in marks]] for who, course in found.items()
        ]
        return Section("points", title, self.say("report-points-note"), picture, head, table, 2)

    def _lengths(self) -> Section:
        rows = [{**row, "series": row["line_up"]} for row in self.told["length_counts"]]
        title = self.say("report-lengths")
        picture = charts.histogram(rows, title, self.say(f"report-{self._unit()}"), self.say("report-games"))
        spans = ("mean", "median", "least", "most")
        head = [self.say(f"report-{one}") for one in ("player", "what", "games", *spans)]
        table = [
            [row["line_up"], self.say(f"report-{row['what']}"), str(row["games"]), *[_short(row[one]) for one in spans]]
            for row in self.told["lengths"]
        ]
        return Section("lengths", title, "", picture, head, table, 2)

    def _cells(self) -> Section | None:
        cells = self.told["cells"]
        if len(cells) < 2:
            return None
        heads = [key.partition(".")[2] or key for key in cells[0]["chosen"]]
        ends = ("games", f"mean-{self._unit()}", "mean-decisions")
        head = [self.say("report-cell"), *heads, *[self.say(f"report-{one}") for one in ends]]
        table = []
        for cell in cells:
            chosen = ["+".join(value) if isinstance(value, list) else str(value) for value in cell["chosen"].values()]
            numbers = [_short(cell["length"]), _short(cell["decisions"])]
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
        if row["line_up"] in (row["player"], BOT):
            return player
        return self.say("report-among", player=player, list=row["line_up"])

    def _seat(self, row: Row) -> str:
        if not row["is_bot"]:
            return self.texts.name("seat", row["seat"])
        return self.texts.note(f"bot-{row['seat']}", "apart") or self.texts.name("bot", row["seat"])

    def _value(self, option: str, value: object) -> str:
        return self.texts.name(option, value) if self.texts.has(f"{option}-{value}") else str(value)

    def _law(self, law: str) -> str:
        return f"{law} {self.texts.law_title(law)}".strip()

    def _by_law(self, rows: list[Row]) -> list[Row]:
        """Rows with the name of their law, and its place among all."""
        laws = sorted({row["law"] for row in rows})
        return [{**row, "name": self._law(row["law"]), "place": laws.index(row["law"])} for row in rows]


def _numbers(row: Row) -> list[str]:
    return [
        str(row["games"]),
        str(row["wins"]),
        _percent(row["share"]),
        f"{_percent(row['low'])} \N{EN DASH} {_percent(row['high'])}",
    ]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _short(number: float | None) -> str:
    return "" if number is None else f"{number:.1f}".removesuffix(".0")
