"""A contest as a picture: for each row a dot at the share of wins and a line over its 95 % interval. Plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

_LINE: Final = 22  # pixels from row to row
_NAMES: Final = 260  # pixels for the names
_SCALE: Final = 480  # pixels from 0 to 100 %
_EDGE: Final = 24
_TICKS: Final = range(0, 101, 25)
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#2b2a26}.head{font-weight:600}"
    ".small{font-size:11px;fill:#6b675c;text-anchor:middle}"
    "line{stroke:#d8d3c4}.even{stroke:#b4532a;stroke-dasharray:4 3}"
    ".span{stroke:#38614a;stroke-width:3}circle{fill:#38614a}"
)


class Bar(NamedTuple):
    """One row: a name, the share of wins and its interval, from 0 to 1."""

    name: str
    share: float
    low: float
    high: float


def svg(title: str, sections: Sequence[tuple[str, Sequence[Bar]]], even: float | None = None) -> str:
    """The picture. `even` marks the share that all would have if they were equal."""
    top = 2 * _LINE + _EDGE
    lines = sum(len(bars) + 1 for _, bars in sections)
    height, width = top + lines * _LINE + _EDGE, _NAMES + _SCALE + 2 * _EDGE
    parts = [text(_EDGE, _EDGE, title, "head")]
    for tick in _TICKS:
        parts.append(_rule(_at(tick / 100), top - 8, height - _EDGE))
        parts.append(text(_at(tick / 100), top - 14, f"{tick} %", "small"))
    if even is not None:
        parts.append(_rule(_at(even), top - 8, height - _EDGE, "even"))
    y = top
    for heading, bars in sections:
        y += _LINE
        parts.append(text(_EDGE, y - 6, heading, "head"))
        for bar in bars:
            y += _LINE
            parts.append(text(_EDGE, y - 6, bar.name))
            parts.append(f'<line class="span" x1="{_at(bar.low)}" x2="{_at(bar.high)}" y1="{y - 10}" y2="{y - 10}"/>')
            parts.append(f'<circle cx="{_at(bar.share)}" cy="{y - 10}" r="5"/>')
    inner = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img"><title>{escape(title)}</title><style>{STYLE}</style>\n'
        f'<rect width="{width}" height="{height}" fill="#fbf8ef"/>\n{inner}\n</svg>\n'
    )


def _at(share: float) -> float:
    return round(_EDGE + _NAMES + _SCALE * share, 1)


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x}" y="{y}"{_class(kind)}>{escape(words)}</text>'


def _rule(x: float, first: float, last: float, kind: str = "") -> str:
    return f'<line x1="{x}" x2="{x}" y1="{first}" y2="{last}"{_class(kind)}/>'


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""
