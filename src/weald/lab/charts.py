"""The pictures of a report, as SVG: nothing in them is run or fetched. Their colours are those of the page around."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any, Final

import altair as alt
import vl_convert

Row = dict[str, Any]

COLOURS: Final = [f"var(--s{number})" for number in range(1, 10)]
_SHAPES: Final = [
    "circle",
    "square",
    "diamond",
    "triangle-up",
    "triangle-down",
    "cross",
    "triangle-left",
    "triangle-right",
    "wedge",
]
_WIDTH: Final = 340  # with names beside it, a phone shows all of it at three quarters
_LINE: Final = 17  # pixels for a row with its interval
_BARS: Final = 40  # of a histogram
_LETTERS: Final = "system-ui, sans-serif"
_SIZE: Final = 13  # pixels of letters
_ROOM: Final = 15  # for how large letters there is room: those of a page may be wider than those that are measured here
_ABOVE: Final[dict[str, Any]] = {"orient": "top", "direction": "vertical", "columns": 2}  # where legends stand


def shares(rows: list[Row], title: str, of: str, even: float | None = None, series: str = "") -> str:
    """A dot at each share of wins and a line over its interval: a row for each `name`, a colour for each `series`."""
    names, kinds = _in_order(rows, "name"), _in_order(rows, "series")
    several = len(kinds) > 1
    y: dict[str, Any] = {"y": alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=300))}
    colour: dict[str, Any] = {}
    if several:
        y["yOffset"] = alt.YOffset("series:N", sort=kinds)
        colour["color"] = _colour("series", kinds, series)
    scale = alt.Scale(domain=[0, max(0.1, min(1.0, max(row["high"] for row in rows) * 1.05))])
    base = alt.Chart(alt.Data(values=rows)).encode(**y, **colour)
    plain: dict[str, Any] = {} if several else {"color": COLOURS[0]}
    axis = alt.Axis(format=".0%", tickCount=6)
    line = base.mark_rule(strokeWidth=2, **plain).encode(
        x=alt.X("low:Q", title=of, scale=scale, axis=axis), x2="high:Q"
    )
    dot = base.mark_point(filled=True, opacity=1, size=55, **plain).encode(
        x="share:Q", **({"shape": _shape("series", kinds, series)} if several else {})
    )
    height = alt.Step(_LINE * max(1, len(kinds)) if not several else _LINE)
    layers: list[Any] = [line, dot]
    if even is not None:
        mark = alt.Chart(alt.Data(values=[{"even": even}])).mark_rule(strokeDash=[4, 3], color="var(--even)")
        layers.insert(0, mark.encode(x="even:Q"))
    return _svg(alt.layer(*layers).properties(width=_WIDTH, height=height), title)


def histogram(rows: list[Row], title: str, of: str, count: str) -> str:
    """How many games (`games`) have which `length`, a picture below the other for each `series`."""
    lengths = [row["length"] for row in rows]
    step = 1 + (max(lengths) - min(lengths)) // _BARS
    first = min(lengths) // step * step
    drawn = [{**row, "from": row["length"] // step * step} for row in rows]
    axis = alt.Axis(labelAngle=0, labelOverlap=True, labelSeparation=8)
    scale = alt.Scale(domain=list(range(first, max(lengths) + 1, step)))
    bars = (
        alt.Chart()
        .mark_bar(color=COLOURS[0])
        .encode(x=alt.X("from:O", title=of, axis=axis, scale=scale), y=alt.Y("sum(games):Q", title=count))
    )
    pictures = _each(bars.properties(width=_WIDTH, height=110), drawn, _in_order(rows, "series"))
    return _svg(pictures.resolve_scale(y="independent"), title)  # of some there are many more games


def curves(rows: list[Row], title: str, of: str, points: str) -> str:
    """How the points of each `name` grow from round to round, a picture for each `series`."""
    names, kinds = _in_order(rows, "name"), _in_order(rows, "series")
    lines = (
        alt.Chart()
        .mark_line(point={"filled": True, "size": 30, "opacity": 1}, strokeWidth=2)
        .encode(
            x=alt.X("round:Q", title=of, axis=alt.Axis(tickMinStep=1)),
            y=alt.Y("points:Q", title=points),
            color=_colour("name", names, ""),
            shape=_shape("name", names, ""),
        )
    )
    return _svg(_each(lines.properties(width=_WIDTH, height=240), rows, kinds), title)


def parts(rows: list[Row], title: str, of: str, share: str) -> str:
    """How the games of each `value` are made up of `name`s, as bars of the same length, for each `series`."""
    names = _in_order(sorted(rows, key=lambda row: int(row["place"])), "name")
    kinds = _in_order(rows, "series")
    bars = (
        alt.Chart()
        .mark_bar(stroke="var(--paper)")
        .encode(
            y=alt.Y("value:O", title=of or None, sort=_in_order(rows, "value")),
            x=alt.X(
                "share:Q",
                title=share,
                stack="zero",
                axis=alt.Axis(format=".0%", tickCount=6),
                scale=alt.Scale(domain=[0, 1]),
            ),
            color=_colour("name", names, ""),
            order=alt.Order("place:Q"),
        )
    )
    return _svg(_each(bars.properties(width=_WIDTH, height=alt.Step(22)), rows, kinds), title)


def _each(chart: Any, rows: list[Row], kinds: Sequence[str]) -> Any:
    """The same picture for each of several series."""
    chart.data = alt.Data(values=rows)
    if len(kinds) < 2:
        return chart
    header = alt.Header(title=None, labelAnchor="start", labelFontWeight="bold", labelColor="currentColor")
    return chart.facet(facet=alt.Facet("series:N", sort=list(kinds), header=header), columns=1)


def _in_order(rows: list[Row], key: str) -> list[str]:
    return list(dict.fromkeys(row[key] for row in rows))


def _colour(field: str, kinds: Sequence[str], title: str) -> Any:
    colours = [COLOURS[at % len(COLOURS)] for at in range(len(kinds))]
    return alt.Color(f"{field}:N", title=title or None, sort=list(kinds), scale=alt.Scale(domain=kinds, range=colours))


def _shape(field: str, kinds: Sequence[str], title: str) -> Any:
    """Colour never stands alone."""
    shapes = [_SHAPES[at % len(_SHAPES)] for at in range(len(kinds))]
    return alt.Shape(f"{field}:N", title=title or None, sort=list(kinds), scale=alt.Scale(domain=kinds, range=shapes))


def _svg(chart: Any, title: str) -> str:
    ink: dict[str, Any] = {"labelColor": "currentColor", "titleColor": "currentColor"}
    lines: dict[str, Any] = {"gridColor": "var(--rule)", "domainColor": "var(--rule)", "tickColor": "var(--rule)"}
    drawn = (
        chart.configure(background="transparent", font=_LETTERS, padding=4)
        .configure_axis(labelFontSize=_ROOM, titleFontSize=_ROOM, titleFontWeight="normal", **ink, **lines)
        .configure_legend(labelFontSize=_ROOM, titleFontSize=_ROOM, labelLimit=300, **_ABOVE, **ink)
        .configure_header(labelFontSize=_ROOM)
        .configure_view(stroke=None)
    )
    found = vl_convert.vegalite_to_svg(drawn.to_dict())
    found = found.replace(f'font-size="{_ROOM}px"', f'font-size="{_SIZE}px"')
    found = re.sub(r"\d+\.\d{3,}", lambda number: f"{float(number[0]):.2f}".rstrip("0").rstrip("."), found)
    found = re.sub(
        r' (aria-\w+|role|xmlns:xlink)="[^"]*"', "", found
    )  # the picture has one name, and a table beside it
    return found.replace("<svg ", f'<svg role="img" aria-label="{escape(title, quote=True)}" ', 1)
